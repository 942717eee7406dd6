"""Measure whether the probabilities at the line where results end are right.

    python -m benchmarks line --collection DIR [--collection DIR]... [--n 30] [--seed 0]
        [--seeds 1] [--wrong 0.0] [--part report|validation] [--json FILE]

A collection is a folder with one sub-folder per class; several are read as one library. A person
searches ``--n`` times from a photo, thumbs 2, 3, 5 or 10 photos at random on each page of 20 until
there are 4, 6, 10, 15 or 25 thumbs, a share ``--wrong`` of them wrong, from each of ``--seeds``
seeds; and searches once by the name of each class that is a word.

"promised" is the mean probability of all photos above the line, "realised" the share of them that
are meant; "count" the share of searches whose estimate of how many photos exist is right within a
fifth (not shown for words without thumbs); "f1" a mean over searches, including liked photos. "all"
is how often a search says that it found all, "all true" how often it then has .9 of what is meant.

"together" is the mean F1 of two words taught by 15 thumbs each: the class of a photo with its
palette ("looks"), and with a date or a place that a third of all photos have, known without thumbs
("facts"); "alone" is that of the classes themselves.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from itertools import chain
from pathlib import Path
from typing import Any

import numpy as np

from app.core.facts.local_words import noun_among
from app.core.facts.terms import parse
from app.core.search.words import chances_of_word
from benchmarks.clicks.intents import same_look
from benchmarks.clicks.library import Setting, setting
from benchmarks.clicks.methods import window_ranker
from benchmarks.harness import parser, tell
from benchmarks.tasks.labels import distances, labels_of
from benchmarks.tasks.person import some
from engine.feedback.line import PERHAPS, fill, is_all
from engine.feedback.ranker import SearchRanker
from engine.research.simulated_user import PAGE, Click
from engine.types import Float64, Mask
from features import subject

A_PAGE, THUMBS = (2, 3, 5, 10), (4, 6, 10, 15, 25)
NEAR, MOST = 0.2, 0.9
FACT, FEW = 1 / 3, 5
"""Share of photos with a fact; fewest photos of a class and a palette that are searched for."""


@dataclass(frozen=True)
class Ended:
    """A search with its line.
    ``chances`` float64 (n,) of its ranked photos, ``meant`` bool (n,); ``liked``: number of liked
    photos that are meant, ``ups``: number of liked photos; ``exist``: number of meant photos in
    all."""

    chances: Float64
    meant: Mask
    liked: int
    ups: int
    exist: int

    def figures(self) -> dict[str, float]:
        """Return the predictions for the search, and the truth."""
        above = self.chances >= PERHAPS
        hits, told = int(self.meant[above].sum()), self.ups + float(self.chances.sum())
        found = hits + self.liked
        done = is_all(float(self.chances[~above].sum()), told)
        return {
            "above": int(above.sum()),
            "promised": float(self.chances[above].sum()),
            "realised": hits,
            "count": abs(told - self.exist) <= NEAR * self.exist,
            "f1": 2 * found / max(1, int(above.sum()) + self.ups + self.exist),
            "all": done,
            "all true": done and found >= MOST * self.exist,
        }


def main(arguments: list[str]) -> int:
    """Measure, print the report, and write it as JSON; return 0."""
    options = _parser().parse_args(arguments)
    every = [_seeded(options, options.seed + i) for i in range(options.seeds)]
    asked = every[0]
    report: dict[str, Any] = {
        "collection": "+".join(collection.name for collection in options.collection),
        "part": options.part,
        "seeds": [each.seed for each in every],
        "wrong": options.wrong,
        "photos": summed_up(
            chain.from_iterable(from_photos(each, options.wrong) for each in every)
        ),
        "words": summed_up(from_words(asked)),
        "together": together(asked, options.wrong),
    }
    tell(report, options.json)
    return 0


def _seeded(options: argparse.Namespace, seed: int) -> Setting:
    return setting(argparse.Namespace(**{**vars(options), "seed": seed}))


def from_photos(asked: Setting, wrong: float) -> Iterator[Ended]:
    """Yield searches from photos, with thumbs."""
    new = _rankers(asked)
    for photo in asked.queries.tolist():
        random = np.random.default_rng([asked.seed, photo])
        meant, ranker = asked.relevant(photo), new([photo])
        clicks = _thumbs(ranker, meant, wrong, random)
        if any(sign > 0 for _, sign in clicks):
            ranking, chances = fill(ranker, clicks)
            ups = [row for row, sign in clicks if sign > 0]
            liked = int(meant[ups].sum())
            yield Ended(chances, meant[ranking.rows], liked, len(ups), int(meant.sum()))


def from_words(asked: Setting) -> Iterator[Ended]:
    """Yield searches by the names of classes, without thumbs."""
    new, seen = _rankers(asked), asked.vectors.get(subject.NAME)
    for photo in [] if seen is None else np.unique(asked.labels, return_index=True)[1].tolist():
        noun = noun_among(parse(asked.name(photo)))
        if noun and seen is not None and asked.labels[photo] >= 0:
            apart = distances(labels_of(seen), noun[0])
            ranking = new([], apart).rank([])
            chances = chances_of_word(noun[0], ranking.distances, ranking.scores)
            meant = asked.labels == asked.labels[photo]
            yield Ended(chances, meant[ranking.rows], 0, 0, int(meant.sum()))


def together(asked: Setting, wrong: float) -> dict[str, float]:
    """Return how well two taught words together find what both mean."""
    new, looks = _rankers(asked), same_look(asked.paths, "colour")
    found: dict[str, list[float]] = {"alone": [], "looks": [], "facts": []}
    for photo in asked.queries.tolist():
        random = np.random.default_rng([asked.seed, photo])
        kind, look = asked.labels == asked.labels[photo], looks == looks[photo]
        fact = random.random(len(kind)) < FACT
        taught = _taught(new, photo, kind, wrong, random)
        found["alone"].append(_f1(taught, kind))
        found["facts"].append(_f1(taught & fact, kind & fact))
        if (kind & look).sum() >= FEW:
            seen = _taught(new, photo, look, wrong, random)
            found["looks"].append(_f1(taught & seen, kind & look))
    return {name: round(float(np.mean(each or [0])), 4) for name, each in found.items()}


def _taught(new: Any, photo: int, meant: Mask, wrong: float, random: np.random.Generator) -> Mask:
    """Return the photos of an album that began with ``photo`` and was taught by 15 thumbs."""
    ranker, own = new([photo]), meant.copy()
    own[photo] = False
    clicks = _thumbs(ranker, own, wrong, random, (5, 15))
    ranking, chances = fill(ranker, clicks)
    inside = np.zeros(len(meant), np.bool_)
    inside[ranking.rows[chances >= PERHAPS]] = True
    inside[[photo, *(row for row, sign in clicks if sign > 0)]] = True
    return inside


def _f1(found: Mask, meant: Mask) -> float:
    return float(2 * (found & meant).sum() / max(1, found.sum() + meant.sum()))


def summed_up(searches: Iterator[Ended]) -> dict[str, float]:
    """Return the means over all searches."""
    each = [search.figures() for search in searches]
    total = {name: float(sum(one[name] for one in each)) for name in (each[0] if each else ())}
    if not each:
        return {"searches": 0}
    return {
        "searches": len(each),
        "promised": round(total["promised"] / max(1, total["above"]), 4),
        "realised": round(total["realised"] / max(1, total["above"]), 4),
        "count": round(total["count"] / len(each), 4),
        "f1": round(total["f1"] / len(each), 4),
        "all": int(total["all"]),
        "all true": round(total["all true"] / max(1, total["all"]), 4),
    }


def _rankers(asked: Setting) -> Any:
    """Return a function that makes a ranker from photos, or from a word's distances."""
    metric = asked.profile().untrained
    return partial(window_ranker, metric, metric.embed(asked.vectors))


def _thumbs(
    ranker: SearchRanker,
    meant: Mask,
    wrong: float,
    random: np.random.Generator,
    given: tuple[int, int] | None = None,
) -> list[Click]:
    """Return thumbs on consecutive pages: ``given`` as (per page, in all), or drawn at random."""
    each, most = given or (int(random.choice(A_PAGE)), int(random.choice(THUMBS)))
    choose = some(meant, each, random, wrong)
    clicks: list[Click] = []
    seen: set[int] = set()
    while len(clicks) < most:
        page = [row for row in ranker.rank(clicks).rows.tolist() if row not in seen][:PAGE]
        if not page:
            break
        seen.update(page)
        clicks += choose(page)
    return clicks[: max(most, each)]


def _parser() -> argparse.ArgumentParser:
    made = parser("line", __doc__)
    made.add_argument("--collection", type=Path, action="append", required=True, metavar="DIR")
    made.add_argument("--n", dest="queries", type=int, default=30, help="searches from photos")
    made.add_argument("--seeds", type=int, default=1, help="how many, from --seed on")
    made.add_argument("--wrong", type=float, default=0.0, help="share of thumbs that are wrong")
    made.add_argument("--part", choices=("report", "validation"), default="report")
    made.add_argument("--modalities", choices=("all", "classical", "global"), default="all")
    fixed = {"intent": "class", "first": False, "pages": 2, "searches": 0, "marks": 5}
    made.set_defaults(**fixed, distractors=[])
    return made
