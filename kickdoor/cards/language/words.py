"""Words: what happens. Each is one small type; `main` is the argument under the word itself."""

from typing import TYPE_CHECKING, Any, ClassVar, Literal, TypeAlias

from msgspec import Struct

from kickdoor.cards.language.names import (
    BareDuration,
    Deck,
    Happening,
    Noun,
    Side,
    Tag,
)
from kickdoor.cards.language.questions import Question
from kickdoor.cards.language.selectors import (
    EVERYONE,
    YOU,
    Amount,
    Cards,
    Who,
)


class Word(Struct, frozen=True, kw_only=True):
    """Something that happens when its turn in the list comes."""

    key: ClassVar[str] = ""
    if TYPE_CHECKING:
        main: Any


class UntilDuration(Struct, frozen=True, kw_only=True):
    """Until the next such event of the one it lies on."""

    key: ClassVar[str] = "until"
    main: Happening


Duration: TypeAlias = BareDuration | UntilDuration


class GainLevelsWord(Word, frozen=True, kw_only=True):
    """Go up levels; `winning`: it may be the winning one."""

    key: ClassVar[str] = "gain_levels"
    main: Amount
    who: Who = YOU
    winning: bool = False


class LoseLevelsWord(Word, frozen=True, kw_only=True):
    """Lose levels, never below 1."""

    key: ClassVar[str] = "lose_levels"
    main: Amount
    who: Who = YOU


class SetLevelWord(Word, frozen=True, kw_only=True):
    """The Level becomes this."""

    key: ClassVar[str] = "set_level"
    main: Amount
    who: Who = YOU


class DieWord(Word, frozen=True, kw_only=True):
    """These players are dead."""

    key: ClassVar[str] = "die"
    main: Who


class ChangeSexWord(Word, frozen=True, kw_only=True):
    """These players change sex."""

    key: ClassVar[str] = "change_sex"
    main: Who


class LoseWord(Word, frozen=True, kw_only=True):
    """Lose cards, or, where the demand can't be met in full, do `else_` instead of it."""

    key: ClassVar[str] = "lose"
    main: Cards
    who: Who = YOU
    else_: tuple[Word, ...] = ()


class DiscardWord(Word, frozen=True, kw_only=True):
    """Discard cards: a cost or a cleaning up, against which nothing protects."""

    key: ClassVar[str] = "discard"
    main: Cards
    who: Who = YOU


class DrawWord(Word, frozen=True, kw_only=True):
    """Draw from a deck, face down, face up, or as the card before it was drawn."""

    key: ClassVar[str] = "draw"
    main: Amount
    from_: Deck
    face: Literal["down", "up", "same"] = "down"
    who: Who = YOU


class TakeWord(Word, frozen=True, kw_only=True):
    """Take cards to hand, into play, or equipped."""

    key: ClassVar[str] = "take"
    main: Cards
    who: Who = YOU
    to: Literal["hand", "play", "equipped"] = "hand"


class GiveWord(Word, frozen=True, kw_only=True):
    """Give cards of one's own to another."""

    key: ClassVar[str] = "give"
    main: Cards
    who: Who = YOU
    to: Who


class SwapWord(Word, frozen=True, kw_only=True):
    """Swap such cards, or the Level, with another; each side chooses its own."""

    key: ClassVar[str] = "swap"
    main: Literal["level"] | Cards
    who: Who = YOU
    with_: Who


class ShowWord(Word, frozen=True, kw_only=True):
    """Show cards to players."""

    key: ClassVar[str] = "show"
    main: Cards
    who: Who = YOU
    to: Who = EVERYONE


class PeekWord(Word, frozen=True, kw_only=True):
    """Look at the top cards of a deck and put them back, in the same or in any order."""

    key: ClassVar[str] = "peek"
    main: Amount
    from_: Deck
    reorder: bool = False


class RevealWord(Word, frozen=True, kw_only=True):
    """Turn over and discard the top cards of a deck, or one by one until such a card appears."""

    key: ClassVar[str] = "reveal"
    main: Amount
    from_: Deck
    until: Cards | None = None


class ReturnWord(Word, frozen=True, kw_only=True):
    """Return cards to their owners' hands or to the top of their decks."""

    key: ClassVar[str] = "return"
    main: Cards
    to: Literal["hand", "deck"] = "hand"


class UnequipWord(Word, frozen=True, kw_only=True):
    """Items are no longer equipped, but stay on the table."""

    key: ClassVar[str] = "unequip"
    main: Cards
    who: Who = YOU


class AttachWord(Word, frozen=True, kw_only=True):
    """This card is put on the target, or kept in play before you."""

    key: ClassVar[str] = "attach"
    main: Literal["target", "you"]


class BecomeWord(Word, frozen=True, kw_only=True):
    """A card becomes your companion, item or enhancer until it leaves play."""

    key: ClassVar[str] = "become"
    main: Literal["companion", "item", "enhancer"]
    which: Cards
    bonus: Amount | None = None


class BoostWord(Word, frozen=True, kw_only=True):
    """A bonus for the rest of the fight to a side, a munchkin or a monster."""

    key: ClassVar[str] = "boost"
    main: Amount
    to: Side | Literal["either_side"] | Noun | Who | Cards


class JoinWord(Word, frozen=True, kw_only=True):
    """Monsters join the fight."""

    key: ClassVar[str] = "join"
    main: Cards
    side: Literal["monsters", "munchkins"] = "monsters"


class MateWord(Word, frozen=True, kw_only=True):
    """A second copy of the monster joins the fight and shares all its enhancers."""

    key: ClassVar[str] = "mate"
    main: Cards


class KillWord(Word, frozen=True, kw_only=True):
    """Monsters are killed, level and Treasure as usual."""

    key: ClassVar[str] = "kill"
    main: Cards


class RemoveWord(Word, frozen=True, kw_only=True):
    """Monsters go away without a level; `pays`: their Treasure is taken."""

    key: ClassVar[str] = "remove"
    main: Cards
    pays: bool = False


class FightWord(Word, frozen=True, kw_only=True):
    """A monster is fought at once, even after a fight this turn."""

    key: ClassVar[str] = "fight"
    main: Cards


class EnlistWord(Word, frozen=True, kw_only=True):
    """That player joins as the fighter's helper."""

    key: ClassVar[str] = "enlist"
    main: Who


class DismissWord(Word, frozen=True, kw_only=True):
    """That player leaves the fight."""

    key: ClassVar[str] = "dismiss"
    main: Who


class TakeOverWord(Word, frozen=True, kw_only=True):
    """That player fights in your place."""

    key: ClassVar[str] = "take_over"
    main: Who


class EscapeWord(Word, frozen=True, kw_only=True):
    """These players escape without a roll from every monster, or from these."""

    key: ClassVar[str] = "escape"
    main: Who
    from_: Cards | None = None


class RollWord(Word, frozen=True, kw_only=True):
    """These players roll the die."""

    key: ClassVar[str] = "roll"
    main: Who


class RerollWord(Word, frozen=True, kw_only=True):
    """These players roll again."""

    key: ClassVar[str] = "reroll"
    main: Who


class SetDieWord(Word, frozen=True, kw_only=True):
    """The die is turned to this number; `any`: the player's."""

    key: ClassVar[str] = "set_die"
    main: Amount


class AddToDieWord(Word, frozen=True, kw_only=True):
    """Added to the roll."""

    key: ClassVar[str] = "add_to_die"
    main: Amount


class CancelWord(Word, frozen=True, kw_only=True):
    """Cards just played, or lasting curses, have no (more) effect."""

    key: ClassVar[str] = "cancel"
    main: Cards


class SufferWord(Word, frozen=True, kw_only=True):
    """The Bad Stuff or effects of other cards strike; `else_`: there is none, or it does nothing."""

    key: ClassVar[str] = "suffer"
    main: Cards
    who: Who = YOU
    else_: tuple[Word, ...] = ()


class GainTokensWord(Word, frozen=True, kw_only=True):
    """Take tokens; `kind`: any (chosen), random, every, or one kind's name."""

    key: ClassVar[str] = "gain_tokens"
    main: Amount
    kind: Tag = "any"
    who: Who = YOU
    by: Who | None = None
    from_: Literal["pool"] | Who = "pool"


class LoseTokensWord(Word, frozen=True, kw_only=True):
    """Lose tokens, or, where there are too few, do `else_` instead of it."""

    key: ClassVar[str] = "lose_tokens"
    main: Amount
    kind: Tag = "any"
    who: Who = YOU
    by: Who | None = None
    else_: tuple[Word, ...] = ()


class OpenDoorWord(Word, frozen=True, kw_only=True):
    """Kick open so many more doors."""

    key: ClassVar[str] = "open_door"
    main: Amount


class LastingWord(Word, frozen=True, kw_only=True):
    """Leaves a mark on `who`: the questions hold for the duration (`of`: whose next combat)."""

    key: ClassVar[str] = "lasting"
    main: tuple[Duration, ...]
    who: Who = YOU
    of: Who | None = None
    gives: tuple[Question, ...]
