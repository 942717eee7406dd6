"""Measure what thumbs gain: a simulated user searches with and without learning.

    python -m benchmarks clicks --collection DIR [--collection DIR]... [--queries 100]
        [--modalities all|classical|global] [--intent class|colour|layout] [--marks 10]
        [--wrong 0.0] [--pages 5] [--searches 100] [--distractors DIR]... [--seed 0] [--json FILE]
        [--figure FILE.svg]

A collection is a folder with one sub-folder per class; several are read as one library. The user
means the class, or else the palette or the composition of a small thumbnail. Photos are split into
two fixed halves: ``--part validation`` searches from one, for choosing settings, and the default
reports on the other. On Corel-1k some earlier settings were chosen with queries of both
(docs/learning.md).
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any, cast

import numpy as np

from benchmarks.clicks import methods, peers
from benchmarks.clicks.intents import INTENTS
from benchmarks.clicks.library import Setting, setting
from benchmarks.clicks.report import figures, page_figure, show
from benchmarks.clicks.stream import train_profile
from engine.research.simulated_user import Session, search

FIFTY = 50

AT_ONCE = {"rocchio", "paper", "logistic", "svm"}
"""Methods for which the order of a page's thumbs does not matter."""


def main(arguments: list[str]) -> int:
    """Run all methods on the same queries and print them side by side."""
    options = _parser().parse_args(arguments)
    asked = setting(options)
    sessions, stream = _search_all(asked)
    p50 = stream.pop("p50")
    report: dict[str, Any] = {
        "collection": "+".join(collection.name for collection in options.collection),
        "intent": options.intent,
        "modalities": list(asked.vectors),
        "photos": len(asked.labels),
        "queries": len(asked.queries),
        "marks": options.marks,
        "wrong": options.wrong,
        "seed": options.seed,
        "methods": {name: figures(runs, sessions["none"]) for name, runs in sessions.items()},
        "stream": stream,
    }
    for name, share in p50.items():
        report["methods"][name]["p50"] = share
    show(report)
    if options.json:
        options.json.write_text(json.dumps(report, indent=2), encoding="utf-8")
    if options.figure:
        figure = page_figure(cast(dict[str, Any], report["methods"]))
        options.figure.write_text(figure, encoding="utf-8")
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="clicks", description=__doc__.split("\n")[0])
    parser.add_argument(
        "--collection", type=Path, action="append", required=True, metavar="DIR", help="repeatable"
    )
    parser.add_argument("--modalities", choices=("all", "classical", "global"), default="all")
    parser.add_argument("--intent", choices=INTENTS, default="class", help="what the user means")
    parser.add_argument("--queries", type=int, default=100)
    parser.add_argument("--marks", type=int, default=10, help="thumbs a page")
    parser.add_argument("--first", action="store_true", help="thumb the first photos, not random")
    parser.add_argument("--wrong", type=float, default=0.0, help="share of thumbs that are wrong")
    parser.add_argument("--pages", type=int, default=5)
    parser.add_argument(
        "--searches", type=int, default=100, help="searches that the profile learns from"
    )
    parser.add_argument("--distractors", type=Path, action="append", default=[], metavar="DIR")
    parser.add_argument("--part", choices=("report", "validation"), default="report")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--json", type=Path, metavar="FILE")
    parser.add_argument("--figure", type=Path, metavar="FILE", help="draw the pages as an SVG")
    return parser


def _search_all(asked: Setting) -> tuple[dict[str, list[Session]], dict[str, Any]]:
    """Return the searches of every method, and the profile's progress."""
    profile, stream = train_profile(asked)
    untrained = profile.untrained.embed(asked.vectors)
    seen = asked.vectors.get("subject", untrained)
    start = asked.profile().checkpoint.learner
    factories = {
        "none": methods.distance_order(untrained),
        "graph": methods.first_page(profile.untrained, asked.vectors),
        "rocchio": peers.rocchio(untrained),
        "logistic": peers.logistic(seen, untrained),
        "svm": peers.svm(seen, untrained),
        "paper": peers.paper(asked.vectors, start),
        "profile": methods.distance_order(profile.metric.embed(asked.vectors)),
        "search": methods.per_search(profile.untrained, asked.vectors),
        "both": methods.per_search(profile.metric, asked.vectors),
    }
    stream["p50"] = {name: _p50(asked, factories[name]) for name in ("none", "graph")}
    return {name: _search(asked, factory, name) for name, factory in factories.items()}, stream


def _p50(asked: Setting, factory: methods.Factory) -> float:
    """Return the precision of the first fifty photos before any thumb, relative to what exists."""
    shares = []
    for query in asked.queries.tolist():
        relevant = asked.relevant(query)
        hits = np.count_nonzero(relevant[factory(query)([])[:FIFTY]])
        shares.append(hits / min(FIFTY, np.count_nonzero(relevant)))
    return float(np.mean(shares))


def _search(asked: Setting, factory: methods.Factory, name: str) -> list[Session]:
    """Run one search per query; every method gets the same simulated user with the same seed."""
    return [
        search(
            factory(int(query)),
            asked.relevant(int(query)),
            asked.pages,
            asked.habit,
            np.random.default_rng([asked.seed, int(query)]),
            every_click=name not in AT_ONCE,
        )
        for query in asked.queries
    ]
