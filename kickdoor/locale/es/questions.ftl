### What a player is asked to choose, and how the choices read.

question-by-card = { $asked } (por { $card }).
question-choose = { $person ->
    [you] Elige.
   *[other] { $who } elige.
 }
question-worth = { card-chooses } Objetos que sumen al menos { $gold } piezas de oro, sin ninguno de más.
question-pay = { $person ->
    [you] Puedes pagarlo: elige las cartas a las que renuncias, o ninguna.
   *[other] { $who } puede pagarlo: elige las cartas a las que renuncia, o ninguna.
 }
question-discarding = { $person ->
    [you] Elige las cartas que descartas.
   *[other] { $who } elige las cartas que descarta.
 }
question-drop = { $person ->
    [you] Te sobra una: elige a cuál renuncias.
   *[other] A { $who } le sobra una, y elige a cuál renuncia.
 }
question-unequip = { $person ->
    [you] Llevas más de lo que se puede llevar: elige qué te quitas.
   *[other] { $who } lleva más de lo que se puede llevar, y elige qué se quita.
 }
question-surplus = { $person ->
    [you] Tienes demasiados Objetos Grandes: elige de cuáles te desprendes.
   *[other] { $who } tiene demasiados Objetos Grandes y elige de cuáles se desprende.
 }
question-hand_on = { card-chooses } quién recibe el Objeto Grande.
question-loot = { $person ->
    [you] Saqueas el cadáver: elige una carta.
   *[other] { $who } saquea el cadáver: elige una carta.
 }
question-take_role = { $person ->
    [you] Puedes tomar un Papel que nadie use, o dar la vuelta al tuyo.
   *[other] { $who } puede tomar un Papel que nadie use, o dar la vuelta al suyo.
 }
question-replacing = { card-chooses } la carta que deja sitio.
question-make_way = { card-chooses } el compañero que deja sitio.
question-struck = { card-chooses } la carta afectada.
question-pick = { $person ->
    [you] Escoge uno de los Tesoros.
   *[other] { $who } escoge uno de los Tesoros.
 }
question-first = { $person ->
    [you] Dos Puertas a la vez: elige cuál va primero.
   *[other] { $who } ha abierto dos Puertas y elige cuál va primero.
 }
question-pile = { card-chooses } la caja de cuyo mazo se roba la carta.
question-token = { card-chooses } de qué clase es la ficha de la reserva.
question-share_tokens = { $person ->
    [you] Escoge entre las fichas de los monstruos muertos.
   *[other] { $who } escoge entre las fichas de los monstruos muertos.
 }
question-order = { $person ->
    [you] Devuelve las cartas en el orden que quieras; la primera será la primera que se robe.
   *[other] { $who } devuelve las cartas en el orden que quiera; la primera será la primera que se robe.
 }

question-hint-order = Escribe los { $n } números en el orden que quieras.
question-hint-worth = Escribe los números, con espacios entre ellos.
question-hint-many = { $same ->
    [yes] Escribe { $most ->
        [one] un número
       *[other] { $most } números, con espacios entre ellos
    }.
   *[no] Escribe entre { $least } y { $most } números, con espacios entre ellos{ $least ->
        [0] , o 0 para ninguno
       *[other] {""}
    }.
 }

answer-none = ninguna
answer-not = no
answer-yes = sí
answer-order = { $cards }, en este orden
answer-way = la { $n ->
    [1] primera
    [2] segunda
    [3] tercera
   *[other] { $n }.ª
 } manera

choice-kick = Abrir la puerta de una patada
choice-listen = Escuchar a la puerta: antes, robar una Puerta boca abajo
choice-trouble = Buscar bronca: luchar con { $card } desde la mano
choice-loot = Saquear la sala: robar una Puerta boca abajo
choice-keep = Quedarte { $card } en la mano
choice-end = Terminar tu turno
choice-run = Huir de { $card }: tira el dado{ $some ->
    [yes] {" "}({ $bonus })
   *[no] {""}
 }, con 5 o más se escapa
choice-pass-opening = Hecho: por mí se puede empezar
choice-pass-window = Dejar que ocurra
choice-pass-winning = Pasar: vas ganando, si nadie se entromete
choice-pass-losing = Pasar: pierdes y te toca huir, si nadie ayuda
choice-pass-other = Pasar: no te metes
choice-play = Jugar { $card }{ $has ->
    [yes] {" "}sobre { $on }
   *[no] {""}
 }
choice-play-one-shot = Dejar { $card } en la mesa, para usar más adelante
choice-play-replacing = Jugar { $card } en lugar de { $old }
choice-become = Jugar { $card }
choice-put-down = Dejar { $card } en la mesa sin ponértelo
choice-equip = Ponerte { $card }
choice-equip-hand = Jugar y ponerte { $card }
choice-unequip = Quitarte { $card }
choice-use = Usar { $card }{ $has ->
    [yes] {" "}sobre { $on }
   *[no] {""}
 }. { $sentence }
choice-join = Meter { $card } en el combate{ $has ->
    [yes] {" "}con { $on }
   *[no] {""}
 }
choice-sacrifice = Sacrificar { $card }{ $has ->
    [yes] {" "}para salvar a { $on }
   *[no] {" "}para escapar
 }
choice-carry = Que { $card } lo lleve { $on }
choice-snap = Encajar { $card } con { $on }
choice-unsnap = Desmontar { $card }
choice-ask = Pedir ayuda a { $on }, a cambio de { $terms }
choice-volunteer = Ofrecer ayuda, a cambio de { $terms }
choice-counter = Pedir otras condiciones: { $terms }
choice-accept-help = Aceptar
choice-accept-trade = Aceptar
choice-decline-help = Rechazar
choice-decline-trade = Rechazar
choice-leave = Dejar el combate
choice-sell = Vender { $cards } por { $gold } piezas de oro: { $levels ->
    [one] 1 Nivel
   *[other] { $levels } Niveles
 }{ $twice ->
    [yes] {" "}({ $doubled } por el doble)
   *[no] {""}
 }
choice-discard = Descartar { $cards }
choice-give = Dar { $cards }{ $has ->
    [yes] {" "}a { $on }
   *[no] {""}
 }
choice-trade = Cambiar { $gives } por { $wants }
choice-drop = Renunciar a { $card }
choice-show = Enseñar { $cards }
choice-choose = Elegir
choice-deal = Cambiar o regalar Objetos…
choice-on-whom = { $choice }…
choice-form-ask = Pedir ayuda a alguien…
choice-form-volunteer = Ofrecer tu ayuda…
choice-form-counter = Pedir otras condiciones…
choice-form-sell = Vender Objetos a cambio de Niveles (1.000 piezas de oro cada uno)…

form-ask-whom = ¿A quién se la pides? Con cada cual, el combate quedaría así:
form-helper = { $name }: { $total } contra { $against }
form-treasures = ¿Cuántos de los { $n } Tesoros se lleva { $helper }?
form-how-many = Un número, «todo», o Intro para volver atrás:
form-all = todo
form-number = Escribe un número entre { $least } y { $most }, o «todo».
form-first = ¿Quién escoge primero?
form-sell = ¿Cuáles vendes? Cada 1.000 piezas de oro compran un Nivel.
form-sell-double = ¿Cuáles vendes? Cada 1.000 piezas de oro compran un Nivel, y la más cara cuenta el doble.
form-good = { $card }{ $used ->
    [yes] {" "}(en uso)
   *[no] {""}
 }
form-deal-whom = ¿Con quién haces el trato?
form-deal-give = ¿Qué das?
form-deal-want = ¿Qué quieres de { $who }? Si no pides nada, es un regalo.
form-no-items = { $who } no tiene Objetos en la mesa.

moment-other = { $person ->
    [you] ¿Qué haces?
   *[other] { $who }, ¿qué haces?
 }
moment-window = { $what } { $named ->
    [yes] { $who }, ¿quieres hacer algo al respecto?
   *[no] {""}
 }
moment-combat = { $role ->
    [fighter] { $who }, este combate es tuyo. ¿Qué haces? Se decide cuando todos hayan pasado.
    [helper] { $who }, estás ayudando. ¿Qué haces? El combate se decide cuando todos hayan pasado.
    [other] { $who }, { $fighter } está luchando. ¿Te metes?
   *[nobody] { $fighter } está luchando.
 }
moment-flight = { $person ->
    [you] { $n ->
        [one] ¡A correr!
       *[other] ¡A correr! ¿De qué monstruo primero?
    }
   *[other] { $n ->
        [one] { $who }, ¡a correr!
       *[other] { $who }, ¡a correr! ¿De qué monstruo primero?
    }
 }
moment-door = { $person ->
    [you] Has encontrado { $card }.
   *[other] { $who }, has encontrado { $card }.
 }
opening-cards = { $kinds ->
    [traits] una Clase, una Raza
    [powers] una Afiliación, un Poder de Rango 1
   *[both] una Clase, una Raza y una Afiliación, un Poder de Rango 1
 }{ $friend ->
    [none] {" "}y Objetos
    [hireling] , Objetos y un Mercenario
    [sidekick] , Objetos y un Compinche
    [ally] , Objetos y un Aliado
   *[other] , Objetos y un acompañante
 }
moment-opening = { $who }, antes del primer turno puedes poner en la mesa { opening-cards }. ¿Qué haces?
moment-turn-arrange = { $person ->
    [you] Te toca. Pon orden en lo tuyo y abre la puerta de una patada.
   *[other] { $who }, te toca. Pon orden en lo tuyo y abre la puerta de una patada.
 }
moment-turn-opened = { $person ->
    [you] No había monstruo. Busca bronca, o saquea la sala.
   *[other] { $who }, no había monstruo. Busca bronca, o saquea la sala.
 }
moment-turn-charity = { $person ->
    [you] Tu turno casi ha terminado. ¿Algo más?
   *[other] { $who }, tu turno casi ha terminado. ¿Algo más?
 }
moment-turn-excess = { $person ->
    [you] Tienes en la mano
   *[other] { $who }, tienes en la mano
 } { $over ->
    [one] 1 carta
   *[other] { $over } cartas
 } de más. { $mine ->
    [yes] Tu Nivel es el más bajo: descártalas
   *[no] Dáselas a quien va último: { $poor }
 }. Lo que juegues o vendas ahora ya no sobra.
moment-turn-begin = { $person ->
    [you] Te toca.
   *[other] { $who }, te toca.
 }
moment-turn-end = { $person ->
    [you] Tu turno ha terminado.
   *[other] { $who }, tu turno ha terminado.
 }
moment-trade = { $person ->
    [you] { $gift ->
        [yes] { $asker } te regala { $gives }. ¿Trato hecho?
       *[no] { $asker } te ofrece { $gives } por { $wants }. ¿Trato hecho?
    }
    [asker] { $gift ->
        [yes] Le regalas { $gives } a { $who }.
       *[no] Le ofreces { $gives } a { $who } por { $wants }.
    }
   *[other] { $gift ->
        [yes] { $asker } le regala { $gives } a { $who }.
       *[no] { $asker } le ofrece { $gives } a { $who } por { $wants }.
    }
 }
moment-help = { $person ->
    [you] { $asks ->
        [yes] { $asker } te pide ayuda y ofrece a cambio: { $terms }. ¿Aceptas?
       *[no] { $asker } te ayudaría a cambio de esto: { $terms }. ¿Aceptas?
    }
    [asker] { $asks ->
        [yes] Le pides ayuda a { $who } y ofreces a cambio: { $terms }.
       *[no] Ayudarías a { $who } a cambio de esto: { $terms }.
    }
   *[other] { $asks ->
        [yes] { $asker } le pide ayuda a { $who } y ofrece a cambio: { $terms }.
       *[no] { $asker } ayudaría a { $who } a cambio de esto: { $terms }.
    }
 }

window-drawn = { $person ->
    [you] Has robado { $card }.
   *[other] { $who } ha robado { $card }.
 }
window-played = { $person ->
    [you] Juegas { $card }.
   *[other] { $who } juega { $card }.
 }
window-combat_starts = { $person ->
    [you] Estás a punto de luchar con { $card }.
   *[other] { $who } está a punto de luchar con { $card }.
 }
window-meets = { $person ->
    [you] Te topas con { $card }.
   *[other] { $who } se topa con { $card }.
 }
window-enters = { $card } entra en el combate.
window-as_soon_as = Ha ocurrido algo.
window-won = { $person ->
    [you] El combate está decidido: ganas.
   *[other] El combate está decidido: gana { $who }.
 }
window-lost = { $person ->
    [you] El combate está decidido: pierdes y te toca huir.
   *[other] El combate está decidido: pierde { $who } y le toca huir.
 }
window-killed = { $card } está a punto de morir.
window-rewarded = { $person ->
    [you] Estás a punto de tomar los Tesoros.
   *[other] { $who } está a punto de tomar los Tesoros.
 }
window-combat_ends = El combate está terminando.
window-rolled = { $person ->
    [you] Has sacado un { $die }.
   *[other] { $who } ha sacado un { $die }.
 }
window-escaped = { $person ->
    [you] Estás escapando de { $card }.
   *[other] { $who } está escapando de { $card }.
 }
window-caught = { $person ->
    [you] { $card } está a punto de ensañarse contigo.
   *[other] { $card } está a punto de ensañarse con { $who }.
 }
window-curse_lands = { $person ->
    [you] { $card } está a punto de caer sobre ti.
   *[other] { $card } está a punto de caer sobre { $who }.
 }
window-loss = { $person ->
    [you] Estás
   *[other] { $who } está
 } a punto de perder { $some ->
    [yes] { $card }
   *[no] algo
 }.
window-discarded = { $card } va camino del descarte.
window-death = { $person ->
    [you] Estás a punto de morir.
   *[other] { $who } está a punto de morir.
 }
window-looting = { $person ->
    [you] Están a punto de saquear tu cadáver.
   *[other] Están a punto de saquear el cadáver de { $who }.
 }
window-draws_face_up = { $person ->
    [you] Estás a punto de robar una carta boca arriba.
   *[other] { $who } está a punto de robar una carta boca arriba.
 }
window-turn_starts = { $person ->
    [you] Empieza tu turno.
   *[other] Empieza el turno de { $who }.
 }
window-level_gained = { $person ->
    [you] Estás subiendo un Nivel.
   *[other] { $who } está subiendo un Nivel.
 }
window-leaves = { $card } se va de la mesa.
