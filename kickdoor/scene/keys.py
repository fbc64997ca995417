"""The keys of scenario files."""

# of a scenario
TOP_KEYS = (
    "scenario",
    "rules",
    "sets",
    "options",
    "cards",
    "players",
    "decks",
    "discards",
    "only",
    "dice",
    "blind",
    "seed",
    "turn",
    "phase",
    "steps",
    "then",
    "lax",
    "door_discards",
    "treasure_discards",
)
# of a step, where no player stands
STEP_KEYS = ("refuse", "see", "pass")
# of a player in the set-up
PLAYER_KEYS = (
    "level",
    "sex",
    "role",
    "identity",
    "equipped",
    "carried",
    "companions",
    "attached",
    "joined",
    "curses",
    "hand",
    "tokens",
    "dead",
)
# of `see` and `then`
TABLE_KEYS = (
    "combat",
    "door_discards",
    "treasure_discards",
    "in_door_discards",
    "in_treasure_discards",
    "door_deck",
    "treasure_deck",
    "waiting_for",
    "asked",
    "phase",
    "turn",
    "winner",
    "hidden_from",
    "shown_to",
    "absent",
    "dice",
)
# of a player there
CHECKED_KEYS = (
    "level",
    "strength",
    "sex",
    "hand",
    "equipped",
    "carried",
    "identity",
    "companions",
    "attached",
    "joined",
    "role",
    "curses",
    "tokens",
    "dead",
    "can",
    "cannot",
    "has",
    "lacks",
)
# of the fight there
COMBAT_KEYS = ("munchkins", "monsters", "winning", "fighters", "against", "treasures", "levels")
CHOOSE_PLAYERS = ("boost", "escape", "take_over")  # words that ask for a player in a phrase of their own
