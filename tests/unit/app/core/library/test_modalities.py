"""Choosing an image model, and whether there is one to leave out."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from app.core.library.modalities import choose_model, has_model


def test_a_model_that_is_wanted_can_be_left_out_again(photos: Any, tmp_path: Path) -> None:
    library = photos.library
    assert not has_model(library)
    choose_model(library, tmp_path / "clip.onnx")
    assert has_model(library)
    choose_model(library, None)
    assert not has_model(library)
