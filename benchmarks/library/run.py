"""Measure a library of many real files, from reading its folder to what a person does in it.

Makes a tree of small JPEG files, reads it as `likewise index` does, and measures in new processes,
each opening the library as the program does: opening up to the photos that the window shows first,
listing all of them, a first look at folders in which nothing has changed, typing into the field,
searching, a thumb, an album that fills itself, `status --check`, and the start of the window. With
--extract-every K > 1 only every K-th photo is extracted (all files are read, hashed and listed),
and the report says so. With --sizes the tree is read in parts, and everything is measured at each
size, which --figure draws.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from app.core.base.work_types import Progress
from app.core.open_library import open_library
from app.work.reading.indexer import Indexer
from app.work.reading.read import read_here
from benchmarks.harness import asked, parser, resident, resident_children, started_anew, tell
from benchmarks.library.subsampled import subsampled
from benchmarks.library.tree import make_tree
from benchmarks.line_chart import cost_chart
from benchmarks.window.start import measure as measure_starts

LINES = {
    "open_s": "opening",
    "listed_s": "all photos listed",
    "first_look_s": "first look",
    "status_check_s": "status --check",
    "filter_ms": "a letter typed",
    "search_ms": "a search",
    "thumb_ms": "a thumb",
    "album_s": "an album",
}
"""Key of the report -> its title in the figure."""


def main(arguments: list[str]) -> int:
    """Run and print; see --help."""
    options = _parser().parse_args(arguments)
    if (code := started_anew("library", arguments)) is not None:
        return code
    with tempfile.TemporaryDirectory() as name:
        folder = Path(options.folder or name)
        sizes = sorted({*options.sizes, options.n})
        report = {
            "options": asked(options),
            "sizes": [_measure(folder, size, options) for size in sizes],
        }
    tell(report, options.json)
    if options.figure:
        chart = cost_chart(report["sizes"], LINES, "time against photos in the library")
        Path(options.figure).write_text(chart, encoding="utf-8")
    return 0


def _measure(folder: Path, size: int, options: argparse.Namespace) -> dict[str, Any]:
    """Measure a library of ``size`` photos, which is extended from that of the size before."""
    photos, library = folder / "photos", folder / "library"
    began = time.perf_counter()
    make_tree(photos, size, options.seed)
    report = {"photos": size, "files_made_s": time.perf_counter() - began}
    report["reading"] = _read(photos, library, options.extract_every)
    report |= _answer("benchmarks.library.person", str(library), str(options.seed))
    began = time.perf_counter()
    status = [sys.executable, "-m", "app", "status", "--check", "--library", str(library)]
    subprocess.run(status, check=True, stdout=subprocess.DEVNULL)
    report["status_check_s"] = time.perf_counter() - began
    if options.starts:
        report |= measure_starts(library, folder / "cache", options.starts)
    report["library_mb"] = sum(f.stat().st_size for f in library.rglob("*") if f.is_file()) / 2**20
    print(json.dumps(report), file=sys.stderr, flush=True)
    return report


def _read(photos: Path, folder: Path, every: int) -> dict[str, float]:
    """Read new photos; return the duration, and the peak memory of all processes."""
    peak, read = 0.0, 0
    began = time.perf_counter()

    def note(progress: Progress) -> None:
        nonlocal peak
        del progress
        peak = max(peak, resident(os.getpid()) + resident_children())

    with open_library(folder) as library:
        before = len(library.photos())
        if not library.roots():
            library.add_root(photos)
        into = read_here if every <= 1 else subsampled(every)
        Indexer(library, on_progress=note, read_into=into).run()
        read = len(library.photos()) - before
    seconds = time.perf_counter() - began
    return {"photos": read, "seconds": seconds, "per_second": read / seconds, "peak_mb": peak}


def _answer(module: str, *arguments: str) -> dict[str, Any]:
    command = [sys.executable, "-m", module, *arguments]
    answer = subprocess.run(command, check=True, stdout=subprocess.PIPE).stdout
    found: dict[str, Any] = json.loads(answer.splitlines()[-1])
    return found


def _parser() -> argparse.ArgumentParser:
    made = parser("library", __doc__)
    add = made.add_argument
    add("--n", type=int, default=100_000, help="photos")
    add("--sizes", type=int, nargs="*", default=[], help="smaller sizes to measure on the way")
    add("--extract-every", type=int, default=1, help="extract one photo of so many")
    add("--starts", type=int, default=3, help="starts of the window; 0: none")
    add("--folder", default="", help="where to keep tree and library for the next run")
    add("--figure", default="", help="an SVG file for the costs by size")
    return made


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
