"""A library that is read without networks, and scans that add them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import closing
from itertools import takewhile
from pathlib import Path

import numpy as np
import pytest

from app.core.base.photo_types import Changes
from app.core.base.work_types import Progress, run_through
from app.core.library.library import Library
from app.core.library.modalities import choose_subject
from app.core.open_library import open_library
from app.core.vectors.tables import StoredMatrix
from app.work.reading import extraction, read
from app.work.reading.extraction import ExtractionPlan
from app.work.reading.indexer import Indexer
from features import subject
from features.extractor import GLOBAL, MODALITIES, WORDS
from tests.integration.test_indexing import make_photo

PHOTOS = 12
WITH = (*GLOBAL, subject.NAME, *WORDS)


@pytest.fixture
def photos(tmp_path: Path) -> Path:
    for number in range(PHOTOS):
        make_photo(tmp_path / "photos" / f"{number:02}.png", number)
    return tmp_path / "photos"


@pytest.fixture
def library(tmp_path: Path, photos: Path) -> Iterator[Library]:
    """Read without the network, which is wanted since."""
    with open_library(tmp_path / "library") as opened:
        opened.add_root(photos)
        choose_subject(opened, False)
        scan(opened)
        assert opened.modalities() == tuple(MODALITIES)
        choose_subject(opened, True)
        yield opened


class Watch:
    """Hears of a scan, and does something when the network has looked at so many photos."""

    def __init__(self) -> None:
        self.progress: list[Progress] = []
        self.changes: list[Changes] = []
        self.at: dict[int, Callable[[], object]] = {}

    def hear(self, progress: Progress) -> None:
        self.progress.append(progress)
        if progress.phase == "seeing" and progress.total:
            for count in [count for count in self.at if progress.done >= count]:
                self.at.pop(count)()

    @property
    def seeing(self) -> list[Progress]:
        return [each for each in self.progress if each.phase == "seeing" and each.total]


def scan(library: Library, watch: Watch | None = None, stop_at: int | None = None) -> Watch:
    watch = watch or Watch()
    indexer = Indexer(library, processes=1, on_progress=watch.hear, on_changes=watch.changes.append)
    stopped: list[int] = []
    if stop_at is not None:
        watch.at[stop_at] = lambda: stopped.append(stop_at)
    with closing(indexer.steps()) as steps:
        run_through(takewhile(lambda _: not stopped, steps))
    return watch


@pytest.fixture
def only_networks(library: Library, monkeypatch: pytest.MonkeyPatch) -> None:
    """No photo can be read wholly any more."""
    del library

    def plan_for(library: Library, matrices: Iterable[StoredMatrix]) -> ExtractionPlan:
        wanted = tuple(matrices)
        assert not any(matrix.searched for matrix in wanted)
        return extraction.plan_for(library, wanted)

    monkeypatch.setattr(read, "plan_for", plan_for)


@pytest.fixture
def often(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every result is committed and told of at once."""
    from app.work.reading import scan as scanning

    monkeypatch.setattr(scanning, "HAND_OVER_EVERY", 0.0)
    monkeypatch.setattr(scanning, "QUEUED", 1)
    monkeypatch.setattr(scanning, "EVERY", 0.0)


def matrices(library: Library) -> dict[str, np.ndarray]:
    return {name: matrix[:].copy() for name, matrix in library.snapshot().vectors.items()}


def assert_same(found: dict[str, np.ndarray], expected: dict[str, np.ndarray]) -> None:
    assert tuple(found) == tuple(expected)
    for name, matrix in expected.items():
        np.testing.assert_array_equal(found[name], matrix, err_msg=name)
