### The terminal table.

play-a-card = una carta
play-that-card = esa carta
play-nobody = nadie
play-nothing = nada
play-and = { $before } y { $last }
play-n-cards = { $n ->
    [one] una carta
   *[other] { $n } cartas
 }
play-owned = { $card } ({ $who })
play-side-munchkins = los munchkins
play-side-monsters = los monstruos
play-terms-nothing = nada
play-terms-all = todos los Tesoros{ $named ->
    [yes] , { $first } elige primero
   *[no] {""}
 }
play-terms-treasures = { $n ->
    [one] 1 Tesoro
   *[other] { $n } Tesoros
 }{ $named ->
    [yes] , { $first } elige primero
   *[no] {""}
 }
play-tokens = fichas: { $tokens }
play-tokens-of = { $n } { $kind }
play-fight-tokens = Fichas que muestran: { $tokens }
play-token-kind = { $kind ->
    [meat] Carne
    [veggie] Verdura
    [drink] Bebida
    [dessert] Postre
   *[other] { $kind }
 }
play-terms-token = una ficha de { $kind }
play-terms-tokens = { $n ->
    [one] 1 ficha de los monstruos
   *[other] { $n } fichas de los monstruos
}
play-terms-tokens-all = todas las fichas de los monstruos
play-terms-truce = este turno, nada de Maldiciones entre ambos
play-terms-promise = { $card }, jugada sobre quien ayuda
play-brief = { $card } ({ $facts })
play-kind-monster = Monstruo
play-kind-enhancer = Refuerzo
play-kind-curse = { $of ->
    [none] Maldición
    [Trap] Trampa
   *[other] { $of }
 }
play-kind-class = Clase
play-kind-race = Raza
play-kind-item = Objeto
play-kind-one_shot = Un uso
play-kind-hireling = Mercenario
play-kind-sidekick = Compinche
play-kind-ally = Aliado
play-kind-power = Poder
play-kind-affiliation = Afiliación
play-kind-role = Papel
play-kind-rule = Regla de la caja
play-kind-door = Puerta especial
play-kind-treasure = Tesoro especial
play-fact-level = Nivel { $n }
play-fact-treasures = { $n ->
    [one] 1 Tesoro
   *[other] { $n } Tesoros
 }
play-fact-slot = { $slot ->
    [headgear] Casco
    [armor] Armadura
    [footgear] Calzado
   *[other] { $slot }
 }
play-fact-hands = { $n ->
    [one] 1 mano
   *[other] { $n } manos
 }
play-fact-big = Grande
play-trait = { $trait ->
    [male] hombre
    [female] mujer
    [human] Humano
    [classless] sin Clase
   *[other] { $words }
 }
play-fact-only = solo para { $who }
play-fact-not-for = no para { $who }
play-fact-gold = { $n } de oro

play-title-start = Antes del primer turno - Empezará { $who }
play-title = Turno { $turn } - { $who } - { $phase }
play-phase-start = antes del primer turno
play-phase-arrange = preparativos
play-phase-open = la puerta está abierta
play-phase-fight = combate
play-phase-run = huida
play-phase-charity = fin del turno
play-phase-over = la partida ha acabado
play-column-player = Jugador
play-column-level = Nivel
play-column-strength = Fuerza
play-column-hand = Mano
play-column-what = Munchkin
play-dead = de cuerpo presente, vuelve enseguida
play-who = { $traits } ({ $sex ->
    [male] hombre
   *[female] mujer
 })
play-human = Humano
play-no-class = sin Clase
play-uses = en uso: { $cards }
play-beside = con: { $cards }
play-carries = lleva: { $cards }
play-curses = le pesa: { $cards }
play-gear-run = (huir { $n })
play-gear-big = [Grande]
play-gear-off = [ahora no sirve]
play-gear-on = [en { $card }]
play-fight-munchkins = MUNCHKINS { $total }: { $sum }
play-fight-monsters = MONSTRUOS { $total }: { $sum }
play-fight-winning = Tal como están las cosas, los munchkins GANAN{ $tie ->
    [yes] {" "}(hay empate, y entre ellos hay quien gana los empates)
   *[no] {" "}por { $n }
 }.
play-fight-losing = Tal como están las cosas, los munchkins PIERDEN{ $tie ->
    [yes] : el empate se pierde
   *[no] {" "}por { $n }
 }.
play-fight-stakes = Ganar da { $levels ->
    [one] 1 Nivel
   *[other] { $levels } Niveles
 } y { $treasures ->
    [one] 1 Tesoro
   *[other] { $treasures } Tesoros
 }.
play-fight-running = El combate está perdido. ¡A correr!
play-part = { $name } { $n }
play-cards-played = cartas jugadas
play-mate = { $name } bis
play-enhanced = { $name } ({ $by })
play-hand = Tu mano: { $n ->
    [one] 1 carta
   *[other] { $n } cartas
 }{ $named ->
    [yes] {" "}(al final de tu turno pueden quedar { $limit })
   *[no] {""}
 }
play-hand-card = {"  "}- { $card }
play-text = { $card }: { $text }
play-hand-empty = Tu mano está vacía.

play-prompt = { $name }>
play-more = { $n ->
    [one] una posibilidad más
   *[other] { $n } posibilidades más
 }
play-go-on = Ahora nada: seguir
play-before-turn = Empieza el turno de { $who }. { $named ->
    [yes] { $you }, ¿quieres hacer algo antes?
   *[no] {""}
 }
play-on-whom = { $what }: ¿a quién o a qué?
play-pick-one = Un número, o Intro para volver:
play-pick-many = Números, o Intro para volver:
play-pick-many-or-none = Números, 0 para nada, o Intro para volver:
play-word-back = atrás
play-word-nobody = nadie
play-word-no = no
play-type-something = Escribe el número de una posibilidad, o «help».
play-no-such-number = Los números van del 1 al { $most }.
play-numbers-only = Escribe números del 1 al { $most }, o Intro para volver.
play-one-number = Los números, de uno en uno.
play-nothing-more = No hay más posibilidades.
play-ambiguous = «{ $word }» puede ser { $names }. Escribe un poco más.
play-not-understood = «{ $text }» no se entiende.
play-try-help = Escribe un número, o «help».
play-no-card = No hay ninguna carta llamada «{ $word }».
play-no-player = «{ $word }» no es uno de estos nombres: { $names }.
play-not-now = { $name } no puede hacer nada en este momento.
play-anybody = ¿Alguien quiere meterse ({ $names })? Un nombre, o Intro si nadie quiere:
play-anybody-again = Escribe uno de estos nombres: { $names }; o Intro si nadie quiere.
play-curtain = El teclado pasa a { $name }. Los demás, a mirar para otro lado.
play-curtain-ready = { $name }, pulsa Intro cuando nadie más esté mirando:
play-log-empty = Todavía no ha pasado nada.
play-saved = Guardada: { $file }

play-before-decision = Sigue el turno de { $who }. { $named ->
    [yes] { $you }, ¿quieres hacer algo antes?
   *[no] {""}
 }
play-wait = Se te preguntará antes de la próxima decisión, la tome quien la tome.

play-quick = { $on ->
    [yes] Rápido: no se te pregunta cuando solo puedes pasar.
   *[no] Sin prisas: se te pregunta cada vez.
 }
play-goes-on = La partida sigue, pero desde aquí no se puede retomar.
play-save-bad = La partida guardada { $file } no se puede usar: { $reason } Retoma otra con «--file», o empieza una nueva.
play-save-no-table = No dice quién está sentado a la mesa.
play-save-elsewhere = Alguien que sigue con la misma partida ha cambiado { $file }. La suya se queda como está; «save NOMBRE» guarda la tuya con otro nombre.
play-nothing-to-resume = En { $folder } no hay ninguna partida a medias. «kickdoor play» empieza una nueva.
play-over = La partida ha acabado
play-winners = { $n ->
    [one] ¡Gana { $names }!
   *[other] ¡Ganan { $names }!
 }

play-welcome = Abre la puerta de una patada. Combate con lo que haya detrás. Vende su sombrero.
play-ask-name = ¿Cómo te llamas? (Intro: { $name })
play-default-name = Tú
play-ask-bots = ¿Cuántos bots juegan contra ti, de { $fewest } a { $most }? (Intro: { $usual })
play-no-such-bots = { $typed } no es un número de { $fewest } a { $most }.
play-bad-name = Un nombre es una sola palabra de letras y cifras, no { $name }.
play-seats = A la mesa: { $names }. Escribe «help» cuando quieras.
play-a-bot = { $name } (bot)
play-resumed = Hola otra vez. La partida sigue donde se quedó.
play-resumed-bare = Esta partida se guardó sin sus jugadas. Lo hecho antes no se puede deshacer, y no habrá acta de la partida.
play-resumed-strays = Las jugadas que se guardaron con esta partida no llevan a donde está. { $reason }
play-file-taken = { $file } ya existe. Añade «--resume» para seguir con esa partida, o da otro archivo para una nueva.
play-recorded = El acta de esta partida: { $file }. «kickdoor verify» la comprueba, «kickdoor replay» la vuelve a contar.
play-left = La partida queda guardada. «kickdoor play --resume» sigue con ella.
play-left-unsaved = Hasta la vista. No se ha podido guardar la partida.
play-left-over = Gracias por jugar.

help-numbers = Escribe el número de una posibilidad, o una de estas cosas. Los nombres se pueden acortar.
help-verbs = con palabras - kick, play elf, play curse on bert, equip helm, sell helm, boots, ask bert offering 1 treasure, use wizard, pass, end turn
help-card = ? CARTA - qué hace una carta, y las reglas que toca
help-why-not = why not ... - qué regla lo prohíbe, como en «why not equip helm»
help-sum = sum - una suma línea a línea; con un nombre, la de esa persona
help-rules = rules PALABRA - mirar en el reglamento, como en «rules ayuda»; sin palabra, de qué trata
help-look = look - otra vez la mesa, con las posibilidades; «hand» muestra los textos de tus cartas, «more» las posibilidades menos corrientes
help-undo = undo - deshacer tu última jugada, mientras no se haya enseñado nada oculto
help-log = log - lo último que ha pasado; con un número, tantas líneas
help-save = save NOMBRE - la partida se guarda sola tras cada jugada; esto la guarda aparte tal como está
help-wait = wait - que te pregunten antes de la próxima decisión de quien sea, para hacer algo antes
help-quick = quick off - que te pregunten a la menor ocasión, también cuando solo puedes pasar; «quick on» lo quita
help-quit = quit - salir; «kickdoor play --resume» sigue con la partida
help-step-in = NOMBRE - alguien más de este teclado se mete

undo-done = Deshecho.
undo-nothing = No hay nada tuyo que deshacer.
undo-shown = Eso no se puede deshacer: se ha enseñado algo oculto.
undo-saved-without = Eso no se puede deshacer: la partida se guardó sin las jugadas de antes.
undo-others = Eso no se puede deshacer: los demás ya han decidido después.

why-not-nothing = No lo prohíbe nada: puedes hacerlo ahora.

sum-of = { $who }: { $total }
sum-row = {"   "}{ $amount }  { $what }
sum-level = Nivel
sum-its-level = su Nivel
sum-against = por su propio texto
sum-side-munchkins = Munchkins en total: { $total }
sum-side-monsters = Monstruos en total: { $total }

explain-rules = Reglas que toca:
explain-rule = { $rule }: { $sentence }
explain-rule-headed = { $rule } { $heading }: { $sentence }
explain-rule-heading = { $rule } { $heading }
explain-no-rule = Ninguna regla habla de «{ $word }».
explain-more-rules = Y { $n } más; escribe «rules ID» para ver una:
explain-topic = { $topic }: { $name }
