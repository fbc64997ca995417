"""`python -m kickdoor` is the same as the `kickdoor` command."""

import os
import sys
from collections.abc import Sequence

from kickdoor.words import language, languages, wanted

OPTION = "--language"


def speak(args: Sequence[str]) -> None:
    """Choose the language before the command line is there: its help is a sentence too. An unknown one is refused later."""
    first, _, code = (args[0] if args else "").partition("=")
    asked = (code or "".join(args[1:2])) if first == OPTION else ""
    language(asked if asked in languages() else wanted(os.environ))


def main() -> None:
    """The `kickdoor` command."""
    speak(sys.argv[1:])
    from kickdoor.cli import main as command

    command()


if __name__ == "__main__":
    main()
