"""Whether the rules run compiled, and whether what was compiled is what stands beside it.

Who compiles (scripts/fast) leaves a list of the sources with their digests. An interpreter takes a compiled module
before its source, so that without the list nobody would notice that a source has changed since.
"""

from __future__ import annotations

from hashlib import sha256
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

PACKAGE = Path(__file__).parent
SUFFIX = EXTENSION_SUFFIXES[0]  # names the interpreter too: another one takes no notice of these modules
LIST = f"compiled{SUFFIX}.txt"


class ChangedError(ImportError):
    """Sources have changed since they were compiled: what would run is not what they say."""


def is_compiled() -> bool:
    """True if the rules of this process are compiled."""
    from kickdoor import dice

    return str(dice.__file__).endswith(SUFFIX)


def digest(source: Path) -> str:
    """What stands for the text of a source in the list, whatever ends its lines."""
    return sha256(source.read_bytes().replace(b"\r\n", b"\n")).hexdigest()


def changed(package: Path = PACKAGE) -> list[str]:
    """The sources that are no longer those that were compiled; none where nothing is compiled."""
    try:
        rows = (package / LIST).read_text(encoding="utf-8").splitlines()
    except FileNotFoundError:
        return []
    pairs = (row.split("  ", 1) for row in rows)
    return [name for was, name in pairs if not (package / name).exists() or digest(package / name) != was]


def listing(package: Path, sources: list[Path]) -> str:
    """The list of these sources: a line for each, its digest and its name."""
    return "".join(f"{digest(source)}  {source.relative_to(package).as_posix()}\n" for source in sources)
