"""A bus with pictures to read, and waiting for what it tells."""

from __future__ import annotations

import shutil
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from app.core.base.work_types import Progress
from app.core.open_library import open_library
from app.work.bus.bus import Bus
from app.work.bus.events import ProgressChanged
from app.work.reading.indexer import Indexer
from resources.gallery import draw

KINDS = ("balloons", "city")
EACH = 6


@pytest.fixture(scope="module")
def pictures(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return draw_pictures(tmp_path_factory.mktemp("pictures"))


@pytest.fixture(scope="module")
def library_of_pictures(pictures: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a library that has read the pictures."""
    folder = tmp_path_factory.mktemp("library")
    with open_library(folder) as library:
        library.add_root(pictures)
        Indexer(library).run()
    return folder


@pytest.fixture
def bus(qtbot: QtBot) -> Iterator[Bus]:
    """A bus that has nothing open; after the test no thread is left."""
    before = set(threading.enumerate())
    made = Bus()
    yield made
    made.close()
    qtbot.waitUntil(lambda: set(threading.enumerate()) <= before)


@pytest.fixture
def read(bus: Bus, library_of_pictures: Path, tmp_path: Path, qtbot: QtBot) -> Bus:
    """A bus on a copy of the library, when it has looked for new pictures."""
    shutil.copytree(library_of_pictures, tmp_path / "library")
    with qtbot.waitSignal(bus.signal(ProgressChanged), check_params_cb=is_idle):
        bus.open(tmp_path / "library")
    return bus


def draw_pictures(folder: Path) -> Path:
    """One folder a kind, and a file that is no picture."""
    for kind in KINDS:
        (folder / kind).mkdir(parents=True)
        for number in range(EACH):
            draw(kind, "dusk", number).save(folder / kind / f"{number}.jpg")
    (folder / "broken.jpg").write_text("no picture")
    return folder


def is_idle(progress: Progress) -> bool:
    return progress.phase == "idle"
