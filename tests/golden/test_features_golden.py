"""Vectors do not drift: a change that moves them must raise the modality's version."""

from __future__ import annotations

import runpy
from pathlib import Path

import numpy as np
import pytest

from features.extractor import GLOBAL, MODALITIES

HERE = Path(__file__).parent


@pytest.fixture(scope="module")
def vectors() -> dict[str, np.ndarray]:
    return dict(runpy.run_path(str(HERE / "make_features.py"))["vectors"]())


@pytest.mark.parametrize("name", MODALITIES)
def test_vectors_are_what_they_were(name: str, vectors: dict[str, np.ndarray]) -> None:
    """Within 2 % of the vector's length, words 10 %: rounding may move a descriptor's word."""
    with np.load(HERE / "features.npz", allow_pickle=False) as golden:
        expected = golden[name]
    tolerance = 0.02 if name in GLOBAL else 0.1
    assert np.linalg.norm(vectors[name] - expected) <= tolerance * np.linalg.norm(expected)
