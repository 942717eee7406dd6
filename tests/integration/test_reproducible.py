"""The same folders give the same library, bit for bit, with any number of processes."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from PIL import Image

from app.cluster.machines import open_index
from app.core.base.search_types import QueryItem
from app.core.library.library import Library
from app.core.open_library import open_library
from app.core.profiles.query import see_picture
from app.core.search.session import SearchSession
from app.work.reading.indexer import Indexer
from resources.gallery import draw

pytestmark = pytest.mark.slow

KINDS = ("hills", "blossom", "city", "balloons")
MOODS = ("ember", "lagoon", "orchid")
EACH = 2
PROCESSES = (1, 3)
COPIES = 4
EARLIER = 1_500_000_000  # a time, in seconds since 1970


@pytest.fixture(scope="module")
def folders(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    """Two folders: pictures of many sizes, so that some take longer, copies, damaged files."""
    made = tmp_path_factory.mktemp("photos")
    folders = made / "a", made / "b"
    for folder in folders:
        (folder / "inside").mkdir(parents=True)
    random = np.random.default_rng(3)
    names = [(kind, mood, n) for kind in KINDS for mood in MOODS for n in range(EACH)]
    for number, (kind, mood, n) in enumerate(names):
        picture = draw(kind, mood, n)
        side = int(random.choice([60, 120, 300, 450]))
        folder = folders[number % 2] / ("inside" if number % 3 else "")
        picture.resize((side, side * 3 // 4), Image.Resampling.BILINEAR).save(
            folder / f"{number:03}-{kind}.{'png' if number % 5 == 0 else 'jpg'}"
        )
    originals = sorted(folders[0].rglob("*.jpg"))
    for number, path in enumerate(originals[:COPIES]):
        shutil.copy(path, folders[1] / f"copy-{number}.jpg")
        content = path.read_bytes()
        (folders[0] / f"damaged-{number}.jpg").write_bytes(content[: len(content) // (number + 2)])
    for path in sorted(made.rglob("*.*g")):
        os.utime(path, (EARLIER, EARLIER))
    return folders


@pytest.fixture(scope="module")
def libraries(
    folders: tuple[Path, Path], tmp_path_factory: pytest.TempPathFactory
) -> Iterator[list[Library]]:
    """The same folders, read with so many processes each."""
    opened = [open_library(tmp_path_factory.mktemp(f"{count} processes")) for count in PROCESSES]
    for library, count in zip(opened, PROCESSES, strict=True):
        for folder in folders:
            library.add_root(folder)
        Indexer(library, processes=count).run()
    yield opened
    for library in opened:
        library.close()


def catalogue(library: Library) -> dict[str, list[tuple[Any, ...]]]:
    """All that the catalogue says but when folders were added, and which library it is of."""
    with library.catalogue.reading() as connection:
        tables = connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")
        names = {name for (name,) in tables} - {"roots"}
        found = {name: connection.execute(f"SELECT * FROM {name}").fetchall() for name in names}
    found["settings"] = [line for line in found["settings"] if line[0] != "library"]
    found["roots"] = [(root.id, root.path, root.photos) for root in library.roots()]
    return {name: sorted(lines, key=repr) for name, lines in found.items()}


def files(library: Library) -> dict[str, bytes]:
    """The matrices, by their names in the library."""
    found = [path for path in (library.folder / "vectors").rglob("*") if path.is_file()]
    return {str(path.relative_to(library.folder)): path.read_bytes() for path in found}


def searches(library: Library) -> list[tuple[int, float]]:
    """What is found near some photos, with and without thumbs, in order."""
    shown = [photo.id for photo in library.photos()]
    found: list[tuple[int, float]] = []
    with closing(SearchSession(library, open_index(library), see_picture)) as session:
        for query in shown[::10]:
            session.start([QueryItem(query)])
            for _ in range(2):
                view = session.view()
                assert view is not None
                found += [(result.photo, result.distance) for result in view.results]
                session.current().judge([view.results[3].photo], 1)
                session.current().judge([view.results[7].photo], -1)
    return found


def test_the_catalogues_are_the_same(libraries: list[Library]) -> None:
    expected, *others = map(catalogue, libraries)
    assert len(expected["photos"]) == len(KINDS) * len(MOODS) * EACH + 2 * COPIES
    assert [line for line in expected["files"] if "failed" in line]
    assert libraries[0].matrices()
    for found in others:
        assert found == expected


def test_matrices_are_the_same(libraries: list[Library]) -> None:
    expected, *others = map(files, libraries)
    assert any(name.endswith(".f32") for name in expected)
    for found in others:
        assert found.keys() == expected.keys()
        assert [name for name in expected if found[name] != expected[name]] == []


def test_searches_find_the_same(libraries: list[Library]) -> None:
    expected, *others = map(searches, libraries)
    assert len(expected) > 100
    for found in others:
        assert found == expected
