"""Ranks of names and folders: by hand, and against one sort of all."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as some

from app.core.base.photo_types import PhotoInfo, PhotoState
from app.core.photos.names import NameOrder, NameRanks, natural_key
from engine.steps import finish


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
