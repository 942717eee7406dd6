"""The papers' benchmark runs, in its quick form, and writes what it promises."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from benchmarks import collection
from benchmarks.papers import omdml
from benchmarks.papers import run as papers
from benchmarks.papers.report import Report


def run(tmp_path: Path, table: str, data: Path) -> Any:
    file = tmp_path / "report.json"
    assert papers.main(["--table", table, "--data", str(data), "--quick", "--json", str(file)]) == 0
    return json.loads(file.read_text(encoding="utf-8"))


def test_report_gives_mean_spread_and_the_papers_figure() -> None:
    report = Report("title", {"map": {"A": 0.5}})
    for value in (0.25, 0.75):
        report.add("A", "map", value)
    report.add("B", "seconds", 3)
    rows = report.to_json()["rows"]
    assert rows["A"]["map"] == {"mean": 0.5, "sd": pytest.approx(0.125**0.5), "paper": 0.5}
    assert rows["B"]["seconds"] == {"mean": 3.0, "sd": 0.0, "paper": None}
    assert "| A | 0.5 ± 0.354 (0.5) |  |" in str(report)
    report.add("B", "mistakes", 1)
    assert "| map | 0.5 ± 0.354 (0.5) |  |" in str(report)


@pytest.mark.data
@pytest.mark.parametrize(
    ("table", "method", "column"),
    [
        pytest.param("lego", "LEGO", "wine", marks=pytest.mark.long),
        ("pa-pals", "PALS-", "wine"),
        pytest.param("bdrm", "BDRM", "accuracy", marks=pytest.mark.long),
        ("multi-view", "LOMDML", "map"),
        ("mlev", "MLEV-L", "iris"),
        pytest.param("scaling", "LOMDML", "exponent", marks=pytest.mark.long),
    ],
)
def test_tables_run(
    table: str, method: str, column: str, shared_data: Path, tmp_path: Path
) -> None:
    assert np.isfinite(run(tmp_path, table, shared_data)["rows"][method][column]["mean"])


@pytest.mark.parametrize("table", ["omdml-small", "omdml-standard"])
def test_photo_tables_run(table: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """With vectors in place of photos: extraction is tested elsewhere."""
    random = np.random.default_rng(0)
    labels = np.repeat(np.arange(3), 20)
    vectors = {
        name: (random.normal(size=(3, 8))[labels] + random.normal(size=(60, 8))).astype(np.float32)
        for name in omdml.NINE
    }

    def load(
        directory: Path, modalities: tuple[str, ...], *, own_words: bool
    ) -> collection.Collection:
        chosen = {name: vectors[name] / np.float32(4) for name in modalities}
        return collection.Collection(chosen, labels, ("a", "b", "c"), ())

    monkeypatch.setattr(collection, "load", load)
    rows = run(tmp_path, table, tmp_path)["rows"]
    assert rows["LOMDML"]["map"]["mean"] > 0.4
    assert {"Euclid-C", "OASIS-U"} <= set(rows)
