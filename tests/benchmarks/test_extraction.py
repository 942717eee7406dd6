"""The extraction benchmark runs on a handful of drawn pictures and reports what it promises."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from resources.gallery import MOODS, draw

pytest.importorskip("mahotas", reason="the straightforward version needs it (extra: benchmarks)")


@pytest.fixture
def pictures(tmp_path: Path) -> Path:
    """Two kinds, six pictures each."""
    folder = tmp_path / "pictures"
    for kind in ("hills", "city"):
        (folder / kind).mkdir(parents=True)
        for number, mood in enumerate((*MOODS, "dusk")):
            draw(kind, mood, number + 1).save(folder / kind / f"{number}.jpg")
    return folder


@pytest.mark.long
def test_report(pictures: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from benchmarks.extraction import large_photos
    from benchmarks.extraction import run as extraction

    monkeypatch.setenv("LIKEWISE_CACHE", str(tmp_path / "cache"))
    monkeypatch.setattr(extraction, "TRIPLETS", 50)
    monkeypatch.setattr(extraction, "ROUNDS", 1)
    for megapixels in large_photos.SIZES:  # what large ones take is the benchmark's to tell
        monkeypatch.setitem(large_photos.SIZES, megapixels, (600, 400))
    written = tmp_path / "report.json"
    chosen = ["--collection", str(pictures), "--photos", "4", "--queries", "6", "--large", "1"]
    assert extraction.main([*chosen, "--json", str(written)]) == 0
    report = json.loads(written.read_text(encoding="utf-8"))
    steps = report["ms"]
    assert steps["total"] == pytest.approx(sum(steps.values()) - steps["total"], abs=0.02)
    qualities = ("p20_euclid", "map_euclid", "map_lomdml")
    for version in (report, report["reference"]):
        assert set(version["per_second"]) == {"1", "2"}
        assert version["scaling"] > 0
        assert all(0 < version[quality] <= 1 for quality in qualities)
    assert report["map_euclid"] > 0.5
    assert report["straightforward_ratio"] > 0
    assert report["peak_mb"] > 10
    assert sum(report["share"].values()) == pytest.approx(1, abs=0.02)
    assert set(report["large"]) == {"12", "24"}
    assert report["memory_mb"]["all"] > report["memory_mb"]["classical"] > 10
