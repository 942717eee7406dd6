"""A scan that looks at the folders while photos are moved neither loses nor doubles one."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from app.core.base.content_hash import content_hash
from app.core.base.photo_types import PhotoState
from app.core.duplicates.copies import note_difference
from app.core.files.job import begin_job, carry_out
from app.core.files.plan import plan_of, source_files
from app.core.files.types import FileOperation, MoveTo, PutIntoBin, RenameBy
from app.core.library.difference import difference, remaining, unexplained, without_touched
from app.core.library.file_tables import FoundFile, files_of_roots
from app.core.library.walk import file_filter, walk
from tests.unit.app.core.files.conftest import Shelf

SUFFIXES = frozenset([".jpg"])


class Detection:
    """What `workers.indexing.detect_changes` does, with time to move photos in between."""

    def __init__(self, shelf: Shelf) -> None:
        self.shelf = shelf
        self.root = shelf.library.roots()[0].id
        self.seen: set[int] = set()
        self.found: list[FoundFile] = []
        shelf.library.touched.forget()

    def list_now(self) -> list[FoundFile]:
        return list(walk(self.root, self.shelf.folder, file_filter(SUFFIXES)))

    def take(self, files: list[FoundFile]) -> None:
        self.found += remaining(self.shelf.library, files, self.seen)

    def end(self) -> None:
        library, roots = self.shelf.library, {self.root: self.shelf.folder}
        asked = unexplained(files_of_roots(library.catalogue, roots, self.seen), self.found)
        paths = {file: self.shelf.folder / file.path.decode() for file in asked}
        hashes = {file: content_hash(path) for file, path in paths.items() if path.exists()}
        left = without_touched(library, roots, self.found, self.seen)
        known = files_of_roots(library.catalogue, roots, self.seen)
        note_difference(library, difference(known, left, hashes))


@pytest.fixture
def detection(shelf: Shelf) -> Detection:
    shelf.add("first/a.jpg", "first/b.jpg", "last/c.jpg")
    return Detection(shelf)


def states(shelf: Shelf) -> dict[str, PhotoState]:
    return {
        str(info.path.relative_to(shelf.folder)): info.state
        for info in shelf.library.photos(PhotoState)
        if info.state is not PhotoState.GONE
    }


READY = PhotoState.READY
OPERATIONS: list[tuple[Callable[[Path], FileOperation], str, dict[str, PhotoState]]] = [
    (
        lambda folder: MoveTo(folder / "last"),  # listed at its old path, or at both
        "first/a.jpg",
        {"first/b.jpg": READY, "last/a.jpg": READY, "last/c.jpg": READY},
    ),
    (
        lambda folder: MoveTo(folder / "first"),  # listed at neither
        "last/c.jpg",
        {"first/a.jpg": READY, "first/b.jpg": READY, "first/c.jpg": READY},
    ),
    (
        lambda folder: RenameBy("{name} new"),
        "first/b.jpg",
        {"first/a.jpg": READY, "first/b new.jpg": READY, "last/c.jpg": READY},
    ),
    (lambda folder: PutIntoBin(), "first/a.jpg", {"first/b.jpg": READY, "last/c.jpg": READY}),
]


@pytest.mark.parametrize(("operation", "name", "after"), OPERATIONS)
@pytest.mark.parametrize("moment", ["before taken", "after taken", "half listed", "under way"])
def test_a_look_leaves_alone_what_is_moved_meanwhile(
    detection: Detection,
    operation: Callable[[Path], FileOperation],
    name: str,
    after: dict[str, PhotoState],
    moment: str,
) -> None:
    shelf = detection.shelf
    files = detection.list_now()
    steps = carry_out(shelf.library, shelf.begin(operation(shelf.folder), name))
    if moment == "after taken":
        detection.take(files)
    if moment == "half listed":
        list(steps)
        here = [file for file in files if file.path.startswith(b"first")]
        detection.take(
            here + [file for file in detection.list_now() if file.path.startswith(b"last")]
        )
    elif moment != "under way":
        list(steps)
    if moment in ("before taken", "under way"):
        detection.take(files)
    if moment == "under way":
        list(steps)
    detection.end()
    assert states(shelf) == after
    again = Detection(shelf)
    again.take(again.list_now())
    again.end()
    assert states(shelf) == after
    assert len(shelf.library.photos(PhotoState)) == 3
    shelf.check()


def test_what_is_under_way_when_a_look_begins_is_touched_until_it_ends(shelf: Shelf) -> None:
    shelf.add("a.jpg", "b.jpg")
    (shelf.folder / "chosen").mkdir()
    files = source_files(shelf.library, shelf.photos.values())
    job = begin_job(shelf.library, plan_of(MoveTo(shelf.folder / "chosen"), files))
    steps = carry_out(shelf.library, job)
    next(steps)  # the second has begun
    shelf.library.touched.forget()
    assert shelf.library.touched.photos() == {shelf.photos["b.jpg"]}
    list(steps)
    assert shelf.library.touched.photos() == {shelf.photos["b.jpg"]}
    shelf.library.touched.forget()
    assert shelf.library.touched.photos() == set()
