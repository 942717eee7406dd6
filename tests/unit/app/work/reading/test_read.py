"""In which order photos are read."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

from app.core.library.library import Library
from app.core.open_library import open_library
from app.work.reading import read
from app.work.reading.scan import Scan
from tests.made_files import add_file

PATHS = [f"{year}/{number:02}.jpg" for year in (2019, 2020, 2021) for number in range(20)]


@pytest.fixture
def library(tmp_path: Path) -> Iterator[Library]:
    """A library of 60 photos in three folders that wait to be read."""
    (tmp_path / "photos").mkdir()
    with open_library(tmp_path / "library") as opened:
        root = opened.add_root(tmp_path / "photos").id
        with opened.catalogue.transaction() as connection:
            for path in PATHS:
                add_file(connection, root, os.fsencode(path))
        yield opened


def order_of_reading(library: Library) -> list[str]:
    """The paths in the order in which a scan reads them."""
    order: list[str] = []

    def read_into(_: object, plan: object, photos: Iterable[tuple[int, Path]]) -> Iterator[None]:
        del plan
        for _number, path in photos:
            order.append("/".join(path.parts[-2:]))
            yield

    begun = SimpleNamespace(start=lambda *_: None)
    scan: Any = SimpleNamespace(library=library, progress=begun, read_into=read_into)
    list(read.read(cast(Scan, scan)))
    return order


def test_some_photos_of_all_folders_are_read_before_the_others(
    library: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(read, "SPREAD", 30)
    order = order_of_reading(library)
    assert [path[:4] for path in order[:2]] == ["2019", "2020"]  # each round goes through all
    assert order[30:] == [path for path in PATHS if path not in order[:30]]
    assert sorted(order) == PATHS


def test_few_photos_are_read_by_path(library: Library) -> None:
    assert order_of_reading(library) == PATHS
