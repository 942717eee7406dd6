"""Regions of the map: what they are for the window, and the nouns that name them."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

import numpy as np
from numpy.typing import NDArray

from engine.map.cells import Cells
from engine.map.regions import Regions
from engine.types import Float64, Rows
from features import noun_list


@dataclass(frozen=True, eq=False)
class MapRegions:
    """The parts of a map, from small ones that have no children to the whole, which comes last.

    ``parent`` int64 (m,), -1 for the whole; ``count`` int64 (m,) photos; ``middle`` and ``spread``
    float64 (m, 2) in cells; ``photo`` int64 (m,): the photo that stands for each; ``names``: what
    most photos of each show, in one word, or empty where that is not sure.
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
    rows downwards, no two alike; ``colours`` uint8 (n, 3) RGB, their mean colours.
    """

    photos: Rows
    cells: Cells
    colours: NDArray[np.uint8]
    regions: MapRegions


@dataclass(frozen=True, slots=True)
class Cover:
    """What a library holds, by an everyday name: how many photos, and one that stands for them."""

    name: str
    count: int
    photo: int


def covers(regions: MapRegions) -> tuple[Cover, ...]:
    """Return the named parts of a map, the largest first. None lies within another, and those of
    one name are one."""
    found: dict[str, list[int]] = {}
    within = np.zeros(len(regions.parent), bool)  # a named part, or one itself
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
"""The probability of a label in a photo that plainly shows it; they are soft (features/nouns.py).
More counts as this, so that a few photos can't name a region."""

SURE = 0.25
"""Mean probability that a region's photos show what a noun means, from which it may be the name:
half of them plainly do, or all more or less."""

TELLING = 3.0  # bits; what means more than an eighth of all labels ("animal") names nothing

NEARLY = 0.7  # of the best noun's worth, from which a more usual one is taken

EVERYDAY = (
    "airplane, aircraft, ant, antelope, apple, ball, balloon, banana, barn, "  # not shown
    "bear, bed, bee, bicycle, bird, boat, bottle, bread, bridge, building, bus, "
    "butterfly, camel, camera, car, castle, cat, cattle, chair, church, cliff, "
    "clock, coast, coffee, computer, coral reef, crab, crocodile, cup, daisy, "
    "dinosaur, dog, dolphin, dragonfly, dress, drum, duck, eagle, elephant, "
    "fish, flamingo, flower, food, fountain, fox, frog, fruit, goat, goose, "
    "gorilla, guitar, hat, hen, hippopotamus, horse, house, insect, jellyfish, "
    "kangaroo, koala, lamp, lemon, leopard, lighthouse, lion, lizard, llama, "
    "lobster, mask, monastery, monkey, monument, mosque, motorcycle, mountain, "
    "mouse, mushroom, orange, ostrich, owl, palace, panda, parrot, peacock, "
    "pelican, penguin, piano, pig, pineapple, pizza, player, rabbit, restaurant, "
    "sandwich, shark, sheep, ship, shoe, shop, shore, ski, snail, snake, sofa, "
    "soup, spider, squirrel, starfish, strawberry, swan, table, telephone, tent, "
    "tiger, tower, toy, tractor, train, truck, turtle, umbrella, valley, "
    "vegetable, violin, volcano, wagon, watch, whale, wine, wolf, zebra"
)
"""What may be the name of a region: what anybody says at the sight of a photo, not what a botanist
would. Of dalmatians one says "dog", of buses not "transport"."""

SMALLEST = 6  # photos of a region that can have a name

BLOCK = 256  # regions that are looked at together

Labels = tuple[NDArray[np.uint16], NDArray[np.float16]]
"""The likeliest labels of each photo and how likely each is, (n, 32) each; of photos that were not
looked at all are 0."""


def region_names(regions: Regions, labels: Labels) -> tuple[str, ...]:
    """The name of each region; empty where nothing is sure.

    Of the nouns that are sure those that tell most: a noun's mean probability times how rare it is
    among the labels, in bits, so that "dog" comes before "mammal", which is surer. Of those that
    tell nearly as much as the best the most usual one: "bus", not "trolleybus".
    """
    nouns, means, telling = _nouns()
    sums = regions.totals(_label_sums(regions, labels)) / regions.count[:, None]
    names: list[str] = []
    for start in range(0, len(sums), BLOCK):
        shares = sums[start : start + BLOCK] @ means
        worth = np.where((shares >= SURE) & (telling >= TELLING), shares * telling, 0)
        best = worth.max(axis=1, keepdims=True)
        usual = ((worth >= NEARLY * best) & (worth > 0)).argmax(axis=1)  # usual ones come first
        names += [nouns[noun] if found > 0 else "" for noun, found in zip(usual, best, strict=True)]
    enough = regions.count >= SMALLEST
    return tuple(name if large else "" for name, large in zip(names, enough, strict=True))


def _label_sums(regions: Regions, labels: Labels) -> Float64:
    """How likely each label is, summed over the photos of each childless region."""
    number = int(regions.patch.max()) + 1
    label, probability = labels
    at = (regions.patch[:, None] * LABELS + label).ravel()
    counted = np.minimum(probability.ravel(), PLAIN).astype(np.float64)
    sums = np.bincount(at, counted, number * LABELS)
    return np.asarray(sums, np.float64).reshape(number, LABELS)


@cache
def _nouns() -> tuple[list[str], NDArray[np.float32], NDArray[np.float64]]:
    """Nouns, which labels each means (LABELS, nouns), and how many bits each tells."""
    known, uses = noun_list.labels_by_noun(), noun_list.uses()
    everyday = (" ".join(noun.split()) for noun in EVERYDAY.split(","))
    nouns = sorted(filter(known.__contains__, everyday), key=lambda noun: -uses[noun])
    means = np.zeros((LABELS, len(nouns)), np.float32)
    for column, noun in enumerate(nouns):
        means[list(known[noun]), column] = 1
    return nouns, means, np.log2(LABELS / means.sum(axis=0, dtype=np.float64))
