"""The benchmark of the line: its figures by hand, and on a few pictures."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest

from benchmarks.line import run
from benchmarks.line.run import Ended, summed_up


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
