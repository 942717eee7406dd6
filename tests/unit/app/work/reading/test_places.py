"""Naming places that XMP tells, when a process does it, and when it can't."""

from __future__ import annotations

from pathlib import Path

import pytest

from app.core.base.photo_types import XmpFacts
from app.core.facts.tables import facts_of, note_xmp_facts
from app.core.library.library import Library
from app.core.open_library import open_library
from app.work.processes.pool import Done, Failed, Pool, Task
from app.work.reading import indexer as module
from app.work.reading.indexer import name_new_places
from tests.made_files import add_file


class Process:
    """A pool that names every place by its latitude, or fails."""

    def __init__(self, *, fails: bool) -> None:
        self.fails = fails
        self.tasks: list[Task] = []

    @property
    def outstanding(self) -> int:
        return len(self.tasks)

    run = Pool.run

    def submit(self, task: Task) -> None:
        self.tasks.append(task)

    def cancel(self) -> None:
        self.tasks.clear()

    def results(self, timeout: float) -> list[Done | Failed]:
        task = self.tasks.pop(0)
        if self.fails:
            return [Failed(task.key, "Reading it crashed.")]
        return [Done(task.key, [(f"Town {latitude:.0f}",) for latitude, _ in task.arguments[0]])]


def test_places_are_named_in_short_steps(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "AT_ONCE", 2)
    ids = (1, 2, 3)
    (tmp_path / "photos").mkdir()
    with open_library(tmp_path / "library") as library:
        root = library.add_root(tmp_path / "photos").id
        with library.catalogue.transaction() as connection:
            for n in ids:
                add_file(connection, root, f"{n}.jpg".encode(), state="ready", number=n)
        name_and_check(library, ids)


def name_and_check(library: Library, ids: tuple[int, ...]) -> None:
    told = {photo: XmpFacts(place=(place, 0.5)) for place, photo in enumerate(ids, 1)}
    note_xmp_facts(library.catalogue, told)
    named: list[list[int]] = []
    assert list(name_new_places(library, Process(fails=True), named.append))  # type: ignore[arg-type]
    assert named == []
    assert list(name_new_places(library, Process(fails=False), named.append))  # type: ignore[arg-type]
    assert sorted(map(len, named)) == [1, 2]
    assert [facts_of(library.catalogue, ids)[photo].place for photo in ids] == [
        ("Town 1",),
        ("Town 2",),
        ("Town 3",),
    ]
    assert list(name_new_places(library, Process(fails=False), named.append)) == []  # type: ignore[arg-type]
