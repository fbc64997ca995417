"""`kickdoor lab report`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from kickdoor.saying import lines
from kickdoor.words import say


def report(
    folder: Annotated[Path, typer.Argument(help=say("cli-lab-report-folder"), metavar="FOLDER")],
    out: Annotated[Path, typer.Option("--out", help=say("cli-lab-report-out"), dir_okay=False)],
    against: Annotated[Path | None, typer.Option("--against", help=say("cli-lab-report-against"), metavar="FOLDER")] = None,
) -> int:
    """What a run says, as one page."""
    from kickdoor.lab import extra

    extra.need(extra.LAB)
    from kickdoor.files import write_whole
    from kickdoor.lab.report import page

    whole = page(folder, against).encode()
    write_whole(out, whole)
    return lines([say("lab-report-done", file=str(out), kilobytes=round(len(whole) / 1000))])
