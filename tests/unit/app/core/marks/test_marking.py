"""Marking photos, refusals, taking it back, inheriting."""

from __future__ import annotations

from typing import Any

import pytest

from app.core.base.errors import MarkError
from app.core.base.photo_types import UNMARKED, MarkChange, Marks
from app.core.marks.marking import (
    inherit_marks,
    mark,
    marks_of,
    put_back,
)


def test_marking_changes_what_is_said_alone_and_can_be_taken_back(photos: Any) -> None:
    library, (one, two) = photos.library, photos.ids[:2]
    mark(library, [one], MarkChange(stars=5, add=("sea",)))
    change = MarkChange(colour="green", add=("Trip|Sea",), remove=("sea",))
    before = mark(library, [one, two], change)
    assert before == {one: Marks(5, "", ("sea",)), two: UNMARKED}
    after = marks_of(library, [one, two])
    assert after == {one: Marks(5, "green", ("Trip|Sea",)), two: Marks(0, "green", ("Trip|Sea",))}
    put_back(library, before)
    assert marks_of(library, [one, two]) == before


@pytest.mark.parametrize(
    "change",
    [
        MarkChange(stars=6, add=("sea",)),
        MarkChange(stars=-1),
        MarkChange(colour="mauve", stars=1),
        MarkChange(stars=1, add=(" ",)),
    ],
)
def test_what_is_no_mark_changes_nothing(photos: Any, change: MarkChange) -> None:
    with pytest.raises(MarkError):
        mark(photos.library, photos.ids, change)
    assert set(marks_of(photos.library, photos.ids).values()) == {UNMARKED}


def test_stars_replace_a_rejection_and_none_take_it_away(photos: Any) -> None:
    library, photo = photos.library, photos.ids[0]
    put_back(library, {photo: Marks(-1)})
    mark(library, [photo], MarkChange(colour="red"))
    assert marks_of(library, [photo]) == {photo: Marks(-1, "red")}
    mark(library, [photo], MarkChange(stars=0))
    assert marks_of(library, [photo]) == {photo: Marks(0, "red")}


def test_a_survivor_inherits(photos: Any) -> None:
    library, (one, two, three) = photos.library, photos.ids[:3]
    put_back(library, {one: Marks(2, "", ("a",)), two: Marks(4, "red", ("b",)), three: Marks(-1)})
    assert inherit_marks(library, one, [two, three]) == Marks(4, "red", ("a", "b"))
    assert marks_of(library, [one])[one] == Marks(4, "red", ("a", "b"))
    assert inherit_marks(library, three, []) == Marks(-1)
