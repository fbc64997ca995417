### What a player is asked to choose, and how the choices read.

question-by-card = { $asked } (because of { $card }).
question-choose = { $who } chooses.
question-worth = { $who } chooses Items worth at least { $gold } Gold Pieces together, none more than needed.
question-pay = { $who } may pay for it: choose the cards to give up, or none.
question-discarding = { $who } chooses the cards to discard.
question-drop = { $who } has one too many and chooses what to give up.
question-unequip = { $who } has more equipped than can be worn, and chooses what to take off.
question-surplus = { $who } has too many Big Items and chooses which to part with.
question-hand_on = { $who } chooses who gets the Big Item.
question-loot = { $who } loots the body: choose one card.
question-take_role = { $who } may take a Role that nobody uses, or turn over the one there is.
question-replacing = { $who } chooses the card that makes room.
question-pick = { $who } picks one of the Treasures.
question-pile = { $who } chooses the set from whose pile the card is drawn.
question-token = { $who } chooses the kind of a token from the pool.
question-share_tokens = { $who } picks from the tokens of the monsters killed.
question-order = { $who } lays the cards back in an order of choice, the first to be drawn first.

question-hint-order = Type all { $n } numbers in the order you want.
question-hint-worth = Type the numbers, with blanks between them.
question-hint-many = { $same ->
    [yes] Type { $most ->
        [one] a number
       *[other] { $most } numbers, with blanks between them
    }.
   *[no] Type from { $least } to { $most } numbers, with blanks between them{ $least ->
        [0] , or 0 for none
       *[other] {""}
    }.
 }

answer-none = none
answer-not = no
answer-yes = yes
answer-order = { $cards }, in this order
answer-way = the { $n ->
    [1] first
    [2] second
    [3] third
   *[other] { $n }.
 } way

choice-kick = Kick open the door
choice-listen = Listen at the door: draw a Door face down first
choice-trouble = Look for trouble: fight { $card } out of your hand
choice-loot = Loot the room: draw a Door, face down
choice-keep = Take { $card } into your hand
choice-end = End your turn
choice-run = Run away from { $card }: roll the die{ $some ->
    [yes] {" "}({ $bonus })
   *[no] {""}
 }, 5 or more escapes
choice-pass-opening = Done: I am ready to begin
choice-pass-window = Let it happen
choice-pass-winning = Pass: you are winning, unless somebody meddles
choice-pass-losing = Pass: you lose and must run away, unless somebody helps
choice-pass-other = Pass: stay out of it
choice-play = Play { $card }{ $has ->
    [yes] {" "}on { $on }
   *[no] {""}
 }
choice-play-one-shot = Lay { $card } on the table, to be used later
choice-play-replacing = Play { $card } in place of { $old }
choice-become = Play { $card }
choice-put-down = Lay { $card } on the table without using it
choice-equip = Equip { $card }
choice-equip-hand = Play and equip { $card }
choice-unequip = Take off { $card }
choice-use = Use { $card }{ $has ->
    [yes] {" "}on { $on }
   *[no] {""}
 }. { $sentence }
choice-join = Send { $card } into the fight{ $has ->
    [yes] {" "}with { $on }
   *[no] {""}
 }
choice-sacrifice = Sacrifice { $card }{ $has ->
    [yes] {" "}to save { $on }
   *[no] {" "}to get away
 }
choice-carry = Have { $card } carried by { $on }
choice-snap = Snap { $card } to { $on }
choice-unsnap = Take { $card } apart
choice-ask = Ask { $on } for help, for { $terms }
choice-volunteer = Offer to help, for { $terms }
choice-counter = Ask for other terms: { $terms }
choice-accept-help = Agree
choice-accept-trade = Agree
choice-decline-help = Refuse
choice-decline-trade = Refuse
choice-leave = Leave the fight
choice-sell = Sell { $cards } for { $gold } Gold Pieces: { $levels ->
    [one] 1 Level
   *[other] { $levels } Levels
 }{ $twice ->
    [yes] {" "}({ $doubled } for double)
   *[no] {""}
 }
choice-discard = Discard { $cards }
choice-give = Give { $cards }{ $has ->
    [yes] {" "}to { $on }
   *[no] {""}
 }
choice-trade = Trade { $gives } for { $wants }
choice-drop = Give up { $card }
choice-show = Show { $cards }
choice-choose = Choose
choice-deal = Trade or give Items away...
choice-on-whom = { $choice } ...
choice-form-ask = Ask somebody for help...
choice-form-volunteer = Offer your help...
choice-form-counter = Ask for other terms...
choice-form-sell = Sell Items for Levels (1000 Gold Pieces each)...

form-ask-whom = Whom do you ask? With each the fight would stand so:
form-helper = { $name }: { $total } against { $against }
form-treasures = How many of the { $n } Treasures does { $helper } get?
form-how-many = A number, "all", or Enter to go back:
form-all = all
form-number = Type a number from { $least } to { $most }, or "all".
form-first = Who picks first?
form-sell = Which do you sell? Each full 1000 Gold Pieces buy a Level.
form-sell-double = Which do you sell? Each full 1000 Gold Pieces buy a Level, and the dearest counts double.
form-good = { $card }{ $used ->
    [yes] {" "}(in use)
   *[no] {""}
 }
form-deal-whom = With whom do you deal?
form-deal-give = What do you give?
form-deal-want = What do you want from { $who }? Nothing makes it a gift.
form-no-items = { $who } has no Items on the table.

moment-other = { $who }, what do you do?
moment-window = { $what } { $named ->
    [yes] { $who }, do you want to do something about it?
   *[no] {""}
 }
moment-combat = { $role ->
    [fighter] { $who }, this is your fight. What do you do? It is decided when all have passed.
    [helper] { $who }, you are helping. What do you do? The fight is decided when all have passed.
    [other] { $who }, { $fighter } is fighting. Do you want to meddle?
   *[nobody] { $fighter } is fighting.
 }
moment-flight = { $n ->
    [one] { $who }, run for it!
   *[other] { $who }, run for it! Which monster do you face first?
 }
moment-door = { $who }, you have found { $card }.
moment-opening = { $who }, before the first turn you may lay down one class, one race and Items. What do you do?
moment-turn-arrange = { $who }, it is your turn. Tidy up as you like, then kick open the door.
moment-turn-opened = { $who }, there was no monster. Look for trouble, or loot the room.
moment-turn-charity = { $who }, your turn is nearly over. Anything else?
moment-turn-excess = { $who }, you hold { $over ->
    [one] 1 card
   *[other] { $over } cards
 } too many. { $mine ->
    [yes] Your Level is the lowest, so discard them
   *[no] Give them to the poorest: { $poor }
 }. What you play or sell now needn't go.
moment-turn-begin = { $who }, it is your turn.
moment-turn-end = { $who }, your turn is over.
moment-trade = { $gift ->
    [yes] { $asker } offers you { $gives }, as a gift.
   *[no] { $asker } offers you { $gives } for { $wants }.
 } Agreed?
moment-help = { $asker } and { $who } would fight together. For helping: { $terms }. { $who }, do you agree?

window-drawn = { $who } has drawn { $card }.
window-played = { $who } plays { $card }.
window-combat_starts = { $who } is about to fight { $card }.
window-meets = { $who } meets { $card }.
window-enters = { $card } comes into the fight.
window-as_soon_as = Something has come about.
window-won = { $who } is winning the fight.
window-lost = { $who } is losing the fight and must run.
window-killed = { $card } is being killed.
window-rewarded = { $who } is about to take the Treasures.
window-combat_ends = The fight is ending.
window-rolled = { $who } has rolled a { $die }.
window-escaped = { $who } is getting away from { $card }.
window-caught = { $card } is about to do its worst to { $who }.
window-curse_lands = { $card } is about to strike { $who }.
window-loss = { $who } is about to lose { $some ->
    [yes] { $card }
   *[no] something
 }.
window-discarded = { $card } is being discarded.
window-death = { $who } is about to die.
window-looting = The body of { $who } is about to be looted.
window-draws_face_up = { $who } is about to draw a card face up.
window-turn_starts = { $who }'s turn begins.
window-level_gained = { $who } is going up a Level.
window-leaves = { $card } is leaving play.
