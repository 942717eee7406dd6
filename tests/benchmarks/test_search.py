"""Reports: benchmarks run, their figures are where readers look for them, and are held against
floors."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from benchmarks import collection
from benchmarks.floors import run
from benchmarks.papers import omdml
from benchmarks.papers import run as papers
from benchmarks.papers.report import Report
from benchmarks.search import run as search
from benchmarks.search.endless import SIDE, endless
from benchmarks.search.growth import LINES

# The search benchmark runs, and its figures are where readers look for them.


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


# The benchmark of floors holds reports of the others against what finding should reach.

CLICKS = {
    "collection": "two",
    "methods": {
        "none": {"p20": [0.9, 0.8], "p50": 0.8, "first_worse": 0},
        "graph": {"p20": [0.93, 0.8], "p50": 0.9, "first_worse": 0.01},
    },
}
WORDS = {"unknown_before": {}, "unknown mean": 0.5, "any_hit": 0.8, "mean": 0.6}
LINE = {
    "wrong": 0,
    "photos": {"promised": 0.9, "realised": 0.96, "count": 0.8, "all": 0, "all true": 0},
    "together": {"looks": 0.7, "facts": 0.9},
}


def tasks() -> dict[str, Any]:
    peers = ("rocchio", "logistic", "svm")
    collect = {peer: {"t90": 1.6} for peer in peers} | {"ours": {"t90": 1.2, "worse": 0.0}}
    ten = {peer: {"hardest": 0.8} for peer in peers}
    ten["ours"] = {"ap": 0.95, "hardest": 0.85, "worse": 0.02}
    collect["ours"]["searches"] = 9
    return {"collect": collect, "ten": ten, "word": {"ours": {"searches": 0}}}


@pytest.mark.parametrize(
    ("report", "met", "missed"),
    [
        (CLICKS, ["at 20"], ["lost"]),
        (CLICKS | {"collection": "corel1k"}, [], ["at 20", "at 50", "lost"]),
        (WORDS, ["no label", "hit"], ["all words"]),
        (LINE, ["count", "fact"], ["apart", "palette"]),
        (tasks(), ["collect: worse", "each wanted", "best peer", "average"], ["hardest", "ten: w"]),
    ],
)
def test_each_report_is_known_by_its_contents(
    report: dict[str, Any],
    met: list[str],
    missed: list[str],
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    file = tmp_path / "measured.json"
    file.write_text(json.dumps(report), encoding="utf-8")
    assert run.main([str(file)]) == (1 if missed else 0)
    rows = capsys.readouterr().out.splitlines()[2:]
    assert len(rows) == len(met) + len(missed)
    assert all(any(part in row and "| met |" in row for row in rows) for part in met)
    assert all(any(part in row and "| missed |" in row for row in rows) for part in missed)
    assert all(row.startswith("| measured |") for row in rows)


# The papers' benchmark runs, in its quick form, and writes what it promises.


def run_papers(tmp_path: Path, table: str, data: Path) -> Any:
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
    assert np.isfinite(run_papers(tmp_path, table, shared_data)["rows"][method][column]["mean"])


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
    rows = run_papers(tmp_path, table, tmp_path)["rows"]
    assert rows["LOMDML"]["map"]["mean"] > 0.4
    assert {"Euclid-C", "OASIS-U"} <= set(rows)
