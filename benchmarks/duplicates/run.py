"""Measures precision and recall of copies that other programs made, among look-alikes and bursts.

`python -m benchmarks duplicates --collection DIR [--part report] [--photos 100] [--json FILE]`.
Half of the collection's photos choose the limits (``--part validation``), the other half tell how
good they are. For each kind of change a library is put together: all photos of the half, one
changed copy of each of ``--photos`` of them, and two other frames of a burst of each: by hand and
on a tripod. The program's own functions propose pairs and compare the pictures. A pair that is
found is right if it is of a photo and its copy; any other one (of two photos, or with a burst's
frame) is wrong. Photos of the collection whose pixels are the same as another's are left out.

No frame and no copy has a date: by dates the program would tell bursts apart without looking.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import tempfile
import time
from collections.abc import Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from benchmarks.collection import one_thread_each, photos, pool
from benchmarks.duplicates.bursts import BURSTS
from benchmarks.duplicates.changes import CHANGES
from likewise.app.core.duplicates.near import LIMITS, MOST
from likewise.app.workers.comparing.pictures import compare_pictures
from likewise.engine.index.near_pairs import near_pairs
from likewise.features.decode import decode
from likewise.features.extractor import extract_global
from likewise.features.normalisation import modality_scales
from likewise.features.same_picture import Agreement, Verdict

HALVES_SEED = 0
QUICK = 12  # photos
BATCH = 8  # pairs that are compared in one go, of one photo as far as they go

Vectors = dict[str, NDArray[np.float32]]
Pair = tuple[Path, Path]


@dataclass(frozen=True)
class Picture:
    """A file of the benchmark: of which photo it is, and its unscaled vectors."""

    path: Path
    source: int
    vectors: Vectors


@dataclass(frozen=True)
class Counts:
    """Pairs that were found and are right, that are there, and that were found and are wrong."""

    right: int
    there: int
    wrong: int

    def measures(self) -> dict[str, float]:
        """Precision and recall."""
        found = self.right + self.wrong
        return {
            "precision": self.right / found if found else 1.0,
            "recall": self.right / self.there if self.there else 1.0,
        }


def main(arguments: list[str]) -> int:
    """Print the table; 0."""
    parser = argparse.ArgumentParser(prog="duplicates", description=__doc__)
    parser.add_argument("--collection", type=Path, required=True)
    parser.add_argument("--part", choices=("validation", "report"), default="report")
    parser.add_argument("--photos", type=int, default=100, help="that copies are made of")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--quick", action="store_true", help=f"{QUICK} photos")
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--json", type=Path)
    options = parser.parse_args(arguments)
    half = part_of(photos(options.collection), options.part)
    changed = QUICK if options.quick else options.photos
    with (
        tempfile.TemporaryDirectory(prefix="likewise-duplicates-") as folder,
        one_thread_each(),
        pool(options.processes) as workers,
    ):
        found = measure(half, changed, options.seed, Path(folder), workers)
    print("| change | precision | recall |")
    print("|---|---|---|")
    for name, measures in found["by_kind"].items():
        print(f"| {name} | {measures['precision']:.3f} | {measures['recall']:.3f} |")
    print(f"| **in all** | {found['precision']:.4f} | {found['recall']:.4f} |")
    for name, share in found["bursts"].items():
        print(f"| {name}: taken for a copy | {share:.3f} | |")
    print(f"{found['milliseconds']:.0f} ms a pair, {found['pairs']:,} pairs.")
    for pair in found["wrong"]:
        print("wrong:", *pair)
    if options.json:
        options.json.write_text(json.dumps(found, indent=2), encoding="utf-8")
    return 0


def part_of(paths: Sequence[Path], part: str) -> list[Path]:
    """One half of a collection, in which no two files have the same pixels."""
    order = np.random.default_rng(HALVES_SEED).permutation(len(paths))
    half = order[::2] if part == "validation" else order[1::2]
    unique: dict[bytes, Path] = {}
    for i in sorted(half.tolist()):
        unique.setdefault(hashlib.sha256(decode(paths[i]).tobytes()).digest(), paths[i])
    return list(unique.values())


def measure(
    half: Sequence[Path], changed: int, seed: int, folder: Path, workers: ProcessPoolExecutor
) -> dict[str, Any]:
    """Precision and recall by kind of change and in all; the wrong pairs, and the cost of one."""
    chosen = np.random.default_rng(seed).permutation(len(half))[:changed].tolist()
    tasks = [(i, path, i in set(chosen)) for i, path in enumerate(half)]
    made = list(workers.map(partial(_make, seed, folder), tasks, chunksize=2))
    plain = [files["photo"] for files in made]
    scales = modality_scales(
        {name: np.stack([picture.vectors[name] for picture in plain]) for name in LIMITS}
    )
    frames = [files[name] for files in made for name in BURSTS if name in files]
    libraries = {
        name: [*plain, *frames, *(files[name] for files in made if name in files)]
        for name in CHANGES
    }
    proposed = {name: propose(library, scales) for name, library in libraries.items()}
    pairs = sorted({_files(pair) for found in proposed.values() for pair in found})
    agreements, seconds = _compared(pairs, workers)
    same = {pair for pair, found in agreements.items() if found and found.verdict is Verdict.SAME}
    counts, wrong = {}, set()
    for name in libraries:
        copies = {id(files[name]) for files in made if name in files}
        found = [pair for pair in proposed[name] if _files(pair) in same]
        right = [pair for pair in found if _is_right(pair, copies)]
        wrong |= {_files(pair) for pair in found if not _is_right(pair, copies)}
        counts[name] = Counts(len(right), len(copies), len(found) - len(right))
    in_all = Counts(
        sum(each.right for each in counts.values()),
        sum(each.there for each in counts.values()),
        sum(each.wrong for each in counts.values()),
    )
    return in_all.measures() | {
        "by_kind": {name: each.measures() for name, each in counts.items()},
        "wrong": sorted(
            [f"{a.parent.name}/{a.name}", f"{b.parent.name}/{b.name}"] for a, b in wrong
        ),
        "photos": len(half),
        "changed": len(chosen),
        "pairs": len(pairs),
        "bursts": _bursts(made, same),
        "milliseconds": 1e3 * seconds / max(len(pairs), 1),
    }


def _bursts(made: Sequence[Mapping[str, Picture]], same: set[Pair]) -> dict[str, float]:
    """Of each kind of frame the share that is taken for a copy of its photo."""
    files = [each for each in made if len(each) > 1]
    return {
        name: sum(_files((each["photo"], each[name])) in same for each in files) / len(files)
        for name in BURSTS
    }


def _make(seed: int, folder: Path, task: tuple[int, Path, bool]) -> dict[str, Picture]:
    """A photo, its copies by kind, and frames of its burst by kind; with their vectors."""
    number, photo, changed = task
    files = {"photo": photo}
    if changed:
        random = np.random.default_rng([seed, number])
        below = folder / photo.parent.name
        below.mkdir(exist_ok=True)
        for name, make in (CHANGES | BURSTS).items():
            files[name] = make(photo, below / f"{number}-{name}", random)
    return {name: Picture(path, number, _vectors(path)) for name, path in files.items()}


def _vectors(path: Path) -> Vectors:
    extracted = extract_global(decode(path))
    return {name: extracted[name] for name in LIMITS}


def propose(
    library: Sequence[Picture], scales: Mapping[str, float]
) -> list[tuple[Picture, Picture]]:
    """The pairs that the program would compare in a library of these pictures."""
    found: set[tuple[int, int]] = set()
    for name, limit in LIMITS.items():
        matrix = np.stack([picture.vectors[name] for picture in library]) * np.float32(scales[name])
        for _, pairs in near_pairs(matrix, np.arange(len(library)), limit, MOST):
            found.update((a, b) for a, b in pairs.tolist())
    return [(library[a], library[b]) for a, b in sorted(found)]


def _compared(
    pairs: Sequence[Pair], workers: ProcessPoolExecutor
) -> tuple[dict[Pair, Agreement | None], float]:
    """How the pictures of all pairs agree, and the seconds of computing that took."""
    batches = [pairs[at : at + BATCH] for at in range(0, len(pairs), BATCH)]
    found: dict[Pair, Agreement | None] = {}
    seconds = 0.0
    for batch, (agreements, taken) in zip(batches, workers.map(_timed, batches), strict=True):
        found |= dict(zip(batch, agreements, strict=True))
        seconds += taken
    return found, seconds


def _timed(pairs: Sequence[Pair]) -> tuple[list[Agreement | None], float]:
    start = time.process_time()
    return compare_pictures(pairs), time.process_time() - start


def _files(pair: tuple[Picture, Picture]) -> Pair:
    a, b = sorted((pair[0].path, pair[1].path))
    return a, b


def _is_right(pair: tuple[Picture, Picture], copies: set[int]) -> bool:
    """Whether one is the other's photo, and no frame of a burst is among them."""
    a, b = pair
    return a.source == b.source and (id(a) in copies) != (id(b) in copies) and not _has_frame(pair)


def _has_frame(pair: tuple[Picture, Picture]) -> bool:
    return any(picture.path.stem.endswith(tuple(BURSTS)) for picture in pair)
