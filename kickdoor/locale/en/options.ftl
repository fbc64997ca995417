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
option-elf_wins_by_helping = Whether the level that an Elf gets for helping may be the winning one (AMB-05).
option-forced_into_the_win = A player may be forced to help even in a fight that would win the game (AMB-08).
option-help_is_asked = The fighter may ask for help when losing, or at any time in the fight (AMB-13).
option-rolls_first = Who runs away first, the fighter or the helper (AMB-15).
option-monster_gone_unfought = After a monster that went away without a kill there is no second phase, or there is one (AMB-23).
option-second_phase = Whoever met no monster must look for trouble or loot the room, or may leave both (AMB-24).
option-extra_big_items = Big Items over the limit go to the lowest able to carry them, or are discarded (AMB-40).
option-elf_helps_to_kill = An Elf who helps gets one level a monster, or as many as the monster is worth (AMB-65).
option-wandering_into_own_fight = Whether a Wandering Monster may be played into one's own fight (AMB-66).
option-companions = How many companions a player may have: one, or any number (AMB-69).
option-win_pays_the_helper = What a card pays for a fight won, it pays its owner as a helper too (AMB-71).
option-one_more_try = A second try to run away: once for each monster, or once in each flight (AMB-72).
option-sexes = The sex of each character by seat, m or f: "mffm". Without it male and female take turns.
option-token_die = After a kill without any monster that shows a token a die is rolled: on 4 or more the winner gets a random token.
option-piles_per_set = Each set keeps its own two piles, and who draws chooses the pile each time (for many sets in one game).
option-half_decks = Play with half of each deck, by chance; the rest stays aside (for many sets in one game).
option-harm_for_no_level = A card that harms another in return for a Level may be used even by one whom that Level can't help (AMB-02).
option-combat_cards_while_running = Cards for combat may be played during Running Away too (AMB-10).
option-just_received = How long a card counts as just received: until its owner or the turn's player does something else, or until the turn ends (AMB-12).
option-deal_of_a_lost_fight = The Items and tokens promised for help in a fight that is lost: nothing is due (void), or they are owed all the same (AMB-14).
option-bodies_looted = When a body is looted in a fight of two: after the last roll, or before the next one (AMB-16).
option-charity_passes_over_the_dead = Whether charity goes past the dead to the lowest of the living; if not, what would be theirs is discarded (AMB-18).
option-powers_played = When Powers are played: at any time, or on one's own turn as classes are (AMB-33).
option-role_after_death = Which Role may be taken on death: any that nobody uses, or only one's own, turned over (AMB-36).
option-lasers_joined = When lasers are joined and taken apart: outside one's own fights, or at any time (AMB-46).
option-enhancers_of_a_mate = When a monster goes and its Mate stays, its enhancers stay with the Mate, or go with the monster (AMB-49).
option-monsters_joined_by = Who may send a monster that joins by itself, such as an Undead: anybody, or only those who don't fight (AMB-50).
option-only_counts_for = For whom it holds that only Levels (or the like) count against a monster: for both fighters, or for the fighter alone (AMB-51).
option-fewest_treasures = The fewest Treasures that a monster can be worth: none, or one if its card shows any (AMB-52).
option-companion_given_up = When a companion may be given up in place of running: before the first roll, or before any roll (AMB-54).
option-token_die_when_lost = The die for a token is rolled after lost fights too (AMB-57).
option-all_tokens_for = Whose class counts for taking all tokens of a monster: the fighter's, or the helper's too (AMB-58).
option-offers_pay = When cards come that an offer pays while other monsters still fight: after the fight, or at once (AMB-68).
