### A game that is over.

story-wins = Gana { $name }
story-win-together = Ganan { $first } y { $second }
story-nobody = Hasta aquí por hoy
story-summary = { $turns ->
    [one] Un turno
   *[other] { $turns } turnos
 }, { $fights ->
    [0] ningún combate
    [one] un combate
   *[other] { $fights } combates
 }, { $deaths ->
    [0] no ha muerto nadie
    [one] un funeral
   *[other] { $deaths } funerales
 }.
story-turn = { $turn ->
    [0] Antes del primer turno.
   *[other] Turno { $turn }.
 }
story-betrayal = Traición
story-remark-won = { $monster } pide que conste en acta que ganó{ $n ->
    [one] {" "}una vez.
    [2] {" "}dos veces.
   *[other] {" "}{ $n } veces.
 }
story-remark-lost = { $monster } pide que conste en acta que nadie le preguntó su versión.

award-luckiest = El dado con más suerte
award-fled = { $n ->
    [one] una huida
   *[other] { $n } huidas
 } de { $of }
award-treacherous = El puñal más afilado
award-treacherous-why = { $n ->
    [one] una traición
   *[other] { $n } traiciones
 }
award-friend = Mejor amistad
award-friend-why = { $n ->
    [one] ayudó una vez
    [2] ayudó dos veces
   *[other] ayudó { $n } veces
 }
award-haul = Botín más gordo
award-haul-why = { $n ->
    [one] un Tesoro
   *[other] { $n } Tesoros
 }
replay-why = Por qué { $who } hizo eso: { $reason }
