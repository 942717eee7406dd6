"""The quality that JPEG files were saved with."""

from __future__ import annotations

import io

import numpy as np
import pytest
from PIL import Image

from features.compression import jpeg_quality


def saved(**options: object) -> bytes:
    pixels = np.random.default_rng(0).integers(0, 255, (16, 16, 3)).astype(np.uint8)
    file = io.BytesIO()
    Image.fromarray(pixels).save(file, **options)  # type: ignore[arg-type]
    return file.getvalue()


@pytest.mark.parametrize("quality", [20, 50, 75, 90, 95])
def test_the_quality_of_a_jpeg(quality: int) -> None:
    assert jpeg_quality(saved(format="JPEG", quality=quality), "a.jpg") == pytest.approx(
        quality, abs=1.5
    )


def test_other_files_have_none() -> None:
    assert jpeg_quality(saved(format="PNG"), "a.png") is None
    assert jpeg_quality(b"", "a.jpg") is None
    assert jpeg_quality(saved(format="JPEG")[:10], "a.jpg") is None
