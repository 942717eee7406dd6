"""Measure a click, from the thumb to the ranked top 100: its cost and its recall.

Ours, brute force and rebuilt indexes answer the same clicks of a simulated person on four kinds of
library: clusters, a manifold without clusters, and corel1k's features replicated with jitter,
without and with the subject. The metric is LOMDML, learned click by click. The truth is brute force
under the current metric. Up to 200,000 photos are in memory-mapped files; the vectors of more are
computed when read.

Three parts measure by the size of the library. growth: a click and the candidates of the window in
libraries of growing size. switch: brute force against codes in small ones. rehash: the cost of a
change of the metric for codes, hash tables, and hashing all photos again.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
from threadpoolctl import threadpool_limits

from benchmarks.harness import asked, parser, tell
from benchmarks.peers import environment
from benchmarks.search.clicks import Person
from benchmarks.search.data import Library, make, mapped
from benchmarks.search.designs import Cost, Figures, Incremental, Refresher, answer
from benchmarks.search.growth import add_options, by_size
from benchmarks.search.roof import roof
from engine.index import AdaptiveIndex, ExactIndex, HashSettings, Hits
from engine.index.hamming import WORTH, hamming
from engine.index.online_lsh import OnlineHashTables

PARTS = ("clicks", "growth", "switch", "rehash")
KINDS = ("clusters", "manifold", "corel1k", "subject")
MAPPED = 200_000
ROOF_PHOTOS = 3_000_000  # their codes exceed every cache
PEERS = {"flat": "incremental_faiss_flat", "ivf": "faiss_ivf", "lsh": "faiss_lsh"}
GRAPHS = {"hnsw": "faiss_hnsw", "usearch": "usearch"}
ROOT = Path(__file__).resolve().parents[2]
SCRIPT = Path(__file__).with_name("peers.py")


def main(arguments: list[str]) -> int:
    """Run and print; see --help."""
    options = _parser().parse_args(arguments)
    if not 1 <= options.every <= options.clicks:
        raise SystemExit(f"--every is {options.every}; expected 1 to --clicks, {options.clicks}.")
    if options.n >= WORTH:
        hamming.compile()
    with threadpool_limits(1):  # joining threads costs a click more than it gains
        clicks = _all_libraries(options) if "clicks" in options.part else {}
        report = {"options": asked(options), **clicks, **by_size(options)}
    if clicks:
        _print(report)
    tell(report, options.json)
    return 0


def _all_libraries(options: argparse.Namespace) -> dict[str, Any]:
    """Run the part ``clicks``."""
    sets = {kind: _one_library(kind, options) for kind in options.data}
    return {
        "designs": _summary(list(sets.values())),
        "sets": {kind: _summary([figures]) for kind, figures in sets.items()},
        "roof": roof(ROOF_PHOTOS, HashSettings().bits, options.seed),
    }


def _parser() -> argparse.ArgumentParser:
    made = parser("search", __doc__)
    default = os.environ.get("LIKEWISE_DATA", str(ROOT.parent / "shared" / "data"))
    add = made.add_argument
    add("--part", nargs="+", choices=PARTS, default=["clicks"])
    add("--n", type=int, default=100_000, help="photos")
    add("--modalities", choices=["all", "global"], default="all")
    add("--clicks", type=int, default=20)
    add("--pause", type=float, default=2.0, help="seconds between clicks, free for a refresh")
    add("--every", type=int, default=1, help="compare with brute force at every so many clicks")
    add("--data", nargs="+", choices=KINDS, default=list(KINDS))
    add("--photos", default=str(Path(default) / "corel1k"), help="folder for corel1k and subject")
    add("--rivals", choices=["none", "scan", "fast", "all"], default="fast")
    add_options(made)
    return made


def _one_library(kind: str, options: argparse.Namespace) -> dict[str, Figures]:
    """Run all designs on one library."""
    with ExitStack() as stack:
        library = make(kind, options.n, options.seed, Path(options.photos), options.modalities)
        if options.n <= MAPPED:
            folder = stack.enter_context(tempfile.TemporaryDirectory())
            library = mapped(library, Path(folder))
        return _clicks(library, options)


def _clicks(library: Library, options: argparse.Namespace) -> dict[str, Figures]:
    """Answer the same clicks with every design."""
    person = Person(library, options.seed)
    ours = AdaptiveIndex(person.learner.metric_)
    ours.build(library.vectors)
    oracle = ExactIndex(person.learner.metric_, cache_bytes=0)
    oracle.build(library.vectors)
    refresher = Refresher(ours, options.pause)
    figures = {"ours": Figures(), "reprojection_scan": Figures()}
    rivals = _Rivals(library, person, options.rivals)
    _, hits = answer(ours, person)
    for click in range(options.clicks):
        judgment = person.thumb(hits)
        learning, _ = Cost.of(partial(person.learn, judgment))
        cost, hits = answer(ours, person)
        truth = None
        if (click + 1) % options.every == 0:
            brute, truth = answer(oracle, person)
            figures["reprojection_scan"].record(learning + brute, truth, truth)
            rivals.click(learning, truth)
        figures["ours"].record(learning + cost, hits, truth)
        took = refresher.rest()
        if took is not None:
            figures["ours"].refresh_s.append(took)
    figures["ours"].memory_mb = ours.memory_use() / 2**20
    figures["reprojection_scan"].memory_mb = oracle.memory_use() / 2**20
    return {**figures, **rivals.finish()}


class _Rivals:
    """The designs that are too slow or too large for every run."""

    def __init__(self, library: Library, person: Person, which: str) -> None:
        self.person = person
        self.which = which
        self.figures: dict[str, Figures] = {}
        self.updates: list[Cost] = []
        if which in ("fast", "all"):
            self.incremental = Incremental(library, person.learner)
            self.tables = OnlineHashTables(person.learner.metric_)
            self.tables.build(library.vectors)
            self.figures["online_hash_tables"] = Figures()
        self.truth: Hits | None = None

    def click(self, learning: Cost, truth: Hits) -> None:
        if self.which not in ("fast", "all"):
            return
        update, _ = Cost.of(partial(self.incremental.update, self.person.learner))
        self.updates.append(learning + update)
        cost, found = answer(self.tables, self.person)
        self.figures["online_hash_tables"].record(learning + cost, found, truth)
        self.truth = truth

    def finish(self) -> dict[str, Figures]:
        """Rebuild the peers' indexes over the last click's embedding."""
        if self.truth is None:
            return {}
        self.figures["online_hash_tables"].memory_mb = self.tables.memory_use() / 2**20
        whole, _ = Cost.of(lambda: list(self.tables.refresh()))
        self.figures["online_hash_tables"].refresh_s.append(whole.wall)
        names = PEERS | (GRAPHS if self.which == "all" else {})
        z = self.incremental.embedding(self.person.learner)
        query = self.person.learner.transform(self.person.query_vectors)
        z[self.person.judged] = 1e6  # leaves out photos with a thumb
        answers = environment.call(SCRIPT, *names, z=z, query=query)
        for short, name in names.items():
            rows = answers[f"{short}/rows"]
            rows = rows[rows >= 0]
            near = np.square(z[rows] - query).sum(axis=1)
            found = Hits(rows, np.sort(near))
            rebuild = Cost(*answers[f"{short}/seconds"])
            figures = Figures(memory_mb=(z.nbytes + float(answers[f"{short}/bytes"])) / 2**20)
            for update in self.updates:
                figures.record(update + rebuild, found, self.truth)
            self.figures[name] = figures
        return self.figures


def _summary(runs: list[dict[str, Figures]]) -> dict[str, Any]:
    """Summarize the clicks of all runs; recall is that of the worst run, and of the worst click."""
    designs: dict[str, Any] = {}
    for name in runs[0]:
        figures = [run[name] for run in runs if name in run]
        refreshes = [seconds for each in figures for seconds in each.refresh_s]
        designs[name] = {
            "click_ms": _quantiles([each.click_ms for each in figures]),
            "click_cpu_ms": _quantiles([each.click_cpu_ms for each in figures]),
            "recall100": min(float(np.mean(each.recall100)) for each in figures),
            "recall100_worst_click": min(min(each.recall100) for each in figures),
            "memory_mb": max(each.memory_mb for each in figures),
            "refresh_s": float(np.median(refreshes)) if refreshes else None,
        }
    for entry in designs.values():
        for key, name in (("click_ms", "ratio"), ("click_cpu_ms", "cpu_ratio")):
            entry[name] = entry[key]["median"] / designs["ours"][key]["median"]
    return designs


def _quantiles(runs: list[list[float]]) -> dict[str, float]:
    clicks = np.concatenate(runs)
    return {"median": float(np.median(clicks)), "p95": float(np.percentile(clicks, 95))}


def _print(report: dict[str, Any]) -> None:
    print(
        f"{'':32}{'ms':>9}{'p95':>9}{'cpu ms':>9}{'p95':>9}{'recall':>8}{'worst':>7}{'MB':>7}"
        f"{'refresh s':>11}{'ratio':>8}{'cpu':>8}"
    )
    for title, designs in {**report["sets"], "together": report["designs"]}.items():
        for name, entry in designs.items():
            refresh = "" if entry["refresh_s"] is None else f"{entry['refresh_s']:.2f}"
            print(
                f"{title:9}{name:23}"
                f"{entry['click_ms']['median']:9.1f}{entry['click_ms']['p95']:9.1f}"
                f"{entry['click_cpu_ms']['median']:9.1f}{entry['click_cpu_ms']['p95']:9.1f}"
                f"{entry['recall100']:8.4f}{entry['recall100_worst_click']:7.2f}"
                f"{entry['memory_mb']:7.0f}{refresh:>11}{entry['ratio']:8.1f}"
                f"{entry['cpu_ratio']:8.1f}"
            )
    print("roof:", {key: round(value, 2) for key, value in report["roof"].items()})


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
