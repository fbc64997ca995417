### `kickdoor balance`: what many games of one bot against itself say of the sets.

cli-balance = Let greedy bots play many games of each set, each pair and all together, and check that all is well.
cli-balance-sets = A set or mix, as base,star; may be given several times. Without: each set, each pair, all together.
cli-balance-games = How many games of each; 0: none, but what is kept is told again.
cli-balance-keep = A file that keeps the results: games that it holds are not played again, an interrupted run goes on.
cli-balance-page = Write the table as a page to this file.

balance-no-results = { $file } holds no results of "kickdoor balance" ({ $what }). Name another file, or remove this one.
balance-nothing-kept = Nothing is kept of { $sets }: give --keep the file that has it, or play some games.
balance-mix = { $sets }: { $finished } of { $games } games finished; turns { $min } to { $max }, { $median } in the middle.
balance-mix-cards = cards: { $cards }; never met: { $unmet }; never used: { $unused }; moves offered and refused: { $refused }
balance-mix-seats = wins by seat: { $seats } %; fair seats win so unevenly with a chance of { $chance }
balance-all-seats = All together: fair seats win so unevenly with a chance of { $chance }; below { $limit } they count as unlike.
balance-good = Everything holds.
balance-fault = { $what ->
    [endless] { $sets }: games past the limit of turns or moves: { $which }
    [refused] { $sets }: games in which a move was offered and refused: { $which }
    [broken] { $sets }: games that something unforeseen ended: { $which }
    [met] { $sets }: cards that no game met: { $which }
    [used] { $sets }: cards that no game put to use: { $which }
   *[uneven] { $sets }: seats win too unevenly: chance { $which }
 }
balance-everything = all together

balance-page-title = # Balance and life
balance-page-made = Made by `{ $command }` with kickdoor { $version }; the same command gives the same figures, whatever `--jobs` is.
balance-page-what =
    { $players } players, each the bot `greedy`, { $games } games for each line of the table. Every move that was made
    was also put to the code that refuses moves; in the first { $doubted } games of each line every move that was offered.
balance-page-sets = Sets
balance-page-games = Games
balance-page-finished = Finished
balance-page-turns = Turns: fewest, median, most
balance-page-decisions = Decisions a turn
balance-page-refused = Refused
balance-page-cards = Cards
balance-page-unmet = Never met
balance-page-unused = Never used
balance-page-games-read =
    A game is *finished* when somebody has won before turn { $turns } is over. *Refused* are games in which a move that was
    offered was refused. A card is *met* when it is dealt, drawn or turned over, and *used* when it is played, worn, fought or
    suffered, or acts by itself; an Item that only lies there, or is sold, isn't.
balance-page-seats-title = ## Seats
balance-page-seat = Seat { $n }
balance-page-chance = Chance
balance-page-seats-read =
    Wins of each seat in percent, with the 95 % interval (Wilson); a win that two share counts for both. *Chance* says how likely
    seats that are all alike would win at least so unevenly (Cochran's Q, which is the chi-square test against equal shares where
    one player wins). There are { $tests } such tests, one for each row, so a row counts as uneven below { $limit } (5 % over all).
    Who goes first is drawn by lot, and everybody is asked clockwise from the player whose turn it is: by the rules no seat
    differs from another, and a low chance would be a fault of the program.
balance-page-order-title = ## Order of play
balance-page-place = { $n ->
    [1] First
    [2] Second
    [3] Third
    [4] Fourth
    [5] Fifth
   *[6] Sixth
 }
balance-page-order-read =
    The same wins by the order in which the players had their first turns. Here a difference is no fault: who begins has a turn
    more than the others for a while.
balance-page-outliers-title = ## Cards seldom and often used
balance-page-least = Seldom
balance-page-most = Often
balance-page-outliers-read =
    In percent of the games that met the card. What is seldom used waits for a moment that seldom comes, or suits few characters.
balance-page-cards-title = ## The cards
balance-page-digest = Digest of the cards
balance-page-digest-read =
    The games were played with the cards that have these digests; where cards were changed since, it says so here. The same
    command then plays anew what is out of date, and nothing else if the results are kept in a file (`--keep`).
balance-page-old = { $digest } (changed since)
balance-page-faults-title = ## What does not hold
