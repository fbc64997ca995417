### Sets of cards: which there are, what a mix of them brings, and a set of one's own.

cli-sets-command = Enumera las cajas de cartas, o dice qué suman algunas de ellas.
cli-sets-names = Las cajas de una mezcla; también carpetas tuyas, como ./mi-caja.

sets-line = { $id }: { $name }, { $doors } Puertas y { $treasures } Tesoros, de { $fewest } a { $most } jugadores
sets-more = «base» es lo mismo que deluxe. Nombra algunas y verás qué suman: kickdoor sets base star
sets-together = En total: { $doors } Puertas y { $treasures } Tesoros, de { $fewest } a { $most } jugadores.
sets-tall = ¿Mazos demasiado altos? --option half_decks juega con la mitad de cada uno; --option piles_per_set guarda un par de mazos por caja.
sets-brings = Lo que hay en la partida:
sets-takes-out = { $n ->
    [0] No se aparta nada.
    [one] Se aparta una carta, porque ninguna caja de aquí tiene aquello de lo que permite llevar dos:
   *[other] Se apartan { $n } cartas, porque ninguna caja de aquí tiene aquello de lo que permiten llevar dos:
 }
sets-left-out = { $name } de { $set }{ $copies ->
    [one] {""}
   *[other] {" "}(x{ $copies })
 }
sets-traits = { $kind ->
    [class] Clases
    [race] Razas
    [affiliation] Afiliaciones
    [power] Poderes
   *[role] Papeles
 }: { $names }
sets-shared = Más de una caja tiene { $names }: en cada caso es lo mismo, lo diga la carta que lo diga.
sets-roles = { $n } Papeles, uno por jugador{ $enough ->
    [yes] .
   *[no] ; si juegan más, los últimos se quedan sin él.
 }
sets-tokens = Fichas: { $names }. Solo las dan los monstruos que las muestran.
sets-token-die = Si matar no ha dado ninguna ficha se tira un dado: con 4 o más llega una al azar (sin esto: --option token_die=no).
sets-companions = Acompañantes: { $kinds }. { $n ->
    [one] Cada cual tiene uno a la vez, si una carta no permite más.
   *[other] Son de una misma familia: cada cual tiene uno en total, si una carta no permite más, y se puede renunciar a cualquiera para escapar.
 }
sets-big-and-complex = Grande y Complejo son dos cosas: un Objeto puede ser ambas, y cada una tiene su límite.
sets-joins = { $tag ->
    [undead] Los No Muertos
   *[other] Los monstruos con la etiqueta { $tag }
 } se unen entre sí, vengan de la caja que vengan.
sets-also = Lo que se dice de { $other ->
    [fire] fuego
   *[other] { $other }
 } vale también para { $tag ->
    [laser] láser
   *[other] { $tag }
 }.
sets-own-word = { $own ->
    [Affiliation] Afiliación
    [Ally] Aliado
    [Clone] Clon
    [Sidekick] Compinche
    [Trap] Trampa
    [gender] género
   *[other] { $own }
 } por { $word ->
    [class] Clase
    [companion] acompañante
    [curse] Maldición
    [mate] Pareja
    [sex] sexo
   *[other] { $word }
 }
sets-own-words = En las cartas de { $name } se lee { $pairs }{ $mixed ->
    [yes] ; para las cartas de las demás cajas es lo mismo.
   *[no] .
 }

sets-folder-not-empty = { $folder } ya existe y no está vacía; indica una carpeta nueva.
sets-folder-no-name = { $folder } no puede ser el nombre de una caja: hace falta alguna letra.
sets-folder-not-text = { $folder } no puede ser el nombre de una caja: dale a la carpeta un nombre de letras imprimibles, en UTF-8.
sets-folder-needed = ¿Qué carpeta? kickdoor cards { $what } CARPETA
sets-new = Hay una caja nueva en { $folder }: { $files }.
sets-new-next = Pruébala: kickdoor cards lint { $folder } y kickdoor play --sets base,{ $folder }
sets-error = error: { $problem }
sets-warning = aviso: { $problem }
sets-linted = { $folder }: { $errors ->
    [0] ningún error, { $warnings ->
        [0] ningún aviso
        [one] un aviso
       *[other] { $warnings } avisos
    } en { $cards } cartas
    [one] un error
   *[other] { $errors } errores
 }.
cli-cards-folder = Con «new»: la carpeta de una caja nueva tuya. Con «lint»: la carpeta de la caja que se revisa.
