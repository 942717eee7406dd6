"""What `albums` tells of each method: how well albums are filled, and whether promises are kept."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from benchmarks.albums.library import Album
from benchmarks.albums.methods import Filled, f1
from engine.feedback.album_edge import CERTAINLY, promised
from engine.types import Float64, Mask

BINS = 10
DOUBT = 0.05
"""Probability from which a photo counts for the calibration where it matters."""


def figures(albums: Sequence[Album], filled: Sequence[Filled]) -> dict[str, float]:
    """Of photos without a thumb, all albums together, but F1, a mean over albums.

    ``f1``: of the albums as shown, thumbs included; ``f1_unjudged`` of photos without a thumb.
    ``precision``: of the photos in front of which members are expected to be ``promised`` of all;
    ``certain_share``: of the photos meant, how many are there. ``calibration_error``: expected
    calibration error in ten bins, ``calibration_error_in_doubt`` that of photos that are members
    with a probability of .05 or more. ``best_f1``: where the line is best, in hindsight.
    """
    front = [_front(album, each) for album, each in zip(albums, filled, strict=True)]
    members = np.array([hits for hits, _ in front]).sum()
    shown = np.array([size for _, size in front]).sum()
    left = sum(int((album.wanted & album.open).sum()) for album in albums)
    pairs = list(zip(albums, filled, strict=True))
    chances = np.concatenate([each.probabilities[album.open] for album, each in pairs])
    wanted = np.concatenate([album.wanted[album.open] for album, _ in pairs])
    doubtful = chances >= DOUBT
    found = {
        "f1": np.mean([f1(album, each.inside) for album, each in pairs]),
        "f1_unjudged": np.mean([_unjudged_f1(album, each.inside) for album, each in pairs]),
        "best_f1": np.mean([_best_f1(album, each.score) for album, each in pairs]),
        "precision": members / shown if shown else 1.0,
        "promised": CERTAINLY,
        "certain_share": members / max(1, left),
        "calibration_error": calibration_error(chances, wanted),
        "calibration_error_in_doubt": calibration_error(chances[doubtful], wanted[doubtful]),
        "ups": np.mean([len(album.rows(1)) for album in albums]),
        "downs": np.mean([len(album.rows(-1)) for album in albums]),
    }
    return {name: round(float(value), 4) for name, value in found.items()}


def calibration_error(chances: Float64, wanted: Mask) -> float:
    """Expected calibration error (Naeini et al. 2015): the mean, over photos, of how far the mean
    probability of their bin is from the share of members there."""
    if not len(chances):
        return 0.0
    bins = np.minimum((chances * BINS).astype(np.int64), BINS - 1)
    expected = np.bincount(bins, chances, BINS)
    return float(np.abs(expected - np.bincount(bins, wanted, BINS)).sum() / len(chances))


def _front(album: Album, filled: Filled) -> tuple[int, int]:
    """Hits, and photos, of the part that is promised to be members nine times in ten."""
    rows = np.flatnonzero(album.open)
    rows = rows[np.argsort(-filled.probabilities[rows], kind="stable")]
    front = rows[: promised(filled.probabilities[rows], CERTAINLY)]
    return int(album.wanted[front].sum()), len(front)


def _unjudged_f1(album: Album, inside: Mask) -> float:
    shown, wanted = inside & album.open, album.wanted & album.open
    total = np.count_nonzero(shown) + np.count_nonzero(wanted)
    return float(2 * np.count_nonzero(shown & wanted) / total) if total else 1.0


def _best_f1(album: Album, score: Float64) -> float:
    rows = np.flatnonzero(album.open)
    order = rows[np.argsort(-score[rows], kind="stable")]
    ups = len(album.rows(1))
    hits = ups + np.concatenate([[0], np.cumsum(album.wanted[order])])
    sizes = ups + np.arange(len(order) + 1)
    return float((2 * hits / np.maximum(1, sizes + np.count_nonzero(album.wanted))).max())


def show(report: Mapping[str, Any]) -> None:
    """Print ``report``, what is in the JSON file."""
    print(f"{report['photos']} photos, {report['queries']} albums, seed {report['seed']}")
    print("| method | thumbs | F1 | best line | precision at .9 | calibration error | in doubt |")
    print("|---|---|---|---|---|---|---|")
    for when, methods in (("", report["methods"]), (", arrived", report["after_arrivals"])):
        for name, counts in methods.items():
            for thumbs, found in counts.items():
                print(
                    f"| {name}{when} | {thumbs} + {thumbs} | {found['f1']:.3f}"
                    f" | {found['best_f1']:.3f} | {found['precision']:.3f}"
                    f" | {found['calibration_error']:.4f}"
                    f" | {found['calibration_error_in_doubt']:.3f} |"
                )
