### Sets, house options and players: what each option does, and what is wrong with what was given.

set-unknown = There is no set called { $name }. There are: { $known }.
set-unknown-near = There is no set called { $name }. Did you mean { $near }? There are: { $known }.
set-no-folder = { $name } is no folder of a set: it has no { $manifest }.
set-none = No set was named. A game needs the cards of at least one.
set-same-deck = { $name } and { $other } are two editions of the same cards. Take one of them.

option-faster = Listen at the door: a face-down card first, kept or played as one likes, and Treasures for an empty room (Faster Play).
option-shared_victory = Whoever helped in the fight that wins the game wins too.
option-first_player = Who goes first: the number of a seat. Without it chance decides.
option-two_players = Two may play. The printed rules want three to six; this is not official.
option-epic = Play on to Level 20, with the epic abilities from Level 10.
option-sale_past_nine = A sale whose levels would pass Level 9: stop there (stop), or not allowed (refuse).

option-unknown = There is no option called { $name }. There are: { $known }.
option-unknown-near = There is no option called { $name }. Did you mean { $near }?
option-needs-value = The option { $name } needs a value: { $values }.
option-bad-value = The option { $name } can't be { $value }. It can be: { $values }.
option-no-such-seat = Seat { $number } can't go first: there are { $seats } players.

seats-number = { $number } can't play: a game has { $fewest } to { $most } players.
seats-two = Two can play only with the option two_players: the printed rules want three or more.
seats-no-name = A player has no name.
seats-one-name = Two players are called { $name }. Give each a name of its own.
