"""Measures what is found by a word: alone, and on the next page after five thumbs.

`python -m benchmarks words --collection DIR [--json FILE]` ranks all photos as the program does, by
each folder's name as a person would type it and by broader nouns that name several. It reports the
precision at 20:
{"words": {name: precision}, "mean": ..., "unknown_before": {name: precision}, "unknown mean": ...,
"any_hit": share, "not searched": [name], "broader": {noun: precision}, "broader mean": ...}.
"unknown_before" are names that no label of the network is just called, "any_hit" is the share of
those that are searched by with a right photo on the first page; a name that is not known, or can't
be looked for, finds nothing. A page counts against what there is to be found. In what follows, the
heads of animals count with the animals.

"next page" has, of each of these and of broader nouns by which somebody means one class alone
("vehicle: car"), what the 20 photos after the first page hold: [by the word, after five thumbs].
Thumbs are given on the first page, three up and two down where it has so many.

`--speed N` measures instead what a word costs among N photos, in seconds of processor time.
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
from benchmarks.clicks.methods import without_rows
from benchmarks.collection import load
from benchmarks.harness import tell
from benchmarks.tasks.labels import Labels, distances, labels_of
from benchmarks.tasks.methods import Library, begin
from engine.feedback import Profile
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
"""What a class is called, in lower case -> the noun that means it."""

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
"""Noun -> classes of which somebody who types it may mean one."""

UPS, DOWNS = 3, 2

Photos = NDArray[np.bool_]


def main(arguments: list[str]) -> int:
    """Print the report, and write it as JSON; 0."""
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
    """Precision at 20 of each noun, and means; the same of the next page."""
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
    """Precision at 20 of each folder's name."""
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
    """The noun that means a class, if there is one."""
    name = folder.replace("_", " ").lower()
    return ALIASES.get(name, name)


def precision(photos: Library, labels: Labels, noun: str, wanted: Photos) -> float:
    """Of the first 20 photos, or as many as there are to be found."""
    return round(_share(begin("ours", photos, [], distances(labels, noun))([]), wanted), 4)


def next_page(photos: Library, labels: Labels, noun: str, wanted: Photos) -> list[float]:
    """Of the 20 photos that follow the first page: by the word alone, and after thumbs on it."""
    search = begin("ours", photos, [], distances(labels, noun))
    first = search([])
    page = first[:PAGE].tolist()
    ups, downs = ([row for row in page if wanted[row] == up] for up in (True, False))
    clicks: list[Click] = [(row, 1) for row in ups[: max(UPS, UPS + DOWNS - len(downs))]]
    clicks += [(row, -1) for row in downs[: UPS + DOWNS - len(clicks)]]
    orders = (first, search(clicks))
    return [round(_share(without_rows(order, page, []), wanted), 4) for order in orders]


def speed(count: int) -> dict[str, float]:
    """Seconds of processor time that looking at ``count`` photos takes once, and a word then."""
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
    """Of the first 20 photos of an order, against what there is to be found in it."""
    return float(wanted[order[:PAGE]].sum() / max(1, min(PAGE, wanted[order].sum())))


def _mean(found: dict[str, float]) -> float:
    return round(float(np.mean(list(found.values()))), 4) if found else 0.0
