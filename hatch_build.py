"""What happens before the package is packed: the browser's page is built and goes along, though it isn't in the repository."""

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class PackHook(BuildHookInterface):  # type: ignore[type-arg]
    """Called by hatchling. An editable install builds nothing: `make` does that when it is needed."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the page where it is out of date, and take it along."""
        if self.target_name == "wheel" and version == "editable":
            return
        sys.path.insert(0, str(Path(self.root) / "scripts"))
        import client

        client.build(Path(self.root))
        build_data["artifacts"].append("kickdoor/table/static/**")
