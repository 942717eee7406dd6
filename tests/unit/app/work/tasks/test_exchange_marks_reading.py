"""Reading marks in the background when the process crashes on some photos."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from app.core.base.photo_types import Marks
from app.core.library.library import Library
from app.core.marks.marking import marks_of
from app.core.marks.merging import DatedMarks
from app.core.marks.sidecars import PhotoToRead, SeenMarks
from app.core.open_library import open_library
from app.work.processes.pool import Done, Failed, Pool, Task
from app.work.tasks.exchange_marks import import_marks
from tests.made_files import add_file


class Process:
    """A pool that answers by itself, and crashes on tasks with ``deadly`` photos."""

    def __init__(self, deadly: set[int]) -> None:
        self.deadly = deadly
        self.tasks: list[Task] = []
        self.sizes: list[int] = []

    run = Pool.run

    @property
    def outstanding(self) -> int:
        return len(self.tasks)

    def submit(self, task: Task) -> None:
        self.tasks.append(task)

    def cancel(self) -> None:
        self.tasks.clear()

    def results(self, timeout: float) -> list[Done | Failed]:
        task = self.tasks.pop(0)
        _, photos = task.arguments
        self.sizes.append(len(photos))
        if self.deadly & {photo.id for photo in photos if not photo.stamp}:
            return [Failed(task.key, "Reading it crashed.")]
        return [Done(task.key, [said(photo) for photo in photos if not photo.stamp])]


def said(photo: PhotoToRead) -> SeenMarks:
    return SeenMarks(photo.id, "stamp", 0, DatedMarks(Marks(2), 1.0, 1.0, has_metadata=True))


@pytest.fixture
def library(tmp_path: Path) -> Iterator[Library]:
    (tmp_path / "photos").mkdir()
    with open_library(tmp_path / "library") as opened:
        root = opened.add_root(tmp_path / "photos").id
        with opened.catalogue.transaction() as connection:
            for n in range(1, 9):
                add_file(connection, root, f"{n % 2}/{n}.jpg".encode(), state="ready")
        yield opened


def run(library: Library, process: Process, photos: Any = None) -> tuple[set[int], list[str]]:
    changed: set[int] = set()
    faults: list[str] = []
    for _ in import_marks(library, process, changed.update, faults.append, photos):  # type: ignore[arg-type]
        pass
    return changed, faults


def test_folder_by_folder_and_only_once(library: Library) -> None:
    process = Process(set())
    assert run(library, process) == (set(range(1, 9)), [])
    assert process.sizes == [4, 4]
    assert run(library, Process(set())) == (set(), [])
    assert run(library, process, [3, 4]) == (set(), [])
    assert process.sizes == [4, 4, 1, 1]


def test_a_photo_that_crashes_the_process_costs_itself_alone(library: Library) -> None:
    changed, faults = run(library, Process({3}))
    assert changed == set(range(1, 9)) - {3}
    assert len(faults) == 1
    assert "3.jpg" in faults[0]
    assert marks_of(library, [3])[3] == Marks()
    process = Process({3})
    assert run(library, process) == (set(), [])  # it has a stamp, and is not tried again


def test_a_pass_that_is_ended_goes_on_where_it_was(library: Library) -> None:
    steps = import_marks(library, Process(set()), lambda _: None)  # type: ignore[arg-type]
    done: set[int] = set()
    while not done:
        next(steps)
        done = {photo for photo, each in marks_of(library, range(1, 9)).items() if each.stars}
    steps.close()  # type: ignore[attr-defined]
    assert done == {2, 4, 6, 8}
    changed, _ = run(library, Process(set()))
    assert changed == {1, 3, 5, 7}
