"""The benchmark of words runs on a handful of drawn pictures."""

from __future__ import annotations

import importlib.util
import json
from pathlib import Path

import numpy as np
import pytest

from benchmarks.tasks.labels import distances
from benchmarks.tasks.methods import Library
from benchmarks.words import run as words
from engine.feedback.profile import Profile
from features import nouns, subject
from features.noun_list import labels_by_noun
from resources.gallery import MOODS, draw

pytest.importorskip("onnxruntime", reason="needs the extra subject")
if importlib.util.find_spec(subject.PACKAGE) is None:
    pytest.skip("needs the extra subject", allow_module_level=True)


@pytest.fixture
def pictures(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Two kinds, called as if they were others, six pictures each."""
    monkeypatch.setenv("LIKEWISE_CACHE", str(tmp_path / "cache"))
    folder = tmp_path / "pictures"
    for kind, name in (("hills", "crocodile_head"), ("city", "airplanes")):
        (folder / name).mkdir(parents=True)
        for number, mood in enumerate((*MOODS, "dusk")):
            draw(kind, mood, number + 1).save(folder / name / f"{number}.jpg")
    return folder


def test_the_report_on_words(pictures: Path, tmp_path: Path) -> None:
    written = tmp_path / "report.json"
    assert words.main(["--collection", str(pictures), "--json", str(written)]) == 0
    report = json.loads(written.read_text(encoding="utf-8"))
    assert set(report["words"]) == {"airplanes", "crocodile head"}
    assert set(report["unknown_before"]) == {"crocodile head"}
    assert report["not searched"] == []
    assert set(report["broader"]) == {"vehicle", "reptile"}
    assert report["mean"] == pytest.approx(np.mean(list(report["words"].values())), abs=1e-4)
    assert all(0 <= found <= 1 for found in report["words"].values())
    assert set(report["next page"]) == {"airplane", "crocodile", "vehicle", "reptile"}


def test_several_words_are_looked_for_as_the_program_does() -> None:
    labels = np.zeros(2, nouns.LABELS)
    labels["label"][:, 0] = labels_by_noun()["crocodile"][0], labels_by_noun()["banana"][0]
    labels["probability"][:, 0] = 0.9
    crocodile, banana = distances(labels, "crocodile head")
    assert crocodile < banana == 1


def test_thumbs_on_the_first_page_better_the_next() -> None:
    random = np.random.default_rng(0)
    wanted = np.arange(300) % 3 == 0
    points = random.normal(size=(300, 8)).astype(np.float32)
    points[wanted, 0] += 3
    labels = np.zeros(300, nouns.LABELS)
    (label,) = labels_by_noun()["banana"]
    labels["label"][:, 0] = label
    labels["probability"][:, 0] = 0.1 * wanted + 0.9 * random.random(300)
    every = {"subject": points}
    metric = Profile(every).untrained
    photos = Library(metric.embed(every), metric, points)
    before, after = words.next_page(photos, labels, "banana", wanted)
    assert before < after


def test_what_a_word_costs(tmp_path: Path) -> None:
    written = tmp_path / "speed.json"
    assert words.main(["--speed", "500", "--json", str(written)]) == 0
    assert set(json.loads(written.read_text())) == {"looking", "banana", "dog", "animal"}
