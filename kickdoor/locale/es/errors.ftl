### What went wrong, in one or two plain sentences.

error-no-message = El catálogo de { $detail } no tiene ningún mensaje llamado { $message }.
error-message-arguments = El mensaje { $message } no se puede decir con lo que ha recibido: { $detail }.
error-no-language = No hay catálogo para el idioma { $language }. Los hay para: { $known }.
error-changed-since-compiled = { $file }{ $more ->
    [0] {""}
    [one] { " " }y un archivo más
   *[other] { " " }y { $more } archivos más
 } han cambiado después de compilarse, y no sería eso lo que se ejecutara. `make fast` los vuelve a compilar; `make pure` sigue sin compilar.
