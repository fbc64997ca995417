"""Writes rulebook/words.md: every word of the card language with its phrase and an example, made from the code."""

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "rulebook" / "words.md"


def page() -> str:
    """The page as it should be."""
    from kickdoor.play.own_set import words_page

    return words_page()


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
