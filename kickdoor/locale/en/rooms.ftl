### The online table as a place: refusals, its log, its chat, its server.

table-clock-stands = The clock stands while an offer lies open.
table-paused = The host has paused the table.
table-not-kept = Nothing is lost; the table goes on as soon as it can be kept again.
table-back-soon = The server restarts and is back soon. The game goes on where it stands.
table-not-your-seat = That isn't your seat.
table-not-begun = The cards aren't dealt yet.
table-has-begun = The cards are dealt; that can't be changed any more.
table-no-more-moves = The game is over.
table-pass-too-old = Something has happened since you looked. Look again before you pass.
table-answer-too-old = Something has happened since you looked. Look again before you answer.
table-hold-too-late = That moment is over.
table-no-hold = You have had your extra time in this window.
table-not-longer = Windows last as long already; sixty seconds is the most.
table-host-only = Only the host may do that.
table-no-own-sets = That set isn't offered here. Sets of one's own are: kickdoor serve --sets ./my-set
table-not-together = These sets can't be played together: { $reason }
table-other-cards = The cards of { $sets } have been changed since this game was dealt. It goes on as soon as they are as they were.
table-seat-taken = Somebody sits there.
table-too-few-chairs = That would leave too few chairs.
table-last-chair-first = The last chair goes first.
table-somebody = Somebody
table-no-word = Type a word of your own.
table-only-players-talk = Only who sits at the table talks.
table-muted = The host has muted you.
table-no-such-line = There is no such line.
table-nothing-said = That was nothing.
table-no-drawing = That is no drawing of a card of this table, or too much of one.
table-not-your-drawing = Only the host, or who drew it, takes a drawing away.
table-enough-drawings = This table has drawn enough for one game.
table-slower = One at a time. Wait a moment.

log-dealt = The cards are dealt. { $who } will begin.
log-back = { $who } is back and plays on.
log-reminder = { $who } has { $seconds } seconds left; then a bot plays carefully until { $who } is back.
log-away = { $who } doesn't answer. A bot plays carefully until { $who } is back.
log-hold = { $who } asks for more time.
log-longer = Windows last { $seconds } seconds from now on.
log-lapsed = The offer to { $who } has lapsed.
log-sits = { $who } sits down.
log-leaves = { $who } leaves the table.

quick-help = Help!
quick-share = What's in it for me?
quick-pay = You will pay for that.
quick-mine = Mine, all mine!
quick-nice = Well played.
quick-ouch = Ouch.
quick-sorry = Nothing personal.
quick-hurry = Any time today...
quick-thanks = Thank you!
quick-revenge = I will remember this.
quick-trust = Trust me.
quick-laugh = Ha!

table-no-chair = There is no chair free at this table.
table-not-dealt = The game can't begin: { $reason }
log-crossed = This game was begun with kickdoor { $version }, and goes on from its saved state. What was before can only be replayed with that version.
server-table-failed = The { $task } has stopped; it is taken up again from the store when somebody comes.
server-table-lost = The table { $table } can't be taken up: { $reason }

bot-bad-link = { $link } is no link to a table. It looks like http://host:8700/t/NAME, as the table's page shows it.
bot-not-seated = The bot can't sit down: { $reason }
bot-no-server = No table is reached at { $link }: { $reason }.
bot-sits = The bot { $bot } has seat { $seat }.
bot-lost-line = The line is lost ({ $reason }); trying again.
bot-game-over = { $n ->
    [0] The game is over.
    [one] The game is over: { $names } wins.
   *[other] The game is over: { $names } win.
 }

table-no-code = That link or code opens no seat any more. Ask for a new one on the device that has the seat.
table-too-many-guesses = Too many codes were tried. Wait a few minutes, or use the seat's link.
table-too-many-devices = This seat is open on { $most } devices. Shut the others out with a new link first.

table-no-client = The pages of the table aren't built yet. "make" in a checkout builds them.
table-nowhere = There is nothing at this address.
table-no-table = There is no such table, or it is gone.
table-no-story = There is no such story, or it is shared no longer.
table-no-watching = This table is not open to those who only look on.
table-no-hello = A page says hello first.
table-too-many-faults = Too much that couldn't be understood. The connection ends here.
table-too-long = No message may be longer than { $most } bytes.
table-not-understood = That couldn't be understood.
table-record-later = The record can be had once the game is over.
table-no-link = No other device reaches this address.
table-other-origin = That came from another site's page.
table-too-many = Too many of these from one address. Wait a little.

server-gone = The server has stopped.
server-no-host = The server can't listen at { $host }: { $reason }. Name an address of this machine with --host.
server-bad-public = { $url } is no address of the web. With --public it looks like https://table.example.org.
server-bad-header = { $name } can't be the name of a header. With --trusted-header it looks like X-Forwarded-For.
server-port-busy = Port { $port } of { $host } can't be had: { $reason }. Stop what uses it, or name another with --port.
server-runs = The table is at { $address } - Ctrl+C stops the server.
server-others = Others reach it at { $address }
server-no-link = Only this machine reaches this server. Start it with "kickdoor serve --host 0.0.0.0" and others on your network can join; for friends elsewhere, see the page on hosting.

bot-about-aimless = plays at random, by the rules
bot-about-easy = plays like a newcomer: means well, overlooks much
bot-about-greedy = plays like a decent beginner
bot-about-normal = knows the game: bargains, remembers, plots
bot-about-hard = thinks ahead: tries its moves in imagined games
temper-plain = as it comes
temper-generous = gladly helps
temper-spiteful = never forgets
temper-cautious = takes no risks
set-about-deluxe = Dungeons, with a board: the best one to begin with.
set-about-sketch = The same dungeons, drawn by hand.
set-about-cooks = Kitchens, dishes and tokens of taste.
set-about-xmen = Mutants with Powers, Allies and Affiliations.
set-about-star = The space station: lasers, Sidekicks and Traps.
set-about-own = A home-made set.
language-name = English
preset-quick = Quick
preset-usual = Usual
preset-epic = Epic, to Level 20

table-only-players = Only who sits at the table may do that.
table-host-is-here = The host hasn't been gone for five minutes.
table-no-such-seat = There is nobody there for that.
table-undo-asked = Take the last move back? What was seen since goes back into its pile, which is shuffled anew.
table-vote-runs = A vote runs already.
table-vote-first = The table votes on taking a move back: nothing is played until it has.
table-nothing-to-undo = There is nothing that could be taken back.
table-no-vote = You aren't asked for a vote.
table-word-too-late = The first door is near: words are added before it.
log-host = { $who } is the host now.
log-paused = The host pauses the table.
log-resumed = The table goes on.
log-muted = { $who } { $muted ->
    [yes] is muted
   *[no] may talk again
 }.
log-to-bot = A bot plays for { $who } until { $who } acts again.
log-clock = The clock is now { $clock ->
    [brisk] brisk: five seconds a window
    [easy] easy: ten seconds a window
    [sheets] that of the rulesheets: 2.6 seconds a window
    [wait] off: windows wait for everybody
   *[days] off: the game may take days
 }.
log-undo-asked = { $who } asks to take the last move back.
log-sketch = { $who } draws { $card } anew.
log-sketch-away = { $who } takes the drawing of { $card } away.
log-undo-refused = { $who } says no: it stands.
log-undo-withdrawn = { $who } no longer wants it taken back: it stands.
log-undo-lapsed = Not everybody has answered { $who }: it stands.
log-ruling-undo = Taken back, as { $who } asked. What was seen since went back into its pile, which was shuffled anew.
log-ruling-stir = { $who } adds a word to the shuffle.
log-ruling-level = Ruling by { $who }: { $whom } is now of Level { $level }.
log-ruling-place = Ruling by { $who }: { $card } goes to { $place ->
    [hand] the hand of { $whom }
    [table] the table before { $whom }
   *[discard] the discards
 }.
log-ruling-adjourn = { $who } calls it a day. Nobody has won.
table-crossed = This game was begun with kickdoor { $version }: only that version can replay it. Its record can be downloaded.
table-no-crossing = This game was last played with kickdoor { $version }, and kickdoor { $present } can't replay its last moves. Nothing of it is lost: start kickdoor { $version } over this store once more and stop it in the ordinary way, then start this one.
server-bot-failed = A bot's process gave no answer ({ $reason }); the quick bot plays in its place.
