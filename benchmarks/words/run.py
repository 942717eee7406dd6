"""Measures what is found by a word alone.

`python -m benchmarks words --collection DIR [--json FILE]` ranks all photos by each noun that names
a class of the collection, and by broader ones that name several, and reports the precision at 20:
{"words": {noun: precision}, "mean": ..., "broader": {noun: precision}, "broader mean": ...}. A page
counts against what there is to be found. The heads of animals count with the animals.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from benchmarks.collection import cache_folder, photos
from benchmarks.subject.run import PAGE
from likewise.features import nouns, subject
from likewise.features.decode import decode
from likewise.features.noun_list import known
from likewise.features.picture import Picture

ALIASES = {
    "airplanes": "airplane",
    "binocular": "binoculars",
    "car side": "car",
    "crocodile head": "crocodile",
    "flamingo head": "flamingo",
    "motorbikes": "motorbike",
}
"""What a class is called, in lower case -> the noun that means it."""

BROADER = {
    "insect": {"ant", "mayfly"},
    "musical instrument": {"electric guitar", "grand piano", "saxophone"},
    "reptile": {"crocodile"},
    "vehicle": {"airplane", "car", "helicopter", "motorbike", "wheelchair"},
}
"""Broader noun -> the classes of the collection that it means."""


def main(arguments: list[str]) -> int:
    """Print the report, and write it as JSON; 0."""
    parser = argparse.ArgumentParser(prog="words", description=__doc__)
    parser.add_argument("--collection", type=Path, required=True)
    parser.add_argument("--json", type=Path)
    options = parser.parse_args(arguments)
    report = measure(options.collection)
    print(json.dumps(report, indent=2))
    if options.json:
        options.json.write_text(json.dumps(report, indent=2), encoding="utf-8")
    return 0


def measure(folder: Path) -> dict[str, Any]:
    """Precision at 20 of each noun, and means."""
    paths = photos(folder)
    classes = np.array([class_name(path.parent.name) for path in paths])
    labels = nouns.likeliest_labels(np.stack([_vector(path) for path in paths]))
    present = set(classes)
    exact = {name: {name} for name in sorted(present) if name in known()}
    broader = {noun: means & present for noun, means in BROADER.items() if means & present}
    report: dict[str, Any] = {}
    for key, asked in (("words", exact), ("broader", broader)):
        found = {
            noun: precision(labels, noun, np.isin(classes, sorted(means)))
            for noun, means in asked.items()
        }
        report[key] = found
        report["mean" if key == "words" else "broader mean"] = _mean(found)
    return report


def class_name(folder: str) -> str:
    """The noun that means a class, if there is one."""
    name = folder.replace("_", " ").lower()
    return ALIASES.get(name, name)


def precision(labels: NDArray[np.void], noun: str, wanted: NDArray[np.bool_]) -> float:
    """Of the first 20 photos, or as many as there are to be found."""
    order = np.argsort(-nouns.probabilities(labels, noun), kind="stable")
    return round(float(wanted[order[:PAGE]].sum() / min(PAGE, wanted.sum())), 4)


def _vector(path: Path) -> NDArray[np.float32]:
    return subject.modality(cache_folder()).extract(Picture(decode(path)))


def _mean(found: dict[str, float]) -> float:
    return round(float(np.mean(list(found.values()))), 4) if found else 0.0
