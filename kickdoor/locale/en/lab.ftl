### `kickdoor lab`: many games, and what they say of bots, seats and cards.

cli-lab = Many games at a time: what they say of bots, seats and cards.
cli-lab-run = Play many games into a folder of Parquet files; run again, it goes on where it stopped.
cli-lab-out = The folder that is written.
cli-lab-cluster = Play on the Ray cluster at this address (HOST:PORT; needs kickdoor[cluster]) instead of on this machine.
cli-lab-rotate = With each game every bot moves on by a seat.
cli-lab-part = Games of a part: what is written at a time, and lost at most when a run is killed.

lab-extra = The lab needs { $libraries }. Install it with: pip install 'kickdoor[{ $extra }]'
lab-no-turns = { $turns } turns can't be played: a game needs one at least.
env-not-begun = There is no { $name } before the first game: call reset() first.
env-game-over = The game is over, and no agent is left to act: reset() begins another.
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
lab-run-done = { $folder }: { $games ->
    [one] 1 game
   *[other] { $games } games
 }, { $before } of them from before.

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
lab-card-won = With the card in hand at the start { $card } % won, with a blank of its kind { $blank } % ({ $pairs ->
    [one] 1 pair
   *[other] { $pairs } pairs
 } of games).
lab-card-difference = Difference: { $difference } of a hundred games (95 %: { $low } to { $high }).
lab-card-more = { $games } more games would halve that interval.
lab-card-verdict = { $verdict ->
    [strong] Verdict: too strong. It makes more than { $limit } of a hundred games of difference.
    [weak] Verdict: too weak. It costs more than { $limit } of a hundred games.
   *[none] Verdict: no difference larger than { $most } of a hundred games seen.
 }

cli-lab-report = Make one page of HTML of a run: lengths, levels, wins, cards, deals; or of how two runs differ.
cli-lab-report-folder = The folder of a run.
cli-lab-report-out = The page that is written.
cli-lab-report-against = The folder of another run, with which it is compared.

lab-no-games = { $folder } has no games as yet. Play some: kickdoor lab run --out { $folder }
lab-report-done = { $file }: one page of { $kilobytes } kB that needs no network.

lab-plot-turns = Turns of a game
lab-plot-games = Part of the games
lab-plot-turn = Turn
lab-plot-level = Level on the average
lab-plot-winners = who will win
lab-plot-others = the others
lab-plot-won = Part of their games that they won
lab-plot-effect = Games won more or less than usual, beginning with the card in hand

lab-report-title = What the games say
lab-report-head = { $folder }: { $games } games of { $sets }; bots by seat { $bots }{ $rotate ->
    [yes] , one seat further with each game
   *[no] {""}
 }; seed { $seed }; kickdoor { $version }.
lab-report-which = { $run }: { $head }
lab-report-lengths = How long games take
lab-report-lengths-read = Half of the games end within { $half } turns, a tenth within { $low }, nine tenths within { $high }.
lab-report-lengths-other = In { $folder } it is { $half }, { $low } and { $high }.
lab-report-levels = Levels over time
lab-report-levels-read =
    After turn { $turn } those who will win have Level { $winners } on the average, the others { $others }. The lines end where
    less than a tenth of the games still run.
lab-report-by-bot = Wins by bot
lab-report-by-seat = Wins by seat
lab-report-by-place = Wins by order of play: 1 began
lab-report-by-classes = Wins by class at the end
lab-report-by-races = Wins by race at the end
lab-report-by-affiliations = Wins by affiliation at the end
lab-report-wins-read =
    The points are shares of games won, the lines 95 % intervals, the pale line what a seat wins on the average, { $even } %. The most
    wins { $best } ({ $best_share } %), the least { $worst } ({ $worst_share } %). Surely apart from the average: { $apart }.
lab-report-traits-read = Who lives long has more time to find one, so this is no proof that it helps.
lab-report-fixed = Different bots sat in fixed seats, so this says as much of bots as of seats; --rotate parts the two.
lab-report-nothing = none
lab-report-cards = Cards
lab-report-no-cards = This run kept no events of cards.
lab-report-cards-read =
    How beginning with a card in hand moves the chance to win, against what the same bots win on the whole: the highest and
    lowest of { $cards } cards with which at least { $few } hands began. Apart from nothing by their 95 % intervals: { $sure }. Of
    every twenty cards that do nothing one looks apart by chance.
lab-report-cards-few = With no card at least { $few } hands began; play more games to see how cards move the chance to win.
lab-report-cards-columns =
    Hands that began with it; how many of a hundred games they won more or less, with the 95 % interval; copies that were dealt, drawn
    or turned over in a game, and of these in percent: put to use, sold, left in a hand at the end.
lab-report-card = Card
lab-report-begun = Hands
lab-report-effect = Effect
lab-report-interval = 95 %
lab-report-between = { $low } to { $high }
lab-report-met = Met
lab-report-used = Used, %
lab-report-sold = Sold, %
lab-report-dead = Dead in hand, %
lab-report-deals = Deals
lab-report-deals-read =
    Help was asked for { $asked } times and given { $made } times ({ $made_share } %); { $won } of these fights were won ({ $won_share } %).
    Treasures agreed on are shared by the rules; { $given } of { $promised } promised cards were handed over, and { $broken } deals were
    broken: a partner strengthened the monsters or cursed the other. Trades made: { $traded }.
lab-report-compared = The two runs
lab-report-compared-read =
    Averages over the games of { $folder } and of { $other }, and how they differ with the 95 % interval of the difference. Of twenty
    differences between runs that are alike one is seen by chance.
lab-report-measure = Average of
lab-report-here = First run
lab-report-there = Second run
lab-report-difference = Difference
lab-report-seen = Seen
lab-report-differs = { $differs ->
    [yes] differs
   *[no] no difference seen
 }
lab-report-compared-cards =
    Of { $both } cards with enough hands in both runs these move the chance to win otherwise here than there: { $apart }. Cards in one of
    the runs alone: { $alone }.
lab-measure-turns = turns
lab-measure-decisions = decisions
lab-measure-level = Level at the end
lab-measure-died = deaths
lab-measure-helped = deals for help
lab-measure-traded = trades
lab-measure-fights = part of the fights won
lab-measure-finished = part of the games that ended
### `kickdoor lab play`: programs among bots.

cli-lab-play = Let programs of your own, in any language, play among bots: docs/lab-play.md says what they are told and what they answer.
cli-lab-play-bot = The command that starts a program, as a shell would split it; may be given several times.
cli-lab-play-bots = The bots at the other seats, from the first again until all are taken.
cli-lab-play-seconds = How long a program may think about a move.

lab-play-command = There is no command in "{ $command }". Say how the program is started: --bot "python mybot.py".
lab-play-start = "{ $command }" can't be started: { $reason }.
lab-play-slow = Game { $game }: { $bot } lost, no answer within { $detail } seconds.
lab-play-died = Game { $game }: { $bot } lost, it ended (status { $detail }).
lab-play-nonsense = Game { $game }: { $bot } lost, it wrote what is no answer: { $detail }
lab-play-illegal = Game { $game }: { $bot } lost, its move isn't legal ({ $detail }).
lab-play-games = { $games } games, { $lost } of them lost by a program before the end.
lab-play-wins = { $bot }: won { $wins } of { $games } (95 %: { $low } to { $high } %)
