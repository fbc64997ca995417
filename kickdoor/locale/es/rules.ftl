### The rules and the readings, in our own words. A rule's sentence is also what a refused player reads.
### Levels, Items, Doors and Treasures have capitals when the things of the game are meant.

## Setting up

topic-SETUP = Preparación
rule-SETUP-01 = Se sientan a jugar entre tres y seis personas.
    .heading = Jugadores
rule-SETUP-02 = Cada cual elige un color y se queda con sus dos figuras. Una va a la casilla 1 del tablero; la otra se queda delante de su dueño para que se vea el color.
    .heading = Figuras
rule-SETUP-03 = Las casillas del tablero, o cualquier otra cosa que cuente hasta diez, muestran qué Nivel tiene cada munchkin.
    .heading = Llevar la cuenta
rule-SETUP-04 = Cuando tu Nivel sube o baja, tu figura va a la casilla de ese número.
    .heading = Moverse por el tablero
rule-SETUP-05 = Puede haber tantos munchkins como quieran en el mismo Nivel.
    .heading = Compartir casilla
rule-SETUP-06 = Puertas y Tesoros se barajan por separado y forman dos mazos.
    .heading = Dos mazos
rule-SETUP-07 = Todo el mundo empieza con cuatro Puertas y cuatro Tesoros en la mano.
    .heading = El reparto
rule-SETUP-08 = Lo que no se reparte queda boca abajo donde todo el mundo alcance.
    .heading = Dónde van los mazos
rule-SETUP-09 = Las fichas de comida que nadie ha ganado todavía están juntas en la reserva.
    .heading = La reserva de fichas
rule-SETUP-10 = Los reglamentos dejan que se discuta quién empieza, con un dado o la cuenta de un restaurante como prueba. Aquí lo dice el anfitrión o lo decide el azar.
    .heading = Quién empieza
rule-SETUP-11 = Después de tu turno le toca a quien está a tu izquierda.
    .heading = Alrededor de la mesa

## Decks, hands and cards in play

topic-DECK = Mazos, manos y cartas en juego
rule-DECK-01 = Las Puertas van al descarte de Puertas y los Tesoros al de Tesoros, siempre boca arriba.
    .heading = Descartes
rule-DECK-02 = Solo puedes mirar dentro de un descarte cuando una carta te deja.
    .heading = Sin rebuscar
rule-DECK-03 = Cuando un mazo se queda sin cartas, su descarte se baraja y pasa a ser el mazo.
    .heading = Un mazo vacío
rule-DECK-04 = Cuando un mazo y su descarte están vacíos, nadie puede robar cartas de esa clase; se roban las que haya.
    .heading = No queda nada de nada
rule-DECK-05 = Las cartas que tienes delante sobre la mesa están en juego: lo que eres y cada Objeto que llevas.
    .heading = Qué está en juego
rule-DECK-06 = Una Maldición u otra carta de efecto duradero sigue en juego mientras dure ese efecto.
    .heading = Cartas que se quedan
rule-DECK-07 = Las cartas en juego están boca arriba y cualquiera puede leerlas.
    .heading = A la vista
rule-DECK-08 = Una carta de tu mano no está en juego y todavía no hace nada por ti.
    .heading = Cartas en la mano
rule-DECK-09 = Ningún efecto toca las cartas de tu mano si no dice que se refiere a la mano.
    .heading = La mano es sagrada
rule-DECK-10 = Al final de tu propio turno puedes tener cinco cartas en la mano; en cualquier otro momento, las que quieras.
    .heading = Límite de mano
rule-DECK-11 = Una carta en juego no vuelve a la mano; se va cuando se descarta o se cambia.
    .heading = Sin vuelta a la mano

## Your munchkin

topic-CHAR = Tu munchkin
rule-CHAR-01 = Todo munchkin empieza como humano de Nivel 1 sin Clase.
    .heading = El principiante
rule-CHAR-02 = Todo munchkin es hombre o mujer.
    .heading = Sexo
rule-CHAR-03 = El sexo de tu munchkin lo eliges al empezar; con cartas de Papel, lo decide la cara que queda arriba.
    .heading = Primer sexo
rule-CHAR-04 = Cuando tu sexo cambia, tus dos figuras cambian de sitio.
    .heading = Cambio de sexo
rule-CHAR-05 = En una caja que nunca habla del sexo, este no hace nada; cuenta cuando se mezcla con otras.
    .heading = Cuándo importa el sexo
rule-CHAR-06 = De las cartas que te han repartido puedes poner una Raza y una Clase antes del primer turno.
    .heading = Primera Clase y primera Raza
rule-CHAR-07 = De las cartas que te han repartido puedes poner también los Objetos que sepas usar.
    .heading = Primeros Objetos
rule-CHAR-08 = No tienes por qué poner nada antes del primer turno.
    .heading = Al principio no hay obligación
rule-CHAR-09 = Un munchkin es un Nivel, una Raza, una Clase y un montón de Objetos.
    .heading = De qué está hecho un munchkin
rule-CHAR-10 = Tu Nivel es el número pelado, sin ningún bono encima.
    .heading = Nivel con mayúscula
rule-CHAR-11 = Subes matando monstruos, con cartas que lo digan y vendiendo Objetos.
    .heading = Subir
rule-CHAR-12 = Bajas cuando lo dice una carta.
    .heading = Bajar
rule-CHAR-13 = Tu Nivel no puede bajar de 1.
    .heading = El suelo
rule-CHAR-14 = Tu fuerza de combate puede llegar a nada y menos que nada, aunque tu Nivel no.
    .heading = Fuerza sin suelo

## The turn

topic-TURN = El turno
rule-TURN-01 = Tu turno empieza en cuanto acaba el anterior.
    .heading = Empieza el turno
rule-TURN-02 = Antes de abrir una puerta puedes jugar cartas, cambiar lo que llevas puesto, hacer cambios y vender.
    .heading = Primero, poner orden
rule-TURN-03 = Gira la primera carta del mazo de Puertas a la vista de todo el mundo.
    .heading = Abrir la Puerta de una Patada
rule-TURN-04 = Si tras la puerta hay un monstruo, tienes que combatir con él.
    .heading = Detrás: un monstruo
rule-TURN-05 = Si tras la puerta hay una Maldición, te cae en el acto. Si no dura ni espera a nada, luego se descarta.
    .heading = Detrás: una Maldición
rule-TURN-06 = Cualquier otra carta de detrás de la puerta es tuya: juégala ya, si puedes, o llévatela a la mano.
    .heading = Detrás: otra cosa
rule-TURN-07 = Un combate tras la puerta ocupa el lugar de la segunda fase; después viene la Caridad.
    .heading = Después del combate
rule-TURN-08 = Solo si tras la puerta no había monstruo, ahora buscas bronca o saqueas la sala.
    .heading = Ningún monstruo tras la puerta
rule-TURN-09 = Puedes combatir con un monstruo de tu propia mano, igual que si hubiera estado tras la puerta.
    .heading = Buscar Bronca
rule-TURN-10 = Si no buscas bronca, llévate a la mano otra Puerta sin enseñarla.
    .heading = Saquear la Sala
rule-TURN-11 = Un monstruo o una Trampa del saqueo espera en tu mano; un Poder o una Afiliación se puede jugar en el acto.
    .heading = Lo saqueado
rule-TURN-12 = Al final de tu turno, juega cartas hasta que no te queden más de cinco en la mano.
    .heading = Caridad
rule-TURN-13 = Las cartas que pasan del límite y que no juegas van a quien tenga el Nivel más bajo.
    .heading = Repartir
rule-TURN-14 = Si hay varios en lo más bajo, reparte las cartas que sobran lo más por igual que se pueda; tú decides a quién le toca una más.
    .heading = Varios pobres
rule-TURN-15 = Si no hay nadie más bajo que tú, descarta las cartas que sobran.
    .heading = Más pobre, imposible
rule-TURN-16 = Hecha la Caridad, tu turno se acaba y empieza el siguiente.
    .heading = Acaba el turno

## When you may do what

topic-TIME = Qué se puede hacer y cuándo
rule-TIME-01 = Puedes descartar tu Clase o tu Raza en cualquier momento, también en combate.
    .heading = Dejar lo que eres
rule-TIME-02 = Un ¡Sube un Nivel! se puede jugar en cualquier momento.
    .heading = Cartas de Nivel, siempre
rule-TIME-03 = Un Mercenario se puede jugar en cualquier momento.
    .heading = Mercenarios, siempre
rule-TIME-04 = Una Maldición de tu mano se puede jugar en cualquier momento.
    .heading = Maldiciones, siempre
rule-TIME-05 = Puedes hacer cambios en cualquier momento en que ni tú ni la otra parte estéis en combate.
    .heading = Cuándo hacer cambios
rule-TIME-06 = Puedes ponerte y quitarte Objetos en cualquier momento en que no estés en combate.
    .heading = Cuándo cambiarte de equipo
rule-TIME-07 = Una carta que acabas de recibir se puede jugar en el acto si no estás en combate, y también en combate si es de las que sirven para eso.
    .heading = Carta recién recibida
rule-TIME-08 = Puedes jugar una Clase o una Raza en cualquier momento de tu propio turno, también en combate.
    .heading = Cuándo jugar una Clase o Raza
rule-TIME-09 = Puedes vender Objetos en tu propio turno mientras no estés en combate.
    .heading = Cuándo vender
rule-TIME-10 = Puedes jugar un Objeto en tu propio turno; en combate, solo uno de un solo uso que sirva para eso.
    .heading = Cuándo jugar un Objeto
rule-TIME-11 = Un Tesoro se puede jugar cuando lo recibes, o en tu turno fuera del combate, si no dice otra cosa.
    .heading = Cuándo jugar un Tesoro
rule-TIME-12 = En combate no puedes vender, ponerte, quitarte ni cambiar Objetos, ni jugar de la mano Tesoros que no sirvan para combatir.
    .heading = Manos ocupadas
rule-TIME-13 = Lo que llevas puesto al empezar un combate se queda puesto hasta que acaben el combate y la huida.
    .heading = El equipo no se toca

## Classes

topic-CLASS = Clases
rule-CLASS-01 = Cada caja tiene sus propias Clases; el juego básico tiene Guerrero, Mago, Ladrón y Clérigo.
    .heading = Clases
rule-CLASS-02 = Un munchkin sin carta de Clase no tiene Clase.
    .heading = Sin Clase
rule-CLASS-03 = Una Clase funciona desde el momento en que se pone hasta el momento en que se va.
    .heading = Desde que se pone
rule-CLASS-04 = Lo que puede hacer una Clase, y cuándo, está escrito en su carta.
    .heading = Qué hace una Clase
rule-CLASS-05 = Cuando una capacidad cuesta descartes, puedes pagarla con cualquiera de tus cartas, de la mano o de la mesa.
    .heading = Pagar con cartas
rule-CLASS-06 = Un Ladrón no puede birlar nada mientras combate, ni birlárselo a quien combate; el combate empieza cuando aparece su monstruo.
    .heading = En combate no se birla
rule-CLASS-07 = Puedes descartar tu Clase cuando quieras, hasta en pleno combate.
    .heading = Dejar una Clase
rule-CLASS-08 = Cuando se va tu Clase, te quedas sin Clase hasta que juegues otra.
    .heading = Otra vez sin Clase
rule-CLASS-09 = Puedes tener una Clase, o dos con Súper Munchkin.
    .heading = Una Clase

## Races

topic-RACE = Razas
rule-RACE-01 = Cada caja tiene sus propias Razas; el juego básico tiene humanos, Elfos, Enanos y Medianos.
    .heading = Razas
rule-RACE-02 = Un munchkin sin carta de Raza es humano.
    .heading = Sin carta de Raza
rule-RACE-03 = Ser humano no da ninguna capacidad.
    .heading = Humanos
rule-RACE-04 = Las Razas vienen, se van y se pagan igual que las Clases.
    .heading = Como las Clases
rule-RACE-05 = Puedes tener una Raza, o dos con Mestizo.
    .heading = Una Raza

## Super Munchkin and Half-Breed

topic-SUPER = Súper Munchkin y Mestizo
rule-SUPER-01 = Súper Munchkin va sobre una Clase tuya, y Mestizo sobre una Raza tuya, siempre que puedas jugar una Clase o Raza.
    .heading = Ponerlo
rule-SUPER-02 = No puedes tener dos veces la misma Clase o la misma Raza.
    .heading = Sin gemelos
rule-SUPER-03 = Con una sola Clase y Súper Munchkin tienes todas las ventajas de la Clase: sus Objetos, y cada debilidad que los monstruos tengan ante ella.
    .heading = Todo lo bueno
rule-SUPER-04a = Con una sola Clase y Súper Munchkin puedes usar los Objetos que esa Clase tiene prohibidos.
    .heading = Objetos prohibidos
rule-SUPER-04b = Con una sola Clase y Súper Munchkin, los monstruos no ganan nada por esa Clase.
    .heading = Sin líos de más
rule-SUPER-05 = Lo que cuesta una capacidad hay que pagarlo igual.
    .heading = Pagar, se paga
rule-SUPER-06 = Una sola Raza con Mestizo tiene todas sus ventajas y ninguno de sus inconvenientes.
    .heading = Mestizo
rule-SUPER-07 = Con dos Clases, o dos Razas, tienes lo bueno y lo malo de ambas, como siempre.
    .heading = Dos a la vez

## Items

topic-ITEM = Objetos
rule-ITEM-01 = Unos Tesoros se quedan contigo; otros se usan una vez.
    .heading = Dos clases de Tesoro
rule-ITEM-02 = Un Tesoro con un precio en Piezas de Oro es un Objeto, y la mayoría lo son.
    .heading = Qué es un Objeto
rule-ITEM-03 = Sin Valor es un precio de 0; la carta sigue siendo un Objeto.
    .heading = Sin Valor
rule-ITEM-04 = Llevas cada Objeto que tienes en juego.
    .heading = Llevar
rule-ITEM-05 = Un Objeto solo te da su bono mientras lo tienes puesto.
    .heading = Puesto
rule-ITEM-06 = Los Objetos que llevas sin tenerlos puestos se giran de lado.
    .heading = De lado
rule-ITEM-07 = Puedes llevar Objetos que no sabes usar, mientras no lleves demasiados Grandes.
    .heading = Llevarlo puede cualquiera
rule-ITEM-08 = Puedes ponerte un Casco, una Armadura y un Calzado, y empuñar dos Objetos de 1 Mano o uno solo de 2 Manos.
    .heading = Cabeza, cuerpo, pies, manos
rule-ITEM-09 = ¡Tramposo!, un acompañante o el propio texto de un Objeto puede dejarte llevar más cosas puestas.
    .heading = Formas de saltarse los límites
rule-ITEM-10 = Puedes llevar varios sombreros, pero solo cuenta uno en la cabeza.
    .heading = Dos sombreros
rule-ITEM-11 = Un Objeto que es solo para algunos munchkins da su bono únicamente mientras eres uno de ellos.
    .heading = Objetos solo para algunos
rule-ITEM-12 = No puedes descartar un Objeto solo porque quieras perderlo de vista.
    .heading = No se tira nada
rule-ITEM-13 = Un Objeto se puede vender, cambiar o regalar a quien lo quiera.
    .heading = Formas de soltar un Objeto
rule-ITEM-14 = Puedes descartar Objetos para pagar capacidades que cuestan descartes.
    .heading = Objetos como pago
rule-ITEM-15 = Una Maldición o un Mal Rollo puede quitarte Objetos.
    .heading = Perder Objetos

## Big Items

topic-BIG = Objetos Grandes
rule-BIG-01 = Puedes llevar los Objetos Pequeños que quieras, pero solo uno Grande.
    .heading = Un Objeto Grande
rule-BIG-02 = Un Objeto que no está marcado como Grande es Pequeño.
    .heading = Pequeño
rule-BIG-03 = Para hacer sitio a un Objeto Grande, el anterior hay que venderlo, cambiarlo, perderlo o usarlo como pago; no puedes soltarlo sin más.
    .heading = No se suelta para hacer sitio
rule-BIG-04 = Cuando pierdes lo que te dejaba llevar más Objetos Grandes, recupéralo en el acto o quédate solo con uno.
    .heading = De repente, demasiados
rule-BIG-05 = Si es tu turno y no estás en combate, puedes vender los Objetos Grandes que sobran en una venta que llegue a 1.000 Piezas de Oro.
    .heading = Grandes que sobran: vender
rule-BIG-06 = Si no, los Objetos Grandes que sobran van a los jugadores más bajos que puedan llevarlos.
    .heading = Grandes que sobran: dar
rule-BIG-07 = Los Objetos Grandes que sobran y que nadie puede llevar se descartan.
    .heading = Grandes que sobran: descartar

## Complex Items

topic-COMPLEX = Objetos Complejos
rule-COMPLEX-01 = Puedes llevar muchos Objetos Complejos, pero tener puesto solo uno, si no eres Inventor ni haces trampas.
    .heading = Un Objeto Complejo
rule-COMPLEX-02 = Un Objeto que no está marcado como Complejo es Simple.
    .heading = Simple
rule-COMPLEX-03 = Cuando pierdes lo que te dejaba tener puestos varios Objetos Complejos, recupéralo en el acto o quítatelos todos menos uno.
    .heading = De repente, demasiado Complejo
rule-COMPLEX-04 = Si eso pasa en combate, no puedes ponerte otra cosa en su lugar.
    .heading = En combate no hay repuesto

## Lasers

topic-LASER = Láseres
rule-LASER-01 = Un Objeto cuyo nombre acaba más o menos en -áser es un láser.
    .heading = Qué es un láser
rule-LASER-02 = Cada láser se empuña con dos manos.
    .heading = A dos manos
rule-LASER-03 = Puedes encajar varios láseres en una sola arma de 2 Manos que da todos sus bonos.
    .heading = Juntar láseres
rule-LASER-04 = Los láseres juntos se pueden volver a separar, y cada una de sus cartas sigue contando como Objeto.
    .heading = Separar láseres
rule-LASER-05 = Lo que destruye un Objeto solo se lleva una carta de un láser compuesto.
    .heading = Perder un láser
rule-LASER-06 = Un láser solo es Complejo cuando lo pone.
    .heading = Láseres Complejos
rule-LASER-07 = No hace falta ser Inventor para juntar y usar varios láseres Complejos.
    .heading = Láseres Complejos juntos
rule-LASER-08 = Todo láser es un arma de fuego.
    .heading = Cosa caliente

## Trading

topic-TRADE = Cambios
rule-TRADE-01 = Solo se pueden cambiar Objetos, ninguna otra carta.
    .heading = Solo Objetos
rule-TRADE-02 = Los Objetos que se cambian tienen que estar en juego; las cartas de la mano no se pueden cambiar.
    .heading = Solo de la mesa
rule-TRADE-03 = Puedes hacer cambios en el turno de quien sea, mientras ninguno de los dos esté en combate.
    .heading = En cualquier turno
rule-TRADE-04 = Un Objeto que consigues en un cambio se queda en la mesa; no va a tu mano.
    .heading = Lo cambiado se queda fuera
rule-TRADE-05 = Puedes dar Objetos a cambio de nada, o de que alguien prometa no meterse en un combate.
    .heading = Regalos

## Selling Items for Levels

topic-SELL = Vender Objetos por Niveles
rule-SELL-01 = En tu turno, cuando ni combates ni huyes, puedes descartar Objetos por valor de 1.000 Piezas de Oro o más para subir un Nivel.
    .heading = Comprar un Nivel
rule-SELL-02 = Un Objeto Sin Valor no añade nada a una venta.
    .heading = No vale nada
rule-SELL-03 = Lo que una venta da por encima de millares completos se pierde.
    .heading = No se da cambio
rule-SELL-04 = Cada millar completo de una misma venta es un Nivel.
    .heading = Varios Niveles
rule-SELL-05 = Puedes vender juntos Objetos de tu mano y Objetos que llevas.
    .heading = Mano y mesa
rule-SELL-06 = Una venta no puede llevarte al Nivel con el que se gana.
    .heading = Vendiendo no se gana

## One-shots

topic-ONESHOT = Un solo uso
rule-ONESHOT-01 = Un Tesoro que solo se puede usar una vez es de un solo uso.
    .heading = De un solo uso
rule-ONESHOT-02 = La mayoría de las cartas de un solo uso refuerzan a un bando de un combate, el que tú quieras.
    .heading = Para cualquier bando
rule-ONESHOT-03 = Puedes usar una carta de un solo uso desde tu mano o desde la mesa.
    .heading = De la mano o la mesa
rule-ONESHOT-04 = Una carta de un solo uso que no es de combate hace lo que dice.
    .heading = Otras de un solo uso
rule-ONESHOT-05 = Una carta de un solo uso se descarta cuando acaba su combate o se cumple su efecto.
    .heading = Gastada
rule-ONESHOT-06 = Una carta de un solo uso con precio se puede vender como cualquier Objeto.
    .heading = Vender las de un solo uso

## Go Up a Level

topic-GUAL = ¡Sube un Nivel!
rule-GUAL-01 = Un ¡Sube un Nivel! es un Tesoro, pero no un Objeto.
    .heading = No es un Objeto
rule-GUAL-02 = Un Tesoro así dice cuándo se puede jugar y si se queda en juego.
    .heading = Tesoros que no son Objetos
rule-GUAL-03 = Puedes jugar un ¡Sube un Nivel! sobre quien quieras, en cualquier momento, también en combate.
    .heading = Para quien quieras
rule-GUAL-04 = Un ¡Sube un Nivel! se descarta al usarlo.
    .heading = Visto y no visto
rule-GUAL-05 = Un ¡Sube un Nivel! no puede llevar a nadie al Nivel con el que se gana, si no dice que puede.
    .heading = Con cartas no se gana

## Hirelings

topic-HIRELING = Mercenarios
rule-HIRELING-01 = Puedes jugar un Mercenario cuando quieras, en el turno de quien sea.
    .heading = Contratar
rule-HIRELING-02 = Mientras estás en combate no puedes darle a tu Mercenario un Objeto para que lo lleve.
    .heading = En combate no se hacen maletas

## Sidekicks

topic-SIDEKICK = Compinches
rule-SIDEKICK-01 = Robes como robes un Compinche, puedes jugarlo en el acto o guardarlo en la mano.
    .heading = Encontrar un Compinche
rule-SIDEKICK-02 = Un Compinche se puede jugar en cualquier momento, también en combate.
    .heading = En cualquier momento
rule-SIDEKICK-03 = Puedes tener un Compinche, o dos si eres Comerciante.
    .heading = Un Compinche
rule-SIDEKICK-04 = Puedes descartar a tu Compinche cuando quieras.
    .heading = Despedirlo
rule-SIDEKICK-05 = Los Compinches no se pueden cambiar.
    .heading = No se cambian
rule-SIDEKICK-06 = Un Compinche hace lo que dice su carta y nada más; lleva Objetos solo si lo pone.
    .heading = Qué sabe hacer
rule-SIDEKICK-07 = Un Compinche no es un Objeto.
    .heading = No es un Objeto
rule-SIDEKICK-08 = Aunque tengas al lado un Compinche, cuenta como que luchas a solas.
    .heading = A solas, igual
rule-SIDEKICK-09 = Cuando has perdido un combate puedes descartar a un Compinche, con todo lo que lleva, y escapar así de todos los monstruos sin tirar, digan lo que digan.
    .heading = El sacrificio
rule-SIDEKICK-10 = Quien sacrifica a un Compinche decide si su ayudante también escapa o tiene que tirar.
    .heading = ¿Y el ayudante?

## Allies

topic-ALLY = Aliados
rule-ALLY-01 = Puedes tener un Aliado.
    .heading = Un Aliado
rule-ALLY-02 = Un Aliado se puede jugar al robarlo o en cualquier momento posterior, también en combate.
    .heading = En cualquier momento
rule-ALLY-03 = Un Aliado en juego te ayuda como dice su carta.
    .heading = Qué hace
rule-ALLY-04 = Puedes jugar otro Aliado en lugar del tuyo, que entonces se descarta.
    .heading = Un Aliado nuevo
rule-ALLY-05 = Los Aliados no se pueden cambiar.
    .heading = No se cambian
rule-ALLY-06 = En vez de tirar para huir puedes descartar a tu Aliado y escapar de todos los monstruos.
    .heading = El sacrificio
rule-ALLY-07 = Quien sacrifica a un Aliado decide si su ayudante también escapa.
    .heading = ¿Y el ayudante?

## Powers

topic-POWER = Poderes
rule-POWER-01 = En la caja hay doce Poderes.
    .heading = Poderes
rule-POWER-02 = Un Poder funciona desde el momento en que se pone hasta el momento en que se va.
    .heading = Desde que se pone
rule-POWER-03 = Cada Poder tiene un Rango de 1 a 4.
    .heading = Rango
rule-POWER-04 = Puedes tener los Poderes que quieras, mientras sus Rangos juntos no pasen de tu Nivel.
    .heading = Rangos y Nivel
rule-POWER-05 = Lo que vale para las Afiliaciones vale también para los Poderes.
    .heading = Como las Afiliaciones
rule-POWER-06 = Los Poderes no se pueden cambiar.
    .heading = No se cambian
rule-POWER-07 = Puedes jugar un Poder de tu mano siempre que puedas usarlo conforme a las reglas.
    .heading = Cuándo jugar un Poder
rule-POWER-08 = No puedes poner un Poder que no podrías usar conforme a las reglas.
    .heading = No sin derecho
rule-POWER-09 = Puedes descartar un Poder en cualquier momento y jugar otro.
    .heading = Dejar un Poder
rule-POWER-10 = Cuando tu Nivel baja de los Rangos de tus Poderes, descarta Poderes hasta que vuelvan a caber.
    .heading = Demasiados Rangos
rule-POWER-11 = Tus Poderes siguen en juego cuando mueres.
    .heading = Los Poderes te sobreviven
rule-POWER-12 = Cuando un Poder cuesta descartes, puedes pagarlo con cualquiera de tus cartas, de la mano o de la mesa.
    .heading = Pagar con cartas

## Affiliations

topic-AFFIL = Afiliaciones
rule-AFFIL-01 = Las Afiliaciones son X-Men, X-Force y X-Factor; cada carta dice lo que te da.
    .heading = Afiliaciones
rule-AFFIL-02 = Una Afiliación funciona desde el momento en que se pone hasta el momento en que se va.
    .heading = Desde que se pone
rule-AFFIL-03 = Cuando su capacidad cuesta descartes, puedes pagarla con cualquiera de tus cartas, si la carta no es más estricta.
    .heading = Pagar con cartas
rule-AFFIL-04 = Puedes descartar tu Afiliación en cualquier momento, también en combate.
    .heading = Dejarla
rule-AFFIL-05 = Puedes jugar una Afiliación nueva en tu propio turno, o en el de otro en el momento en que la recibes.
    .heading = Cuándo jugar una
rule-AFFIL-06 = Puedes tener una Afiliación, o dos con Equipo.
    .heading = Una Afiliación

## Roles

topic-ROLE = Papeles
rule-ROLE-01 = Al empezar, cada jugador recibe al azar una carta de Papel.
    .heading = Cartas de Papel
rule-ROLE-02 = Tu Papel tiene sus propios poderes, y los tienes desde el principio.
    .heading = Qué da un Papel
rule-ROLE-03 = Una carta de Papel tiene dos caras; la que queda arriba decide tu género.
    .heading = Dos caras
rule-ROLE-04 = Cuando mueres puedes pasar a otra carta de Papel.
    .heading = Otro Papel

## Combat

topic-COMBAT = Combate
rule-COMBAT-01 = Tu fuerza de combate es tu Nivel con todos los bonos y penalizaciones que te dan tus cartas.
    .heading = Tu fuerza
rule-COMBAT-02 = La fuerza de un monstruo es su Nivel con todo lo que le suman o restan su propio texto y las cartas jugadas sobre él.
    .heading = La fuerza del monstruo
rule-COMBAT-03 = Si tu bando es más fuerte que los monstruos, ganas y los matas.
    .heading = Ganar
rule-COMBAT-04 = Si tu bando es solo igual de fuerte que los monstruos, o más débil, pierdes y tienes que huir.
    .heading = Perder
rule-COMBAT-05 = Una muerte te da un Nivel, o dos con algunos monstruos grandes, y los Tesoros que muestra el monstruo.
    .heading = Qué vale una muerte
rule-COMBAT-06 = Librarse de un monstruo de otra forma es ganar, pero no da Nivel.
    .heading = Librarse sin matar
rule-COMBAT-07 = Librarse de un monstruo sin matarlo tampoco da Tesoro, si no lo dice aquello con lo que lo hiciste.
    .heading = Librarse sin Tesoro
rule-COMBAT-08 = Lo que dice la carta de un monstruo sobre el combate vale; por ejemplo, que es más fuerte contra tu Raza o tu Clase.
    .heading = Las reglas del monstruo
rule-COMBAT-09 = Cualquiera, también quien combate, puede usar cartas de un solo uso y capacidades a favor o en contra de quien combate.
    .heading = Todo el mundo puede enredar
rule-COMBAT-10 = Algunas Puertas, como los refuerzos de monstruo, están para jugarlas en un combate.
    .heading = Puertas en combate
rule-COMBAT-11 = Tras una muerte se descartan los monstruos y todas las cartas usadas; después viene la recompensa.
    .heading = Recoger
rule-COMBAT-12 = Una victoria solo cuenta cuando los demás han tenido un momento para estropearla.
    .heading = Un momento para responder
rule-COMBAT-13 = Los reglamentos bromean sobre lo que dura ese momento. Aquí un combate se decide cuando todo el mundo ha pasado desde la última jugada.
    .heading = Cuánto dura ese momento
rule-COMBAT-14 = Cuando ese momento acaba, la muerte y su recompensa quedan firmes, por muy alto que protesten.
    .heading = Demasiado tarde
rule-COMBAT-15 = Cocinar una receta y combatir con un monstruo son lo mismo.
    .heading = Cocinar

## Monsters

topic-MONSTER = Monstruos
rule-MONSTER-01 = Un monstruo que aparece tras la puerta ataca a quien la abrió.
    .heading = Cara a cara
rule-MONSTER-02 = Un monstruo que consigues de otra forma va a tu mano, para combatirlo cuando busques bronca o mandarlo a un combate con Monstruo Errante.
    .heading = Un monstruo en la mano
rule-MONSTER-03 = Cada carta de monstruo es un solo monstruo, sugiera lo que sugiera su nombre.
    .heading = Una carta, un monstruo

## Monster enhancers

topic-ENHANCE = Refuerzos de monstruo
rule-ENHANCE-01 = Un refuerzo hace más fuerte o más débil a un monstruo.
    .heading = Refuerzos
rule-ENHANCE-02 = Un refuerzo cambia también cuántos Tesoros vale su monstruo.
    .heading = Tesoro reforzado
rule-ENHANCE-03 = Cualquier jugador puede jugar un refuerzo en cualquier combate.
    .heading = De quien sea
rule-ENHANCE-04 = Todos los refuerzos de un monstruo cuentan juntos.
    .heading = Se suman
rule-ENHANCE-05 = En un combate contra varios monstruos, quien juega un refuerzo dice a cuál le toca.
    .heading = A qué monstruo

## Mates

topic-MATE = Parejas
rule-MATE-01 = Cada refuerzo de un monstruo vale también para su Pareja.
    .heading = La Pareja comparte
rule-MATE-02 = Da igual qué vino primero, la Pareja o los refuerzos.
    .heading = En cualquier orden

## Several monsters

topic-MULTI = Varios monstruos
rule-MULTI-01 = Monstruo Errante y unas pocas cartas más mandan otros monstruos a un combate.
    .heading = Más monstruos
rule-MULTI-02 = Contra varios monstruos tienes que superar la suma de sus fuerzas.
    .heading = Todos a la vez
rule-MULTI-03 = Una regla especial de cualquier monstruo del combate, como contar solo los Niveles, vale para todo el combate.
    .heading = Una regla para todo el combate
rule-MULTI-04 = Una carta puede sacar a un monstruo del combate mientras sigues contra los demás.
    .heading = Uno menos
rule-MULTI-05 = No puedes combatir con un monstruo y huir de otro.
    .heading = No se elige
rule-MULTI-06 = Si te libras de un monstruo y luego huyes de los demás, no hay ni Nivel ni Tesoro.
    .heading = Todo o nada

## Undead

topic-UNDEAD = No Muertos
rule-UNDEAD-01 = Algunos monstruos están marcados como No Muertos.
    .heading = No Muertos
rule-UNDEAD-02 = Un No Muerto de tu mano puede unirse a un combate en el que ya haya un No Muerto, sin Monstruo Errante.
    .heading = Los No Muertos se hacen compañía
rule-UNDEAD-03 = Un monstruo que no es No Muerto puede unirse a un combate así junto con una carta que lo convierta.
    .heading = Convertido en No Muerto

## Help

topic-HELP = Ayuda
rule-HELP-01 = Cuando no puedes ganar a solas puedes pedir ayuda a los demás, uno tras otro, hasta que alguien diga que sí o todos hayan dicho que no.
    .heading = Pedir ayuda
rule-HELP-02 = Solo un jugador puede ayudarte en un combate, y suma su fuerza a la tuya.
    .heading = Un solo ayudante
rule-HELP-03 = Aunque tengas ayudante, los demás pueden seguir jugando cartas en el combate.
    .heading = El resto puede enredar
rule-HELP-04 = Puedes ofrecer Objetos que llevas y tantos Tesoros de los monstruos como quieras.
    .heading = Pagar la ayuda
rule-HELP-05 = Cuando prometes Tesoros, acordad quién elige cuándo.
    .heading = Quién elige primero
rule-HELP-06 = También puedes prometer jugar sobre tu ayudante una carta de tu mano, si las reglas te dejan jugarla.
    .heading = Pagar con una carta
rule-HELP-07 = Lo que un monstruo le hace o le aguanta a quien combate, se lo hace y se lo aguanta al ayudante, y al revés.
    .heading = El ayudante también está dentro
rule-HELP-08 = Un bono o una penalización que causan los dos cuenta una vez.
    .heading = Una vez, no dos
rule-HELP-09 = Con un Guerrero en tu bando ganas los empates. El Guerrero puede enfurecerse hasta el límite una vez en el combate, no una vez por monstruo.
    .heading = La ayuda de un Guerrero
rule-HELP-10 = Un ayudante que sabe librarse de un monstruo en el acto puede hacerlo en tu combate.
    .heading = La ayuda de un Clérigo
rule-HELP-11 = El bono o la penalización de un monstruo contra una Raza o Clase cuenta aunque solo el ayudante sea de esas.
    .heading = Lo que es el ayudante
rule-HELP-12 = El monstruo se descarta, los Tesoros se roban y se cumple lo demás que el monstruo promete.
    .heading = Tras una muerte con ayuda
rule-HELP-13 = Quien combate se lleva los Niveles de cada monstruo muerto.
    .heading = Niveles para quien combate
rule-HELP-14 = El ayudante no sube de Nivel.
    .heading = Ningún Nivel para el ayudante
rule-HELP-15 = Un Elfo que ayuda sube un Nivel por cada monstruo muerto.
    .heading = Salvo los Elfos
rule-HELP-16 = Quien combate roba los Tesoros, aunque el combate lo haya ganado la capacidad del ayudante, y luego los reparte según lo acordado.
    .heading = Repartir el botín

## Meddling in a fight

topic-INTERFERE = Enredar en un combate
rule-INTERFERE-01 = Puedes usar una carta de un solo uso en el combate de otro, para cualquiera de los bandos.
    .heading = Con cartas de un solo uso
rule-INTERFERE-02 = Puedes jugar un refuerzo sobre un monstruo en el combate de quien sea, también en el tuyo.
    .heading = Con refuerzos
rule-INTERFERE-03 = Puedes mandar un monstruo de tu mano a un combate, con Monstruo Errante o como No Muerto junto a otro.
    .heading = Con monstruos
rule-INTERFERE-04 = Un Ladrón puede apuñalar por la espalda a quien está combatiendo.
    .heading = Con un puñal
rule-INTERFERE-05 = Puedes jugar una Maldición sobre quien está combatiendo.
    .heading = Con Maldiciones
rule-INTERFERE-06 = Hay más maneras de enredar que estas; las cartas dicen cuáles.
    .heading = Y así sucesivamente

## Rewards

topic-REWARD = Recompensas
rule-REWARD-01 = Cada monstruo muerto vale un Nivel, si su carta no dice otro número.
    .heading = Niveles
rule-REWARD-02 = Roba tantos Tesoros como muestra el monstruo, con los cambios de sus refuerzos.
    .heading = Tesoros
rule-REWARD-03 = Si ganaste a solas, roba tus Tesoros boca abajo.
    .heading = En secreto
rule-REWARD-04 = Si tuviste ayuda, los Tesoros se roban boca arriba.
    .heading = A la vista
rule-REWARD-05 = Un monstruo vencido sin matarlo no da Nivel; si da Tesoro depende de cómo lo hiciste.
    .heading = Vencido, pero no muerto
rule-REWARD-06 = Puedes jugar un Tesoro en el momento en que lo recibes, también como ayudante.
    .heading = Jugarlo ya

## Food tokens

topic-TOKEN = Fichas de comida
rule-TOKEN-01 = Las fichas de comida son Carne, Verdura, Bebida y Postre; hay más de las dos primeras.
    .heading = Cuatro clases
rule-TOKEN-02 = Matar a un monstruo da una ficha de la clase del monstruo.
    .heading = Ganar una
rule-TOKEN-03 = Las fichas no se acaban; haced más si hacen falta.
    .heading = Nunca faltan
rule-TOKEN-04 = Tus fichas están a la vista.
    .heading = Que se vean
rule-TOKEN-05 = Un monstruo de dos clases da una ficha, y tú eliges cuál.
    .heading = Una de dos
rule-TOKEN-06 = Un Chef Científico se lleva las dos fichas de un monstruo de dos clases.
    .heading = Los Chefs Científicos se llevan ambas
rule-TOKEN-07 = Las fichas pueden entrar en un trato por ayuda, pero por lo demás no se cambian, dan ni quitan si no lo dice una carta.
    .heading = Fichas en un trato
rule-TOKEN-08 = Cuando tienes las cuatro clases, devuelves en el acto una de cada y subes un Nivel.
    .heading = Un menú equilibrado
rule-TOKEN-09 = Ese Nivel puede ser el que gana.
    .heading = Un menú ganador
rule-TOKEN-10 = Las cartas pueden repartir fichas o pedirlas.
    .heading = Cartas con fichas

## Running Away

topic-RUN = Huir
rule-RUN-01 = Si nadie te ayuda, o pierdes incluso con ayuda, tienes que huir.
    .heading = Huir
rule-RUN-02 = Cuando huyes no hay Niveles, no hay Tesoro y no hay vistazo a la sala.
    .heading = Nada ganado
rule-RUN-03 = Tira un dado: con 5 o más escapas.
    .heading = La tirada
rule-RUN-04 = Tus capacidades y Objetos pueden cambiar tu tirada contra todos los monstruos.
    .heading = Buenas piernas
rule-RUN-05 = Algunos monstruos hacen más fácil o más difícil tu tirada contra ellos; no cambia ninguna otra.
    .heading = Monstruos rápidos
rule-RUN-06 = Contra varios monstruos, tira una vez por cada uno, en el orden que quieras.
    .heading = Una tirada por cada uno
rule-RUN-07 = Quien combate y su ayudante tiran cada cual por su cuenta, en su propio orden, y un monstruo puede atrapar a los dos.
    .heading = Dos a la fuga
rule-RUN-08 = Cuando todos han tirado, los monstruos se descartan.
    .heading = Se acabó

## Bad Stuff

topic-BAD = Mal Rollo
rule-BAD-01 = Un monstruo que te atrapa te hace su Mal Rollo.
    .heading = Te pillaron
rule-BAD-02 = El Mal Rollo puede costarte un Objeto, unos Niveles o la vida.
    .heading = Lo mal que se pone
rule-BAD-03 = El Mal Rollo pasa justo después de la tirada fallida, antes de la siguiente.
    .heading = En el acto

## Death

topic-DEATH = Muerte
rule-DEATH-01 = Cuando mueres pierdes toda tu mano y todo lo que tienes en juego, menos lo que te dejan las reglas siguientes.
    .heading = Muerte
rule-DEATH-02 = Conservas tu Nivel, tus Clases y Razas, y cada Maldición que todavía te afecta.
    .heading = Lo que sigue siendo tuyo
rule-DEATH-03 = También conservas Súper Munchkin y Mestizo.
    .heading = Y dos más
rule-DEATH-04 = Una vez muerto, no tienes que tirar contra los demás monstruos.
    .heading = Ya no hay que correr
rule-DEATH-05 = Tu mano y las cartas que tenías en juego se extienden para los demás, sin las que conservas.
    .heading = Amortajar el cadáver
rule-DEATH-06 = Una carta que iba unida a un Objeto, o que lo llevaba, se extiende aparte de él.
    .heading = Por piezas
rule-DEATH-07 = Del Nivel más alto hacia abajo, cada uno de los demás se queda una carta; los de igual Nivel tiran el dado.
    .heading = Saquear el Cadáver
rule-DEATH-08 = Si se acaban las cartas, los que llegan después se quedan sin nada.
    .heading = No queda nada
rule-DEATH-09 = Cuando todos se han quedado una carta, las que sobran se descartan.
    .heading = El resto
rule-DEATH-10 = Las cartas saqueadas van a la mano de quien se las quedó.
    .heading = A la mano
rule-DEATH-11 = En la muerte no recibes ninguna carta, ni siquiera por Caridad.
    .heading = A los muertos, nada
rule-DEATH-12 = En la muerte no puedes subir de Nivel ni ganar.
    .heading = Sin gloria para los muertos
rule-DEATH-13 = Cuando empieza el turno del siguiente jugador vuelves, con la misma cara, y puedes ayudar con tu Nivel y tus capacidades.
    .heading = De vuelta
rule-DEATH-14 = Hasta tu propio turno solo tienes las cartas que te den los demás.
    .heading = Con las manos vacías
rule-DEATH-15 = Tu siguiente turno empieza con cuatro cartas de cada mazo para ti, boca abajo.
    .heading = Empezar de nuevo
rule-DEATH-16 = Entonces puedes jugar cartas como al principio de la partida, antes de que tu turno siga como siempre.
    .heading = Jugarlas

## Curses

topic-CURSE = Maldiciones
rule-CURSE-01 = Una Maldición que aparece tras la puerta le cae a quien la abrió.
    .heading = Tras la puerta
rule-CURSE-02 = Una Maldición que consigues de otra forma es tuya y la juegas sobre quien quieras y cuando quieras, incluso sobre quien esté a punto de ganar.
    .heading = Una Maldición en la mano
rule-CURSE-03 = Una Maldición suele caer en cuanto se juega, y luego se descarta.
    .heading = En el acto
rule-CURSE-04 = Una Maldición que dura, o que espera su momento, se queda delante de su víctima hasta que se levanta o ha hecho todo el daño.
    .heading = Maldiciones que se quedan
rule-CURSE-05 = Una Maldición que tienes delante no se puede descartar para pagar una capacidad.
    .heading = Con Maldiciones no se paga
rule-CURSE-06 = Una Maldición sobre tu próximo combate vale para el que estás librando, si te cae ahí.
    .heading = El próximo combate
rule-CURSE-07 = Una Maldición sobre tu próximo turno vale para este, si te cae en el tuyo.
    .heading = El próximo turno
rule-CURSE-08 = Cuando varios de tus Objetos encajan con lo que se lleva una Maldición, tú eliges cuál se va.
    .heading = Qué Objeto
rule-CURSE-09 = Si no tienes aquello de lo que habla la Maldición, no pasa nada y se descarta.
    .heading = Nada que perder
rule-CURSE-10 = Si una Maldición dice qué le pasa a quien no tiene lo que se lleva, pasa eso.
    .heading = O si no
rule-CURSE-11 = Puedes echarte una Maldición a ti mismo, mandarte un monstruo o ayudar a alguien de una forma que le cueste Tesoro.
    .heading = Raro, pero vale

## When cards and rules differ

topic-PRECEDENCE = Cuando las cartas y las reglas no coinciden
rule-PRECEDENCE-01 = Cuando una carta y las reglas no coinciden, la carta tiene razón.
    .heading = Las cartas van primero
rule-PRECEDENCE-02 = Cuatro reglas solo ceden ante una carta que diga claramente que las rompe: la del suelo de 1, la de los Niveles tras el combate, la de las recompensas en combate y la del Nivel con el que se gana.
    .heading = Salvo cuatro reglas
rule-PRECEDENCE-03 = Nada hace bajar a un jugador de Nivel 1, aunque las fuerzas sí pueden quedar por debajo.
    .heading = El suelo de 1
rule-PRECEDENCE-04 = Tras el combate solo una muerte da un Nivel.
    .heading = Los Niveles vienen de matar
rule-PRECEDENCE-05 = Nadie recibe Niveles ni Tesoros de un combate antes de que acabe.
    .heading = Primero, el combate
rule-PRECEDENCE-06 = Al Nivel con el que se gana solo se llega matando a un monstruo.
    .heading = El último Nivel

## Winning

topic-WIN = Ganar
rule-WIN-01 = Gana el primero que llega al Nivel 10.
    .heading = Ganar la partida
rule-WIN-02 = Al Nivel 10 hay que llegar con una muerte, si una carta no dice claramente que hay otra manera.
    .heading = La muerte que gana

## Faster play

topic-FASTER = Juego más rápido
rule-FASTER-01 = En el juego más rápido tu turno empieza robando una Puerta boca abajo.
    .heading = Escuchar a la Puerta
rule-FASTER-02 = Puedes jugar esa carta o guardarla; luego pones orden y abres la puerta de una patada, como siempre.
    .heading = Lo que oíste
rule-FASTER-03 = En el juego más rápido, al saquear la sala robas un Tesoro boca abajo, y no una Puerta.
    .heading = Salas más ricas
rule-FASTER-04 = Con esta opción, quien ayuda en el combate ganador también gana, tenga el Nivel que tenga.
    .heading = Victoria compartida

## Epic play

topic-EPIC = Juego Épico
rule-EPIC-01 = Una partida más larga, hasta el Nivel 20, tiene sus propias reglas.
    .heading = Juego Épico
rule-EPIC-02 = En una partida Épica se gana en el Nivel 20, y el 10 es un Nivel como otro cualquiera.
    .heading = Hasta el Nivel 20
rule-EPIC-03 = En una partida Épica, los Niveles 19 y 20 solo vienen de matar.
    .heading = Los dos últimos Niveles
rule-EPIC-04 = Desde el Nivel 10 tienes un poder Épico por cada una de tus Clases y Razas. Los pierdes si bajas de 10 y los recuperas al volver.
    .heading = Munchkins Épicos
rule-EPIC-05 = Un munchkin Épico abre dos puertas a la vez: primero van las Maldiciones, luego las cartas que no son ni monstruo ni refuerzo, y luego el resto.
    .heading = Dos puertas
rule-EPIC-06 = Dos monstruos tras dos puertas se combaten juntos, y un refuerzo que aparece con un monstruo va sobre él. Sin monstruo, va a tu mano.
    .heading = Dos monstruos
rule-EPIC-07 = Cada Clase, Raza y Afiliación tiene un poder Épico que supera al corriente.
    .heading = Poderes Épicos
rule-EPIC-08 = Una partida Épica se juega mejor con las reglas más rápidas.
    .heading = Más deprisa, por favor

## Mixing sets

topic-COMBINE = Mezclar cajas
rule-COMBINE-01 = Se pueden barajar juntas las cajas que sean.
    .heading = Mezclar cajas
rule-COMBINE-02 = Una expansión añade cartas, y a veces cartas de una clase nueva.
    .heading = Expansiones
rule-COMBINE-03 = Las reglas opcionales se pueden usar a la vez.
    .heading = Mezclar opciones
rule-COMBINE-04 = Una Clase de la cocina y una Clase de otra caja solo van juntas con Súper Munchkin.
    .heading = Cocineros y los demás
rule-COMBINE-05 = Solo dan fichas los monstruos de la caja de la cocina.
    .heading = Quién tiene fichas
rule-COMBINE-06 = En una partida mezclada, un combate sin ningún monstruo que dé fichas puede acabar en una tirada: con 4 o más, quien gana recibe una ficha al azar.
    .heading = Una ficha de chiripa
rule-COMBINE-07 = La caja de la escuela se mezcla según las reglas generales para mezclar cajas.
    .heading = La escuela y las demás
rule-COMBINE-08 = En una partida mezclada, las Trampas son Maldiciones y las Maldiciones son Trampas.
    .heading = Trampas y Maldiciones
rule-COMBINE-09 = En una partida mezclada, los Compinches son Mercenarios y los Mercenarios son Compinches.
    .heading = Compinches y Mercenarios
rule-COMBINE-10 = Un Objeto puede ser Complejo, Grande, ambas cosas o ninguna; lo uno no es lo otro.
    .heading = Complejo no es Grande
rule-COMBINE-11 = Cuando ninguna caja de la partida tiene Razas, las cartas que dejan tener una segunda se quedan fuera; lo mismo con Clases y Afiliaciones.
    .heading = Segundas Razas sin una primera
rule-COMBINE-12 = Con muchas cajas podéis jugar con la mitad de cada mazo, o darle a cada caja sus dos montones y elegir el montón al robar.
    .heading = Montones demasiado altos
rule-COMBINE-13 = Una Clase o Raza que tienen dos cajas es una sola y la misma.
    .heading = Mismo nombre, misma cosa
rule-COMBINE-14 = Mestizo, Súper Munchkin y Equipo dejan tener una segunda carta de su propia clase, de la caja que sea.
    .heading = Una segunda de su clase

## Drawing on cards

topic-SKETCH = Dibujar en las cartas
rule-SKETCH-01 = Las cartas de la edición para dibujar no llevan ilustraciones; las dibujan los jugadores.
    .heading = Cartas en blanco
rule-SKETCH-02 = Quien sube un Nivel puede dibujar en una carta y firmarla.
    .heading = Un dibujo por Nivel
rule-SKETCH-03 = Que dibuje un niño, reúne una carta de cada artista que conozcas o copia a un pintor famoso.
    .heading = Quién más puede dibujar
rule-SKETCH-04 = Enseña tus dibujos al mundo si te apetece.
    .heading = Presumir

## Level counters

topic-COUNTER = Contadores de Nivel
rule-COUNTER-01 = Podéis contar los Niveles con una aplicación.
    .heading = Contadores de Nivel
rule-COUNTER-02 = Una aplicación así le hace pequeños favores a su dueño; cuáles, no se dice, así que aquí no hace ninguno.
    .heading = Favores de una aplicación

## Manners

topic-SOCIAL = Modales
rule-SOCIAL-01 = Puedes enseñar tus cartas a quien quieras.
    .heading = Enseñar la mano
rule-SOCIAL-02 = Los sobornos son parte del juego: para que ayuden, y para que no se metan.
    .heading = Sobornos
rule-SOCIAL-03 = Lo que las reglas no aclaran se discute a voces, y la última palabra es de quien puso el juego.
    .heading = Broncas
rule-SOCIAL-04 = También podéis mirar lo que contesta la editorial a las preguntas de siempre.
    .heading = Preguntar en otra parte

## Readings: what is played where the rules leave something open

topic-AMB = Interpretaciones
reading-AMB-01 = Un menú equilibrado de fichas de comida puede dar el Nivel con el que se gana.
    .heading = Fichas que ganan
reading-AMB-02 = Quien está a un Nivel de ganar se queda ahí cuando el Nivel viene de algo que no es una muerte, y lo que perjudica a otro a cambio de un Nivel así no se puede usar.
    .heading = Un Nivel que no puede tenerse
reading-AMB-03 = Nadie de Nivel 9 puede vender por Niveles; una venta desde más abajo se para en el Nivel 9 y el resto de su valor se pierde.
    .heading = Una venta que pasa de 9
reading-AMB-04 = Los Niveles se paran en 10, y la partida acaba cuando se han dado los Niveles del combate.
    .heading = Más allá de 10
reading-AMB-05 = Un Elfo que ayuda puede ganar con ello; si dos jugadores llegan juntos al Nivel con el que se gana, ganan los dos.
    .heading = El último Nivel de un Elfo
reading-AMB-06 = Cada efecto que libra de un monstruo dice si lo mata. El que no lo dice lo retira, sin Nivel y sin Tesoro.
    .heading = Matar o retirar
reading-AMB-07 = Una carta solo da el Nivel con el que se gana si dice que puede.
    .heading = Cartas que ganan
reading-AMB-08 = A nadie se le puede obligar a ayudar en un combate que ganaría la partida; a quien obligaron antes puede irse entonces sin daño. Los voluntarios se quedan.
    .heading = Ayudantes a la fuerza
reading-AMB-09 = Un combate se decide cuando todo el mundo, quien combate incluido, ha pasado desde la última jugada; y cualquier jugada lo vuelve a abrir.
    .heading = Cuándo se decide un combate
reading-AMB-10 = Durante una huida no se pueden jugar cartas de combate, las de cualquier momento sí, y no se puede equipar, cambiar ni vender antes de la última tirada.
    .heading = Huida y combate
reading-AMB-11 = Quien llega primero va primero, y cada carta se cumple entera antes de la siguiente.
    .heading = Dos a la vez
reading-AMB-12 = Una carta cuenta como recién recibida hasta que su dueño, o el jugador al que le toca, hace otra cosa, y nunca mientras su dueño combate.
    .heading = Recién recibida
reading-AMB-13 = Puedes pedir ayuda mientras tu bando, tal como están las cosas, perdería; a un voluntario se le puede aceptar en cualquier momento del combate.
    .heading = Cuándo pedirla
reading-AMB-14 = Un trato obliga desde que se cierra; los Objetos cambian de manos cuando acaba el combate, y si se pierde no se debe nada.
    .heading = Cuándo se paga la ayuda
reading-AMB-15 = Quien combate hace todas sus tiradas, y luego su ayudante.
    .heading = Quién huye primero
reading-AMB-16 = Los cadáveres se saquean tras la última tirada. Los muertos no se quedan nada; un ayudante que sigue vivo, sí.
    .heading = Cuándo se saquean los cadáveres
reading-AMB-17 = Los saqueadores de igual Nivel tiran el dado, y otra vez si empatan; los Niveles son los de ese momento.
    .heading = Saqueadores de igual Nivel
reading-AMB-18 = La Caridad se salta a los muertos y va al jugador vivo más bajo.
    .heading = La Caridad y los muertos
reading-AMB-19 = Si mueres en tu turno no hay Caridad: el turno acaba, y vuelves cuando empieza el siguiente.
    .heading = Morir en tu turno
reading-AMB-20 = Un ayudante que ha muerto y al que le toca después vuelve en el acto y roba enseguida las cartas nuevas.
    .heading = Muerto, y le toca
reading-AMB-21 = A los muertos no se les puede echar una Maldición hasta que vuelvan.
    .heading = Maldecir a los muertos
reading-AMB-22 = En la Caridad te quedas lo que quieras hasta el límite y das el resto; no tienes que jugar nada, pero puedes.
    .heading = Qué exige la Caridad
reading-AMB-23 = Si tras la puerta había un monstruo no hay segunda fase, aunque nadie lo haya combatido.
    .heading = Apareció, pero no se combatió
reading-AMB-24 = Quien no busca bronca saquea la sala; no se puede rechazar.
    .heading = Bronca o saqueo
reading-AMB-25 = Una carta escuchada a la puerta va a la mano sin que se vea; una Maldición se puede jugar en el acto, un monstruo tiene que esperar.
    .heading = Lo que trae escuchar
reading-AMB-26 = En todas las cajas un mazo vacío se rehace con su descarte, y cuando faltan cartas se roban las que hay.
    .heading = Mazos vacíos en todas las cajas
reading-AMB-27 = Las reglas de las Maldiciones valen igual en todas las cajas.
    .heading = Maldiciones en todas las cajas
reading-AMB-28 = Las reglas que a algunas cajas se les olvidaron valen en todas.
    .heading = Reglas comunes
reading-AMB-29 = Las reglas sobre cartas que una caja no tiene duermen hasta que otra caja las trae.
    .heading = Reglas sin cartas
reading-AMB-30 = Quién empieza lo decide el anfitrión o el azar; los chistes sobre eso se quedan en chistes.
    .heading = Quién empieza de verdad
reading-AMB-31 = Dos Clases, Razas o Afiliaciones dan lo bueno y lo malo de ambas, y nunca hay tres.
    .heading = Dos Clases
reading-AMB-32 = Súper Munchkin sin ninguna Clase debajo se descarta. Una Clase nueva que se juega en el límite ocupa el lugar de la que tú elijas.
    .heading = Súper sin Clase
reading-AMB-33 = Los Poderes se pueden jugar en cualquier momento mientras quepan sus Rangos.
    .heading = Cuándo se juegan los Poderes
reading-AMB-34 = Los poderes de un Papel no cuentan para los Rangos.
    .heading = Los poderes de un Papel
reading-AMB-35 = Cuando se va lo que subía tu límite de Rangos, el límite se aplica en el acto y tú eliges qué se va.
    .heading = Perder Rangos de más
reading-AMB-36 = Al morir puedes tomar un Papel que nadie esté usando, o darle la vuelta al tuyo.
    .heading = Qué Papel
reading-AMB-37 = Con una Trampa que tienes delante no se puede pagar un Poder.
    .heading = Trampas y Poderes
reading-AMB-38 = El sexo es algo que las cartas pueden leer o cambiar, y no hace nada más.
    .heading = Qué hace el sexo
reading-AMB-39 = Un Objeto que no se pone en ninguna parte no tiene límite; un Tesoro sin ningún precio no es un Objeto.
    .heading = Objetos sin sitio
reading-AMB-40 = Cada uno va al más bajo de los demás que pueda llevarlo, o se descarta si nadie puede. Su dueño elige cuál se queda y, si hay empate, a quién le toca.
    .heading = Grandes que no se pueden vender
reading-AMB-41 = Cuando dejas de ser quien puede usar un Objeto, su bono se acaba en el acto y el Objeto se queda.
    .heading = Ya no te dejan
reading-AMB-42 = Una carta que cuenta tu mano ya ha salido de ella.
    .heading = Contar la mano
reading-AMB-43 = Perder un Objeto es perder uno de la mesa, puesto o no, si no se nombra la mano.
    .heading = Perder un Objeto
reading-AMB-44 = Los regalos se quedan en juego como los Objetos cambiados, y nadie puede aceptar un segundo Objeto Grande.
    .heading = Regalos
reading-AMB-45 = Un Objeto bajo ¡Tramposo! o con un acompañante queda libre de límites mientras esté ahí; al perder esa carta, el Objeto se pierde o se suelta, según diga ella.
    .heading = Trampas y porteadores
reading-AMB-46 = Juntar y separar láseres cuenta como cambiarse de equipo, o sea, no en combate. Un arma compuesta es un solo Objeto Complejo.
    .heading = Juntar láseres en combate
reading-AMB-47 = Qué es un láser lo decide la propia marca de la carta.
    .heading = Cuáles son láseres
reading-AMB-48 = Quien deja de ser Comerciante descarta a uno de dos Compinches; el equipo que pasa de su límite se quita. Elige su dueño.
    .heading = Perder un permiso
reading-AMB-49 = Una Pareja es un segundo monstruo con las mismas cifras que comparte los refuerzos pero no las cartas de un solo uso, con sus propios Tesoros, Nivel y tirada. Si el primero se va, se queda.
    .heading = Qué es una Pareja
reading-AMB-50 = Cualquier jugador, también quien combate, puede mandar un No Muerto a un combate que ya tenga uno.
    .heading = Quién puede traer No Muertos
reading-AMB-51 = Una regla como contar solo los Niveles vale para los dos que combaten.
    .heading = Solo Niveles, con ayudante
reading-AMB-52 = Un monstruo nunca vale menos que ningún Tesoro.
    .heading = Tesoros bajo cero
reading-AMB-53 = Lo que vale un monstruo vencido antes de tiempo espera a que acabe el combate, y se pierde si huyes.
    .heading = Vencido antes de tiempo
reading-AMB-54 = A un acompañante se le sacrifica después de perder el combate y antes de la primera tirada de su dueño. El acompañante de un ayudante salva solo al ayudante.
    .heading = Cuándo sacrificar
reading-AMB-55 = La Puerta del Cazarrecompensas es por ayudar en una muerte y se roba boca abajo.
    .heading = La Puerta de un Cazarrecompensas
reading-AMB-56 = Las fichas de los muertos vuelven a la reserva.
    .heading = Fichas de los muertos
reading-AMB-57 = La tirada por una ficha solo viene tras una muerte.
    .heading = Cuándo la chiripa trae fichas
reading-AMB-58 = Para las fichas solo cuenta la Clase de quien combate, y solo una muerte las da.
    .heading = Qué Clase cuenta para las fichas
reading-AMB-59 = Primero los Niveles, luego los Tesoros, luego las fichas y luego los juegos completos de fichas.
    .heading = Qué va primero tras ganar
reading-AMB-60 = El vecino de la derecha elige la clase de ficha que quiera; las fichas gastadas vuelven a la reserva.
    .heading = Fichas De Corral
reading-AMB-61 = Quien puso el juego es el anfitrión, y lo que el anfitrión decide queda escrito en la crónica.
    .heading = Quién puso el juego
reading-AMB-62 = Los favores de una aplicación que cuenta Niveles no forman parte de este juego.
    .heading = Aplicaciones que cuentan Niveles
reading-AMB-63 = En una partida mezclada, Aliados, Compinches y Mercenarios son una sola familia, y cada jugador puede tener uno.
    .heading = Acompañantes en una mezcla
reading-AMB-64 = La victoria compartida está desactivada si no se elige, y es solo para quien ayuda en el último combate.
    .heading = Quién comparte una victoria
reading-AMB-65 = Un Elfo que ayuda recibe un Nivel por cada monstruo, aunque valga dos.
    .heading = Un Elfo y un monstruo grande
reading-AMB-66 = Puedes mandar un Monstruo Errante a tu propio combate si su carta no lo prohíbe.
    .heading = Un invitado en tu combate
reading-AMB-67 = Quien combate y su ayudante están en combate, desde que aparece el monstruo hasta la recompensa o la última tirada; nadie más lo está.
    .heading = Quién está en combate
reading-AMB-68 = Las cartas que son recompensa esperan al final del combate y se pierden con él; las que se roban por un coste u otro efecto llegan en el acto.
    .heading = Cartas robadas con el combate abierto
reading-AMB-69 = Un jugador puede tener un acompañante de la clase que sea y puede dejarlo en cualquier momento; lo que llevaba se queda en la mesa.
    .heading = Cuántos Mercenarios
reading-AMB-70 = Cuando un combate pasa a otro jugador, el turno sigue siendo de quien abrió la puerta.
    .heading = Un combate traspasado
reading-AMB-71 = Una capacidad que paga cuando ganas paga a quien combate, no al ayudante, si no dice otra cosa.
    .heading = Recompensas por ganar
reading-AMB-72 = Otro intento tras una tirada fallida vale una vez por cada monstruo.
    .heading = Un segundo intento
reading-AMB-73 = Lo que libra de un monstruo hay que hacerlo y pagarlo otra vez por su Pareja.
    .heading = Ofertas de una Pareja
reading-AMB-74 = Cada interpretación que se puede cambiar tiene una opción con nombre propio.
    .heading = Nombres de las interpretaciones
