"""The sentence that describes an index."""

from __future__ import annotations

from app.core.base.work_types import IndexState, how_it_finds


def test_what_finds_photos_is_said_in_few_words() -> None:
    assert how_it_finds(IndexState(total=800)) == "Searches compare every photo."
    state = IndexState(approximate=True, rows=20_000, total=20_500)
    assert how_it_finds(state) == "Searches go by codes of 20,000 photos."
