"""The search benchmark runs, and its figures are where readers look for them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from benchmarks import search
from benchmarks._search import second_level


def test_search_benchmark_reports_every_design(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(search, "ROOF_PHOTOS", 10_000)
    monkeypatch.setattr(second_level, "PHOTOS", 1000)
    out = tmp_path / "report.json"
    options = ["--n", "2500", "--clicks", "3", "--modalities", "global", "--rivals", "scan"]
    assert search.main([*options, "--data", "clusters", "--json", str(out)]) == 0
    report = json.loads(out.read_text(encoding="utf-8"))
    assert set(report["designs"]) == {"ours", "reprojection_scan"}
    ours = report["designs"]["ours"]
    assert ours["recall100"] >= 0.98
    assert ours["ratio"] == 1.0
    assert 0 < ours["click_ms"]["median"] <= ours["click_ms"]["p95"]
    assert ours["memory_mb"] > 0
    assert report["roof"]["share"] > 0
    for row in report["second_level"]:
        assert row["margin"] > row["hash a=1"]
