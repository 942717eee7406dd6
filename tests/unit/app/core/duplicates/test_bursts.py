"""Bursts: shots that are one moment, found by time and likeness, and stacked by themselves."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.core.base.photo_types import Shot
from app.core.duplicates import automatic_stacks
from app.core.duplicates.automatic_stacks import stack_bursts_and_pairs
from app.core.duplicates.bursts import MAX_DISTANCE, MAX_GAP, burst_groups
from app.core.duplicates.near_duplicates import are_different_shots, of_one_shot, without_copies
from app.core.duplicates.stacks import stacks_of, take_apart
from app.core.duplicates.tables import PhotoFile
from app.core.duplicates.types import Group, GroupKind
from app.core.facts.tables import note_shots
from app.core.library.library import LibrarySnapshot
from features.same_picture import Agreement
from tests.unit.app.core.conftest import photos

# Bursts at their limits: how late, how alike, of which camera.

START = 1_000.0


def shot(photo: int, taken: float | None, camera: str = "One", modified: float = 0.0) -> PhotoFile:
    return PhotoFile(
        photo, bytes([photo]), Path(f"/{photo:03}.jpg"), 10, 4, 3, modified, taken, camera
    )


def snapshot(positions: Sequence[float], alive: Sequence[bool] | None = None) -> LibrarySnapshot:
    """Photos 0, 1, ... whose vectors stand at these positions on a line, in each modality."""
    vectors = np.array(positions, np.float32)[:, None]
    return LibrarySnapshot(
        key="key",
        schema="color.1 gist.1",
        scales={"color": 1.0, "gist": 1.0},
        vectors={"color": vectors, "gist": vectors},
        rows=np.arange(len(positions)),
        alive=np.ones(len(positions), bool) if alive is None else np.array(alive),
    )


def bursts(of: LibrarySnapshot, photos: Sequence[PhotoFile]) -> list[set[int]]:
    return [{photo.file for photo in group.photos} for group in burst_groups(of, photos)]


@pytest.mark.parametrize(
    ("later", "is_burst"), [(0.0, True), (MAX_GAP, True), (MAX_GAP + 0.01, False)]
)
def test_how_late_a_shot_may_be(later: float, is_burst: bool) -> None:
    found = bursts(snapshot([0, 0]), [shot(0, START), shot(1, START + later)])
    assert found == ([{0, 1}] if is_burst else [])


@pytest.mark.parametrize(("share", "is_burst"), [(0.0, True), (0.99, True), (1.01, False)])
def test_how_different_a_shot_may_look(share: float, is_burst: bool) -> None:
    found = bursts(
        snapshot([0, (share * MAX_DISTANCE) ** 0.5]), [shot(0, START), shot(1, START + 1)]
    )
    assert found == ([{0, 1}] if is_burst else [])


def test_a_burst_is_as_long_as_each_follows_the_one_before() -> None:
    shots = [shot(number, START + MAX_GAP * number) for number in range(20)]
    step = 0.9 * MAX_DISTANCE**0.5  # the first and the last look nothing alike
    assert bursts(snapshot([step * n for n in range(20)]), shots) == [set(range(20))]


def test_something_else_in_between_parts_it() -> None:
    shots = [shot(number, START + number) for number in range(5)]
    assert bursts(snapshot([0, 0, 5, 0, 0]), shots) == [{0, 1}, {3, 4}]


@pytest.mark.parametrize(
    "other",
    [
        shot(1, START, "Two"),  # another camera
        shot(1, None, modified=START),  # it does not tell when it was taken
        shot(1, START, ""),  # nor with what
    ],
)
def test_only_shots_of_one_camera_and_one_clock(other: PhotoFile) -> None:
    assert bursts(snapshot([0, 0]), [shot(0, START), other]) == []


def test_without_dates_the_files_tell_the_time() -> None:
    shots = [shot(0, None, "", START), shot(1, None, "", START + MAX_GAP), shot(2, None, "", 0.0)]
    assert bursts(snapshot([0, 0, 0]), shots) == [{0, 1}]


def test_what_has_no_vectors_now_is_in_none() -> None:
    shots = [shot(number, START) for number in range(2)]
    assert bursts(snapshot([0, 0], alive=[True, False]), shots) == []
    nothing = replace(snapshot([0, 0]), vectors={"texture": np.zeros((2, 1), np.float32)})
    assert bursts(nothing, shots) == []


def test_copies_are_no_shots_of_a_burst() -> None:
    shots = [shot(number, START) for number in range(3)]
    rest = without_copies(shots, [Group(GroupKind.NEAR, (shots[0], shots[2]))])
    assert rest == shots[:2]


@given(st.lists(st.floats(0, 30), max_size=12), st.lists(st.floats(0, 1), min_size=12))
def test_bursts_share_no_photo_and_follow_each_other(
    times: list[float], positions: list[float]
) -> None:
    shots = [shot(number, START + moment) for number, moment in enumerate(times)]
    found = burst_groups(snapshot(positions), shots)
    members = [photo.file for group in found for photo in group.photos]
    assert len(members) == len(set(members))
    for group in found:
        assert len(group.photos) > 1
        moments = sorted(photo.taken or 0.0 for photo in group.photos)
        assert max(np.diff(moments)) <= MAX_GAP + 1e-6


# Shots by their dates, and undated copies that look like several of them.

SHOT = PhotoFile(1, b"1", Path("/1"), 1, 1, 1, 0.0, 100.25, "One")


@pytest.mark.parametrize(
    ("change", "different"),
    [
        ({}, False),
        ({"taken": 101.25}, True),
        ({"taken": 100.5}, True),
        ({"taken": 100.0}, False),  # a program dropped the fraction
        ({"taken": None}, False),
        ({"taken": 200.0, "camera": "Two"}, False),
    ],
)
def test_the_camera_tells_shots_apart(change: dict[str, Any], different: bool) -> None:
    assert are_different_shots(SHOT, replace(SHOT, **change)) == different
    assert are_different_shots(replace(SHOT, **change), SHOT) == different


def agreement(disagreeing: float) -> Agreement:
    return Agreement(1.0, 0.99, 0.95, disagreeing)


LATER, UNDATED = replace(SHOT, taken=101.25), replace(SHOT, taken=None)


def test_an_undated_copy_is_of_the_shot_that_it_agrees_with_best() -> None:
    copies = {(0, 2): agreement(0.002), (1, 2): agreement(0.001)}
    assert of_one_shot([SHOT, LATER, UNDATED], copies) == [(1, 2)]


def test_its_own_copies_are_of_that_shot_too() -> None:
    photos = [SHOT, LATER, UNDATED, UNDATED]
    copies = {
        (0, 2): agreement(0.0),
        (1, 2): agreement(0.001),
        (1, 3): agreement(0.0),
        (2, 3): agreement(0.002),
    }
    assert of_one_shot(photos, copies) == [(0, 2), (1, 3)]


def test_without_dates_all_stay_and_dates_of_one_shot_part_nothing() -> None:
    copies = {(0, 1): agreement(0.0), (0, 2): agreement(0.001), (1, 2): agreement(0.002)}
    assert of_one_shot([UNDATED] * 3, copies) == list(copies)
    assert of_one_shot([SHOT, replace(SHOT, taken=100.0), UNDATED], copies) == list(copies)


# New bursts lie on each other by themselves, once.

__all__ = ["photos"]


@pytest.fixture
def ids(photos: Any, monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """A library whose first three photos are dated, and so one burst."""
    with photos.library.catalogue.transaction() as connection:
        connection.execute("UPDATE files SET hash = path")
        lines = connection.execute("SELECT id, hash FROM files ORDER BY id LIMIT 3").fetchall()
    note_shots(photos.library.catalogue, [(photo, content, Shot(1.0)) for photo, content in lines])

    def one_burst(_: object, shots: Iterable[PhotoFile]) -> list[Group]:
        return [Group(GroupKind.BURST, tuple(shots))]

    monkeypatch.setattr(automatic_stacks, "burst_groups", one_burst)
    return [photo for photo, _ in lines]


def test_a_burst_by_the_camera_s_clock_is_piled_up(photos: Any, ids: list[int]) -> None:
    assert stack_bursts_and_pairs(photos.library)
    assert sorted(stacks_of(photos.library).of(ids[0])) == ids


def test_what_a_person_took_apart_stays_so(photos: Any, ids: list[int]) -> None:
    stack_bursts_and_pairs(photos.library)
    take_apart(photos.library, ids)
    assert stack_bursts_and_pairs(photos.library) == {}
    assert stacks_of(photos.library).of(ids[0]) == ()
