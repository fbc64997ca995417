### What is wrong with a card or set file. `near` is the nearest known word, or empty.

language-problem = { $file }, line { $line }{ $card ->
    [none] { "" }
   *[other] , { $card }
 }: { $fault }
language-near = Did you mean { $near }?
language-no-yaml = this is no YAML (column { $column }).
language-no-file = there is no such file, or it can't be read as UTF-8.
language-mistyped = { $value } is read as something else than it looks like. Write a whole number, true, or quote it.
language-wrong-type = { $found } stands where { $wanted ->
    [number] a whole number
    [true] the word true
    [list] a list
    [map] a map
   *[other] a name
 } belongs.
language-negative = { $value } must not be less than 0.
language-key-twice = { $word } is written twice.
language-too-deep = the pieces are nested too deeply.
language-unknown-key = { $of } has no { $word }.
language-unknown-word = there is no { $family } called { $word }.
language-unknown-value = { $word } is not known here.
language-two-words = { $first } and { $second } are words of their own: write two maps.
language-missing-argument = { $of } needs { $argument }.
language-not-a-word = { $value } must be small letters and digits with underscores.
language-not-a-name = { $value } has no letter or digit to make an id of.
language-no-kind = no kind of card is given{ $word ->
    [none] .
   *[other] : { $word } is none.
 }
language-two-kinds = a card is of one kind: { $first } or { $second }.
language-not-of-kind = { $fact } doesn't go with a card of the kind { $kind }.
language-bad-fact = { $value } won't do for { $fact }.
language-id-twice = the id { $id } is taken by the card of line { $other }.
language-faces = a roll table names the faces 1 to 6 in order, each once; face { $face } is out of place.
language-does-nothing = an ability must do something or stand instead of something.
language-no-name = an ability that may be used needs a name.
language-name-twice = two abilities are called { $name }.
language-limit-without-per = limit and per belong together.
language-fact-doubled = { $fact } is given as a plain fact and once more, without a condition, under gives.
language-stands-for-nothing = there is nothing here that { $noun } could stand for.
language-outside-its-moment = { $noun } means nothing at this moment.
language-unknown-trait = no card gives the trait { $word }.
language-unknown-card = there is no card with the id { $word }.
language-players = players must be two numbers, the fewest (2 or more) and the most.
language-other-deck = a card of the deck { $deck } stands in the other deck's file.
language-count = the deck { $deck } has { $found } cards, but the manifest says { $wanted }.
