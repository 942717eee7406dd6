"""The journal: effective judgments, undo and redo, and the triplets drawn from them."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.errors import InputError
from engine.feedback.journal import (
    JournalEntry,
    Judgment,
    Sign,
    effective,
    gestures_of,
    in_order,
    redo_targets,
    undo_targets,
)
from engine.feedback.photo_vectors import gather
from engine.feedback.triplets import search_triplets

# The journal's effective judgments, and what undo and redo would do next.


def judge(number: int, row: int, sign: Sign, search: int = 0) -> JournalEntry:
    return JournalEntry(number, "judge", search, (99,), row, sign)


def undo(number: int, target: int) -> JournalEntry:
    return JournalEntry(number, "undo", target=target)


def redo(number: int, target: int) -> JournalEntry:
    return JournalEntry(number, "redo", target=target)


def signs(entries: list[JournalEntry]) -> list[tuple[int, int]]:
    return [(judgment.row, judgment.sign) for judgment in effective(entries)]


def test_judgments_keep_their_order_and_their_search() -> None:
    entries = [judge(1, 5, 1), judge(2, 3, -1, search=7)]
    assert effective(entries) == (Judgment(0, (99,), 5, 1), Judgment(7, (99,), 3, -1))


def test_the_latest_judgment_of_a_photo_wins_and_takes_its_own_place() -> None:
    assert signs([judge(1, 5, 1), judge(2, 3, 1), judge(3, 5, -1)]) == [(3, 1), (5, -1)]


def test_a_sign_of_zero_clears() -> None:
    assert signs([judge(1, 5, 1), judge(2, 5, 0)]) == []


def test_the_same_photo_in_two_searches_is_two_judgments() -> None:
    assert len(effective([judge(1, 5, 1), judge(2, 5, -1, search=1)])) == 2


def test_undoing_a_second_thumb_brings_the_first_back() -> None:
    assert signs([judge(1, 5, 1), judge(2, 5, -1), undo(3, 2)]) == [(5, 1)]


def test_undo_of_an_old_judgment_leaves_later_ones() -> None:
    assert signs([judge(1, 5, 1), judge(2, 3, 1), undo(3, 1)]) == [(3, 1)]


def test_redo_restores_the_judgment_at_its_old_place() -> None:
    entries = [judge(1, 5, 1), judge(2, 3, 1), undo(3, 1), redo(4, 1)]
    assert signs(entries) == [(5, 1), (3, 1)]


def test_undoing_twice_is_undoing_once() -> None:
    assert signs([judge(1, 5, 1), undo(2, 1), undo(3, 1), redo(4, 1)]) == [(5, 1)]


def test_undo_and_redo_walk_back_and_forth() -> None:
    entries = [judge(1, 5, 1), judge(2, 3, 1)]
    assert (undo_targets(entries), redo_targets(entries)) == ((2,), ())
    entries.append(undo(3, 2))
    assert (undo_targets(entries), redo_targets(entries)) == ((1,), (2,))
    entries.append(undo(4, 1))
    assert (undo_targets(entries), redo_targets(entries)) == ((), (1,))
    entries.append(redo(5, 1))
    assert (undo_targets(entries), redo_targets(entries)) == ((1,), (2,))


def test_a_new_judgment_ends_the_chance_to_redo() -> None:
    assert redo_targets([judge(1, 5, 1), undo(2, 1), judge(3, 4, 1)]) == ()


def test_a_gesture_is_taken_back_and_brought_back_whole() -> None:
    entries = [judge(1, 5, 1), *(replace(judge(n, n, 1), gesture=2) for n in (2, 3, 4))]
    assert undo_targets(entries) == (4, 3, 2)
    entries.append(undo(5, 3))
    assert undo_targets(entries) == (4, 2)
    assert redo_targets(entries) == (3,)
    entries += [undo(6, 4), undo(7, 2)]
    assert undo_targets(entries) == (1,)
    assert redo_targets(entries) == (2, 4, 3)
    assert redo_targets([*entries, undo(8, 1)]) == (1,)


def test_gestures_are_known_by_where_they_begin() -> None:
    assert in_order([]) == []
    assert in_order([9, 9, 4, 5, 5]) == [0, 0, 2, 3, 3]
    entries = [replace(judge(n, row=n, sign=1), gesture=1 if n < 4 else None) for n in range(1, 6)]
    assert gestures_of(entries, [1, 3, 4, 5]) == [0, 0, 2, 3]


@pytest.mark.parametrize("kind", ["undo", "redo"])
def test_an_event_that_is_not_there_cannot_be_undone(kind: str) -> None:
    with pytest.raises(InputError, match="entry 8, which is no judgment"):
        effective([judge(1, 5, 1), undo(2, 8) if kind == "undo" else redo(2, 8)])


@pytest.mark.slow
@given(st.lists(st.tuples(st.sampled_from("jur"), st.integers(0, 4), st.integers(-1, 1))))
def test_any_sequence_equals_the_journal_without_what_is_undone(
    steps: list[tuple[str, int, Sign]],
) -> None:
    entries: list[JournalEntry] = []
    standing: dict[int, bool] = {}
    for number, (kind, choice, sign) in enumerate(steps):
        if kind == "j":
            entries.append(judge(number, choice, sign))
            standing[number] = True
        elif standing:
            target = sorted(standing)[choice % len(standing)]
            entries.append(undo(number, target) if kind == "u" else redo(number, target))
            standing[target] = kind == "r"
    kept = [entry for entry in entries if standing.get(entry.number)]
    assert effective(entries) == effective(kept)


# Triplets drawn from the judgments of a search.

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
