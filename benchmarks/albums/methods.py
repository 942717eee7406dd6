"""Ways to fill an album: ours, a flat threshold on the cosine, logistic regression on the subject.

Each gives probabilities of all photos and which of them it would put into the album.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import numpy as np
from sklearn.linear_model import LogisticRegression

from benchmarks.albums.library import Album, Library, filling
from benchmarks.clicks.peers import LOGISTIC_C, STRANGERS
from engine.feedback.album_edge import PERHAPS
from engine.types import Float32, Float64, Mask

ALIKE = np.array([0, 1])
"""Cosines of two more photos, of which the second is a member: there is always one of each."""


@dataclass(frozen=True)
class Filled:
    """``probabilities`` float64 (n,) of all photos of the library; ``inside`` bool (n,): those
    above the line; ``score`` float64 (n,): the order."""

    probabilities: Float64
    inside: Mask
    score: Float64


Method = Callable[[Album], Filled]


def ours(library: Library) -> Method:
    """The search's own ranking, cut where it is as likely as not that a photo belongs there, which
    is the album of the window; what is no candidate has no chance."""

    def method(album: Album) -> Filled:
        filled = filling(library, album)
        rows = filled.ranking.rows
        probabilities = np.zeros(len(library.labels))
        probabilities[rows] = filled.probabilities
        score = np.full(len(probabilities), -np.inf)
        score[rows] = filled.ranking.scores
        return Filled(probabilities, probabilities >= PERHAPS, score)

    return method


def logistic(library: Library) -> Method:
    """Between what was liked, the query too, and what was disliked; cut at one half.

    As in `clicks`, photos drawn at random stand in for thumbs down where there are none.
    """
    points = library.subject

    def method(album: Album) -> Filled:
        ups, downs = [album.query, *album.rows(1)], album.rows(-1)
        if not downs:
            strangers = np.random.default_rng(album.query).permutation(len(points))
            downs = strangers[~np.isin(strangers, ups)][:STRANGERS].tolist()
        model = LogisticRegression(C=LOGISTIC_C)
        model.fit(points[ups + downs], np.repeat([1, 0], [len(ups), len(downs)]))
        probabilities = model.predict_proba(points)[:, 1].astype(np.float64)
        return Filled(probabilities, probabilities >= 0.5, probabilities)

    return method


def flat(library: Library, taught: Sequence[Album]) -> Method:
    """One threshold on the cosine with the mean of what was liked, the query too.

    It is the value that fills the albums ``taught`` best; probabilities are a logistic function of
    the cosine, fitted to the same albums (Platt 1999).
    """
    cosines = [_cosines(library, album) for album in taught]
    threshold = _best_threshold(cosines, taught)
    found = [near[album.open] for near, album in zip(cosines, taught, strict=True)]
    wanted = [album.wanted[album.open] for album in taught]
    model = LogisticRegression(C=1e6).fit(
        np.concatenate([*found, ALIKE])[:, np.newaxis], np.concatenate([*wanted, ALIKE])
    )

    def method(album: Album) -> Filled:
        near = _cosines(library, album)
        probabilities = model.predict_proba(near[:, np.newaxis])[:, 1].astype(np.float64)
        return Filled(probabilities, near >= threshold, near)

    return method


def _cosines(library: Library, album: Album) -> Float64:
    mean: Float32 = library.subject[[album.query, *album.rows(1)]].mean(axis=0)
    cosines = library.subject @ (mean / max(float(np.linalg.norm(mean)), 1e-6))
    return np.asarray(cosines, np.float64)


def _best_threshold(cosines: Sequence[Float64], albums: Sequence[Album]) -> float:
    values = np.linspace(0, 1, 201)
    quality = np.zeros(len(values))
    for near, album in zip(cosines, albums, strict=True):
        quality += [f1(album, near >= value) for value in values]
    return float(values[quality.argmax()])


def f1(album: Album, inside: Mask) -> float:
    """F1 of the album as it is shown: what is ``inside``, with the liked and without the disliked.

    The query is neither found nor missed.
    """
    shown = inside & album.open
    shown[album.rows(1)] = True
    hits = np.count_nonzero(shown & album.wanted)
    total = np.count_nonzero(shown) + np.count_nonzero(album.wanted)
    return float(2 * hits / total) if total else 1.0
