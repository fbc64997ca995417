### What happened at the table. $who does it, $other is the other player, $cards are names or "2 cards".

event-turn = Turno de { $who } ({ $amount }).
event-door = { $who } abre la puerta de una patada: { $cards }.
event-kept = { $who } se queda { $cards } en la mano.
event-gave = { $who } da { $cards } a { $other }.
event-discarded = { $who } descarta { $cards }.
event-tokens = { $who } { $gained ->
    [yes] toma
   *[no] entrega
 } una ficha{ $kind ->
    [none] {""}
   *[other] {" "}de { $kind }
 }.
event-table_said = { $gained ->
    [yes] La mesa dice que sí a lo que pregunta { $cards }.
   *[no] La mesa dice que no a lo que pregunta { $cards }.
 }
event-not_chased = { $cards } no persigue a { $who }.
event-escaped = { $who } escapa de { $cards }.
event-caught = ¡{ $cards } atrapa a { $who }! Mal Rollo.
event-rolled = { $who } saca un { $amount }{ $some ->
    [yes] {" "}por { $cards }
   *[no] {""}
 }.
event-sacrificed = { $who } sacrifica { $cards }.
event-slips_away = { $who } se escabulle de { $cards } sin tirar.
event-asked_help = { $who } pide ayuda a { $other }, a cambio de { $amount ->
    [-1] todos los Tesoros
    [0] ningún Tesoro
    [one] 1 Tesoro
   *[other] { $amount } Tesoros
 }{ $some ->
    [yes] {" "}y { $cards }
   *[no] {""}
 }.
event-volunteered = { $who } ofrece su ayuda a { $other }, a cambio de { $amount ->
    [-1] todos los Tesoros
    [0] nada
    [one] 1 Tesoro
   *[other] { $amount } Tesoros
 }.
event-helps = { $who } ayuda a { $other }.
event-broke = Palabra rota: { $who } juega { $cards } contra { $other }, por mucho trato que hubiera.
event-declined = { $who } dice que no a { $other }.
event-countered = { $who } quiere otras condiciones de { $other }: { $amount ->
    [-1] todos los Tesoros
    [0] ningún Tesoro
    [one] 1 Tesoro
   *[other] { $amount } Tesoros
 }{ $some ->
    [yes] {" "}y { $cards }
   *[no] {""}
 }.
event-level_up = { $who } sube { $amount ->
    [one] un Nivel
   *[other] { $amount } Niveles
 }.
event-level_down = { $who } pierde { $amount ->
    [one] un Nivel
   *[other] { $amount } Niveles
 }.
event-won_the_game = ¡{ $who } gana la partida!
event-unequipped = { $who } se quita { $cards }.
event-handed_on = { $who } pasa { $cards } a { $other }.
event-lost_cards = { $who } pierde { $cards }.
event-took = { $who } se lleva { $cards }.
event-shows = { $who } enseña { $cards }{ $has ->
    [yes] {" "}a { $other }
   *[no] {""}
 }.
event-peeked = { $who } mira { $cards }.
event-revealed = { $who } descubre { $cards }.
event-die_turned = El dado se gira a { $amount }.
event-played = { $who } juega { $cards }{ $aimed ->
    [yes] {" "}sobre { $on }
   *[no] {""}
 }.
event-used = { $who } usa { $cards }{ $aimed ->
    [yes] {" "}sobre { $on }
   *[no] {""}
 }.
event-died = ¡{ $who } muere!
event-role_taken = { $who } toma el Papel { $cards }.
event-laid_out = El cadáver de { $who } queda a la vista: { $cards }.
event-looted = { $who } saquea { $cards }.
event-back = { $who } vuelve con un munchkin nuevo y ocho cartas.
event-offers = { $who } { $some ->
    [yes] ofrece { $cards }
   *[no] no ofrece nada
 } a { $other }{ $amount ->
    [0] , de regalo
    [one] {" "}por un Objeto
   *[other] {" "}por { $amount } Objetos
 }.
event-traded = { $who } y { $other } hacen un cambio: { $cards }.
event-sold = { $who } vende { $cards } por { $amount } piezas de oro.
event-fight = { $who } se topa con { $cards }. ¡A luchar!
event-won = { $who } gana el combate por { $amount }.
event-lost = { $amount ->
    [0] Empate: { $who } pierde el combate
   *[other] { $who } pierde el combate por { $amount }
 } y tiene que huir.
event-fight_over = El combate ha terminado.
event-joined = { $cards } se une al combate.
event-mate = ¡Ahora son dos!
event-boost = { $cards } da { $signed }{ $by ->
    [yes] {" "}a { $who }
   *[no] {""}
 }.
event-killed = { $who } mata a { $cards }.
event-removed = { $cards } queda fuera del combate.
event-left_the_fight = { $who } deja el combate.
event-took_over = { $who } lucha en su lugar.
event-cursed = { $has ->
    [yes] ¡{ $other } lanza { $cards } a { $who }!
   *[no] ¡{ $cards } cae sobre { $who }!
 }
event-found_nothing = { $cards } no encuentra nada que quitarle a { $who }.
event-immune = { $cards } no le hace nada a { $who }.
event-cancelled = { $cards } se anula.
event-reshuffled = { $amount ->
    [0] El descarte de Puertas se baraja y es el nuevo mazo.
   *[other] El descarte de Tesoros se baraja y es el nuevo mazo.
 }
event-placed = { $who } pone en juego { $cards }.
event-dropped = { $who } renuncia a { $cards }.
event-sex_changed = { $who } cambia de sexo.
event-put_down = { $who } deja { $cards } en la mesa.
event-equipped = { $who } se pone { $cards }.
event-loaded = { $who } hace que le lleven { $cards }.
event-picked = { $who } escoge { $cards }.
event-paid = { $who } da { $cards } a { $other }, como se acordó.
event-drew = { $who } roba { $cards }.
event-drew_up = { $who } roba { $cards }, boca arriba.

did-kick = { $who } abre la puerta de una patada.
did-trouble = { $who } busca bronca.
did-loot = { $who } saquea la sala.
did-listen = { $who } escucha a la puerta.
did-keep = { $who } se queda { $card }.
did-end = { $who } termina el turno.
did-play = { $who } juega { $card }.
did-join = { $who } mete { $card } en el combate.
did-use = { $who } usa { $card }.
did-equip = { $who } se pone { $card }.
did-unequip = { $who } se quita { $card }.
did-sell = { $who } vende algo.
did-give = { $who } da algo.
did-discard = { $who } descarta algo.
did-trade = { $who } ofrece un cambio.
did-snap = { $who } encaja { $card } con otra arma.
did-unsnap = { $who } desmonta { $card }.
did-carry = { $who } hace que le lleven { $card }.
did-sacrifice = { $who } sacrifica { $card }.
did-drop = { $who } renuncia a { $card }.
did-ask = { $who } pide ayuda.
did-volunteer = { $who } ofrece ayuda.
did-leave = { $who } deja el combate.
did-run = { $who } huye de { $card }.
did-show = { $who } enseña una carta.
did-undo = Se deshace una jugada. Lo que se había visto desde entonces ha vuelto a su montón, que se ha barajado de nuevo.
did-stir = { $who } añade una palabra a la baraja.
did-level = { $who } fija un Nivel, por decisión de la mesa.
did-place = { $who } mueve { $card }, por decisión de la mesa.
did-adjourn = La mesa lo deja por hoy.
