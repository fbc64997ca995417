### The online table as a place: refusals, its log, its chat, its server.

table-clock-stands = El reloj está parado mientras haya una oferta sobre la mesa.
table-paused = El anfitrión ha puesto la mesa en pausa.
table-not-kept = No se pierde nada; la mesa sigue en cuanto se pueda volver a guardar.
table-back-soon = El servidor se reinicia y vuelve enseguida. La partida sigue donde está.
table-not-your-seat = Esa no es tu silla.
table-not-begun = Aún no se han repartido las cartas.
table-has-begun = Las cartas están repartidas; eso ya no se puede cambiar.
table-no-more-moves = La partida ha terminado.
table-pass-too-old = Ha pasado algo desde que miraste. Mira otra vez antes de pasar.
table-answer-too-old = Ha pasado algo desde que miraste. Mira otra vez antes de responder.
table-hold-too-late = Ese momento ya pasó.
table-no-hold = En este turno de respuesta ya has tenido tu tiempo de más.
table-not-longer = Los turnos de respuesta ya duran eso; sesenta segundos es lo máximo.
table-host-only = Eso solo puede hacerlo el anfitrión.
table-no-own-sets = Esa caja no se ofrece aquí. Las propias se ofrecen así: kickdoor serve --sets ./my-set
table-not-together = Estas cajas no se pueden jugar juntas: { $reason }
table-other-cards = Las cartas de { $sets } han cambiado desde que se repartió esta partida. Seguirá en cuanto vuelvan a ser las que eran.
table-seat-taken = Ahí ya hay alguien.
table-too-few-chairs = Quedarían demasiado pocas sillas.
table-last-chair-first = Primero se quita la última silla.
table-somebody = Alguien
table-no-word = Escribe una palabra tuya.
table-only-players-talk = Solo habla quien está en la mesa.
table-muted = El anfitrión te ha silenciado.
table-no-such-line = No hay ninguna frase así.
table-nothing-said = Eso no era nada.
table-no-drawing = Eso no es un dibujo de una carta de esta mesa, o es demasiado grande.
table-not-your-drawing = Solo el anfitrión o quien lo hizo quita un dibujo.
table-enough-drawings = Esta mesa ya ha dibujado bastante por una partida.
table-slower = De uno en uno. Espera un momento.

log-dealt = Las cartas están repartidas. Empieza { $who }.
log-back = { $who } ha vuelto y sigue jugando.
log-reminder = A { $who } le quedan { $seconds } segundos; después un bot jugará con prudencia hasta que vuelva.
log-away = { $who } no responde. Un bot juega con prudencia hasta que vuelva.
log-hold = { $who } pide más tiempo.
log-longer = Desde ahora los turnos de respuesta duran { $seconds } segundos.
log-lapsed = La oferta a { $who } ha caducado.
log-sits = { $who } se sienta.
log-leaves = { $who } deja la mesa.

quick-help = ¡Socorro!
quick-share = ¿Y yo qué gano?
quick-pay = Esta me la pagas.
quick-mine = ¡Mío, todo mío!
quick-nice = Bien jugado.
quick-ouch = Ay.
quick-sorry = No es nada personal.
quick-hurry = Para hoy, si puede ser…
quick-thanks = ¡Gracias!
quick-revenge = Me lo apunto.
quick-trust = Fíate de mí.
quick-laugh = ¡Ja!

table-no-chair = En esta mesa no queda ninguna silla libre.
table-not-dealt = La partida no puede empezar: { $reason }
log-crossed = Esta partida empezó con kickdoor { $version }, y sigue desde su estado guardado. Lo anterior solo se puede repetir con esa versión.
server-table-failed = { $task } ha dejado de funcionar; se recupera del almacén cuando venga alguien.
server-table-lost = No se puede recuperar la mesa { $table }: { $reason }

bot-bad-link = { $link } no es el enlace de una mesa. Tiene esta forma: http://host:8700/t/NOMBRE, como lo enseña la página de la mesa.
bot-not-seated = El bot no puede sentarse: { $reason }
bot-no-server = En { $link } no se llega a ninguna mesa: { $reason }.
bot-sits = El bot { $bot } tiene la silla { $seat }.
bot-lost-line = Se ha cortado la conexión ({ $reason }); probando otra vez.
bot-game-over = { $n ->
    [0] La partida ha terminado.
    [one] La partida ha terminado: gana { $names }.
   *[other] La partida ha terminado: ganan { $names }.
 }

table-no-code = Ese enlace o código ya no abre ninguna silla. Pide otro en el dispositivo que tiene la silla.
table-too-many-guesses = Se han probado demasiados códigos. Espera unos minutos, o usa el enlace de la silla.
table-too-many-devices = Esta silla está abierta en { $most } dispositivos. Deja fuera a los demás con un enlace nuevo.

table-no-client = Las páginas de la mesa aún no están hechas. «make», en una copia del código, las hace.
table-nowhere = En esta dirección no hay nada.
table-no-table = No hay ninguna mesa así, o ya no está.
table-no-story = No hay ninguna historia así, o ya no se comparte.
table-no-watching = Esta mesa no está abierta a quien solo mira.
table-no-hello = Una página saluda primero.
table-too-many-faults = Demasiadas cosas que no se entienden. La conexión acaba aquí.
table-too-long = Ningún mensaje puede pasar de { $most } bytes.
table-not-understood = Eso no se entiende.
table-record-later = El acta se puede descargar cuando termine la partida.
table-no-link = Ningún otro dispositivo llega a esta dirección.
table-other-origin = Eso viene de la página de otro sitio.
table-too-many = Demasiados desde una sola dirección. Espera un poco.

server-gone = El servidor se ha parado.
server-no-host = El servidor no puede escuchar en { $host }: { $reason }. Indica una dirección de este equipo con --host.
server-bad-public = { $url } no es una dirección web. Con --public es algo como https://mesa.example.org.
server-bad-header = { $name } no puede ser el nombre de una cabecera. Con --trusted-header es algo como X-Forwarded-For.
server-port-busy = No se puede usar el puerto { $port } de { $host }: { $reason }. Para lo que lo use, o indica otro con --port.
server-runs = La mesa está en { $address } - Ctrl+C para el servidor.
server-others = Los demás llegan por { $address }
server-no-link = A este servidor solo llega este equipo. Arráncalo con «kickdoor serve --host 0.0.0.0» y podrá venir gente de tu red; para quien esté más lejos, mira la página sobre alojarlo.

bot-about-aimless = juega al azar, pero según las reglas
bot-about-easy = juega como un novato: buena intención y mucho despiste
bot-about-greedy = juega como un principiante apañado
bot-about-normal = se sabe el juego: regatea, recuerda, conspira
bot-about-hard = piensa por delante: prueba sus jugadas en partidas imaginadas
temper-plain = tal cual
temper-generous = echa una mano
temper-spiteful = nunca olvida
temper-cautious = va a lo seguro
set-about-deluxe = Mazmorras, y con tablero: la mejor para empezar.
set-about-sketch = Las mismas mazmorras, dibujadas a mano.
set-about-cooks = Cocinas, platos y fichas de comida.
set-about-xmen = Mutantes con Poderes, Aliados y Afiliaciones.
set-about-star = La estación espacial: láseres, Compinches y Trampas.
set-about-own = Una caja hecha en casa.
language-name = Español
preset-quick = Rápida
preset-usual = Normal
preset-epic = Épica, hasta el Nivel 20

table-only-players = Eso solo puede hacerlo quien está en la mesa.
table-host-is-here = El anfitrión aún no lleva cinco minutos fuera.
table-no-such-seat = Para eso no hay nadie ahí.
table-undo-asked = ¿Deshacemos la última jugada? Lo que se ha visto desde entonces vuelve a su montón, que se baraja de nuevo.
table-vote-runs = Ya hay una votación en marcha.
table-vote-first = La mesa vota si se deshace una jugada: hasta entonces no se juega nada.
table-nothing-to-undo = No hay nada que se pueda deshacer.
table-no-vote = A ti no se te pide el voto.
table-word-too-late = La primera puerta está cerca: las palabras se añaden antes.
log-host = Desde ahora { $who } es quien lleva la mesa.
log-paused = El anfitrión pone la mesa en pausa.
log-resumed = La mesa sigue.
log-muted = { $who } { $muted ->
    [yes] no puede hablar
   *[no] puede volver a hablar
 }.
log-to-bot = Un bot juega por { $who } hasta que vuelva a hacer algo.
log-clock = El reloj es ahora { $clock ->
    [brisk] vivo: cinco segundos por turno de respuesta
    [easy] tranquilo: diez segundos por turno de respuesta
    [sheets] el de los reglamentos: 2,6 segundos por turno de respuesta
    [wait] ninguno: se espera a que todo el mundo responda
   *[days] ninguno: la partida puede durar días
 }.
log-undo-asked = { $who } pide deshacer la última jugada.
log-sketch = { $who } dibuja de nuevo { $card }.
log-sketch-away = { $who } quita el dibujo de { $card }.
log-undo-refused = { $who } dice que no: se queda como está.
log-undo-withdrawn = { $who } ya no quiere deshacerla: se queda como está.
log-undo-lapsed = No todo el mundo ha respondido a { $who }: se queda como está.
log-ruling-undo = Deshecho, como pedía { $who }. Lo que se había visto desde entonces ha vuelto a su montón, que se ha barajado de nuevo.
log-ruling-stir = { $who } añade una palabra a la baraja.
log-ruling-level = { $who } decide: { $whom } tiene ahora Nivel { $level }.
log-ruling-place = { $who } decide: { $card } va a { $place ->
    [hand] la mano de { $whom }
    [table] la mesa, delante de { $whom }
   *[discard] los descartes
 }.
log-ruling-adjourn = { $who } lo deja por hoy. No ha ganado nadie.
table-crossed = Esta partida empezó con kickdoor { $version }: solo esa versión puede repetirla. Su acta se puede descargar.
table-no-crossing = Esta partida se jugó por última vez con kickdoor { $version }, y kickdoor { $present } no puede repetir sus últimas jugadas. No se pierde nada: arranca una vez más kickdoor { $version } con este almacén, páralo del modo normal y arranca después este.
server-bot-failed = El proceso de un bot no ha respondido ({ $reason }); juega en su lugar el bot rápido.
