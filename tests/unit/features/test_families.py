"""Families of modalities."""

from __future__ import annotations

from likewise.features import subject
from likewise.features.extractor import MODALITIES
from likewise.features.families import FAMILIES, family


def test_every_modality_of_ours_has_a_family() -> None:
    assert {family(name) for name in (*MODALITIES, subject.NAME)} == set(FAMILIES)


def test_what_others_made_is_a_family_of_its_own() -> None:
    assert family("embedding") == "embedding"
    assert family("my-model@3fa9c1d2") == "my-model"
