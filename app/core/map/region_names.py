"""Name groups of photos, as regions of the map, by the nouns of resources/words/kinds.txt."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

import numpy as np
from numpy.typing import NDArray

from app.core.facts.local_words import kinds
from engine.map.regions import Regions
from engine.types import Float64, Rows
from features import noun_list
from features.nouns import plain_probabilities, probabilities
from features.word_meanings import things, weights_of

LABELS = 1_000  # of the network's last layer

SURE = 0.65
"""Least share of the photos that show a noun, for a name."""

TELLING = 3.0  # bits; a noun for more than an eighth of all labels ("animal") is no name

NEARLY = 0.7  # share of the best noun's score from which a more usual one is preferred

MIN_PHOTOS = 4  # least number of photos in a named region

BLOCK = 256  # regions that are processed together


def region_names(regions: Regions, labels: NDArray[np.void]) -> tuple[str, ...]:
    """Return the name of each region; empty where nothing is certain.

    ``labels``: the likeliest labels of each photo, see `features.nouns.likeliest_labels`.
    """
    sums = regions.totals(_sums(labels, regions.patch, int(regions.patch.max()) + 1))
    names = _names_of(sums / regions.count[:, None])
    enough = regions.count >= MIN_PHOTOS
    return tuple(name if large else "" for name, large in zip(names, enough, strict=True))


def name_of_some(labels: NDArray[np.void]) -> str:
    """Return the name of some photos by their labels (n,); empty where nothing is certain."""
    if len(labels) < MIN_PHOTOS:
        return ""
    return _names_of(_sums(labels, np.zeros(len(labels), np.int64), 1) / len(labels))[0]


def _sums(labels: NDArray[np.void], group: Rows, count: int) -> Float64:
    """Return the sums over ``count`` groups of photos of their labels' probabilities, and then of
    those of `_alike`, (count, LABELS + things)."""
    at = (group[:, None] * LABELS + labels["label"]).ravel()
    likely = np.bincount(at, plain_probabilities(labels).ravel(), count * LABELS)
    alike = [np.bincount(group, probabilities(labels, noun), count) for noun in _alike()]
    return np.column_stack([likely.reshape(count, LABELS), *alike])


def _names_of(means: Float64) -> list[str]:
    """Return the names of groups of photos by the means of `_sums`.

    Nouns are scored by the share of photos times their rarity among the labels, in bits, so that
    "dog" comes before "mammal", which is more certain. Of those that score nearly as high as the
    best, the most usual one is chosen: "bus", not "trolleybus".
    """
    nouns, meant, telling = _nouns()
    names: list[str] = []
    for start in range(0, len(means), BLOCK):
        shares = means[start : start + BLOCK] @ meant
        worth = np.where((shares >= SURE) & (telling >= TELLING), shares * telling, 0)
        best = worth.max(axis=1, keepdims=True)
        usual = ((worth >= NEARLY * best) & (worth > 0)).argmax(axis=1)  # usual ones come first
        names += [nouns[noun] if found > 0 else "" for noun, found in zip(usual, best, strict=True)]
    return names


def telling_photos(regions: Regions, names: Sequence[str], labels: NDArray[np.void]) -> Rows:
    """Return for each region the photo that shows most plainly what its name says, int64 (m,).
    Without a name it is the one that represents the region."""
    within, shown = _photos_within(regions), regions.shown.copy()
    for region, name in enumerate(names):
        if name:
            photos = np.concatenate(within[region])
            shown[region] = photos[probabilities(labels[photos], name).argmax()]
    return shown


def _photos_within(regions: Regions) -> list[list[Rows]]:
    """Return the photos of each region, by the patches in it."""
    by_patch = np.argsort(regions.patch, kind="stable")
    ends = np.cumsum(np.bincount(regions.patch))
    found: list[list[Rows]] = [[each] for each in np.split(by_patch, ends[:-1])]
    found += [[] for _ in range(len(regions.parent) - len(found))]
    for region, parent in enumerate(regions.parent):  # children come before their parents
        if parent >= 0:
            found[parent] += found[region]
    return found


@cache
def _nouns() -> tuple[list[str], NDArray[np.float32], NDArray[np.float64]]:
    """Return nouns, what counts for each (LABELS + things, nouns), and each one's bits."""
    uses = noun_list.uses()
    nouns = sorted(kinds(), key=lambda noun: -uses.get(noun, np.inf))  # scenes come first
    meant = np.zeros((LABELS + len(_alike()), len(nouns)), np.float32)
    for column, noun in enumerate(nouns):
        if noun in _alike():
            meant[LABELS + _alike().index(noun), column] = 1
        else:
            for label, weight in weights_of(noun).items():
                meant[label, column] = weight
    labels = [sum((things().get(noun) or weights_of(noun)).values()) for noun in nouns]
    return nouns, meant, np.log2(LABELS / np.array(labels))


@cache
def _alike() -> list[str]:
    """Return the kinds that labels of similar things can show."""
    return [noun for noun in things() if noun in kinds()]
