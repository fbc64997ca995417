### What happened at the table. $who does it, $other is the other player, $cards are names or "2 cards".

event-turn = { $who }'s turn ({ $amount }).
event-door = { $who } kicks open the door: { $cards }.
event-kept = { $who } takes { $cards } into hand.
event-gave = { $who } gives { $cards } to { $other }.
event-discarded = { $who } discards { $cards }.
event-tokens = { $who } { $gained ->
    [yes] takes
   *[no] gives up
 } { $kind ->
    [none] a token
   *[other] a { $kind } token
 }.
event-table_said = { $gained ->
    [yes] The table says yes to what { $cards } asks.
   *[no] The table says no to what { $cards } asks.
 }
event-not_chased = { $cards } does not chase { $who }.
event-escaped = { $who } gets away from { $cards }.
event-caught = { $cards } catches { $who }! Bad Stuff.
event-rolled = { $who } rolls a { $amount }{ $some ->
    [yes] {" "}for { $cards }
   *[no] {""}
 }.
event-sacrificed = { $who } sacrifices { $cards }.
event-slips_away = { $who } slips away from { $cards } without a roll.
event-asked_help = { $who } asks { $other } for help, for { $amount ->
    [-1] all Treasures
    [0] no Treasures
    [one] 1 Treasure
   *[other] { $amount } Treasures
 }{ $some ->
    [yes] {" "}and { $cards }
   *[no] {""}
 }.
event-volunteered = { $who } offers to help { $other }, for { $amount ->
    [-1] all Treasures
    [0] nothing
    [one] 1 Treasure
   *[other] { $amount } Treasures
 }.
event-helps = { $who } helps { $other }.
event-broke = Broken word: { $who } plays { $cards } against { $other }, in spite of their deal.
event-declined = { $who } says no to { $other }.
event-countered = { $who } wants other terms from { $other }: { $amount ->
    [-1] all Treasures
    [0] no Treasures
    [one] 1 Treasure
   *[other] { $amount } Treasures
 }{ $some ->
    [yes] {" "}and { $cards }
   *[no] {""}
 }.
event-level_up = { $who } goes up { $amount ->
    [one] a Level
   *[other] { $amount } Levels
 }.
event-level_down = { $who } loses { $amount ->
    [one] a Level
   *[other] { $amount } Levels
 }.
event-won_the_game = { $who } wins the game!
event-unequipped = { $who } takes off { $cards }.
event-handed_on = { $who } hands { $cards } on to { $other }.
event-lost_cards = { $who } loses { $cards }.
event-took = { $who } takes { $cards }.
event-shows = { $who } shows { $cards }{ $has ->
    [yes] {" "}to { $other }
   *[no] {""}
 }.
event-peeked = { $who } looks at { $cards }.
event-revealed = { $who } turns over { $cards }.
event-die_turned = The die is turned to { $amount }.
event-played = { $who } plays { $cards }{ $aimed ->
    [yes] {" "}on { $on }
   *[no] {""}
 }.
event-used = { $who } uses { $cards }{ $aimed ->
    [yes] {" "}on { $on }
   *[no] {""}
 }.
event-died = { $who } dies!
event-role_taken = { $who } takes the Role { $cards }.
event-laid_out = The body of { $who } is laid out: { $cards }.
event-looted = { $who } loots { $cards }.
event-back = { $who } is back with a new munchkin and eight cards.
event-offers = { $who } offers { $some ->
    [yes] { $cards }
   *[no] nothing
 } to { $other }{ $amount ->
    [0] , as a gift
    [one] {" "}for an Item
   *[other] {" "}for { $amount } Items
 }.
event-traded = { $who } and { $other } trade: { $cards }.
event-sold = { $who } sells { $cards } for { $amount } Gold Pieces.
event-fight = { $who } meets { $cards }. Fight!
event-won = { $who } wins the fight by { $amount }.
event-lost = { $amount ->
    [0] A tie: { $who } loses the fight
   *[other] { $who } loses the fight by { $amount }
 } and must run away.
event-fight_over = The fight is over.
event-joined = { $cards } joins the fight.
event-mate = There are two of them now!
event-boost = { $cards } gives { $signed }{ $by ->
    [yes] {" "}to { $who }
   *[no] {""}
 }.
event-killed = { $who } kills { $cards }.
event-removed = { $cards } is out of the fight.
event-left_the_fight = { $who } leaves the fight.
event-took_over = { $who } fights instead.
event-cursed = { $has ->
    [yes] { $other } plays { $cards } on { $who }!
   *[no] { $cards } strikes { $who }!
 }
event-found_nothing = { $cards } finds nothing to take from { $who }.
event-immune = { $cards } does nothing to { $who }.
event-cancelled = { $cards } is cancelled.
event-reshuffled = { $amount ->
    [0] The Door discards are shuffled into a new deck.
   *[other] The Treasure discards are shuffled into a new deck.
 }
event-placed = { $who } puts { $cards } into play.
event-dropped = { $who } gives up { $cards }.
event-sex_changed = { $who } changes sex.
event-put_down = { $who } lays { $cards } on the table.
event-equipped = { $who } equips { $cards }.
event-loaded = { $who } has { $cards } carried.
event-picked = { $who } picks { $cards }.
event-paid = { $who } gives { $other } { $cards }, as agreed.
event-drew = { $who } draws { $cards }.
event-drew_up = { $who } draws { $cards }, face up.

did-kick = { $who } kicks open the door.
did-trouble = { $who } looks for trouble.
did-loot = { $who } loots the room.
did-listen = { $who } listens at the door.
did-keep = { $who } keeps { $card }.
did-end = { $who } ends the turn.
did-play = { $who } plays { $card }.
did-join = { $who } sends { $card } into the fight.
did-use = { $who } uses { $card }.
did-equip = { $who } equips { $card }.
did-unequip = { $who } takes off { $card }.
did-sell = { $who } sells something.
did-give = { $who } gives something away.
did-discard = { $who } discards something.
did-trade = { $who } offers a trade.
did-snap = { $who } snaps { $card } to another weapon.
did-unsnap = { $who } takes { $card } apart.
did-carry = { $who } has { $card } carried.
did-sacrifice = { $who } sacrifices { $card }.
did-drop = { $who } gives up { $card }.
did-ask = { $who } asks for help.
did-volunteer = { $who } offers help.
did-leave = { $who } leaves the fight.
did-run = { $who } runs from { $card }.
did-show = { $who } shows a card.
did-undo = A move is taken back. What was seen since went back into its pile, which was shuffled anew.
did-stir = { $who } adds a word to the shuffle.
did-level = { $who } sets a Level, by a ruling.
did-place = { $who } moves { $card }, by a ruling.
did-adjourn = The table calls it a day.
