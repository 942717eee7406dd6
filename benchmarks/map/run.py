"""Measure the map of the library: kept neighbours, cost, and whether it is reproducible.

`python -m benchmarks map --collection DIR [--n 100000] [--frames] [--json FILE]`. The photos of the
collections together (``--collection`` may be repeated) are mapped by the program's own steps, under
the untrained metric; `--n` also maps that many synthetic points between these photos, for the cost.
Kept neighbours are compared with those of the first two principal components; "cells" is what is
shown, "points" what was computed. Processor seconds mean more than seconds on a busy machine.
"""

from __future__ import annotations

import argparse
import multiprocessing
import os
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from app.core.map import making
from app.core.map.making import MapInput, StoredMap, make_map
from app.work.tasks.map_process import PATIENT
from benchmarks.collection import load
from benchmarks.harness import figures, parser, tell
from benchmarks.map.quality import kept
from engine.feedback.profile import Profile
from engine.map.reduction import Reduction, fitting_sample
from features.families import prior
from features.nouns import LABELS

Float32 = NDArray[np.float32]


def main(arguments: list[str]) -> int:
    """Run and print; see --help."""
    options = _parser().parse_args(arguments)
    z = embedded(options.collection)
    report: dict[str, Any] = {
        "collection": {"photos": len(z)} | measured(z, options.seed, twice=True)
    }
    if options.n:
        many = between(z, options.n, options.seed)
        report["made up"] = {"photos": options.n} | measured(many, options.seed, twice=False)
    if options.frames:
        from benchmarks.map.frames import map_frames

        frames = map_frames(options.n or len(z), options.seed)
        report["frame_ms"] = {name: figures(each) for name, each in frames.items()}
    tell(report, options.json)
    return 0


def embedded(collections: list[Path]) -> Float32:
    """Return z of all photos under the metric before any thumb, (n, D)."""
    parts = [load(each).vectors for each in collections]
    vectors = {name: np.concatenate([part[name] for part in parts]) for name in parts[0]}
    return Profile(vectors, prior=prior(vectors)).untrained.embed(vectors)


def between(z: Float32, count: int, seed: int) -> Float32:
    """Return points between photos and near ones, with noise, (count, D)."""
    random = np.random.default_rng(seed)
    first = random.integers(0, len(z), count)
    second = (first + random.integers(1, min(30, len(z)), count)) % len(z)  # often of one class
    share = random.uniform(0, 0.5, (count, 1)).astype(np.float32)
    points = z[first] * (1 - share) + z[second] * share
    noise = random.standard_normal(points.shape, np.float32) * z.std(axis=0) * np.float32(0.35)
    return np.asarray(points + noise, np.float32)


def measured(z: Float32, seed: int, *, twice: bool) -> dict[str, Any]:
    """Measure quality and cost of the map of ``z``; if ``twice``, also reproducibility."""
    began = time.process_time()
    reduction = Reduction.fit(z[fitting_sample(np.arange(len(z)))])
    x = reduction.apply(z)
    reducing = time.process_time() - began
    made, cost = _made(x, reduction, threads=2)
    report: dict[str, Any] = {
        "principal components": kept(z, x[:, :2], seed),
        "points": kept(z, made.points, seed),
        "cells": kept(z, made.cells.astype(np.float64), seed),
        "reducing_cpu_s": reducing,
        **cost,
    }
    if twice:
        again, _ = _made(x, reduction, threads=1)
        report["same on one thread"] = bool((again.points == made.points).all())
    return report


def _made(x: Float32, reduction: Reduction, threads: int) -> tuple[StoredMap, dict[str, float]]:
    """Return the map, made in a separate process, and its cost."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name) / "derived"
        count = len(x)
        given = MapInput(
            key="benchmark",
            photos=np.arange(count),
            start=np.full((count, 2), np.nan),
            colours=np.zeros((count, 3), np.uint8),
            x=x,
            mean=reduction.mean,
            axes=reduction.axes,
            labels=np.zeros(count, LABELS),
        )
        making.write_input(folder, given)
        context = multiprocessing.get_context("spawn")
        ours, theirs = context.Pipe(duplex=False)
        process = context.Process(target=_make, args=(theirs, folder, threads))
        process.start()
        cost: dict[str, float] = ours.recv()
        process.join()
        found = making.read_map(folder)
        if found is None:
            raise SystemExit("The map was not made.")
        cost["file_mb"] = (folder / "map.likewise").stat().st_size / 1e6
        return found, cost


def _make(connection: Any, folder: Path, threads: int) -> None:
    os.environ.update(PATIENT)
    before = _peak()
    began = time.perf_counter()
    list(make_map(folder, threads))
    connection.send(
        {
            "wall_s": time.perf_counter() - began,
            "cpu_s": time.process_time(),
            "threads": threads,
            "memory_mb": _peak() - before,
        }
    )


def _peak() -> float:
    """Return the peak memory of this process, in MB; NaN if the system does not report it."""
    status = Path("/proc/self/status")  # getrusage would include the parent process
    if not status.exists():
        return float("nan")
    peak = next(line for line in status.read_text().splitlines() if line.startswith("VmHWM"))
    return int(peak.split()[1]) / 1_000


def _parser() -> argparse.ArgumentParser:
    made = parser("map", __doc__)
    add = made.add_argument
    add("--collection", type=Path, required=True, action="append", help="one sub-folder a class")
    add("--n", type=int, default=0, help="made-up points to map as well")
    add("--frames", action="store_true", help="frames while the map is dragged, too")
    return made


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
