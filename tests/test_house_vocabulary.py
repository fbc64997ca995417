"""The page of words is as the code makes it."""

import vocabulary


def test_the_page_of_words_is_not_stale() -> None:
    assert vocabulary.PAGE.read_text("utf-8") == vocabulary.page(), "run scripts/words"
