"""Moves as people write them: the verbs of scenario files, read and written."""

from kickdoor.notation.answers import ANSWERED_BY, answer, is_own
from kickdoor.notation.names import SIDES, Answers, Saying, Unclear
from kickdoor.notation.reader import VERBS, Reader
from kickdoor.notation.text import options_text, write

__all__ = ["ANSWERED_BY", "SIDES", "VERBS", "Answers", "Reader", "Saying", "Unclear", "answer", "is_own", "options_text", "write"]
