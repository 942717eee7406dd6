"""Measures what thumbs gain: a simulated user searches with and without learning.

    python -m benchmarks clicks --collection DIR [--modalities all|global] [--queries 200]
        [--marks 10] [--wrong 0.0] [--pages 5] [--distractors DIR]... [--seed 0] [--json FILE]
        [--figure FILE.svg]

A collection is a folder with one sub-folder a class. Its photos are split in two fixed halves:
``--part validation`` searches from one, for choosing settings, and the default reports on the
other. On Corel-1k some earlier settings were chosen with queries of both (docs/learning.md).
"""

from __future__ import annotations

import argparse
import json
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, cast

import numpy as np

from benchmarks.clicks import methods as methods
from benchmarks.clicks.figure import page_figure
from benchmarks.collection import load
from likewise.engine.evaluation.retrieval import mean_average_precision
from likewise.engine.feedback import Profile
from likewise.engine.metrics.metric import Metric
from likewise.engine.metrics.multi_modal import LearnerState
from likewise.engine.research.simulated_user import PAGE, Habit, Session, search
from likewise.engine.types import Float32, Mask, Rows
from likewise.features.decode import SUFFIXES

STREAM = 100  # searches that the profile learns from
CHECKPOINTS = (0, 25, 50, 100)
HALVES_SEED = 2016
DISTRACTORS = "~distractors"  # sorts after every class
WORSE = 1.5 / PAGE  # more than one photo


@dataclass(frozen=True)
class Setting:
    """The library, what the user means, and where queries come from."""

    vectors: dict[str, Float32]
    labels: Rows
    queries: Rows
    stream: Rows  # queries of the searches that train the profile
    habit: Habit
    pages: int
    seed: int


def main(arguments: list[str]) -> int:
    """Run all methods on the same queries and print them side by side."""
    options = _parser().parse_args(arguments)
    setting = _setting(options)
    profile, start, stream = _train_profile(setting)
    sessions = _search_all(setting, profile, start)
    report = {
        "collection": options.collection.name,
        "photos": len(setting.labels),
        "queries": len(setting.queries),
        "marks": options.marks,
        "wrong": options.wrong,
        "seed": options.seed,
        "methods": {name: _figures(runs, sessions["none"]) for name, runs in sessions.items()},
        "stream": stream,
    }
    _print(report)
    if options.json:
        options.json.write_text(json.dumps(report, indent=2), encoding="utf-8")
    if options.figure:
        figure = page_figure(cast(dict[str, Any], report["methods"]))
        options.figure.write_text(figure, encoding="utf-8")
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="clicks", description=__doc__.split("\n")[0])
    parser.add_argument("--collection", type=Path, required=True, metavar="DIR")
    parser.add_argument("--modalities", choices=("all", "global"), default="all")
    parser.add_argument("--queries", type=int, default=200)
    parser.add_argument("--marks", type=int, default=10, help="thumbs a page")
    parser.add_argument("--first", action="store_true", help="thumb the first photos, not random")
    parser.add_argument("--wrong", type=float, default=0.0, help="share of thumbs that are wrong")
    parser.add_argument("--pages", type=int, default=5)
    parser.add_argument("--distractors", type=Path, action="append", default=[], metavar="DIR")
    parser.add_argument("--part", choices=("report", "validation"), default="report")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--json", type=Path, metavar="FILE")
    parser.add_argument("--figure", type=Path, metavar="FILE", help="draw the pages as an SVG")
    return parser


def _setting(options: argparse.Namespace) -> Setting:
    with tempfile.TemporaryDirectory() as folder:
        collection = load(
            _linked(options.collection, options.distractors, Path(folder)), options.modalities
        )
    labels = collection.labels
    if DISTRACTORS in collection.classes:
        labels = np.where(labels == collection.classes.index(DISTRACTORS), -1, labels)
    shuffled = np.random.default_rng(HALVES_SEED).permutation(np.flatnonzero(labels >= 0))
    halves = {"validation": shuffled[::2], "report": shuffled[1::2]}
    drawn = np.random.default_rng(options.seed).permutation(halves[options.part])
    stream = min(STREAM, len(drawn) // 3)
    return Setting(
        collection.vectors,
        labels,
        drawn[stream : stream + options.queries],
        drawn[:stream],
        Habit(options.marks, options.wrong, options.first),
        max(options.pages, 2),
        options.seed,
    )


def _linked(collection: Path, distractors: Sequence[Path], folder: Path) -> Path:
    """The collection, with the distractors as one more class: one library, one vocabulary."""
    if not distractors:
        return collection
    linked = folder / collection.name
    (linked / DISTRACTORS).mkdir(parents=True)
    for part in sorted(path for path in collection.iterdir() if path.is_dir()):
        (linked / part.name).symlink_to(part.resolve(), target_is_directory=True)
    photos = (
        path
        for other in distractors
        for path in sorted(other.rglob("*"))
        if path.suffix.lower() in SUFFIXES
    )
    for number, path in enumerate(photos):
        (linked / DISTRACTORS / f"{number:06}-{path.name}").symlink_to(path.resolve())
    return linked


def _train_profile(setting: Setting) -> tuple[Profile, LearnerState, dict[str, Any]]:
    """A stream of searches among the other photos; mAP of the held-out queries on the way."""
    profile = Profile(setting.vectors, seed=setting.seed)
    start = profile.checkpoint.learner
    paper = methods.paper_learner(start)
    others: Mask = np.ones(len(setting.labels), np.bool_)
    others[setting.queries] = False
    random = np.random.default_rng([setting.seed, 1])
    untrained = _mean_precision(profile.untrained, setting)
    stream: dict[str, Any] = {"checkpoints": [], "untrained": [], "paper": [], "profile": []}
    journal = []
    for done in range(len(setting.stream) + 1):
        if done in CHECKPOINTS or done == len(setting.stream):
            stream["checkpoints"].append(done)
            stream["untrained"].append(untrained)
            stream["paper"].append(_mean_precision(paper.metric_, setting))
            stream["profile"].append(_mean_precision(profile.metric, setting))
        if done < len(setting.stream):
            query = int(setting.stream[done])
            method = methods.per_search(profile.metric, setting.vectors, others)(query)
            relevant = setting.labels == setting.labels[query]
            session = search(method, relevant, setting.pages, setting.habit, random)
            journal += methods.judgments(done, query, session.clicks)
            profile.replay(journal)
            paper.partial_fit(setting.vectors, methods.paper_triplets(query, session.clicks))
    return profile, start, stream


def _mean_precision(metric: Metric, setting: Setting) -> float:
    rows = np.arange(len(setting.labels))
    return mean_average_precision(metric, setting.vectors, rows, setting.labels, setting.queries)


def _search_all(
    setting: Setting, profile: Profile, start: LearnerState
) -> dict[str, list[Session]]:
    untrained = profile.untrained.embed(setting.vectors)
    trained = profile.metric.embed(setting.vectors)
    factories = {
        "none": methods.distance_order(untrained),
        "rocchio": methods.rocchio(untrained),
        "paper": methods.paper(setting.vectors, start),
        "profile": methods.distance_order(trained),
        "search": methods.per_search(profile.untrained, setting.vectors),
        "both": methods.per_search(profile.metric, setting.vectors),
    }
    return {name: _search(setting, factory, name) for name, factory in factories.items()}


def _search(setting: Setting, factory: methods.Factory, name: str) -> list[Session]:
    """One search for each query; every method meets the same user with the same whims."""
    return [
        search(
            factory(int(query)),
            setting.labels == setting.labels[query],
            setting.pages,
            setting.habit,
            np.random.default_rng([setting.seed, int(query)]),
            every_click=name != "paper",
        )
        for query in setting.queries
    ]


def _figures(runs: list[Session], unlearned: list[Session]) -> dict[str, Any]:
    precision = np.array([run.precision for run in runs])
    baseline = np.array([run.precision for run in unlearned])
    missed = 1 - baseline[:, 1].mean()
    milliseconds = 1000 * np.concatenate([run.seconds for run in runs])
    return {
        "p20": precision.mean(axis=0).tolist(),
        "worse_share": float((baseline[:, 1] - precision[:, 1] > WORSE).mean()),
        "misses_removed": float(1 - (1 - precision[:, 1].mean()) / missed) if missed else 0.0,
        "ms_click": {
            "median": float(np.median(milliseconds)),
            "p95": float(np.quantile(milliseconds, 0.95)),
        },
    }


def _print(report: dict[str, Any]) -> None:
    print(f"{report['photos']} photos, {report['queries']} queries, {report['marks']} marks a page")
    print("| method | precision at 20, page by page | misses removed | worse | ms a click |")
    print("|---|---|---|---|---|")
    for name, figures in report["methods"].items():
        pages = " ".join(f"{value:.3f}" for value in figures["p20"])
        print(
            f"| {name} | {pages} | {figures['misses_removed']:.0%} | {figures['worse_share']:.1%} "
            f"| {figures['ms_click']['median']:.1f} |"
        )
    stream = report["stream"]
    print("\n| searches learned | untrained | paper | profile |\n|---|---|---|---|")
    for row in zip(*stream.values(), strict=True):
        print("| {} | {:.3f} | {:.3f} | {:.3f} |".format(*row))
