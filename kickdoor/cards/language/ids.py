"""A card's id and trait, made from its name."""

import re
import unicodedata


def id_of(name: str) -> str:
    """A card's id: its name in small letters, accents and apostrophes dropped, hyphens for all else."""
    plain = unicodedata.normalize("NFKD", name.lower().replace("ß", "ss"))
    letters = "".join(sign for sign in plain if not unicodedata.combining(sign) and sign not in "'’`")
    return re.sub(r"[^a-z0-9]+", "-", letters).strip("-")


def trait_of(name: str) -> str:
    """The trait that a card of this name gives: its id with underscores."""
    return id_of(name).replace("-", "_")
