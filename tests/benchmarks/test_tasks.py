"""The benchmark of tasks: simulated persons by hand, and all tasks on a few pictures."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path

import numpy as np
import pytest

from benchmarks.tasks import run
from benchmarks.tasks.person import LOOK, SCROLL, THUMB, go, right_ones, some
from benchmarks.tasks.run import precisions, t90
from engine.research.simulated_user import Click
from engine.types import Rows

WANTED = np.array([False, True, False, False, True, True])


def in_order(clicks: Sequence[Click]) -> Rows:
    """No learning."""
    judged = [row for row, _ in clicks]
    return np.array([row for row in range(6) if row not in judged])


def wanted_first(clicks: Sequence[Click]) -> Rows:
    """Learns all there is to know from any thumb up."""
    rows = in_order(clicks)
    if any(sign > 0 for _, sign in clicks):
        rows = rows[np.argsort(~WANTED[rows], kind="stable")]
    return rows


def test_a_person_looks_page_by_page_and_its_clock_runs() -> None:
    way = go(in_order, WANTED, lambda shown: [], page=2, enough=2)
    assert way.found.tolist() == [2, 5]
    assert t90(way) == 5
    assert way.looked == 6
    assert way.seconds == pytest.approx([2 * LOOK, 5 * LOOK + 2 * SCROLL], abs=0.1)
    assert way.thumbs == 0


def test_thumbs_cost_and_spare_looking() -> None:
    way = go(wanted_first, WANTED, right_ones(WANTED, 5), page=2, enough=3)
    assert way.found.tolist() == [2, 3, 4]
    assert way.thumbs == 1
    assert way.lasted == pytest.approx(4 * LOOK + SCROLL + THUMB, abs=0.1)
    assert precisions([way], [3]) == pytest.approx([(1 / 2 + 2 / 3 + 3 / 4) / 3])


def test_who_loses_patience_has_found_less() -> None:
    short = go(in_order, WANTED, lambda shown: [], page=1, enough=3, most=2)
    assert short.found.tolist() == [2]
    assert precisions([short], [3]) == pytest.approx([1 / 6])
    assert not len(go(in_order, WANTED, lambda shown: [], page=1, enough=3, patience=0.1).found)


def test_slips_are_thumbs_the_other_way() -> None:
    sure = some(WANTED, 6, np.random.default_rng(0))(range(6))
    assert {row: sign > 0 for row, sign in sure} == dict(enumerate(WANTED.tolist()))
    always = some(WANTED, 6, np.random.default_rng(0), wrong=1.0)(range(6))
    assert {row: sign < 0 for row, sign in always} == dict(enumerate(WANTED.tolist()))


@pytest.mark.slow
def test_all_tasks_by_all_methods(collections: list[Path], tmp_path: Path) -> None:
    written, figure = tmp_path / "tasks.json", tmp_path / "recall.svg"
    few = ["--n", "2", "--seeds", "2", "--modalities", "global", "--figure", str(figure)]
    collection = ["--collection", str(collections[0])]
    assert run.main([*collection, *few, "--json", str(written)]) == 0
    report = json.loads(written.read_text(encoding="utf-8"))
    for task, figures in (
        ("collect", {"t90", "thumbs", "minutes"}),
        ("ten", {"ap", "thumbs", "minutes"}),
        ("known", {"solved", "thumbs", "minutes"}),
    ):
        assert set(report[task]) == {"none", "rocchio", "logistic", "svm", "ours"}
        for told in report[task].values():
            assert figures <= set(told)
            assert told["searches"] == 4
    assert report["collect"]["none"]["t90"] >= 1
    assert report["word"]["ours"] == {"searches": 0}  # words need to see what is in pictures
    assert "<svg" in figure.read_text(encoding="utf-8")
