"""The library that `albums` fills albums from, and thumbs as a person gives them down the list."""

from __future__ import annotations

import argparse
from dataclasses import dataclass

import numpy as np

from app.core.search.search_meanings import search_meanings
from benchmarks.clicks.library import DISTRACTORS, HALVES_SEED
from benchmarks.clicks.library import read as together
from benchmarks.clicks.methods import order
from engine.feedback import Click, Profile, SearchRanker
from engine.feedback.album import Filling, fill
from engine.metrics.metric import Metric
from engine.types import Float32, Mask, Rows
from features import subject
from features.families import prior

FEWEST = 5  # photos of a class that is asked for
ROWS = 200  # of the list that a person looks at for thumbs to give
LATER = 1 / 6  # of the photos arrive later: 20 % more than there were


@dataclass(frozen=True)
class Library:
    """Photos: what each shows, -1 for distractors; subject at unit length; z under ``metric``.

    ``here`` bool (n,): the photos that are there when thumbs are given and others have not arrived.
    """

    labels: Rows
    subject: Float32
    embedding: Float32
    metric: Metric
    here: Mask

    def ranker(self, query: int) -> SearchRanker:
        """The search of the window for photo ``query``."""
        return SearchRanker(
            self.embedding,
            self.embedding[query : query + 1],
            exclude=[query],
            widths=[len(matrix) for matrix in self.metric.components.values()],
            meant=search_meanings(self.metric),
        )


@dataclass(frozen=True)
class Album:
    """One album to be filled: ``wanted`` bool (n,) are the photos meant, ``open`` bool (n,) those
    that may be found: neither the query nor what has a thumb."""

    query: int
    clicks: tuple[Click, ...]
    wanted: Mask
    open: Mask

    def rows(self, sign: int) -> list[int]:
        """The photos with thumbs of this sign."""
        return [row for row, given in self.clicks if given == sign]


def read(options: argparse.Namespace) -> tuple[Library, dict[str, Rows]]:
    """The library that ``options`` ask for, and queries of its halves: validation and report."""
    collection = together([options.collection], options.distractors, options.modalities)
    labels = collection.labels
    if DISTRACTORS in collection.classes:
        labels = np.where(labels == collection.classes.index(DISTRACTORS), -1, labels)
    counts = np.bincount(labels[labels >= 0])
    asked = (labels >= 0) & (counts[labels] >= FEWEST)
    halves = np.random.default_rng(HALVES_SEED).permutation(np.flatnonzero(asked))
    random = np.random.default_rng([options.seed, len(labels)])
    metric = Profile(collection.vectors, seed=0, prior=prior(collection.vectors)).untrained
    seen = collection.vectors.get(subject.NAME)
    embedding = metric.embed(collection.vectors)
    points = embedding if seen is None else seen
    library = Library(
        labels,
        points / np.maximum(np.linalg.norm(points, axis=1, keepdims=True), subject.LEAST),
        embedding,
        metric,
        random.random(len(labels)) >= LATER,
    )
    queries = {
        part: random.permutation(half)[: options.queries]
        for part, half in (("validation", halves[::2]), ("report", halves[1::2]))
    }
    return library, queries


def give_thumbs(library: Library, query: int, thumbs: int, arriving: bool = False) -> Album:
    """An album of the class of ``query`` after ``thumbs`` of each sign, down the first ROWS rows.

    The list is that of the search before any thumb. Where it has fewer of a sign, as many are
    given as it has. ``arriving``: it lacks the photos that arrive later.
    """
    wanted = library.labels == library.labels[query]
    wanted[query] = False
    listed = order(library.embedding[query], library.embedding)
    listed = listed[(listed != query) & (library.here[listed] | (not arriving))]
    clicks: list[Click] = []
    for row in listed[:ROWS].tolist():
        sign = 1 if wanted[row] else -1
        if sum(given == sign for _, given in clicks) < thumbs:
            clicks.append((row, sign))
    open_ = np.ones(len(wanted), np.bool_)
    open_[[query, *(row for row, _ in clicks)]] = False
    return Album(query, tuple(clicks), wanted, open_)


def filling(library: Library, album: Album) -> Filling:
    """What the program makes of it, among all photos."""
    return fill(library.ranker(album.query), album.clicks)
