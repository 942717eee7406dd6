"""The benchmark of albums that fill themselves runs, and its figures are where readers look."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from benchmarks.album_upkeep import run as album_upkeep


@pytest.mark.slow
def test_it_reports_what_filling_costs_and_what_clicks_wait(tmp_path: Path) -> None:
    out = tmp_path / "report.json"
    sizes = ["--n", "300", "--new", "20", "--albums", "4", "--filling", "2", "--clicks", "1"]
    assert album_upkeep.main([*sizes, "--json", str(out)]) == 0
    report = json.loads(out.read_text(encoding="utf-8"))
    assert report["first_filling"]["albums"] == 2
    assert report["nothing_to_do"]["albums"] == 0
    assert report["after_reading"]["albums"] == 2
    assert report["after_reading"]["step_ms_max"] >= report["after_reading"]["step_ms_median"] > 0
    assert report["click_ms"]["ratio_median"] > 0
    assert report["list_of_albums_ms"] > 0
