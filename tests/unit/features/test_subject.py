"""What is in the picture: the model is made once, kept whole, and always says the same."""

from __future__ import annotations

import importlib.util
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from features import subject
from features.errors import WeightsError
from features.picture import Picture


@pytest.fixture(autouse=True)
def _nothing_open() -> Iterator[None]:
    subject.open_model.cache_clear()
    yield
    subject.open_model.cache_clear()


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    made = tmp_path_factory.mktemp("models")
    subject.prepare(made)
    return made


def vector(folder: Path, image: np.ndarray[Any, Any]) -> np.ndarray[Any, Any]:
    return subject.modality(folder).extract(Picture(image))


def noise(*shape: int) -> np.ndarray[Any, Any]:
    return np.random.default_rng(0).integers(0, 256, (*shape, 3), np.uint8)


PICTURES = [
    pytest.param(np.zeros((300, 400, 3), np.uint8), id="black"),
    pytest.param(np.full((300, 400, 3), 255, np.uint8), id="white"),
    pytest.param(np.full((300, 400, 3), 127, np.uint8), id="grey"),
    pytest.param(noise(1, 1), id="1 x 1"),
    pytest.param(noise(1, 500), id="one line"),
    pytest.param(noise(500, 3), id="a panorama"),
    pytest.param(noise(375, 500), id="noise"),
]


@pytest.mark.parametrize("image", PICTURES)
def test_every_picture_has_a_vector_of_unit_length(
    folder: Path, image: np.ndarray[Any, Any]
) -> None:
    found = vector(folder, image)
    assert found.shape == (subject.DIMENSION,)
    assert found.dtype == np.float32
    assert ((found >= 0) & (found <= 1)).all()
    assert np.linalg.norm(found) == pytest.approx(1, abs=1e-6)


@pytest.mark.slow
def test_the_same_picture_has_the_same_vector(folder: Path, tmp_path: Path) -> None:
    first = vector(folder, noise(90, 120))
    subject.open_model.cache_clear()
    np.testing.assert_array_equal(vector(tmp_path / "other", noise(90, 120)), first)


def test_the_model_is_made_once(folder: Path) -> None:
    (kept,) = folder.iterdir()
    before = kept.stat()
    assert subject.prepare(folder) == kept
    assert kept.stat().st_mtime_ns == before.st_mtime_ns


@pytest.mark.slow
@pytest.mark.parametrize("spoil", [lambda c: c[:-1], lambda c: b"", lambda c: b"x" + c[1:]])
def test_a_damaged_model_is_made_again(tmp_path: Path, spoil: Any) -> None:
    kept = subject.prepare(tmp_path)
    content = kept.read_bytes()
    kept.write_bytes(spoil(content))
    assert subject.prepare(tmp_path) == kept
    assert kept.read_bytes() == content


@pytest.mark.slow
def test_what_an_interrupted_process_left_is_not_taken(tmp_path: Path) -> None:
    (tmp_path / "subject-1.2.half").mkdir()
    (tmp_path / "subject-1.2@0.onnx").write_bytes(b"half")
    assert subject.prepare(tmp_path).suffix == ".onnx"


@pytest.mark.slow
def test_many_may_make_it_at_once(tmp_path: Path) -> None:
    with ThreadPoolExecutor(4) as threads:
        made = list(threads.map(subject.prepare, [tmp_path] * 4))
    assert len(set(made)) == 1
    assert list(tmp_path.iterdir()) == made[:1]


def test_the_last_layer_takes_the_vectors() -> None:
    weight, bias = subject.last_layer()
    assert weight.shape == (1000, subject.DIMENSION)
    assert bias.shape == (1000,)


def test_without_the_weights_it_says_so(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(subject, "PACKAGE", "no_such_package")
    modality = subject.modality(tmp_path)  # which loads nothing yet
    with pytest.raises(WeightsError, match=r"weights are not installed.*Reinstall Likewise"):
        modality.extract(Picture(noise(9, 9)))
    with pytest.raises(WeightsError, match="not installed"):
        subject.check()


def test_without_its_runtime_it_says_so(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    found = importlib.util.find_spec
    monkeypatch.setattr(
        "importlib.util.find_spec", lambda name: None if name == "onnxruntime" else found(name)
    )
    with pytest.raises(WeightsError, match=r"onnxruntime.* not installed"):
        subject.prepare(tmp_path)


def test_other_weights_are_refused(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(subject, "SHA256", "0" * 64)
    with pytest.raises(WeightsError, match="damaged, or not the file"):
        subject.prepare(tmp_path)
    assert not list(tmp_path.iterdir())


def test_a_folder_that_is_none_is_said_to_be(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.touch()
    with pytest.raises(WeightsError, match="can't be kept"):
        subject.prepare(file)


def test_a_runtime_that_cannot_run_it_says_so(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(subject, "prepare", lambda folder: folder / "none.onnx")
    with pytest.raises(WeightsError, match="can't run the network"):
        vector(tmp_path, noise(9, 9))
