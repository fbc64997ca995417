### The terminal table.

play-a-card = a card
play-that-card = that card
play-nobody = nobody
play-nothing = nothing
play-and = { $before } and { $last }
play-n-cards = { $n ->
    [one] a card
   *[other] { $n } cards
 }
play-owned = { $card } ({ $who })
play-side-munchkins = the munchkins
play-side-monsters = the monsters
play-terms-nothing = nothing
play-terms-all = all Treasures{ $named ->
    [yes] , { $first } picks first
   *[no] {""}
 }
play-terms-treasures = { $n ->
    [one] 1 Treasure
   *[other] { $n } Treasures
 }{ $named ->
    [yes] , { $first } picks first
   *[no] {""}
 }
play-tokens = tokens: { $tokens }
play-tokens-of = { $n } { $kind }
play-fight-tokens = Tokens shown: { $tokens }
play-token-kind = { $kind ->
   *[other] { $kind }
 }
play-terms-token = a { $kind } token
play-terms-tokens = { $n ->
    [one] 1 token of the monsters
   *[other] { $n } tokens of the monsters
}
play-terms-tokens-all = all tokens of the monsters
play-terms-truce = no Curses on each other this turn
play-terms-promise = { $card } played on the helper
play-brief = { $card } ({ $facts })
play-kind-monster = monster
play-kind-enhancer = monster enhancer
play-kind-curse = { $of ->
    [none] Curse
   *[other] { $of }
 }
play-kind-class = class
play-kind-race = race
play-kind-item = Item
play-kind-one_shot = one-shot
play-kind-hireling = hireling
play-kind-sidekick = sidekick
play-kind-ally = ally
play-kind-power = power
play-kind-affiliation = affiliation
play-kind-role = role
play-kind-rule = rule of the set
play-kind-door = special Door
play-kind-treasure = special Treasure
play-fact-level = Level { $n }
play-fact-treasures = { $n ->
    [one] 1 Treasure
   *[other] { $n } Treasures
 }
play-fact-slot = { $slot ->
    [headgear] Headgear
    [armor] Armor
    [footgear] Footgear
   *[other] { $slot }
 }
play-fact-hands = { $n ->
    [one] 1 hand
   *[other] { $n } hands
 }
play-fact-big = Big
play-trait = { $trait ->
   *[other] { $words }
 }
play-fact-only = { $who } only
play-fact-not-for = not for { $who }
play-fact-gold = { $n } gold

play-title-start = Before the first turn - { $who } will begin
play-title = Turn { $turn } - { $who } - { $phase }
play-phase-start = before the first turn
play-phase-arrange = getting ready
play-phase-open = the door is open
play-phase-fight = a fight
play-phase-run = running away
play-phase-charity = end of the turn
play-phase-over = the game is over
play-column-player = Player
play-column-level = Level
play-column-strength = Strength
play-column-hand = Hand
play-column-what = Munchkin
play-dead = dead, back soon
play-who = { $sex ->
    [male] male
   *[female] female
 } { $traits }
play-human = Human
play-no-class = without class
play-uses = in use: { $cards }
play-beside = with: { $cards }
play-carries = carries: { $cards }
play-curses = cursed: { $cards }
play-gear-run = (run { $n })
play-gear-big = [Big]
play-gear-off = [no use now]
play-gear-on = [on { $card }]
play-fight-munchkins = MUNCHKINS { $total }: { $sum }
play-fight-monsters = MONSTERS  { $total }: { $sum }
play-fight-winning = As it stands the munchkins WIN{ $tie ->
    [yes] {" "}(a tie, and one of them wins ties)
   *[no] {" "}by { $n }
 }.
play-fight-losing = As it stands the munchkins LOSE{ $tie ->
    [yes] : a tie is lost
   *[no] {" "}by { $n }
 }.
play-fight-stakes = A win brings { $levels ->
    [one] 1 Level
   *[other] { $levels } Levels
 } and { $treasures ->
    [one] 1 Treasure
   *[other] { $treasures } Treasures
 }.
play-fight-running = The fight is lost. Run!
play-part = { $name } { $n }
play-cards-played = cards played
play-mate = { $name } the Second
play-enhanced = { $name } with { $by }
play-hand = Your hand: { $n ->
    [one] 1 card
   *[other] { $n } cards
 }{ $named ->
    [yes] {" "}({ $limit } may stay at the end of your turn)
   *[no] {""}
 }
play-hand-card = {"  "}- { $card }
play-text = { $card }: { $text }
play-hand-empty = Your hand is empty.

play-prompt = { $name }>
play-more = { $n ->
    [one] one more choice
   *[other] { $n } more choices
 }
play-go-on = Nothing now: go on
play-before-turn = { $who }'s turn begins. { $named ->
    [yes] { $you }, do you want to do something first?
   *[no] {""}
 }
play-on-whom = { $what }: on whom or what?
play-pick-one = A number, or Enter to go back:
play-pick-many = Numbers, or Enter to go back:
play-pick-many-or-none = Numbers, 0 for nothing, or Enter to go back:
play-word-back = back
play-word-nobody = nobody
play-word-no = no
play-type-something = Type the number of a choice, or "help".
play-no-such-number = The numbers go from 1 to { $most }.
play-numbers-only = Type numbers from 1 to { $most }, or Enter to go back.
play-one-number = One number at a time.
play-nothing-more = There are no more choices.
play-ambiguous = "{ $word }" may be { $names }. Type a little more.
play-not-understood = "{ $text }" isn't understood.
play-try-help = Type a number, or "help".
play-no-card = There is no card called "{ $word }".
play-no-player = "{ $word }" isn't one of { $names }.
play-not-now = { $name } can't do anything just now.
play-anybody = Does anybody step in ({ $names })? A name, or Enter for nobody:
play-anybody-again = Type one of { $names }, or Enter for nobody.
play-curtain = The keyboard goes to { $name }. Everybody else looks away.
play-curtain-ready = { $name }, press Enter when nobody else is looking:
play-log-empty = Nothing has happened yet.
play-saved = Saved: { $file }

play-before-decision = { $who }'s turn goes on. { $named ->
    [yes] { $you }, do you want to do something first?
   *[no] {""}
 }
play-wait = You will be asked before the next decision, whoever makes it.

play-quick = { $on ->
    [yes] Quick: you aren't asked where you can only pass.
   *[no] Not quick: you are asked every time.
 }
play-goes-on = The game goes on, but can't be resumed from here.
play-save-bad = The saved game { $file } can't be used: { $reason } Resume another one with "--file", or begin a new game.
play-save-no-table = It does not say who sits at the table.
play-save-elsewhere = { $file } was changed by somebody else, who goes on with the same game. Theirs is left as it is; "save NAME" keeps yours under another name.
play-nothing-to-resume = There is no unfinished game in { $folder }. "kickdoor play" begins a new one.
play-over = The game is over
play-winners = { $n ->
    [one] { $names } has won!
   *[other] { $names } have won together!
 }

play-welcome = Kick open the door. Fight what is behind it. Sell its hat.
play-ask-name = What is your name? (Enter: { $name })
play-default-name = You
play-ask-bots = How many bots play against you, { $fewest } to { $most }? (Enter: { $usual })
play-no-such-bots = { $typed } is not a number from { $fewest } to { $most }.
play-bad-name = A name is one word of letters and digits, not { $name }.
play-seats = At the table: { $names }. Type "help" at any time.
play-a-bot = { $name } (bot)
play-resumed = Welcome back. The game goes on where it stopped.
play-resumed-bare = This game was saved without its moves. What was done before can't be taken back, and there will be no record of it.
play-resumed-strays = The moves that were saved with this game don't lead to where it stands. { $reason }
play-file-taken = { $file } is there already. Add "--resume" to go on with that game, or name another file for a new one.
play-recorded = The record of this game: { $file }. "kickdoor verify" checks it, "kickdoor replay" tells it again.
play-left = The game is saved. "kickdoor play --resume" goes on with it.
play-left-unsaved = Good-bye. The game could not be saved.
play-left-over = Thank you for playing.

help-numbers = Type the number of a choice, or one of these. Names may be shortened.
help-verbs = in words - kick, play elf, play curse on bert, equip helm, sell helm, boots, ask bert offering 1 treasure, use wizard, pass, end turn
help-card = ? CARD - what a card does, and the rules it touches
help-why-not = why not ... - which rule forbids it, as in "why not equip helm"
help-sum = sum - a total line by line; with a name, that player's
help-rules = rules WORD - look into the rulebook, as in "rules help"; without a word, what it is about
help-look = look - the table again, with the choices; "hand" shows the texts of your cards, "more" the rarer choices
help-undo = undo - take your last move back, until something hidden was shown
help-log = log - what happened last; with a number, so many lines
help-save = save NAME - the game is saved after every move anyway; this keeps it apart as it stands
help-wait = wait - be asked before the next decision of anybody, to do something first
help-quick = quick off - be asked at every chance, also where you can only pass; "quick on" ends it
help-quit = quit - leave; "kickdoor play --resume" goes on
help-step-in = NAME - somebody else at this keyboard steps in

undo-done = Taken back.
undo-nothing = There is nothing of yours to take back.
undo-shown = That can't be taken back: something hidden was shown.
undo-saved-without = That can't be taken back: the game was saved without the moves before.
undo-others = That can't be taken back: others have decided since.

why-not-nothing = Nothing forbids it: you may do that now.

sum-of = { $who }: { $total }
sum-row = {"   "}{ $amount }  { $what }
sum-level = Level
sum-its-level = its Level
sum-against = by its own text
sum-side-munchkins = Munchkins together: { $total }
sum-side-monsters = Monsters together: { $total }

explain-rules = Rules it touches:
explain-rule = { $rule }: { $sentence }
explain-rule-headed = { $rule } { $heading }: { $sentence }
explain-rule-heading = { $rule } { $heading }
explain-no-rule = No rule speaks of "{ $word }".
explain-more-rules = And { $n } more; type "rules ID" for one of them:
explain-topic = { $topic }: { $name }
