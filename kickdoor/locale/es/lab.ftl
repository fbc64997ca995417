### `kickdoor lab`: many games, and what they say of bots, seats and cards.

cli-lab = Muchas partidas de una vez: qué dicen de bots, sillas y cartas.
cli-lab-run = Juega muchas partidas y guárdalas en una carpeta de archivos Parquet; al ejecutarlo otra vez, sigue donde se quedó.
cli-lab-out = La carpeta que se escribe.
cli-lab-cluster = Juega en el clúster Ray de esta dirección (HOST:PUERTO; necesita kickdoor[cluster]) en vez de en esta máquina.
cli-lab-rotate = Con cada partida, cada bot avanza una silla.
cli-lab-part = Partidas de cada parte: lo que se escribe de una vez, y lo más que se pierde cuando se corta.

lab-extra = El laboratorio necesita { $libraries }. Instálalo con: pip install 'kickdoor[{ $extra }]'
lab-no-turns = No se pueden jugar { $turns } turnos: una partida necesita al menos uno.
env-not-begun = No hay { $name } antes de la primera partida: llama antes a reset().
env-game-over = La partida ha terminado y ya no queda ningún agente: reset() empieza otra.
lab-clock = El bot «{ $bot }» piensa según el reloj, así que sus partidas no se podrían repetir. Dale mejor un presupuesto de jugadas.
lab-other-cards = Las cartas de { $sets } no son aquellas con las que empezó esta serie. Empieza otra carpeta.
lab-other-program = Esta no es la versión de kickdoor con la que empezó la serie. Empieza otra carpeta, o instala esa versión.
lab-folder-taken = { $folder } contiene algo, pero no { $file }. Da una carpeta vacía, o una que haya empezado una serie.
lab-no-folder = { $folder } no contiene { $file }: ahí no ha empezado ninguna serie del laboratorio.
lab-no-plan = { $file } no es un plan del laboratorio ({ $what }). Empieza otra carpeta.
lab-other-plan = { $folder } empezó con otro valor de { $what }: { $before }, no { $now }. Empieza otra carpeta, o da lo mismo.
lab-falls = Con la parte { $part } murieron procesos { $times } veces. Lo escrito hasta ahora vale; ejecútalo otra vez para seguir.
lab-no-cluster = Ningún clúster Ray contesta en { $address } ({ $what }). Arranca uno con «ray start --head», o quita --cluster.
lab-cluster-fell = El clúster de { $address } ha fallado ({ $what }). Lo escrito hasta ahora vale; ejecútalo otra vez para seguir.
lab-progress = { $done } de { $games } partidas; quedan unos { $left }
lab-run-done = { $folder }: { $games ->
    [one] 1 partida
   *[other] { $games } partidas
 }, { $before } de ellas de antes.

cli-lab-ladder = Haz jugar a un bot entre otros de otra clase en muchas mesas, y puntúalos a todos; sigue donde se quedó.
cli-lab-ladder-steps = Como normal/greedy: uno normal entre greedy. Sin esto: cada nivel de bots contra el de debajo.
cli-lab-ladder-sets = Una caja o mezcla, como base,star; se puede dar varias veces.

lab-no-step = «{ $line }» no es un peldaño de la escalera. Escribe BOT/OTROS, como normal/greedy: uno normal entre greedy.
lab-ladder-step = { $bot } entre { $count } { $others }, { $sets }: ganó el { $share } % de { $games } partidas (95 %: { $low } a { $high } %; por igual: { $even } %); semilla { $seed }, presupuesto { $budget } y { $budgets }{ $unfinished ->
    [0] {""}
   *[other] ; { $unfinished } sin ganador
 }
lab-ladder-ratings = Puntuaciones, { $sets }:
lab-ladder-rating = { $bot }: { $points } (95 %: { $low } a { $high }) en { $games } partidas
lab-ladder-page-title = # La escalera
lab-ladder-page-made = Hecho por `{ $command }` con kickdoor { $version }; la misma orden da las mismas cifras, valga lo que valga `--jobs`.
lab-ladder-page-step = Peldaño
lab-ladder-page-among = { $bot } entre { $count } { $others }
lab-ladder-page-sets = Cajas
lab-ladder-page-games = Partidas
lab-ladder-page-won = Ganadas, %
lab-ladder-page-interval = 95 %
lab-ladder-page-even = Por igual, %
lab-ladder-page-seed = Semilla
lab-ladder-page-budget = Presupuestos
lab-ladder-page-bot = Bot
lab-ladder-page-points = Puntos
lab-ladder-page-sat = Partidas
lab-ladder-page-read =
    Un bot se sienta entre otros de otra clase, una silla más allá en cada partida. *Por igual* es lo que ganaría si fuera tan
    fuerte como ellos. *Presupuestos* son las jugadas que el bot y los otros imaginan para cada decisión; 0: no busca.
lab-ladder-page-rating-read =
    Las puntuaciones son de un modelo de Luce, ajustado a la vez a todas las partidas con estas cajas: en una mesa cada bot gana
    con una probabilidad proporcional a su fuerza, y una fuerza diez veces mayor son 400 puntos más. El bot que estuvo en más mesas
    tiene 0. Los intervalos salen de volver a sortear las partidas; uno queda abierto (...) donde un bot no ganó nunca, o nunca perdió.

cli-lab-card = Di si una carta es demasiado fuerte o demasiado floja: partidas por pares, en las que una silla la tiene a ella o a una en blanco de la misma clase.
cli-lab-card-name = La carta, como base/net-troll o ./my-set/weedkiller; kickdoor cards las enumera.
cli-lab-card-pairs = Cuántos pares de partidas.
cli-lab-card-jobs = Cuántos procesos juegan a la vez; 0: tantos como procesadores haya. El resultado es el mismo.
cli-lab-card-limit = Tantas partidas de cada cien, de más o de menos, son lo más que una carta debería cambiar las opciones de ganar.

lab-card-name = «{ $card }» no nombra ninguna carta. Escribe CAJA/CARTA, como base/net-troll o ./my-set/weedkiller.
lab-no-card = { $set } no tiene ninguna carta «{ $card }».{ $near ->
    [0] {""}
   *[other] {" "}¿Querías decir { $near }?
 } «kickdoor cards { $set }» las enumera.
lab-card-no-deck = «{ $card }» no está en ningún mazo, así que ningún jugador puede tenerla.
lab-card-won = Con la carta en la mano al principio ganó el { $card } %; con una en blanco de su clase, el { $blank } % ({ $pairs ->
    [one] 1 par
   *[other] { $pairs } pares
 } de partidas).
lab-card-difference = Diferencia: { $difference } de cada cien partidas (95 %: { $low } a { $high }).
lab-card-more = { $games } partidas más dejarían ese intervalo en la mitad.
lab-card-verdict = { $verdict ->
    [strong] Veredicto: demasiado fuerte. La diferencia pasa de { $limit } de cada cien partidas.
    [weak] Veredicto: demasiado floja. Cuesta más de { $limit } de cada cien partidas.
   *[none] Veredicto: no se ve ninguna diferencia mayor de { $most } de cada cien partidas.
 }

cli-lab-report = Haz una página HTML de una serie: duraciones, niveles, victorias, cartas, tratos; o de cómo se diferencian dos series.
cli-lab-report-folder = La carpeta de una serie.
cli-lab-report-out = La página que se escribe.
cli-lab-report-against = La carpeta de otra serie, con la que se compara.

lab-no-games = { $folder } todavía no tiene partidas. Juega unas cuantas: kickdoor lab run --out { $folder }
lab-report-done = { $file }: una página de { $kilobytes } kB que no necesita red.

lab-plot-turns = Turnos de una partida
lab-plot-games = Parte de las partidas
lab-plot-turn = Turno
lab-plot-level = Nivel medio
lab-plot-winners = quienes ganarán
lab-plot-others = los demás
lab-plot-won = Parte de sus partidas que ganaron
lab-plot-effect = Partidas ganadas de más o de menos al empezar con la carta en la mano

lab-report-title = Qué dicen las partidas
lab-report-head = { $folder }: { $games } partidas de { $sets }; bots por silla { $bots }{ $rotate ->
    [yes] , una silla más allá en cada partida
   *[no] {""}
 }; semilla { $seed }; kickdoor { $version }.
lab-report-which = { $run }: { $head }
lab-report-lengths = Cuánto duran las partidas
lab-report-lengths-read = La mitad de las partidas acaba en { $half } turnos como mucho; una décima parte, en { $low }; nueve décimas partes, en { $high }.
lab-report-lengths-other = En { $folder } son { $half }, { $low } y { $high }.
lab-report-levels = Niveles a lo largo del tiempo
lab-report-levels-read =
    Tras el turno { $turn }, quienes ganarán tienen de media Nivel { $winners }; los demás, { $others }. Las líneas acaban donde
    sigue en marcha menos de una décima parte de las partidas.
lab-report-by-bot = Victorias por bot
lab-report-by-seat = Victorias por silla
lab-report-by-place = Victorias por orden de juego: 1 empezó
lab-report-by-classes = Victorias por Clase al final
lab-report-by-races = Victorias por Raza al final
lab-report-by-affiliations = Victorias por Afiliación al final
lab-report-wins-read =
    Los puntos son partes de las partidas ganadas; las líneas, intervalos del 95 %; la línea pálida, lo que gana de media una silla,
    el { $even } %. Quien más gana: { $best } ({ $best_share } %); quien menos: { $worst } ({ $worst_share } %). Seguro que se apartan de la media: { $apart }.
lab-report-traits-read = Quien vive mucho tiene más tiempo de encontrar una, así que esto no demuestra que ayude.
lab-report-fixed = En cada silla fija estuvo un bot distinto, así que esto habla tanto de los bots como de las sillas; --rotate los separa.
lab-report-nothing = ninguno
lab-report-cards = Cartas
lab-report-no-cards = Esta serie no guardó lo que pasó con las cartas.
lab-report-cards-read =
    Cuánto cambia las opciones de ganar empezar con una carta en la mano, frente a lo que ganan en conjunto los mismos bots: las más altas
    y las más bajas de { $cards } cartas con las que empezaron al menos { $few } manos. Se apartan de cero por su intervalo del 95 %: { $sure }.
    De cada veinte cartas que no hacen nada, una parece apartarse por azar.
lab-report-cards-few = Con ninguna carta empezaron al menos { $few } manos; juega más partidas para ver cómo cambian las cartas las opciones de ganar.
lab-report-cards-columns =
    Manos que empezaron con ella; cuántas partidas de cada cien ganaron de más o de menos, con el intervalo del 95 %; copias que se
    repartieron, robaron o descubrieron por partida, y de ellas, en tanto por ciento: aprovechadas, vendidas, en una mano hasta el final.
lab-report-card = Carta
lab-report-begun = Manos
lab-report-effect = Efecto
lab-report-interval = 95 %
lab-report-between = { $low } a { $high }
lab-report-met = Vistas
lab-report-used = Usadas, %
lab-report-sold = Vendidas, %
lab-report-dead = Muertas de risa en la mano, %
lab-report-deals = Tratos
lab-report-deals-read =
    Se pidió ayuda { $asked } veces y se dio { $made } veces ({ $made_share } %); de esos combates se ganaron { $won } ({ $won_share } %).
    Los Tesoros acordados se reparten según las reglas; de { $promised } cartas prometidas se entregaron { $given }, y se rompieron
    { $broken } tratos: una parte reforzó a los monstruos o le echó una Maldición a la otra. Cambios hechos: { $traded }.
lab-report-compared = Las dos series
lab-report-compared-read =
    Medias de las partidas de { $folder } y de { $other }, y cuánto se diferencian, con el intervalo del 95 % de la diferencia. De veinte
    diferencias entre series iguales, se ve una por azar.
lab-report-measure = Media de
lab-report-here = Primera serie
lab-report-there = Segunda serie
lab-report-difference = Diferencia
lab-report-seen = Se ve
lab-report-differs = { $differs ->
    [yes] se diferencian
   *[no] no se ve diferencia
 }
lab-report-compared-cards =
    De { $both } cartas con manos suficientes en ambas series, estas cambian aquí las opciones de ganar de otra manera que allí: { $apart }.
    Cartas que solo están en una de las series: { $alone }.
lab-measure-turns = turnos
lab-measure-decisions = decisiones
lab-measure-level = Nivel al final
lab-measure-died = muertes
lab-measure-helped = tratos por ayuda
lab-measure-traded = cambios
lab-measure-fights = parte de los combates ganados
lab-measure-finished = parte de las partidas que acabaron
### `kickdoor lab play`: programs among bots.

cli-lab-play = Haz jugar entre bots a programas tuyos, en cualquier lenguaje: docs/lab-play.md dice qué se les cuenta y qué contestan.
cli-lab-play-bot = La orden que arranca un programa, partida como lo haría un intérprete de órdenes; se puede dar varias veces.
cli-lab-play-bots = Los bots de las demás sillas, vuelta a empezar por el primero hasta ocuparlas todas.
cli-lab-play-seconds = Cuánto puede pensarse un programa una jugada.

lab-play-command = En «{ $command }» no hay ninguna orden. Di cómo se arranca el programa: --bot "python mybot.py".
lab-play-start = «{ $command }» no se puede arrancar: { $reason }.
lab-play-slow = Partida { $game }: { $bot } perdió, no contestó en { $detail } segundos.
lab-play-died = Partida { $game }: { $bot } perdió, terminó (estado { $detail }).
lab-play-nonsense = Partida { $game }: { $bot } perdió, escribió algo que no es una respuesta: { $detail }
lab-play-illegal = Partida { $game }: { $bot } perdió, su jugada no es legal ({ $detail }).
lab-play-games = { $games } partidas, { $lost } de ellas perdidas por un programa antes del final.
lab-play-wins = { $bot }: ganó { $wins } de { $games } (95 %: { $low } a { $high } %)
