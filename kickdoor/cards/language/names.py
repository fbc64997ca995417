"""The closed lists of names that the language knows."""

from typing import Annotated, Literal, TypeAlias

Trait: TypeAlias = Annotated[str, "trait"]
"""A class, race, affiliation or sex by its name in small letters with underscores."""
Tag: TypeAlias = Annotated[str, "tag"]
"""A free word of the same form."""
CardName: TypeAlias = Annotated[str, "card name"]
"""The name of a card in a file; the card's id once it is read."""
Natural: TypeAlias = Annotated[int, "natural"]
"""A whole number that is not negative."""

Players: TypeAlias = Literal[
    "you",
    "target",
    "them",
    "fighter",
    "helper",
    "fighters",
    "outsiders",
    "left",
    "right",
    "others",
    "everyone",
    "user",
]
Kind: TypeAlias = Literal[
    "card",
    "door",
    "treasure",
    "monster",
    "enhancer",
    "curse",
    "class",
    "race",
    "affiliation",
    "power",
    "role",
    "companion",
    "item",
    "permanent",
    "one_shot",
    "headgear",
    "armor",
    "footgear",
    "hand_item",
    "two_handed",
    "big_item",
    "small_item",
    "complex_item",
    "wandering",
    "place",
    "token",
]
Place: TypeAlias = Literal[
    "play",
    "equipped",
    "carried",
    "hand",
    "hand_or_play",
    "hand_or_items",
    "fight",
    "used",
    "on_this",
    "beaten",
    "those",
    "laid_out",
    "door_discards",
    "treasure_discards",
    "discards",
    "same_discards",
    "door_deck",
    "treasure_deck",
]
Noun: TypeAlias = Literal["this", "target", "it", "those", "paid", "host"]
Chooser: TypeAlias = Literal["chance", "top"]
Figure: TypeAlias = Literal["bonus", "gold", "level", "rank", "treasures", "tokens"]
Side: TypeAlias = Literal["your_side", "munchkins", "monsters"]
LimitName: TypeAlias = Literal[
    "hand",
    "big",
    "complex",
    "companion",
    "rank",
    "headgear",
    "armor",
    "footgear",
    "hands",
    "class",
    "race",
    "affiliation",
]
BareAmount: TypeAlias = Literal[
    "shown",
    "paid",
    "lost_by",
    "won_by",
    "missed_by",
    "level",
    "hand",
    "strength",
    "lowest_level",
    "highest_level",
    "any",
    "all",
    "excess",
]
SituationName: TypeAlias = Literal[
    "alone",
    "helping",
    "fighting",
    "winning",
    "losing",
    "running",
    "caught",
    "highest_level",
    "lowest_level",
    "changed_sex",
    "wandered",
    "behind_the_door",
    "opened_a_door",
    "met_a_monster",
    "looked_for_trouble",
    "looted_the_room",
    "by_level_alone",
    "compelled",
]
Deed: TypeAlias = Literal[
    "help",
    "be_helped",
    "ask_for_help",
    "refuse_help",
    "ask_reward",
    "play",
    "use",
    "equip",
    "unequip",
    "sell",
    "trade",
    "give",
    "take",
    "offer",
    "discard",
    "sacrifice",
    "run_away",
    "win",
    "add_monsters",
    "look_for_trouble",
    "loot_the_room",
    "take_a_turn",
    "gain_levels",
    "lose_levels",
    "draw",
]
Harm: TypeAlias = Literal["curse", "bad_stuff", "theft"]
Per: TypeAlias = Literal["combat", "turn", "roll", "run", "victim"]
Deck: TypeAlias = Literal["door", "treasure"]
BareDuration: TypeAlias = Literal[
    "this_combat",
    "next_combat",
    "this_turn",
    "next_turn",
    "next_run",
    "until_next_turn",
    "until_next_turn_ends",
    "until_kill",
    "until_helped",
    "while_in_play",
    "game",
]
Time: TypeAlias = Literal["any_time", "your_turn", "outside_combat", "combat", "your_combat", "running", "charity"]
Happening: TypeAlias = Literal[
    "drawn",
    "played",
    "combat_starts",
    "meets",
    "enters",
    "as_soon_as",
    "won",
    "lost",
    "killed",
    "rewarded",
    "combat_ends",
    "rolled",
    "escaped",
    "caught",
    "curse_lands",
    "loss",
    "discarded",
    "death",
    "looting",
    "draws_face_up",
    "turn_starts",
    "level_gained",
    "leaves",
]
Moment: TypeAlias = Time | Happening
CardKind: TypeAlias = Literal[
    "monster",
    "enhancer",
    "item",
    "one_shot",
    "hireling",
    "sidekick",
    "ally",
    "power",
    "class",
    "race",
    "affiliation",
    "role",
    "curse",
    "door",
    "treasure",
    "rule",
    "place",
]
Pile: TypeAlias = Literal["door", "treasure", "none"]
Instead: TypeAlias = Literal["fight", "levels", "curse", "loss", "death", "draw", "charity"]
