"""Measure precision and recall for copies made by other programs, among look-alikes and bursts.

`python -m benchmarks duplicates --collection DIR [DIR] [--part report] [--seed 0] [--json FILE]`.
The limits are chosen on half of the photos (``--part validation``) and measured on the other half;
two collections are one library. For each kind of change a library is made of all photos of the
half, one changed copy of each of ``--photos`` of them, and two other frames of a burst of each:
hand-held and on a tripod. The program's own functions propose pairs and compare the pictures. A
pair is right if it is a photo and its copy, and wrong if it shows two pictures or two shots. Each
pair of files counts once, in however many libraries it is found. Pairs of photos of the collection
that are one picture (same_pictures.py) are neither.

The result is given three times: by the pictures alone (no file has a date), with dates (EXIF) in
all files, as copies keep them, and with dates lost from copies.
"""

from __future__ import annotations

import argparse
import json
import tempfile
import time
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field, replace
from functools import partial
from itertools import chain
from pathlib import Path
from typing import Any

import numpy as np

from app.core.duplicates.near_duplicates import LIMITS, NEIGHBOURS, are_different_shots, of_one_shot
from app.work.tasks.comparing import compare_pictures
from benchmarks.collection import one_thread_each, photos, pool
from benchmarks.duplicates.bursts import BURSTS
from benchmarks.duplicates.changes import CHANGES
from benchmarks.duplicates.library import VECTORS, Made, Picture, Vectors, make, part_of
from engine.index.near_pairs import near_pairs
from features.normalisation import modality_scales
from features.same_picture import Agreement, Verdict

QUICK = 12  # photos
BATCH = 8  # pairs compared in one task, of one photo if possible

Pair = tuple[Path, Path]
Agreements = dict[Pair, Agreement | None]

DATES: Mapping[str, Callable[[Picture, bool], Picture]] = {
    "none": lambda picture, is_copy: replace(picture, taken=None, camera=""),
    "kept": lambda picture, is_copy: picture,
    "lost": lambda picture, is_copy: (
        replace(picture, taken=None, camera="") if is_copy else picture
    ),
}
"""EXIF of the files, by name in the report."""


@dataclass(frozen=True)
class Known:
    """Earlier results, by files: how pictures agree, and the vectors of photos."""

    agreements: Agreements = field(default_factory=dict)
    vectors: dict[Path, Vectors] = field(default_factory=dict)


@dataclass(frozen=True)
class Counts:
    """Numbers of right pairs found, of existing pairs, and of wrong pairs found."""

    right: int
    there: int
    wrong: int

    def measures(self) -> dict[str, float]:
        """Return precision and recall."""
        found = self.right + self.wrong
        return {
            "precision": self.right / found if found else 1.0,
            "recall": self.right / self.there if self.there else 1.0,
        }


def main(arguments: list[str]) -> int:
    """Measure and print the table; return 0."""
    parser = argparse.ArgumentParser(prog="duplicates", description=__doc__)
    parser.add_argument("--collection", type=Path, required=True, nargs="+")
    parser.add_argument("--part", choices=("validation", "report"), default="report")
    parser.add_argument("--photos", type=int, default=30, help="that copies are made of")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--quick", action="store_true", help=f"{QUICK} photos")
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--json", type=Path)
    options = parser.parse_args(arguments)
    half = list(chain(*(part_of(photos(each), options.part) for each in options.collection)))
    changed = QUICK if options.quick else options.photos
    with (
        tempfile.TemporaryDirectory(prefix="likewise-duplicates-") as folder,
        one_thread_each(),
        pool(options.processes) as workers,
    ):
        found = measure(half, changed, options.seed, Path(folder), workers)
    show(found)
    if options.json:
        options.json.write_text(json.dumps(found, indent=2), encoding="utf-8")
    return 0


def show(found: Mapping[str, Any]) -> None:
    """Print the result of `measure`."""
    print("| change | precision | recall |\n|---|---|---|")
    for name, measures in found["by_kind"].items():
        print(f"| {name} | {measures['precision']:.3f} | {measures['recall']:.3f} |")
    for name, measures in found["dates"].items():
        print(f"| **dates: {name}** | {measures['precision']:.4f} | {measures['recall']:.4f} |")
    for name, share in found["bursts"].items():
        print(f"| {name}: taken for a copy | {share:.3f} | |")
    print(
        f"{found['photos']:,} photos, {found['pairs']:,} pairs, {found['milliseconds']:.0f} ms"
        f" each; {found['pairs_per_photo']:.2f} pairs a photo before any copies."
    )
    for pair in found["wrong"]:
        print("wrong:", *pair)


def measure(
    half: Sequence[Path],
    changed: int,
    seed: int,
    folder: Path,
    workers: ProcessPoolExecutor,
    known: Known | None = None,
) -> dict[str, Any]:
    """Return precision and recall by kind of change and in all, wrong pairs, and costs.
    Results are added to ``known``."""
    known = known or Known()
    chosen = np.random.default_rng(seed).permutation(len(half))[:changed].tolist()
    tasks = [(i, path, i in set(chosen), known.vectors.get(path)) for i, path in enumerate(half)]
    made = list(workers.map(partial(make, seed, folder), tasks, chunksize=2))
    plain = [files["photo"] for files in made]
    known.vectors.update((picture.path, picture.vectors) for picture in plain)
    scales = modality_scales(
        {name: np.stack([picture.vectors[name] for picture in plain]) for name in VECTORS}
    )
    libraries = _libraries(made)
    proposed = {name: propose(library, scales) for name, library in libraries.items()}
    pairs = _pairs(libraries, proposed)
    agreements = known.agreements
    new, seconds = compare(sorted(pairs - agreements.keys()), workers)
    agreements.update(new)
    by_dates = {
        dates: _judged(libraries, proposed, agreements, made, date_of)
        for dates, date_of in DATES.items()
    }
    told = {dates: in_all for dates, (_, in_all, _) in by_dates.items()}
    by_kind, _, wrong = by_dates["none"]
    return told["none"] | {
        "by_kind": by_kind,
        "dates": told,
        "wrong": sorted([_shown(a), _shown(b)] for a, b in wrong),
        "photos": len(half),
        "changed": len(chosen),
        "pairs": len(pairs),
        "pairs_per_photo": len(propose(plain, scales)) / len(plain),
        "bursts": _bursts(made, agreements),
        "milliseconds": 1e3 * seconds / max(len(new), 1),
    }


def _libraries(made: Sequence[Made]) -> dict[str, list[Picture]]:
    """Return, for each kind of change, a library with its copies among all photos and bursts."""
    plain = [files["photo"] for files in made]
    frames = [files[name] for files in made for name in BURSTS if name in files]
    return {
        name: [*plain, *frames, *(files[name] for files in made if name in files)]
        for name in CHANGES
    }


def _pairs(
    libraries: Mapping[str, Sequence[Picture]], proposed: Mapping[str, Sequence[tuple[int, int]]]
) -> set[Pair]:
    """Return the files of all proposed pairs."""
    return {
        _files((library[a], library[b]))
        for name, library in libraries.items()
        for a, b in proposed[name]
    }


def _shown(file: Path) -> str:
    return f"{file.parent.name}/{file.name}"


def _judged(
    libraries: Mapping[str, Sequence[Picture]],
    proposed: Mapping[str, Sequence[tuple[int, int]]],
    agreements: Agreements,
    made: Sequence[Made],
    date_of: Callable[[Picture, bool], Picture],
) -> tuple[dict[str, dict[str, float]], dict[str, float], set[Pair]]:
    """Return the measures by kind and in all, and the wrong pairs, with dates by ``date_of``."""
    counts: list[Counts] = []
    every: set[Pair] = set()
    for name, library in libraries.items():
        copies = {id(files[name]) for files in made if name in files}
        dated = [date_of(picture, id(picture) in copies) for picture in library]
        found = [
            (library[a], library[b]) for a, b in copies_among(dated, proposed[name], agreements)
        ]
        wrong = {_files(pair) for pair in found if not _is_one_shot(*pair)}
        right = sum(a.number == b.number for a, b in found if _is_one_shot(a, b))
        counts.append(Counts(right, len(copies), len(wrong)))
        every |= wrong
    right, there = (sum(getattr(each, which) for each in counts) for which in ("right", "there"))
    by_kind = {name: each.measures() for name, each in zip(libraries, counts, strict=True)}
    return by_kind, Counts(right, there, len(every)).measures(), every


def copies_among(
    library: Sequence[Picture], proposed: Sequence[tuple[int, int]], agreements: Agreements
) -> list[tuple[int, int]]:
    """Return the ``proposed`` pairs that the program takes for copies."""
    alike: dict[tuple[int, int], Agreement] = {}
    for a, b in proposed:
        found = agreements[_files((library[a], library[b]))]
        is_copy = found is not None and found.verdict is Verdict.SAME
        if found is not None and is_copy and not are_different_shots(library[a], library[b]):
            alike[a, b] = found
    return of_one_shot(library, alike)


def _is_one_shot(a: Picture, b: Picture) -> bool:
    return a.shows == b.shows and a.frame == b.frame


def propose(library: Sequence[Picture], scales: Mapping[str, float]) -> list[tuple[int, int]]:
    """Return the pairs that the program would compare in a library of these pictures."""
    found: set[tuple[int, int]] = set()
    for name, limit in LIMITS.items():
        matrix = np.stack([picture.vectors[name] for picture in library]) * np.float32(scales[name])
        for _, pairs in near_pairs(matrix, np.arange(len(library)), limit, NEIGHBOURS):
            found.update((a, b) for a, b in pairs.tolist())
    return sorted(found)


def compare(pairs: Sequence[Pair], workers: ProcessPoolExecutor) -> tuple[Agreements, float]:
    """Return how the pictures of all pairs agree, and the seconds of computing."""
    batches = [pairs[at : at + BATCH] for at in range(0, len(pairs), BATCH)]
    found: Agreements = {}
    seconds = 0.0
    for batch, (agreements, taken) in zip(batches, workers.map(_timed, batches), strict=True):
        found |= dict(zip(batch, agreements, strict=True))
        seconds += taken
    return found, seconds


def _timed(pairs: Sequence[Pair]) -> tuple[list[Agreement | None], float]:
    start = time.process_time()
    return compare_pictures(pairs), time.process_time() - start


def _bursts(made: Sequence[Made], agreements: Agreements) -> dict[str, float]:
    """Return, for each kind of frame, the share taken for copies by pictures alone."""
    files = [each for each in made if len(each) > 1]
    found = {
        name: [agreements.get(_files((each["photo"], each[name]))) for each in files]
        for name in BURSTS
    }
    return {
        name: sum(each is not None and each.verdict is Verdict.SAME for each in agreeing)
        / max(len(files), 1)
        for name, agreeing in found.items()
    }


def _files(pair: tuple[Picture, Picture]) -> Pair:
    a, b = sorted((pair[0].path, pair[1].path))
    return a, b
