### Records and saves that don't hold: where, what is wrong, what would be right.

record-none-in-save = Esta partida guardada no lleva acta: empezó en una mesa preparada.
record-no-record = Este archivo no es el acta de una partida: su primera línea debería ser «kickdoor record».
record-cut-off = Línea { $line }: aquí se corta el acta. Se copió o se escribió solo en parte.
record-no-end = El acta se corta tras la línea { $line }: falta la última línea, que dice si la partida ha acabado o sigue en marcha.
record-bad-end = Línea { $line }: la última línea del acta no encaja con lo que hay encima. Dice «{ $found }»; debería decir «{ $wanted }».
record-seed-too-early = Línea { $line }: el acta revela su semilla, cosa que una partida hace al acabar, pero dice que la partida sigue en marcha.
record-header-key = Línea { $line }: la cabecera debería decir aquí { $wanted }, no { $found }.
record-header-value = Línea { $line }: lo que dice la cabecera sobre { $key } no se puede leer.
record-header-type = La cabecera del acta tiene un valor de una clase que no es.
record-other-format = Línea { $line }: esta acta es del formato { $found }; este kickdoor lee el formato { $wanted }.
record-other-version = Línea { $line }: esta acta la hizo kickdoor { $found }, y este es kickdoor { $wanted }, que puede tener otras reglas.
record-other-cards = Línea { $line }: las cartas de { $sets } son ahora otras que cuando se hizo esta acta.
record-changed = La línea { $line } no se sigue de las de encima: algo se ha cambiado, añadido o quitado. Su marca es { $found }; debería ser { $wanted }.
record-bad-line = La línea { $line } del acta no se entiende.
record-unknown-card = Línea { $line }: en estas cajas no hay ninguna carta llamada { $card }.
record-move-number = Línea { $line }: aquí está la jugada { $found }, pero ahora toca la jugada { $wanted }.
record-after-end = La línea { $line } viene después del final de la partida.
record-refused = Línea { $line }: la jugada «{ $move }» va contra la regla { $rule }.
record-other-pile = Línea { $line }: lo barajado tiene otras cartas que el montón.
record-fate-missing = Línea { $line }: lo que decidió el azar no es lo que pide la partida. El acta dice { $found }; la partida tiene { $wanted }.
record-fate-not-of-seed = Línea { $line }: aquí la semilla no fijó el azar. El acta dice { $found }; según la semilla es { $wanted }.
record-other-seed = La semilla revelada no es la que se prometió antes de la primera jugada: su SHA-256 es { $found }, y se prometió { $wanted }.
record-other-end = Línea { $line }: el acta dice que gana { $found }, pero las jugadas llevan a { $wanted }.
record-other-state = El acta lleva a otro estado de la partida que el que se guardó con ella.
record-made-up-cards = De una partida con cartas inventadas no se puede hacer acta: un acta nombra las cartas por su caja.
record-not-written = El acta { $file } no se puede escribir: { $reason }.
record-not-read = El acta { $file } no se puede leer: { $reason }.

save-no-save = Este archivo no es una partida guardada.
save-broken = Esta partida guardada está rota o cortada.
save-changed = Esta partida guardada se cambió o se dañó después de guardarla.
save-other-format = Esta partida guardada es del formato { $found }; este kickdoor lee el formato { $wanted }.
save-other-version = Esta partida la guardó kickdoor { $found }, y este es kickdoor { $wanted }, que puede tener otras reglas.
save-other-cards = Las cartas de { $sets } son ahora otras que cuando se guardó esta partida.
save-not-written = La partida no se puede guardar en { $file }: { $reason }.
save-not-read = La partida guardada { $file } no se puede leer: { $reason }.
