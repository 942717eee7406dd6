"""What is told of a photo that is looked at, in this process."""

from __future__ import annotations

import io
from pathlib import Path

import numpy as np
import pytest
from PIL import Image

from app.core.library.networks import Networks
from app.work.pictures import seeing
from app.work.pictures.seeing import SCALE, see_photo
from features import subject
from features.drawings import DRAWN, HEIGHT, WIDTH, Colour
from features.errors import DecodeError, WeightsError

PAPER, INK = (255, 255, 255), (0, 0, 0)


@pytest.fixture
def photo(tmp_path: Path) -> Path:
    path = tmp_path / "photo.png"
    noise = np.random.default_rng(0).integers(0, 256, (80, 120, 3), np.uint8)
    Image.fromarray(noise).save(path)
    return path


def task(path: Path, networks: Networks | None = None) -> tuple[Path, Networks, Colour, Colour]:
    return path, networks or Networks(), PAPER, INK


@pytest.mark.slow
def test_each_modality_that_can_be_drawn_is(photo: Path) -> None:
    seen = see_photo(*task(photo))
    assert tuple(seen.drawings) == DRAWN
    sizes = {Image.open(io.BytesIO(png)).size for png in seen.drawings.values()}
    assert sizes == {(SCALE * WIDTH, SCALE * HEIGHT)}
    assert seen.nouns is None  # this library leaves the subject out


@pytest.mark.slow
def test_a_network_that_can_not_be_used_is_no_trouble(
    photo: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(_: object) -> object:
        raise WeightsError("no weights")

    monkeypatch.setattr(seeing, "likeliest_labels", fail)
    monkeypatch.setattr(subject, "modality", lambda _: _Ones())
    assert see_photo(*task(photo, Networks(subject=True))).nouns is None


@pytest.mark.slow
def test_what_is_likely_is_named(photo: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(subject, "modality", lambda _: _Ones())
    monkeypatch.setattr(seeing, "likeliest_labels", lambda vectors: [vectors.shape])
    found = [("sunflower", 0.8), ("bee", 0.01)]
    monkeypatch.setattr(seeing, "likeliest_nouns", lambda labels, count: found[: labels[0] * count])
    assert see_photo(*task(photo, Networks(subject=True))).nouns == (("sunflower", 0.8),)


@pytest.mark.slow
def test_an_image_model_is_named_as_one_without_pictures(photo: Path) -> None:
    networks = Networks(model=Path("/models/clip@0123456789abcdef.onnx"))
    assert see_photo(*task(photo, networks)).others == ("clip",)


def test_a_file_that_is_gone_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(DecodeError):
        see_photo(*task(tmp_path / "gone.png"))


class _Ones:
    def extract(self, _: object) -> np.ndarray:
        return np.ones(4, np.float32)
