"""The sentence that describes an index."""

from __future__ import annotations

from app.core.base.work_types import IndexState
from app.core.index.description import how_it_finds


def test_brute_force_needs_few_words() -> None:
    assert how_it_finds(IndexState(total=800)) == "Searches compare every photo."


def test_codes_tell_what_they_know_and_miss() -> None:
    state = IndexState(approximate=True, rows=20_000, total=20_500, stale=0.021, recall=0.993)
    assert how_it_finds(state) == (
        "Searches go by codes of 20,000 photos; 500 newer ones are compared one by one; 2% of their"
        " bits are out of date; when all photos were compared last, 99% of the nearest were found."
    )
