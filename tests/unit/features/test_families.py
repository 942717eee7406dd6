"""Families of modalities."""

from __future__ import annotations

import pytest

from features import subject
from features.extractor import MODALITIES
from features.families import FAMILIES, NETWORKS, family, prior


def test_every_modality_of_ours_has_a_family() -> None:
    assert {family(name) for name in (*MODALITIES, subject.NAME)} == set(FAMILIES)


def test_what_others_made_is_a_family_of_its_own() -> None:
    assert family("embedding") == "embedding"
    assert family("my-model@3fa9c1d2") == "my-model"


def test_the_prior_is_even_without_a_subject() -> None:
    assert prior(MODALITIES) is None
    assert prior([*MODALITIES, "my-model@3fa9c1d2"]) is None
    assert prior([subject.NAME]) is None


def test_networks_share_most_of_the_prior_and_families_the_rest() -> None:
    names = [subject.NAME, "my-model@3fa9c1d2", "color", "correlogram", "gist", "plugged"]
    weights = prior(names)
    assert weights is not None
    assert list(weights) == names
    assert sum(weights.values()) == pytest.approx(1)
    assert weights["subject"] == weights["my-model@3fa9c1d2"] == pytest.approx(NETWORKS / 2)
    assert weights["gist"] == weights["plugged"] == pytest.approx((1 - NETWORKS) / 3)
    assert weights["color"] == weights["correlogram"] == pytest.approx((1 - NETWORKS) / 6)
