"""The benchmarks of the line and the map: their figures by hand, and on a few pictures."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest

from benchmarks.line import run
from benchmarks.line.run import Ended, summed_up
from benchmarks.map.quality import kept
from benchmarks.map.run import between

# The benchmark of the line: its figures by hand, and on a few pictures.


def test_figures_by_hand() -> None:
    chances = np.array([0.9, 0.8, 0.6, 0.2, 0.005])
    meant = np.array([True, True, False, False, False])
    search = Ended(chances, meant, liked=3, ups=3, exist=5)
    found = search.figures()
    assert found["above"] == 3
    assert found["promised"] == pytest.approx(2.3)
    assert found["realised"] == 2
    assert found["count"]  # 5.5 are told of 5
    assert not found["all"]  # a fifth of a photo of 5.5 may be below
    surer = Ended(np.append(chances[:3], 0.005), meant[:4], liked=3, ups=3, exist=5)
    report = summed_up(iter([search, surer]))
    assert report["realised"] == pytest.approx(4 / 6, abs=1e-3)
    assert (report["all"], report["all true"]) == (1, 1)


@pytest.mark.slow
def test_the_report(collections: list[Path], tmp_path: Path) -> None:
    written = tmp_path / "line.json"
    few = ["--modalities", "global", "--n", "2", "--json", str(written)]
    assert run.main(["--collection", str(collections[0]), *few]) == 0
    report = json.loads(written.read_text(encoding="utf-8"))
    assert report["photos"]["searches"] == 2
    assert 0 <= report["photos"]["realised"] <= 1
    assert report["words"]["searches"] == 0


# The benchmark of the map: its measures by hand.


def test_a_map_that_is_the_truth_keeps_all() -> None:
    z = np.random.default_rng(0).normal(size=(60, 2))
    assert kept(z, z * 3 + 1, 0, k=5) == {"trustworthiness": 1.0, "continuity": 1.0}


def test_one_stranger_costs_its_rank() -> None:
    z = np.arange(9.0)[:, None] ** 1.1  # on a line; the plane swaps its two ends
    positions = np.zeros((9, 2))
    positions[:, 0] = z[:, 0]
    positions[0, 0], positions[8, 0] = z[8, 0], z[0, 0]
    found = kept(z, positions, 0, k=1)
    assert 0 < found["trustworthiness"] < 1
    assert found["trustworthiness"] == pytest.approx(found["continuity"])


def test_it_agrees_with_scikit_learn() -> None:
    from sklearn.manifold import trustworthiness

    random = np.random.default_rng(1)
    z, positions = random.normal(size=(80, 6)), random.normal(size=(80, 2))
    found = kept(z, positions, 0, k=5)
    assert found["trustworthiness"] == pytest.approx(trustworthiness(z, positions, n_neighbors=5))
    assert found["continuity"] == pytest.approx(trustworthiness(positions, z, n_neighbors=5))


def test_made_up_points_lie_between_photos() -> None:
    z = np.random.default_rng(2).normal(size=(50, 4)).astype(np.float32)
    points = between(z, 200, 0)
    assert points.shape == (200, 4)
    assert np.abs(points).max() < 3 * np.abs(z).max()
