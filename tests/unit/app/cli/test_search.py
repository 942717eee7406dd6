"""The command `search`: a picture from elsewhere is read in a process of its own."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import cv2
import numpy as np
import pytest

from app.command_line import run
from app.core.profiles import query
from app.work.pictures import seeing
from tests.unit.app.core.conftest import photos_with_features

__all__ = ["photos_with_features"]

pytestmark = pytest.mark.slow


@pytest.fixture
def noise(tmp_path: Path) -> Path:
    path = tmp_path / "noise.png"
    cv2.imwrite(str(path), np.random.default_rng(0).integers(0, 256, (3000, 3000), np.uint8))
    return path


def test_a_picture_that_ends_its_process_is_told_and_ends_not_this_one(
    photos_with_features: Any,
    noise: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    library = str(photos_with_features.library.folder)
    monkeypatch.setattr(seeing, "COMPUTING_LIMIT", 0.01)
    assert run(["search", str(noise), "--library", library]) == 1
    said = capsys.readouterr()
    assert said.out == ""
    assert "This can't be searched with. Reading it" in said.err


def test_no_picture_is_decoded_in_this_process(
    photos_with_features: Any,
    noise: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    library = str(photos_with_features.library.folder)
    decoded: list[object] = []
    for name in ("decode", "decode_bytes"):
        monkeypatch.setattr(query, name, lambda *given: decoded.append(given))
    assert run(["search", str(noise), "--library", library, "--top", "3"]) == 0
    assert len(capsys.readouterr().out.splitlines()) == 3
    assert decoded == []
