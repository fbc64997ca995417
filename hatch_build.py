"""What happens before the package is packed: the browser's page is built, the rules are compiled, and both go along."""

import os
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class PackHook(BuildHookInterface):  # type: ignore[type-arg]
    """Called by hatchling. An editable install builds nothing: `make` does that when it is needed."""

    def dependencies(self) -> list[str]:
        """What the build itself needs: mypyc where there is a C compiler."""
        return [*self._fast().TOOLS] if self.target_name == "wheel" and not self._why_pure() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the page where it is out of date, and take it along."""
        if self.target_name == "wheel" and version == "editable":
            return
        sys.path.insert(0, str(Path(self.root) / "scripts"))
        import client

        client.build(Path(self.root))
        build_data["artifacts"].append("kickdoor/table/static/**")
        if self.target_name == "wheel":
            self._compile(build_data)

    def _compile(self, build_data: dict[str, Any]) -> None:
        """Take the compiled rules along; without a compiler the wheel is pure Python, and says so."""
        fast = self._fast()
        try:
            if why := self._why_pure():
                raise fast.CannotCompileError(why)
            files = fast.made(Path(self.root))
        except fast.CannotCompileError as error:
            self.app.display_warning(f"The rules of this wheel are not compiled: {error}.")
            return
        folder = Path(self.root) / fast.WORK / "made"
        build_data["force_include"].update({str(file): file.relative_to(folder).as_posix() for file in files})
        build_data.update(pure_python=False, infer_tag=True)

    def _why_pure(self) -> str:
        """Why nothing is compiled; empty where it is."""
        if os.environ.get("KICKDOOR_PURE"):
            return "KICKDOOR_PURE is set"
        lacking: str = self._fast().lacking()
        return lacking and f"{lacking} is missing"

    def _fast(self) -> Any:
        """`scripts/fast.py` of the sources that are packed."""
        sys.path.insert(0, str(Path(self.root) / "scripts"))
        import fast

        return fast
