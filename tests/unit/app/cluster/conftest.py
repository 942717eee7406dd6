"""Shards in memory, and a metric to search them by."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import pytest

from app.cluster.metric_change import MetricChange, whole
from engine.metrics.lomdml import LOMDML
from engine.types import Float32

DIMENSIONS = {"color": 12, "gist": 30}


def vectors_of(rows: int, seed: int = 0) -> dict[str, Float32]:
    """Scaled vectors of so many photos."""
    random = np.random.default_rng(seed)
    return {
        name: random.standard_normal((rows, size), dtype=np.float32) / np.float32(np.sqrt(2 * size))
        for name, size in DIMENSIONS.items()
    }


@dataclass(frozen=True)
class MemoryShard:
    """A shard whose matrices are at hand."""

    name: str
    folder: Path
    vectors: dict[str, Float32]
    meaning: str = "meaning"

    @property
    def rows(self) -> int:
        return len(self.vectors["color"])

    def read(self) -> dict[str, Float32]:
        return self.vectors


MakeShard = Callable[..., MemoryShard]


@pytest.fixture
def make_shard(tmp_path: Path) -> MakeShard:
    def make(name: str, rows: int, seed: int = 0) -> MemoryShard:
        folder = tmp_path / name
        folder.mkdir(parents=True, exist_ok=True)
        return MemoryShard(name, folder, vectors_of(rows, seed))

    return make


@pytest.fixture
def learner() -> LOMDML:
    return LOMDML(rank=8).fit(vectors_of(200))


@pytest.fixture
def change(learner: LOMDML) -> MetricChange:
    return whole(learner.metric_, 1)
