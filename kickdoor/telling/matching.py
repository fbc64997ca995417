"""How a word that is typed may fit a name: wholly, at its start, at the start of a word in it, anywhere."""


def exactly(wanted: str, name: str) -> bool:
    """The whole name."""
    return wanted == name


def at_start(wanted: str, name: str) -> bool:
    """The name begins so."""
    return name.startswith(wanted)


def at_word(wanted: str, name: str) -> bool:
    """A word of the name begins so."""
    return f"-{wanted}" in name


def inside(wanted: str, name: str) -> bool:
    """The letters stand somewhere in the name."""
    return len(wanted) > 2 and wanted in name
