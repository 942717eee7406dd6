"""Measure how many photos simulated people look at, and how long they take, for typical tasks.

    python -m benchmarks tasks --collection DIR [--collection DIR]... [--n 30] [--seeds 1]
        [--seed 0] [--task collect|ten|known|word]... [--marks 5] [--wrong 0.0]
        [--part report|validation] [--figure FILE.svg] [--json FILE]

A collection is a folder with one sub-folder per class; several are read as one library. Each task
is done ``--n`` times from each of ``--seeds`` seeds, the same for every method:

- collect: find 90 % of a photo's class, with ``--marks`` thumbs at random on each page of 20.
- ten: find ten of them, one photo per step, each thumbed; at most 60 photos (Moll et al. 2023).
- known: find one particular photo, from its class's name or from a moderately similar photo of its
  class, by thumbs on similar ones, within 300 s. Collections have no dates.
- word: find 90 % of a class from its name, thumbing up to ``--marks`` right photos per page.

"t90" is the number of photos looked at per photo needed for 90 %, "ap" the average precision of the
first ten, "hardest" that of the tenth of the queries where plain similarity finds least, "solved" a
share; "minutes" are those of the keystroke-level model. "worse": share of the searches that had to
look at over one photo more than without learning. Intervals are bootstrapped, 95 %.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import Any

import numpy as np

from app.core.facts.local_words import noun_among
from app.core.facts.terms import parse
from benchmarks.clicks.intents import thumbnails
from benchmarks.clicks.library import Setting, setting
from benchmarks.harness import parser, tell
from benchmarks.line_chart import line_chart
from benchmarks.tasks.labels import distances, labels_of
from benchmarks.tasks.methods import AT_ONCE, NAMES, Library, begin
from benchmarks.tasks.person import Choose, Way, go, reminding, right_ones, some
from engine.evaluation.bootstrap import mean_interval
from engine.research.simulated_user import PAGE
from engine.types import Float32, Float64, Mask
from features import subject

SHARE = 0.9
TEN, LOOKED_AT = 10, 60
PATIENCE, HALF = 300.0, 0.5
HARDEST = 0.1
EACH = 2  # thumbs of each sign per page, in the task "known"

Ways = dict[str, list[Way]]

Done = tuple[int, dict[str, Way]]
"""Number of photos that a search had to find, and the way of each method; empty if impossible."""


class Tasks:
    """The searched library, and the tasks in it."""

    def __init__(self, asked: Setting, options: argparse.Namespace) -> None:
        metric = asked.profile().untrained
        embedding = metric.embed(asked.vectors)
        self.asked = asked
        seen = asked.vectors.get(subject.NAME)
        self.library = Library(embedding, metric, embedding if seen is None else seen)
        self.marks, self.wrong = options.marks, options.wrong
        self._labels = None if seen is None else labels_of(seen)
        self._by_word: dict[str, Float32 | None] = {}

    def collect(self, photo: int, random: np.random.Generator) -> Done:
        """Find most of the class of ``photo``, starting from it."""
        wanted = self.asked.relevant(photo)
        seed = int(random.integers(2**31))
        return self._find_most([photo], self.library.near(photo), wanted, self._some(wanted, seed))

    def word(self, photo: int, random: np.random.Generator) -> Done:
        """Find most of a class from its name; nothing if that is no known word."""
        distances = self._distances(self.asked.name(photo))
        if distances is None:
            return 0, {}
        wanted = self.asked.labels == self.asked.labels[photo]
        return self._find_most([], distances, wanted, lambda: right_ones(wanted, self.marks))

    def _find_most(
        self, own: Sequence[int], distances: Float32, wanted: Mask, person: Callable[[], Choose]
    ) -> Done:
        needed = int(np.ceil(SHARE * wanted.sum()))
        return needed, {
            name: self._go(name, own, distances, wanted, person(), PAGE, needed) for name in NAMES
        }

    def _some(self, wanted: Mask, seed: int) -> Callable[[], Choose]:
        """Return a person whose random choices are the same for every method."""
        return lambda: some(wanted, self.marks, np.random.default_rng(seed), self.wrong)

    def ten(self, photo: int, random: np.random.Generator) -> Done:
        """Find ten photos of the class, one photo per step, each of them thumbed."""
        wanted, distances = self.asked.relevant(photo), self.library.near(photo)
        needed = min(TEN, int(wanted.sum()))
        each = some(wanted, 1, random, self.wrong)
        return needed, {
            name: self._go(name, [photo], distances, wanted, each, 1, needed, most=LOOKED_AT)
            for name in NAMES
        }

    def known(self, photo: int, random: np.random.Generator) -> Done:
        """Find ``photo`` again: every other time from a word, if the name of its class is one."""
        target = np.zeros(len(self.asked.labels), np.bool_)
        target[photo] = True
        kind = self.asked.labels == self.asked.labels[photo]
        own: list[int] = []
        distances = self._distances(self.asked.name(photo))
        if distances is None or random.random() < HALF:
            near = self.library.near(photo)
            others = np.flatnonzero(kind & ~target)
            own = [int(others[np.argsort(near[others], kind="stable")[len(others) // 2]])]
            distances = self.library.near(own[0])
        likes = reminding(self._looks, kind, photo, EACH)
        return 1, {
            name: self._go(name, own, distances, target, likes, PAGE, 1, patience=PATIENCE)
            for name in NAMES
        }

    def _go(
        self,
        name: str,
        own: Sequence[int],
        distances: Float32,
        wanted: Mask,
        choose: Choose,
        page: int,
        enough: int,
        **limits: float,
    ) -> Way:
        method = begin(name, self.library, own, distances)
        if name == "none":
            choose = _nobody
        at_once = name in AT_ONCE
        return go(method, wanted, choose, page=page, enough=enough, at_once=at_once, **limits)

    @cached_property
    def _looks(self) -> Float32:
        return thumbnails(self.asked.paths).reshape(len(self.asked.paths), -1)

    def _distances(self, name: str) -> Float32 | None:
        """Return the distance of each photo from showing a class's name; None for unknown words."""
        if name not in self._by_word:
            labels, among = self._labels, noun_among(parse(name))
            found = distances(labels, among[0]) if among and labels is not None else None
            self._by_word[name] = found
        return self._by_word[name]


TASKS: Mapping[str, Callable[[Tasks, int, np.random.Generator], Done]] = {
    "collect": Tasks.collect,
    "ten": Tasks.ten,
    "known": Tasks.known,
    "word": Tasks.word,
}


def main(arguments: list[str]) -> int:
    """Measure, print the report, and write it as JSON; return 0."""
    options = _parser().parse_args(arguments)
    options.seeds = [options.seed + i for i in range(options.seeds)]
    found = _all(options)
    report: dict[str, Any] = {
        "collection": "+".join(collection.name for collection in options.collection),
        "part": options.part,
        "n": options.queries,
        "seeds": options.seeds,
        "marks": options.marks,
        "wrong": options.wrong,
    }
    report |= {name: _figures(name, *ways) for name, ways in found.items()}
    tell(report, options.json)
    if options.figure:
        options.figure.write_text(_recall(*found["collect"]), encoding="utf-8")
    return 0


def _all(options: argparse.Namespace) -> dict[str, tuple[Ways, list[int]]]:
    """Return, per task, the ways of each method and how many photos each search had to find."""
    found: dict[str, tuple[Ways, list[int]]] = {
        task: ({name: [] for name in NAMES}, []) for task in options.task or TASKS
    }
    for seed in options.seeds:
        options.seed = seed
        tasks = Tasks(setting(options), options)
        for task, (ways, needed) in found.items():
            for photo in tasks.asked.queries.tolist():
                random = np.random.default_rng([seed, photo])
                count, done = TASKS[task](tasks, photo, random)
                needed += [count] * bool(done)
                for name, way in done.items():
                    ways[name].append(way)
    return found


def _figures(task: str, ways: Ways, needed: Sequence[int]) -> dict[str, dict[str, Any]]:
    if not needed:
        return {name: {"searches": 0} for name in NAMES}
    return {name: _of_method(task, ways[name], ways["none"], needed) for name in NAMES}


def _of_method(
    task: str, ways: Sequence[Way], unlearned: Sequence[Way], needed: Sequence[int]
) -> dict[str, Any]:
    """Return the figures of one method; the task's main one has an interval."""
    told: dict[str, Any] = {"searches": len(ways)}
    if task == "ten":
        values = precisions(ways, needed)
        plain = precisions(unlearned, needed)
        hardest = np.argsort(plain, kind="stable")[: max(1, round(HARDEST * len(plain)))]
        told |= {"ap": _mean(values), "hardest": _mean(values[hardest])}
        told["hardest_interval"] = _interval(values[hardest])
        told["worse"] = _mean(values < plain - 1 / TEN)
    elif task == "known":
        values = np.array([float(len(way.found)) for way in ways])
        told["solved"] = _mean(values)
        told["seconds"] = float(np.median([min(way.lasted, PATIENCE) for way in ways]))
    else:
        looked = np.array([t90(way) for way in ways])
        values = looked / needed
        told["t90"] = _mean(values)
        plain = np.array([t90(way) for way in unlearned])
        told["worse"] = _mean(looked > plain + 1)
    told["interval"] = _interval(values)
    told["thumbs"] = _mean(np.array([way.thumbs for way in ways]))
    told["minutes"] = _mean(np.array([way.lasted for way in ways]) / 60)
    return told


def t90(way: Way) -> int:
    """Return the number of photos looked at until all the needed ones had been found."""
    return int(way.found[-1]) if len(way.found) else way.looked


def precisions(ways: Sequence[Way], needed: Sequence[int]) -> Float64:
    """Return the average precision of each way, float64 (n,); photos not found count 0."""
    return np.array(
        [
            (np.arange(1, 1 + len(way.found)) / way.found).sum() / count
            for way, count in zip(ways, needed, strict=True)
        ]
    )


def _recall(ways: Ways, needed: Sequence[int]) -> str:
    """Return an SVG of the share found over the photos looked at for each one needed."""
    effort = np.linspace(0, 6, 121)
    lines = {
        name: np.mean(
            [
                np.searchsorted(way.found, effort * count, side="right") * SHARE / count
                for way, count in zip(of_method, needed, strict=True)
            ],
            axis=0,
        ).tolist()
        for name, of_method in ways.items()
    }

    def finish(axes: Any) -> None:
        axes.set_ylim(0, 1)
        axes.set_xlabel("photos looked at for each one that 90 % of the class needs")

    return line_chart(effort.tolist(), lines, finish)


def _nobody(shown: Sequence[int]) -> list[tuple[int, int]]:
    """Thumb nothing, as it has no effect without learning."""
    return []


def _mean(values: Any) -> float:
    return round(float(np.mean(values)), 4)


def _interval(values: Float64) -> list[float]:
    return [round(each, 4) for each in mean_interval(values, np.random.default_rng(0))]


def _parser() -> argparse.ArgumentParser:
    made = parser("tasks", __doc__)
    made.add_argument("--collection", type=Path, action="append", required=True, metavar="DIR")
    made.add_argument(
        "--n", dest="queries", type=int, default=30, help="times that each task is done, a seed"
    )
    made.add_argument("--seeds", type=int, default=1, help="how many, from --seed on")
    made.add_argument("--task", choices=list(TASKS), action="append", help="these alone")
    made.add_argument("--marks", type=int, default=5, help="thumbs a page")
    made.add_argument("--wrong", type=float, default=0.0, help="share of thumbs that are wrong")
    made.add_argument("--part", choices=("report", "validation"), default="report")
    made.add_argument("--figure", type=Path, metavar="FILE", help="draw recall as an SVG")
    made.add_argument("--modalities", choices=("all", "classical", "global"), default="all")
    fixed = {"intent": "class", "first": False, "pages": 2, "searches": 100}
    made.set_defaults(**fixed, distractors=[])
    return made
