### `kickdoor lab`: many games, and what they say of bots, seats and cards.

cli-lab = Many games at a time: what they say of bots, seats and cards.
cli-lab-run = Play many games into a folder of Parquet files; run again, it goes on where it stopped.
cli-lab-out = The folder that is written.
cli-lab-cluster = Play on the Ray cluster at this address (HOST:PORT; needs kickdoor[cluster]) instead of on this machine.
cli-lab-rotate = With each game every bot moves on by a seat.
cli-lab-part = Games of a part: what is written at a time, and lost at most when a run is killed.

lab-extra = The lab needs { $libraries }. Install it with: pip install 'kickdoor[{ $extra }]'
lab-clock = The bot "{ $bot }" thinks by the clock, so its games could not be played again. Give it a budget of moves instead.
lab-other-cards = The cards of { $sets } are not those with which this run was begun. Begin another folder.
lab-other-program = This is not the version of kickdoor with which the run was begun. Begin another folder, or install that version.
lab-folder-taken = { $folder } holds something, but no { $file }. Name an empty folder, or one that a run has begun.
lab-no-folder = { $folder } has no { $file }: no run of the lab was begun there.
lab-no-plan = { $file } is no plan of the lab ({ $what }). Begin another folder.
lab-other-plan = { $folder } was begun with other { $what }: { $before }, not { $now }. Begin another folder, or give the same.
lab-falls = Processes died { $times } times over part { $part }. What is written so far is good; run again to go on.
lab-no-cluster = No Ray cluster answers at { $address } ({ $what }). Start one with "ray start --head", or leave out --cluster.
lab-cluster-fell = The cluster at { $address } failed ({ $what }). What is written so far is good; run again to go on.
lab-progress = { $done } of { $games } games; about { $left } left
lab-run-done = { $folder }: { $games } games, { $before } of them from before.

cli-lab-ladder = Let one bot play among others of another kind at many tables, and rate them all; goes on where it stopped.
cli-lab-ladder-steps = As normal/greedy: one normal among greedy ones. Without: each level of bots against the one below.
cli-lab-ladder-sets = A set or mix, as base,star; may be given several times.

lab-no-step = "{ $line }" is no step of the ladder. Write BOT/OTHERS, as normal/greedy: one normal among greedy ones.
lab-ladder-step = { $bot } among { $count } { $others }, { $sets }: won { $share } % of { $games } games (95 %: { $low } to { $high } %; alike: { $even } %); seed { $seed }, budget { $budget } and { $budgets }{ $unfinished ->
    [0] {""}
   *[other] ; { $unfinished } without a winner
 }
lab-ladder-ratings = Ratings, { $sets }:
lab-ladder-rating = { $bot }: { $points } (95 %: { $low } to { $high }) from { $games } games
lab-ladder-page-title = # The ladder
lab-ladder-page-made = Made by `{ $command }` with kickdoor { $version }; the same command gives the same figures, whatever `--jobs` is.
lab-ladder-page-step = Step
lab-ladder-page-among = { $bot } among { $count } { $others }
lab-ladder-page-sets = Sets
lab-ladder-page-games = Games
lab-ladder-page-won = Won, %
lab-ladder-page-interval = 95 %
lab-ladder-page-even = Alike, %
lab-ladder-page-seed = Seed
lab-ladder-page-budget = Budgets
lab-ladder-page-bot = Bot
lab-ladder-page-points = Points
lab-ladder-page-sat = Games
lab-ladder-page-read =
    One bot sits among others of another kind, one seat further with each game. *Alike* is what it would win if it were
    as strong as they. *Budgets* are the moves that the bot and the others imagine for each decision; 0: it doesn't search.
lab-ladder-page-rating-read =
    Ratings are of a Luce model, fitted to all games on these sets at once: at a table each bot wins with a chance in
    proportion to its strength, and ten times the strength is 400 points more. The bot that sat at most tables has 0. Intervals
    are of games drawn anew; one is open (...) where a bot never won, or was never beaten.

cli-lab-card = Say whether one card is too strong or too weak: games in pairs, a seat holds it or a blank of the same kind.
cli-lab-card-name = The card, as base/net-troll or ./my-set/weedkiller; kickdoor cards lists them.
cli-lab-card-pairs = How many pairs of games.
cli-lab-card-jobs = How many processes play at a time; 0: as many as there are processors. The result is the same.
cli-lab-card-limit = So many of a hundred games more or less are as much as a card should make of a chance to win.

lab-card-name = "{ $card }" says no card. Write SET/CARD, as base/net-troll or ./my-set/weedkiller.
lab-no-card = { $set } has no card "{ $card }".{ $near ->
    [0] {""}
   *[other] {" "}Did you mean { $near }?
 } "kickdoor cards { $set }" lists them.
lab-card-no-deck = "{ $card }" lies in no deck, so no player can hold it.
lab-card-won = With the card in hand at the start { $card } % won, with a blank of its kind { $blank } % ({ $pairs } pairs of games).
lab-card-difference = Difference: { $difference } of a hundred games (95 %: { $low } to { $high }).
lab-card-more = { $games } more games would halve that interval.
lab-card-verdict = { $verdict ->
    [strong] Verdict: too strong. It makes more than { $limit } of a hundred games of difference.
    [weak] Verdict: too weak. It costs more than { $limit } of a hundred games.
   *[none] Verdict: no difference larger than { $most } of a hundred games seen.
 }
