### What went wrong, in one or two plain sentences.

error-no-message = There is no message called { $message } in the catalogue for { $detail }.
error-message-arguments = The message { $message } can't be said with what it was given: { $detail }.
error-no-language = There is no catalogue for the language { $language }. There is one for { $known }.
error-changed-since-compiled = { $file }{ $more ->
    [0] {""}
    [one] { " " }and one more file
   *[other] { " " }and { $more } more files
 } changed after it was compiled, and would not be what runs. `make fast` compiles it again, `make pure` goes on without.
