### Pictures of a game at the online table: the fight in words, what is asked, what a move comes to.

# --- the fight ---

table-sum-level = Nivel de { $who }
table-sum-its-level = { $name }: su Nivel
table-sum-against = { $name }: por su propio texto
table-verdict-running = ¡A correr!
table-verdict-tie = Empate{ $wins ->
    [yes] , que ganan los munchkins
   *[no] {""}
 }
table-verdict-ahead = { $n } de ventaja
table-verdict-short = { $n ->
    [one] falta { $n }
   *[other] faltan { $n }
 }
table-win = { $levels ->
    [one] 1 Nivel
   *[other] { $levels } Niveles
 }, { $treasures ->
    [one] 1 Tesoro
   *[other] { $treasures } Tesoros
 }.
table-runs = { $way ->
    [spared] Nadie persigue a { $who }
    [always] { $who } escapa seguro
    [never] { $who } no tiene escapatoria
   *[roll] { $n ->
        [7] { $who } no puede sacar bastante para escapar
        [6] { $who } escapa con un 6
       *[other] { $who } escapa con { $n } o más
    }
 }{ $all ->
    [yes] .
   *[no] {" "}({ $foes }).
 }
table-bad-stuff = { $name }: { $text }
table-helps = { $who } ayuda.
table-helps-for = { $who } ayuda a cambio de { $terms }.
table-outcome = { $ours } contra { $theirs }
table-slot-hands = Manos
table-wants-help = ayuda en este combate

# --- what is asked ---

table-i-fight = { $winning ->
    [yes] ¡Lucho!: tal como está, gano
   *[no] ¡Lucho!: tal como está, me toca huir
 }
table-over = { $n ->
    [0] La partida ha terminado.
    [one] ¡Victoria de { $names }!
   *[other] ¡Victoria compartida de { $names }!
 }
table-why-window = { $moment ->
    [won] Ya no se mete nadie más: solo vale una carta que responda a una victoria.
    [lost] Ya no se mete nadie más: solo vale una carta que responda a una derrota.
   *[other] Ahora puede meterse cualquiera.
 }
table-why-many = Elige y confirma.
table-chooses = { $who } elige{ $some ->
    [yes] {" "}por { $card }
   *[no] {""}
 }.
table-why-offer = Responde { $who }. Mientras, el reloj está parado.
table-opening = Antes del primer turno: pon en la mesa { opening-cards }, si tienes.
table-why-opening = La primera patada se da cuando todo el mundo esté a punto.
table-fight-yours = { $winning ->
    [yes] Luchas, y vas ganando. Dilo cuando quieras.
   *[no] Luchas, y vas perdiendo. Busca ayuda, o juega algo.
 }
table-fight = { $who } lucha, y { $winning ->
    [yes] va ganando.
   *[no] va perdiendo.
 }
table-why-haggle-yours = Cuando digas que luchas, los demás tendrán su última ocasión de meterse.
table-why-haggle = Ayuda, estorba o regatea. La última ocasión llega cuando lo diga { $who }.
table-fight-window = { $person ->
    [you] Luchas, y { $winning ->
        [yes] ganas
       *[no] pierdes
    }
   *[other] { $who } lucha, y { $winning ->
        [yes] gana
       *[no] pierde
    }
 } si nadie se mete.
table-why-fight-window = { $role ->
    [fighter] Última oportunidad de los demás; tú también puedes jugar cartas todavía.
    [helper] Última oportunidad de los demás; tú también puedes jugar cartas todavía.
   *[other] Última oportunidad de meterse: se decide cuando nadie haga nada más.
 }
table-waits = { $step ->
    [arrange] Turno de { $who }: pone orden, y luego, la puerta.
    [opened] { $who } no ha encontrado monstruo: busca bronca o saquea la sala.
    [charity] El turno de { $who } casi ha terminado.
    [found] { $who } ha encontrado algo.
    [run] { $who } huye.
   *[other] Turno de { $who }.
 }

## Buttons beside their card, or at a place that says the rest.
table-short-pass = { $kind ->
    [opening] A punto
    [fights] ¡Lucho!
   *[pass] Paso
 }
table-short-kick = ¡Patada!
table-short-listen = Escuchar a la puerta
table-short-trouble = Buscar bronca
table-short-loot = Saquear la sala
table-short-keep = Me la quedo
table-short-end = Fin del turno
table-short-run = Huir
table-short-accept = Acepto
table-short-decline = No, gracias
table-short-counter = Cambiarlo
table-short-ask = Pedir ayuda
table-short-volunteer = Ofrecer ayuda
table-short-leave = Dejar el combate
table-short-sell = Vender
table-short-trade = Cambiar
table-short-discard = Descartar
table-short-give = Dar{ $to ->
    [none] {""}
   *[other] {" "}a { $to }
 }
table-short-drop = Renunciar
table-short-show = Enseñar
table-short-equip = Ponerse{ $bonus ->
    [none] {""}
   *[other] , { $bonus }
 }
table-short-unequip = Quitarse
table-short-play = { $kind ->
    [replacing] En lugar de { $of }
    [class] Ser { $of }
    [race] Ser { $of }
    [item] Solo llevarlo
    [curse] Lanzar a
    [laid_down] Dejarlo en la mesa
    [one_shot] Usar
   *[other] Jugar
 }
table-short-use = { $kind ->
    [none] Usar
   *[other] { $kind }
 }
table-short-join = Meter en el combate
table-short-sacrifice = Sacrificar
table-short-carry = Que lo lleve otro
table-short-snap = Encajar
table-short-unsnap = Desmontar
