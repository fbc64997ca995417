### A game that is over.

story-wins = { $name } wins
story-win-together = { $first } and { $second } win
story-nobody = Called a day
story-summary = { $turns ->
    [one] One turn
   *[other] { $turns } turns
 }, { $fights ->
    [0] no fight
    [one] one fight
   *[other] { $fights } fights
 }, { $deaths ->
    [0] nobody died
    [one] one funeral
   *[other] { $deaths } funerals
 }.
story-turn = { $turn ->
    [0] Before the first turn.
   *[other] Turn { $turn }.
 }
story-betrayal = Betrayal
story-remark-won = { $monster } would like it noted that it won{ $n ->
    [one] {" "}once.
    [2] {" "}twice.
   *[other] {" "}{ $n } times.
 }
story-remark-lost = { $monster } wishes it noted that nobody asked its side of the story.

award-luckiest = Luckiest die
award-fled = fled { $n } of { $of }
award-treacherous = Most treacherous
award-treacherous-why = { $n ->
    [one] one betrayal
   *[other] { $n } betrayals
 }
award-friend = Best friend
award-friend-why = { $n ->
    [one] helped once
    [2] helped twice
   *[other] helped { $n } times
 }
award-haul = Richest haul
award-haul-why = { $n ->
    [one] one Treasure
   *[other] { $n } Treasures
 }
replay-why = Why { $who } did that: { $reason }
