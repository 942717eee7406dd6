"""The benchmark of floors holds reports of the others against what finding should reach."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from benchmarks.floors import run

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
