### The command line: what it says of itself, and what it answers.

cli-help = Munchkin in your terminal: play, ask what the rules say, simulate. Unofficial.
cli-epilog = "kickdoor COMMAND --help" tells more of a command.
cli-language = The language, by its code: es. Without it: KICKDOOR_LANGUAGE, else your system's, else English.
cli-sets = The sets of cards, with commas between them.
cli-option = A house option; "kickdoor options" lists them. May be given several times.
cli-json = Print one JSON document and nothing else.

cli-play = Play a game at this keyboard, with friends or against bots.
cli-play-players = The names of those who play at this keyboard, or how many players sit at the table in all.
cli-play-bots = The bots that play too, as normal,easy,normal:spiteful; or how many. Kinds: aimless, easy, greedy, normal, hard; temperaments of easy, normal and hard: plain, generous, spiteful, cautious.
cli-play-seed = Where chance begins: the same seed deals the same cards.
cli-play-resume = Go on with the game that was going on last.
cli-play-file = The file in which this game is saved.
cli-play-ask-always = Ask every time, even where one can only pass.
cli-bot = Let a bot sit down at an online table and play there, from this process.
cli-bot-join = The link of the table, as the host gives it to friends.
cli-bot-bot = Which bot plays.
cli-bot-name = Its name at the table.
cli-simulate = Let bots play many games and count.
cli-simulate-players = How many play.
cli-simulate-bots = The bots in the order of their seats; from the start again until all seats have one.
cli-simulate-games = How many games.
cli-simulate-seed = Where chance begins: the same seed gives the same games.
cli-simulate-jobs = How many processes play at a time; the result is the same.
cli-record = Let bots play one game and write its record.
cli-record-out = The file that is written.
cli-record-file = The record of a game.
cli-replay = Tell what happened in a recorded game.
cli-replay-to = Stop after so many moves.
cli-verify = Check a record: every move by the rules, every decision of chance by the seed.
cli-cards = List the cards of a set, or show one card with the rules it touches; begin a set of your own, or look through it.
cli-cards-what = A set or a card; or "new" or "lint" with the folder of a set of your own.
cli-rules = Show a rule by its id, or the rules that have a word in them.
cli-rules-what = A rule's id, a topic or a word.
cli-check = Run scenario files; 0 if all hold, 1 if one does not.
cli-check-paths = Files, and folders in which to look for them.
cli-options = List the house options.
cli-database = Where the online table keeps its games: a file, or a PostgreSQL database by its URL. Without it: a file in your data folder.
cli-backup = Copy the online table's store to a file, also while its server runs.
cli-backup-file = The new file.
cli-restore = Put a backup in the place of the online table's store.
cli-restore-file = The backup.

cli-usage = { $what } "kickdoor --help" tells more.
cli-file = { $file }: { $reason }.
cli-output = What there is to say can't be written: { $reason }.
cli-inside = Something went wrong inside kickdoor ({ $kind }: { $what }). Please report it with what you typed.
cli-no-such-card = There is no set and no card called { $name }.{ $near ->
    [0] {""}
   *[other] {" "}Did you mean { $near }?
 }
cli-several-cards = { $name } may be { $cards }.
cli-no-such-rule = No rule has the id or the word { $name }.
cli-card-written = In the card language: { $card }
cli-card-line = { $id }: { $name } ({ $facts }){ $copies ->
    [one] {""}
   *[other] {" "}x{ $copies }
 }
cli-cards-deck = { $deck ->
    [none] Beside the decks
    [door] Doors
   *[treasure] Treasures
 }: { $n ->
    [one] one card
   *[other] { $n } cards
 }
cli-rule-heading = { $id }  { $heading }
cli-rule-topic = { $topic }: { $name }
cli-option-line = { $name } ({ $values }; { $rule }): { $sentence }

cli-games = Games finished: { $finished } of { $games }
cli-turns = Turns: { $min } at least, { $median } in the middle, { $max } at most
cli-decisions = Decisions: { $n }
cli-speed = Speed: { $games } games and { $decisions } decisions a second ({ $seconds } s in all)
cli-wins-by-bot = Wins by bot:
cli-wins-by-seat = Wins by seat:
cli-seat = seat { $n }
cli-wins = { $who }: { $wins } of { $of }, { $share } % (95 %: { $low } to { $high } %)

cli-recorded = { $moves } moves, { $turns } turns. { $winners ->
    [0] Nobody has won.
   *[other] Won by { $winners }.
 } Written to { $file }.
cli-record-unfinished = The game had no end after { $turns } turns; the record holds what was played.
cli-crossed = As far as this version of kickdoor played it, the record holds: { $moves } moves, { $fates } decisions of chance. From there kickdoor { $version } went on from the saved state; only that version can say whether its part holds.
cli-verified = The record holds: { $moves } moves, { $fates } decisions of chance, all fixed by the seed before the first move. Won by { $winners }.
cli-running = All { $moves } moves hold, and nothing is cut off. The game still runs: its seed, and with it chance, can be checked when it is over.
cli-may-be-cut-off = All { $moves } moves hold, but this older form of record doesn't say whether the game still runs or the rest was cut off.
cli-no-seed = All { $moves } moves hold, but the record does not disclose its seed: chance can't be checked.
cli-move = { $n }. { $text }
cli-table = After { $n } moves - { $title }
cli-player = { $name }: Level { $level }, Strength { $strength }, { $hand } cards in hand. { $what }

cli-serve = Serve the online table: friends and bots play in the browser.
cli-serve-host = The address to listen at; 0.0.0.0 lets other devices on the network join.
cli-serve-port = The port; 0 takes any that is free.
cli-serve-database = Where tables are kept: a file, or the URL of a PostgreSQL database. By default a file in your data folder.
cli-serve-open = Open the browser when the server runs.
cli-serve-public = The address under which others reach this server through a proxy, as https://table.example.org.
cli-serve-trusted = The header in which a proxy of yours tells the sender's address, as X-Forwarded-For.
cli-serve-think = So many seconds a bot that looks ahead may think; then it plays the best move so far.
cli-serve-sets = Sets of your own that may be played here too, as ./my-set; those that come with kickdoor always may.
cli-serve-days = Tables that nobody has touched for so many days are deleted.
cli-version = kickdoor { $version } (pure Python)
cli-version-compiled = kickdoor { $version } (compiled)
cli-why = Say why a bot made a move of a recorded game, or what it would have done there.
cli-why-number = The number of the move.
cli-why-bot = Whose reasons: a bot that has some, with a temperament or without.
