"""A card's id and trait, made from its name."""

import re
import unicodedata

APOSTROPHES = re.compile("['’`]")
OTHER = re.compile("[^a-z0-9]+")


def id_of(name: str) -> str:
    """A card's id: its name in small letters, accents and apostrophes dropped, hyphens for all else."""
    plain = name.lower()
    if not plain.isascii():
        plain = unicodedata.normalize("NFKD", plain.replace("ß", "ss"))
        plain = "".join(sign for sign in plain if not unicodedata.combining(sign))
    return OTHER.sub("-", APOSTROPHES.sub("", plain)).strip("-")


def trait_of(name: str) -> str:
    """The trait that a card of this name gives: its id with underscores."""
    return id_of(name).replace("-", "_")
