"""Names of regions: the noun that most of a region's photos show, where that is sure."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import numpy as np
from numpy.typing import NDArray

from likewise.engine.map.regions import Regions
from likewise.engine.types import Float64
from likewise.features import noun_list

LABELS = 1_000  # of the network's last layer

SURE = 0.5
"""Mean probability that a region's photos show what a noun means, from which it is the name."""

SMALLEST = 6  # photos of a region that can have a name

BLOCK = 256  # regions that are looked at together

Labels = tuple[NDArray[np.uint16], NDArray[np.float16]]
"""The likeliest labels of each photo and how likely each is, (n, 32) each; of photos that were not
looked at all are 0."""


def region_names(regions: Regions, labels: Labels) -> tuple[str, ...]:
    """The name of each region; empty where nothing is sure.

    Of the nouns that are sure the one that tells most: its mean probability times how rare it is
    among the labels, in bits. "Dog" so comes before "animal", which is surer, and before a breed
    that half of them may be.
    """
    nouns, means, telling = _nouns()
    sums = regions.totals(_label_sums(regions, labels)) / regions.count[:, None]
    names: list[str] = []
    for start in range(0, len(sums), BLOCK):
        shares = sums[start : start + BLOCK] @ means
        worth = np.where(shares >= SURE, shares * telling, 0)
        best = worth.argmax(axis=1)
        names += [
            nouns[noun] if value > 0 else ""
            for noun, value in zip(best, worth[np.arange(len(best)), best], strict=True)
        ]
    enough = regions.count >= SMALLEST
    return tuple(name if large else "" for name, large in zip(names, enough, strict=True))


def _label_sums(regions: Regions, labels: Labels) -> Float64:
    """How likely each label is, summed over the photos of each childless region."""
    number = int(regions.patch.max()) + 1
    label, probability = labels
    at = (regions.patch[:, None] * LABELS + label).ravel()
    sums = np.bincount(at, probability.ravel().astype(np.float64), number * LABELS)
    return np.asarray(sums, np.float64).reshape(number, LABELS)


@cache
def _nouns() -> tuple[list[str], NDArray[np.float32], NDArray[np.float64]]:
    """Nouns, which labels each means (LABELS, nouns), and how many bits each tells."""
    chosen = dict(_usual())
    nouns = list(chosen.values())
    means = np.zeros((LABELS, len(nouns)), np.float32)
    for column, numbers in enumerate(chosen):
        means[list(numbers), column] = 1
    return nouns, means, np.log2(LABELS / means.sum(axis=0, dtype=np.float64))


def _usual() -> Iterator[tuple[tuple[int, ...], str]]:
    """Sets of labels with the most usual noun for each."""
    seen: set[tuple[int, ...]] = set()
    for noun in noun_list.in_order():
        numbers = noun_list.known()[noun]
        if numbers not in seen:
            seen.add(numbers)
            yield numbers, noun
