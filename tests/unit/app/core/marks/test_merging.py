"""Who wins: of several files, and of a person and other programs."""

from __future__ import annotations

import pytest

from app.core.base.photo_types import UNMARKED, Marks
from app.core.marks.fields import FoundMarks
from app.core.marks.merging import DatedMarks, Source, join, merged


def test_the_newest_sidecar_wins_field_by_field_and_any_sidecar_over_the_photo() -> None:
    older = Source(FoundMarks(2, "red", ("a",)), 10.0)
    newer = Source(FoundMarks(stars=4), 20.0)
    embedded = Source(FoundMarks(1, None, ("z",)), 30.0)
    said = join([older, newer], embedded)
    assert said == DatedMarks(Marks(4, "red", ("a",)), 20.0, 10.0, True)
    assert join([newer], embedded).marks == Marks(4, "", ("z",))
    assert join([], embedded) == DatedMarks(Marks(1, "", ("z",)), 30.0, 30.0, True)
    assert join([], None) == DatedMarks()


@pytest.mark.parametrize(
    ("base", "mine", "theirs", "both"),
    [
        (0, (0, 0.0), (3, 10.0), 3),  # first import
        (3, (3, 10.0), (5, 20.0), 5),  # they changed it
        (3, (1, 20.0), (3, 10.0), 1),  # a person did
        (3, (1, 20.0), (5, 10.0), 1),  # both did, the person later
        (3, (1, 20.0), (5, 30.0), 5),  # both did, they later
        (3, (0, 20.0), (3, 10.0), 0),  # taken away
        (3, (3, 10.0), (0, 20.0), 0),
        (-1, (-1, 1.0), (-1, 1.0), -1),
    ],
)
def test_stars_by_the_rule_of_three(
    base: int, mine: tuple[int, float], theirs: tuple[int, float], both: int
) -> None:
    own = DatedMarks(Marks(mine[0]), stars_set=mine[1])
    said = DatedMarks(Marks(theirs[0]), stars_set=theirs[1], has_metadata=True)
    assert merged(Marks(base), own, said) == Marks(both)


def test_keywords_of_both_sides_come_together() -> None:
    base = Marks(keywords=("both remove", "kept", "they remove", "we remove"))
    own = DatedMarks(Marks(keywords=("kept", "they remove", "we add")))
    theirs = DatedMarks(Marks(keywords=("kept", "they add", "we remove")))
    assert merged(base, own, theirs).keywords == ("kept", "they add", "we add")


def test_nothing_changed_is_nothing_to_do() -> None:
    marks = Marks(3, "red", ("a", "b"))
    assert merged(marks, DatedMarks(marks, 1.0, 1.0), DatedMarks(marks, 2.0, 2.0)) == marks
    assert merged(UNMARKED, DatedMarks(), DatedMarks()) == UNMARKED
