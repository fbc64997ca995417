### The command line: what it says of itself, and what it answers.

cli-help = Munchkin en tu terminal: juega, pregunta qué dicen las reglas, simula. No oficial.
cli-epilog = «kickdoor ORDEN --help» cuenta más de una orden.
cli-language = El idioma, por su código: es. Si falta: KICKDOOR_LANGUAGE; si no, el de tu sistema; si no, inglés.
cli-sets = Las cajas de cartas, con comas entre ellas.
cli-option = Una regla de la casa; «kickdoor options» las enumera. Se puede dar varias veces.
cli-json = Escribe un documento JSON y nada más.

cli-play = Juega una partida en este teclado, con gente o contra bots.
cli-play-players = Los nombres de quienes juegan en este teclado, o cuántos jugadores hay en la mesa en total.
cli-play-bots = Los bots que también juegan, como normal,easy,normal:spiteful; o cuántos. Clases: aimless, easy, greedy, normal, hard; temperamentos de easy, normal y hard: plain, generous, spiteful, cautious.
cli-play-seed = De dónde sale el azar: la misma semilla reparte las mismas cartas.
cli-play-resume = Sigue con la última partida que quedó a medias.
cli-play-file = El archivo en el que se guarda esta partida.
cli-play-ask-always = Pregunta siempre, también cuando solo se puede pasar.
cli-bot = Sienta a un bot en una mesa en línea para que juegue allí desde este proceso.
cli-bot-join = El enlace de la mesa, tal como lo da el anfitrión.
cli-bot-bot = Qué bot juega.
cli-bot-name = Su nombre en la mesa.
cli-simulate = Haz que los bots jueguen muchas partidas y cuenta.
cli-simulate-players = Cuántos juegan.
cli-simulate-bots = Los bots por orden de sillas; vuelta a empezar hasta que todas tengan uno.
cli-simulate-games = Cuántas partidas.
cli-simulate-seed = De dónde sale el azar: la misma semilla da las mismas partidas.
cli-simulate-jobs = Cuántos procesos juegan a la vez; el resultado es el mismo.
cli-record = Haz que los bots jueguen una partida y escribe su acta.
cli-record-out = El archivo que se escribe.
cli-record-file = El acta de una partida.
cli-replay = Cuenta qué pasó en una partida de la que hay acta.
cli-replay-to = Para después de tantas jugadas.
cli-verify = Comprueba un acta: cada jugada según las reglas, cada decisión del azar según la semilla.
cli-cards = Enumera las cartas de una caja, o muestra una carta con las reglas que toca; empieza una caja propia, o la revisa.
cli-cards-what = Una caja o una carta; o «new» o «lint» con la carpeta de una caja tuya.
cli-rules = Muestra una regla por su id, o las reglas que contienen una palabra.
cli-rules-what = El id de una regla, un tema o una palabra.
cli-check = Ejecuta archivos de escenarios; 0 si todos se cumplen, 1 si alguno no.
cli-check-paths = Archivos, y carpetas en las que buscarlos.
cli-options = Enumera las reglas de la casa.
cli-database = Dónde guarda sus partidas la mesa en línea: un archivo, o la URL de una base de datos PostgreSQL. Sin esto, un archivo en tu carpeta de datos.
cli-backup = Copia a un archivo el almacén de la mesa en línea, también con el servidor en marcha.
cli-backup-file = El archivo nuevo.
cli-restore = Pon una copia de seguridad en el lugar del almacén de la mesa en línea.
cli-restore-file = La copia de seguridad.

cli-usage = { $what } «kickdoor --help» cuenta más.
cli-file = { $file }: { $reason }.
cli-output = No se puede escribir lo que hay que decir: { $reason }.
cli-inside = Algo ha fallado dentro de kickdoor ({ $kind }: { $what }). Por favor, avísanos y di qué escribiste.
cli-no-such-card = No hay ni caja ni carta llamada { $name }.{ $near ->
    [0] {""}
   *[other] {" "}¿Querías decir { $near }?
 }
cli-several-cards = { $name } puede ser { $cards }.
cli-no-such-rule = Ninguna regla tiene el id o la palabra { $name }.
cli-card-written = En el lenguaje de cartas: { $card }
cli-card-line = { $id }: { $name } ({ $facts }){ $copies ->
    [one] {""}
   *[other] {" "}x{ $copies }
 }
cli-cards-deck = { $deck ->
    [none] Aparte de los mazos
    [door] Puertas
   *[treasure] Tesoros
 }: { $n ->
    [one] una carta
   *[other] { $n } cartas
 }
cli-rule-heading = { $id }  { $heading }
cli-rule-topic = { $topic }: { $name }
cli-option-line = { $name } ({ $values }; { $rule }): { $sentence }

cli-games = Partidas acabadas: { $finished } de { $games }
cli-turns = Turnos: { $min } como poco, { $median } en el medio, { $max } como mucho
cli-decisions = Decisiones: { $n }
cli-speed = Velocidad: { $games } partidas y { $decisions } decisiones por segundo ({ $seconds } s en total)
cli-wins-by-bot = Victorias por bot:
cli-wins-by-seat = Victorias por silla:
cli-seat = silla { $n }
cli-wins = { $who }: { $wins } de { $of }, { $share } % (95 %: { $low } a { $high } %)

cli-recorded = { $moves } jugadas, { $turns } turnos. { $winners ->
    [0] No ha ganado nadie.
   *[other] Victoria de { $winners }.
 } Escrita en { $file }.
cli-record-unfinished = La partida no había acabado tras { $turns } turnos; el acta recoge lo que se jugó.
cli-crossed = Hasta donde la jugó esta versión de kickdoor, el acta se cumple: { $moves } jugadas, { $fates } decisiones del azar. A partir de ahí siguió kickdoor { $version } desde el estado guardado; solo esa versión puede decir si su parte se cumple.
cli-verified = El acta se cumple: { $moves } jugadas, { $fates } decisiones del azar, todas fijadas por la semilla antes de la primera jugada. Victoria de { $winners }.
cli-running = Las { $moves } jugadas se cumplen y no falta nada. La partida sigue en marcha: su semilla, y con ella el azar, se podrá comprobar cuando acabe.
cli-may-be-cut-off = Las { $moves } jugadas se cumplen, pero esta forma antigua de acta no dice si la partida sigue en marcha o si se cortó el resto.
cli-no-seed = Las { $moves } jugadas se cumplen, pero el acta no revela su semilla: el azar no se puede comprobar.
cli-move = { $n }. { $text }
cli-table = Tras { $n } jugadas - { $title }
cli-player = { $name }: Nivel { $level }, Fuerza { $strength }, { $hand } cartas en la mano. { $what }

cli-serve = Sirve la mesa en línea: gente y bots juegan en el navegador.
cli-serve-host = La dirección en la que escuchar; 0.0.0.0 deja entrar a otros aparatos de la red.
cli-serve-port = El puerto; con 0, cualquiera que esté libre.
cli-serve-database = Dónde se guardan las mesas: un archivo, o la URL de una base de datos PostgreSQL. Si no se dice, un archivo en tu carpeta de datos.
cli-serve-open = Abre el navegador cuando el servidor esté en marcha.
cli-serve-public = La dirección con la que otros llegan a este servidor a través de un proxy, como https://table.example.org.
cli-serve-trusted = La cabecera en la que un proxy tuyo dice la dirección de quien envía, como X-Forwarded-For.
cli-serve-think = Los segundos que puede pensar un bot que mira hacia delante; después juega la mejor jugada que tenga.
cli-serve-sets = Cajas tuyas que también se pueden jugar aquí, como ./my-set; las que vienen con kickdoor se pueden jugar siempre.
cli-serve-days = Las mesas que nadie ha tocado en tantos días se borran.
cli-version = kickdoor { $version } (Python puro)
cli-version-compiled = kickdoor { $version } (compilado)
cli-why = Di por qué un bot hizo una jugada de una partida con acta, o qué habría hecho él ahí.
cli-why-number = El número de la jugada.
cli-why-bot = De quién son las razones: un bot que las tenga, con temperamento o sin él.
