"""Triplets drawn from the judgments of a search."""

from __future__ import annotations

import numpy as np
import pytest

from engine.errors import InputError
from engine.feedback.journal import Judgment
from engine.feedback.photo_vectors import gather
from engine.feedback.triplets import search_triplets

NOBODY = np.zeros(0, np.int64)


def judged(**rows: int) -> list[Judgment]:
    return [
        Judgment(0, (0,), row, 1 if name.startswith("up") else -1) for name, row in rows.items()
    ]


def test_anchors_are_the_query_and_the_other_ups() -> None:
    explicit, implicit = search_triplets(
        judged(up=1, up2=2, down=3), NOBODY, np.random.default_rng(0)
    )
    assert sorted(explicit.tolist()) == [[0, 1, 3], [0, 2, 3], [1, 2, 3], [2, 1, 3]]
    assert implicit.shape == (0, 3)


def test_without_downs_only_strangers_are_dissimilar() -> None:
    explicit, implicit = search_triplets(
        judged(up=1), np.array([0, 1, 8, 9]), np.random.default_rng(0)
    )
    assert explicit.shape == (0, 3)
    assert sorted(implicit.tolist()) == [[0, 1, 8], [0, 1, 9]]


def test_downs_alone_teach_nothing_about_pairs() -> None:
    explicit, implicit = search_triplets(judged(down=1), np.arange(5), np.random.default_rng(0))
    assert len(explicit) == len(implicit) == 0


def test_there_are_at_most_as_many_as_asked_for_all_different() -> None:
    judgments = [Judgment(0, (0,), row, 1 if row < 10 else -1) for row in range(1, 30)]
    explicit, implicit = search_triplets(
        judgments, np.arange(100), np.random.default_rng(0), explicit=40, implicit=7
    )
    assert len(np.unique(explicit, axis=0)) == 40
    assert len(np.unique(implicit, axis=0)) == 7
    assert not np.isin(implicit[:, 2], np.arange(30)).any()


def test_the_draw_does_not_depend_on_how_photos_are_numbered() -> None:
    names = np.random.default_rng(5).permutation(100)
    here = [Judgment(0, (0,), row, 1 if row < 10 else -1) for row in range(1, 20)]
    there = [Judgment(0, (int(names[0]),), int(names[j.row]), j.sign) for j in here]
    reference = np.arange(100)
    first = search_triplets(here, reference, np.random.default_rng(1))
    second = search_triplets(there, names[reference], np.random.default_rng(1))
    for a, b in zip(first, second, strict=True):
        np.testing.assert_array_equal(names[a], b)


def test_gather_reads_the_library_and_the_outside_table() -> None:
    library = {"color": np.array([[1.0], [2.0]], np.float32)}
    outside = {"color": np.array([[8.0], [9.0]], np.float32)}
    assert gather(library, [1, -2, 0, -1], outside)["color"].ravel().tolist() == [2, 9, 1, 8]


@pytest.mark.parametrize(("photo", "name"), [(2, "the library"), (-3, "photos from outside")])
def test_gather_names_the_table_that_lacks_a_photo(photo: int, name: str) -> None:
    table = {"color": np.zeros((2, 1), np.float32)}
    with pytest.raises(InputError, match=name):
        gather(table, [photo], table)
