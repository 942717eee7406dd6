"""A raw file and the picture that the camera wrote beside it are shown as one photo."""

from __future__ import annotations

import pytest

from app.core.base.photo_types import MarkChange, Marks
from app.core.duplicates.automatic_stacks import are_pairs_shown, show_pairs, stack_bursts_and_pairs
from app.core.duplicates.stacks import put_on_top, stack, stacks_of, take_apart
from app.core.files.job import begin_job, carry_out
from app.core.files.plan import plan_of, protect_files, source_files
from app.core.files.types import PutIntoBin, RenameBy
from app.core.files.undo import plan_undo
from app.core.marks.marking import mark, marks_of, merge_marks
from app.core.marks.merging import DatedMarks
from app.core.marks.sidecars import SeenMarks
from tests.unit.app.core.files.conftest import Shelf, bin_folder, shelf

__all__ = ["bin_folder", "shelf"]

RAW, SEEN = "1.CR2", "1.JPG"


@pytest.fixture
def pair(shelf: Shelf) -> Shelf:
    """A raw and its picture, and two photos beside them."""
    protect_files(shelf.library, False)
    shelf.add(RAW, SEEN, "2.cr2", "3.jpg")
    stack_bursts_and_pairs(shelf.library)
    return shelf


def stack_of(shelf: Shelf, name: str) -> list[str]:
    names = {photo: name for name, photo in shelf.photos.items()}
    return [names[photo] for photo in stacks_of(shelf.library).of(shelf.photos[name])]


def stars(shelf: Shelf, name: str) -> int:
    photo = shelf.photos[name]
    return marks_of(shelf.library, [photo])[photo].stars


@pytest.mark.parametrize(
    "names",
    [
        ("a/1.cr2", "b/1.jpg"),
        ("1.cr2", "1.nef"),
        ("1.jpg", "1.png"),
        ("1.cr2", "1-edited.jpg"),
        ("1.cr2", "1.jpg", "1.png"),
    ],
)
def test_these_are_no_pair(shelf: Shelf, names: tuple[str, ...]) -> None:
    shelf.add(*names)
    assert stack_bursts_and_pairs(shelf.library) == {}


def test_the_picture_lies_on_its_raw_and_alone_is_listed(pair: Shelf) -> None:
    assert stack_of(pair, RAW) == [SEEN, RAW]
    ids, stacks = pair.photos, stacks_of(pair.library)
    assert stacks.by_top([*ids.values()]) == [ids[SEEN], ids["2.cr2"], ids["3.jpg"]]
    assert stacks.by_top([ids[RAW], ids[SEEN]], opened=[ids[RAW]]) == [ids[SEEN], ids[RAW]]


def test_among_others_of_a_stack_a_pair_is_one_photo(pair: Shelf) -> None:
    ids = pair.photos
    stack(pair.library, [ids["3.jpg"], ids[SEEN]])
    stacks = stacks_of(pair.library)
    assert stacks.shots(ids[RAW]) == (ids["3.jpg"], ids[SEEN])
    assert stacks.by_top([*ids.values()], opened=[ids[RAW]])[-2:] == [ids["3.jpg"], ids[SEEN]]


def test_stars_and_keywords_are_of_both(pair: Shelf) -> None:
    before = mark(pair.library, [pair.photos[SEEN]], MarkChange(stars=4, add=("sea",)))
    assert set(before) == {pair.photos[SEEN], pair.photos[RAW]}
    found = marks_of(pair.library, [pair.photos[RAW]])[pair.photos[RAW]]
    assert (found.stars, found.keywords) == (4, ("sea",))


def test_what_a_sidecar_of_the_raw_says_is_of_both(pair: Shelf) -> None:
    raw, seen = pair.photos[RAW], pair.photos[SEEN]
    said = DatedMarks(Marks(stars=5), stars_set=1.0, has_metadata=True)
    assert set(merge_marks(pair.library, [SeenMarks(raw, "stamp", 1, said)])) == {raw, seen}
    assert stars(pair, SEEN) == 5


def test_a_new_pair_has_the_marks_of_both(shelf: Shelf) -> None:
    shelf.add(RAW, SEEN)
    mark(shelf.library, [shelf.photos[RAW]], MarkChange(stars=3))
    mark(shelf.library, [shelf.photos[SEEN]], MarkChange(stars=2, add=("sea",)))
    stack_bursts_and_pairs(shelf.library)
    assert marks_of(shelf.library, [*shelf.photos.values()]) == dict.fromkeys(
        shelf.photos.values(), Marks(3, "", ("sea",))
    )


def test_the_pair_goes_into_the_bin_and_back_as_one(pair: Shelf) -> None:
    plan = plan_of(PutIntoBin(), source_files(pair.library, [pair.photos[SEEN]]))
    assert [len(plan.final), len(plan.along)] == [1, 1]
    job = begin_job(pair.library, plan)
    list(carry_out(pair.library, job))
    assert set(pair.paths()) == {"2.cr2", "3.jpg"}
    list(carry_out(pair.library, begin_job(pair.library, plan_undo(pair.library, job))))
    assert stack_of(pair, SEEN) == [SEEN, RAW]
    pair.check()


@pytest.mark.parametrize("taken", [RAW, SEEN])
def test_a_part_of_a_pair_that_is_named_by_itself_goes_alone(pair: Shelf, taken: str) -> None:
    if taken == SEEN:
        take_apart(pair.library, [pair.photos[SEEN]])
    pair.do(PutIntoBin(), taken)
    assert set(pair.paths()) == {*pair.photos} - {taken}


def test_whoever_lies_on_top_takes_the_other_along(pair: Shelf) -> None:
    put_on_top(pair.library, pair.photos[RAW])
    pair.do(PutIntoBin(), RAW)
    assert set(pair.paths()) == {"2.cr2", "3.jpg"}


def test_who_took_a_pair_apart_has_two_photos(pair: Shelf) -> None:
    take_apart(pair.library, [pair.photos[RAW]])
    assert stack_bursts_and_pairs(pair.library) == {}
    mark(pair.library, [pair.photos[SEEN]], MarkChange(stars=4))
    assert stars(pair, RAW) == 0


def test_a_raw_that_comes_later_lies_below_and_leaves_the_top_of_a_stack(shelf: Shelf) -> None:
    shelf.add(SEEN, "3.jpg")
    stack(shelf.library, [shelf.photos["3.jpg"], shelf.photos[SEEN]])
    stack_bursts_and_pairs(shelf.library)
    shelf.add(RAW)
    stack_bursts_and_pairs(shelf.library)
    assert stack_of(shelf, RAW) == ["3.jpg", SEEN, RAW]


def test_a_person_may_see_each_by_itself(pair: Shelf) -> None:
    show_pairs(pair.library, False)
    assert not are_pairs_shown(pair.library)
    pair.add("4.cr2", "4.jpg")
    stack_bursts_and_pairs(pair.library)
    assert not stacks_of(pair.library)
    show_pairs(pair.library, True)
    assert (stack_of(pair, RAW), stack_of(pair, "4.cr2")) == ([SEEN, RAW], ["4.jpg", "4.cr2"])


def test_a_renamed_pair_stays_one(pair: Shelf) -> None:
    pair.do(RenameBy("sea"), SEEN)
    assert stacks_of(pair.library).shots(pair.photos[RAW]) == (pair.photos[SEEN],)
