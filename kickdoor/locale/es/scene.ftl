# Scenario files and the verbs in them.

scene-line-good = bien  { $sentence }
scene-line-bad = MAL   { $sentence }: { $what } ({ $file })
scene-summary = { $count ->
    [one] { $count } escenario, { $failed } con fallos.
   *[other] { $count } escenarios, { $failed } con fallos.
}
scene-in-step = paso { $number } ({ $step }): { $what }
scene-differs = { $what } debería ser { $wanted } pero es { $found }
scene-not-legal = { $player } no puede hacer eso ahora ({ $why }). Legal al empezar: { $legal }
scene-not-refused = a { $player } se le debería rechazar «{ $step }», pero es legal
scene-other-rule = lo rechaza { $rule }, no { $wanted }
scene-should-be-legal = { $what }: «{ $step }» debería ser legal pero lo rechaza { $rule }
scene-should-be-illegal = { $what }: «{ $step }» se debería rechazar pero es legal
scene-not-waited-for = a { $player } no se le está esperando, así que no hay nada que pasar
scene-illegal-set-up = la preparación rompe { $rule } { $what }
scene-several = el paso deja abierto lo que su jugador decide en ese momento; di cuál de estos: { $options }
scene-no-file = no existe ese archivo o carpeta
scene-empty-folder = la carpeta no contiene archivos de escenario, cuyos nombres acaban en .yaml
scene-unreadable = el archivo no se puede leer como texto
scene-bad-yaml = esto no es YAML: { $problem }
scene-too-deep = hay demasiadas listas y asociaciones unas dentro de otras
scene-empty = el archivo no contiene ningún escenario
scene-not-a-map = aquí se espera un mapa de nombres a valores
scene-not-a-list = aquí se espera una lista, como [esto, aquello]
scene-yes-or-no = aquí se espera true o false
scene-missing = al escenario le falta «{ $word }»
scene-twice = «{ $word }» está escrito dos veces
scene-unknown-key = palabra desconocida «{ $word }»{ $nearest ->
    [0] .
   *[other] ; ¿querías decir «{ $nearest }»?
}
scene-unknown-step = jugador o paso desconocido «{ $word }»; ¿querías decir «{ $nearest }»?
scene-players = un escenario sienta de dos a seis jugadores, no { $count }
scene-player-name = nadie puede llamarse "{ $word }", porque así empiezan otros pasos o lo que debe ser verdad
scene-level = un Nivel es un número del 1 al 19
scene-sex = el sexo es male o female, no «{ $word }»
scene-inside = algo ha ido mal dentro de kickdoor ({ $kind }: { $what })
scene-token = en estas cajas no hay ninguna ficha «{ $word }»; ¿querías decir «{ $nearest }»?
scene-dead = dead es true, false o back, no «{ $word }»
scene-no-tokens = estas cajas no tienen fichas, así que no hay «{ $word }»
scene-wrong-kind = «{ $word }» no tiene sitio en «{ $place }»
scene-not-a-step = un paso es un jugador o una palabra con lo que dice, como «aric: kick»
scene-not-text = aquí se espera una frase con palabras
scene-too-many = la partida solo tiene { $count } de «{ $word }», menos de las que pone el escenario
scene-not-there = «{ $word }» no está en la mesa de ese jugador
scene-other-pile = «{ $word }» no es del montón { $pile }
scene-no-such-pile = no hay montones de «{ $word }»; ¿querías decir «{ $nearest }»?
scene-piles-shared = todos los mazos son comunes, así que "{ $word }" no tiene uno propio; eso pide la opción piles_per_set
scene-no-set = nombra al menos un juego, como [base]
scene-not-a-number = aquí va un número entero
scene-curse-passes = "{ $word }" no dura, así que no puede estar ante un jugador
scene-dice = los dados son números del 1 al 6
scene-phase = no hay ninguna fase «{ $word }»; ¿querías decir «{ $nearest }»?
scene-count = «{ $word }» no es un número de cartas; escríbelo como «4 cards»
scene-rule = el reglamento no tiene ninguna regla «{ $word }»; ¿querías decir «{ $nearest }»?
scene-refuses-nobody = una negativa nombra al jugador y el paso que se le niega, como «aric: kick»
scene-tokens = cuántas fichas «{ $word }» hay es un número entero, 0 o más
notation-verb = verbo desconocido «{ $verb }»; ¿querías decir «{ $nearest }»?
notation-too-much = después de «{ $verb }» no va nada, tampoco «{ $rest }»
notation-incomplete = a «{ $verb }» le faltan palabras
notation-player = no hay ningún jugador «{ $word }»; ¿querías decir «{ $nearest }»?
notation-card = no hay ninguna carta «{ $word }»; ¿querías decir «{ $nearest }»?
notation-ability = ninguna carta tiene una capacidad «{ $word }»
notation-terms = las condiciones se escriben como «2 treasures, suzan first»; no «{ $word }»
notation-option = «{ $word }» no está entre lo que se ofrece
scene-in-the-game = en la partida
