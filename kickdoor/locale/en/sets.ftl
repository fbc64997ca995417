### Sets of cards: which there are, what a mix of them brings, and a set of one's own.

cli-sets-command = List the sets of cards, or say what some of them come to together.
cli-sets-names = The sets of a mix; folders of your own too, as ./my-set.

sets-line = { $id }: { $name }, { $doors } Doors and { $treasures } Treasures, { $fewest } to { $most } players
sets-more = "base" means deluxe. Name some to see what they come to together: kickdoor sets base star
sets-together = Together: { $doors } Doors and { $treasures } Treasures, { $fewest } to { $most } players.
sets-tall = Piles too tall? --option half_decks plays with half of each; --option piles_per_set keeps a pair of piles for each set.
sets-brings = What is in the game:
sets-takes-out = { $n ->
    [0] Nothing is taken out.
    [one] One card is taken out, for no set here has what it allows a second of:
   *[other] { $n } cards are taken out, for no set here has what they allow a second of:
 }
sets-left-out = { $name } of { $set }{ $copies ->
    [one] {""}
   *[other] {" "}(x{ $copies })
 }
sets-traits = { $kind ->
    [class] Classes
    [race] Races
    [affiliation] Affiliations
    [power] Powers
   *[role] Roles
 }: { $names }
sets-shared = More than one set has { $names }: each is one and the same, whichever card says it.
sets-roles = { $n } Roles, one for each player{ $enough ->
    [yes] .
   *[no] ; where more play, the last ones have none.
 }
sets-tokens = Tokens: { $names }. Only monsters that show tokens give them.
sets-token-die = When a kill has brought no token a die is rolled: 4 or more brings one by chance (without it: --option token_die=no).
sets-companions = Companions: { $kinds }. { $n ->
    [one] A player has one at a time, unless a card allows more.
   *[other] They are of one family: a player has one in all, unless a card allows more, and each may be given up to escape.
 }
sets-big-and-complex = Big and Complex are two things: an Item may be both, and each has its own limit.
sets-joins = Monsters that are { $tag } join one another, whatever set they come from.
sets-also = What is said of { $other } holds for { $tag } too.
sets-own-word = { $own } for { $word }
sets-own-words = On the cards of { $name } you read { $pairs }{ $mixed ->
    [yes] ; to the cards of all other sets these are the same.
   *[no] .
 }

sets-folder-not-empty = { $folder } is there already and is not empty; name a new folder.
sets-folder-no-name = { $folder } can't be the name of a set: it needs a letter.
sets-folder-not-text = { $folder } can't be the name of a set: give the folder a name of printable letters, in UTF-8.
sets-folder-needed = Which folder? kickdoor cards { $what } FOLDER
sets-new = A new set is in { $folder }: { $files }.
sets-new-next = Try it: kickdoor cards lint { $folder } and kickdoor play --sets base,{ $folder }
sets-error = error: { $problem }
sets-warning = warning: { $problem }
sets-linted = { $folder }: { $errors ->
    [0] no errors, { $warnings ->
        [0] no warnings
        [one] one warning
       *[other] { $warnings } warnings
    } in { $cards } cards
    [one] one error
   *[other] { $errors } errors
 }.
cli-cards-folder = With "new": the folder for a new set of your own. With "lint": the folder whose set is looked through.
