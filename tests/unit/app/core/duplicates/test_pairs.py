"""Pairs of photos that show the same: what is compared, what is near, what was found."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from app.core.base.paths import claim
from app.core.base.photo_types import MarkChange, Marks
from app.core.duplicates import near_duplicates
from app.core.duplicates.automatic_stacks import are_pairs_shown, show_pairs, stack_bursts_and_pairs
from app.core.duplicates.copies import photos_in
from app.core.duplicates.near_duplicates import near_groups
from app.core.duplicates.stacks import put_on_top, stack, stacks_of, take_apart
from app.core.duplicates.tables import FILE_NAME, Quality, StoredComparisons
from app.core.duplicates.types import Compared, Measured
from app.core.files.job import begin_job, carry_out
from app.core.files.plan import plan_of, protect_files, source_files
from app.core.files.types import PutIntoBin, RenameBy
from app.core.files.undo import plan_undo
from app.core.marks.marking import mark, marks_of, merge_marks
from app.core.marks.merging import DatedMarks
from app.core.marks.sidecars import SeenMarks
from engine.steps import finish
from features.same_picture import NONE, Agreement
from tests.unit.app.core.files.conftest import Shelf, bin_folder, shelf

# Groups of copies, with pictures whose likeness is made up.

COPY = Agreement(1.0, 0.99, 0.95, 0.0)


class MadeUp:
    """Pictures of the same tens are copies, in steps of two pairs; counts what it is asked."""

    def __init__(self, groups: Sequence[set[int]]) -> None:
        self.groups = groups
        self.asked: list[tuple[int, int]] = []
        self.stop_after = 10**9

    def compare(self, pairs: Sequence[tuple[Path, Path]]) -> Iterator[list[Compared]]:
        for number, (a, b) in enumerate(pairs):
            if len(self.asked) == self.stop_after:
                raise KeyboardInterrupt
            names = int(a.stem), int(b.stem)
            self.asked.append((min(names), max(names)))
            is_copy = any({*names} <= group for group in self.groups)
            yield [(number, COPY if is_copy else NONE)]

    def measure(self, paths: Sequence[Path]) -> Iterator[list[Measured]]:
        raise AssertionError(paths)


@pytest.fixture
def all_near(photos: Any, monkeypatch: pytest.MonkeyPatch) -> Any:
    """Thirty photos, of which each is proposed with the next two."""

    def pairs(vectors: Any, rows: Any, limit: float, most: int) -> Any:
        numbers = range(len(rows))
        found = [(i, i + step) for i in numbers for step in (1, 2) if i + step < len(rows)]
        yield len(rows), np.array(found, np.int64).reshape(-1, 2)

    with photos.library.catalogue.transaction() as connection:
        connection.execute("UPDATE files SET hash = path")  # each has a content of its own
    monkeypatch.setattr(near_duplicates, "near_pairs", pairs)
    monkeypatch.setattr(near_duplicates, "LIMITS", dict.fromkeys(photos.library.modalities(), 1.0))
    return photos


def run(library: Any, pictures: MadeUp, distinct: Any = frozenset()) -> list[list[int]]:
    steps = near_groups(library, photos_in(library), pictures, distinct)
    return [[int(photo.path.stem) for photo in group.photos] for group in finish(steps)]


def test_the_groups_are_those_of_the_copies(all_near: Any) -> None:
    pictures = MadeUp([{0, 1, 2, 3, 4, 5}, {10, 11}])
    found = run(all_near.library, pictures)
    assert sorted(map(sorted, found)) == [[0, 1, 2, 3, 4, 5], [10, 11]]
    assert len(set(pictures.asked)) == len(pictures.asked)


def test_a_frame_of_a_burst_does_not_go_because_another_frame_has_a_copy(all_near: Any) -> None:
    photos = photos_in(all_near.library)
    best = replace(photos[0], taken=5.0, camera="Another", width=10 * photos[0].width)
    best = replace(best, height=10 * best.height)
    burst = [replace(p, taken=1000.0 + n, camera="Acme") for n, p in enumerate(photos[1:3])]
    steps = near_groups(all_near.library, [best, *burst], MadeUp([{0, 1, 2}]), set())
    (group,) = finish(steps)
    assert [photo.file for photo in group.photos] == [best.file, burst[0].file]


def test_a_chain_makes_no_group(all_near: Any) -> None:
    found = run(all_near.library, MadeUp([{0, 1}, {1, 2}]))
    assert sum(len(group) for group in found) == 2


def test_a_second_look_asks_nothing_and_one_that_was_stopped_goes_on(all_near: Any) -> None:
    groups = [{0, 1, 2, 3, 4, 5}]
    whole = MadeUp(groups)
    expected = run(all_near.library, whole)
    again = MadeUp(groups)
    assert run(all_near.library, again) == expected
    assert again.asked == []


def test_what_was_found_before_a_kill_is_kept(all_near: Any) -> None:
    groups = [{0, 1, 2, 3, 4, 5}]
    cut = MadeUp(groups)
    cut.stop_after = 20
    with pytest.raises(KeyboardInterrupt):
        run(all_near.library, cut)
    rest = MadeUp(groups)
    found = run(all_near.library, rest)
    assert sorted(map(sorted, found)) == [[0, 1, 2, 3, 4, 5]]
    assert set(rest.asked).isdisjoint(cut.asked[:-1])


def test_what_a_person_keeps_apart_stays_apart(all_near: Any) -> None:
    a, b = sorted(all_near.ids[:2])
    assert run(all_near.library, MadeUp([{0, 1}]), {(a, b)}) == []


# A raw file and the picture that the camera wrote beside it are shown as one photo.

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


# What comparing found, in a file that can be lost, damaged or closed to us.

AGREEMENT = Agreement(1.0, 0.9, 0.8, 0.1)
PAIR = (b"a", b"b")


def test_it_is_kept(tmp_path: Path) -> None:
    with closing(StoredComparisons.open(tmp_path)) as kept:
        kept.add_agreements({PAIR: AGREEMENT})
        kept.add_qualities({b"a": Quality(None, 2.5)})
    with closing(StoredComparisons.open(tmp_path)) as kept:
        assert kept.agreements([PAIR, (b"b", b"c")]) == {PAIR: AGREEMENT}
        assert kept.qualities([b"a", b"b"]) == {b"a": Quality(None, 2.5)}


def test_two_may_have_it_open(tmp_path: Path) -> None:
    with (
        closing(StoredComparisons.open(tmp_path)) as one,
        closing(StoredComparisons.open(tmp_path)) as other,
    ):
        one.add_agreements({PAIR: AGREEMENT})
        assert other.agreements([PAIR]) == {PAIR: AGREEMENT}


def test_a_damaged_file_is_made_anew(tmp_path: Path) -> None:
    claim(tmp_path)
    for damage in (b"no database" * 200, b"SQLite format 3\0" + b"\xff" * 2000):
        (tmp_path / FILE_NAME).write_bytes(damage)
        with closing(StoredComparisons.open(tmp_path)) as kept:
            assert kept.agreements([PAIR]) == {}
            kept.add_agreements({PAIR: AGREEMENT})
        with closing(StoredComparisons.open(tmp_path)) as kept:
            assert kept.agreements([PAIR]) == {PAIR: AGREEMENT}


def test_where_nothing_can_be_kept_it_lasts_while_it_is_open(tmp_path: Path) -> None:
    with closing(StoredComparisons.open(tmp_path / "none")) as kept:
        kept.add_agreements({PAIR: AGREEMENT})
        assert kept.agreements([PAIR]) == {PAIR: AGREEMENT}
    assert not (tmp_path / "none").exists()
