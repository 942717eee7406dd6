"""Names and folders of photos, as people sort them."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as some
from hypothesis import strategies as st

from app.core.base.photo_types import PhotoInfo, PhotoState
from app.core.photos.names import Folder, NameOrder, NameRanks, folder_tree, natural_key
from engine.steps import finish

# Ranks of names and folders: by hand, and against one sort of all.


def photos(*paths: str) -> tuple[PhotoInfo, ...]:
    return tuple(
        PhotoInfo(
            number, 1, (Path("/p") / path).parent, Path(path).name, 4, 3, 0.0, PhotoState.READY
        )
        for number, path in enumerate(paths, 1)
    )


def ranked(order: NameOrder, infos: Sequence[PhotoInfo]) -> NameRanks:
    ranks = finish(order.rank(infos))
    assert ranks.photos.tolist() == [info.id for info in infos]
    return ranks


@pytest.mark.parametrize(
    "names",
    [
        ["photo 9", "photo 10", "Photo 11", "photo 100"],
        ["Apfel", "\u00e4pfel", "Birne", "\u00c9clair", "zebra"],
        ["cote", "cot\u00e9", "c\u00f4te", "coter"],
        ["\u304b\u304d", "\u304c\u304f", "\u304d"],
    ],
)
def test_names_are_in_the_order_in_which_people_read_them(names: list[str]) -> None:
    turned = names[::-1]
    assert sorted(turned, key=natural_key) == names


def test_ranks_of_names_and_of_folders() -> None:
    infos = photos("b 10/x.jpg", "b 9/y.jpg", "b 9/inner/x.jpg", "b 10/a 2.jpg", "b 10/a 10.jpg")
    ranks = ranked(NameOrder(), infos)
    names, folders = ranks.names.tolist(), ranks.folders.tolist()
    assert names[3] < names[4] < names[0] == names[2] < names[1]
    assert folders[1] < folders[2] < folders[0] == folders[3] == folders[4]


def test_no_photos() -> None:
    assert ranked(NameOrder(), ()).names.tolist() == []


@given(
    some.lists(some.text("aA\u00e419 ", min_size=1, max_size=4), max_size=30), some.integers(0, 30)
)
def test_ranking_some_more_is_as_ranking_all_at_once(names: list[str], first: int) -> None:
    infos, order = photos(*names), NameOrder()
    ranked(order, infos[:first])
    later = ranked(order, infos)
    paths = [info.path.name for info in infos]
    expected = sorted(range(len(paths)), key=lambda each: natural_key(paths[each]))
    assert sorted(range(len(paths)), key=lambda each: later.names[each]) == expected


# Trees of folders with numbers of photos.

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
