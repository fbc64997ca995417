# The browser's own words. web/src says them; everything that the game says comes from the other catalogues.
browser-title = kickdoor
browser-nowhere = There is nothing here
browser-nowhere-why = Behind this door is no room: the address is mistyped, or what was here is gone.
browser-to-start = To the first page
browser-close = Close
browser-draw = Draw it better
browser-draw-sheet = Sheet to draw on
browser-draw-undo = Undo a stroke
browser-draw-clear = Clear
browser-draw-show = Show it to all
browser-draw-away = Take the drawing away
browser-draw-what = Draw with a finger, a pen or the mouse. Everybody at this table will see it on the card.
browser-first = Explained once
browser-first-seen = Got it
browser-first-never = No more of these
browser-first-turn = Your turn: first tidy up (equip, trade, sell), then kick the door.
browser-first-fight = A fight: the stronger side wins. Anybody may play cards for either side until all have passed.
browser-first-window = A window: the last chance to step in. Play something, or pass; nobody sees who has passed.
browser-first-offer = An offer of help: accept it, refuse it, or ask for other terms. Meanwhile the clock rests.
browser-first-trade = An exchange is offered: nothing changes hands before the other says yes.
browser-first-charity = Charity: what your hand holds above its limit goes to whoever is lowest.
browser-first-run = The fight is lost: roll for each monster. Five or six gets you away, else its Bad Stuff happens.
browser-first-choice = A question only for you: mark an answer, then confirm it.
browser-first-curse = A Curse that stays: it lies with your munchkin until it has done its work or is lifted.
browser-first-dead = You are dead, not out: you keep your Level, and get new cards before your next turn.
browser-explain = What is this?
browser-explain-how = Tap anything, or go through it all by the arrows.
browser-explain-none = There is nothing to say about that.
browser-explain-back = The thing before
browser-explain-on = The next thing
browser-explain-verb-kick = Opens the door: the top card of the Door deck, for all to see.
browser-explain-verb-trouble = Fight a monster out of your own hand.
browser-explain-verb-loot = Take a Door into your hand unseen.
browser-explain-verb-end = Ends your turn; the next player goes on.
browser-explain-verb-pass = You step in no further. When all have passed, it is decided.
browser-explain-verb-ask = Ask somebody to fight beside you, for a share of the loot.
browser-explain-verb-volunteer = Offer to fight beside the other, and say what for.
browser-explain-verb-counter = Name other terms instead.
browser-explain-verb-accept = Agree to these terms: the deal holds from now on.
browser-explain-verb-decline = Say no; nothing happens.
browser-explain-verb-run = Roll the die to get away; on a failure the Bad Stuff happens.
browser-explain-verb-sell = Turn Items into Levels, a thousand Gold Pieces each.
browser-explain-verb-trade = Exchange Items on the table with somebody, or give one away.
browser-explain-verb = Something that you may do just now.
browser-explain-hold = More time for everybody in this window; once for each player.
browser-explain-clock = How long is left; where the table plays without a clock, it rests.
browser-explain-totals = Your side's strength against the monsters'. Equal is seldom enough.
browser-explain-by-line = Shows where each point of strength comes from.
browser-explain-foe = A monster of this fight: its Level, and the Treasures that it pays.
browser-explain-extra = A card that counts in this fight. Click it to read it.
browser-explain-bad-stuff = What happens to whoever doesn't get away.
browser-explain-ends = What winning brings, and what losing costs.
browser-explain-help = Only one player may help in a fight.
browser-explain-theirs = The monsters and all that makes them stronger.
browser-explain-ours = Who fights, and each thing that adds to the strength.
browser-explain-arena = The fight. It is decided when everybody has had a chance to step in.
browser-explain-truce = A promise that nothing enforces. Break it, and the log says so.
browser-explain-terms = What the helper is to get, and who picks first.
browser-explain-choice = One of the answers to the question. Click, then confirm.
browser-explain-pick = Items that may be part of this. Click to add or take away.
browser-explain-sheet = A form: nothing is sent before its last button.
browser-explain-goal = Whoever reaches this Level wins. The last one must come from a fight.
browser-explain-track = Everybody's Level.
browser-explain-discard = Discarded cards; the top one can be read.
browser-explain-decks = The Door deck and the Treasure deck, and how many cards are left.
browser-explain-centre = The middle of the table: the decks, and the step of the turn.
browser-explain-actions = What can be done with the card that you hold up.
browser-explain-card = A card in your hand. Tap it to see what it can do now; a grey one says why not.
browser-explain-hand = Your hand, which only you see. When your turn ends, it may hold no more than its limit.
browser-explain-slot = A free place for an Item.
browser-explain-who = Your class and race, and what they let you do.
browser-explain-carried = What you carry without using it.
browser-explain-cell = A card in play before you, for all to read.
browser-explain-doll = Your munchkin: Level, strength, what is worn, what is carried.
browser-explain-figures = Level, and the strength with everything that is worn.
browser-explain-backs = How many Doors and Treasures are in that hand; which ones, nobody is told.
browser-explain-worn = Items that count for that munchkin.
browser-explain-player = A player. Click to see everything before them.
browser-explain-quick = Quick lines: each reads them in their own language.
browser-explain-chat = What people say. It is never part of a shared story.
browser-explain-log = What has happened, sentence by sentence. Click a card's name to read the card.
browser-explain-strip = What the game waits for, and what you can do about it.
browser-explain-tab = Turns to another page of the table.
browser-explain-rules = The rulebook: search it for any word.
browser-explain-question = This: it explains whatever you point at.
browser-explain-sound = Sound on or off.
browser-explain-menu = Standing orders, clock, undo, invitations, and how this device behaves.
browser-explain-home = Back to the first page. Your seat stays yours.
browser-explain-turn = The table, and whose turn it is.
browser-explain-notices = News of the table itself: the line, a pause, a vote.

# --- cards ---
browser-card-level = Level { $level }
browser-card-cannot = Can't be played: { $reason }
browser-card-new = New
browser-card-answer = { $marked ->
    [yes] Chosen
   *[no] Can be chosen
 }
browser-card-rank = Rank { $rank }
browser-card-bad-stuff = Bad Stuff:

# --- this device ---
browser-device = This device
browser-theme = Look
browser-theme-system = As the device has it
browser-theme-paper = Paper
browser-theme-board = Blackboard
browser-language = Language
browser-sound = Sound
browser-line-opening = Opening the table
browser-out-of-reach = The table can't be reached. Is the server running?
browser-again = Try again

# --- the first page, and a table before its cards are dealt ---
browser-open-a-table = Open a table
browser-tables = Tables
browser-your-tables = You sit at
browser-open-tables = Open to all
browser-untitled = a table without a name
browser-you = You
browser-boxes = Which boxes are on the table?
browser-boxes-chosen = Take one or mix them: { $boxes } chosen, { $cards } cards
browser-boxes-cards = { $cards } cards
browser-how = How do we play?
browser-game = Game
browser-preset-length = { $name }, { $length }
browser-clock = Time to react
browser-clock-brisk = Brisk, 5 s
browser-clock-easy = Easy, 10 s
browser-clock-sheets = Printed, 2.6 s
browser-clock-wait = Wait for all
browser-clock-days = Days
browser-watch = Who may watch
browser-watch-nobody = Nobody
browser-watch-link = Anybody with the link
browser-watch-all = All: on everybody's first page
browser-edition = Drawing cards
browser-edition-of = { $id ->
    [deluxe] Finished art
    [sketch] Draw blanks as we play
   *[other] { $name }
 }
browser-options = House rules
browser-options-about = Where the rules leave something open, or where tables like to differ.
browser-options-changed = { $n ->
    [0] As printed
    [one] One is not as printed
   *[other] { $n } are not as printed
 }
browser-snacks = snacks not included
browser-seats = Seats
browser-seats-taken = { $taken } taken, up to { $most }
browser-chair-empty = Empty chair
browser-chair-empty-why = A friend with the link sits here
browser-chair-bot = Bot: { $about }
browser-chair-program = A program that joined by itself
browser-chair-you-host = You, the host
browser-chair-you = You
browser-chair-here = At the table
browser-chair-away = Not here just now
browser-change-look = Change look
browser-bot-of = What { $name } is like
browser-no-bot = No bot here
browser-add-bot = Add a bot
browser-chair-away-with = Take away
browser-one-more-chair = One more chair
browser-ready = ready
browser-name = Your name
browser-figure = Your figure
browser-sex-male = with a beard
browser-sex-female = with braids
browser-done = Done
browser-friends = Bring friends
browser-friends-how = Point a phone here, or send the link:
browser-friends-later = Open the table first: then there is a link and a code to point a phone at.
browser-friends-nowhere = No address of this machine can be reached by others.
browser-make-link = Open it for friends
browser-link = The table's link
browser-qr = The table's link as a code for a phone's camera
browser-copy = Copy link
browser-copied = Copied.
browser-copy-by-hand = It is marked: copy it with your device's own command.
browser-strip = { $n ->
    [one] One munchkin stands before a door.
    [2] Two munchkins stand before a door.
    [3] Three munchkins stand before a door.
    [4] Four munchkins stand before a door.
    [5] Five munchkins stand before a door.
   *[other] Six munchkins stand before a door.
 }
browser-strip-why = You can start now. Whoever comes later may take over a bot's seat.
browser-strip-wait = { $host } deals the cards.
browser-strip-look-on = { $host } deals the cards. Sit down, or look on.
browser-strip-wait-why = Change your look meanwhile, or read the house rules.
browser-guided = Try a five-minute game first
browser-deal = Deal the cards
browser-fair = A fair shuffle
browser-fair-why = This number was made from the shuffle's secret before anybody saw a card. At the end the secret is shown, and the page checks it. Add a word of your own, and nobody can have known the shuffle.
browser-fair-word = A word of your own
browser-fair-add = Add
browser-fair-words = { $n ->
    [0] Nobody has added a word yet.
    [one] One word has been added.
   *[other] { $n } words have been added.
 }
browser-hand-on = My seat on another device
browser-hand-on-how = Open your link there, or this site's address with /s at its end, and type the four words. Whoever has them has your seat.
browser-hand-on-link = The link of your seat
browser-hand-on-code = { $code } - works once, within { $minutes } minutes
browser-hand-on-get = Show link and words
browser-hand-on-renew = New ones, and shut other devices out
browser-take-up = Take up your seat here
browser-take-up-link = This link opens a seat at a table. Nothing happens until you press the button.
browser-take-up-code = The other device shows four words under "My seat on another device".
browser-take-up-words = Four words
browser-take-up-go = Take the seat
browser-one-device = Somebody else at this device
browser-one-device-how = One device passed round: between two hands a curtain falls.
browser-one-device-name = Their name
browser-join = Sit down
browser-join-seat = Where
browser-join-any = Any free chair
browser-join-empty = Chair { $n }
browser-join-bot = In place of { $name }, a bot
browser-join-full = Every chair has somebody on it.
browser-join-watch = Or just look on: you see what all see.
browser-join-no-watch = This table has closed its curtains: whoever doesn't sit doesn't see.
browser-sit-down = Sit down
# --- the table ---
browser-yes = Yes
browser-no = No
browser-none = None
browser-all = All
browser-nothing = Nothing
browser-back = Back
browser-read = Read
browser-read-card = Read { $card }
browser-go-on = Go on
browser-waiting = A moment…
browser-line-lost = The line to the table is lost. Connecting again…
browser-upgraded = The server has another version now.
browser-upgraded-load = Load the page anew
browser-move-lost = The line broke just then. Look at the log: it shows whether your move arrived.
browser-paused = The table is paused.
browser-meanwhile = Meanwhile
browser-turn = { $turn ->
    [0] Before the first turn
   *[other] Turn { $turn }
 }
browser-turn-of = { $turn ->
    [0] Before the first turn
   *[other] Turn { $turn }: { $name }{ $doing ->
        [fights] {" "}fights
       *[other] {""}
     }
 }
browser-turn-is = { $turn ->
    [0] Before the first turn.
   *[other] Turn { $turn }, { $name }.
 }
browser-doing = { $doing ->
    [fights] { $name } fights
   *[other] { $name }'s turn
 }
browser-tab = { $calling ->
    [turn] Your turn! { $table }
    [asked] You are asked. { $table }
    [window] Step in? { $table }
   *[none] { $turn ->
        [none] { $table }
       *[other] { $turn }'s turn. { $table }
    }
 }
browser-tabs = Parts of the table
browser-tab-table = Table
browser-tab-me = Me
browser-tab-log = Log
browser-unread = { $n } unread
browser-switch = Hand or munchkin

browser-asks = What the game waits for
browser-key-space = Space
browser-hold-on = Hold on!
browser-hold-on-seconds = +20 s
browser-clock-left = { $time } left.
browser-clock-none = No clock runs
browser-pass-dead = Something was played just now. Look first, then pass.
browser-press-dead = Something else is asked just now. Look first, then press.

browser-level = Level
browser-strength = Strength
browser-doors = Doors
browser-treasures = Treasures
browser-backs = { $n } { $deck ->
    [door] { $n ->
        [one] Door
       *[other] Doors
    }
   *[other] { $n ->
        [one] Treasure
       *[other] Treasures
    }
 } in hand
browser-win = win
browser-track = Levels
browser-players = Players
browser-status-dead = Dead until the next turn
browser-status-bot = Bot{ $temper ->
    [generous] , generous
    [spiteful] , spiteful
    [cautious] , careful
   *[plain] {""}
 }
browser-status-away = Away, a bot plays
browser-status-here = Connected
browser-status-gone = Not connected

browser-decks = Decks
browser-deck-left = { $n } left
browser-discarded = discarded
browser-discards = { $deck ->
    [door] Discarded Doors
   *[other] Discarded Treasures
 }: { $n }{ $top ->
    [none] {""}
   *[other] , on top { $top }
 }
browser-deck-of = { $n } { $deck ->
    [door] { $n ->
        [one] Door
       *[other] Doors
    }
   *[other] { $n ->
        [one] Treasure
       *[other] Treasures
    }
 } left
browser-discards-of = { $n } discarded
browser-no-discards = Nothing discarded

browser-nobody-helps = Nobody helps.
browser-arena = The fight
browser-munchkins = Munchkins
browser-monsters = Monsters
browser-here = Here
browser-to = to
browser-totals = Munchkins { $ours }, monsters { $theirs }
browser-what-if = with { $card }: { $outcome }
browser-line-by-line = Line by line
browser-total = Total
browser-played = played by
browser-by = by
browser-win-is = Win:
browser-lose-is = Lose:
browser-bad-stuff = Bad Stuff:
browser-fold = Sums only
browser-unfold = All parts
browser-happening = What happens

browser-me = Your munchkin
browser-it-is-you = you
browser-on-me = On me
browser-who = Who you are
browser-just-you = Just you
browser-nothing-else = Nothing else
browser-carried = Carried
browser-carried-none = Nothing carried
browser-no-friends = No friends
browser-no-curses = No curses
browser-slot-headgear = Head
browser-slot-armor = Armor
browser-slot-footgear = Feet
browser-slot-hand = Hand
browser-two-hands = 2 hands

browser-hand = Your hand
browser-hand-count = { $n ->
    [one] 1 card
   *[other] { $n } cards
 }, limit { $limit }
browser-hand-empty = Your hand is empty
browser-actions = What can be done
browser-actions-of = What can be done with { $card }
browser-on-whom = On whom?
browser-why-not = Not now:
browser-rules-touched = Rules
browser-equipped = In use
browser-in-play = In play
browser-seen-in-hand = In hand, seen by you

browser-all-read = All can read the terms
browser-gives = gives
browser-you-give = You give
browser-promises = { $name } promises:
browser-kept-in-log = kept in the log
browser-offer-of = { $name } offers { $matter ->
    [trade] a trade
   *[other] a deal
 }
browser-offer-waits = { $name } has to answer.
browser-trade = Trade
browser-trade-with = A trade or a gift
browser-trade-offer = Offer the trade
browser-trade-gift = Offer as a gift
browser-trade-hint = Mark what changes hands.
browser-trade-none-yours = You have nothing on the table to give
browser-trade-none-theirs = Nothing on the table to ask for
browser-sell = Sell
browser-sell-about = A Level for each full 1,000 gp
browser-sell-none = Nothing to sell
browser-sell-hint = Mark what you sell.
browser-sell-sum = Total: { $gold } gp
browser-gold = { $gold } gp
browser-help-ask = Ask for help
browser-help-volunteer = Offer your help
browser-help-counter = Other terms
browser-help-whom = Whom?
browser-help-treasures = { $name } gets, of { $n ->
    [one] 1 Treasure
   *[other] { $n } Treasures
 }:
browser-help-first = Who picks first?
browser-not-said = Not said
browser-help-tokens = Tokens of the monsters for { $name }:
browser-help-own-tokens = Tokens that { $name } has
browser-help-items = Items from the table
browser-help-promises = Promises
browser-help-truce = No Curses on each other this turn (a promise: the log tells who breaks it)
browser-help-send-ask = Ask
browser-help-send-volunteer = Offer
browser-help-send-counter = Offer this instead
browser-answer-there = Answer it at the table
browser-choose-sum = { $gold } of { $worth } gp
browser-choose = { $ordered ->
    [yes] In this order
   *[no] { $worth ->
        [0] { $most ->
            [1] { $n ->
                [0] Choose one
               *[other] Choose this
            }
           *[other] Choose { $n } of { $least ->
                [0] at most { $most }
               *[other] { $most }
            }
        }
       *[other] Choose { $n ->
            [one] 1 card
           *[other] { $n } cards
        }
    }
 }
browser-choose-none = None is an answer too
browser-choose-anew = Start over

browser-log = Log
browser-log-empty = Nothing has happened yet
browser-chat = Chat
browser-chat-said = What was said
browser-quick-lines = Quick lines
browser-say-something = Say something

browser-rules = Rulebook
browser-rules-search = Search the rules
browser-rules-hint = A word, a card's kind or a rule's number: helping, curse, COMBAT-03.
browser-rules-none = No rule speaks of “{ $word }”
browser-rules-found = { $n ->
    [one] 1 rule
   *[other] { $n } rules
 }
browser-rules-out-of-reach = The rulebook is out of reach just now

browser-menu = Menu
browser-buzz = Buzz on my turn and in a window
browser-tell-title = Say in the tab's title what is asked of me, or whose turn it is
browser-keys = Single keys: 1 to 9 take a card, R reads it, W tells what is asked, M opens this, B the rulebook, ? explains whatever you point at
browser-firsts = Explain each new thing once
browser-firsts-anew = Explain everything again
browser-pass-key = Key to pass
browser-pass-key-space = Space
browser-pass-key-p = P
browser-pass-key-off = None
browser-seconds = { $n } s
browser-standing = Pass for me
browser-standing-none = Never: ask me each time
browser-standing-level = Until somebody fights for the winning Level
browser-standing-attacked = Until I am attacked
browser-standing-turn = Until my turn
browser-longer = Windows of this table last at least
browser-undo-ask = Ask to take back the last move
browser-undo-withdraw = Never mind
browser-mute = Mute for me
browser-unmute = Hear again
browser-invite = Invite
browser-invite-qr = The link as a QR code
browser-big-screen = The table on a big screen
browser-leave = Leave the table
browser-leave-sure = A bot takes your seat and your cards.
browser-host = You host this table
browser-host-pause = Pause
browser-host-resume = Go on
browser-host-undo = Take back
browser-host-finish = Call it a day
browser-host-finish-sure = The game ends here for everybody, and nobody wins.
browser-host-more = A player's page has more: a bot for a seat, mute, remove, set a Level.
browser-host-take = Take the host's chair
browser-host-to-bot = Let a bot play
browser-host-mute = Mute in chat
browser-host-remove = Remove and renew the link
browser-host-remove-sure = { $name } loses the seat to a bot.
browser-host-level = Level
browser-host-rule = Rule so

browser-curtain = Pass the device to { $name }
browser-curtain-open = I am { $name }
browser-steps-in = Does anybody step in?
browser-nobody = Nobody

# --- afterwards ---
browser-after-title = { $title }, afterwards
browser-after-stamp = Door kicked
browser-after-climb = Who climbed when
browser-after-climb-what = Level after each turn
browser-after-deal = deal
browser-after-turn = { $turn ->
    [0] { browser-after-deal }
   *[other] turn { $turn }
 }
browser-after-name-level = { $name }, { $level }
browser-after-player = Player
browser-after-points = How it came to this
browser-after-hits = Who hit whom
browser-after-hits-what = Rows hit columns, with curses and cards
browser-after-by-person = people
browser-after-by-bot = bots
browser-after-dice = Dice, all seats
browser-after-face = { $face }: { $n ->
    [one] once
   *[other] { $n } times
 }
browser-after-rolls = { $n ->
    [0] none
    [one] one roll, { NUMBER($mean, maximumFractionDigits: 1) }
   *[other] { $n } rolls, { NUMBER($mean, maximumFractionDigits: 1) } on average
 }
browser-after-rematch = Rematch
browser-after-rematch-there = To the rematch
browser-after-share = Share the story
browser-after-share-what = A link by which anybody may read this page and the replay, all hands with it; never the chat.
browser-after-share-make = Make a link
browser-after-share-copy = Copy or send it
browser-after-share-shut = Shut the link
browser-after-own = Open a table of your own
browser-after-check = Check the shuffle
browser-after-check-holds = The secret is the one that was promised before the first card.
browser-after-check-fails = The secret is not the one that was promised: this shuffle can't be trusted.
browser-after-replay = Replay
browser-after-back = One move back
browser-after-on = One move on
browser-after-eyes = Whose eyes
browser-after-eyes-all = As all saw it
browser-after-eyes-of = As { $name } saw it
browser-after-munchkin = Level { $level }, strength { $strength }, { $cards ->
    [one] one card
   *[other] { $cards } cards
 } in hand
browser-after-record = The record
browser-after-record-what = The record holds every move. Shared replays carry no chat.
browser-can-be-chosen = Can be chosen.
browser-has-the-turn = Whose turn it is.
browser-thing = { $kind }{ $equipped ->
    [yes] , in use
   *[no] {""}
 }{ $works ->
    [yes] {""}
   *[no] , without effect now
 }
browser-slot-empty = empty{ $lit ->
    [yes] . Put it on here
   *[no] {""}
 }
