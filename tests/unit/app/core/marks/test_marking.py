"""Marks that a person gives, or that files bring: one rule for both."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from app.core.base.errors import MarkError
from app.core.base.photo_types import UNMARKED, MarkChange, Marks, XmpFacts
from app.core.files.plan import protect_files
from app.core.library.library import Library
from app.core.marks.fields import FoundMarks
from app.core.marks.marking import (
    inherit_marks,
    mark,
    marks_of,
    merge_facts,
    merge_marks,
    note_written,
    put_back,
    to_read,
    to_write,
    unwritten,
)
from app.core.marks.merging import DatedMarks, Source, join, merged
from app.core.marks.sidecars import SeenMarks

# Marking photos, refusals, taking it back, inheriting.


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


# Who wins: of several files, and of a person and other programs.


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


# Taking over what files say, and noting what was written into them.

LATE = 4e9


def seen(photo: int, marks: Marks, *, sidecars: int = 1, when: float = 10.0) -> SeenMarks:
    said = DatedMarks(marks, when, when, has_metadata=marks != UNMARKED or sidecars > 0)
    return SeenMarks(photo, f"stamp {when}", sidecars, said)


def now(library: Library, photo: int) -> Marks:
    return marks_of(library, [photo])[photo]


def test_what_files_say_is_taken_over_once(photos: Any) -> None:
    library, (one, two) = photos.library, photos.ids[:2]
    said = Marks(3, "red", ("a", "b"))
    assert merge_marks(library, [seen(one, said), seen(two, UNMARKED)]) == {one: said}
    assert merge_marks(library, [seen(one, said), seen(two, UNMARKED)]) == {}
    assert now(library, one) == said
    assert unwritten(library) == []


def test_dates_and_places_are_noted_with_them(photos: Any) -> None:
    library, (one, two) = photos.library, photos.ids[:2]
    told = XmpFacts((5.0, 6.0), (1.0, 2.0), dated_beside=True)
    first = [replace(seen(one, UNMARKED), facts=told), seen(two, UNMARKED)]
    assert merge_facts(library, first) == [one]
    assert merge_facts(library, first) == []
    broken = replace(seen(one, UNMARKED), fault="can't be read")
    assert merge_facts(library, [broken]) == []
    assert library.photo(one).taken == 5.0
    assert merge_facts(library, [seen(one, UNMARKED, sidecars=0)]) == [one]
    assert library.photo(one).taken is None


def test_what_a_person_said_stays_unless_the_file_is_newer(photos: Any) -> None:
    library, photo = photos.library, photos.ids[0]
    merge_marks(library, [seen(photo, Marks(3, "red", ("a", "b")))])
    mark(library, [photo], MarkChange(stars=5, add=("own",), remove=("a",)))
    assert unwritten(library) == [photo]
    merge_marks(library, [seen(photo, Marks(1, "blue", ("a", "b", "theirs")), when=20.0)])
    assert now(library, photo) == Marks(5, "blue", ("b", "own", "theirs"))
    merge_marks(library, [seen(photo, Marks(2, "blue", ("b",)), when=LATE)])
    assert now(library, photo) == Marks(2, "blue", ("b", "own"))


def test_marks_from_before_the_first_import_are_joined_with_it(photos: Any) -> None:
    library, photo = photos.library, photos.ids[0]
    mark(library, [photo], MarkChange(stars=5, add=("own",)))
    merge_marks(library, [seen(photo, Marks(1, "green", ("theirs",)))])
    assert now(library, photo) == Marks(5, "green", ("own", "theirs"))


def test_a_sidecar_that_vanished_or_broke_takes_nothing_away(photos: Any) -> None:
    library, photo = photos.library, photos.ids[0]
    said = Marks(3, "red", ("a",))
    merge_marks(library, [seen(photo, said)])
    broken = SeenMarks(photo, "stamp 2", 1, DatedMarks(has_metadata=True), "can't be read")
    assert merge_marks(library, [broken]) == {}
    assert unwritten(library) == []  # what the files said last is still known
    assert merge_marks(library, [seen(photo, UNMARKED, sidecars=0)]) == {}
    assert now(library, photo) == said
    assert unwritten(library) == [photo]


def test_what_another_program_took_away_goes(photos: Any) -> None:
    library, photo = photos.library, photos.ids[0]
    merge_marks(library, [seen(photo, Marks(3, "red", ("a",)))])
    merge_marks(library, [seen(photo, Marks(0, "", ()), when=20.0)])
    assert now(library, photo) == UNMARKED


def test_a_photo_whose_file_was_looked_at_has_its_stamp(photos: Any) -> None:
    library = photos.library
    ((folder, inside),) = list(to_read(library))
    assert folder == library.roots()[0].path
    assert [photo.id for photo in inside] == list(photos.ids)
    assert {photo.stamp for photo in inside} == {""}
    merge_marks(library, [seen(photos.ids[3], UNMARKED)])
    ((_, inside),) = list(to_read(library, [photos.ids[3]]))
    assert [(photo.id, photo.stamp) for photo in inside] == [(photos.ids[3], "stamp 10.0")]


def test_what_was_written_is_the_base_and_marks_made_meanwhile_stay(photos: Any) -> None:
    library, (one, two) = photos.library, photos.ids[:2]
    protect_files(library, False)
    put_back(library, {one: Marks(3, "", ("a",)), two: Marks(1)})
    ((_, asked),) = list(to_write(library, [one, two]))
    mark(library, [one], MarkChange(stars=4, remove=("a",)))  # while the process writes
    said = Marks(3, "red", ("a", "theirs"))  # a colour and a keyword of another program came along
    written = [seen(one, said), SeenMarks(two, fault="The disk is full.")]
    assert note_written(library, asked, written) == {one: Marks(4, "red", ("theirs",))}
    assert sorted(unwritten(library)) == [one, two]
    ((_, asked),) = list(to_write(library, [one]))
    assert asked[0].base == said
    note_written(library, asked, [seen(one, now(library, one))])
    assert unwritten(library) == [two]
