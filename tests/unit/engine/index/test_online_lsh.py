"""What OnlineHashTables does beyond the contract of all indexes."""

from __future__ import annotations

from pathlib import Path

import numpy as np

from engine.index import HashIndex
from engine.index.binary_codes import hyperplanes
from engine.index.online_lsh import OnlineHashTables
from tests.unit.engine.index.one_matrix import SMALL, built, photos, turned


def test_second_level_finds_flips_better_than_chance() -> None:
    """Among the photos it proposes, flips of the followed bits are more frequent than overall."""
    metric = turned(0.2)
    index = OnlineHashTables(metric, SMALL, followed=6, touched=0.2)
    index.build(photos(4000))
    planes_before = index._second.planes
    changed = turned(0.5)
    HashIndex.metric_changed(index, changed)
    planes = hyperplanes(SMALL.bits, index._state.gram, SMALL.seed)
    proposed = index.probably_flipped(planes)
    points = np.concatenate(index._state.sketches.points).astype(np.float32)
    flips = (points @ planes_before.T >= 0) != (points @ planes[index._second.followed].T >= 0)
    assert 0 < proposed.size <= 0.2 * 4000
    assert flips[proposed].any(axis=1).mean() > 1.2 * flips.any(axis=1).mean()


def test_tables_patch_their_codes_as_the_metric_moves() -> None:
    patched, left = built(OnlineHashTables, turned(0.2)), built(HashIndex, turned(0.2))
    for angle in (0.25, 0.3, 0.35, 0.4):
        patched.metric_changed(turned(angle))
        left.metric_changed(turned(angle))
    assert patched.flipped() < left.flipped()


def test_loaded_tables_look_for_flips_as_the_saved_ones_did(tmp_path: Path) -> None:
    index, vectors = built(OnlineHashTables, turned(0.1)), photos(3000)
    index.save(tmp_path / "tables", "schema")
    loaded = OnlineHashTables.load(tmp_path / "tables", "schema", vectors, turned(0.1))
    for each in (index, loaded):
        each.metric_changed(turned(0.3))
    assert loaded.flipped() == index.flipped()
