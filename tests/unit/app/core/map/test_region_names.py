"""What groups of photos are called, by the labels that the network gives them."""

from __future__ import annotations

import numpy as np
import pytest

from app.core.map.region_names import MIN_PHOTOS, name_of_some
from features.noun_list import labels_by_noun
from features.nouns import LABELS
from features.word_meanings import things


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
