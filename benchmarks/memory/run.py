"""Measure memory and time while a library grows, and during a second scan.

Small generated photos are indexed as `likewise index` does, while the resident memory of the
program and of the processes that read photos is measured. Most files are links to a few hundred
pictures; every tenth is a file of its own, which is decoded. With `--blank` photos are not read but
get vectors of zeros, which shows the program's own needs for 100,000 photos within minutes.

`growth_mb` is the peak of all processes together above their use after the first 1,000 photos;
`rescan_growth_mb` is the growth of the program during a second scan, which finds nothing new. The
benchmark fails (exit code 1) above GROWTH_MB.
"""

from __future__ import annotations

import argparse
import io
import os
import sys
import time
from collections.abc import Iterable, Iterator, Mapping
from contextlib import closing
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import numpy as np
from PIL import Image

from app.core.base.photo_types import Changes
from app.core.base.work_types import Progress
from app.core.open_library import open_library
from app.core.vectors.tables import ReadPhoto
from app.work.processes.pool import Done
from app.work.reading.extraction import ExtractionPlan
from app.work.reading.indexer import Indexer
from app.work.reading.read import commit_photos, read_here
from app.work.reading.scan import Scan
from benchmarks.harness import parser, resident, resident_children, tell

GROWTH_MB = 100
"""Maximum growth from 1,000 to 100,000 photos."""

FIRST = 1_000
PICTURES = 300
OWN_EVERY = 10
A_FOLDER = 1_000  # files per folder


class Watch:
    """Resident megabytes of this process and of its children, by the photos read so far."""

    def __init__(self, first: int) -> None:
        self.photos = 0
        self.at: dict[int, dict[str, float]] = {}
        self.first = 0.0  # of all processes, when the ``first`` photos were read
        self.peak = 0.0  # of all processes, since then
        self._next = first

    def note(self, changes: Changes) -> None:
        """Count photos that were read, and measure."""
        self.photos += len(changes.added)
        if self.photos >= self._next:
            here, children = resident(os.getpid()), resident_children()
            self.at[self.photos] = {"main": here, "workers": children}
            if not self.first:
                self.first = self.peak = here + children
            self._next = 2 * self.photos
        self.look()

    def look(self, progress: Progress | None = None) -> None:
        """Measure the peak."""
        del progress
        if self.first:
            self.peak = max(self.peak, resident(os.getpid()) + resident_children())


def main(arguments: list[str]) -> int:
    """Measure, print, and write the JSON file; return 0 if memory stays flat."""
    options = _parser().parse_args(arguments)
    if sys.platform != "linux":
        print("Resident memory is read from /proc, which only Linux has.")
        return 0
    with TemporaryDirectory() as folder:
        photos = make_photos(Path(folder) / "photos", options.n, options.seed)
        report = measure(photos, Path(folder) / "library", options.processes, options.blank)
    tell(report, options.json)
    return 0 if max(report["growth_mb"], report["rescan_growth_mb"]) <= GROWTH_MB else 1


def _parser() -> argparse.ArgumentParser:
    made = parser("memory", __doc__)
    made.add_argument("--n", type=int, default=10_000, help="photos")
    made.add_argument("--processes", type=int)
    made.add_argument("--blank", action="store_true", help="do not read most of the photos")
    return made


def measure(
    photos: Path, folder: Path, processes: int | None, blank: bool, first: int = FIRST
) -> dict[str, Any]:
    """Index ``photos`` into a new library, then scan again; growth counts from ``first`` on."""
    began, watch = time.monotonic(), Watch(first)
    with open_library(folder) as library:
        library.add_root(photos)
        indexer = Indexer(
            library,
            on_progress=watch.look,
            on_changes=watch.note,
            processes=processes,
            read_into=read_blank if blank else read_here,
        )
        indexer.run()
        seconds = time.monotonic() - began
        growth, watch.peak = watch.peak - watch.first, 0.0
        began, before = time.monotonic(), resident(os.getpid())
        for _ in Indexer(library, on_progress=watch.look).steps():
            watch.look()
    return {
        "photos": watch.photos,
        "seconds": round(seconds, 1),
        "mb": watch.at,
        "growth_mb": round(growth, 1),
        "rescan_seconds": round(time.monotonic() - began, 1),
        "rescan_growth_mb": round(watch.peak - before, 1),
    }


def read_blank(
    scan: Scan,
    plan: ExtractionPlan,
    photos: Iterable[tuple[int, Path]],
    rows: Mapping[int, int] | None = None,
) -> Iterator[None]:
    """Read photos like `read_here`, but with empty tasks, so that all photos look the same."""
    zeros = {name: np.zeros(d, np.float32) for name, d in plan.dimensions.items()}
    with closing(scan.library.writer()) as writer:

        def done(results: list[Done]) -> None:
            read = [(r.key, ReadPhoto(r.key.to_bytes(16, "big"), 160, 120, zeros)) for r in results]
            if rows is None:
                commit_photos(scan, partial(writer.append, read))
            else:
                writer.fill([(rows[photo], seen) for photo, seen in read])

        tasks = (scan.photo_task(photo, str, path) for photo, path in photos)
        yield from scan.work.run(tasks, done, scan.record_failures)


def make_photos(folder: Path, count: int, seed: int) -> Path:
    """Make ``count`` small JPEGs, which depend only on the seed."""
    random = np.random.default_rng(seed)
    pictures = [_picture(random) for _ in range(PICTURES)]
    for number in range(count):
        path = folder / f"{number // A_FOLDER:03}" / f"photo {number:06}.jpg"
        path.parent.mkdir(parents=True, exist_ok=True)
        original = folder / "000" / f"photo {number % PICTURES:06}.jpg"
        if number < PICTURES:
            path.write_bytes(pictures[number])
        elif number % OWN_EVERY == 0:  # bytes after a picture's end are ignored
            path.write_bytes(pictures[number % PICTURES] + number.to_bytes(8, "big"))
        else:
            os.link(original, path)
    return folder


def _picture(random: np.random.Generator) -> bytes:
    blobs = random.integers(0, 256, (6, 8, 3), np.uint8)
    buffer = io.BytesIO()
    Image.fromarray(blobs).resize((160, 120)).save(buffer, "JPEG")
    return buffer.getvalue()
