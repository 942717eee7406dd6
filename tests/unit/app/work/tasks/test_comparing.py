"""Pictures that are compared: what can't be read is left out, lack of memory is an error."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from app.work.tasks import comparing as pictures
from app.work.tasks.comparing import compare_pictures
from features.errors import DecodeError


def no_memory(path: Path) -> bytes:
    try:
        raise MemoryError
    except MemoryError as error:
        raise DecodeError(f"{path.name} needs more memory than there is.") from error


def test_what_is_none_is_left_out(tmp_path: Path) -> None:
    (tmp_path / "a.png").write_bytes(b"no picture")
    assert compare_pictures([(tmp_path / "a.png", tmp_path / "gone.png")]) == [None]


def test_lack_of_memory_is_neither_an_answer_nor_remembered(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    import cv2

    noise = np.random.default_rng(0).integers(0, 255, (64, 64, 3), np.uint8)
    cv2.imwrite(str(tmp_path / "a.png"), noise)
    pair = (tmp_path / "a.png", tmp_path / "a.png")
    with monkeypatch.context() as patch:
        patch.setattr(pictures, "decode", no_memory)
        with pytest.raises(DecodeError, match="memory"):
            compare_pictures([pair])
    assert compare_pictures([pair]) != [None]
