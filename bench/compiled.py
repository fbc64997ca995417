"""The rules compiled: a copy of the package in `build/compiled`, made by mypyc with the machine's C compiler."""

from __future__ import annotations

import shutil
import subprocess
import sys
from hashlib import sha256
from pathlib import Path

from bench.measure import ROOT

FOLDER = ROOT / "build" / "compiled"
STAMP = "sources.sha256"
COMPILED = ("kickdoor/move.py", "kickdoor/dice.py", "kickdoor/event.py", "kickdoor/rules/*.py")
SETUP = """from mypyc.build import mypycify
from setuptools import setup
setup(name="compiled", packages=[], ext_modules=mypycify({files!r}, opt_level="2", debug_level="0"))
"""


def build() -> Path:
    """The folder of the compiled copy; made anew (some minutes) where the sources have changed."""
    digest = _digest()
    stamp = FOLDER / STAMP
    if stamp.exists() and stamp.read_text(encoding="utf-8") == digest:
        return FOLDER
    shutil.rmtree(FOLDER, ignore_errors=True)
    for name in ("kickdoor", "bench"):
        shutil.copytree(ROOT / name, FOLDER / name, ignore=shutil.ignore_patterns("__pycache__"))
    (FOLDER / "setup.py").write_text(SETUP.format(files=_files()), encoding="utf-8")
    command = [sys.executable, "setup.py", "-q", "build_ext", "--inplace"]
    subprocess.run(command, cwd=FOLDER, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    stamp.write_text(digest, encoding="utf-8")
    return FOLDER


def _files() -> list[str]:
    return [
        str(file.relative_to(ROOT)) for pattern in COMPILED for file in sorted(ROOT.glob(pattern)) if file.name != "__init__.py"
    ]


def _digest() -> str:
    whole = sha256()
    for folder in ("kickdoor", "bench"):
        for file in sorted((ROOT / folder).rglob("*")):
            if file.suffix in (".py", ".yaml", ".ftl"):
                whole.update(file.read_bytes())
    return whole.hexdigest()
