"""Regions of the map as the window uses them, and the nouns that name them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

import numpy as np
from numpy.typing import NDArray

from app.core.facts.local_words import kinds
from engine.map.cells import Cells
from engine.map.regions import Regions
from engine.types import Float64, Rows
from features import noun_list


@dataclass(frozen=True, eq=False)
class MapRegions:
    """The regions of a map, from small ones without children to the whole, which comes last.

    ``parent`` int64 (m,), -1 for the whole; ``count`` int64 (m,) photos; ``middle`` and ``spread``
    float64 (m, 2) in cells; ``photo`` int64 (m,): the photo that represents each; ``names``: a word
    for what most of its photos show, or empty if that is uncertain.
    """

    parent: Rows
    count: Rows
    middle: Float64
    spread: Float64
    photo: Rows
    names: tuple[str, ...]


@dataclass(frozen=True, eq=False)
class LibraryMap:
    """A map of some photos of the library.

    ``photos`` int64 (n,) ids; ``cells`` int32 (n, 2): column and row of each photo's own square,
    rows downwards, all distinct; ``colours`` uint8 (n, 3) RGB, their mean colours.
    """

    photos: Rows
    cells: Cells
    colours: NDArray[np.uint8]
    regions: MapRegions


@dataclass(frozen=True, slots=True)
class Cover:
    """A kind of photo by an everyday name: how many there are, and a representative one."""

    name: str
    count: int
    photo: int


def covers(regions: MapRegions) -> tuple[Cover, ...]:
    """Return the named regions of a map, largest first, without nested ones; equal names merged."""
    found: dict[str, list[int]] = {}
    within = np.zeros(len(regions.parent), bool)  # named, or inside a named one
    for region in reversed(range(len(regions.parent))):  # parents come before their children
        name, parent = regions.names[region], int(regions.parent[region])
        inside = parent >= 0 and bool(within[parent])
        within[region] = inside or bool(name)
        if name and not inside:
            found.setdefault(name, []).append(region)
    made = []
    for name, parts in found.items():
        largest = max(parts, key=lambda part: int(regions.count[part]))
        made.append(Cover(name, int(regions.count[parts].sum()), int(regions.photo[largest])))
    return tuple(sorted(made, key=lambda cover: -cover.count))


LABELS = 1_000  # of the network's last layer

PLAIN = 0.5
"""Upper limit of a label's probability in a photo, so that few can't name a region."""

SURE = 0.25
"""Least mean probability of a noun for a region's name: half its photos show it plainly."""

TELLING = 3.0  # bits; a noun for more than an eighth of all labels ("animal") is no name

NEARLY = 0.7  # share of the best noun's score from which a more usual one is preferred

SMALLEST = 4  # least number of photos in a named region

BLOCK = 256  # regions that are processed together

Labels = tuple[NDArray[np.uint16], NDArray[np.float16]]
"""The likeliest labels of each photo and their probabilities, (n, 32) each; 0 if not labelled."""


def region_names(regions: Regions, labels: Labels) -> tuple[str, ...]:
    """Return the name of each region; empty where nothing is certain."""
    names = _names_of(regions.totals(_label_sums(regions, labels)) / regions.count[:, None])
    enough = regions.count >= SMALLEST
    return tuple(name if large else "" for name, large in zip(names, enough, strict=True))


def name_of_some(labels: NDArray[np.void]) -> str:
    """Return the name of some photos by their labels (n,); empty where nothing is certain."""
    if len(labels) < SMALLEST:
        return ""
    counted = np.minimum(labels["probability"], PLAIN).astype(np.float64)
    sums = np.bincount(labels["label"].ravel(), counted.ravel(), LABELS)
    return _names_of(sums[np.newaxis] / len(labels))[0]


def _names_of(sums: Float64) -> list[str]:
    """Return the names of groups of photos by their mean label probabilities, (m, LABELS).

    Nouns are scored by their mean probability times their rarity among the labels, in bits, so that
    "dog" comes before "mammal", which is more certain. Of those that score nearly as high as the
    best, the most usual one is chosen: "bus", not "trolleybus".
    """
    nouns, means, telling = _nouns()
    names: list[str] = []
    for start in range(0, len(sums), BLOCK):
        shares = sums[start : start + BLOCK] @ means
        worth = np.where((shares >= SURE) & (telling >= TELLING), shares * telling, 0)
        best = worth.max(axis=1, keepdims=True)
        usual = ((worth >= NEARLY * best) & (worth > 0)).argmax(axis=1)  # usual ones come first
        names += [nouns[noun] if found > 0 else "" for noun, found in zip(usual, best, strict=True)]
    return names


def telling_photos(regions: Regions, names: Sequence[str], labels: Labels) -> Rows:
    """Return for each region the photo that shows most plainly what its name says, int64 (m,).
    Without a name it is the one that represents the region."""
    label, probability = labels
    known, within, shown = noun_list.labels_by_noun(), _photos_within(regions), regions.shown.copy()
    for region, name in enumerate(names):
        if name:
            photos = np.concatenate(within[region])
            meant = np.isin(label[photos], list(known[name]))
            plainness = np.where(meant, probability[photos], 0).sum(axis=1)
            shown[region] = photos[plainness.argmax()]
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


def _label_sums(regions: Regions, labels: Labels) -> Float64:
    """Return the probabilities of each label, summed over the photos of each leaf region."""
    number = int(regions.patch.max()) + 1
    label, probability = labels
    at = (regions.patch[:, None] * LABELS + label).ravel()
    counted = np.minimum(probability.ravel(), PLAIN).astype(np.float64)
    sums = np.bincount(at, counted, number * LABELS)
    return np.asarray(sums, np.float64).reshape(number, LABELS)


@cache
def _nouns() -> tuple[list[str], NDArray[np.float32], NDArray[np.float64]]:
    """Return nouns, the labels of each (LABELS, nouns), and the bits of information of each."""
    known, uses = noun_list.labels_by_noun(), noun_list.uses()
    nouns = sorted(kinds(), key=lambda noun: -uses[noun])
    means = np.zeros((LABELS, len(nouns)), np.float32)
    for column, noun in enumerate(nouns):
        means[list(known[noun]), column] = 1
    return nouns, means, np.log2(LABELS / means.sum(axis=0, dtype=np.float64))
