### What a player is asked to choose, and how the choices read.

question-by-card = { $asked } (because of { $card }).
question-choose = { $person ->
    [you] Choose.
   *[other] { $who } chooses.
 }
question-worth = { card-chooses } Items worth at least { $gold } Gold Pieces together, none more than needed.
question-pay = { $person ->
    [you] You may pay for it: choose the cards to give up, or none.
   *[other] { $who } may pay for it: choose the cards to give up, or none.
 }
question-discarding = { $person ->
    [you] Choose the cards to discard.
   *[other] { $who } chooses the cards to discard.
 }
question-drop = { $person ->
    [you] You have one too many: choose what to give up.
   *[other] { $who } has one too many and chooses what to give up.
 }
question-unequip = { $person ->
    [you] You have more equipped than can be worn: choose what to take off.
   *[other] { $who } has more equipped than can be worn, and chooses what to take off.
 }
question-surplus = { $person ->
    [you] You have too many Big Items: choose which to part with.
   *[other] { $who } has too many Big Items and chooses which to part with.
 }
question-hand_on = { card-chooses } who gets the Big Item.
question-loot = { $person ->
    [you] You loot the body: choose one card.
   *[other] { $who } loots the body: choose one card.
 }
question-take_role = { $person ->
    [you] You may take a Role that nobody uses, or turn over the one there is.
   *[other] { $who } may take a Role that nobody uses, or turn over the one there is.
 }
question-replacing = { card-chooses } the card that makes room.
question-make_way = { card-chooses } the companion that makes room.
question-struck = { card-chooses } the card that is struck.
question-pick = { $person ->
    [you] Pick one of the Treasures.
   *[other] { $who } picks one of the Treasures.
 }
question-first = { $person ->
    [you] Two Doors at once: choose which comes first.
   *[other] { $who } has opened two Doors and chooses which comes first.
 }
question-pile = { card-chooses } the set from whose pile the card is drawn.
question-token = { card-chooses } the kind of a token from the pool.
question-share_tokens = { $person ->
    [you] Pick from the tokens of the monsters killed.
   *[other] { $who } picks from the tokens of the monsters killed.
 }
question-order = { $person ->
    [you] Lay the cards back in an order of your choice, the first to be drawn first.
   *[other] { $who } lays the cards back in an order of choice, the first to be drawn first.
 }

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
choice-form-sell = Sell Items for Levels (1,000 Gold Pieces each)...

form-ask-whom = Whom do you ask? With each the fight would stand so:
form-helper = { $name }: { $total } against { $against }
form-treasures = How many of the { $n } Treasures does { $helper } get?
form-how-many = A number, "all", or Enter to go back:
form-all = all
form-number = Type a number from { $least } to { $most }, or "all".
form-first = Who picks first?
form-sell = Which do you sell? Each full 1,000 Gold Pieces buy a Level.
form-sell-double = Which do you sell? Each full 1,000 Gold Pieces buy a Level, and the dearest counts double.
form-good = { $card }{ $used ->
    [yes] {" "}(in use)
   *[no] {""}
 }
form-deal-whom = With whom do you deal?
form-deal-give = What do you give?
form-deal-want = What do you want from { $who }? Nothing makes it a gift.
form-no-items = { $who } has no Items on the table.

moment-other = { $person ->
    [you] What do you do?
   *[other] { $who }, what do you do?
 }
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
moment-flight = { $person ->
    [you] { $n ->
        [one] Run for it!
       *[other] Run for it! Which monster do you face first?
    }
   *[other] { $n ->
        [one] { $who }, run for it!
       *[other] { $who }, run for it! Which monster do you face first?
    }
 }
moment-door = { $person ->
    [you] You have found { $card }.
   *[other] { $who }, you have found { $card }.
 }
opening-cards = { $kinds ->
    [traits] one class, one race
    [powers] one Affiliation, one Power of Rank 1
   *[both] one class, race and Affiliation, one Power of Rank 1
 }{ $friend ->
    [none] {" "}and Items
    [hireling] , Items and a hireling
    [sidekick] , Items and a Sidekick
    [ally] , Items and an Ally
   *[other] , Items and a companion
 }
moment-opening = { $who }, before the first turn you may lay down { opening-cards }. What do you do?
moment-turn-arrange = { $person ->
    [you] Your turn. Tidy up as you like, then kick open the door.
   *[other] { $who }, it is your turn. Tidy up as you like, then kick open the door.
 }
moment-turn-opened = { $person ->
    [you] No monster behind the door. Look for trouble, or loot the room.
   *[other] { $who }, there was no monster. Look for trouble, or loot the room.
 }
moment-turn-charity = { $person ->
    [you] Your turn is nearly over. Anything else?
   *[other] { $who }, your turn is nearly over. Anything else?
 }
moment-turn-excess = { $person ->
    [you] You hold
   *[other] { $who }, you hold
 } { $over ->
    [one] 1 card
   *[other] { $over } cards
 } too many. { $mine ->
    [yes] Your Level is the lowest, so discard them
   *[no] Give them to the poorest: { $poor }
 }. What you play or sell now needn't go.
moment-turn-begin = { $person ->
    [you] Your turn begins.
   *[other] { $who }, it is your turn.
 }
moment-turn-end = { $person ->
    [you] Your turn is over.
   *[other] { $who }, your turn is over.
 }
moment-trade = { $person ->
    [you] { $gift ->
        [yes] { $asker } offers you { $gives }, as a gift. Agreed?
       *[no] { $asker } offers you { $gives } for { $wants }. Agreed?
    }
    [asker] { $gift ->
        [yes] You offer { $who } { $gives }, as a gift.
       *[no] You offer { $who } { $gives } for { $wants }.
    }
   *[other] { $gift ->
        [yes] { $asker } offers { $who } { $gives }, as a gift.
       *[no] { $asker } offers { $who } { $gives } for { $wants }.
    }
 }
moment-help = { $person ->
    [you] { $asks ->
        [yes] { $asker } asks you for help and offers { $terms }. Agreed?
       *[no] { $asker } would help you, for { $terms }. Agreed?
    }
    [asker] { $asks ->
        [yes] You ask { $who } for help and offer { $terms }.
       *[no] You would help { $who }, for { $terms }.
    }
   *[other] { $asks ->
        [yes] { $asker } asks { $who } for help and offers { $terms }.
       *[no] { $asker } would help { $who }, for { $terms }.
    }
 }

window-drawn = { $person ->
    [you] You have drawn { $card }.
   *[other] { $who } has drawn { $card }.
 }
window-played = { $person ->
    [you] You play { $card }.
   *[other] { $who } plays { $card }.
 }
window-combat_starts = { $person ->
    [you] You are about to fight { $card }.
   *[other] { $who } is about to fight { $card }.
 }
window-meets = { $person ->
    [you] You meet { $card }.
   *[other] { $who } meets { $card }.
 }
window-enters = { $card } comes into the fight.
window-as_soon_as = Something has happened.
window-won = { $person ->
    [you] The fight is decided: you win.
   *[other] The fight is decided: { $who } wins.
 }
window-lost = { $person ->
    [you] The fight is decided: you lose and must run.
   *[other] The fight is decided: { $who } loses and must run.
 }
window-killed = { $card } is being killed.
window-rewarded = { $person ->
    [you] You are about to take the Treasures.
   *[other] { $who } is about to take the Treasures.
 }
window-combat_ends = The fight is ending.
window-rolled = { $person ->
    [you] You have rolled a { $die }.
   *[other] { $who } has rolled a { $die }.
 }
window-escaped = { $person ->
    [you] You are getting away from { $card }.
   *[other] { $who } is getting away from { $card }.
 }
window-caught = { $person ->
    [you] { $card } is about to do its worst to you.
   *[other] { $card } is about to do its worst to { $who }.
 }
window-curse_lands = { $person ->
    [you] { $card } is about to strike you.
   *[other] { $card } is about to strike { $who }.
 }
window-loss = { $person ->
    [you] You are
   *[other] { $who } is
 } about to lose { $some ->
    [yes] { $card }
   *[no] something
 }.
window-discarded = { $card } is being discarded.
window-death = { $person ->
    [you] You are about to die.
   *[other] { $who } is about to die.
 }
window-looting = { $person ->
    [you] Your body is about to be looted.
   *[other] The body of { $who } is about to be looted.
 }
window-draws_face_up = { $person ->
    [you] You are about to draw a card face up.
   *[other] { $who } is about to draw a card face up.
 }
window-turn_starts = { $person ->
    [you] Your turn begins.
   *[other] { $who }'s turn begins.
 }
window-level_gained = { $person ->
    [you] You are going up a Level.
   *[other] { $who } is going up a Level.
 }
window-leaves = { $card } is leaving play.
