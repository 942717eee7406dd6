"""Measure extraction and search on a Dask cluster, and the cost of a killed worker.

`python -m benchmarks cluster [--n 200000] [--workers 1,2] [--photos 400] [--json FILE]` starts its
own scheduler and workers on loopback, each worker bound to one core.
"""

from __future__ import annotations

import argparse
import tempfile
from pathlib import Path

from benchmarks.cluster import extraction, search
from benchmarks.harness import tell


def main(arguments: list[str]) -> int:
    """Measure, print, and write the JSON file; return 0."""
    parser = argparse.ArgumentParser(prog="cluster", description=__doc__)
    parser.add_argument("--n", type=int, default=200_000, help="photos to search")
    parser.add_argument("--many", type=int, default=1_000_000, help="photos in a hundred ranges")
    parser.add_argument("--workers", default="1,2", help="numbers of workers, with commas")
    parser.add_argument("--photos", type=int, default=400, help="pictures to extract")
    parser.add_argument("--part", choices=PARTS, action="append", help="only this; may be repeated")
    parser.add_argument("--json", type=Path)
    options = parser.parse_args(arguments)
    workers = [int(count) for count in options.workers.split(",")]
    report = {}
    with tempfile.TemporaryDirectory(prefix="likewise-bench-") as folder:
        for part in options.part or PARTS:
            report |= PARTS[part](Path(folder) / part, options, workers)
    tell(report, options.json)
    return 0


PARTS = {
    "extraction": lambda folder, options, workers: extraction.measure(
        folder, options.photos, workers
    ),
    "search": lambda folder, options, workers: search.measure(
        folder, options.n, options.many, workers
    ),
}
"""Maps (own folder, options, numbers of workers) to keys of the report."""
