"""Making a map: the same result however often it is killed, and old or new, never half."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from app.core.base.paths import claim
from app.core.map import making
from app.core.map.making import MapInput, Phase, StoredMap, make_map
from features.noun_list import labels_by_noun
from features.nouns import LABELS


@pytest.fixture(autouse=True)
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    """Fewer iterations: what is tested is not how good a map is."""
    monkeypatch.setattr(making, "NEW_OF_FEW", (Phase(50, 12.0, 0.5), Phase(25, 1.0, 0.8)))
    monkeypatch.setattr(making, "WARM", (Phase(25, 1.0, 0.8),))


def input_of(count: int, key: str = "first") -> MapInput:
    random = np.random.default_rng(0)
    group = np.arange(count) % 3
    x = (np.eye(3, 6)[group] * 30 + random.normal(size=(count, 6))).astype(np.float32)
    labels = np.zeros(count, LABELS)
    labels["label"][:, 0] = labels_by_noun()["zebra"][0]
    labels["probability"][group == 0, 0] = 0.9
    return MapInput(
        key=key,
        photos=np.arange(count) + 100,
        start=np.full((count, 2), np.nan),
        colours=random.integers(0, 256, (count, 3)).astype(np.uint8),
        x=x,
        mean=np.zeros(6, np.float32),
        axes=np.eye(6, dtype=np.float32),
        labels=labels,
    )


def made(folder: Path) -> StoredMap:
    found = making.read_map(folder)
    assert found is not None
    return found


def whole(folder: Path, given: MapInput) -> StoredMap:
    claim(folder.parent)
    making.write_input(folder, given)
    shares = list(make_map(folder, 1))
    assert shares == sorted(shares)
    assert shares[-1] == 1.0
    return made(folder)


@pytest.mark.parametrize("count", [1, 2, 3, 8, 9, 30])
def test_few_photos_have_a_map_too(tmp_path: Path, count: int) -> None:
    found = whole(tmp_path / "derived", input_of(count))
    assert len(np.unique(found.cells, axis=0)) == count
    assert found.count[-1] == count
    assert np.isin(found.shown, found.photos).all()


def test_alike_photos_are_near_and_their_region_has_a_name(tmp_path: Path) -> None:
    found = whole(tmp_path / "derived", input_of(150))
    distances = np.linalg.norm(found.cells[:, None] - found.cells, axis=2)
    alike = np.arange(150)[:, None] % 3 == np.arange(150) % 3
    assert distances[alike].mean() < 0.5 * distances[~alike].mean()
    assert {found.names[region] for region in range(len(found.names))} == {"zebra", ""}
    assert found.names[-1] == ""  # the whole shows other things as well


def test_a_region_shows_the_photo_that_shows_its_name_most_plainly(tmp_path: Path) -> None:
    for plain in (30, 60):
        given = input_of(150)
        given.labels["probability"][plain, 0] = 0.99
        found = whole(tmp_path / str(plain) / "derived", given)
        zebras = np.array([name == "zebra" for name in found.names])
        largest = int(np.argmax(np.where(zebras, found.count, 0)))
        assert found.shown[largest] == given.photos[plain]


def test_the_input_goes_when_the_map_is_there(tmp_path: Path) -> None:
    whole(tmp_path / "derived", input_of(20))
    assert [path.name for path in (tmp_path / "derived").iterdir()] == ["map.likewise"]
    assert list(make_map(tmp_path / "derived", 1)) == []


def test_killed_at_any_step_the_old_map_stays_and_the_new_one_is_the_same(tmp_path: Path) -> None:
    straight = whole(tmp_path / "straight" / "derived", input_of(40, "second"))
    folder = tmp_path / "killed" / "derived"
    old = whole(folder, input_of(40))
    making.write_input(folder, input_of(40, "second"))
    for step in range(1, 5):  # the neighbours, and three steps of the embedding
        steps = make_map(folder, 1)
        for _ in range(step):
            next(steps)
        assert (made(folder).key, *made(folder).cells.ravel()) == (old.key, *old.cells.ravel())
    list(make_map(folder, 1))
    assert (made(folder).points == straight.points).all()
    assert (made(folder).cells == straight.cells).all()


def test_a_new_map_lies_over_the_one_before(tmp_path: Path) -> None:
    folder = tmp_path / "derived"
    given = input_of(60)
    first = whole(folder, given)
    start = first.points.copy()
    start[50:] = np.nan
    turned = replace(given, key="second", start=start)
    second = whole(folder, turned)
    moved = np.linalg.norm(second.points[:50] - first.points[:50], axis=1)
    assert np.median(moved) < 0.25 * first.points.std()
