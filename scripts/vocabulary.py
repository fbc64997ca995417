"""Writes rulebook/words.md: every word of the card language with its phrase and an example, made from the code."""

import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "rulebook" / "words.md"
EXAMPLES = ROOT / "tests" / "cards" / "mechanisms.yaml"


def page() -> str:
    """The page as it should be."""
    from kickdoor.cards.language import load_cards, reference
    from kickdoor.words import say

    unlabelled = re.sub(r"\b(row|sheet): \w+(, |[^\n]*\n  )", "", EXAMPLES.read_text("utf-8"))
    cards = load_cards(unlabelled, EXAMPLES.name, "", slots=("steed",))
    return reference(lambda message, args: say(message, **args), cards).rstrip() + "\n"


def main() -> int:
    """Write the page, or with `--check` only compare."""
    sys.path.insert(0, str(ROOT))
    wanted = page()
    if "--check" in sys.argv[1:]:
        return 0 if PAGE.exists() and PAGE.read_text("utf-8") == wanted else 1
    PAGE.write_text(wanted, "utf-8")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
