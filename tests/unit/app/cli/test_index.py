"""The command `index`: what it makes of the photos that it has read."""

from __future__ import annotations

from pathlib import Path

import cv2
import numpy as np
import pytest

from app.command_line import run
from features import raw
from tests.endurance.hostile.dng import dng


@pytest.mark.skipif(not raw.is_installed(), reason="camera raw can't be read here")
@pytest.mark.usefixtures("without_subject")
def test_a_raw_and_its_picture_are_one_photo(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    photos, library = tmp_path / "photos", ["--library", str(tmp_path / "library")]
    photos.mkdir()
    pixels = np.random.default_rng(0).integers(0, 65_535, (64, 64))
    (photos / "1.dng").write_bytes(dng(pixels))
    cv2.imwrite(str(photos / "1.jpg"), pixels.astype(np.uint8))
    assert run(["index", str(photos), *library]) == 0
    capsys.readouterr()
    assert run(["find", *library]) == 0
    assert capsys.readouterr().out == f"{photos / '1.jpg'}  (a stack of 2)\n"
    assert run(["mark", str(photos / "1.jpg"), "--stars", "4", *library]) == 0
    capsys.readouterr()
    assert run(["find", "4 stars", "--open-stacks", *library]) == 0
    assert len(capsys.readouterr().out.splitlines()) == 2
