"""Keeps a store as this version leaves it: `python tests/stores/make.py VERSION`, once for each version that is released.

Before a release the version bears an ending of its own (0.1.0.dev1), so that its games cross over like those of any older one.
"""

from __future__ import annotations

import asyncio
import sys
from importlib import import_module
from pathlib import Path

import kickdoor

FOLDER = Path(__file__).parent


def main() -> None:
    """Make the store of this version; an earlier one of its name is replaced."""
    version = sys.argv[1] if len(sys.argv) > 1 else kickdoor.__version__
    kickdoor.__version__ = version  # before anything else reads it
    file = FOLDER / f"{version}.sqlite3"
    file.unlink(missing_ok=True)
    asyncio.run(import_module("tests.stores.filling").fill(file))


if __name__ == "__main__":
    main()
