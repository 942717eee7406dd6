"""The reader on a worker: batches read in a process of its own."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace

import numpy as np
import pytest
from PIL import Image

from app.core.base.errors import ClusterError
from app.core.vectors.tables import StoredMatrix
from features import subject
from features.extractor import MODALITIES
from features.schema import schema_id
from tests import made_matrices

pytestmark = pytest.mark.slow

distributed = pytest.importorskip("distributed", reason="the extra `cluster` is not installed")

from app.cluster.reading import ReadingOrder, read_batch
from app.core.library.networks import SUBJECT, Networks
from app.work.reading.extraction import ExtractionPlan, read_photo


@pytest.fixture(autouse=True)
def worker(monkeypatch: pytest.MonkeyPatch) -> None:
    """This process takes itself for a Dask worker."""
    monkeypatch.setattr(distributed, "get_worker", lambda: SimpleNamespace(address="tcp://me"))


@pytest.fixture
def order() -> ReadingOrder:
    modalities = (*MODALITIES.values(), SUBJECT)
    return ReadingOrder(
        features=schema_id(),
        plan=ExtractionPlan(
            Networks(subject=True),
            tuple(
                StoredMatrix(number, m.name, m.version, m.dimension, 2.0, searched=True)
                for number, m in enumerate(modalities)
            ),
        ),
        photo_limit=60.0,
        stall_limit=60.0,
        memory_limit=2 << 30,
    )


def draw(folder: Path, *numbers: int) -> list[tuple[int, Path]]:
    photos = []
    for number in numbers:
        path = folder / f"{number}.png"
        pixels = np.random.default_rng(number).integers(0, 256, (40, 50, 3), np.uint8)
        Image.fromarray(pixels).save(path)
        photos.append((number, path))
    return photos


def test_what_becomes_of_each_photo(tmp_path: Path, order: ReadingOrder) -> None:
    photos = draw(tmp_path, 1, 2)
    (tmp_path / "3.png").write_bytes(b"torn")
    photos += [(3, tmp_path / "3.png"), (4, tmp_path / "not there.png")]
    answer = read_batch(order, photos)
    assert answer.worker == "tcp://me"
    assert sorted((photo, read.width) for photo, read in answer.read) == [(1, 50), (2, 50)]
    torn, gone = sorted(answer.failed, key=lambda failure: failure.key)
    assert (torn.key, torn.missing) == (3, False)
    assert torn.reason.endswith(".")
    assert (gone.key, gone.missing) == (4, True)
    for photo, read in answer.read:
        expected = read_photo(tmp_path / f"{photo}.png", order.plan)
        for modality in ("color", SUBJECT.name):
            name = made_matrices.name(modality)
            np.testing.assert_array_equal(read.vectors[name], expected.vectors[name])


def test_a_worker_that_cannot_serve_says_so(tmp_path: Path, order: ReadingOrder) -> None:
    with pytest.raises(ClusterError, match=r"tcp://me has other features.*same version"):
        read_batch(replace(order, features="others"), [])
    networks = Networks(model=tmp_path / "nowhere" / "a.onnx")
    order = replace(order, plan=replace(order.plan, networks=networks))
    with pytest.raises(ClusterError, match=r"tcp://me does not see .*Mount the library's folder"):
        read_batch(order, [])


def test_a_worker_that_cannot_see_what_is_in_a_photo_says_so(
    tmp_path: Path, order: ReadingOrder, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LIKEWISE_CACHE", str(tmp_path / "cache"))
    monkeypatch.setattr(subject, "PACKAGE", "no_such_package")
    order = replace(order, photo_limit=59.0)  # another than that of the process that is kept
    with pytest.raises(ClusterError, match="tcp://me can't see what is in a photo"):
        read_batch(order, draw(tmp_path, 1))
    read_batch(replace(order, plan=replace(order.plan, networks=Networks(), matrices=())), [])
