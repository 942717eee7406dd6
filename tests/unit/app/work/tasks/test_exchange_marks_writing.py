"""Writing many sidecars in steps: progress, stopping, a process that crashes."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from app.core.base.errors import ProtectedError
from app.core.base.photo_types import MarkChange, Marks
from app.core.files.plan import protect_files
from app.core.library.library import Library
from app.core.marks.marking import SIDECAR_BATCH, mark, marks_of, unwritten
from app.core.open_library import open_library
from app.work.processes.pool import Done, Failed, Pool, Task
from app.work.tasks.exchange_marks import SidecarReport, write_sidecars
from tests.made_files import add_file

MANY = 2 * SIDECAR_BATCH + 10


class Process:
    """A pool that works by itself, in this process; photos named "deadly" crash it."""

    def __init__(self) -> None:
        self.tasks: list[Task] = []

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
        if "deadly" in str(task.arguments[0]):
            return [Failed(task.key, "Reading it crashed.")]
        return [Done(task.key, task.function(*task.arguments))]


@pytest.fixture
def library(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Library]:
    """Some photos in the folder "many" and one in "deadly", all with a star."""
    monkeypatch.setenv("LIKEWISE_CACHE", str(tmp_path / "cache"))
    for name in ("many", "deadly"):
        (tmp_path / "photos" / name).mkdir(parents=True)
    with open_library(tmp_path / "library") as opened:
        root = opened.add_root(tmp_path / "photos").id
        names = [f"many/{number}.jpg" for number in range(MANY)] + ["deadly/x.jpg"]
        with opened.catalogue.transaction() as connection:
            for name in names:
                add_file(connection, root, name.encode(), state="ready")
        mark(opened, range(1, MANY + 2), MarkChange(stars=1))
        yield opened


def steps(library: Library, photos: Any, reports: list[int]) -> Any:
    def note(report: SidecarReport) -> None:
        reports.append(report.done)
        reports_of[0] = report

    reports_of = [SidecarReport(0)]
    process: Any = Process()
    for _ in write_sidecars(library, process, photos, lambda _: None, note):
        yield reports_of[0]


def written(folder: Path) -> int:
    return len(list(folder.rglob("*.xmp")))


@pytest.mark.slow
def test_all_are_written_some_at_a_time_and_the_rest_goes_on_where_one_crashes(
    library: Library, tmp_path: Path
) -> None:
    protect_files(library, False)
    told: list[int] = []
    *_, report = steps(library, range(1, MANY + 2), told)
    assert written(tmp_path / "photos") == MANY
    assert (report.done, report.total, report.written) == (MANY + 1, MANY + 1, MANY)
    assert len(told) >= 3
    assert told == sorted(told)
    assert f"{MANY} sidecars written." in report.sentence()
    assert "deadly: Reading it crashed." in report.sentence()
    assert unwritten(library) == [MANY + 1]
    *_, again = steps(library, range(1, MANY + 1), told)
    assert again.written == 0
    assert again.sentence() == "0 sidecars written."


def test_what_was_written_before_a_stop_stays(library: Library, tmp_path: Path) -> None:
    protect_files(library, False)
    writing = steps(library, range(1, MANY + 1), [])
    next(writing)
    writing.close()
    assert written(tmp_path / "photos") == SIDECAR_BATCH
    assert len(unwritten(library)) == MANY + 1 - SIDECAR_BATCH


@pytest.mark.slow
def test_nothing_next_to_photos_while_files_are_protected(library: Library, tmp_path: Path) -> None:
    with pytest.raises(ProtectedError, match="next to photos is off"):
        list(steps(library, [1], []))
    assert written(tmp_path / "photos") == 0
    assert marks_of(library, [1])[1] == Marks(1)
