"""Requests about files on their threads: what is told, and that nobody waits for a slow disk."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from queue import SimpleQueue
from threading import Event
from typing import Any, TypeVar

import pytest

from app.core.base.photo_types import Changes, MovedFile
from app.core.files import acts
from app.core.files.plan import Plan, plan_of
from app.core.files.tables import acts_of, note
from app.core.files.types import CopyTo, MoveTo, PutIntoBin
from app.work.bus import events
from app.work.bus import files as work
from app.work.bus.files import FilePlan, OpenFiles, merged_changes
from app.work.bus.library_thread import LibraryThread, Shared
from app.work.pictures.thumbnail_files import carry_all_over, carry_over, kept_file
from tests.unit.app.core.files.conftest import Shelf, bin_folder, elsewhere, shelf

__all__ = ["bin_folder", "elsewhere", "shelf"]

PATIENCE = 120.0  # seconds
T = TypeVar("T")


class Bridge:
    """The requests of a shelf's library, on a thread of its own, and what they tell."""

    def __init__(self, shelf: Shelf) -> None:
        self.shelf = shelf
        self.told: SimpleQueue[Any] = SimpleQueue()
        self.changes: list[Changes] = []
        self.failures: list[Exception] = []
        self.looks = 0
        self.thread = LibraryThread(self.failures.append)
        self.asked = self.on_library(
            lambda: OpenFiles(
                Shared(shelf.library, self.thread, self.told.put),
                self.changes.append,
                self._look,
                lambda: None,
            )
        )

    def _look(self) -> None:
        self.looks += 1

    def on_library(self, function: Callable[[], T]) -> T:
        """What a function returns on the library's thread."""
        answer: SimpleQueue[T] = SimpleQueue()
        self.thread.submit(lambda: answer.put(function()))
        return answer.get(timeout=PATIENCE)

    def ask(self, call: Callable[[OpenFiles], object]) -> None:
        self.thread.submit(lambda: call(self.asked))

    def wait_for(self, kind: type[T]) -> T:
        """The next event of a kind."""
        while True:
            event = self.told.get(timeout=PATIENCE)
            if isinstance(event, kind):
                return event

    def plan(self, operation: Any) -> Plan:
        planned = self.planned(operation)
        assert planned.plan is not None
        return planned.plan

    def planned(self, operation: Any) -> FilePlan:
        photos = tuple(self.shelf.photos.values())
        future = self.on_library(lambda: self.asked.plan(photos, operation))
        return future.result(timeout=PATIENCE)

    def wait_for_end(self) -> events.FilesDone:
        while self.wait_for(events.FilesProgressed).progress is not None:
            pass
        return self.wait_for(events.FilesDone)

    def close(self) -> None:
        self.on_library(self.asked.close)
        self.thread.close()


@pytest.fixture
def bridge(shelf: Shelf) -> Iterator[Bridge]:
    shelf.add("a.jpg", "b.jpg", "c.jpg")
    made = Bridge(shelf)
    yield made
    made.close()
    assert made.failures == []


def test_a_plan_is_told_then_done_then_taken_back(bridge: Bridge, elsewhere: Path) -> None:
    plan = bridge.plan(MoveTo(elsewhere))
    assert len(plan.acts) == 3
    bridge.ask(lambda files: files.do(plan))
    (job, *_) = bridge.wait_for_end().jobs
    assert (job.kind, job.done, job.can_undo) == ("move", 3, True)
    assert {photo for each in bridge.changes for photo in each.removed} == {
        *bridge.shelf.photos.values()
    }
    bridge.ask(lambda files: files.undo(job.id))
    undo, before = bridge.wait_for_end().jobs
    assert (undo.kind, undo.done, before.undone) == ("undo", 3, 3)
    assert len(bridge.on_library(bridge.shelf.paths)) == 3


def test_copies_that_may_be_the_last_are_asked_about(bridge: Bridge, elsewhere: Path) -> None:
    plan = bridge.plan(CopyTo(elsewhere))
    bridge.ask(lambda files: files.do(plan))
    job = bridge.wait_for_end().jobs[0].id
    (bridge.shelf.folder / "a.jpg").unlink()
    bridge.ask(lambda files: files.undo(job))
    assert bridge.wait_for(events.LastCopies) == events.LastCopies(job, 1)
    bridge.wait_for_end()
    assert [path.name for path in elsewhere.iterdir()] == ["a.jpg"]
    bridge.ask(lambda files: files.undo(job, last_too=True))
    bridge.wait_for_end()
    assert list(elsewhere.iterdir()) == []


def test_copies_into_the_library_are_looked_for(bridge: Bridge) -> None:
    (bridge.shelf.folder / "new").mkdir()
    plan = bridge.plan(CopyTo(bridge.shelf.folder / "new"))
    bridge.ask(lambda files: files.do(plan))
    bridge.wait_for_end()
    bridge.on_library(lambda: None)
    assert bridge.looks == 1
    assert bridge.changes == []


def test_a_wish_that_can_not_be_is_told(bridge: Bridge) -> None:
    told = bridge.planned(CopyTo(bridge.shelf.folder / "a.jpg"))
    assert told.plan is None
    assert "is no folder" in told.fault


def test_a_new_folder_is_made_and_looked_into(bridge: Bridge) -> None:
    plan = bridge.plan(CopyTo(Path("new")))
    folder = bridge.shelf.folder / "new"
    assert plan.new_folders == (folder,)
    bridge.ask(lambda files: files.do(plan))
    (job,) = bridge.wait_for_end().jobs
    bridge.on_library(lambda: None)
    assert (job.folder, job.done, bridge.looks) == (folder, 3, 1)
    assert len(list(folder.iterdir())) == 3


def test_what_failed_is_listed_and_tried_again(bridge: Bridge, elsewhere: Path) -> None:
    away = bridge.shelf.folder / "b.jpg"
    away.rename(elsewhere / "other.jpg")
    plan = bridge.plan(CopyTo(elsewhere))
    bridge.ask(lambda files: files.do(plan))
    (job,) = bridge.wait_for_end().jobs
    assert (job.done, job.failed) == (2, 1)
    (failed,) = bridge.on_library(lambda: bridge.asked.failed_in(job.id))
    assert (failed.path, failed.reason) == (away, "It is not there any more.")
    (elsewhere / "other.jpg").rename(away)
    bridge.ask(lambda files: files.retry(job.id))
    assert bridge.wait_for_end().jobs[0].done == 1


def test_clicks_are_answered_while_a_disk_is_slow_and_a_stop_ends_it(
    bridge: Bridge, elsewhere: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    slow, under_way = Event(), Event()
    perform = acts.perform

    def slowly(*arguments: Any) -> Any:
        under_way.set()
        assert slow.wait(PATIENCE)
        return perform(*arguments)

    monkeypatch.setattr(acts, "perform", slowly)
    plan = bridge.plan(CopyTo(elsewhere))
    bridge.ask(lambda files: files.do(plan))
    assert under_way.wait(PATIENCE)
    assert bridge.on_library(lambda: "a click") == "a click"
    assert len(bridge.plan(PutIntoBin()).acts) == 3
    bridge.ask(lambda files: files.stop())
    bridge.on_library(lambda: None)
    slow.set()
    (job,) = bridge.wait_for_end().jobs
    assert (job.done, job.failed, job.open) == (0, 3, 0)


def test_a_plan_waits_for_no_disk_that_an_older_one_waits_for(
    bridge: Bridge, elsewhere: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    silent, asked = Event(), Event()

    def answered(operation: Any, *rest: Any) -> Plan:
        if isinstance(operation, CopyTo):
            asked.set()
            assert silent.wait(PATIENCE)
        return plan_of(operation, *rest)

    monkeypatch.setattr(work, "plan_of", answered)
    bridge.ask(lambda files: files.plan(tuple(bridge.shelf.photos.values()), CopyTo(elsewhere)))
    assert asked.wait(PATIENCE)
    assert len(bridge.plan(PutIntoBin()).acts) == 3, "its dialog was closed without an answer"
    silent.set()


def test_closing_in_the_middle_leaves_the_rest(
    shelf: Shelf, elsewhere: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shelf.add(*(f"{number}.jpg" for number in range(30)))
    bridge = Bridge(shelf)
    begun = Event()
    perform = acts.perform

    def told(*arguments: Any) -> Any:
        begun.set()
        return perform(*arguments)

    monkeypatch.setattr(acts, "perform", told)
    plan = bridge.plan(MoveTo(elsewhere))
    bridge.ask(lambda files: files.do(plan))
    assert begun.wait(PATIENCE)
    bridge.close()
    acts_ = acts_of(shelf.library.catalogue, 1)
    assert {act.state for act in acts_} <= {"done", "failed", "left"}
    assert len(list(elsewhere.iterdir())) == sum(act.state == "done" for act in acts_)
    shelf.check()


def test_what_a_crash_cut_is_resolved_when_the_library_is_opened(
    shelf: Shelf, elsewhere: Path
) -> None:
    shelf.add("a.jpg", "b.jpg")
    job = shelf.begin(MoveTo(elsewhere))
    act, _ = acts_of(shelf.library.catalogue, job)
    note(shelf.library.catalogue, replace(act, state="begun"))
    (shelf.folder / "a.jpg").rename(elsewhere / "a.jpg")
    bridge = Bridge(shelf)
    bridge.thread.submit(bridge.asked.open)
    assert bridge.wait_for(events.FilesDone).jobs[0].open == 1
    (after,) = bridge.wait_for(events.FilesDone).jobs
    assert (after.done, after.failed, after.open) == (1, 1, 0)
    assert bridge.changes == [Changes(removed=(shelf.photos["a.jpg"],))]
    bridge.close()


def test_protection_is_told(bridge: Bridge, elsewhere: Path) -> None:
    plan = bridge.plan(MoveTo(elsewhere))
    bridge.ask(lambda files: files.protect(True))
    assert bridge.wait_for(events.FilesDone).protected
    bridge.ask(lambda files: files.do(plan))
    bridge.on_library(lambda: None)
    (failure,) = bridge.failures
    assert "renaming and deleting are off" in str(failure)
    bridge.failures.clear()


def test_changes_are_told_together() -> None:
    back = [Changes(removed=(1, 2)), Changes(added=(1,)), Changes(updated=(1, 3))]
    assert merged_changes(back) == Changes(added=(1,), updated=(3,), removed=(2,))


def test_thumbnails_go_along_with_a_photo(tmp_path: Path) -> None:
    before, after = (Path("/a.jpg"), 5.0), (Path("/b.jpg"), 6.5)
    old = kept_file(tmp_path, before[0], 256, before[1])
    old.parent.mkdir()
    old.write_bytes(b"jpeg")
    carry_over(before, after, tmp_path)
    assert kept_file(tmp_path, after[0], 256, after[1]).read_bytes() == b"jpeg"
    assert not old.exists()


def test_thumbnails_of_photos_that_change_paths_are_not_mixed_up(tmp_path: Path) -> None:
    def kept(name: str) -> Path:
        return kept_file(tmp_path, Path("/", name), 256, 5.0)

    for name in "abcd":
        kept(name).parent.mkdir(exist_ok=True)
        kept(name).write_text(name)
    moves = [("a", "b"), ("b", "a"), ("c", "d"), ("d", "e")]
    carry_all_over([MovedFile(Path("/", a), 5.0, Path("/", b), 5.0) for a, b in moves], tmp_path)
    assert [kept(name).exists() for name in "abcde"] == [False, False, False, True, False]
    assert kept("d").read_text() == "c"
