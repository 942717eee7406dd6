"""Groups of copies, with pictures whose likeness is made up."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from app.core.duplicates import near_duplicates
from app.core.duplicates.copies import photos_in
from app.core.duplicates.near_duplicates import near_groups
from app.core.duplicates.types import Compared, Measured
from engine.steps import finish
from features.same_picture import NONE, Agreement

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
