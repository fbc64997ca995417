# The browser's own words. web/src says them; everything that the game says comes from the other catalogues.
browser-title = kickdoor
browser-nowhere = There is nothing here
browser-to-start = To the first page
browser-close = Close

# --- cards ---
browser-card-level = Level { $level }
browser-card-cannot = Can't be played: { $reason }
browser-card-new = New
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
browser-chair-bot = Bot. { $about }
browser-chair-program = A program that joined by itself
browser-chair-you-host = You, the host
browser-chair-you = You
browser-chair-here = At the table
browser-chair-away = Not here just now
browser-change-look = Change look
browser-bot-of = What { $name } is like
browser-no-bot = No bot here
browser-add-bot = Add a bot
browser-chair-away-with = Take this chair away
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
browser-strip-why = You can start now. Who comes later may take over a bot's seat.
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
browser-join = Sit down
browser-join-seat = Where
browser-join-any = Any free chair
browser-join-empty = Chair { $n }
browser-join-bot = In place of { $name }, a bot
browser-join-full = Every chair has somebody on it.
browser-join-watch = Or just look on: you see what all see.
browser-join-no-watch = This table has closed its curtains: who doesn't sit doesn't see.
browser-sit-down = Sit down
