"""A backup of another library is told from one of this, damaged or not."""

from __future__ import annotations

import pytest

from app.core.store.recovery.salvage import Fields, Salvaged, tables
from app.core.store.recovery.same_library import is_of_another_library


def with_thumbs(*begun: tuple[int, float]) -> Salvaged:
    """A catalogue of nothing but thumbs of these (number, time)."""
    names = tables()["events"].names

    def line(seq: int, created: float) -> Fields:
        values = {"seq": seq, "search": 1, "kind": "judge", "created": created}
        return tuple(values.get(name) for name in names)

    lines = {name: list[Fields]() for name in tables()}
    return Salvaged({**lines, "events": [line(*each) for each in begun]})


OURS = with_thumbs((1, 10.0), (2, 20.0), (3, 30.0), (4, 40.0))


@pytest.mark.parametrize(
    "backup",
    [
        with_thumbs(),
        OURS,
        with_thumbs((5, 50.0), (6, 60.0), (7, 70.0)),  # no number that both have
        with_thumbs((1, 11.0), (2, 20.0), (3, 31.0)),  # two lines are damaged
        with_thumbs((1, 11.0), (2, 21.0)),  # or both of the only ones
    ],
)
def test_it_may_be_of_this_library(backup: Salvaged) -> None:
    assert not is_of_another_library(backup, OURS)


def test_numbers_with_other_times_are_of_another() -> None:
    assert is_of_another_library(with_thumbs((1, 11.0), (2, 21.0), (3, 31.0)), OURS)
