"""Measure what is found by a word: alone, and on the next page after five thumbs.

`python -m benchmarks words --collection DIR [--json FILE]` ranks all photos as the program does, by
each folder's name as a person would type it and by broader nouns that name several. It reports the
precision at 20:
{"words": {name: precision}, "mean": ..., "unknown_before": {name: precision}, "unknown mean": ...,
"any_hit": share, "not searched": [name], "broader": {noun: precision}, "broader mean": ...}.
"unknown_before" are names that are not exactly a label of the network. "any_hit" is the share of
them, if they can be searched for, with a right photo on the first page; other names find nothing.
Precision is relative to the number of right photos that exist. In the other figures, the heads of
animals count with the animals.

"next page" has, for each of these and for broader nouns by which a person means one class alone
("vehicle: car"), the precision of the 20 photos after the first page: [by the word, after five
thumbs]. Thumbs are given on the first page, three up and two down if it has as many.

`--speed N` instead measures the cost of a word among N photos, in seconds of processor time.
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from app.core.facts.local_words import noun_among
from app.core.facts.terms import parse
from benchmarks.clicks.methods import without
from benchmarks.collection import load
from benchmarks.harness import tell
from benchmarks.tasks.labels import Labels, distances, labels_of
from benchmarks.tasks.methods import Library, begin
from engine.feedback.profile import Profile
from engine.research.simulated_user import Click
from features import noun_list, nouns, subject
from features.families import prior
from features.noun_list import labels_by_noun

PAGE = 20
ALIASES = {
    "airplanes": "airplane",
    "binocular": "binoculars",
    "car side": "car",
    "crocodile head": "crocodile",
    "flamingo head": "flamingo",
    "motorbikes": "motorbike",
}
"""Lower-case name of a class -> the noun that means it."""

BROADER = {
    "insect": {"ant", "mayfly"},
    "musical instrument": {"electric guitar", "grand piano", "saxophone"},
    "reptile": {"crocodile"},
    "vehicle": {"airplane", "car", "helicopter", "motorbike", "wheelchair"},
}
"""Broader noun -> the classes of the collection that it means."""

NARROWER = {
    "animal": ("dalmatian", "gerenuk", "okapi", "rhino"),
    "bird": ("emu", "flamingo"),
    "flower": ("lotus", "sunflower"),
    "musical instrument": ("grand piano", "saxophone"),
    "vehicle": ("car", "motorbike"),
}
"""Noun -> classes of which a person who types it may mean one."""

UPS, DOWNS = 3, 2

Photos = NDArray[np.bool_]


def main(arguments: list[str]) -> int:
    """Measure, print the report, and write it as JSON; return 0."""
    parser = argparse.ArgumentParser(prog="words", description=__doc__)
    what = parser.add_mutually_exclusive_group(required=True)
    what.add_argument("--collection", type=Path)
    what.add_argument("--speed", type=int, metavar="N")
    parser.add_argument("--json", type=Path)
    options = parser.parse_args(arguments)
    report = speed(options.speed) if options.speed else measure(options.collection)
    tell(report, options.json)
    return 0


def measure(folder: Path) -> dict[str, Any]:
    """Return the precision at 20 of each noun, and means; also for the next page."""
    collection = load(folder)
    vectors, seen = collection.vectors, collection.vectors[subject.NAME]
    metric = Profile(vectors, prior=prior(vectors)).untrained
    photos = Library(metric.embed(vectors), metric, seen)
    labels = labels_of(seen)
    classes = np.array([class_name(collection.classes[label]) for label in collection.labels])
    present = set(classes.tolist())
    folders = np.array([collection.classes[label] for label in collection.labels])
    report = typed_names(photos, labels, folders)
    exact = {name: {name} for name in sorted(present) if name in labels_by_noun()}
    broader = {noun: means & present for noun, means in BROADER.items() if means & present}
    report["broader"] = {
        noun: precision(photos, labels, noun, np.isin(classes, sorted(means)))
        for noun, means in broader.items()
    }
    report["broader mean"] = _mean(report["broader"])
    wishes = [(noun, noun, means) for noun, means in (exact | broader).items()]
    wishes += [
        (f"{noun}: {one}", noun, {one})
        for noun, ones in NARROWER.items()
        for one in ones
        if one in present
    ]
    pages = {
        name: next_page(photos, labels, noun, np.isin(classes, sorted(means)))
        for name, noun, means in wishes
    }
    report["next page"] = pages
    means = np.mean(list(pages.values()), axis=0) if pages else np.zeros(2)
    report["next page mean"] = np.round(means, 4).tolist()
    return report


def typed_names(photos: Library, labels: Labels, folders: NDArray[np.str_]) -> dict[str, Any]:
    """Return the precision at 20 of each folder's name."""
    found, before = {}, set()
    not_searched = []
    for folder in sorted(set(folders.tolist())):
        name = folder.replace("_", " ").lower()
        among = noun_among(parse(name))
        if noun_list.meant_by(name) is None:
            before.add(name)
        if among is None:
            not_searched.append(name)
        wanted = folders == folder
        found[name] = precision(photos, labels, among[0], wanted) if among else 0.0
    unknown = {name: found[name] for name in sorted(before)}
    searched = [share > 0 for name, share in unknown.items() if name not in not_searched]
    return {
        "words": found,
        "mean": _mean(found),
        "unknown_before": unknown,
        "unknown mean": _mean(unknown),
        "any_hit": round(float(np.mean(searched)), 4) if searched else 1.0,
        "not searched": not_searched,
    }


def class_name(folder: str) -> str:
    """Return the noun that means a class, or else its name."""
    name = folder.replace("_", " ").lower()
    return ALIASES.get(name, name)


def precision(photos: Library, labels: Labels, noun: str, wanted: Photos) -> float:
    """Return the precision of the first 20 photos, or of as many as exist."""
    return round(_share(begin("ours", photos, [], distances(labels, noun))([]), wanted), 4)


def next_page(photos: Library, labels: Labels, noun: str, wanted: Photos) -> list[float]:
    """Return the precision of the 20 photos after the first page: by the word, and after thumbs."""
    search = begin("ours", photos, [], distances(labels, noun))
    first = search([])
    page = first[:PAGE].tolist()
    ups, downs = ([row for row in page if wanted[row] == up] for up in (True, False))
    clicks: list[Click] = [(row, 1) for row in ups[: max(UPS, UPS + DOWNS - len(downs))]]
    clicks += [(row, -1) for row in downs[: UPS + DOWNS - len(clicks)]]
    orders = (first, search(clicks))
    return [round(_share(without(order, page, []), wanted), 4) for order in orders]


def speed(count: int) -> dict[str, float]:
    """Return processor seconds to read ``count`` photos' labels once, and then for each word."""
    random = np.random.default_rng(0)
    vectors = random.random((min(count, 4_000), subject.DIMENSION), np.float32)
    vectors /= np.linalg.norm(vectors, axis=1, keepdims=True)
    subject.last_layer()
    started = time.process_time()
    some = nouns.likeliest_labels(vectors)
    report = {"looking": (time.process_time() - started) * count / len(vectors)}
    labels = np.resize(some, count)
    for noun in ("banana", "dog", "animal"):
        started = time.process_time()
        np.argpartition(distances(labels, noun), min(count, 1_000) - 1)
        report[noun] = time.process_time() - started
    return {name: round(seconds, 4) for name, seconds in report.items()}


def _share(order: NDArray[np.int64], wanted: Photos) -> float:
    """Return the precision of the first 20 photos of an order, relative to what it contains."""
    return float(wanted[order[:PAGE]].sum() / max(1, min(PAGE, wanted[order].sum())))


def _mean(found: dict[str, float]) -> float:
    return round(float(np.mean(list(found.values()))), 4) if found else 0.0
