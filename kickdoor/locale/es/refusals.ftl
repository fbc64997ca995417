### Why something can't be done just now. The rule behind it follows in a sentence of its own.

refusal-by-rule = ({ $rule }: { $sentence })

refusal-already-equipped = Ya llevas { $card }.
    .short = Ya lo llevas
refusal-answer-first = Hay una oferta pendiente; primero se responde.
    .short = Hay una oferta pendiente
refusal-cannot-drop = No se puede renunciar a { $card } sin más.
    .short = No se puede dejar sin más
refusal-cannot-pay = No puedes pagar { $card }.
    .short = No puedes pagarlo
refusal-card-condition = Lo que pide { $card } ahora no se cumple.
    .short = Su condición no se cumple
refusal-card-cost = No puedes pagar lo que cuesta { $card }.
    .short = No puedes pagar lo que cuesta
refusal-card-forbids = { $card } lo prohíbe.
    .short = Una carta lo prohíbe
refusal-carries-nothing = { $card } no lleva nada.
    .short = No lleva nada
refusal-charity-only = Los Objetos solo se van por caridad, venta, cambio o regalo; no se descartan sin más.
    .short = Solo por caridad
refusal-choice-first = { $person ->
    [you] Primero tienes que elegir.
   *[other] Primero tiene que elegir { $to }.
 }
    .short = { $person ->
        [you] Primero elige
       *[other] Primero elige { $to }
    }
refusal-committed = Te comprometiste a ayudar, y ya no puedes irte.
    .short = Te comprometiste a ayudar
refusal-does-nothing = Ahora mismo { $card } no haría nada de nada.
    .short = Ahora no haría nada
refusal-door-first = Primero { $to } decide qué pasa con la carta de detrás de la puerta.
    .short = Primero, la carta de la puerta
refusal-face-up-only = { $card } solo vale antes de que se robe una carta boca arriba.
    .short = Solo antes de robar boca arriba
refusal-fight-is-lost = El combate está perdido: es tarde para { $card }.
    .short = El combate está perdido
refusal-fighting = En pleno combate, no.
    .short = En pleno combate, no
refusal-finish-first = Primero se termina lo que ha empezado.
    .short = Primero, lo que ha empezado
refusal-for-trouble = Un monstruo de tu mano se combate cuando buscas bronca.
    .short = Solo para buscar bronca
refusal-from-hand-only = Por caridad solo se dan cartas de la mano.
    .short = Solo de la mano
refusal-game-over = La partida ha terminado.
    .short = La partida ha terminado
refusal-hand-too-big = Tienes en la mano { $over ->
    [one] 1 carta
   *[other] { $over } cartas
 } de más; primero, dalas.
    .short = Demasiadas cartas en la mano
refusal-hands-full = No te quedan manos para { $card }. Quítate algo antes.
    .short = No te quedan manos
refusal-in-play-already = { $card } ya está en juego.
    .short = Ya está en juego
refusal-more-than-needed = Una de estas sobra para llegar a { $gold } piezas de oro.
    .short = Sobra una
refusal-must-run = Tienes que huir.
    .short = Tienes que huir
refusal-no-companion = { $card } no va contigo.
    .short = No va contigo
refusal-no-discards = No hay descartes de los que robar.
    .short = No hay descartes
refusal-no-doubling = Ahora nada te deja vender { $card } por el doble.
    .short = Ahora nada dobla su precio
refusal-named-twice = Has nombrado { $card } dos veces, y solo hay una carta.
    .short = Nombrada dos veces
refusal-no-fight = No hay ningún combate en el que ayudar.
    .short = No hay combate
refusal-no-laser = { $card } no es un láser.
    .short = No es un láser
refusal-no-monster = { $card } no es un monstruo.
    .short = No es un monstruo
refusal-no-offer = Nadie te ha ofrecido nada.
    .short = No hay oferta
refusal-no-sacrifice = No se puede sacrificar { $card }.
    .short = No se puede sacrificar
refusal-no-such-seat = No hay nadie con ese nombre.
    .short = No hay nadie así
refusal-no-such-verb = «{ $verb }» no es nada que se pueda hacer.
    .short = Eso no se puede hacer
refusal-only-in-a-fight = { $card } es para un combate.
    .short = Solo en un combate
refusal-only-in-your-fight = { $card } es para tu propio combate.
    .short = Solo en tu propio combate
refusal-opening-first = El primer turno empieza cuando cada cual haya jugado lo que quiera de sus primeras cartas.
    .short = Primero se preparan todos
refusal-run-first = { $person ->
    [you] Primero huyes.
   *[other] Primero huye { $to }.
 }
    .short = { $person ->
        [you] Primero huyes
       *[other] Primero huye { $to }
    }
refusal-tokens-not-traded = Las fichas solo cambian de dueño en un trato para ayudar.
    .short = Solo en tratos de ayuda
refusal-no-such-token = No queda ninguna ficha así.
    .short = No hay ficha así
refusal-no-target = No hay nada sobre lo que usar { $card }.
    .short = No hay sobre qué usarla
refusal-not-a-target = Sobre eso no se puede usar { $card }.
    .short = Sobre eso, no
refusal-not-an-item = { $card } no es un Objeto.
    .short = No es un Objeto
refusal-not-asked = No se te pregunta a ti.
    .short = No se te pregunta a ti
refusal-not-equippable = { $card } no se puede llevar puesto.
    .short = No se puede llevar puesto
refusal-not-equipped = No llevas { $card }.
    .short = No lo llevas
refusal-not-from-that = No hace falta que huyas de { $card }.
    .short = No hace falta huir
refusal-not-helping = No estás ayudando en este combate.
    .short = No estás ayudando
refusal-not-in-hand = { $card } no está en tu mano.
    .short = No está en tu mano
refusal-not-in-play = No tienes { $card } en juego.
    .short = No está en juego
refusal-not-its-moment = No es momento para { $card }.
    .short = No es su momento
refusal-not-joined = { $card } no está encajado con nada.
    .short = No está encajado
refusal-not-lowest-yourself = Quien tiene el Nivel más bajo descarta en vez de dar, y no eres tú.
    .short = No eres quien va último
refusal-not-offered = Eso no está entre lo que se ofrece.
    .short = No está entre lo ofrecido
refusal-not-on-her = { $card } no se podría jugar sobre el ayudante.
    .short = Sobre el ayudante, no
refusal-not-on-table = { $card } no es un Objeto que esté ahí, en la mesa.
    .short = No está en la mesa
refusal-not-the-fighter = Solo quien combate puede pedir ayuda.
    .short = Solo pide quien combate
refusal-not-the-lowest = { $to } no tiene el Nivel más bajo.
    .short = No es el Nivel más bajo
refusal-not-your-offer = Esa oferta no es para ti.
    .short = La oferta no es para ti
refusal-not-your-run = No te toca huir.
    .short = No te toca huir
refusal-not-your-turn = No te toca.
    .short = No te toca
refusal-not-yours = { $card } no es tu carta.
    .short = No es tuya
refusal-not-your-own-fight = En tu propio combate, no.
    .short = En tu propio combate, no
refusal-not-yourself = Contigo, no.
    .short = Contigo, no
refusal-nothing-asked = No se está preguntando nada.
    .short = No se pregunta nada
refusal-nothing-found = No hay ninguna carta que quedarse.
    .short = No se ha encontrado nada
refusal-nothing-to-flee = No hay de qué huir.
    .short = No hay de qué huir
refusal-nothing-to-join = En el combate no hay ningún monstruo al que pueda unirse { $card }.
    .short = Aquí no hay monstruo así
refusal-nothing-to-pass = Ahora no hay nada en lo que pasar.
    .short = Nada en lo que pasar
refusal-nothing-to-replace = { $card } no es nada que se pueda reemplazar.
    .short = Nada que reemplazar
refusal-one-helper = El combate ya tiene ayudante, y solo puede haber uno.
    .short = Ya hay ayudante
refusal-only-answers = Ahora solo se puede jugar lo que responda a este momento.
    .short = Ahora, solo respuestas
refusal-only-help = Otras condiciones solo se piden ante una oferta de ayuda.
    .short = Solo para la ayuda
refusal-only-the-excess = Da { $over ->
    [one] 1 carta
   *[other] { $over } cartas
 }, ni más ni menos.
    .short = Solo lo que sobra
refusal-option-off = Eso solo se juega con la opción «faster».
    .short = En esta partida, no
refusal-other-card = { $card } es para otra clase de carta.
    .short = Es para otra clase de carta
refusal-passed-already = Ya has pasado.
    .short = Ya has pasado
refusal-pile-empty = No quedan cartas que robar.
    .short = No quedan cartas
refusal-restricted = { $card } no es para un munchkin como el tuyo.
    .short = No es para tu munchkin
refusal-saves-only-self = Eso solo salva a su dueño.
    .short = Solo salva a su dueño
refusal-same-offer = Es la misma oferta que te han hecho; acéptala o propón otras condiciones.
    .short = Es la misma oferta
refusal-second-copy = Ya tienes { $card }.
    .short = Ya tienes esa carta
refusal-rank-one = { $card } tendrá que esperar: un Poder que se pone al principio es de Rango 1.
    .short = Tendrá que esperar
refusal-second-super = Ya tienes { $card }.
    .short = Ya tienes esa carta
refusal-slot-taken = El sitio de { $card } está ocupado. Quítate algo antes.
    .short = Su sitio está ocupado
refusal-too-big = Con { $card } llevarías un Objeto Grande de más.
    .short = Un Objeto Grande de más
refusal-too-complex = Con { $card } llevarías un Objeto Complejo de más.
    .short = Un Objeto Complejo de más
refusal-too-late = Para eso ya es tarde.
    .short = Ya es tarde
refusal-too-little = Suman { $gold } piezas de oro; un Nivel cuesta 1.000.
    .short = Valen demasiado poco
refusal-too-many-for-one = { $to } se llevaría más de lo que le toca; quienes van últimos reciben lo mismo, o casi.
    .short = Demasiado para uno
refusal-used-up = { $card } ya se ha usado todo lo que se puede.
    .short = Ya no queda
refusal-who-picks = Escoge primero quien lucha o quien ayuda, nadie más.
    .short = Escoge quien lucha o ayuda
refusal-winning-already = El combate ya se va ganando; no hace falta ayuda.
    .short = Ya vas ganando
refusal-worth-too-little = No valen { $gold } piezas de oro.
    .short = Valen demasiado poco
refusal-worth-too-much = Valen más de { $gold } piezas de oro.
    .short = Valen demasiado
refusal-wrong-number = Elige { $same ->
    [yes] { $most }, ni más ni menos
   *[no] entre { $least } y { $most }
 }.
    .short = Esa cantidad, no
refusal-you-are-lowest = El Nivel más bajo es el tuyo: descarta las cartas.
    .short = Eres quien va último
refusal-promised = { $card } está en la promesa al ayudante.
    .short = En promesa al ayudante
