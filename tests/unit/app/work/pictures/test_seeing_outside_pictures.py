"""Pictures from outside, decoded in an isolated process: same answers, same complaints."""

from __future__ import annotations

import multiprocessing
from collections.abc import Iterator
from pathlib import Path

import cv2
import numpy as np
import pytest

from app.core.base.errors import QueryError
from app.core.base.search_types import QueryItem
from app.core.library.networks import Networks
from app.core.profiles.query import see_picture
from app.work.pictures.seeing import OutsideReader

pytestmark = pytest.mark.slow

PLAIN = Networks()


@pytest.fixture
def reader() -> Iterator[OutsideReader]:
    reader = OutsideReader()
    yield reader
    reader.close()


@pytest.fixture
def item(tmp_path: Path) -> QueryItem:
    path = tmp_path / "stripes.png"
    stripes = np.tile(np.uint8([0, 90, 180, 255]), (64, 16))
    cv2.imwrite(str(path), cv2.merge([stripes, stripes, stripes]))
    return QueryItem(path=path, name=path.name)


def test_it_reads_what_we_would_read(reader: OutsideReader, item: QueryItem) -> None:
    ours, theirs = see_picture(item, {}, PLAIN), reader(item, {}, PLAIN)
    assert theirs.thumbnail == ours.thumbnail
    assert theirs.vectors.keys() == ours.vectors.keys()
    assert all(np.array_equal(theirs.vectors[name], ours.vectors[name]) for name in ours.vectors)


def test_what_networks_and_plug_ins_may_do_is_done_there(
    reader: OutsideReader, item: QueryItem, tmp_path: Path
) -> None:
    with pytest.raises(QueryError, match=r"This can't be searched with\. "):
        reader(item, {}, Networks(model=tmp_path / "nowhere.onnx"))


def test_a_process_that_died_is_replaced(reader: OutsideReader, item: QueryItem) -> None:
    before = reader(item, {}, PLAIN).thumbnail
    for process in multiprocessing.active_children():
        process.kill()
        process.join()
    assert reader(item, {}, PLAIN).thumbnail == before


def test_complaints_are_the_same(reader: OutsideReader, tmp_path: Path) -> None:
    path = tmp_path / "notes.png"
    path.write_text("no picture")
    item = QueryItem(path=path, name=path.name)
    with pytest.raises(QueryError) as ours:
        see_picture(item, {}, PLAIN)
    with pytest.raises(QueryError) as theirs:
        reader(item, {}, PLAIN)
    assert str(theirs.value) == str(ours.value)


def test_what_ends_the_process_is_an_error_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    noise = np.random.default_rng(0).integers(0, 256, (3000, 3000), np.uint8)
    cv2.imwrite(str(tmp_path / "noise.png"), noise)
    slow = QueryItem(path=tmp_path / "noise.png", name="noise.png")
    monkeypatch.setattr("app.work.pictures.seeing.COMPUTING_LIMIT", 0.01)
    reader = OutsideReader()
    with pytest.raises(QueryError, match=r"This can't be searched with\. Reading it"):
        reader(slow, {}, PLAIN)
    reader.close()
