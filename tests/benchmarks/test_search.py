"""The search benchmark runs, and its figures are where readers look for them."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest

from benchmarks.search import run as search
from benchmarks.search.endless import SIDE, endless
from benchmarks.search.growth import LINES


def test_search_benchmark_reports_every_design(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(search, "ROOF_PHOTOS", 10_000)
    out = tmp_path / "report.json"
    options = ["--n", "1500", "--clicks", "3", "--modalities", "global", "--rivals", "scan"]
    assert search.main([*options, "--data", "clusters", "--json", str(out)]) == 0
    report = json.loads(out.read_text(encoding="utf-8"))
    assert set(report["designs"]) == {"ours", "reprojection_scan"}
    ours = report["designs"]["ours"]
    assert ours["recall100"] >= 0.98
    assert ours["ratio"] == 1.0
    assert 0 < ours["click_ms"]["median"] <= ours["click_ms"]["p95"]
    assert ours["memory_mb"] > 0
    assert report["roof"]["share"] > 0


@pytest.mark.long
def test_costs_by_size_are_written_as_tables_and_a_figure(tmp_path: Path) -> None:
    out, svg = tmp_path / "report.json", tmp_path / "figure.svg"
    parts = ["--part", "growth", "switch", "rehash", "--n", "800"]
    sizes = [*parts, "--sizes", "800", "1000", "--small", "400", "--mapped", "900"]
    options = [*sizes, "--clicks", "2", "--json", str(out), "--figure", str(svg)]
    assert search.main(options) == 0
    report = json.loads(out.read_text(encoding="utf-8"))
    assert [line["photos"] for line in report["growth"]] == [800, 1000]
    assert all(line["recall100"] >= 0.9 for line in report["growth"])
    (rehash,) = report["rehash"]
    assert min(rehash["codes_change_cpu_ms"], rehash["codes_again_cpu_ms"]) > 0
    drawn = svg.read_text(encoding="utf-8")
    assert all(f">{title}</text>" in drawn for title in LINES.values())


def test_endless_photos_are_the_same_however_they_are_read() -> None:
    library = endless(10_000, seed=0)
    whole = library.vectors["color"][0:10_000]
    few = np.array([3, SIDE + 1, 9_999])
    np.testing.assert_allclose(library.vectors["color"][few], whole[few], rtol=1e-4, atol=1e-6)
    assert len({row.tobytes() for row in whole}) == 10_000
    with pytest.raises(ValueError, match="too many"):
        endless(SIDE**2 + 1, seed=0)
