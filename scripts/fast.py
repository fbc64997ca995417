"""The rules compiled by mypyc: the same sources, made into modules of this interpreter by the machine's C compiler."""

# mypy: disable-error-code="import-untyped,misc"

import os
import runpy
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from copy import copy as copy_of
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.util import find_spec
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
SUFFIX = EXTENSION_SUFFIXES[0]

# What a game runs through. Card files, sentences, records and tables stay as they are: they are read or written once a game.
MODULES = (
    "box.py", "dice.py", "event.py", "frames.py", "heard.py", "imagining.py", "move.py", "sight.py", "simulate.py", "state.py",
    "bots/*.py", "rules/*.py", "lab/env/actions.py", "lab/env/observing.py", "lab/env/picking.py",
    "lab/env/pieces.py", "lab/env/sitting.py",
)  # fmt: skip
TOOLS = ("mypy>=2.4,<3", "setuptools>=77", "msgspec>=0.22,<0.23", "types-PyYAML>=6.0.12")
# Calls between the modules go straight to their functions: nobody replaces one of them by another of the same name.
STRAIGHT = ("-fno-semantic-interposition", "-fvisibility=hidden") if os.name == "posix" else ()
LINKED = ("-Wl,-Bsymbolic",) if sys.platform == "linux" else ()
# Compiled once, played, and compiled again by what was played: a tenth to a sixth faster, as it is for Python itself. GCC only.
WATCH = ("-fprofile-generate", "-fprofile-update=single")
WATCHED = ("-fprofile-use", "-fprofile-correction", "-Wno-missing-profile", "-flto")
OPTIMISED = os.environ.get("KICKDOOR_OPTIMISED", "3")  # tests of what is compiled ask for 2: they have it sooner
WORK = Path("build") / "fast"
COPY = Path("build") / f"compiled-{OPTIMISED}"  # what was made for tests is never measured
UNCOPIED = shutil.ignore_patterns(
    ".git", ".venv", ".hypothesis", ".*_cache", "build", "dist", "node_modules", "__pycache__", "*.so", "*.pyd", "compiled.*.txt"
)
MISSING = 2


class CannotCompileError(RuntimeError):
    """Something is missing here, or the compiler gave up."""


def sources(root: Path) -> list[Path]:
    """The files that are compiled."""
    found = (file for pattern in MODULES for file in sorted((root / "kickdoor").glob(pattern)))
    return [file for file in found if file.name != "__init__.py"]


def lacking() -> str:
    """What the machine lacks for it; empty if nothing."""
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cl").split()[0]
    if shutil.which(compiler) is None:
        return f"a C compiler ({compiler})"
    headers = Path(sysconfig.get_path("include"))
    return "" if (headers / "Python.h").is_file() else f"Python's headers ({headers / 'Python.h'}; often a package python3-dev)"


def lacking_tools() -> str:
    """What this interpreter lacks for it; empty if nothing."""
    return ", ".join(name for name in ("mypyc", "setuptools", "msgspec") if find_spec(name) is None)


def is_gcc() -> bool:
    """True where the compiler takes GCC's words for learning from games."""
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cl").split()
    try:
        said = subprocess.run(
            [*compiler, "-dM", "-E", "-"], stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False
        )
    except OSError:
        return False
    return "__GNUC__" in said.stdout and "__clang__" not in said.stdout


def keeper(root: Path) -> dict[str, Any]:
    """What `kickdoor/compiled.py` defines; the package itself can't be imported where sources have changed."""
    return runpy.run_path(str(root / "kickdoor" / "compiled.py"))


def made(root: Path) -> list[Path]:
    """Compile, in a process of its own; the files lie in a folder as they have to lie in the package's parent.

    Raises CannotCompileError.
    """
    missing = lacking() or lacking_tools()
    if missing:
        raise CannotCompileError(f"{missing} is missing")
    done = subprocess.run(
        [sys.executable, __file__, "compile"], cwd=root, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )
    if done.returncode:
        raise CannotCompileError("the compiler gave up:\n" + "\n".join(done.stdout.splitlines()[-20:]))
    folder = root / WORK / "made"
    return [file for file in sorted(folder.rglob("*")) if file.is_file()]


def compile_here() -> None:
    """Compile the package in the present folder into `build/fast/made`."""
    package = Path("kickdoor")
    kept = keeper(Path())
    files = sources(Path())
    text = kept["listing"](package, files)
    shutil.rmtree(WORK / "made", ignore_errors=True)
    extensions = _extensions([str(file) for file in files], WORK)
    if OPTIMISED == "3" and is_gcc() and can_play():
        _build(extensions, WORK, WATCH, WATCH[:1])
        _play(WORK)
        _build(extensions, WORK, WATCHED, WATCHED)
    else:
        _build(extensions, WORK)
    (WORK / "made" / package / kept["LIST"]).write_text(text, encoding="utf-8")


def _extensions(files: list[str], work: Path) -> list[Any]:
    """The sources as C."""
    from mypyc.build import mypycify

    options = ["--config-file=", "--ignore-missing-imports", "--explicit-package-bases", f"--cache-dir={work / 'types'}", *files]
    made_of: list[Any] = mypycify(
        options, target_dir=str(work / "c"), multi_file=True, group_name="kickdoor", opt_level=OPTIMISED, debug_level="0"
    )
    return made_of


def _build(extensions: Sequence[Any], work: Path, compiling: Sequence[str] = (), linking: Sequence[str] = ()) -> None:
    """The C as modules, all anew, with these words more for the compiler and the linker."""
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    class Parallel(build_ext):
        """The C files one beside the other: that is where the time goes."""

        def build_extensions(self) -> None:
            compiler: Any = self.compiler
            one_by_one = compiler.compile

            def compile_all(sources: list[str], **wishes: Any) -> list[str]:
                with ThreadPoolExecutor(os.cpu_count()) as pool:
                    return [each for part in pool.map(lambda source: one_by_one([source], **wishes), sources) for each in part]

            compiler.compile = compile_all
            super().build_extensions()

    extensions = [copy_of(each) for each in extensions]
    for each in extensions:
        each.extra_compile_args = [*each.extra_compile_args, *STRAIGHT, *compiling]
        each.extra_link_args = [*each.extra_link_args, *LINKED, *linking]
    command = Parallel(Distribution({"name": "kickdoor", "ext_modules": extensions}))
    command.build_lib, command.build_temp, command.force = str(work / "made"), str(work / "objects"), True
    command.ensure_finalized()
    command.run()


def can_play() -> bool:
    """True where the libraries that kickdoor needs are there: a wheel is built without them."""
    return find_spec("platformdirs") is not None and find_spec("yaml") is not None


def _play(work: Path) -> None:
    """Games with the modules just made, which note beside their objects what was common. Raises CalledProcessError."""
    folder = work / "played"
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree("kickdoor", folder / "kickdoor", ignore=UNCOPIED)
    shutil.copytree(work / "made", folder, dirs_exist_ok=True)
    kept = keeper(Path())
    (folder / "kickdoor" / kept["LIST"]).write_text(kept["listing"](folder / "kickdoor", sources(folder)), encoding="utf-8")
    games = Path("scripts", "fast_games.py").resolve()
    subprocess.run([sys.executable, games], check=True, env={**os.environ, "PYTHONPATH": str(folder.resolve())})


def beside(root: Path) -> list[Path]:
    """The compiled modules and their list that lie beside the sources, the list last."""
    found = [*root.glob(f"kickdoor__mypyc*{SUFFIX}"), *(root / "kickdoor").rglob(f"*{SUFFIX}")]
    return sorted(found) + sorted((root / "kickdoor").glob(f"compiled*{SUFFIX}.txt"))


def put(root: Path) -> None:
    """Compile, and put the modules beside their sources; the list first, so that none is there without it."""
    files = made(root)
    take_away(root)
    for file in sorted(files, key=lambda each: each.suffix != ".txt"):
        shutil.copy2(file, root / file.relative_to(root / WORK / "made"))


def take_away(root: Path) -> None:
    """Nothing compiled is left beside the sources."""
    for file in beside(root):
        file.unlink()


def copy(root: Path) -> Path:
    """The folder of a compiled copy of everything here, made anew only where sources have changed; those stay as they are.

    The tools of the page are no copy: they are large, and the tests only read them.

    Raises CannotCompileError.
    """
    folder, fresh = root / COPY, root / COPY.with_name("compiled-new")
    shutil.rmtree(fresh, ignore_errors=True)
    shutil.copytree(root, fresh, ignore=UNCOPIED)
    tools = root / "web" / "node_modules"
    if tools.is_dir():
        (fresh / "web" / "node_modules").symlink_to(tools, target_is_directory=True)
    kept = keeper(fresh)
    was = folder / "kickdoor" / kept["LIST"]
    if was.is_file() and was.read_text(encoding="utf-8") == kept["listing"](fresh / "kickdoor", sources(fresh)):
        for file in beside(folder):
            shutil.copy2(file, fresh / file.relative_to(folder))
    else:
        put(fresh)
    shutil.rmtree(folder, ignore_errors=True)
    return fresh.rename(folder)


def main(wishes: list[str]) -> int:
    """What `scripts/fast` was asked for."""
    if wishes == ["compile"]:
        compile_here()
    elif wishes == ["pure"]:
        take_away(ROOT)
    elif wishes == ["fresh"]:
        if keeper(ROOT)["changed"](ROOT / "kickdoor"):
            print("The sources have changed since `make fast`: the compiled rules are taken away. `make fast` makes them anew.")
            take_away(ROOT)
    elif wishes in ([], ["copy"]):
        try:
            if wishes:
                print(copy(ROOT))
            else:
                put(ROOT)
        except CannotCompileError as error:
            print(f"Not compiled: {error}. kickdoor runs as it is, in pure Python.", file=sys.stderr)
            return MISSING if lacking() or lacking_tools() else 1
    else:
        print(f"scripts/fast knows pure, fresh and copy, not {' '.join(wishes)}.", file=sys.stderr)
        return MISSING
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
