"""Regions of the map: which are shown, and under which name."""

from __future__ import annotations

import numpy as np
import pytest

from app.core.map.region_names import MIN_PHOTOS, name_of_some
from app.core.map.regions import Cover, MapRegions, covers
from features.noun_list import labels_by_noun
from features.nouns import LABELS
from features.word_meanings import things

# What a map shows that the library holds, by everyday names.


def tree(*parts: tuple[int, int, str]) -> MapRegions:
    """Regions of (parent, photos, name); photo n + 1 stands for part n."""
    parents, counts, names = zip(*parts, strict=True)
    nowhere = np.zeros((len(parts), 2))
    photos = np.arange(len(parts)) + 1
    return MapRegions(np.array(parents), np.array(counts), nowhere, nowhere, photos, names)


def test_the_largest_named_parts_come_first_and_none_lies_within_another() -> None:
    regions = tree(
        (2, 5, "rose"),
        (2, 9, "daisy"),
        (4, 14, "flower"),
        (4, 20, "boat"),
        (5, 34, ""),
        (-1, 34, ""),
    )
    assert covers(regions) == (Cover("boat", 20, 4), Cover("flower", 14, 3))


def test_parts_of_one_name_are_one_with_the_photo_of_the_largest() -> None:
    regions = tree((3, 6, "dog"), (3, 8, "dog"), (3, 10, "cat"), (-1, 24, ""))
    assert covers(regions) == (Cover("dog", 14, 2), Cover("cat", 10, 3))


def test_where_nothing_is_sure_there_are_none() -> None:
    assert covers(tree((-1, 24, ""))) == ()


# What groups of photos are called, by the labels that the network gives them.


def photos(chances: dict[str, float]) -> np.ndarray:
    """Photos that have these nouns' first labels with these probabilities, and others faintly."""
    labels = np.zeros(2 * MIN_PHOTOS, LABELS)
    labels["label"] = np.arange(500, 532)
    labels["probability"] = 0.01
    for place, (noun, chance) in enumerate(chances.items()):
        labels["label"][:, place] = labels_by_noun()[noun][0]
        labels["probability"][:, place] = chance
    return labels


def test_some_photos_are_called_by_what_most_of_them_show() -> None:
    flamingos = photos({"flamingo": 0.9})
    flamingos[1] = photos({"zebra": 0.9})[0]
    assert name_of_some(flamingos) == "flamingo"
    assert name_of_some(flamingos[: MIN_PHOTOS - 1]) == ""
    flamingos[2:4] = flamingos[1]
    assert name_of_some(flamingos) == ""


def test_what_stands_out_among_faint_labels_is_seen_as_plainly_as_the_network_learned() -> None:
    assert name_of_some(photos({"zebra": 0.2})) == "zebra"
    assert name_of_some(photos({"zebra": 0.05})) == ""


@pytest.mark.parametrize(
    ("chances", "name"),
    [
        ({"seashore": 0.15, "sandbar": 0.1}, "beach"),
        ({"dalmatian": 0.2, "pug": 0.2}, "dog"),
        (dict.fromkeys(("hip", "vase", "flowerpot", "daisy", "bee"), 0.02), "flower"),
        ({"vase": 0.3}, ""),
    ],
)
def test_names_by_hand(chances: dict[str, float], name: str) -> None:
    assert name_of_some(photos(chances)) == name


def test_flowers_are_the_kind_that_has_labels_of_similar_things() -> None:
    assert "flower" in things()
