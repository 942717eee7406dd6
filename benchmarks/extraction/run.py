"""Measure the time of extraction and the retrieval quality of its features.

`python -m benchmarks extraction --collection DIR [--modalities all|classical] [--photos 200]
[--queries 200] [--large 6] [--json FILE]` times each stage (processor time, median), extracts with
one and with two processes, and measures the untrained metric and LOMDML on the whole collection,
for the fast and the straightforward version side by side.

Photos of 12 and 24 megapixels are made from the first ones; "large" is how many of them one process
reads per second, "memory_mb" the peak size of a process that read all, without and with `subject`.
Photos per second, from file to all vectors, are the best of ROUNDS in which one and two processes
take turns: other programs can only slow a round down.
"""

from __future__ import annotations

import argparse
import resource
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any, Literal

import cv2
import numpy as np
from numpy.typing import NDArray

from benchmarks import collection
from benchmarks.extraction import large_photos, reference_features, stages
from benchmarks.extraction.large_photos import SIZES
from benchmarks.harness import tell
from engine.evaluation.ranking import average_precision, precision_at
from engine.feedback.profile import Profile
from engine.metrics.registry import create
from engine.research.splits import random_triplets, split_classes
from features.families import prior
from features.normalisation import modality_scales
from features.vocabulary import shipped

TRIPLETS = 20_000
ROUNDS = 3
SLOWER = 4
"""The straightforward version is timed on one photo in this many."""

Modalities = Literal["all", "classical"]

EXTRACT: dict[Modalities, collection.ExtractOne] = {
    "classical": collection.extract_one,
    "all": collection.extract_all,
}


def main(arguments: list[str]) -> int:
    """Measure, print, and write the JSON file; return 0."""
    parser = argparse.ArgumentParser(prog="extraction", description=__doc__)
    parser.add_argument("--collection", type=Path, required=True)
    parser.add_argument("--photos", type=int, default=200, help="photos to time")
    parser.add_argument("--queries", type=int, default=200, help="queries for precision at 20")
    parser.add_argument("--modalities", choices=("all", "classical"), default="all")
    parser.add_argument("--large", type=int, default=6, help="large photos of each size")
    parser.add_argument("--json", type=Path)
    options = parser.parse_args(arguments)
    cv2.setNumThreads(1)
    paths = collection.photos(options.collection)
    timed = [paths[i] for i in np.linspace(0, len(paths) - 1, options.photos).astype(int)]
    report = measure(timed, options.collection, options.queries, options.modalities, options.large)
    tell(report, options.json)
    return 0


def measure(
    timed: Sequence[Path], directory: Path, queries: int, modalities: Modalities, large: int
) -> dict[str, Any]:
    """Return the report.
    "classical" has the rates without `subject`, which the straightforward version lacks;
    "reference" is the report of that version."""
    loaded = collection.load(directory, modalities)
    extract_one = EXTRACT[modalities]
    with collection.one_thread_each(), collection.pool(1) as worker:
        spent = worker.submit(stages.milliseconds, timed, modalities == "all").result()
    rates = _rates(timed, extract_one)
    fast = {
        "ms": spent,
        "share": stages.shares(spent),
        **rates,
        "classical": rates if modalities == "classical" else _rates(timed, EXTRACT["classical"]),
        **_quality(loaded.vectors, loaded.labels, queries),
    }
    peak = _peak_megabytes()
    with tempfile.TemporaryDirectory() as folder:
        made = {size: large_photos.made(timed[:large], size, Path(folder)) for size in SIZES}
        fast["large"] = {size: _rate_of_one(extract_one, photos) for size, photos in made.items()}
        seen = [*timed, *(photo for photos in made.values() for photo in photos)]
        fast["memory_mb"] = {name: _memory(one, seen) for name, one in EXTRACT.items()}
    entries = collection.extract(loaded.paths, 2, reference_features.extract)
    scales = modality_scales(entries)
    plain = {name: rows * np.float32(scales[name]) for name, rows in entries.items()}
    reference = {
        **_rates(timed[::SLOWER], reference_features.extract),
        **_quality(plain, loaded.labels, queries),
    }
    ratio = fast["classical"]["per_second"]["1"] / reference["per_second"]["1"]
    return {
        **fast,
        "straightforward_ratio": round(ratio, 2),
        "reference": reference,
        "peak_mb": peak,
    }


def _memory(extract_one: collection.ExtractOne, paths: Sequence[Path]) -> float:
    """Return the peak megabytes of a new process that reads ``paths``."""
    with collection.one_thread_each(), collection.pool(1) as worker:
        list(worker.map(partial(_complete, extract_one), paths))
        return worker.submit(_own_peak_megabytes).result()


def _rate_of_one(extract_one: collection.ExtractOne, paths: Sequence[Path]) -> float:
    """Return the photos per second of one started process, the best of ROUNDS."""
    complete = partial(_complete, extract_one)
    with collection.one_thread_each(), collection.pool(1) as worker:
        list(worker.map(complete, paths[:1]))
        return round(max(_rate(worker, complete, paths) for _ in range(ROUNDS)), 2)


def _rates(paths: Sequence[Path], extract_one: collection.ExtractOne) -> dict[str, Any]:
    """Return the photos per second with one and with two started processes."""
    complete = partial(_complete, extract_one)
    with collection.one_thread_each(), collection.pool(1) as one, collection.pool(2) as two:
        pools = {"1": one, "2": two}
        for workers in pools.values():
            list(workers.map(complete, paths[:8]))
        rounds = [{n: _rate(pools[n], complete, paths) for n in pools} for _ in range(ROUNDS)]
    rates = {number: round(max(rates[number] for rates in rounds), 2) for number in pools}
    return {"per_second": rates, "scaling": round(rates["2"] / rates["1"], 3)}


def _complete(extract_one: collection.ExtractOne, path: Path) -> collection.Entries:
    """Return all vectors of one photo, with words by the shipped vocabulary."""
    entries, found = extract_one(path)
    return entries | shipped().words(found)


def _rate(
    workers: ProcessPoolExecutor, complete: Callable[[Path], Any], paths: Sequence[Path]
) -> float:
    start = time.perf_counter()
    list(workers.map(complete, paths, chunksize=4))
    return len(paths) / (time.perf_counter() - start)


def _quality(
    vectors: dict[str, NDArray[np.float32]], labels: NDArray[np.int64], queries: int
) -> dict[str, float]:
    """Return the precision at 20 of a new profile, and held-out mAP before and after LOMDML."""
    random = np.random.default_rng(0)
    weights = prior(vectors)
    untrained = Profile(vectors, prior=weights).untrained.embed(vectors)
    asked = random.permutation(len(labels))[:queries]
    training, held_out = split_classes(labels, (0.5,), random)
    learner = create("LOMDML", prior=weights).fit(
        {name: rows[training] for name, rows in vectors.items()}
    )
    learner.partial_fit(vectors, random_triplets(labels, training, TRIPLETS, random))
    return {
        "p20_euclid": _mean(untrained, labels, asked, lambda hits: precision_at(hits, 20)),
        "map_euclid": _mean(untrained, labels, held_out, average_precision),
        "map_lomdml": _mean(learner.transform(vectors), labels, held_out, average_precision),
    }


def _mean(
    points: NDArray[Any],
    labels: NDArray[np.int64],
    queries: NDArray[np.int64],
    measure_one: Callable[[NDArray[np.bool_]], float],
) -> float:
    """Return the mean of a measure over ``queries``, each ranked against all other photos."""
    squares = (points**2).sum(axis=1)
    values = []
    for query in queries:
        order = np.argsort(squares - 2 * points @ points[query], kind="stable")
        order = order[order != query]
        values.append(measure_one(labels[order] == labels[query]))
    return round(float(np.mean(values)), 4)


def _own_peak_megabytes() -> float:
    """Return the peak of this process alone; getrusage of a child starts at its parent's size."""
    status = Path("/proc/self/status")
    if not status.exists():
        return _peak_megabytes()
    peak = next(line for line in status.read_text().splitlines() if line.startswith("VmHWM:"))
    return round(int(peak.split()[1]) / 2**10, 1)


def _peak_megabytes() -> float:
    """Return the peak of the largest process so far, this one or a worker.
    The system's unit is kilobytes on Linux, bytes on macOS."""
    unit = 2**20 if sys.platform == "darwin" else 2**10
    who = (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)
    return round(max(resource.getrusage(w).ru_maxrss for w in who) / unit, 1)
