### Pictures of a game at the online table: the fight in words, what is asked, what a move comes to.

# --- the fight ---

table-sum-level = { $who }'s Level
table-sum-its-level = { $name }: its Level
table-sum-against = { $name }: by its own text
table-verdict-running = Run!
table-verdict-tie = A tie{ $wins ->
    [yes] , which the munchkins win
   *[no] {""}
 }
table-verdict-ahead = { $n } ahead
table-verdict-short = { $n } short
table-win = { $levels ->
    [one] 1 Level
   *[other] { $levels } Levels
 }, { $treasures ->
    [one] 1 Treasure
   *[other] { $treasures } Treasures
 }.
table-runs = { $way ->
    [spared] { $who } isn't chased
    [always] { $who } gets away
    [never] { $who } can't get away
   *[roll] { $n ->
        [7] { $who } can't roll enough to get away
        [6] { $who } gets away with a 6
       *[other] { $who } gets away with { $n } or more
    }
 }{ $all ->
    [yes] .
   *[no] {" "}from { $foes }.
 }
table-bad-stuff = { $name }: { $text }
table-helps = { $who } helps.
table-helps-for = { $who } helps for { $terms }.
table-outcome = { $ours } against { $theirs }
table-slot-hands = Hands
table-wants-help = help in this fight

# --- what is asked ---

table-i-fight = { $winning ->
    [yes] I fight: as it stands I win
   *[no] I fight: as it stands I must run
 }
table-over = { $n ->
    [0] The game is over.
    [one] { $names } has won!
   *[other] { $names } have won together!
 }
table-why-window = { $moment ->
    [won] No more joining in: only a card that answers a win can still be played.
    [lost] No more joining in: only a card that answers a defeat can still be played.
   *[other] Anybody may step in now.
 }
table-why-many = Choose, then confirm.
table-chooses = { $who } chooses{ $some ->
    [yes] {" "}because of { $card }
   *[no] {""}
 }.
table-why-offer = Waiting for { $who }'s answer. Meanwhile the clock stands still.
table-opening = Before the first turn: lay down { opening-cards }, if you hold any.
table-why-opening = The first door is kicked when all are ready.
table-fight-yours = { $winning ->
    [yes] You fight, and you are winning. Say so when you are ready.
   *[no] You fight, and you are losing. Find help, or play something.
 }
table-fight = { $who } fights, and { $winning ->
    [yes] is winning.
   *[no] is losing.
 }
table-why-haggle-yours = When you say that you fight, the others have their last chance to step in.
table-why-haggle = Help, hinder or haggle. The last chance comes when { $who } says so.
table-fight-window = { $person ->
    [you] You fight, and { $winning ->
        [yes] win
       *[no] lose
    }
   *[other] { $who } fights, and { $winning ->
        [yes] wins
       *[no] loses
    }
 } unless somebody steps in.
table-why-fight-window = { $role ->
    [fighter] The others' last chance; you may still play cards yourself.
    [helper] The others' last chance; you may still play cards yourself.
   *[other] The last chance to step in: it is decided when nobody does more.
 }
table-waits = { $step ->
    [arrange] { $who }'s turn: tidying up, then the door.
    [opened] { $who } found no monster, and looks for trouble or loots the room.
    [charity] { $who }'s turn is nearly over.
    [found] { $who } has found something.
    [run] { $who } runs away.
   *[other] { $who }'s turn.
 }

## Buttons beside their card, or at a place that says the rest.
table-short-pass = { $kind ->
    [opening] Ready
    [fights] I fight
   *[pass] Pass
 }
table-short-kick = Kick the door
table-short-listen = Listen at the door
table-short-trouble = Look for trouble
table-short-loot = Loot the room
table-short-keep = Take it
table-short-end = End the turn
table-short-run = Run away
table-short-accept = Accept
table-short-decline = No, thanks
table-short-counter = Change it
table-short-ask = Ask for help
table-short-volunteer = Offer help
table-short-leave = Leave the fight
table-short-sell = Sell
table-short-trade = Trade
table-short-discard = Discard
table-short-give = Give{ $to ->
    [none] {""}
   *[other] {" "}to { $to }
 }
table-short-drop = Give up
table-short-show = Show
table-short-equip = Put on{ $bonus ->
    [none] {""}
   *[other] , { $bonus }
 }
table-short-unequip = Take off
table-short-play = { $kind ->
    [replacing] In place of { $of }
    [class] Become a(n) { $of }
    [race] Become a(n) { $of }
    [item] Only carry
    [curse] Cast on
    [laid_down] Lay down
    [one_shot] Use
   *[other] Play
 }
table-short-use = { $kind ->
    [none] Use
   *[other] { $kind }
 }
table-short-join = Send in
table-short-sacrifice = Sacrifice
table-short-carry = Have it carried
table-short-snap = Snap together
table-short-unsnap = Take apart
