### Why something can't be done just now. The rule behind it follows in a sentence of its own.

refusal-by-rule = ({ $rule }: { $sentence })

refusal-already-equipped = { $card } is equipped already.
    .short = Equipped already
refusal-answer-first = An offer is waiting; it is answered first.
    .short = An offer waits
refusal-cannot-drop = { $card } can't just be dropped.
    .short = Can't just be dropped
refusal-cannot-pay = You can't pay for { $card }.
    .short = You can't pay for it
refusal-card-condition = What { $card } asks for is not so just now.
    .short = Its condition isn't met
refusal-card-cost = You can't pay what { $card } costs.
    .short = You can't pay its cost
refusal-card-forbids = { $card } forbids it.
    .short = A card forbids it
refusal-carries-nothing = { $card } carries nothing.
    .short = Carries nothing
refusal-charity-only = Items are only given away by Charity, a sale, a trade or a gift, never just discarded.
    .short = Only by Charity
refusal-choice-first = { $person ->
    [you] You have to choose first.
   *[other] { $to } has to choose first.
 }
    .short = { $person ->
        [you] First you choose
       *[other] First { $to } chooses
    }
refusal-committed = You have agreed to help, and can't leave now.
    .short = You agreed to help
refusal-does-nothing = { $card } would do nothing at all now.
    .short = Would do nothing now
refusal-door-first = First { $to } decides what becomes of the card behind the door.
    .short = First the card behind the door
refusal-face-up-only = { $card } only works before a card is drawn face up.
    .short = Only before a face-up draw
refusal-fight-is-lost = The fight is lost: too late for { $card }.
    .short = The fight is lost
refusal-fighting = Not while fighting.
    .short = Not while fighting
refusal-finish-first = What has begun is finished first.
    .short = First finish what has begun
refusal-for-trouble = A monster from your hand is fought when you look for trouble.
    .short = Only to look for trouble
refusal-from-hand-only = Only cards of your hand are given away by Charity.
    .short = Only from your hand
refusal-game-over = The game is over.
    .short = The game is over
refusal-hand-too-big = You hold { $over ->
    [one] 1 card
   *[other] { $over } cards
 } too many; give them away first.
    .short = Too many cards in hand
refusal-hands-full = You have no hands free for { $card }. Take something off first.
    .short = No hands free
refusal-in-play-already = { $card } is in play already.
    .short = In play already
refusal-more-than-needed = One of these isn't needed to reach { $gold } Gold Pieces.
    .short = One more than needed
refusal-must-run = You must run away.
    .short = You must run away
refusal-no-companion = { $card } is no companion of yours.
    .short = No companion of yours
refusal-no-discards = There are no discards to draw from.
    .short = No discards to draw
refusal-no-doubling = Nothing lets you sell { $card } for double now.
    .short = Nothing doubles it now
refusal-named-twice = { $card } is named twice; there is one of it.
    .short = Named twice
refusal-no-fight = There is no fight in which to help.
    .short = No fight to help in
refusal-no-laser = { $card } is no laser.
    .short = No laser
refusal-no-monster = { $card } is no monster.
    .short = No monster
refusal-no-offer = Nobody has offered you anything.
    .short = No offer
refusal-no-sacrifice = { $card } can't be sacrificed.
    .short = Can't be sacrificed
refusal-no-such-seat = There is no such player.
    .short = No such player
refusal-no-such-verb = "{ $verb }" is nothing that one can do.
    .short = No such thing to do
refusal-only-in-a-fight = { $card } is meant for a fight.
    .short = Only in a fight
refusal-only-in-your-fight = { $card } is meant for your own fight.
    .short = Only in your own fight
refusal-opening-first = The first turn begins when everybody has put down what they want of their first cards.
    .short = First everybody gets ready
refusal-run-first = { $person ->
    [you] You run away first.
   *[other] { $to } runs away first.
 }
    .short = { $person ->
        [you] First you run away
       *[other] First { $to } runs away
    }
refusal-tokens-not-traded = Tokens change hands only in a deal for help.
    .short = Only in a deal for help
refusal-no-such-token = There is no such token to be had.
    .short = No such token
refusal-no-target = There is nothing to use { $card } on.
    .short = Nothing to use it on
refusal-not-a-target = { $card } can't be used on that.
    .short = Not on that
refusal-not-an-item = { $card } is no Item.
    .short = No Item
refusal-not-asked = It isn't you who is asked.
    .short = You aren't asked
refusal-not-equippable = { $card } can't be equipped.
    .short = Can't be equipped
refusal-not-equipped = { $card } isn't equipped.
    .short = Not equipped
refusal-not-from-that = You needn't run from { $card }.
    .short = No need to run
refusal-not-helping = You aren't helping in this fight.
    .short = You aren't helping
refusal-not-in-hand = { $card } is not in hand.
    .short = Not in hand
refusal-not-in-play = { $card } is not in play before you.
    .short = Not in play
refusal-not-its-moment = It isn't the moment for { $card }.
    .short = Not its moment
refusal-not-joined = { $card } isn't joined to anything.
    .short = Not joined to anything
refusal-not-lowest-yourself = Who has the lowest Level discards instead of giving away; you don't.
    .short = You aren't the lowest
refusal-not-offered = That is not among what is offered.
    .short = Not among what is offered
refusal-not-on-her = { $card } could not be played on the helper.
    .short = Not on the helper
refusal-not-on-table = { $card } isn't an Item on the table there.
    .short = Not on the table
refusal-not-the-fighter = Only who fights may ask for help.
    .short = Only the fighter asks
refusal-not-the-lowest = { $to } isn't of the lowest Level.
    .short = Not the lowest Level
refusal-not-your-offer = The offer wasn't made to you.
    .short = Not your offer
refusal-not-your-run = It isn't your turn to run.
    .short = Not your turn to run
refusal-not-your-turn = It isn't your turn.
    .short = Not your turn
refusal-not-yours = { $card } isn't yours.
    .short = Not yours
refusal-not-your-own-fight = Not into your own fight.
    .short = Not into your own fight
refusal-not-yourself = Not with yourself.
    .short = Not with yourself
refusal-nothing-asked = Nothing is being asked.
    .short = Nothing is asked
refusal-nothing-found = There is no card to take into hand.
    .short = Nothing was found
refusal-nothing-to-flee = There is nothing to run from.
    .short = Nothing to run from
refusal-nothing-to-join = There is no such monster in the fight for { $card } to join.
    .short = No such monster here
refusal-nothing-to-pass = There is nothing to pass on now.
    .short = Nothing to pass on
refusal-nothing-to-replace = { $card } is nothing that could be replaced.
    .short = Nothing to replace
refusal-one-helper = The fight has its helper already; one is all.
    .short = There is a helper already
refusal-only-answers = Only what answers this very moment may be played now.
    .short = Only answers now
refusal-only-help = Other terms can only be put to an offer of help.
    .short = Only for help
refusal-only-the-excess = Give away { $over ->
    [one] 1 card
   *[other] { $over } cards
 }, no more and no fewer.
    .short = Only what is too many
refusal-option-off = That is only played with the option "faster".
    .short = Not in this game
refusal-other-card = { $card } is for another sort of card.
    .short = For another sort of card
refusal-passed-already = You have passed already.
    .short = You have passed
refusal-pile-empty = There are no cards left to draw.
    .short = No cards left
refusal-restricted = { $card } isn't for a munchkin like yours.
    .short = Not for your munchkin
refusal-saves-only-self = That saves only its owner.
    .short = Saves only its owner
refusal-same-offer = That is the very offer that was made; accept it, or name other terms.
    .short = The same offer
refusal-second-copy = You have a { $card } already.
    .short = You have one already
refusal-rank-one = { $card } has to wait: a Power placed at the start is of Rank 1.
    .short = Has to wait
refusal-second-super = You have a { $card } already.
    .short = You have one already
refusal-slot-taken = The place for { $card } is taken. Take something off first.
    .short = Its place is taken
refusal-too-big = { $card } would be one Big Item too many.
    .short = One Big Item too many
refusal-too-complex = { $card } would be one Complex Item too many.
    .short = One Complex Item too many
refusal-too-late = It is too late for that.
    .short = Too late
refusal-too-little = These are worth { $gold } Gold Pieces together; a Level costs 1,000.
    .short = Worth too little
refusal-too-many-for-one = { $to } would get more than a fair part; the poorest get the same number, as nearly as can be.
    .short = Too much for one
refusal-used-up = { $card } has been used as often as it may.
    .short = Used up
refusal-who-picks = Who picks first is either the fighter or the helper.
    .short = Fighter or helper picks first
refusal-winning-already = The fight is being won already; no help is needed.
    .short = You are winning already
refusal-worth-too-little = These aren't worth { $gold } Gold Pieces.
    .short = Worth too little
refusal-worth-too-much = These are worth more than { $gold } Gold Pieces.
    .short = Worth too much
refusal-wrong-number = Choose { $same ->
    [yes] { $most }, no more and no fewer
   *[no] from { $least } to { $most }
 }.
    .short = Not that many
refusal-you-are-lowest = You have the lowest Level yourself: discard the cards.
    .short = You are the lowest
refusal-promised = { $card } is promised to the helper.
    .short = Promised to the helper
