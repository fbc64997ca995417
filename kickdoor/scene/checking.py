"""Scenario files are run, one line for each scenario with the first thing that differs."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

from kickdoor.errors import DEBUG
from kickdoor.move import Refused
from kickdoor.notation import Unclear
from kickdoor.scene.keys import TOP_KEYS
from kickdoor.scene.legal import Illegal
from kickdoor.scene.lines import Fault, Map, contents, files, proper, wrong
from kickdoor.scene.run import Differs, Run
from kickdoor.words import say


class Broken(str):
    """What is wrong with a scenario that can't be run as it is written."""


def check_file(path: Path) -> Iterator[tuple[str, str]]:
    """Each scenario of a file with what differs first, or nothing; one that breaks the game stops no other one.

    Raises Fault for a file that can't be read.
    """
    for content, line in contents(path):
        name = content.get("scenario") if isinstance(content, Map) else None
        sentence = " ".join(str(name or "").split())
        try:
            scenario = proper(content, line, TOP_KEYS, str(path))
            Run(scenario, str(path)).run()
        except (Differs, Refused) as differs:
            yield sentence, str(differs)
        except Illegal as illegal:
            yield sentence, say("scene-illegal-set-up", rule=illegal.rule, what=illegal.what)
        except Unclear as unclear:
            yield sentence, Broken(wrong(str(path), line, unclear.message, **unclear.said))
        except Fault as fault:
            yield sentence, Broken(fault)
        except Exception as error:
            if os.environ.get(DEBUG):
                raise
            yield sentence, say("scene-inside", kind=type(error).__name__, what=str(error))
        else:
            yield sentence, ""


def check(paths: Iterable[str | Path], echo: Callable[[str], None]) -> int:
    """Run scenario files, one line each; 0 if all hold, 1 if one does not, 2 if a file can't be used."""
    status, count, failed = 0, 0, 0
    try:
        found = list(files(paths))
    except Fault as fault:
        echo(str(fault))
        return 2
    for path in found:
        try:
            for sentence, differs in check_file(path):
                if not sentence:  # not even a scenario
                    status = 2
                    echo(differs)
                    continue
                count += 1
                if differs:
                    failed += 1
                    status = max(status, 2 if isinstance(differs, Broken) else 1)
                    echo(say("scene-line-bad", file=str(path), sentence=sentence, what=differs))
                else:
                    echo(say("scene-line-good", sentence=sentence))
        except Fault as fault:
            status = 2
            echo(str(fault))
    echo(say("scene-summary", count=count, failed=failed))
    return status
