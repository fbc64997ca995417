# The browser's own words. web/src says them; everything that the game says comes from the other catalogues.
browser-title = kickdoor
browser-nowhere = Aquí no hay nada
browser-nowhere-why = Tras esta puerta no hay sala: la dirección está mal escrita, o lo que había aquí ya no está.
browser-to-start = A la portada
browser-close = Cerrar
browser-draw = Dibujarla mejor
browser-draw-sheet = Hoja para dibujar
browser-draw-undo = Deshacer un trazo
browser-draw-clear = Borrar
browser-draw-show = Enseñarlo a todos
browser-draw-away = Quitar el dibujo
browser-draw-what = Dibuja con el dedo, un lápiz o el ratón. Todos en esta mesa lo verán en la carta.
browser-first = Se explica una vez
browser-first-seen = Entendido
browser-first-never = No más de estas
browser-first-turn = Tu turno: primero ordena tus cosas (equipar, cambiar, vender) y luego abre la puerta de una patada.
browser-first-fight = Un combate: gana el bando más fuerte. Cualquiera puede jugar cartas por un bando u otro hasta que todos pasen.
browser-first-window = Un turno de respuesta: la última ocasión de intervenir. Juega algo o pasa; nadie ve quién ha pasado.
browser-first-offer = Una oferta de ayuda: acéptala, recházala o pide otras condiciones. Mientras tanto el reloj descansa.
browser-first-trade = Se ofrece un cambio: nada cambia de manos hasta que el otro diga que sí.
browser-first-charity = Caridad: lo que pase del máximo de tu mano va a quien tenga menos Nivel.
browser-first-run = El combate está perdido: tira por cada monstruo. Con cinco o seis escapas; si no, te cae su Mal Rollo.
browser-first-choice = Una pregunta solo para ti: marca una respuesta y confírmala.
browser-first-curse = Una Maldición que se queda: sigue con tu munchkin hasta que haga su trabajo o te la quiten.
browser-first-dead = Estás muerto, pero no fuera: conservas tu Nivel y recibes cartas nuevas antes de tu próximo turno.
browser-explain = ¿Qué es esto?
browser-explain-how = Pulsa cualquier cosa, o recórrelo todo con las flechas.
browser-explain-none = De eso no hay nada que decir.
browser-explain-back = Lo anterior
browser-explain-on = Lo siguiente
browser-explain-verb-kick = Abre la puerta: la primera carta del mazo de Puertas, a la vista de todos.
browser-explain-verb-trouble = Combate contra un monstruo de tu propia mano.
browser-explain-verb-loot = Toma una Puerta en tu mano sin enseñarla.
browser-explain-verb-end = Termina tu turno; sigue el siguiente jugador.
browser-explain-verb-pass = No intervienes más. Cuando todos han pasado, queda decidido.
browser-explain-verb-ask = Pide a alguien que luche a tu lado, por una parte del botín.
browser-explain-verb-volunteer = Ofrécete a luchar al lado del otro y di a cambio de qué.
browser-explain-verb-counter = Propón otras condiciones.
browser-explain-verb-accept = Acepta estas condiciones: el trato vale desde ahora.
browser-explain-verb-decline = Di que no; no pasa nada.
browser-explain-verb-run = Tira el dado para escapar; si fallas, te cae el Mal Rollo.
browser-explain-verb-sell = Convierte objetos en Niveles, a mil piezas de oro cada uno.
browser-explain-verb-trade = Cambia objetos de la mesa con alguien, o regala uno.
browser-explain-verb = Algo que puedes hacer ahora mismo.
browser-explain-hold = Más tiempo para todos en este turno de respuesta; una vez por jugador.
browser-explain-clock = Cuánto tiempo queda; si la mesa juega sin reloj, descansa.
browser-explain-totals = La fuerza de tu bando contra la de los monstruos. El empate casi nunca basta.
browser-explain-by-line = Muestra de dónde sale cada punto de fuerza.
browser-explain-foe = Un monstruo de este combate: su Nivel y los Tesoros que da.
browser-explain-extra = Una carta que cuenta en este combate. Púlsala para leerla.
browser-explain-bad-stuff = Lo que le pasa a quien no escapa.
browser-explain-ends = Lo que se gana al vencer y lo que cuesta perder.
browser-explain-help = Solo un jugador puede ayudar en un combate.
browser-explain-theirs = Los monstruos y todo lo que los refuerza.
browser-explain-ours = Quién lucha y cada cosa que suma fuerza.
browser-explain-arena = El combate. Se decide cuando todos han podido intervenir.
browser-explain-truce = Una promesa que nada obliga a cumplir. Si la rompes, la crónica lo dice.
browser-explain-terms = Lo que recibe el ayudante y quién elige primero.
browser-explain-choice = Una de las respuestas a la pregunta. Púlsala y confirma.
browser-explain-pick = Objetos que pueden entrar en esto. Pulsa para añadir o quitar.
browser-explain-sheet = Un formulario: nada se envía hasta el último botón.
browser-explain-goal = Gana quien llegue a este Nivel. El último tiene que venir de un combate.
browser-explain-track = El Nivel de cada uno.
browser-explain-discard = Cartas descartadas; la de arriba se puede leer.
browser-explain-decks = El mazo de Puertas y el de Tesoros, y cuántas cartas quedan.
browser-explain-centre = El centro de la mesa: los mazos y el paso del turno.
browser-explain-actions = Lo que se puede hacer con la carta que has levantado.
browser-explain-card = Una carta de tu mano. Púlsala para ver qué puede hacer; una gris dice por qué no.
browser-explain-hand = Tu mano, que solo ves tú. Al final de tu turno no puede pasar del máximo.
browser-explain-slot = Un sitio libre para un objeto.
browser-explain-who = Tu Clase y tu Raza, y lo que te permiten.
browser-explain-carried = Lo que llevas sin usarlo.
browser-explain-cell = Una carta en juego ante ti, a la vista de todos.
browser-explain-doll = Tu munchkin: Nivel, fuerza, lo que viste y lo que lleva.
browser-explain-figures = El Nivel, y la fuerza con todo lo que viste.
browser-explain-backs = Cuántas Puertas y Tesoros hay en esa mano; cuáles, no se dice.
browser-explain-worn = Objetos que cuentan para ese munchkin.
browser-explain-player = Un jugador. Pulsa para ver todo lo que tiene delante.
browser-explain-quick = Frases rápidas: cada uno las lee en su idioma.
browser-explain-chat = Lo que dice la gente. Nunca forma parte de una historia compartida.
browser-explain-log = Lo que ha pasado, frase a frase. Pulsa el nombre de una carta para leerla.
browser-explain-strip = A qué espera el juego y qué puedes hacer tú.
browser-explain-tab = Pasa a otra página de la mesa.
browser-explain-rules = El reglamento: busca en él cualquier palabra.
browser-explain-question = Esto: explica lo que señales.
browser-explain-sound = Sonido sí o no.
browser-explain-menu = Órdenes fijas, reloj, deshacer, invitaciones y cómo se comporta este aparato.
browser-explain-home = Vuelve a la primera página. Tu silla sigue siendo tuya.
browser-explain-turn = La mesa, y de quién es el turno.
browser-explain-notices = Noticias de la propia mesa: la línea, una pausa, una votación.

# --- cards ---
browser-card-level = Nivel { $level }
browser-card-cannot = No se puede jugar: { $reason }
browser-card-new = Nueva
browser-card-answer = { $marked ->
    [yes] Elegida
   *[no] Se puede elegir
 }
browser-card-rank = Rango { $rank }
browser-card-bad-stuff = Mal Rollo:

# --- this device ---
browser-device = Este dispositivo
browser-theme = Aspecto
browser-theme-system = El del dispositivo
browser-theme-paper = Papel
browser-theme-board = Pizarra
browser-language = Idioma
browser-sound = Sonido
browser-line-opening = Abriendo la mesa
browser-out-of-reach = No se llega a la mesa. ¿Está en marcha el servidor?
browser-again = Otra vez

# --- the first page, and a table before its cards are dealt ---
browser-open-a-table = Abre una mesa
browser-tables = Mesas
browser-your-tables = Te esperan en
browser-open-tables = Abiertas a todo el mundo
browser-untitled = una mesa sin nombre
browser-you = Tú
browser-boxes = ¿Qué cajas hay en la mesa?
browser-boxes-chosen = Toma una o mézclalas: { $boxes ->
    [one] 1 elegida
   *[other] { $boxes } elegidas
 }, { $cards } cartas
browser-boxes-cards = { $cards } cartas
browser-how = ¿Cómo jugamos?
browser-game = Partida
browser-preset-length = { $name }, { $length }
browser-clock = Tiempo para reaccionar
browser-clock-brisk = Vivo, 5 s
browser-clock-easy = Tranquilo, 10 s
browser-clock-sheets = Impreso, 2,6 s
browser-clock-wait = Hasta que todos respondan
browser-clock-days = Días
browser-watch = Quién puede mirar
browser-watch-nobody = Nadie
browser-watch-link = Quien tenga el enlace
browser-watch-all = Cualquiera: sale en todas las portadas
browser-edition = Los dibujos
browser-edition-of = { $id ->
    [deluxe] Ya terminados
    [sketch] Los huecos, según jugamos
   *[other] { $name }
 }
browser-options = Reglas de la casa
browser-options-about = Lo que las reglas dejan abierto, o lo que a cada mesa le gusta a su manera.
browser-options-changed = { $n ->
    [0] Como están impresas
    [one] Una no es como está impresa
   *[other] { $n } no son como están impresas
 }
browser-snacks = los ganchitos van aparte
browser-seats = Sillas
browser-seats-taken = { $taken ->
    [one] 1 ocupada
   *[other] { $taken } ocupadas
 }, hasta { $most }
browser-chair-empty = Silla vacía
browser-chair-empty-why = Aquí se sienta quien reciba el enlace
browser-chair-bot = Bot: { $about }
browser-chair-program = Un programa que ha llegado por su cuenta
browser-chair-you-host = Tú, que invitas
browser-chair-you = Tú
browser-chair-here = En la mesa
browser-chair-away = No está en este momento
browser-change-look = Cambiar de aspecto
browser-bot-of = Cómo es { $name }
browser-no-bot = Aquí, ningún bot
browser-add-bot = Añadir un bot
browser-chair-away-with = Quitarla
browser-one-more-chair = Una silla más
browser-ready = a punto
browser-name = Tu nombre
browser-figure = Tu figura
browser-sex-male = con barba
browser-sex-female = con trenzas
browser-done = Hecho
browser-friends = Trae gente
browser-friends-how = Apunta aquí con un móvil, o envía el enlace:
browser-friends-later = Primero abre la mesa: entonces hay un enlace, y un código al que apuntar con un móvil.
browser-friends-nowhere = Nadie de fuera puede llegar a ninguna dirección de este equipo.
browser-make-link = Ábrela a tu gente
browser-link = El enlace de la mesa
browser-qr = El enlace de la mesa como código para la cámara de un móvil
browser-copy = Copiar el enlace
browser-copied = Copiado.
browser-copy-by-hand = Está marcado: cópialo como se haga en tu dispositivo.
browser-strip = { $n ->
    [one] Un munchkin está ante una puerta.
    [2] Dos munchkins están ante una puerta.
    [3] Tres munchkins están ante una puerta.
    [4] Cuatro munchkins están ante una puerta.
    [5] Cinco munchkins están ante una puerta.
   *[other] Seis munchkins están ante una puerta.
 }
browser-strip-why = Ya se puede empezar. Quien llegue tarde podrá quedarse la silla de un bot.
browser-strip-wait = Reparte { $host }.
browser-strip-look-on = Reparte { $host }. Siéntate, o quédate a mirar.
browser-strip-wait-why = Mientras tanto, cambia de aspecto o lee las reglas de la casa.
browser-guided = Prueba antes una partida de cinco minutos
browser-deal = Reparte las cartas
browser-fair = Una baraja limpia
browser-fair-why = Este número sale del secreto con que se ha barajado, y se hizo antes de que nadie viera una carta. Al final se enseña el secreto y la página lo comprueba. Añade una palabra tuya, y nadie habrá podido saber cómo se barajaba.
browser-fair-word = Una palabra tuya
browser-fair-add = Añadir
browser-fair-words = { $n ->
    [0] Nadie ha añadido aún una palabra.
    [one] Se ha añadido una palabra.
   *[other] Se han añadido { $n } palabras.
 }
browser-hand-on = Mi silla en otro dispositivo
browser-hand-on-how = Abre allí tu enlace, o la dirección de este sitio acabada en /s, y escribe las cuatro palabras. Quien las tenga, tiene tu silla.
browser-hand-on-link = El enlace de tu silla
browser-hand-on-code = { $code } - sirve una vez, durante { $minutes } minutos
browser-hand-on-get = Ver enlace y palabras
browser-hand-on-renew = Otros nuevos, y fuera los demás dispositivos
browser-take-up = Ocupa aquí tu silla
browser-take-up-link = Este enlace abre una silla de una mesa. No pasa nada hasta que pulses el botón.
browser-take-up-code = El otro dispositivo enseña cuatro palabras en «Mi silla en otro dispositivo».
browser-take-up-words = Cuatro palabras
browser-take-up-go = Ocupar la silla
browser-one-device = Alguien más en este dispositivo
browser-one-device-how = Un dispositivo que va de mano en mano: entre una y otra cae el telón.
browser-one-device-name = Su nombre
browser-join = Siéntate
browser-join-seat = Dónde
browser-join-any = En cualquier silla libre
browser-join-empty = Silla { $n }
browser-join-bot = En lugar de { $name }, un bot
browser-join-full = Todas las sillas están ocupadas.
browser-join-watch = O quédate a mirar: verás lo que ven todos.
browser-join-no-watch = Esta mesa ha corrido las cortinas: quien no se sienta no ve nada.
browser-sit-down = Sentarse
# --- the table ---
browser-yes = Sí
browser-no = No
browser-none = Ninguna
browser-all = Todo
browser-nothing = Nada
browser-back = Atrás
browser-read = Leer
browser-read-card = Leer { $card }
browser-go-on = Seguir
browser-waiting = Un momento…
browser-line-lost = Se ha cortado la conexión con la mesa. Volviendo a conectar…
browser-upgraded = El servidor tiene ahora otra versión.
browser-upgraded-load = Volver a cargar la página
browser-move-lost = Justo entonces se cortó la conexión. Mira la crónica: ahí se ve si tu jugada llegó.
browser-paused = La mesa está en pausa.
browser-meanwhile = Mientras tanto
browser-turn = { $turn ->
    [0] Antes del primer turno
   *[other] Turno { $turn }
 }
browser-turn-of = { $turn ->
    [0] Antes del primer turno
   *[other] Turno { $turn }: { $name }{ $doing ->
        [fights] {" "}lucha
       *[other] {""}
     }
 }
browser-turn-is = { $turn ->
    [0] Antes del primer turno.
   *[other] Turno { $turn }, { $name }.
 }
browser-doing = { $doing ->
    [fights] { $name } lucha
   *[other] Turno de { $name }
 }
browser-tab = { $calling ->
    [turn] ¡Te toca! { $table }
    [window] ¿Te metes? { $table }
    [asked] Se te pregunta. { $table }
   *[none] { $turn ->
        [none] { $table }
       *[other] Turno de { $turn }. { $table }
    }
 }
browser-tabs = Partes de la mesa
browser-tab-table = Mesa
browser-tab-me = Yo
browser-tab-log = Crónica
browser-unread = { $n } sin leer
browser-switch = Mano o munchkin

browser-asks = Qué espera la partida
browser-key-space = Espacio
browser-hold-on = ¡Esperad!
browser-hold-on-seconds = +20 s
browser-clock-left = Quedan { $time }.
browser-clock-none = No corre ningún reloj
browser-pass-dead = Acaban de jugar algo. Míralo primero y luego pasa.
browser-press-dead = Ahora se pregunta otra cosa. Míralo primero y luego pulsa.

browser-level = Nivel
browser-strength = Fuerza
browser-doors = Puertas
browser-treasures = Tesoros
browser-backs = { $n } { $deck ->
    [door] { $n ->
        [one] Puerta
       *[other] Puertas
    }
   *[other] { $n ->
        [one] Tesoro
       *[other] Tesoros
    }
 } en la mano
browser-win = meta
browser-track = Niveles
browser-players = Jugadores
browser-status-dead = Fuera de combate hasta el próximo turno
browser-status-bot = Bot{ $temper ->
    [generous] , generoso
    [spiteful] , rencoroso
    [cautious] , prudente
   *[plain] {""}
 }
browser-status-away = No está; juega un bot
browser-status-here = Con conexión
browser-status-gone = Sin conexión

browser-decks = Mazos
browser-deck-left = quedan { $n }
browser-discarded = descartes
browser-discards = { $deck ->
    [door] Descarte de Puertas
   *[other] Descarte de Tesoros
 }: { $n }{ $top ->
    [none] {""}
   *[other] , encima { $top }
 }
browser-deck-of = { $n ->
    [one] Queda
   *[other] Quedan
 } { $n } { $deck ->
    [door] { $n ->
        [one] Puerta
       *[other] Puertas
    }
   *[other] { $n ->
        [one] Tesoro
       *[other] Tesoros
    }
 }
browser-discards-of = { $n } en el descarte
browser-no-discards = Descarte vacío

browser-nobody-helps = Nadie ayuda.
browser-arena = El combate
browser-munchkins = Munchkins
browser-monsters = Monstruos
browser-here = Aquí
browser-to = a
browser-totals = Munchkins { $ours }, monstruos { $theirs }
browser-what-if = con { $card }: { $outcome }
browser-line-by-line = Línea a línea
browser-total = En total
browser-played = de parte de
browser-by = de
browser-win-is = Si ganáis:
browser-lose-is = Si perdéis:
browser-bad-stuff = Mal Rollo:
browser-fold = Solo las sumas
browser-unfold = Todas las partes
browser-happening = Qué pasa

browser-me = Tu munchkin
browser-it-is-you = tú
browser-on-me = Sobre mí
browser-who = Quién eres
browser-just-you = Tú a secas
browser-nothing-else = Nada más
browser-carried = Bolsa
browser-carried-none = Bolsa vacía
browser-no-friends = Sin amistades
browser-no-curses = Sin Maldiciones
browser-slot-headgear = Cabeza
browser-slot-armor = Cuerpo
browser-slot-footgear = Pies
browser-slot-hand = Mano
browser-two-hands = 2 manos

browser-hand = Tu mano
browser-hand-count = { $n ->
    [one] 1 carta
   *[other] { $n } cartas
 }, máximo { $limit }
browser-hand-empty = Tu mano está vacía
browser-actions = Qué se puede hacer
browser-actions-of = Qué se puede hacer con { $card }
browser-on-whom = ¿Sobre quién?
browser-why-not = Ahora no:
browser-rules-touched = Reglas
browser-equipped = En uso
browser-in-play = En juego
browser-seen-in-hand = En su mano, vistas por ti

browser-all-read = Todos pueden leer las condiciones
browser-gives = da
browser-you-give = Das
browser-promises = { $name } promete:
browser-kept-in-log = queda en la crónica
browser-offer-of = { $name } ofrece { $matter ->
    [trade] un cambio
   *[other] un trato
 }
browser-offer-waits = Falta la respuesta de { $name }.
browser-trade = Cambiar
browser-trade-with = Un cambio o un regalo
browser-trade-offer = Ofrecer el cambio
browser-trade-gift = Ofrecerlo como regalo
browser-trade-hint = Marca lo que cambia de manos.
browser-trade-none-yours = No tienes nada en la mesa que dar
browser-trade-none-theirs = No hay nada en la mesa que pedir
browser-sell = Vender
browser-sell-about = Un Nivel por cada 1.000 piezas de oro
browser-sell-none = Nada que vender
browser-sell-hint = Marca lo que vendes.
browser-sell-sum = En total, { $gold } de oro
browser-gold = { $gold } de oro
browser-help-ask = Pedir ayuda
browser-help-volunteer = Ofrecer tu ayuda
browser-help-counter = Otras condiciones
browser-help-whom = ¿A quién?
browser-help-treasures = De { $n ->
    [one] 1 Tesoro
   *[other] { $n } Tesoros
 }, { $name } se lleva:
browser-help-first = ¿Quién escoge primero?
browser-not-said = Sin decirlo
browser-help-tokens = Fichas de los monstruos para { $name }:
browser-help-own-tokens = Fichas que tiene { $name }
browser-help-items = Objetos de la mesa
browser-help-promises = Promesas
browser-help-truce = Este turno, nada de Maldiciones entre ambos (es una promesa: la crónica dice quién la rompe)
browser-help-send-ask = Pedir
browser-help-send-volunteer = Ofrecer
browser-help-send-counter = Mejor así
browser-answer-there = Responder en la mesa
browser-choose-sum = { $gold } de { $worth } piezas de oro
browser-choose = { $ordered ->
    [yes] En este orden
   *[no] { $worth ->
        [0] { $most ->
            [1] { $n ->
                [0] Elegir una
               *[other] Elegir esta
            }
           *[other] Elegir { $n } de { $least ->
                [0] { $most } como mucho
               *[other] { $most }
            }
        }
       *[other] Elegir { $n ->
            [one] 1 carta
           *[other] { $n } cartas
        }
    }
 }
browser-choose-none = Ninguna también es una respuesta
browser-choose-anew = Empezar de nuevo

browser-log = Crónica
browser-log-empty = Aún no ha pasado nada
browser-chat = Charla
browser-chat-said = Lo que se ha dicho
browser-quick-lines = Frases rápidas
browser-say-something = Di algo

browser-rules = Reglamento
browser-rules-search = Buscar en las reglas
browser-rules-hint = Una palabra, una clase de carta o el número de una regla: ayudar, maldición, COMBAT-03.
browser-rules-none = Ninguna regla habla de «{ $word }»
browser-rules-found = { $n ->
    [one] 1 regla
   *[other] { $n } reglas
 }
browser-rules-out-of-reach = Ahora mismo no se llega al reglamento

browser-menu = Menú
browser-buzz = Vibrar cuando me toque o pueda meterme
browser-tell-title = Decir en el título de la pestaña qué se me pregunta o a quién le toca
browser-keys = Teclas sueltas: de 1 a 9 cogen una carta, R la lee, W dice qué se pregunta, M abre esto, B el reglamento, ? explica lo que señales
browser-firsts = Explicar una vez cada cosa nueva
browser-firsts-anew = Volver a explicarlo todo
browser-pass-key = Tecla para pasar
browser-pass-key-space = Espacio
browser-pass-key-p = P
browser-pass-key-off = Ninguna
browser-seconds = { $n } s
browser-standing = Pasar por mí
browser-standing-none = Nunca: preguntadme siempre
browser-standing-level = Hasta que alguien luche por el Nivel que gana
browser-standing-attacked = Hasta que me ataquen
browser-standing-turn = Hasta mi turno
browser-longer = Los turnos de respuesta de esta mesa duran al menos
browser-undo-ask = Pedir que se deshaga la última jugada
browser-undo-withdraw = Déjalo estar
browser-mute = Silenciar para mí
browser-unmute = Volver a oír
browser-invite = Invitar
browser-invite-qr = El enlace como código QR
browser-big-screen = La mesa en una pantalla grande
browser-leave = Dejar la mesa
browser-leave-sure = Un bot se queda con tu sitio y tus cartas.
browser-host = Esta mesa la llevas tú
browser-host-pause = Pausa
browser-host-resume = Seguir
browser-host-undo = Deshacer
browser-host-finish = Dejarlo por hoy
browser-host-finish-sure = La partida acaba aquí para todos, y no gana nadie.
browser-host-more = En la página de cada jugador hay más: poner un bot, silenciar, echar, fijar un Nivel.
browser-host-take = Quedarme de anfitrión
browser-host-to-bot = Que juegue un bot
browser-host-mute = Silenciar en la charla
browser-host-remove = Echar y renovar el enlace
browser-host-remove-sure = { $name } pierde el sitio y lo ocupa un bot.
browser-host-level = Nivel
browser-host-rule = Así se decide

browser-curtain = Pasa el dispositivo a { $name }
browser-curtain-open = Soy { $name }
browser-steps-in = ¿Se mete alguien?
browser-nobody = Nadie

# --- afterwards ---
browser-after-title = { $title }, después
browser-after-stamp = Puerta al suelo
browser-after-climb = Quién subió y cuándo
browser-after-climb-what = Nivel después de cada turno
browser-after-deal = reparto
browser-after-turn = { $turn ->
    [0] { browser-after-deal }
   *[other] turno { $turn }
 }
browser-after-name-level = { $name }, { $level }
browser-after-player = Jugador
browser-after-points = Cómo se llegó a esto
browser-after-hits = Quién pegó a quién
browser-after-hits-what = Las filas pegan a las columnas, con Maldiciones y otras cartas
browser-after-by-person = personas
browser-after-by-bot = bots
browser-after-dice = Dados de todas las sillas
browser-after-face = { $face }: { $n ->
    [one] una vez
   *[other] { $n } veces
 }
browser-after-rolls = { $n ->
    [0] ninguna
    [one] una tirada, { NUMBER($mean, maximumFractionDigits: 1) }
   *[other] { $n } tiradas, { NUMBER($mean, maximumFractionDigits: 1) } de media
 }
browser-after-rematch = Revancha
browser-after-rematch-there = A la revancha
browser-after-share = Compartir la historia
browser-after-share-what = Un enlace con el que cualquiera puede leer esta página y ver la repetición, con todas las manos; nunca la charla.
browser-after-share-make = Crear un enlace
browser-after-share-copy = Copiar o enviar
browser-after-share-shut = Cerrar el enlace
browser-after-own = Abrir una mesa propia
browser-after-check = Comprobar la baraja
browser-after-check-holds = El secreto es el que se prometió antes de la primera carta.
browser-after-check-fails = El secreto no es el que se prometió: de esta baraja no te puedes fiar.
browser-after-replay = Repetición
browser-after-back = Una jugada atrás
browser-after-on = Una jugada adelante
browser-after-eyes = Con qué ojos
browser-after-eyes-all = Como la vieron todos
browser-after-eyes-of = Como la vio { $name }
browser-after-munchkin = Nivel { $level }, fuerza { $strength }, { $cards ->
    [one] una carta
   *[other] { $cards } cartas
 } en la mano
browser-after-record = El acta
browser-after-record-what = El acta recoge cada jugada. Las repeticiones compartidas no llevan la charla.
browser-can-be-chosen = Se puede elegir.
browser-has-the-turn = De quién es el turno.
browser-thing = { $kind }{ $equipped ->
    [yes] , en uso
   *[no] {""}
 }{ $works ->
    [yes] {""}
   *[no] , ahora sin efecto
 }
browser-slot-empty = vacío{ $lit ->
    [yes] . Póntelo aquí
   *[no] {""}
 }
