"""The benchmark of albums runs on a handful of drawn pictures; its figures, by hand."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest

from benchmarks.albums import run
from benchmarks.albums.library import Album, Library, give_thumbs
from benchmarks.albums.methods import Filled, f1, flat
from benchmarks.albums.report import calibration_error, figures
from engine.feedback import Profile
from resources.gallery import MOODS, draw


@pytest.fixture
def pictures(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Two kinds of 8 pictures, and 8 of another kind that is never meant."""
    monkeypatch.setenv("LIKEWISE_CACHE", str(tmp_path / "cache"))
    moods = list(MOODS)
    for kind, parent in (("hills", "one"), ("city", "one"), ("sea", "other")):
        (tmp_path / parent / kind).mkdir(parents=True)
        for number in range(8):
            picture = draw(kind, moods[number % len(moods)], number)
            picture.save(tmp_path / parent / kind / f"{number}.jpg")
    return tmp_path


@pytest.mark.slow
def test_the_report(pictures: Path, capsys: pytest.CaptureFixture[str]) -> None:
    written = pictures / "albums.json"
    folders = ["--collection", str(pictures / "one"), "--distractors", str(pictures / "other")]
    few = ["--modalities", "global", "--quick", "--queries", "2"]
    assert run.main([*folders, *few, "--json", str(written)]) == 0
    report = json.loads(written.read_text(encoding="utf-8"))
    assert report["photos"] == 24
    for when in ("methods", "after_arrivals"):
        assert set(report[when]) == {"ours", "flat", "logistic"}
        for counts in report[when].values():
            assert set(counts) == {"5", "10"}
            for found in counts.values():
                assert {"f1", "precision", "promised", "calibration_error"} < set(found)
                assert all(0 <= found[name] <= 1 for name in ("f1", "precision", "promised"))
    assert "| ours | 5 + 5 |" in capsys.readouterr().out


def library() -> Library:
    """Ten photos on a line, of which 0 to 4 are of one class; the last two arrive later."""
    points = np.arange(10, dtype=np.float32)[:, np.newaxis] ** 2
    angles = np.arange(10) / 10
    metric = Profile({"line": points}, seed=0).untrained
    return Library(
        np.repeat([0, 1], 5),
        np.stack([np.cos(angles), np.sin(angles)], axis=1).astype(np.float32),
        metric.embed({"line": points}),
        metric,
        np.arange(10) < 8,
    )


def test_thumbs_go_down_the_list() -> None:
    album = give_thumbs(library(), 1, 2)
    assert album.clicks == ((0, 1), (2, 1), (5, -1), (6, -1))
    assert np.flatnonzero(album.open).tolist() == [3, 4, 7, 8, 9]
    assert np.flatnonzero(album.wanted).tolist() == [0, 2, 3, 4]


def test_what_arrives_later_has_no_thumb() -> None:
    rows = [row for row, _ in give_thumbs(library(), 1, 5, arriving=True).clicks]
    assert sorted(rows) == [0, 2, 3, 4, 5, 6, 7]


def test_f1_by_hand() -> None:
    """Shown: 0 and 2 (liked), 3 (a hit), 7 (a miss); 4 is lacking; the disliked 5 never counts."""
    album = give_thumbs(library(), 1, 2)
    inside = np.isin(np.arange(10), [1, 3, 5, 7])
    assert f1(album, inside) == pytest.approx(2 * 3 / (4 + 4))


def test_the_flat_threshold_is_the_best_of_what_it_was_taught() -> None:
    album = give_thumbs(library(), 1, 2)
    filled = flat(library(), [album])(album)
    assert f1(album, filled.inside) == 1
    assert filled.probabilities[4] > filled.probabilities[7]


def test_calibration_error_by_hand() -> None:
    """One bin expects .5 of two and has one; the other expects 1.8 of two and has one."""
    chances, wanted = np.array([0.5, 0.5, 0.9, 0.9]), np.array([True, False, True, False])
    assert calibration_error(chances, wanted) == pytest.approx(0.8 / 4)
    assert calibration_error(np.zeros(0), np.zeros(0, np.bool_)) == 0


def test_precision_is_that_of_what_is_promised() -> None:
    """Two photos are expected to be members nine times in ten; one of them is."""
    album = Album(0, (), np.arange(5) == 1, np.arange(5) > 0)
    chances = np.array([1, 0.95, 0.86, 0.3, 0])
    found = figures([album], [Filled(chances, chances > 0.5, chances)])
    assert found["precision"] == 0.5
    assert found["promised"] == 0.9
    assert found["certain_share"] == 1
    assert found["f1"] == pytest.approx(2 / 3, abs=1e-4)
    assert found["best_f1"] == 1
