### Why something can't be done just now. The rule behind it follows in a sentence of its own.

refusal-by-rule = ({ $rule }: { $sentence })

refusal-already-equipped = { $card } is equipped already.
refusal-answer-first = An offer is waiting; it is answered first.
refusal-cannot-drop = { $card } can't just be dropped.
refusal-cannot-pay = You can't pay for { $card }.
refusal-card-condition = What { $card } asks for is not so just now.
refusal-card-cost = You can't pay what { $card } costs.
refusal-card-forbids = { $card } forbids it.
refusal-carries-nothing = { $card } carries nothing.
refusal-charity-only = Items are only given away by Charity, a sale, a trade or a gift, never just discarded.
refusal-committed = You have agreed to help, and can't leave now.
refusal-does-nothing = { $card } would do nothing at all now.
refusal-face-up-only = { $card } only works before a card is drawn face up.
refusal-fighting = Not while fighting.
refusal-finish-first = What has begun is finished first.
refusal-from-hand-only = Only cards of your hand are given away by Charity.
refusal-game-over = The game is over.
refusal-hand-too-big = You hold { $over ->
    [one] 1 card
   *[other] { $over } cards
 } too many; give them away first.
refusal-hands-full = You have no hands free for { $card }. Take something off first.
refusal-in-play-already = { $card } is in play already.
refusal-more-than-needed = One of these isn't needed to reach { $gold } Gold Pieces.
refusal-must-run = You must run away.
refusal-no-companion = { $card } is no companion of yours.
refusal-no-discards = There are no discards to draw from.
refusal-no-doubling = Nothing lets you sell { $card } for double now.
refusal-no-fight = There is no fight in which to help.
refusal-no-laser = { $card } is no laser.
refusal-no-monster = { $card } is no monster.
refusal-no-offer = Nobody has offered you anything.
refusal-no-sacrifice = { $card } can't be sacrificed.
refusal-no-such-seat = There is no such player.
refusal-no-such-verb = "{ $verb }" is nothing that one can do.
refusal-no-such-token = There is no such token to be had.
refusal-no-target = There is nothing to use { $card } on.
refusal-not-a-target = { $card } can't be used on that.
refusal-not-an-item = { $card } is no Item.
refusal-not-asked = It isn't you who is asked.
refusal-not-equippable = { $card } can't be equipped.
refusal-not-equipped = { $card } isn't equipped.
refusal-not-from-that = You needn't run from { $card }.
refusal-not-helping = You aren't helping in this fight.
refusal-not-in-hand = { $card } is not in hand.
refusal-not-in-play = { $card } is not in play before you.
refusal-not-its-moment = It isn't the moment for { $card }.
refusal-not-joined = { $card } isn't joined to anything.
refusal-not-lowest-yourself = Who has the lowest Level discards instead of giving away; you don't.
refusal-not-offered = That is not among what is offered.
refusal-not-on-her = { $card } could not be played on the helper.
refusal-not-on-table = { $card } isn't an Item on the table there.
refusal-not-the-lowest = { $to } isn't of the lowest Level.
refusal-not-your-offer = The offer wasn't made to you.
refusal-not-your-run = It isn't your turn to run.
refusal-not-your-turn = It isn't your turn.
refusal-not-yours = { $card } isn't yours.
refusal-not-your-own-fight = Not into your own fight.
refusal-not-yourself = Not with yourself.
refusal-nothing-asked = Nothing is being asked.
refusal-nothing-found = There is no card to take into hand.
refusal-nothing-to-flee = There is nothing to run from.
refusal-nothing-to-join = There is no such monster in the fight for { $card } to join.
refusal-nothing-to-pass = There is nothing to pass on now.
refusal-nothing-to-replace = { $card } is nothing that could be replaced.
refusal-one-helper = The fight has its helper already; one is all.
refusal-only-answers = Only what answers this very moment may be played now.
refusal-only-help = Other terms can only be put to an offer of help.
refusal-only-the-excess = Give away { $over ->
    [one] 1 card
   *[other] { $over } cards
 }, no more and no fewer.
refusal-option-off = That is only played with the option "faster".
refusal-other-card = { $card } is for another sort of card.
refusal-passed-already = You have passed already.
refusal-pile-empty = There are no cards left to draw.
refusal-refused-already = That very offer was refused; make another, or wait until something is played.
refusal-restricted = { $card } isn't for a munchkin like yours.
refusal-saves-only-self = That saves only its owner.
refusal-second-copy = You have a { $card } already.
refusal-rank-one = { $card } has to wait: a Power placed at the start is of Rank 1.
refusal-second-super = You have a { $card } already.
refusal-slot-taken = The place for { $card } is taken. Take something off first.
refusal-too-big = { $card } would be one Big Item too many.
refusal-too-complex = { $card } would be one Complex Item too many.
refusal-too-late = It is too late for that.
refusal-too-little = These are worth { $gold } Gold Pieces together; a Level costs 1000.
refusal-too-many-for-one = { $to } would get more than a fair part; the poorest get the same number, as nearly as can be.
refusal-used-up = { $card } has been used as often as it may.
refusal-who-picks = Who picks first is either the fighter or the helper.
refusal-winning-already = The fight is being won already; no help is needed.
refusal-worth-too-little = These aren't worth { $gold } Gold Pieces.
refusal-worth-too-much = These are worth more than { $gold } Gold Pieces.
refusal-wrong-number = Choose { $same ->
    [yes] { $most }, no more and no fewer
   *[no] from { $least } to { $most }
 }.
refusal-you-are-lowest = You have the lowest Level yourself: discard the cards.
refusal-promised = { $card } is promised to the helper.
