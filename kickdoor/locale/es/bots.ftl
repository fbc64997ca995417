# Bots.

bot-unknown = No hay ningún bot llamado { $name }. Hay: { $known }.
bot-temper-unknown = { $name }: no hay ningún temperamento llamado { $temper }. Hay: { $known }.
bot-bad-budget = { $name }: solo hard admite un presupuesto de jugadas imaginadas, un número de 1 a { $most }, como en hard@400.
bot-without-temper = { $name }: { $kind } no tiene temperamento. Lo tienen: { $known }.
bot-explains-nothing = { $name } no da razones. Las dan: { $known }.
bot-no-such-move = Esta acta tiene { $moves } jugadas; la número { $number } no es ninguna de ellas.

# Why a bot did what it did: one term of its weighing, about $who.
why-move = Jugada { $number }, { $who }: { $move }
why-only = No había otra cosa que hacer.
why-because = { $bot } haría lo mismo: { $reason }
why-rather = { $bot } preferiría { $move }: { $reason }
why-for-it = Lo que habla a favor de lo que se jugó: { $reason }

why-looks-best = { $verb ->
    [kick] alguna puerta hay que abrir.
    [loot] no hay nada con que luchar, y sí una carta que llevarse.
    [trouble] a ese monstruo se le gana.
    [equip] así se tiene más fuerza.
    [unequip] hay algo mejor esperando ese sitio.
    [sell] un Nivel vale más que esos Objetos.
    [pass] nada valía la pena.
    [run] primero, de lo peor.
    [choose] es lo que más da o lo que menos cuesta.
    [give] ahí es donde menos se echará en falta.
    [discard] es lo que menos se echará en falta.
    [use] hace más bien de lo que cuesta.
    [play] la carta hace más ahora que en la mano.
   *[other] tal como estaban las cosas, parecía lo mejor.
}
why-needs-help = a solas se pierde el combate, y con { $who } se gana.
why-costs-treasures = cuesta menos Tesoros.
why-lags-behind = { $who } va más por detrás.
why-levels-for-helping = { $who } ya gana Niveles por ayudar.
why-deals-remembered = por lo que { $who } hizo antes.
why-keeps-the-truce = para este turno se prometió no lanzar Maldiciones a { $who }.
why-gives-curses-up = las Maldiciones para { $who } tendrían que esperar.
why-spares-curses = { $who } tampoco lanzará Maldiciones.
why-spares-cards = la ayuda sale más barata que las cartas.
why-too-weak = a { $who } no le basta la fuerza.
why-would-win = { $who } ganaría la partida.
why-wins-the-game = con eso se gana la partida.
why-too-little = es demasiado poco para { $who }.
why-too-dear = es más de lo que vale.
why-asks-for-less = { $who } pedía demasiado.
why-asks-for-more = { $who } puede pagar más.
why-gains-treasures = hay Tesoros de por medio.
why-gains-cards = hay cartas o fichas de por medio.
why-is-ahead = { $who } va por delante.
why-gains-levels = se ganan Niveles.
why-would-be-missed = esos Objetos se echarían en falta.
why-wins-the-fight = gana el combate con las cartas que menos se echarán en falta.
why-not-enough = esas cartas se malgastarían.
why-is-enough = basta por los pelos.
why-kept-for-the-end = las cartas así se guardan para el último combate.
why-no-use = lo otro no serviría de nada.
why-declines = la oferta no vale la pena.
why-too-risky = con ese monstruo la cosa anda demasiado justa.
why-imagined = en las partidas imaginadas fue lo que mejor salió.
why-overlooked = lo demás se pasó por alto.
