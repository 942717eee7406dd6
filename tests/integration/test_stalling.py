"""Folders and files that do not answer, as on a network that is gone: nothing waits for them."""

from __future__ import annotations

import sys
import threading
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import pytest
from PIL import Image

from app.core.base.photo_types import PhotoState, Presence
from app.core.library.file_tables import FoundFile
from app.core.library.library import Library
from app.core.library.presence import KnownRoot
from app.core.library.problems import all_problems
from app.core.library.walk import walk as real
from app.core.open_library import open_library
from app.core.safety.repair import check
from app.work.processes.pool import STALL_LIMIT, Task
from app.work.reading import detect_changes, read
from app.work.reading.indexer import PHOTO_LIMIT, Indexer
from app.work.reading.scan import Scan

pytestmark = pytest.mark.usefixtures("without_subject")

READING = '''
"""Reads photos like the real thing, but never gets an answer about some."""

import threading

from app.work.reading import extraction


def read_photo(path, *more) -> extraction.ReadPhoto:
    return _answered(path) and extraction.read_photo(path, *more)


def stalls(path):
    return "stalled" in (path.stem, path.parent.name)


def _answered(path):
    if stalls(path):
        threading.Event().wait()
    return True
'''


@pytest.fixture
def library(tmp_path: Path) -> Iterator[Library]:
    with open_library(tmp_path / "library") as opened:
        yield opened


@pytest.fixture
def stalling_reader(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A reader that gets no answer about files whose path has the word stalled in it.

    Only with these it is as impatient as a test says: a busy machine takes its time with the rest.
    """
    (tmp_path / "stalling_reader.py").write_text(READING)
    monkeypatch.syspath_prepend(tmp_path)
    import stalling_reader  # type: ignore[import-not-found]

    assert isinstance(stalling_reader, ModuleType)
    monkeypatch.setattr(read, "read_photo", stalling_reader.read_photo)
    limited = Scan.photo_task

    def patient_with_the_others(scan: Scan, key: Any, *work: Any) -> Task:
        task = limited(scan, key, *work)
        stalls = stalling_reader.stalls(task.arguments[0])
        return task if stalls else replace(task, time_limit=PHOTO_LIMIT, wall_limit=STALL_LIMIT)

    monkeypatch.setattr(Scan, "photo_task", patient_with_the_others)
    yield
    del sys.modules["stalling_reader"]


def make_photos(folder: Path, names: list[str]) -> Path:
    folder.mkdir()
    for name in names:
        blobs = np.random.default_rng(list(name.encode())).integers(0, 256, (9, 12, 3), np.uint8)
        Image.fromarray(blobs).resize((80, 60)).save(folder / name)
    return folder


@pytest.mark.usefixtures("stalling_reader")
def test_a_file_that_does_not_answer_is_given_up_and_the_scan_goes_on(
    library: Library, tmp_path: Path
) -> None:
    library.add_root(make_photos(tmp_path / "photos", ["a.png", "stalled.png", "z.png"]))
    Indexer(library, processes=1, stall_limit=2.0, photo_limit=2.0).run()
    assert [photo.path.name for photo in library.photos()] == ["a.png", "z.png"]
    (problem,) = all_problems(library)
    assert problem.path.name == "stalled.png"
    reason = "Reading it took longer than 2 seconds; its disk or network may not answer."
    assert problem.reason == reason
    assert library.roots()[0].state == "ready"
    assert check(library) == []


@pytest.mark.usefixtures("stalling_reader")
def test_a_folder_whose_files_keep_stalling_is_offline_and_the_others_are_read(
    library: Library, tmp_path: Path
) -> None:
    library.add_root(make_photos(tmp_path / "stalled", [f"{n}.png" for n in range(20)]))
    library.add_root(make_photos(tmp_path / "well", ["a.png", "b.png"]))
    Indexer(library, processes=2, stall_limit=2.0, photo_limit=2.0).run()
    assert [photo.path.name for photo in library.photos()] == ["a.png", "b.png"]
    assert [root.state for root in library.roots()] == ["offline", "ready"]
    assert len(library.photos([PhotoState.PENDING])) >= 1  # they wait for the next scan


def test_a_folder_that_cannot_even_be_listed_is_offline(
    library: Library, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    silent = library.add_root(make_photos(tmp_path / "silent", ["a.png"]))
    well = library.add_root(make_photos(tmp_path / "well", ["b.png", "c.png"]))
    Indexer(library, processes=1).run()
    assert len(library.photos()) == 3
    released = threading.Event()

    def walk(root: int, *arguments: object, **more: object) -> Iterator[FoundFile]:
        if root == silent.id:
            released.wait()
        yield from real(root, *arguments, **more)

    monkeypatch.setattr(detect_changes, "walk", walk)
    (tmp_path / "well" / "b.png").unlink()
    Indexer(library, processes=1, stall_limit=10.0).run()
    released.set()
    states = {root.id: root.state for root in library.roots()}
    assert states == {silent.id: "offline", well.id: "ready"}
    assert [photo.path.name for photo in library.photos()] == ["a.png", "c.png"]


def test_a_scan_that_waits_for_a_listing_can_be_stopped(
    library: Library, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    library.add_root(make_photos(tmp_path / "photos", ["a.png"]))
    released = threading.Event()

    def presence_of(known: KnownRoot) -> Presence:
        released.wait()
        return Presence(known.device)

    monkeypatch.setattr(detect_changes, "presence_of", presence_of)
    steps = Indexer(library, processes=1).steps()
    for _ in range(3):
        next(steps)
    steps.close()  # type: ignore[attr-defined]
    released.set()
    assert library.photos() == []
    assert library.roots()[0].state == "ready"
