### `kickdoor balance`: what many games of one bot against itself say of the sets.

cli-balance = Haz que los bots greedy jueguen muchas partidas de cada caja, de cada par y de todas juntas, y comprueba que todo va bien.
cli-balance-sets = Una caja o mezcla, como base,star; se puede dar varias veces. Sin esto: cada caja, cada par, todas juntas.
cli-balance-games = Cuántas partidas de cada una; 0: ninguna, solo se vuelve a contar lo guardado.
cli-balance-keep = Un archivo que guarda los resultados: las partidas que contiene no se juegan otra vez, una serie interrumpida sigue.
cli-balance-page = Escribe la tabla como página en este archivo.

balance-no-results = { $file } no contiene resultados de «kickdoor balance» ({ $what }). Da otro archivo, o quita este.
balance-nothing-kept = No hay nada guardado de { $sets }: da con --keep el archivo que lo tiene, o juega unas partidas.
balance-mix = { $sets }: { $finished } de { $games } partidas acabadas; turnos de { $min } a { $max }, { $median } en el medio.
balance-mix-cards = cartas: { $cards }; nunca vistas: { $unmet }; nunca usadas: { $unused }; jugadas ofrecidas y rechazadas: { $refused }
balance-mix-seats = victorias por silla: { $seats } %; sillas justas ganan con tanta desigualdad con una probabilidad de { $chance }
balance-all-seats = En conjunto: sillas justas ganan con tanta desigualdad con una probabilidad de { $chance }; por debajo de { $limit } cuentan como distintas.
balance-good = Todo se cumple.
balance-fault = { $what ->
    [endless] { $sets }: partidas que pasan del límite de turnos o jugadas: { $which }
    [refused] { $sets }: partidas en las que se ofreció una jugada y se rechazó: { $which }
    [broken] { $sets }: partidas que acabaron por algo imprevisto: { $which }
    [met] { $sets }: cartas que no vio ninguna partida: { $which }
    [used] { $sets }: cartas que no usó ninguna partida: { $which }
   *[uneven] { $sets }: las sillas ganan con demasiada desigualdad: probabilidad { $which }
 }
balance-everything = todas juntas

balance-page-title = # Equilibrio y vida
balance-page-made = Hecho por `{ $command }` con kickdoor { $version }; la misma orden da las mismas cifras, valga lo que valga `--jobs`.
balance-page-what =
    { $players } jugadores, cada uno el bot `greedy`, { $games } partidas por cada línea de la tabla. Cada jugada que se hizo
    se presentó también al código que rechaza jugadas; en las { $doubted } primeras partidas de cada línea, cada jugada que se ofreció.
balance-page-sets = Cajas
balance-page-games = Partidas
balance-page-finished = Acabadas
balance-page-turns = Turnos: mínimo, mediana, máximo
balance-page-decisions = Decisiones por turno
balance-page-refused = Rechazos
balance-page-cards = Cartas
balance-page-unmet = Nunca vistas
balance-page-unused = Nunca usadas
balance-page-games-read =
    Una partida está *acabada* cuando alguien ha ganado antes de que pase el turno { $turns }. *Rechazos* son partidas en las que se
    rechazó una jugada que se había ofrecido. Una carta está *vista* cuando se reparte, se roba o se descubre, y *usada* cuando se juega,
    se lleva puesta, se combate o se sufre, o actúa por su cuenta; un Objeto que solo está ahí, o que se vende, no lo está.
balance-page-seats-title = ## Sillas
balance-page-seat = Silla { $n }
balance-page-chance = Probabilidad
balance-page-seats-read =
    Victorias de cada silla en tanto por ciento, con el intervalo del 95 % (Wilson); una victoria que comparten dos cuenta para
    ambos. *Probabilidad* es la de que sillas del todo iguales ganen al menos con tanta desigualdad (la Q de Cochran, que es
    la prueba ji cuadrado contra partes iguales cuando gana un solo jugador). Hay { $tests } pruebas así, una por fila, de modo que
    una fila cuenta como desigual por debajo de { $limit } (5 % en conjunto). Quién empieza se sortea, y a todos se les pregunta
    en el sentido de las agujas del reloj desde quien tiene el turno: según las reglas ninguna silla se diferencia de otra, y una
    probabilidad baja sería un fallo del programa.
balance-page-order-title = ## Orden de juego
balance-page-place = { $n ->
    [1] Primero
    [2] Segundo
    [3] Tercero
    [4] Cuarto
    [5] Quinto
   *[6] Sexto
 }
balance-page-order-read =
    Las mismas victorias, por el orden en que los jugadores tuvieron su primer turno. Aquí una diferencia no es un fallo: quien empieza
    tiene durante un rato un turno más que los demás.
balance-page-outliers-title = ## Cartas que se usan poco y mucho
balance-page-least = Poco
balance-page-most = Mucho
balance-page-outliers-read =
    En tanto por ciento de las partidas que vieron la carta. Lo que se usa poco espera un momento que llega pocas veces, o le va a pocos personajes.
balance-page-cards-title = ## Las cartas
balance-page-digest = Huella de las cartas
balance-page-digest-read =
    Las partidas se jugaron con las cartas que tienen estas huellas; donde han cambiado cartas desde entonces, aquí lo dice. La misma
    orden vuelve entonces a jugar lo que se ha quedado viejo, y nada más si los resultados se guardan en un archivo (`--keep`).
balance-page-old = { $digest } (cambiada desde entonces)
balance-page-faults-title = ## Lo que no se cumple
