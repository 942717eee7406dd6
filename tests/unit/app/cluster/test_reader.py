"""The reader on a worker: batches read in a process of its own and appended to a shard."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace

import numpy as np
import pytest
from PIL import Image

from app.core.errors import ClusterError
from app.core.store.matrices.extents import Extent
from app.core.store.matrices.matrices import StoredMatrix
from app.core.store.matrices.shards import layout_of
from features import subject
from features.extractor import MODALITIES
from features.schema import schema_id
from tests import made_matrices

pytestmark = pytest.mark.slow

distributed = pytest.importorskip("distributed", reason="the extra `cluster` is not installed")

from app.cluster import reader as module  # noqa: E402
from app.cluster.orders import ReadingOrder  # noqa: E402
from app.cluster.reader import Reader, close_readers, read_batch  # noqa: E402
from app.core.library.networks import SUBJECT, Networks  # noqa: E402
from app.core.store.catalogue import FILE_NAME  # noqa: E402
from app.work.reading.extraction import ExtractionPlan, read_photo  # noqa: E402


@pytest.fixture(autouse=True)
def worker(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """This process takes itself for a Dask worker."""
    monkeypatch.setattr(distributed, "get_worker", lambda: SimpleNamespace(address="tcp://me"))
    yield
    close_readers()


@pytest.fixture
def order(tmp_path: Path) -> ReadingOrder:
    (tmp_path / "library" / "vectors").mkdir(parents=True)
    (tmp_path / "library" / FILE_NAME).touch()
    modalities = (*MODALITIES.values(), SUBJECT)
    return ReadingOrder(
        run="a run",
        features=schema_id(),
        vectors=tmp_path / "library" / "vectors",
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
    assert sorted((photo.photo, photo.width) for photo in answer.stored) == [(1, 50), (2, 50)]
    ((failed, reason),) = [(photo.key, photo.reason) for photo in answer.failed]
    assert failed == 3
    assert reason.endswith(".")
    assert answer.unseen == (4,)
    assert answer.left == ()
    again = read_batch(order, draw(tmp_path, 5))
    assert (again.shard, again.stored[0].local) == (answer.shard, 2)

    layout = layout_of([Extent(0, 3, answer.shard, 0)], 3, order.vectors, order.plan.dimensions)
    matrices = layout.matrices(order.plan.dimensions)
    for photo in (*answer.stored, *again.stored):
        path = tmp_path / f"{photo.photo}.png"
        read = read_photo(path, order.plan)
        for modality in ("color", SUBJECT.name):
            name = made_matrices.name(modality)
            np.testing.assert_array_equal(matrices[name][[photo.local]][0], read.vectors[name])


def test_a_full_shard_is_followed_by_another(
    tmp_path: Path, order: ReadingOrder, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "LARGEST", 2)
    reader = Reader(order)
    answers = [reader.read(draw(tmp_path, *numbers)) for numbers in ((1,), (2, 3), (4,))]
    reader.close()
    first, second, third = (answer.shard for answer in answers)
    assert first == second != third
    assert [photo.local for answer in answers for photo in answer.stored] == [0, 1, 2, 0]


def test_what_there_is_no_time_for_is_left(
    tmp_path: Path, order: ReadingOrder, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "TIME_FOR_BATCH", -1.0)
    reader = Reader(order)
    answer = reader.read(draw(tmp_path, 1, 2))
    reader.close()
    assert answer.left == (1, 2)
    assert answer.stored == ()


def test_another_order_gets_another_shard(tmp_path: Path, order: ReadingOrder) -> None:
    photos = draw(tmp_path, 1)
    first = read_batch(order, photos).shard
    assert read_batch(replace(order, run="another run"), photos).shard != first


def test_a_worker_that_cannot_serve_says_so(tmp_path: Path, order: ReadingOrder) -> None:
    with pytest.raises(ClusterError, match=r"tcp://me has other features.*same version"):
        read_batch(replace(order, features="others"), [])
    with pytest.raises(ClusterError, match=r"tcp://me does not see .*Mount the library's folder"):
        read_batch(replace(order, vectors=tmp_path / "nowhere" / "vectors"), [])


def test_a_worker_that_cannot_see_what_is_in_a_photo_says_so(
    tmp_path: Path, order: ReadingOrder, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LIKEWISE_CACHE", str(tmp_path / "cache"))
    monkeypatch.setattr(subject, "PACKAGE", "no_such_package")
    with pytest.raises(ClusterError, match="tcp://me can't see what is in a photo"):
        read_batch(order, draw(tmp_path, 1))
    reader = Reader(
        replace(order, plan=replace(order.plan, networks=Networks(), matrices=()))
    )  # which it need not
    reader.close()
