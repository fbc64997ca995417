"""The libraries that only the lab needs: an optional extra of the package, asked for before anything imports them."""

from __future__ import annotations

from importlib.util import find_spec

from kickdoor.errors import InputError

LAB = "lab"
CLUSTER = "cluster"
RL = "rl"
LIBRARIES = {LAB: ("polars", "choix", "altair", "vl_convert"), CLUSTER: ("ray",), RL: ("gymnasium", "numpy", "pettingzoo")}


def need(extra: str = LAB) -> None:
    """Raises InputError, which says what to install, where a library of this extra is missing."""
    missing = [name for name in LIBRARIES[extra] if find_spec(name) is None]
    if missing:
        raise InputError("lab-extra", libraries=", ".join(missing), extra=extra)
