"""Which sets may be played at the tables of a server: those of the package, and the folders it was started with.

A folder is named by whoever starts the server, never by a page: nobody looks into this machine's folders from elsewhere.
"""

from __future__ import annotations

from collections.abc import Iterable

from kickdoor.cards.language import CardError, SetManifest, told
from kickdoor.errors import InputError
from kickdoor.sets import chosen, installed, is_folder, load, open_box, place_of, proper_name
from kickdoor.telling.wording import by_id


class OfferError(InputError):
    """A set that isn't played here; its message says so."""


def own_sets(names: Iterable[str]) -> tuple[str, ...]:
    """The folders among these sets: all others are offered anyway.

    Each is read, so that what is wrong with it shows before anybody sits down.
    Raises SetNameError, CardError.
    """
    given = tuple(dict.fromkeys(proper_name(each) for each in names))
    for name in given:
        manifest(name)
    return tuple(name for name in given if is_folder(name))


def manifest(name: str) -> SetManifest:
    """A set as loaded beside those of the package, whose cards it may speak of. Raises SetNameError, CardError."""
    place = place_of(name)
    decks = {place_of(each).folder: each for each in reversed(installed())}
    others = tuple(each for folder, each in decks.items() if folder != place.folder)
    return load(chosen((*others, name)))[-1]


def offered(names: Iterable[str], own: Iterable[str]) -> tuple[str, ...]:
    """The proper names of the sets wished for, which can be played together.

    Raises OfferError for a folder that isn't offered or asks for cards that are not in the mix, SetNameError where nothing
    is called so.
    """
    wished = tuple(proper_name(each) for each in names)
    if any(is_folder(name) and name not in own for name in wished):
        raise OfferError("table-no-own-sets")
    found = chosen(wished)
    try:
        open_box(found)
    except CardError as error:
        raise OfferError("table-not-together", reason=told(error.problems[0], by_id)) from error
    return found
