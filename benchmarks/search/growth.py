"""Measure how the cost of a search grows with the library, and from which size codes pay off.

growth: a click (the metric changed, the new top 100) and the candidates of the window (the nearest
1,000 by estimate) in libraries of growing size, whose vectors are computed when read. Above
--mapped photos the codes are saved and mapped from the disk first. switch: brute force against
codes in small libraries. rehash: the cost of a change of the metric for codes, for hash tables, and
for hashing all photos again.
"""

from __future__ import annotations

import argparse
import tempfile
from collections.abc import Callable
from functools import partial
from pathlib import Path

import numpy as np

from benchmarks.line_chart import cost_chart
from benchmarks.search.clicks import Person
from benchmarks.search.designs import TOP, Cost, answer
from benchmarks.search.endless import endless
from engine.feedback.candidates import CANDIDATES
from engine.index import ExactIndex, HashIndex
from engine.index.hamming import WORTH, hamming
from engine.index.online_lsh import OnlineHashTables
from engine.index.recall import recall

LINES = {
    "brute_cpu_ms": "brute force",
    "click_cpu_ms": "codes, top 100",
    "candidates_cpu_ms": "codes, candidates",
}
"""Key of growth -> its title in the figure."""


def add_options(parser: argparse.ArgumentParser) -> None:
    """Add the options of these parts."""
    add = parser.add_argument
    add("--sizes", nargs="+", type=int, default=[10_000, 100_000, 1_000_000], help="of growth")
    add("--small", nargs="+", type=int, default=[1000, 2000, 4000, 10_000], help="of switch")
    add("--mapped", type=int, default=2_000_000, help="more photos are mapped from the disk")
    add("--figure", type=Path, help="an SVG of growth")


def by_size(options: argparse.Namespace) -> dict[str, list[dict[str, float]]]:
    """Return the tables of the requested parts, one line per size."""
    measures = {
        "growth": (_growth, options.sizes),
        "switch": (_switch, options.small),
        "rehash": (_rehash, [options.n]),
    }
    tables = {
        part: _table(partial(measure, options), sizes)
        for part, (measure, sizes) in measures.items()
        if part in options.part
    }
    if options.figure:
        label = "processor time of a click against photos in the library"
        options.figure.write_text(cost_chart(tables["growth"], LINES, label), encoding="utf-8")
    return tables


def _table(measure: Callable[[int], dict[str, float]], sizes: list[int]) -> list[dict[str, float]]:
    """Measure and print one line per size."""
    lines = []
    for n in sizes:
        lines.append({"photos": float(n), **measure(n)})
        print("  ".join(f"{name} {value:,.4g}" for name, value in lines[-1].items()), flush=True)
    return lines


def _growth(options: argparse.Namespace, n: int) -> dict[str, float]:
    if n >= WORTH:
        hamming.compile()
    library = endless(n, options.seed)
    person = Person(library, options.seed)
    index = HashIndex(person.learner.metric_)
    build, _ = Cost.of(lambda: index.build(library.vectors))
    with tempfile.TemporaryDirectory() as folder:
        if n > options.mapped:
            path = Path(folder) / "index"
            index.save(path, "made up")
            del index
            index = HashIndex.load(path, "made up", library.vectors, person.learner.metric_)
        _, hits = answer(index, person)
        clicks, candidates = [], []
        for _ in range(options.clicks):
            judgment = person.thumb(hits)
            person.learn(judgment)
            cost, hits = answer(index, person)
            clicks.append(cost)
            query = person.query_vectors
            candidates.append(Cost.of(lambda query=query: index.near(query, CANDIDATES))[0])
        oracle = ExactIndex(person.learner.metric_, cache_bytes=0)
        oracle.build(library.vectors)
        brute, truth = answer(oracle, person)
        return {
            "build_cpu_s": build.cpu,
            "click_cpu_ms": _median(clicks, "cpu"),
            "click_ms": _median(clicks, "wall"),
            "candidates_cpu_ms": _median(candidates, "cpu"),
            "brute_cpu_ms": 1000 * brute.cpu,
            "recall100": recall(hits, truth),
            "memory_mb": index.memory_use() / 2**20,
        }


def _switch(options: argparse.Namespace, n: int) -> dict[str, float]:
    library = endless(n, options.seed)
    person = Person(library, options.seed)
    exact, codes = ExactIndex(person.learner.metric_), HashIndex(person.learner.metric_)
    figures: dict[str, list[Cost]] = {"brute": [], "again": [], "codes": []}
    for index in (exact, codes):
        index.build(library.vectors)
    hits = answer(exact, person)[1]
    query = person.query_vectors
    for _ in range(options.clicks):
        person.learn(person.thumb(hits))
        cost, hits = answer(exact, person)
        figures["brute"].append(cost)
        figures["again"].append(Cost.of(lambda: exact.search(query, TOP))[0])
        figures["codes"].append(answer(codes, person)[0])
    return {f"{name}_cpu_ms": _median(costs, "cpu") for name, costs in figures.items()}


def _rehash(options: argparse.Namespace, n: int) -> dict[str, float]:
    library = endless(n, options.seed)
    person = Person(library, options.seed)
    codes, tables = HashIndex(person.learner.metric_), OnlineHashTables(person.learner.metric_)
    for index in (codes, tables):
        index.build(library.vectors)
    hits = answer(codes, person)[1]
    changes: dict[str, list[Cost]] = {"codes": [], "tables": []}
    for _ in range(options.clicks):
        person.learn(person.thumb(hits))
        for name, index in (("codes", codes), ("tables", tables)):
            change = partial(index.metric_changed, person.learner.metric_)
            changes[name].append(Cost.of(change)[0])
        hits = codes.search(person.query_vectors, TOP, exclude=person.judged)
    stale = {name: index.flipped() for name, index in (("codes", codes), ("tables", tables))}
    again = {
        name: Cost.of(lambda index=index: list(index.refresh()))[0]
        for name, index in (("codes", codes), ("tables", tables))
    }
    return {
        **{f"{name}_change_cpu_ms": _median(costs, "cpu") for name, costs in changes.items()},
        **{f"{name}_again_cpu_ms": 1000 * cost.cpu for name, cost in again.items()},
        **{f"{name}_stale": share for name, share in stale.items()},
    }


def _median(costs: list[Cost], which: str) -> float:
    return 1000 * float(np.median([getattr(cost, which) for cost in costs]))
