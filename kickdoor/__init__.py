"""kickdoor plays Munchkin: an unofficial, pure-Python rules engine with a terminal table and a simulator."""

from collections.abc import Mapping
from typing import Any

from kickdoor import compiled, errors

__version__ = "0.1.0"


def _sentence(message_id: str, facts: Mapping[str, Any]) -> str:
    """What an error says, in the language spoken; the words are read when the first is asked."""
    from kickdoor.words import NoSuchMessageError, say

    try:
        return say(message_id, **facts)
    except NoSuchMessageError:
        return errors.speechless(message_id, facts)


errors.voice = _sentence

if other := compiled.changed():
    from kickdoor.words import say

    raise compiled.ChangedError(say("error-changed-since-compiled", file=f"kickdoor/{other[0]}", more=len(other) - 1))
