"""Trees of folders with numbers of photos."""

from __future__ import annotations

from pathlib import Path

from hypothesis import given
from hypothesis import strategies as st

from app.core.photos.names import Folder, folder_tree

ROOT = Path("/photos")


def told(folder: Folder) -> tuple[str, int, list[object]]:
    return folder.path.name, folder.photos, [told(inner) for inner in folder.inner]


def test_inner_folders_count_and_stand_in_the_order_of_their_names() -> None:
    counts = {
        ROOT: 1,
        ROOT / "day 10": 2,
        ROOT / "Day 9" / "raw" / "left": 4,
        ROOT / "day 9b": 8,
        Path("/elsewhere"): 16,
    }
    (tree,) = folder_tree(counts, [ROOT])
    left = ("left", 4, [])
    inner = [("Day 9", 4, [("raw", 4, [left])]), ("day 9b", 8, []), ("day 10", 2, [])]
    assert told(tree) == ("photos", 15, inner)


def test_a_root_within_a_root_has_its_photos_and_one_without_photos_is_there() -> None:
    inner = ROOT / "inner"
    trees = folder_tree({ROOT: 1, inner / "deep": 2}, [ROOT, inner, Path("/new")])
    assert list(map(told, trees)) == [
        ("photos", 1, []),
        ("inner", 2, [("deep", 2, [])]),
        ("new", 0, []),
    ]


@given(st.dictionaries(st.lists(st.sampled_from("abc"), max_size=4).map(tuple), st.integers(1, 9)))
def test_no_photo_is_lost_or_counted_twice(counts: dict[tuple[str, ...], int]) -> None:
    (tree,) = folder_tree({ROOT.joinpath(*parts): n for parts, n in counts.items()}, [ROOT])
    assert tree.photos == sum(counts.values())

    def alone(folder: Folder) -> dict[Path, int]:
        own = folder.photos - sum(inner.photos for inner in folder.inner)
        found = {folder.path: own} if own else {}
        for inner in folder.inner:
            found |= alone(inner)
        return found

    assert alone(tree) == {ROOT.joinpath(*parts): n for parts, n in counts.items()}


def test_a_photo_with_copies_counts_once_in_each_folder_that_has_it() -> None:
    sea, hut, deep = ROOT / "sea", ROOT / "hut", ROOT / "sea" / "deep"
    other = Path("/other")
    shared = {
        frozenset([sea, hut]): 1,
        frozenset([sea, deep]): 2,
        frozenset([hut, other]): 4,
        frozenset([deep, Path("/elsewhere")]): 8,
    }
    counts = {sea: 3, hut: 5, deep: 10, other: 4, Path("/elsewhere"): 8}
    trees = folder_tree(counts, [ROOT, other], shared)
    assert list(map(told, trees)) == [
        ("photos", 15, [("hut", 5, []), ("sea", 11, [("deep", 10, [])])]),
        ("other", 4, []),
    ]
