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
table-hold-too-late = That moment is over.
table-no-hold = You have had your extra time in this window.
table-not-longer = Windows last as long already; sixty seconds is the most.
table-host-only = Only the host may do that.
table-no-own-sets = Only sets that come with kickdoor can be played here.
table-seat-taken = Somebody sits there.
table-too-few-chairs = That would leave too few chairs.
table-last-chair-first = The last chair goes first.
table-somebody = Somebody
table-no-word = Type a word of your own.
table-only-players-talk = Only who sits at the table talks.
table-muted = The host has muted you.
table-no-such-line = There is no such line.
table-nothing-said = That was nothing.
table-slower = One at a time. Wait a moment.

log-dealt = The cards are dealt. { $who } will begin.
log-back = { $who } is back and plays on.
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
