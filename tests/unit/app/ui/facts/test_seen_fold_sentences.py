"""What a photo shows is told as surely as it is known."""

from __future__ import annotations

import re

import pytest

from app.ui.facts.seen_fold import _subject


@pytest.mark.parametrize(
    ("nouns", "said"),
    [
        ([("bee", 0.7), ("sunflower", 0.06)], "Probably: bee (70%), sunflower (6%)"),
        ([("bassoon", 0.06)], "Perhaps: bassoon (6%)"),
        ([], "No clear subject."),
    ],
)
def test_only_what_is_likelier_than_not_is_probable(
    nouns: list[tuple[str, float]], said: str
) -> None:
    assert re.sub(r"\s%", "%", _subject(nouns)) == said
