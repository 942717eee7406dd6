"""New bursts lie on each other by themselves, once."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest

from app.core.base.photo_types import Shot
from app.core.duplicates import automatic_stacks
from app.core.duplicates.automatic_stacks import stack_bursts_and_pairs
from app.core.duplicates.stacks import stacks_of, take_apart
from app.core.duplicates.tables import PhotoFile
from app.core.duplicates.types import Group, GroupKind
from app.core.facts.tables import note_shots
from tests.unit.app.core.conftest import photos

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
