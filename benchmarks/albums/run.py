"""Measures albums that fill themselves: where they end, and whether their promises are kept.

    python -m benchmarks albums --collection DIR [--distractors DIR]... [--queries 60]
        [--modalities all|classical|global] [--part report|validation] [--quick] [--seed 0]
        [--json FILE]

A collection is a folder with one sub-folder a class; what is in `--distractors` is in the library
and never meant. A person searches from a photo, goes down the first 200 rows of the list, likes
the first 5 or 10 photos of the query's class and dislikes the first 5 or 10 others, as many as
there are. The album is what is then above the line. `after_arrivals`: a sixth of the photos arrives
after the thumbs were given, 20 % more than there were. Photos are split in two fixed halves: the
flat threshold is chosen with queries of the validation half, figures are of the other one.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from benchmarks.albums import methods
from benchmarks.albums.library import Album, Library, give_thumbs, read
from benchmarks.albums.report import figures, show
from engine.types import Rows

THUMBS = (5, 10)
QUICK = 10


def main(arguments: list[str]) -> int:
    """Fill the same albums by each method and print them side by side; 0."""
    options = _parser().parse_args(arguments)
    if options.quick:
        options.queries = min(options.queries, QUICK)
    library, queries = read(options)
    report = {
        "collection": options.collection.name,
        "distractors": [folder.name for folder in options.distractors],
        "photos": len(library.labels),
        "queries": len(queries[options.part]),
        "part": options.part,
        "seed": options.seed,
        "methods": _measure(library, queries, options.part, arriving=False),
        "after_arrivals": _measure(library, queries, options.part, arriving=True),
    }
    show(report)
    if options.json:
        options.json.write_text(json.dumps(report, indent=2), encoding="utf-8")
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="albums", description=__doc__.split("\n")[0])
    parser.add_argument("--collection", type=Path, required=True, metavar="DIR")
    parser.add_argument("--distractors", type=Path, action="append", default=[], metavar="DIR")
    parser.add_argument("--modalities", choices=("all", "classical", "global"), default="all")
    parser.add_argument("--queries", type=int, default=60, help="albums to fill")
    parser.add_argument("--part", choices=("report", "validation"), default="report")
    parser.add_argument("--quick", action="store_true", help=f"{QUICK} albums at most")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--json", type=Path, metavar="FILE")
    return parser


def _measure(
    library: Library, queries: dict[str, Rows], part: str, *, arriving: bool
) -> dict[str, dict[str, Any]]:
    """Method -> thumbs of each sign -> figures."""
    found: dict[str, dict[str, Any]] = {"ours": {}, "flat": {}, "logistic": {}}
    for thumbs in THUMBS:
        albums = _albums(library, queries[part], thumbs, arriving)
        taught = _albums(library, queries["validation"], thumbs, arriving=False)
        ways = {
            "ours": methods.ours(library),
            "flat": methods.flat(library, taught),
            "logistic": methods.logistic(library),
        }
        for name, way in ways.items():
            found[name][str(thumbs)] = figures(albums, [way(album) for album in albums])
    return found


def _albums(
    library: Library, queries: Sequence[int] | Rows, thumbs: int, arriving: bool
) -> list[Album]:
    return [give_thumbs(library, int(query), thumbs, arriving) for query in queries]
