"""Looks as weights of modalities."""

from __future__ import annotations

import numpy as np
import pytest

from features import subject
from features.extractor import MODALITIES
from features.looks import looks


def test_a_palette_and_a_composition_can_be_told_by_our_modalities() -> None:
    names = [subject.NAME, *MODALITIES]
    palette, composition = looks(names)
    assert palette.sum() == pytest.approx(1)
    assert composition.sum() == pytest.approx(1)
    assert names[palette.argmax()] == "color"
    assert names[composition.argmax()] == "gist"


def test_a_look_goes_without_few_modalities_and_not_without_most() -> None:
    (composition,) = looks(["subject", "gist", "phog", "plugged"])
    assert composition.tolist() == pytest.approx([6 / 64, 37 / 64, 21 / 64, 0])
    assert looks(["subject", "plugged"]).shape == (0, 2)
    assert np.isfinite(looks(["subject"])).all()
