### What is wrong with a card or set file. `near` is the nearest known word, or empty.

language-problem = { $file }, línea { NUMBER($line, useGrouping: 0) }, { $card }: { $fault }
language-problem-of-file = { $file }, línea { NUMBER($line, useGrouping: 0) }: { $fault }
language-with-near = { $fault } ¿Querías decir { $near }?
language-no-yaml = esto no es YAML (columna { $column }){ $why ->
    [quote] : no se cierra un texto entre comillas que empieza en la línea { NUMBER($begun, useGrouping: 0) }.
    [bracket] : no se cierra lo que abre un [ o un {"{"} en la línea { NUMBER($begun, useGrouping: 0) }, o le falta una coma.
    [colon] : aquí no puede haber dos puntos. Pon entre comillas un texto que los lleve y empieza en la misma columna lo que va junto.
    [tab] : aquí hay un tabulador. Sangra con espacios.
    [sign] : un texto que empieza con un signo así tiene que ir entre comillas.
    [indent] : una línea empieza en otra columna que aquellas con las que va.
   *[other] .
 }
language-no-file = ese archivo no existe.
language-not-a-file = esto es una carpeta u otra cosa que no es un archivo de texto.
language-not-text = esto no es texto en UTF-8.
language-unreadable = no se puede leer: { $reason }.
language-mistyped = { $value } se lee como algo distinto de lo que parece. Escribe un número entero o true, o ponlo entre comillas.
language-wrong-type = aquí hay { $found } y tendría que haber { $wanted ->
    [number] un número entero
    [true] la palabra true
    [list] una lista, entre [ ] o en líneas que empiezan con un guion
    [map] un mapa, «clave: valor»
   *[other] un nombre
 }.
language-quoted = { $value } está entre comillas: escribe el número sin ellas.
language-none-of = aquí hay { $found } y tendría que haber una de estas palabras: { $names }.
language-negative = { $value } no puede ser menor que 0.
language-too-large = { $value } es un número demasiado grande.
language-nothing = aquí no hay nada escrito.
language-key-twice = { $word } está escrito dos veces.
language-too-deep = hay piezas metidas unas en otras a demasiada profundidad.
language-unknown-key = { $of } no tiene { $word }.
language-unknown-word = { $family } no tiene nada que se llame { $word }.
language-other-family = { $word } no va aquí, donde tendría que haber { $family ->
    [word] una palabra (word)
    [question] una pregunta (question)
    [condition] una condición (condition)
   *[amount] una cantidad (amount)
 }{ $other ->
    [word] : es una palabra y dice lo que pasa.
    [question] : es una pregunta y va en `gives`.
    [condition] : es una condición y va detrás de `if`.
   *[amount] : es una cantidad. { $family ->
        [condition] Compárala, como en `number: {"{"}tokens: you{"}"}, at_least: 1`.
       *[other] Va donde podría ir un número.
    }
 }
language-unknown-value = { $word } no se conoce aquí.
language-two-words = { $first } y { $second } son palabras distintas: escribe dos mapas.
language-missing-argument = a { $of } le falta { $argument }.
language-not-a-word = { $value } solo puede llevar minúsculas, cifras y guiones bajos.
language-not-a-name = { $value } no tiene ni una letra ni una cifra con la que formar un id.
language-no-kind = no se dice de qué clase es la carta. Escribe una de ellas delante del nombre, como en «monster: Net Troll»: { $kinds }.
language-unknown-kind = no hay ninguna clase de carta llamada { $word }.
language-two-kinds = una carta es de una sola clase: { $first } o { $second }.
language-not-of-kind = { $fact } no pega con una carta de la clase { $kind }.
language-bad-fact = { $value } no vale para { $fact }.
language-id-twice = el id { $id } ya lo tiene la carta de la línea { NUMBER($other, useGrouping: 0) }{ $place ->
    [here] {""}
   *[other] {" "}de { $place }
 }: dale a una de las dos otro nombre o un id propio, o escribe «copies: 2».
language-faces = una tabla de tiradas nombra las caras del 1 al 6 en orden y una vez cada una; la cara { $face } está fuera de sitio.
language-does-nothing = una capacidad tiene que hacer algo o ponerse en el lugar de algo.
language-no-name = una capacidad que se puede usar necesita un nombre.
language-name-twice = hay dos capacidades llamadas { $name }.
language-limit-without-per = limit y per van siempre juntos, como en «limit: 1, per: turn».
language-too-few-treasures = un monstruo no tiene menos de 0 Tesoros, así que { $n } no vale; solo un refuerzo quita alguno.
language-fact-doubled = { $fact } se da como dato suelto y otra vez, sin condición, en gives.
language-stands-for-nothing = aquí no hay nada a lo que { $noun } pueda referirse{ $noun ->
    [target] : haz que se elija antes, con `target` al lado de `when`.
    [paid] : solo se paga algo donde hay `pay`.
    [shown] : haz que antes se tire un dado.
    [those] : haz que una palabra anterior robe, coja o elija cartas.
    [host] : solo lo tienen un refuerzo y lo que se pone en una carta.
   *[other] . Es aquello de lo que trata un suceso, o cada uno de los que recorre `each`.
 }
language-outside-its-moment = { $noun } no significa nada en este momento.
language-below-zero = no puede haber { $n }: escribe 0 o más.
language-no-ways = one_of necesita una opción: una lista de listas de palabras.
language-nobody-to-ask = aquí no se puede preguntar a la mesa. table_says puede ir en gives y en las capacidades de una carta en juego, y en lo que hace una carta.
language-lasting-asks = un cambio duradero no pregunta a la mesa: ponle alrededor una condición con table_says.
language-no-face = un dado tiene las caras del 1 al 6, y { $n } no es ninguna de ellas.
language-unknown-trait = ninguna carta da el rasgo { $word }.
language-unknown-card = no hay ninguna carta con el id { $word }.
language-no-such-option = no hay ninguna opción de la casa { $word }; «kickdoor options» las enumera.
language-no-such-call = en el lenguaje nada de lo que tratan las cartas se llama { $word }.
language-set-taken = una caja que viene con kickdoor ya tiene el id { $word }.
language-players = players tiene que ser dos números: el mínimo (2 o más) y el máximo.
language-other-deck = una carta del mazo { $deck } está en el archivo del otro mazo.
language-count = el mazo { $deck } tiene { $found } cartas, pero el manifiesto dice { $wanted }.
language-never-played = nunca se puede jugar: no tiene ni `playable` ni `when`.
language-says-nothing = no sirve para nada: no dice nada que haga.
language-no-level = no tiene escrito ningún nivel (level), así que no tiene fuerza alguna.
language-no-such-tag = busca cartas con la etiqueta { $tag }, y ninguna la tiene.
language-unread-file = no se lee nada de él: las cartas van en doors.yaml y treasures.yaml, los escenarios en una carpeta scenarios.
language-no-such-token = no hay ninguna ficha { $word }.
language-long-text = su texto tiene { $length } letras; en una carta caben { $most }.
language-long-name = su nombre tiene { $length } letras; en una línea de la carta caben { $most }.
language-for-nobody = no la puede usar nadie: es para aquellos para los que no es.
language-target-unused = se elige un objetivo, pero no se hace nada con él.
language-no-fight = lo que hace necesita un combate, y solo se puede hacer cuando nadie combate.
language-loop = en { $moment } vuelve a provocar lo mismo, y a eso ya no responde: lo que una carta hace por sí sola lo hace una vez.
language-round = en { $moment } causa algo a lo que responde { $others }, y eso vuelve a causar lo mismo: lo que una carta hace por sí sola lo hace una vez.
language-soon-once = as_soon_as sin condición ocurre una vez, en cuanto la carta está en juego.
language-endless = se puede usar una y otra vez: en { $moment }, sin precio ni límite.
language-never-true = pide a la vez una cosa y la contraria.
language-off-scale = su { $figure } de { $value } se sale mucho de lo que tienen otras cartas{ $compared ->
    [plain] : de { $least } a { $most }.
   *[other] {" "}de su clase.
 }

### The page of all words

words-title = # Las palabras de las cartas
words-about = Hecha a partir de los tipos del lenguaje de las cartas. En cada línea: la palabra, sus demás argumentos, cómo se escribe, lo que eso imprime y el texto de una carta que lo dice.
words-word = ## Palabras: lo que pasa
words-question = ## Preguntas: cambios que duran
words-condition = ## Condiciones
words-amount = ## Cantidades
words-columns = | palabra | otros argumentos | se escribe | imprime | en una carta |
words-columns-facts = | clave | va en | se escribe | en una carta |
words-columns-keys = | nombre | se escribe | en una carta |
words-any-kind = cualquier carta
words-facts = ## Claves de una carta
words-map-playable = ## Claves de playable: cuándo se puede jugar, sobre qué y a qué precio
words-map-ability = ## Claves de una capacidad, en `when`
words-map-epic = ## Claves de epic: lo que añade desde el Nivel 10 en una partida épica
words-map-cards = ## Claves que dicen qué cartas
words-map-who = ## Claves que dicen qué jugadores
words-names-time = ## Tiempos durante los que se puede hacer algo
words-names-happening = ## Sucesos ante los que pasa o se puede hacer algo
words-names-situation = ## Condiciones de una palabra
words-names-amount = ## Cantidades de una palabra
words-names-duration = ## Duraciones, para lasting
words-names-players = ## Jugadores
words-names-kind = ## Clases de carta, donde se habla de cartas
words-names-place = ## Lugares, para at
words-names-noun = ## Cartas de las que ya se ha hablado
words-names-deed = ## Actos, para may, may_not y must
words-names-limit = ## Límites
words-names-per = ## Cada cuánto, para per
words-names-instead = ## Aquello en cuyo lugar se pone instead
words-names-figure = ## Cifras de una carta
words-names-harm = ## Daños, para safe

### The texts of the cards. `a(n)` becomes a or an by the sound of what follows. `card-sounds`: what melts, as
### _de_el_>_del_, with commas between. Of words that carry facts a message may ask them: $noun-is (card-kind-is and
### card-noun-is say it), $owner-person (you, their, one) and $owner-who. `verb`: you; other (somebody named before);
### bare (behind "may").

card-sounds = _a_el_>_al_, _de_el_>_del_, _con_ti_>_contigo_, _o_o>_u_o, _o_O>_u_O, _o_ho>_u_ho, _y_i>_e_i, _y_I>_e_I,
    _cartas_de_Clase_y_cartas_de_Raza>_cartas_de_Clase_y_Raza

## Lists and joins

card-or = { $first } o { $last }
card-nor = { $first } ni { $last }
card-and = { $first } y { $last }
card-comma = { $first }, { $last }
card-then = { $first }, y luego { $last }
card-otherwise = { $clause }. Si no, { $other }

## Kinds of card: with article, one, many. `card-kind-is`: what agrees with them (gender, number)

card-kind-is = { $kind ->
    [named] name
    [footgear] m
    [armor] f
    [card] { $form ->
        [many] fp
       *[one] f
    }
    [door] { $form ->
        [many] fp
       *[one] f
    }
    [treasure] { $form ->
        [many] fp
       *[one] f
    }
    [curse] { $form ->
        [many] fp
       *[one] f
    }
    [class] { $form ->
        [many] fp
       *[one] f
    }
    [race] { $form ->
        [many] fp
       *[one] f
    }
    [affiliation] { $form ->
        [many] fp
       *[one] f
    }
    [wandering] { $form ->
        [many] fp
       *[one] f
    }
    [token] { $form ->
        [many] fp
       *[one] f
    }
   *[other] { $form ->
        [many] mp
       *[one] m
    }
 }
card-kind-a-card = una carta
card-kind-one-card = carta
card-kind-many-card = cartas
card-kind-a-door = una carta de Puerta
card-kind-one-door = carta de Puerta
card-kind-many-door = cartas de Puerta
card-kind-a-treasure = una carta de Tesoro
card-kind-one-treasure = carta de Tesoro
card-kind-many-treasure = cartas de Tesoro
card-kind-a-monster = un monstruo
card-kind-one-monster = monstruo
card-kind-many-monster = monstruos
card-kind-a-enhancer = un refuerzo de monstruo
card-kind-one-enhancer = refuerzo de monstruo
card-kind-many-enhancer = refuerzos de monstruo
card-kind-a-curse = una Maldición
card-kind-one-curse = Maldición
card-kind-many-curse = Maldiciones
card-kind-a-class = una carta de Clase
card-kind-one-class = carta de Clase
card-kind-many-class = cartas de Clase
card-kind-a-race = una carta de Raza
card-kind-one-race = carta de Raza
card-kind-many-race = cartas de Raza
card-kind-a-affiliation = una carta de Afiliación
card-kind-one-affiliation = carta de Afiliación
card-kind-many-affiliation = cartas de Afiliación
card-kind-a-power = un Poder
card-kind-one-power = Poder
card-kind-many-power = Poderes
card-kind-a-role = un Papel
card-kind-one-role = Papel
card-kind-many-role = Papeles
card-kind-a-companion = un compañero
card-kind-one-companion = compañero
card-kind-many-companion = compañeros
card-kind-a-item = un objeto
card-kind-one-item = objeto
card-kind-many-item = objetos
card-kind-a-permanent = un objeto que no sea de un solo uso
card-kind-one-permanent = objeto que no sea de un solo uso
card-kind-many-permanent = objetos que no sean de un solo uso
card-kind-a-one_shot = un objeto de un solo uso
card-kind-one-one_shot = objeto de un solo uso
card-kind-many-one_shot = objetos de un solo uso
card-kind-a-headgear = un casco
card-kind-one-headgear = casco
card-kind-many-headgear = cascos
card-kind-a-armor = una armadura
card-kind-one-armor = armadura
card-kind-many-armor = armadura
card-kind-a-footgear = calzado
card-kind-one-footgear = calzado
card-kind-many-footgear = calzado
card-kind-a-hand_item = un objeto de mano
card-kind-one-hand_item = objeto de mano
card-kind-many-hand_item = objetos de mano
card-kind-a-two_handed = un objeto a dos manos
card-kind-one-two_handed = objeto a dos manos
card-kind-many-two_handed = objetos a dos manos
card-kind-a-big_item = un objeto Grande
card-kind-one-big_item = objeto Grande
card-kind-many-big_item = objetos Grandes
card-kind-a-small_item = un objeto Pequeño
card-kind-one-small_item = objeto Pequeño
card-kind-many-small_item = objetos Pequeños
card-kind-a-complex_item = un objeto Complejo
card-kind-one-complex_item = objeto Complejo
card-kind-many-complex_item = objetos Complejos
card-kind-a-wandering = una carta que añade un monstruo
card-kind-one-wandering = carta que añade un monstruo
card-kind-many-wandering = cartas que añaden un monstruo
card-kind-a-place = un lugar
card-kind-one-place = lugar
card-kind-many-place = lugares
card-kind-a-token = una ficha
card-kind-one-token = ficha
card-kind-many-token = fichas
card-called = { $form ->
    [a] { $name ->
        [Trap] una Trampa
        [Sidekick] un Compinche
        [Ally] un Aliado
        [Affiliation] una Afiliación
       *[other] { $name }
    }
    [one] { $name ->
        [Trap] Trampa
        [Sidekick] Compinche
        [Ally] Aliado
        [Affiliation] Afiliación
       *[other] { $name }
    }
   *[many] { $name ->
        [Trap] Trampas
        [Sidekick] Compinches
        [Ally] Aliados
        [Affiliation] Afiliaciones
       *[other] { $name }
    }
 }
card-tag = { $tag ->
    [undead] No Muerto
    [fire] de fuego
    [flesh] de carne y hueso
    [below_the_waist] de cintura para abajo
    [stick] con forma de palo
    [meat] de carne
    [veggie] de verdura
    [drink] de bebida
    [dessert] de postre
   *[other] { $words }
 }
card-tagged = { $noun } { $tag }
card-other = { $noun-is ->
    [f] otra
    [mp] otros
    [fp] otras
   *[m] otro
 } { $noun }
card-equipped = { $noun } { $noun-is ->
    [f] equipada
    [mp] equipados
    [fp] equipadas
   *[m] equipado
 }
card-carried = { $noun } { $noun-is ->
    [f] sin equipar
    [mp] sin equipar
    [fp] sin equipar
   *[m] sin equipar
 }
card-a = { $other ->
    [yes] { $noun }
   *[no] { $noun-is ->
        [f] una { $noun }
       *[m] un { $noun }
    }
 }
card-spoken-of = { $cards-is ->
    [f] la
    [mp] los
    [fp] las
   *[m] el
 } { $cards }
card-that = { $noun-is ->
    [f] esa
   *[m] ese
 } { $noun }
card-those = { $noun-is ->
    [m] ese
    [f] esa
    [fp] esas
   *[mp] esos
 } { $noun }
card-number = { $n } { $noun }
card-any-number = cualquier número de { $noun }
card-up-to = hasta { $n } { $noun }
card-as-many = { $noun-is ->
    [m] tanto
    [f] tanta
    [fp] tantas
   *[mp] tantos
 } { $noun } como { $amount }
card-all-of = { $owner-person ->
    [you] { $noun-is ->
        [m] todo tu
        [f] toda tu
        [fp] todas tus
       *[mp] todos tus
    } { $noun }
    [their] { $noun-is ->
        [m] todo su
        [f] toda su
        [fp] todas sus
       *[mp] todos sus
    } { $noun }
   *[one] { $noun-is ->
        [m] todo el
        [f] toda la
        [fp] todas las
       *[mp] todos los
    } { $noun } de { $owner-who }
 }
card-all = { $noun-is ->
    [m] todo el
    [f] toda la
    [fp] todas las
   *[mp] todos los
 } { $noun }
card-owned = { $owner-person ->
    [you] { $noun-is ->
        [mp] tus
        [fp] tus
       *[one] tu
    } { $noun }
    [their] { $noun-is ->
        [mp] sus
        [fp] sus
       *[one] su
    } { $noun }
   *[one] { $noun-is ->
        [f] la
        [mp] los
        [fp] las
       *[m] el
    } { $noun } de { $owner-who }
 }
card-one-of = { $noun-is ->
    [m] algo de
    [f] algo de
    [fp] una de
   *[mp] uno de
 } { $owner-person ->
    [you] { $noun-is ->
        [mp] tus
        [fp] tus
       *[one] tu
    } { $noun }
    [their] { $noun-is ->
        [mp] sus
        [fp] sus
       *[one] su
    } { $noun }
   *[one] { $noun-is ->
        [m] el
        [f] la
        [fp] las
       *[mp] los
    } { $noun } de { $owner-who }
 }
card-some-of = { $n } de { $owner-person ->
    [you] tus { $noun }
    [their] sus { $noun }
   *[one] { $noun-is ->
        [m] el
        [f] la
        [fp] las
       *[mp] los
    } { $noun } de { $owner-who }
 }
card-no = { $noun-is ->
    [m] ningún { $noun }
    [f] ninguna { $noun }
   *[mp] { $noun }
 }
card-hand = { $owner-person ->
    [you] tu mano
    [their] su mano
   *[one] la mano de { $owner-who }
 }
card-topmost = { $noun-is ->
    [f] la { $noun }
   *[m] el { $noun }
 } de más arriba
card-topmost-number = { $noun-is ->
    [fp] las { $n } { $noun }
   *[mp] los { $n } { $noun }
 } de más arriba
card-most = { $noun } con mayor { $figure }
card-the = { $noun-is ->
    [f] la
    [mp] los
    [fp] las
   *[m] el
 } { $noun }
card-the-player = el { $noun }
card-worth = { $noun } con un valor total de al menos { $amount } piezas de oro
card-worth-at-most-paid = { $noun }, con un valor total no superior al de lo pagado,
card-worth-at-most = { $noun } con un valor total de como mucho { $amount }
card-without = { $cards } sin { $other } encima
card-named = { $name }
card-by-chance = { $cards } al azar
card-by = { $cards } a elección de { $who }
card-by-blind = { $cards } a elección de { $who }, sin mirar
card-nothing = nada
card-least-level = { $cards } de Nivel { $amount } o más
card-atmost-level = { $cards } de Nivel { $amount } o menos
card-least-gold = { $cards } con un valor de al menos { $amount } piezas de oro
card-atmost-gold = { $cards } con un valor de como mucho { $amount } piezas de oro
card-least-bonus = { $cards } con un bono de { $amount } o más
card-atmost-bonus = { $cards } con un bono de { $amount } o menos
card-least-rank = { $cards } de rango { $amount } o más
card-atmost-rank = { $cards } de rango { $amount } o menos
card-least-treasures = { $cards } con { $amount } o más Tesoros
card-atmost-treasures = { $cards } con { $amount } o menos Tesoros
card-least-tokens = { $cards } con { $amount } o más fichas
card-atmost-tokens = { $cards } con { $amount } o menos fichas
card-figure-bonus = bono
card-figure-gold = valor en piezas de oro
card-figure-level = Nivel
card-figure-rank = rango
card-figure-treasures = número de Tesoros
card-figure-tokens = número de fichas

## Nouns of the moment. `card-noun-is`: what agrees with them

card-noun-is = { $noun ->
    [those] fp
    [paid] m
    [this] { $kind ->
        [monster] m
        [enhancer] m
       *[other] f
    }
   *[other] f
 }
card-noun-this = { $kind ->
    [monster] este monstruo
    [enhancer] el monstruo
   *[other] esta carta
 }
card-noun-this-monster = este monstruo
card-noun-target = esa carta
card-noun-it = esa carta
card-noun-those = esas cartas
card-noun-paid = lo pagado
card-noun-host = la carta sobre la que está

## Places

card-at-hand = { $cards } de { $owner-person ->
    [you] tu mano
    [their] su mano
   *[one] la mano de { $owner-who }
 }
card-at-hand-all = { $cards } en { $owner-person ->
    [you] tu mano
    [their] su mano
   *[one] la mano de { $owner-who }
 }
card-at-hand_or_play = { $cards } (de la mano o en juego)
card-at-hand_or_items = { $cards } (de la mano o de los objetos en juego)
card-at-play = { $cards } en juego
card-at-fight = { $cards } en combate
card-at-used = { $cards } { $cards-is ->
    [f] usada
    [mp] usados
    [fp] usadas
   *[m] usado
 } en este combate
card-at-on_this = { $cards } sobre esta carta
card-at-beaten = { $cards } { $cards-is ->
    [f] muerta
    [mp] muertos
    [fp] muertas
   *[m] muerto
 } en este combate
card-at-those = { $cards } entre ellas
card-at-laid_out = { $cards } a la vista
card-at-door_discards = { $cards } del descarte de Puertas
card-at-treasure_discards = { $cards } del descarte de Tesoros
card-at-discards = { $cards } de cualquiera de los descartes
card-at-same_discards = { $cards } del mismo descarte
card-at-door_deck = { $cards } del mazo de Puertas
card-at-treasure_deck = { $cards } del mazo de Tesoros
card-at-top = { $n ->
    [1] { $cards } en lo alto de { $pile }
   *[other] { $cards } entre las { $n } primeras cartas de { $pile }
 }
card-pile-door_discards = el descarte de Puertas
card-pile-treasure_discards = el descarte de Tesoros
card-pile-discards = cualquiera de los descartes
card-pile-same_discards = el mismo descarte
card-pile-door_deck = el mazo de Puertas
card-pile-treasure_deck = el mazo de Tesoros
card-deck-door = el mazo de Puertas
card-deck-treasure = el mazo de Tesoros

## Players: each of them, any one of them, some one of them (in a condition), the bare noun, several

card-who-you = { $form ->
    [any] ti
    [noun] ti
    [many] ti
   *[each] ti
 }
card-who-target = { $form ->
    [any] ese jugador
    [noun] ese jugador
    [many] ese jugador
   *[each] ese jugador
 }
card-who-them = { $form ->
    [any] ese jugador
    [noun] ese jugador
    [many] ese jugador
   *[each] ese jugador
 }
card-who-fighter = { $form ->
    [any] el combatiente
    [noun] el combatiente
    [many] el combatiente
   *[each] el combatiente
 }
card-who-helper = { $form ->
    [any] el ayudante
    [noun] el ayudante
    [many] el ayudante
   *[each] el ayudante
 }
card-who-fighters = { $form ->
    [any] cualquier combatiente
    [some] algún combatiente
    [noun] combatiente
    [many] combatientes
   *[each] cada combatiente
 }
card-who-outsiders = { $form ->
    [any] cualquier jugador ajeno al combate
    [some] algún jugador ajeno al combate
    [noun] jugador ajeno al combate
    [many] jugadores ajenos al combate
   *[each] cada jugador ajeno al combate
 }
card-who-left = { $mine-person ->
    [you] el jugador de tu izquierda
    [their] el jugador de su izquierda
   *[one] el jugador a la izquierda de { $mine-who }
 }
card-who-right = { $mine-person ->
    [you] el jugador de tu derecha
    [their] el jugador de su derecha
   *[one] el jugador a la derecha de { $mine-who }
 }
card-who-others = { $form ->
    [any] otro jugador
    [some] otro jugador
    [noun] rival
    [many] rivales
   *[each] cada rival
 }
card-who-everyone = { $form ->
    [any] cualquier jugador
    [some] algún jugador
    [noun] jugador
    [many] jugadores
   *[each] cada jugador
 }
card-who-user = { $form ->
    [any] quien jugó esta carta
    [noun] quien jugó esta carta
    [many] quien jugó esta carta
   *[each] quien jugó esta carta
 }
card-who-that = { $who } { $that }
card-who-pick = { $n ->
    [1] { $any } a tu elección
   *[other] { $n } { $many } a tu elección
 }
card-who-pick-up-to = hasta { $n } { $many } a tu elección
card-who-chosen-by = { $who } a elección de { $by }
card-who-chosen = { $n ->
    [1] un { $noun }
   *[other] { $n } { $many }
 }
card-who-chosen-up-to = hasta { $n } { $many }
card-who-from-right = { $who }, empezando por la derecha,
card-who-from-highest = { $who }, del Nivel más alto al más bajo,
card-possessive = de { $who }
card-your = tu
card-their = su
card-with-most-level = con el Nivel más alto
card-with-least-level = con el Nivel más bajo
card-with-most-hand = que tenga más cartas en la mano
card-with-least-hand = que tenga menos cartas en la mano
card-with-most-strength = con mayor fuerza de combate
card-with-least-strength = con menor fuerza de combate
card-with-most-other = para quien { $amount } es lo más alto
card-with-least-other = para quien { $amount } es lo más bajo

## Traits

card-trait = { $trait ->
    [male] hombre
    [female] mujer
    [human] Humano
    [classless] alguien sin Clase
    [warrior] Guerrero
    [wizard] Mago
    [cleric] Clérigo
    [thief] Ladrón
    [elf] Elfo
    [dwarf] Enano
    [halfling] Mediano
    [bbq_boss] Jefe de Barbacoa
    [science_chef] Chef Científico
    [short_order_cook] Cocinero Exprés
    [french_chef] Chef Francés
    [gadgeteer] Inventor
    [psychic] Psíquico
    [trader] Comerciante
    [bounty_hunter] Cazarrecompensas
    [mutant] Mutante
    [feline] Felino
    [cyborg] Cíborg
    [x_men] de los X-Men
    [x_force] de X-Force
    [x_factor] de X-Factor
   *[other] { $name }
 }
card-trait-against = { $trait ->
    [male] un hombre
    [female] una mujer
    [human] un Humano
    [classless] alguien sin Clase
    [warrior] un Guerrero
    [wizard] un Mago
    [cleric] un Clérigo
    [thief] un Ladrón
    [elf] un Elfo
    [dwarf] un Enano
    [halfling] un Mediano
    [bbq_boss] un Jefe de Barbacoa
    [science_chef] un Chef Científico
    [short_order_cook] un Cocinero Exprés
    [french_chef] un Chef Francés
    [gadgeteer] un Inventor
    [psychic] un Psíquico
    [trader] un Comerciante
    [bounty_hunter] un Cazarrecompensas
    [mutant] un Mutante
    [feline] un Felino
    [cyborg] un Cíborg
    [x_men] alguien de los X-Men
    [x_force] alguien de X-Force
    [x_factor] alguien de X-Factor
   *[other] un { $name }
 }
card-trait-many = { $trait ->
    [male] hombres
    [female] mujeres
    [human] Humanos
    [classless] quienes no tienen Clase
    [warrior] Guerreros
    [wizard] Magos
    [cleric] Clérigos
    [thief] Ladrones
    [elf] Elfos
    [dwarf] Enanos
    [halfling] Medianos
    [bbq_boss] Jefes de Barbacoa
    [science_chef] Chefs Científicos
    [short_order_cook] Cocineros Exprés
    [french_chef] Chefs Franceses
    [gadgeteer] Inventores
    [psychic] Psíquicos
    [trader] Comerciantes
    [bounty_hunter] Cazarrecompensas
    [mutant] Mutantes
    [feline] Felinos
    [cyborg] Cíborgs
    [x_men] los X-Men
    [x_force] X-Force
    [x_factor] X-Factor
   *[other] { $name }
 }

## Amounts

card-value-number = { $n }
card-value-shown = el resultado del dado
card-value-paid = la cantidad pagada
card-value-lost_by = la diferencia por la que se perdió el combate
card-value-won_by = la diferencia por la que se ganó el combate
card-value-missed_by = la diferencia por la que falló la tirada
card-value-level = { $person ->
    [you] tu Nivel
   *[their] su Nivel
 }
card-value-hand = { $person ->
    [you] el número de cartas de tu mano
   *[their] el número de cartas de su mano
 }
card-value-strength = { $person ->
    [you] tu fuerza de combate
   *[their] su fuerza de combate
 }
card-value-lowest_level = el Nivel más bajo de la partida
card-value-highest_level = el Nivel más alto de la partida
card-value-any = cualquier número
card-value-all = todo
card-value-excess = el exceso sobre tu límite de mano
card-value-count = el número de { $cards }
card-value-sum = la suma del { $figure } de { $cards }
card-value-figure = el { $figure } de { $cards }
card-value-times = { $n ->
    [2] el doble de { $amount }
   *[other] { $n } veces { $amount }
 }
card-value-half = la mitad de { $amount } (redondeando hacia arriba)
card-value-plus = { $first } más { $last }
card-value-at_most = { $amount }, pero no más de { $n }
card-value-up_to = hasta { $amount }
card-value-base = { $amount } ({ $but } si { $condition })
card-value-level-of = { $owner-person ->
    [you] tu Nivel
    [their] su Nivel
   *[one] el Nivel de { $owner-who }
 }
card-value-strength-of = { $owner-person ->
    [you] tu fuerza de combate
    [their] su fuerza de combate
   *[one] la fuerza de combate de { $owner-who }
 }
card-value-shown-of = { $owner-person ->
    [you] tu última tirada
    [their] su última tirada
   *[one] la última tirada de { $owner-who }
 }
card-value-tokens-of = el número de { $owner-person ->
    [you] fichas que tienes
    [their] fichas que tiene
   *[one] fichas de { $owner-who }
 }
card-value-tokens-of-all = el número de fichas de todos los { $many }
card-value-token_kinds-of = el número de tipos de { $owner-person ->
    [you] ficha que tienes
    [their] ficha que tiene
   *[one] ficha de { $owner-who }
 }
card-value-how_many = el número de { $many }
card-value-limit = tu límite de { $what }
card-value-limit-hand = tu límite de mano
card-value-strength-your_side = la fuerza de combate de tu bando
card-value-strength-munchkins = la fuerza de combate de los munchkins
card-value-strength-monsters = la fuerza de combate de los monstruos
card-level-of-some = el Nivel de { $who }
card-strength-of-some = la fuerza de combate de { $who }
card-signed-each = { $bonus } por cada { $single }
card-signed-value = un bono igual a { $amount }
card-signed-but = { $bonus } ({ $but } si { $condition })
card-single-of = { $single } de { $who }
card-single-hand = carta de tu mano
card-single-token = ficha que tengas
card-single-paid = ficha gastada
card-unit-level = { $n ->
    [one] un nivel
   *[other] { $n } niveles
 }
card-unit-level-as-many = tantos niveles como { $amount }
card-unit-level-any = cualquier número de niveles
card-unit-level-all = { $owner-person ->
    [you] todos tus niveles
    [their] todos sus niveles
   *[one] todos los niveles de { $owner-who }
 }
card-unit-level-up-to = hasta { $amount } niveles
card-unit-level-but = { $clause } ({ $but } si { $condition })
card-unit-treasure = { $n ->
    [one] un Tesoro
   *[other] { $n } Tesoros
 }
card-unit-treasure-as-many = tantos Tesoros como { $amount }
card-unit-treasure-any = cualquier número de Tesoros
card-unit-treasure-all = { $owner-person ->
    [you] todos tus Tesoros
    [their] todos sus Tesoros
   *[one] todos los Tesoros de { $owner-who }
 }
card-unit-treasure-up-to = hasta { $amount } Tesoros
card-unit-treasure-but = { $clause } ({ $but } si { $condition })
card-unit-door = { $n ->
    [one] una carta de Puerta
   *[other] { $n } cartas de Puerta
 }
card-unit-door-as-many = tantas cartas de Puerta como { $amount }
card-unit-door-any = cualquier número de cartas de Puerta
card-unit-door-all = { $owner-person ->
    [you] todas tus cartas de Puerta
    [their] todas sus cartas de Puerta
   *[one] todas las cartas de Puerta de { $owner-who }
 }
card-unit-door-up-to = hasta { $amount } cartas de Puerta
card-unit-door-but = { $clause } ({ $but } si { $condition })
card-unit-token = { $n ->
    [one] una ficha
   *[other] { $n } fichas
 }
card-unit-token-as-many = tantas fichas como { $amount }
card-unit-token-any = cualquier número de fichas
card-unit-token-all = { $owner-person ->
    [you] todas tus fichas
    [their] todas sus fichas
   *[one] todas las fichas de { $owner-who }
 }
card-unit-token-up-to = hasta { $amount } fichas
card-unit-token-but = { $clause } ({ $but } si { $condition })
card-unit-top-as-many = tantas cartas como { $amount }
card-unit-top-any = cualquier número de cartas
card-unit-top-all = { $owner-person ->
    [you] todas tus cartas
    [their] todas sus cartas
   *[one] todas las cartas de { $owner-who }
 }
card-unit-top-up-to = hasta { $amount } cartas
card-unit-top-but = { $clause } ({ $but } si { $condition })
card-unit-top = { $n ->
    [one] la primera carta
   *[other] las { $n } primeras cartas
 }

## Conditions. `person`: you; who (behind a noun); any (any fighter); one ({ $who }). `not`: yes or no

card-if-is-on-side = { $not ->
    [yes] nadie de { $side } es { $trait }
   *[no] alguien de { $side } es { $trait }
 }
card-if-is = { $person ->
    [you] { $not ->
        [yes] no eres
       *[no] eres
    }
    [who] { $not ->
        [yes] que no sea
       *[no] que sea
    }
   *[one] { $who } { $not ->
        [yes] no es
       *[no] es
    }
 } { $trait }
card-if-has = { $person ->
    [you] { $not ->
        [yes] no tienes
       *[no] tienes
    }
    [who] { $not ->
        [yes] que no tenga
       *[no] que tenga
    }
   *[one] { $who } { $not ->
        [yes] no tiene
       *[no] tiene
    }
 } { $cards }
card-if-has-used = { $person ->
    [you] has
    [who] que haya
   *[one] { $who } ha
 } usado { $cards } en este combate
card-if-there_is = { $not ->
    [yes] no hay
   *[no] hay
 } { $cards }
card-if-number = { $value } { $not ->
    [yes] no es
   *[no] es
 } { $than }
card-if-number-who = { $of ->
    [strength] cuya
   *[other] cuyo
 } { $value } { $not ->
    [yes] no sea
   *[no] sea
 } { $than }
card-if-number-who-higher = { $of ->
    [strength] cuya { $value } supere la tuya
   *[other] cuyo { $value } supere el tuyo
 }
card-if-no-hand = no tienes cartas en la mano
card-if-number-for-whom = para quien { $value } { $not ->
    [yes] no es
   *[no] es
 } { $than }
card-if-count-hand = { $n ->
    [0] las cartas de tu mano son { $how ->
        [at_least] al menos { $amount }
        [at_most] como mucho { $amount }
        [more_than] más que { $amount }
       *[equals] { $amount }
    }
    [1] tienes { $how ->
        [at_least] 1 o más cartas
        [at_most] 1 carta o ninguna
        [more_than] más de 1 carta
       *[equals] exactamente 1 carta
    } en la mano
   *[other] tienes { $how ->
        [at_least] { $amount } o más cartas
        [at_most] { $amount } o menos cartas
        [more_than] más de { $amount } cartas
       *[equals] exactamente { $amount } cartas
    } en la mano
 }
card-if-count-fight = { $how ->
    [at_least] hay { $amount } o más { $many }
    [at_most] hay { $amount } o menos { $many }
    [more_than] hay más de { $amount } { $many }
   *[equals] { $n ->
        [1] solo hay { $one-is ->
            [f] una { $one }
           *[m] un { $one }
        }
       *[other] hay exactamente { $amount } { $many }
     }
 }
card-bare-level = Nivel
card-bare-hand = número de cartas en la mano
card-bare-strength = fuerza de combate
card-than-at_least = { $amount } o más
card-than-at_most = { $amount } o menos
card-than-more_than = mayor que { $amount }
card-than-equals = { $amount }
card-than-prime = un número primo
card-than-and = { $first } y { $last }
card-if-option = { $not ->
    [yes] no está activa la opción «{ $key ->
        [token_die] dado de fichas
        [token_die_when_lost] dado de fichas al perder
        [shared_victory] victoria compartida
       *[other] { $option }
     }»
   *[no] está activa la opción «{ $key ->
        [token_die] dado de fichas
        [token_die_when_lost] dado de fichas al perder
        [shared_victory] victoria compartida
       *[other] { $option }
     }»
 }
card-if-table = { $not ->
    [yes] la mesa dice que no a «¿{ $question }?»
   *[no] la mesa dice que sí a «¿{ $question }?»
 }
card-if-alone = { $not ->
    [yes] { $person ->
        [you] tienes ayudante
        [who] que tenga ayudante
        [any] el combatiente tiene ayudante
       *[one] { $who } tiene ayudante
     }
   *[no] { $person ->
        [you] no tienes ayudante
        [who] que no tenga ayudante
        [any] el combatiente no tiene ayudante
       *[one] { $who } no tiene ayudante
     }
 }
card-if-helping = { $not ->
    [yes] { $person ->
        [you] no estás ayudando
        [who] que no esté ayudando
        [any] no hay ayudante
       *[one] { $who } no está ayudando
     }
   *[no] { $person ->
        [you] estás ayudando
        [who] que esté ayudando
        [any] hay ayudante
       *[one] { $who } está ayudando
     }
 }
card-if-fighting = { $not ->
    [yes] { $person ->
        [you] no estás combatiendo
        [who] que no esté combatiendo
       *[one] { $who } no está combatiendo
     }
   *[no] { $person ->
        [you] estás combatiendo
        [who] que esté combatiendo
       *[one] { $who } está combatiendo
     }
 }
card-if-winning = { $not ->
    [yes] { $person ->
        [you] no vas ganando
        [who] que no vaya ganando
        [any] los munchkins no van ganando
       *[one] { $who } no va ganando
     }
   *[no] { $person ->
        [you] vas ganando
        [who] que vaya ganando
        [any] los munchkins van ganando
       *[one] { $who } va ganando
     }
 }
card-if-losing = { $not ->
    [yes] { $person ->
        [you] no vas perdiendo
        [who] que no vaya perdiendo
        [any] los munchkins no van perdiendo
       *[one] { $who } no va perdiendo
     }
   *[no] { $person ->
        [you] vas perdiendo
        [who] que vaya perdiendo
        [any] los munchkins van perdiendo
       *[one] { $who } va perdiendo
     }
 }
card-if-running = { $not ->
    [yes] { $person ->
        [you] no estás huyendo
        [who] que no esté huyendo
       *[one] { $who } no está huyendo
     }
   *[no] { $person ->
        [you] estás huyendo
        [who] que esté huyendo
       *[one] { $who } está huyendo
     }
 }
card-if-caught = { $not ->
    [yes] { $person ->
        [you] no te han atrapado
        [who] a quien no hayan atrapado
       *[one] { $who } no ha sido atrapado
     }
   *[no] { $person ->
        [you] te han atrapado
        [who] a quien hayan atrapado
       *[one] { $who } ha sido atrapado
     }
 }
card-if-highest_level = { $not ->
    [yes] { $person ->
        [you] no tienes el Nivel más alto
        [who] que no tenga el Nivel más alto
       *[one] { $who } no tiene el Nivel más alto
     }
   *[no] { $person ->
        [you] tienes el Nivel más alto
        [who] que tenga el Nivel más alto
       *[one] { $who } tiene el Nivel más alto
     }
 }
card-if-lowest_level = { $not ->
    [yes] { $person ->
        [you] no tienes el Nivel más bajo
        [who] que no tenga el Nivel más bajo
       *[one] { $who } no tiene el Nivel más bajo
     }
   *[no] { $person ->
        [you] tienes el Nivel más bajo
        [who] que tenga el Nivel más bajo
       *[one] { $who } tiene el Nivel más bajo
     }
 }
card-if-changed_sex = { $not ->
    [yes] { $person ->
        [you] nunca has cambiado de sexo
        [who] que nunca haya cambiado de sexo
       *[one] { $who } nunca ha cambiado de sexo
     }
   *[no] { $person ->
        [you] has cambiado de sexo alguna vez
        [who] que haya cambiado de sexo alguna vez
       *[one] { $who } ha cambiado de sexo alguna vez
     }
 }
card-if-wandered = { $not ->
    [yes] no fue añadido al combate
   *[no] fue añadido al combate
 }
card-if-behind_the_door = { $not ->
    [yes] la { $curse } no estaba tras una puerta
   *[no] la { $curse } estaba tras una puerta
 }
card-if-compelled = { $not ->
    [yes] esta carta no obligó a tu ayudante
   *[no] esta carta obligó a tu ayudante
 }
card-if-opened_a_door = { $not ->
    [yes] { $person ->
        [you] no abriste una puerta este turno
        [who] que no abriera una puerta este turno
       *[one] { $who } no abrió una puerta este turno
     }
   *[no] { $person ->
        [you] abriste una puerta este turno
        [who] que abriera una puerta este turno
       *[one] { $who } abrió una puerta este turno
     }
 }
card-if-met_a_monster = { $not ->
    [yes] { $person ->
        [you] no encontraste un monstruo este turno
        [who] que no encontrara un monstruo este turno
       *[one] { $who } no encontró un monstruo este turno
     }
   *[no] { $person ->
        [you] encontraste un monstruo este turno
        [who] que encontrara un monstruo este turno
       *[one] { $who } encontró un monstruo este turno
     }
 }
card-if-looked_for_trouble = { $not ->
    [yes] { $person ->
        [you] no buscaste bronca este turno
        [who] que no buscara bronca este turno
       *[one] { $who } no buscó bronca este turno
     }
   *[no] { $person ->
        [you] buscaste bronca este turno
        [who] que buscara bronca este turno
       *[one] { $who } buscó bronca este turno
     }
 }
card-if-looted_the_room = { $not ->
    [yes] { $person ->
        [you] no saqueaste la sala este turno
        [who] que no saqueara la sala este turno
       *[one] { $who } no saqueó la sala este turno
     }
   *[no] { $person ->
        [you] saqueaste la sala este turno
        [who] que saqueara la sala este turno
       *[one] { $who } saqueó la sala este turno
     }
 }
card-if-by_level_alone = { $not ->
    [yes] { $person ->
        [you] tu bando tiene algún bono
        [who] cuyo bando tenga algún bono
       *[one] los munchkins tienen algún bono
     }
   *[no] { $person ->
        [you] tu bando no tiene bonos
        [who] cuyo bando no tenga bonos
       *[one] los munchkins no tienen bonos
     }
 }

## Words. `person`: you, one or many ({ $who })

card-word-gain_levels = { $person ->
    [you] { $verb ->
        [bare] subir
        [other] sube
       *[you] subes
    }
    [many] { $who } suben
   *[one] { $who } sube
 } { $levels }
card-word-gain_levels-winning = { $person ->
    [you] { $verb ->
        [bare] subir
        [other] sube
       *[you] subes
    }
    [many] { $who } suben
   *[one] { $who } sube
 } { $levels } (puede ser el que da la victoria)
card-word-lose_levels = { $person ->
    [you] { $verb ->
        [bare] perder
        [other] pierde
       *[you] pierdes
    }
    [many] { $who } pierden
   *[one] { $who } pierde
 } { $levels }
card-word-set_level = { $owner-person ->
    [you] tu Nivel
    [their] su Nivel
   *[one] el Nivel de { $owner-who }
 } pasa a ser { $amount }
card-word-die = { $person ->
    [you] { $verb ->
        [bare] morir
        [other] muere
       *[you] mueres
    }
    [many] { $who } mueren
   *[one] { $who } muere
 }
card-word-change_sex = { $person ->
    [you] { $verb ->
        [bare] cambiar
        [other] cambia
       *[you] cambias
    }
    [many] { $who } cambian
   *[one] { $who } cambia
 } de { $sex ->
    [gender] género
   *[other] { $sex }
 }
card-sex = sexo
card-word-lose = { $of ->
    [target] { $cards } { $cards-is ->
        [mp] se pierden
        [fp] se pierden
       *[m] se pierde
    }
   *[none] { $person ->
        [you] { $verb ->
            [bare] perder
            [other] pierde
           *[you] pierdes
        }
        [many] { $who } pierden
       *[one] { $who } pierde
    } { $cards }
 }
card-word-discard = { $person ->
    [you] { $verb ->
        [bare] descartar
        [other] descarta
       *[you] descartas
    }
    [many] { $who } descartan
   *[one] { $who } descarta
 } { $cards }
card-word-draw = { $person ->
    [you] { $verb ->
        [bare] robar
        [other] roba
       *[you] robas
    }
    [many] { $who } roban
   *[one] { $who } roba
 } { $drawn } { $face ->
    [up] boca arriba
    [same] de la misma manera
   *[down] boca abajo
 }
card-word-take = { $to ->
    [same] { $person ->
        [you] { $verb ->
            [bare] tomar
            [other] toma
           *[you] tomas
        }
        [many] { $who } toman
       *[one] { $who } toma
    } { $cards }
    [hand] { $person ->
        [you] { $verb ->
            [bare] añadir a la mano
            [other] añade a su mano
           *[you] añades a tu mano
        }
        [many] { $who } añaden a su mano
       *[one] { $who } añade a su mano
    } { $cards }
    [play] { $person ->
        [you] { $verb ->
            [bare] tomar { $cards } y { $cards-is ->
            [f] ponerla
            [mp] ponerlos
            [fp] ponerlas
           *[m] ponerlo
        } en juego
            [other] toma { $cards } y { $cards-is ->
            [f] la pone
            [mp] los pone
            [fp] las pone
           *[m] lo pone
        } en juego
           *[you] tomas { $cards } y { $cards-is ->
            [f] la pones
            [mp] los pones
            [fp] las pones
           *[m] lo pones
        } en juego
        }
        [many] { $who } toman { $cards } y { $cards-is ->
            [f] la ponen
            [mp] los ponen
            [fp] las ponen
           *[m] lo ponen
        } en juego
       *[one] { $who } toma { $cards } y { $cards-is ->
            [f] la pone
            [mp] los pone
            [fp] las pone
           *[m] lo pone
        } en juego
    }
   *[equipped] { $person ->
        [you] { $verb ->
            [bare] tomar { $cards } y { $cards-is ->
            [f] equiparla
            [mp] equiparlos
            [fp] equiparlas
           *[m] equiparlo
        }
            [other] toma { $cards } y { $cards-is ->
            [f] la equipa
            [mp] los equipa
            [fp] las equipa
           *[m] lo equipa
        }
           *[you] tomas { $cards } y { $cards-is ->
            [f] la equipas
            [mp] los equipas
            [fp] las equipas
           *[m] lo equipas
        }
        }
        [many] { $who } toman { $cards } y { $cards-is ->
            [f] la equipan
            [mp] los equipan
            [fp] las equipan
           *[m] lo equipan
        }
       *[one] { $who } toma { $cards } y { $cards-is ->
            [f] la equipa
            [mp] los equipa
            [fp] las equipa
           *[m] lo equipa
        }
    }
 }
card-word-give = { $person ->
    [you] { $verb ->
        [bare] dar
        [other] da
       *[you] das
    } { $cards } a { $other }
    [many] { $to ->
        [you] { $who } te dan { $cards }
       *[other] { $who } dan { $cards } a { $other }
    }
   *[one] { $to ->
        [you] { $who } te da { $cards }
       *[other] { $who } da { $cards } a { $other }
    }
 }
card-word-swap = { $person ->
    [you] { $verb ->
        [bare] intercambiar
        [other] intercambia
       *[you] intercambias
    }
    [many] { $who } intercambian
   *[one] { $who } intercambia
 } { $cards } con { $other }
card-word-swap-level = { $person ->
    [you] { $verb ->
        [bare] intercambiar
        [other] intercambia
       *[you] intercambias
    }
    [many] { $who } intercambian
   *[one] { $who } intercambia
 } el Nivel con { $other }
card-word-show = { $person ->
    [you] { $verb ->
        [bare] enseñar
        [other] enseña
       *[you] enseñas
    } { $cards } a { $other }
    [many] { $to ->
        [you] { $who } te enseñan { $cards }
       *[other] { $who } enseñan { $cards } a { $other }
    }
   *[one] { $to ->
        [you] { $who } te enseña { $cards }
       *[other] { $who } enseña { $cards } a { $other }
    }
 }
card-every-player = todos los jugadores
card-word-peek = { $verb ->
    [bare] mirar { $top } de { $deck } y devolverlas
    [other] mira { $top } de { $deck } y las devuelve
   *[you] miras { $top } de { $deck } y las devuelves
 } en { $order ->
    [any] el orden que { $verb ->
        [other] quiera
       *[you] quieras
     }
   *[same] el mismo orden
 }
card-word-reveal = { $verb ->
    [bare] revelar y descartar
    [other] revela y descarta
   *[you] revelas y descartas
 } { $top } de { $deck }
card-word-reveal-until = { $verb ->
    [bare] revelar y descartar
    [other] revela y descarta
   *[you] revelas y descartas
 } { $n ->
    [all] cartas
   *[other] hasta { $n } cartas
 } de { $deck } hasta que salga { $cards }
card-word-return = { $verb ->
    [bare] devolver
    [other] devuelve
   *[you] devuelves
 } { $to ->
    [hand] a la mano
   *[deck] a lo alto de su mazo
 } { $cards }
card-word-unequip = { $person ->
    [you] { $verb ->
        [bare] desequipar
        [other] desequipa
       *[you] desequipas
    }
    [many] { $who } desequipan
   *[one] { $who } desequipa
 } { $cards }
card-word-attach-target = { $verb ->
    [bare] poner
    [other] pone
   *[you] pones
 } esta carta sobre { $target }
card-word-attach-you = { $verb ->
    [bare] dejar esta carta en juego
    [other] deja esta carta en juego ante sí
   *[you] dejas esta carta en juego ante ti
 }
card-word-become = { $what ->
    [enhancer] { $verb ->
        [bare] poner { $cards } sobre un objeto propio
        [other] pone { $cards } sobre un objeto suyo
       *[you] pones { $cards } sobre un objeto tuyo
     }
   *[other] { $verb ->
        [bare] tomar
        [other] toma
       *[you] tomas
     } { $cards } como { $what ->
        [companion] compañero
       *[item] objeto
     }
 }
card-word-become-bonus = { $what ->
    [enhancer] { $verb ->
        [bare] poner { $cards } sobre un objeto propio
        [other] pone { $cards } sobre un objeto suyo
       *[you] pones { $cards } sobre un objeto tuyo
     }
   *[other] { $verb ->
        [bare] tomar
        [other] toma
       *[you] tomas
     } { $cards } como { $what ->
        [companion] compañero
       *[item] objeto
     }
 } con { $bonus }
card-word-boost-side = { $bonus } para { $side ->
    [your_side] tu bando
    [munchkins] los munchkins
    [monsters] los monstruos
    [either_side] el bando que elijas
   *[target] ese bando
 }
card-word-boost-player = { $bonus } para { $who }
card-word-boost-monster = { $cards } { $cards-is ->
    [mp] reciben
    [fp] reciben
   *[m] recibe
 } { $bonus }
card-word-join-monsters = { $verb ->
    [bare] añadir
    [other] añade
   *[you] añades
 } al combate { $cards }
card-word-join-munchkins = { $verb ->
    [bare] añadir
    [other] añade
   *[you] añades
 } al combate, en tu propio bando, { $cards }
card-word-mate = se une al combate una copia de { $cards } que comparte todos sus refuerzos
card-word-kill = { $verb ->
    [bare] matar
    [other] mata
   *[you] matas
 } a { $cards }
card-word-remove = { $verb ->
    [bare] descartar
    [other] descarta
   *[you] descartas
 } { $cards }
card-word-remove-pays = { $verb ->
    [bare] descartar { $cards } y ganar
    [other] descarta { $cards } y gana
   *[you] descartas { $cards } y ganas
 } su Tesoro, pero ningún nivel
card-word-fight = { $verb ->
    [bare] luchar contra { $cards } de inmediato, aunque ya se haya combatido este turno
    [other] lucha contra { $cards } de inmediato, aunque ya haya combatido este turno
   *[you] luchas contra { $cards } de inmediato, aunque ya hayas combatido este turno
 }
card-word-enlist = { $person ->
    [you] { $verb ->
        [bare] entrar
        [other] entra
       *[you] entras
    } en el combate como ayudante
    [many] { $who } entran en el combate como ayudantes
   *[one] { $who } entra en el combate como ayudante
 } del combatiente
card-word-dismiss = { $person ->
    [you] { $verb ->
        [bare] abandonar
        [other] abandona
       *[you] abandonas
    }
    [many] { $who } abandonan
   *[one] { $who } abandona
 } el combate
card-word-take_over = { $person ->
    [you] { $verb ->
        [bare] combatir
        [other] combate
       *[you] combates
    } por tu cuenta
    [many] { $who } combaten en tu lugar
   *[one] { $who } combate en tu lugar
 }
card-word-escape = { $person ->
    [you] { $verb ->
        [bare] escapar
        [other] escapa
       *[you] escapas
    }
    [many] { $who } escapan
   *[one] { $who } escapa
 } automáticamente de todos los monstruos
card-word-escape-from = { $person ->
    [you] { $verb ->
        [bare] escapar
        [other] escapa
       *[you] escapas
    }
    [many] { $who } escapan
   *[one] { $who } escapa
 } automáticamente de { $cards }
card-word-roll = { $person ->
    [you] { $verb ->
        [bare] tirar
        [other] tira
       *[you] tiras
    } el dado
    [many] { $who } tiran el dado cada uno
   *[one] { $who } tira el dado
 }
card-word-reroll = { $person ->
    [you] { $verb ->
        [bare] volver
        [other] vuelve
       *[you] vuelves
    }
    [many] { $who } vuelven
   *[one] { $who } vuelve
 } a tirar
card-word-set_die = { $verb ->
    [bare] poner el dado
    [other] pone el dado
   *[you] pones el dado
 } { $amount ->
    [any] { $verb ->
        [other] en el número que quiera
       *[you] en el número que quieras
    }
   *[other] en { $amount }
 }
card-word-add_to_die = { $bonus } a la tirada
card-word-cancel = { $verb ->
    [bare] anular
    [other] anula
   *[you] anulas
 } { $cards }
card-word-suffer = { $person ->
    [you] { $verb ->
        [bare] sufrir
        [other] sufre
       *[you] sufres
    }
    [many] { $who } sufren
   *[one] { $who } sufre
 } { $of ->
    [monster] el Mal Rollo de { $cards }
   *[other] los efectos de { $cards }
 }
card-word-gain_tokens = { $person ->
    [you] { $verb ->
        [bare] tomar
        [other] toma
       *[you] tomas
    }
    [many] { $who } toman
   *[one] { $who } toma
 } { $tokens } { $from ->
    [pool] de la reserva
   *[other] de { $from }
 }
card-word-gain_tokens-by = { $person ->
    [you] { $verb ->
        [bare] tomar
        [other] toma
       *[you] tomas
    }
    [many] { $who } toman
   *[one] { $who } toma
 } { $tokens } de la reserva a elección de { $by }
card-word-lose_tokens = { $person ->
    [you] { $verb ->
        [bare] perder
        [other] pierde
       *[you] pierdes
    }
    [many] { $who } pierden
   *[one] { $who } pierde
 } { $tokens }
card-word-lose_tokens-by = { $person ->
    [you] { $verb ->
        [bare] perder
        [other] pierde
       *[you] pierdes
    }
    [many] { $who } pierden
   *[one] { $who } pierde
 } { $tokens } a elección de { $by }
card-tokens-every = { $n ->
    [1] una ficha
   *[other] { $n } fichas
 } de cada tipo
card-tokens-random = { $tokens } al azar
card-tokens-kind = { $tokens } { $kind }
card-tokens-choice = { $tokens } a tu elección
card-word-open_door = { $verb ->
    [bare] abrir
    [other] abre
   *[you] abres
 } { $n ->
    [1] otra puerta
   *[other] otras { $n } puertas
 } de una patada
card-word-lasting-behind = { $gives } { $duration }
card-word-lasting = { $duration }: { $gives }
card-word-special = (mira las reglas de su caja: { $why })
card-word-else = { $why ->
    [none] { $person ->
        [you] { $clause }; si no tienes, { $else }
       *[one] { $clause }; quien no tenga, { $else }
     }
    [few] { $person ->
        [you] { $clause }; si no tienes suficientes, { $else }
       *[one] { $clause }; quien no tenga suficientes, { $else }
     }
    [little] { $person ->
        [you] { $clause }; si no te alcanza, { $else }
       *[one] { $clause }; a quien no le alcance, { $else }
     }
   *[vain] { $clause }; si no hay o no hace nada, { $else }
 }

## Combinators

card-word-one_of = { $person ->
    [you] { $verb ->
        [bare] elegir una opción
        [other] elige una opción
       *[you] eliges una opción
    }: { $ways }
   *[one] { $who } elige una opción: { $ways }
 }
card-word-one_of-lasting = { $person ->
    [you] { $verb ->
        [bare] elegir una opción
        [other] elige una opción
       *[you] eliges una opción
    }, que vale { $duration }: { $ways }
   *[one] { $who } elige una opción, que vale { $duration }: { $ways }
 }
card-ways = { $first }; o { $last }
card-word-if = si { $condition }, { $clause }
card-word-each = por cada { $cards-is ->
    [f] parte de
    [m] parte de
    [fp] una de
   *[mp] uno de
 } { $cards }: { $clause }
card-word-each-player = por turno, { $who }: { $clause }
card-word-roll_table = { $person ->
    [you] { $verb ->
        [bare] tirar
        [other] tira
       *[you] tiras
    } el dado. { $faces }
   *[one] { $who } tira el dado. { $faces }
 }
card-face = { $faces }: { $clause }
card-faces-two = { $first } o { $last }
card-faces-more = de { $first } a { $last }
card-word-pay_or = { $clause }, o { $other } (tú eliges)
card-word-may = { $person ->
    [you] { $verb ->
        [bare] poder
        [other] puede
       *[you] puedes
    }
    [many] { $who } pueden
   *[one] { $who } puede
 } { $clause }
card-word-may-pay = { $person ->
    [you] { $verb ->
        [bare] poder
        [other] puede
       *[you] puedes
    }
    [many] { $who } pueden
   *[one] { $who } puede
 } { $cost } para { $clause }

## How long

card-lasts-this_combat = en este combate
card-lasts-next_combat = { $owner-person ->
    [you] en tu próximo combate (o en el actual)
    [their] en su próximo combate (o en el actual)
   *[one] en el próximo combate de { $owner-who } (o en el actual)
 }
card-lasts-this_turn = este turno
card-lasts-next_turn = { $owner-person ->
    [you] en tu próximo turno (o en este, si es el tuyo)
    [their] en su próximo turno (o en este, si es el suyo)
   *[one] en el próximo turno de { $owner-who } (o en este, si es el suyo)
 }
card-lasts-next_run = { $owner-person ->
    [you] en todas las tiradas tras tu próximo combate perdido
    [their] en todas las tiradas tras su próximo combate perdido
   *[one] en todas las tiradas tras el próximo combate perdido de { $owner-who }
 }
card-lasts-until_next_turn = { $owner-person ->
    [you] hasta tu próximo turno
    [their] hasta su próximo turno
   *[one] hasta el próximo turno de { $owner-who }
 }
card-lasts-until_next_turn_ends = { $owner-person ->
    [you] hasta el final de tu próximo turno
    [their] hasta el final de su próximo turno
   *[one] hasta el final del próximo turno de { $owner-who }
 }
card-lasts-until_kill = { $owner-person ->
    [you] hasta que mates a un monstruo
    [their] hasta que mate a un monstruo
   *[one] hasta que { $owner-who } mate a un monstruo
 }
card-lasts-until_helped = { $owner-person ->
    [you] hasta tu próxima victoria como ayudante
    [their] hasta su próxima victoria como ayudante
   *[one] hasta la próxima victoria como ayudante de { $owner-who }
 }
card-lasts-while_in_play = mientras esta carta esté en juego
card-lasts-game = durante el resto de la partida
card-lasts-until = hasta { $event }
card-lasts-first = { $first } o { $last } (lo que ocurra antes)

## Questions: standing changes

card-on-condition = { $clause } si { $condition }
card-while = { $clause } mientras { $condition }
card-gives-against = { $bonus } contra { $whom }
card-whom-level-at_least = alguien de Nivel { $amount } o más
card-whom-level-at_most = alguien de Nivel { $amount } o menos
card-whom-has = alguien con { $cards }
card-whom-highest = alguien con el Nivel más alto
card-whom-lowest = alguien con el Nivel más bajo
card-whom-both = { $first } que sea { $last }
card-gives-bonus = { $bonus }
card-gives-bonus-in-combat = { $bonus } en combate
card-gives-bonus-player = { $bonus } para { $who }
card-gives-bonus-card = { $bonus } para { $cards }
card-gives-run = { $kind ->
    [monster] { $bonus } a las tiradas para escapar de este monstruo
    [enhancer] { $bonus } a las tiradas para escapar del monstruo
   *[other] { $bonus } para huir
 }
card-gives-die = { $person ->
    [you] { $bonus } a todas tus tiradas de dado
   *[one] { $bonus } a todas las tiradas de dado de { $who }
 }
card-gives-treasures = { $n ->
    [one] { $bonus } Tesoro
   *[other] { $bonus } Tesoros
 }
card-gives-treasures-never = { $n ->
    [one] { $bonus } Tesoro (nunca menos de { $least })
   *[other] { $bonus } Tesoros (nunca menos de { $least })
 }
card-gives-spoils = { $person ->
    [you] { $what } por cada monstruo que mates
   *[one] { $what } por cada monstruo que mate { $who }
 }
card-gives-spoils-of = { $what } por { $whom }
card-gives-levels-monster = { $n ->
    [1] vale un nivel más
   *[other] vale { $n } niveles más
 }
card-gives-levels = { $person ->
    [you] subes
    [many] { $who } suben
   *[one] { $who } sube
 } { $levels } por cada monstruo muerto
card-gives-levels-extra = { $person ->
    [you] subes
    [many] { $who } suben
   *[one] { $who } sube
 } { $levels } más por matarlo
card-gives-level_is = { $kind ->
    [monster] su Nivel impreso cuenta como { $amount }
    [enhancer] el Nivel impreso del monstruo cuenta como { $amount }
   *[other] el Nivel impreso de { $cards } cuenta como { $amount }
 }
card-gives-shares = combatiente y ayudante se reparten el Tesoro a partes iguales
card-gives-tokens = { $kind ->
    [any] { $bonus } ficha
   *[other] { $bonus } ficha { $tag }{ $fewer ->
        [no] {""}
       *[yes] {" "}(nunca menos de cero)
    }
 }
card-gives-tokens_are = todas sus fichas son { $tag }
card-gives-takes_all_tokens = { $person ->
    [you] si un monstruo muestra dos fichas, tomas las dos
   *[one] si un monstruo muestra dos fichas, { $who } toma las dos
 }
card-gives-wins_ties = { $person ->
    [you] tu bando gana los empates en combate
   *[one] el bando de { $who } gana los empates en combate
 }
card-gives-only_counts-levels = en este combate a los munchkins solo les cuentan los Niveles
card-gives-only_counts-levels-you = a ti solo te cuenta tu Nivel
card-gives-only_counts-bonuses-you = tu Nivel no te cuenta, solo los bonos
card-gives-only_counts-cards-you = solo te cuenta el bono de tu { $cards }
card-gives-only_counts-bonuses = en este combate a los munchkins no les cuentan los Niveles, solo los bonos
card-gives-only_counts-cards = en este combate a los munchkins solo les cuentan los bonos de { $cards }
card-gives-no_bonus-this = { $kind ->
    [monster] su bono no cuenta
    [enhancer] su bono no cuenta
   *[other] el bono de esta carta no cuenta
 }
card-gives-no_bonus = { $cards } { $cards-is ->
    [mp] no dan
    [fp] no dan
   *[m] no da
 } { $to ->
    [run] bonos para huir
   *[fight] bonos en el combate
 }
card-gives-no_bonus-many = { $cards } { $cards-is ->
    [m] no da
    [f] no da
   *[mp] no dan
 } { $to ->
    [run] bonos para huir
   *[fight] bonos en el combate
 }
card-gives-blank = { $cards } { $cards-is ->
    [mp] no dan bonos ni se pueden usar
    [fp] no dan bonos ni se pueden usar
   *[m] no da bonos ni se puede usar
 }
card-gives-works_as = { $kind ->
    [monster] combate como { $cards }
   *[other] esta carta funciona como { $cards }
 }
card-gives-counts_as = { $who } cuenta como { $trait } para monstruos y objetos, sin sus capacidades
card-gives-counts_as-you = cuentas como { $trait } para monstruos y objetos, sin sus capacidades
card-gives-counts_as-cards = { $cards } cuentan como { $kind }
card-gives-counts_as-card = { $cards } cuenta como { $kind }
card-gives-tag = { $cards } { $many ->
    [yes] cuentan
   *[no] cuenta
 } como { $tag }
card-gives-no_drawbacks = tienes todas las ventajas de tu { $kind } y ninguna de sus desventajas
card-gives-no_drawbacks-single = con { $kind-is ->
    [f] una sola
   *[m] un solo
 } { $kind } tienes todas sus ventajas y ninguna de sus desventajas
card-gives-escape-always = { $whom } escapa automáticamente de { $from }
card-gives-escape-always-you = escapas automáticamente de { $from }
card-gives-escape-never = nadie puede escapar de este monstruo
card-gives-escape-never-you = no puedes escapar de ningún monstruo
card-gives-escape-never-you-from = no puedes escapar de { $from }
card-gives-escape-never-who-from = { $who } no puede escapar de { $from }
card-gives-escape-never-who = { $who } no puede escapar de ningún monstruo
card-every-monster = todos los monstruos
card-anyone-who = todo aquel { $that }
card-everybody = todo el mundo
card-nobody-who = nadie { $that } puede escapar de este monstruo
card-gives-limit = { $person ->
    [you] puedes tener
    [many] { $who } pueden tener
   *[one] { $who } puede tener
 } { $more }
card-gives-limit-hand = { $person ->
    [you] puedes conservar
    [many] { $who } pueden conservar
   *[one] { $who } puede conservar
 } { $more }
card-more-big = { $n ->
    [any] cualquier número de objetos Grandes
    [1] un objeto Grande más
    [2] dos objetos Grandes más
   *[other] { $n } objetos Grandes más
 }
card-limit-big = objetos Grandes
card-more-complex = { $n ->
    [any] cualquier número de objetos Complejos
    [1] un objeto Complejo más
    [2] dos objetos Complejos más
   *[other] { $n } objetos Complejos más
 }
card-limit-complex = objetos Complejos
card-more-companion = { $n ->
    [any] cualquier número de { $companions }
    [1] un { $companion } más
    [2] dos { $companions } más
   *[other] { $n } { $companions } más
 }
card-limit-companion = { $companions }
card-more-headgear = { $n ->
    [any] cualquier número de cascos
    [1] un casco más
    [2] dos cascos más
   *[other] { $n } cascos más
 }
card-limit-headgear = cascos
card-more-armor = { $n ->
    [any] cualquier número de armaduras
    [1] una armadura más
    [2] dos armaduras más
   *[other] { $n } armaduras más
 }
card-limit-armor = armaduras
card-more-footgear = { $n ->
    [any] todo el calzado que quieras
    [1] un calzado más
    [2] dos calzados más
   *[other] { $n } calzados más
 }
card-limit-footgear = calzado
card-more-class = { $n ->
    [any] cualquier número de Clases
    [1] una Clase más
    [2] dos Clases más
   *[other] { $n } Clases más
 }
card-limit-class = Clases
card-more-race = { $n ->
    [any] cualquier número de Razas
    [1] una Raza más
    [2] dos Razas más
   *[other] { $n } Razas más
 }
card-limit-race = Razas
card-more-affiliation = { $n ->
    [any] cualquier número de Afiliaciones
    [1] una Afiliación más
    [2] dos Afiliaciones más
   *[other] { $n } Afiliaciones más
 }
card-limit-affiliation = Afiliaciones
card-more-rank = { $n ->
    [any] Poderes de cualquier rango total
    [1] un rango más de Poderes
    [2] dos rangos más de Poderes
   *[other] { $n } rangos más de Poderes
 }
card-limit-rank = rangos de Poderes
card-more-hands = { $n ->
    [any] cualquier número de manos
    [1] una mano más para objetos
    [2] dos manos más para objetos
   *[other] { $n } manos más para objetos
 }
card-limit-hands = manos
card-more-hand = { $n ->
    [any] cualquier número de cartas en la mano
    [1] una carta más en la mano
    [2] dos cartas más en la mano
   *[other] { $n } cartas más en la mano
 }
card-gives-hands = { $cards } { $cards-is ->
    [m] { $n ->
        [0] no necesita manos
        [1] necesita una sola mano
       *[other] necesita { $n } manos
    }
    [f] { $n ->
        [0] no necesita manos
        [1] necesita una sola mano
       *[other] necesita { $n } manos
    }
   *[mp] { $n ->
        [0] no necesitan manos
        [1] necesitan una sola mano
       *[other] necesitan { $n } manos
    }
 }
card-gives-carries = { $n ->
    [1] lleva un objeto, que puedes usar sea cual sea su sitio, su tamaño o su restricción
   *[other] lleva { $n } objetos, que puedes usar sea cual sea su sitio, su tamaño o su restricción
 }
card-gives-carries-suits = { $n ->
    [1] lleva un objeto apto para { $whom }, que puedes usar sea cual sea su sitio, su tamaño o su restricción
   *[other] lleva { $n } objetos aptos para { $whom }, que puedes usar sea cual sea su sitio, su tamaño o su restricción
 }
card-gives-sells_for = { $per ->
    [turn] una vez por turno, un objeto que vendas cuenta { $times } su valor
    [none] los objetos que vendas cuentan { $times } su valor
    [combat] una vez por combate, un objeto que vendas cuenta { $times } su valor
    [roll] una vez por tirada, un objeto que vendas cuenta { $times } su valor
    [run] una vez por huida, un objeto que vendas cuenta { $times } su valor
    [victim] una vez por víctima, un objeto que vendas cuenta { $times } su valor
   *[other] una vez por { $per }, un objeto que vendas cuenta { $times } su valor
 }
card-times = { $n ->
    [2] el doble de
   *[other] { $n } veces
 }
card-gives-gold = { $kind ->
    [item] vale { $amount } piezas de oro más
   *[other] { $cards } { $many ->
        [yes] valen
       *[no] vale
    } { $amount } piezas de oro más
 }
card-gives-safe = { $harms } no pueden quitarte { $cards }
card-harm-curse = las { $curses }
card-harm-bad_stuff = el Mal Rollo
card-harm-theft = el robo
card-gives-immune = { $person ->
    [you] { $cards } { $cards-is ->
        [m] no te afecta
        [f] no te afecta
       *[mp] no te afectan
     }
   *[one] { $cards } { $cards-is ->
        [m] no afecta a { $who }
        [f] no afecta a { $who }
       *[mp] no afectan a { $who }
     }
 }
card-gives-may = { $person ->
    [you] puedes
    [many] { $who } pueden
   *[one] { $who } puede
 } { $deeds }
card-gives-may_not = { $person ->
    [you] no puedes
    [many] { $who } no pueden
   *[one] { $who } no puede
 } { $deeds }
card-gives-may_not-no = ningún { $noun } puede { $deeds }
card-gives-compels = { $person ->
    [you] debes ayudar cuando te lo pidan, y sin recompensa
    [many] { $who } deben ayudar cuando se lo pidan, y sin recompensa
   *[one] { $who } debe ayudar cuando se lo pidan, y sin recompensa
 }
card-gives-must = { $person ->
    [you] debes { $deeds } cuando te lo pidan
    [many] { $who } deben { $deeds } cuando se lo pidan
   *[one] { $who } debe { $deeds } cuando se lo pidan
 }
card-gives-must-run = { $person ->
    [you] debes
    [many] { $who } deben
   *[one] { $who } debe
 } huir de { $cards }
card-gives-equip = puedes equipar { $cards }, sea cual sea su sitio, su tamaño o su restricción
card-deeds-which = { $verbs } { $cards }
card-gives-against-player = { $deeds } contra { $who }
card-deed-help = { $mode ->
    [may_not] ayudar a nadie
   *[other] ayudar
 }
card-deed-help-which = ayudar contra { $cards }
card-deed-be_helped = recibir ayuda
card-deed-be_helped-which = recibir ayuda contra { $cards }
card-deed-ask_for_help = pedir ayuda
card-deed-ask_for_help-which = pedir ayuda contra { $cards }
card-deed-refuse_help = negarse a ayudar
card-deed-refuse_help-which = negarse a ayudar contra { $cards }
card-deed-ask_reward = pedir recompensa por ello
card-deed-ask_reward-which = pedir { $cards } por ello
card-deed-play = jugar cartas
card-deed-play-which = jugar { $cards }
card-deed-use = usar capacidades
card-deed-use-which = usar { $cards }
card-deed-equip = equipar objetos
card-deed-equip-which = equipar { $cards }
card-deed-unequip = desequipar objetos
card-deed-unequip-which = desequipar { $cards }
card-deed-sell = vender objetos
card-deed-sell-which = vender { $cards }
card-deed-trade = hacer cambios
card-deed-trade-which = cambiar { $cards }
card-deed-give = regalar cartas
card-deed-give-which = regalar { $cards }
card-deed-take = tomar cartas
card-deed-take-which = tomar { $cards }
card-deed-offer = ofrecer cartas
card-deed-offer-which = ofrecer { $cards } a cambio de ayuda
card-deed-discard = descartar cartas
card-deed-discard-which = descartar { $cards }
card-deed-sacrifice = sacrificar { $companions }
card-deed-sacrifice-which = sacrificar { $cards }
card-deed-run_away = huir
card-deed-run_away-which = huir de { $cards }
card-deed-win = ganar el nivel de la victoria
card-deed-win-which = ganar el nivel de la victoria con { $cards }
card-deed-add_monsters = añadir monstruos al combate
card-deed-add_monsters-which = añadir { $cards } al combate
card-deed-look_for_trouble = buscar bronca
card-deed-look_for_trouble-which = buscar bronca con { $cards }
card-deed-loot_the_room = saquear la sala
card-deed-loot_the_room-which = saquear la sala de { $cards }
card-deed-take_a_turn = { $mode ->
    [may_not] hacer nada
   *[other] hacer de todo
 }
card-deed-take_a_turn-which = hacer un turno con { $cards }
card-deed-gain_levels = subir niveles
card-deed-gain_levels-which = subir niveles con { $cards }
card-deed-lose_levels = perder niveles
card-deed-lose_levels-which = perder niveles por { $cards }
card-deed-draw = robar cartas
card-deed-draw-which = robar { $cards }

## Moments. `whose`: you, one ({ $who }), own (the card's own monster), none

card-when-any_time = en cualquier momento
card-when-your_turn = en tu turno, fuera de combate
card-when-whole-turn = en tu turno, incluso en combate
card-when-outside_combat = mientras no estés en combate
card-when-combat = en cualquier combate
card-when-your_combat = en un combate en el que participes
card-when-running = al huir
card-when-charity = en el momento de la caridad
card-when-drawn = { $whose ->
    [you] cuando robas { $card }
    [one] cuando { $who } roba { $card }
   *[none] cuando se roba { $card }
 }
card-when-played = { $whose ->
    [you] cuando juegas { $card }
    [one] cuando { $who } juega { $card }
   *[none] cuando se juega { $card }
 }
card-when-combat_starts = { $whose ->
    [you] cuando empieza tu combate
    [one] cuando empieza un combate de { $who }
   *[none] cuando empieza un combate
 }
card-when-meets = { $whose ->
    [you] cuando te encuentras con { $card }
    [one] cuando { $who } se encuentra con { $card }
   *[none] cuando te lo encuentras
 }
card-when-enters = { $whose ->
    [you] cuando { $card } entra en tu combate
    [one] cuando { $card } entra en un combate de { $who }
    [own] cuando entra en el combate
   *[none] cuando { $card } entra en el combate
 }
card-when-as_soon_as = en cuanto { $condition }
card-when-won = { $whose ->
    [you] cuando ganas un combate
    [one] cuando { $who } gana un combate
   *[none] cuando se gana un combate
 }
card-when-lost = { $whose ->
    [you] cuando pierdes un combate
    [one] cuando { $who } pierde un combate
   *[none] cuando se pierde un combate
 }
card-when-killed = { $whose ->
    [you] cuando matas a { $card }
    [one] cuando { $who } mata a { $card }
    [own] cuando muere
   *[none] cuando muere { $card }
 }
card-when-rewarded = { $whose ->
    [you] cuando has robado tus Tesoros
    [one] cuando { $who } ha robado los Tesoros
   *[none] cuando se han robado sus Tesoros
 }
card-when-combat_ends = { $whose ->
    [you] cuando acaba tu combate
    [one] cuando acaba un combate de { $who }
   *[none] cuando acaba el combate
 }
card-when-rolled = { $whose ->
    [you] cuando has tirado el dado
    [one] cuando { $who } ha tirado el dado
   *[none] cuando se ha tirado un dado
 }
card-when-escaped = { $whose ->
    [you] cuando escapas de { $card }
    [one] cuando { $who } escapa de { $card }
    [own] cuando escapas de él
   *[none] cuando alguien escapa de un monstruo
 }
card-when-caught = { $whose ->
    [you] cuando { $card } te atrapa
    [one] cuando { $card } atrapa a { $who }
    [own] cuando te atrapa
   *[none] cuando un monstruo atrapa a alguien
 }
card-when-escaped-or-caught = tanto si escapas de él como si no
card-when-curse_lands = { $whose ->
    [you] cuando te cae { $curse }
    [one] cuando le cae { $curse } a { $who }
   *[none] cuando a alguien le cae { $curse }
 }
card-when-loss = { $whose ->
    [you] cuando estás a punto de perder { $card }
    [one] cuando { $who } está a punto de perder { $card }
   *[none] cuando está a punto de perderse { $card }
 }
card-when-discarded = { $whose ->
    [you] cuando descartas { $card }
    [one] cuando { $who } descarta { $card }
   *[none] cuando se descarta { $card }
 }
card-when-death = { $whose ->
    [you] cuando estás a punto de morir
    [one] cuando { $who } está a punto de morir
   *[none] cuando alguien está a punto de morir
 }
card-when-looting = { $whose ->
    [you] cuando saqueas un cadáver
    [one] cuando { $who } saquea un cadáver
   *[none] cuando se saquea un cadáver
 }
card-when-draws_face_up = { $whose ->
    [you] cuando vas a robar una carta boca arriba
    [one] cuando { $who } va a robar una carta boca arriba
   *[none] cuando se va a robar una carta boca arriba
 }
card-when-turn_starts = { $whose ->
    [you] cuando empieza tu turno
    [one] cuando empieza un turno de { $who }
   *[none] cuando empieza un turno
 }
card-when-level_gained = { $whose ->
    [you] cuando subes un nivel
    [one] cuando { $who } sube un nivel
   *[none] cuando alguien sube un nivel
 }
card-when-leaves = { $whose ->
    [you] cuando { $card } deja de estar en tu juego
    [one] cuando { $card } deja de estar en el juego de { $who }
   *[none] cuando { $card } deja de estar en juego
 }

## Abilities and playing

card-ability-named = { $name }: { $ability }
card-gist-when = { $does } { $when }
card-lead-if = { $when }, si { $condition }
card-forced = { $lead }, { $clause }
card-forced-instead = { $lead }, en vez de { $thing }, { $clause }
card-forced-prevents = { $lead }: { $clause }
card-may = { $lead }, { $person ->
    [you] puedes
    [many] { $who } pueden
   *[one] { $who } puede
 } { $clause }
card-may-instead = { $lead }, { $person ->
    [you] puedes
    [many] { $who } pueden
   *[one] { $who } puede
 }, en vez de { $thing }, { $clause }
card-cost = { $cost }: { $clause }
card-spend = { $verb ->
    [bare] gastar
    [other] gasta
   *[you] gastas
 } { $tokens }
card-choose-and = elegir { $of ->
    [player] a { $target }
   *[card] { $target }
 } y { $clause }
card-choose-cost = elegir { $of ->
    [player] a { $target }
   *[card] { $target }
 } y { $cost }
card-carried-too = aunque solo la lleves sin equipar, { $ability }
card-instead-fight = combatir
card-prevents-fight = no hay combate
card-instead-levels = subir niveles
card-prevents-levels = no se sube ningún nivel
card-instead-curse = sufrirla
card-prevents-curse = no tiene efecto
card-instead-loss = perder esa carta
card-prevents-loss = no se pierde
card-instead-death = morir
card-prevents-death = no mueres
card-instead-draw = robarla
card-prevents-draw = esa carta no se roba
card-instead-charity = hacer caridad
card-prevents-charity = no hay caridad
card-limit-times = { $n ->
    [1] una vez
    [2] hasta dos veces
    [3] hasta tres veces
    [4] hasta cuatro veces
   *[other] hasta { $n } veces
 }
card-limit-text = { $per ->
    [combat] { $times } en cada combate
    [turn] { $times } en cada turno
    [roll] { $times } por cada tirada
    [run] { $times } por cada monstruo del que huyas
   *[victim] { $times } por cada víctima en un combate
 }
card-play = se juega { $when }
card-play-if = { $play }, si { $condition }
card-play-on = { $play }, sobre { $target }
card-play-side = { $play }, a favor de cualquiera de los bandos
card-play-so-that = { $play }, y solo si después { $condition }
card-play-pay = { $play }; antes { $cost }
card-play-instead = { $play }, en vez de { $thing }
card-sentence = { $clause }.
card-epic = Épico (Nivel 10 o más): { $sentences }
card-bad-stuff = Mal Rollo: { $sentences }

## Plain facts

card-fact-level = Nivel { $n }
card-fact-treasures = { $n ->
    [0] ningún Tesoro
    [1] 1 Tesoro
   *[other] { $n } Tesoros
 }
card-fact-levels = { $n ->
    [1] 1 nivel
   *[other] { $n } niveles
 }
card-fact-spares = no persigue a nadie de Nivel { $n } o menos
card-fact-against = { $bonus } contra { $whom }
card-fact-run-monster = { $bonus } a las tiradas para escapar de este monstruo
card-fact-run = { $bonus } para huir
card-fact-bonus = { $bonus }
card-fact-bonus-enhancer = { $bonus } al monstruo
card-fact-bonus-enhancer-treasures = { $n ->
    [1] { $bonus } al monstruo, { $treasures } Tesoro
   *[other] { $bonus } al monstruo, { $treasures } Tesoros
 }
card-fact-treasures-enhancer = { $n ->
    [1] { $treasures } Tesoro
   *[other] { $treasures } Tesoros
 }
card-fact-bonus-one_shot = { $bonus } para el bando que elijas
card-fact-once = de un solo uso
card-fact-tags = { $name ->
    [fire] fuego
    [flesh] carne y hueso
    [stick] palo
   *[other] { $tag }
 }
card-fact-tokens = fichas { $kind }
card-fact-slot = { $slot ->
    [headgear] casco
    [armor] armadura
    [footgear] calzado
   *[other] { $words }
 }
card-fact-hands = { $n ->
    [1] 1 mano
   *[other] { $n } manos
 }
card-fact-big = Grande
card-fact-complex = Complejo
card-fact-laser = láser
card-fact-gold = { $n ->
    [0] sin valor
   *[other] { $n } piezas de oro
 }
card-fact-only = solo para { $whom }
card-fact-not_for = no apto para { $whom }
card-fact-rank = rango { $n }
card-fact-sacrifice = puede sacrificarse para escapar

## Questions asked of a player: from the same phrase as the word

card-noun-phrase = { $form ->
    [any] cualquier número de { card-noun-many }
    [a] { card-noun-a }
   *[many] { $n } { card-noun-many }
 }
card-noun-a = { $kind ->
    [door] { card-kind-a-door }
    [treasure] { card-kind-a-treasure }
    [monster] { card-kind-a-monster }
    [enhancer] { card-kind-a-enhancer }
    [curse] { card-kind-a-curse }
    [class] { card-kind-a-class }
    [race] { card-kind-a-race }
    [affiliation] { card-kind-a-affiliation }
    [power] { card-kind-a-power }
    [role] { card-kind-a-role }
    [companion] { card-kind-a-companion }
    [item] { card-kind-a-item }
    [permanent] { card-kind-a-permanent }
    [one_shot] { card-kind-a-one_shot }
    [headgear] { card-kind-a-headgear }
    [armor] { card-kind-a-armor }
    [footgear] { card-kind-a-footgear }
    [hand_item] { card-kind-a-hand_item }
    [two_handed] { card-kind-a-two_handed }
    [big_item] { card-kind-a-big_item }
    [small_item] { card-kind-a-small_item }
    [complex_item] { card-kind-a-complex_item }
    [wandering] { card-kind-a-wandering }
    [place] { card-kind-a-place }
    [token] { card-kind-a-token }
   *[card] { card-kind-a-card }
 }
card-noun-many = { $kind ->
    [door] { card-kind-many-door }
    [treasure] { card-kind-many-treasure }
    [monster] { card-kind-many-monster }
    [enhancer] { card-kind-many-enhancer }
    [curse] { card-kind-many-curse }
    [class] { card-kind-many-class }
    [race] { card-kind-many-race }
    [affiliation] { card-kind-many-affiliation }
    [power] { card-kind-many-power }
    [role] { card-kind-many-role }
    [companion] { card-kind-many-companion }
    [item] { card-kind-many-item }
    [permanent] { card-kind-many-permanent }
    [one_shot] { card-kind-many-one_shot }
    [headgear] { card-kind-many-headgear }
    [armor] { card-kind-many-armor }
    [footgear] { card-kind-many-footgear }
    [hand_item] { card-kind-many-hand_item }
    [two_handed] { card-kind-many-two_handed }
    [big_item] { card-kind-many-big_item }
    [small_item] { card-kind-many-small_item }
    [complex_item] { card-kind-many-complex_item }
    [wandering] { card-kind-many-wandering }
    [place] { card-kind-many-place }
    [token] { card-kind-many-token }
   *[card] { card-kind-many-card }
 }
card-chooses = { $person ->
    [you] Elige
   *[other] { $who } elige
 }
card-asks-lose = { card-chooses } { card-noun-phrase } que perder
card-asks-discard = { card-chooses } { card-noun-phrase } que descartar
card-asks-take = { card-chooses } { card-noun-phrase } que tomar
card-asks-give = { card-chooses } { card-noun-phrase } que regalar
card-asks-swap = { card-chooses } { card-noun-phrase } que intercambiar
card-asks-show = { card-chooses } { card-noun-phrase } que enseñar
card-asks-return = { card-chooses } { card-noun-phrase } que devolver
card-asks-unequip = { card-chooses } { card-noun-phrase } que desequipar
card-asks-join = { card-chooses } { card-noun-phrase } que añadir al combate
card-asks-mate = { card-chooses } { card-noun-phrase } que duplicar
card-asks-kill = { card-chooses } { card-noun-phrase } que matar
card-asks-remove = { card-chooses } { card-noun-phrase } que descartar del combate
card-asks-fight = { card-chooses } { card-noun-phrase } con que combatir
card-asks-cancel = { card-chooses } { card-noun-phrase } que anular
card-asks-suffer = { card-chooses } { card-noun-phrase } que sufrir
card-asks-become = { card-chooses } { card-noun-phrase } sobre el que ponerla
card-asks-lasting = { card-chooses } { card-noun-phrase } que copiar
card-asks-boost = { card-chooses } para quién es el bono
card-asks-one_of = { card-chooses } una de { $n } opciones
card-asks-pay_or = { card-chooses } si pagar o no
card-asks-may = { $person ->
    [you] Puedes hacerlo o no
   *[other] { $who } puede hacerlo o no
 }
card-asks-gain_tokens = { $n ->
    [one] { card-chooses } el tipo de la ficha que toma
   *[other] { card-chooses } los tipos de las { $n } fichas que toma
 }
card-asks-lose_tokens = { $n ->
    [one] { card-chooses } una ficha que perder
   *[other] { card-chooses } { $n } fichas que perder
 }
card-asks-set_die = { card-chooses } un número del 1 al 6
card-asks-peek = { card-chooses } el orden de { $n } cartas
card-asks-draw = { card-chooses } un mazo del que robar
card-asks-reveal = { card-chooses } un mazo del que revelar
card-asks-player = { $n ->
    [one] { card-chooses } a un jugador
   *[other] { card-chooses } a { $n } jugadores
 }
card-asks-table_says = { $person ->
    [you] Di sí o no: ¿{ $what }?
   *[other] { $who } dice sí o no: ¿{ $what }?
 }
card-asks-take_over = { card-chooses } quién combate en su lugar
card-asks-escape = { card-chooses } quién escapa
card-named-card = carta de { $name }
card-one-of-them = una de esas cartas
card-all-of-them = todas esas cartas
card-at-anybody = { $cards } (de cualquiera)
card-if-there_is-named = { $cards } está { $place }
card-place-fight = en el combate
card-place-other = en juego
card-that-side = ese bando
card-verb-play = jugar
card-verb-use = usar
card-verb-equip = equipar
card-verb-unequip = desequipar
card-verb-sell = vender
card-verb-trade = cambiar
card-verb-give = regalar
card-verb-take = tomar
card-verb-discard = descartar
card-verb-sacrifice = sacrificar
card-verb-draw = robar
card-do-this = hacer esto: { $clause }
card-lasts-next_combat-of = en el próximo combate de { $who } (o en el actual)
card-tokens-named = { $n ->
    [one] una ficha { $kind }
   *[other] { $n } fichas { $kind }
 }
card-of-player = el { $value } de { $who }
card-not-tagged = { $cards } que no { $cards-is ->
    [mp] sean
    [fp] sean
   *[m] sea
 } { $tag }
card-except = { $cards } salvo { $other }
card-nothing-happens = no pasa nada
card-either-side = cualquiera de los bandos
card-until-drawn = que se robe una carta
card-until-played = que se juegue una carta
card-until-combat_starts = el próximo combate
card-until-meets = el próximo encuentro con un monstruo
card-until-enters = que un monstruo entre en un combate
card-until-as_soon_as = entonces
card-until-won = el próximo combate ganado
card-until-lost = el próximo combate perdido
card-until-killed = la próxima muerte de un monstruo
card-until-rewarded = los próximos Tesoros
card-until-combat_ends = el final del combate
card-until-rolled = la próxima tirada
card-until-escaped = la próxima huida con éxito
card-until-caught = que un monstruo te atrape
card-until-curse_lands = la próxima Maldición
card-until-loss = la próxima pérdida
card-until-discarded = el próximo descarte
card-until-death = la próxima muerte
card-until-looting = el próximo saqueo
card-until-draws_face_up = la próxima carta robada boca arriba
card-until-turn_starts = el principio del próximo turno
card-until-level_gained = que subas un nivel
card-until-leaves = que esta carta deje de estar en juego
