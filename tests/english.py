"""English words that are no words of the other languages too: where one of them stands, somebody has forgotten to translate."""

import re

ENGLISH_WORDS = frozenset(
    ("the", "of", "and", "you", "your", "with", "is", "are", "was", "for", "from", "this", "that", "these", "those", "not",
     "by", "it", "its", "they", "their", "them", "each", "who", "which", "when", "while", "where", "there", "than", "then",
     "if", "but", "into", "out", "up", "only", "any", "every", "another")
)  # fmt: skip
WORD = re.compile(r"(?<![\w-])[^\W\d_]+(?![\w-])")


def english_in(text: str) -> set[str]:
    """The English words in a text. What is typed, as `this` or --that, is no word."""
    return {word for word in WORD.findall(re.sub(r"`[^`]*`", "", text)) if word.casefold() in ENGLISH_WORDS}
