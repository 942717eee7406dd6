"""Matrices of made-up vectors, of the versions that photos are read with today."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeVar

from app.core.library.library import Library
from app.core.vectors.tables import begin_matrix, name_of
from features import subject
from features.extractor import MODALITIES
from features.modality import Modality

T = TypeVar("T")


def name(modality: str) -> str:
    """What its matrix is called."""
    return name_of(modality, _version(modality))


def named(vectors: Mapping[str, T]) -> dict[str, T]:
    """By the names of the matrices in place of modalities."""
    return {name(modality): vector for modality, vector in vectors.items()}


def begin(
    library: Library, dimensions: Mapping[str, int], scales: Mapping[str, float] | None = None
) -> None:
    """Begin a matrix of each modality; without ``scales`` they are 1."""
    for modality, dimension in dimensions.items():
        made = Modality(modality, _version(modality), dimension)
        begin_matrix(library.catalogue, made, (scales or {}).get(modality, 1.0))


def _version(modality: str) -> int:
    if modality == subject.NAME:
        return subject.VERSION
    return MODALITIES[modality].version if modality in MODALITIES else 1
