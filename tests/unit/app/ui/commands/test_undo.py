"""The history of gestures, over a bus that answers at once."""

from __future__ import annotations

from dataclasses import replace
from typing import Any
from unittest.mock import Mock, call

import pytest
from PySide6.QtCore import Qt

from app.core.base.errors import MarkError
from app.core.files.tables import JobSummary
from app.core.files.types import FileProgress
from app.ui.commands.history import MOST, Change, History
from app.ui.files.sentences import job_sentence
from app.work.bus.events import AlbumListed, Failed, FilesDone, FilesProgressed, Opened
from tests.queries import like
from tests.unit.app.fake_bus import ROOT, FakeBus
from tests.unit.app.ui.gestures import actions_of, press

pytestmark = pytest.mark.same_window

CONTROL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier


class Number:
    """A value in the library, each change of which gives what takes it back."""

    def __init__(self) -> None:
        self.value = 0

    def change(self, value: int) -> Any:
        before, self.value = self.value, value
        return lambda: self.change(before)


@pytest.fixture
def number() -> Number:
    return Number()


@pytest.fixture
def history(fake_bus: FakeBus) -> History:
    return History(fake_bus, fake_bus, job_sentence)


def do(history: History, number: Number, value: int) -> None:
    history.do(Change(f"to {value}", lambda _: number.change(value)))


def names(history: History) -> tuple[str | None, str | None]:
    last, following = history.last(), history.next()
    return last and last.name, following and following.name


def test_gestures_are_taken_back_and_done_again(history: History, number: Number) -> None:
    do(history, number, 1)
    do(history, number, 2)
    history.undo()
    assert (number.value, names(history)) == (1, ("to 1", "to 2"))
    history.undo()
    assert (number.value, names(history)) == (0, (None, "to 1"))
    history.redo()
    history.redo()
    assert (number.value, names(history)) == (2, ("to 2", None))
    history.undo()
    do(history, number, 5)
    assert (number.value, names(history)) == (5, ("to 5", None))


def test_only_the_last_gestures_are_kept(history: History, number: Number) -> None:
    for value in range(1, MOST + 6):
        do(history, number, value)
    while history.last() is not None:
        history.undo()
    assert number.value == 5


def test_what_changed_nothing_or_failed_is_no_gesture(
    history: History, number: Number, fake_bus: FakeBus
) -> None:
    do(history, number, 1)
    history.do(Change("nothing", lambda _: None))
    assert names(history) == ("to 1", None)

    def fail(_: object) -> None:
        raise MarkError("no", "yes")

    with pytest.raises(MarkError):
        history.do(Change("failed", fail))
    fake_bus.publish(Failed("no"))
    assert names(history) == ("to 1", None)


def test_another_library_has_a_history_of_its_own(
    history: History, number: Number, fake_bus: FakeBus
) -> None:
    do(history, number, 1)
    fake_bus.publish(Opened(ROOT))
    assert names(history) == (None, None)


def job(number: int, kind: Any, done: int, undone: int = 0) -> JobSummary:
    return JobSummary(number, kind, None, 0.0, done, 0, undone, 0)


def tell(fake_bus: FakeBus, *jobs: JobSummary) -> None:
    fake_bus.publish(FilesProgressed(None))
    fake_bus.publish(FilesDone(jobs, False))


def test_a_job_with_files_stays_until_it_was_taken_back(
    history: History, fake_bus: FakeBus
) -> None:
    moved = job(7, "move", 3)
    tell(fake_bus, moved)
    assert names(history) == ("3 photos moved", None)
    history.undo()
    assert fake_bus.asked[-1] == call.files.undo(7)
    assert names(history) == ("3 photos moved", None)
    tell(fake_bus, job(8, "undo", 1), job(7, "move", 2, 1))  # a disk went away
    assert names(history) == ("3 photos moved", None)
    tell(fake_bus, job(9, "undo", 2), job(8, "undo", 1), job(7, "move", 0, 3))
    assert names(history) == (None, "3 photos moved")
    history.redo()
    assert fake_bus.asked[-1] == call.files.retry(7, undone=True)
    tell(fake_bus, job(10, "move", 3), job(9, "undo", 2), job(7, "move", 0, 3))
    assert names(history) == ("3 photos moved", None)


# In the window


def test_ctrl_z_takes_back_the_last_gesture_and_names_it(window: Any, fake_bus: FakeBus) -> None:
    inverse = Mock()
    fake_bus.library.marks.set.return_value = inverse
    grid = window.browser.library
    grid.select_row(1)
    press(grid, Qt.Key.Key_5)
    undo = actions_of(window)["undo"]
    assert undo.text() == "Undo: 5 stars for photo 002"
    grid.select_row(4)
    press(grid, Qt.Key.Key_Z, CONTROL)
    inverse.assert_called_once_with()
    assert grid.selected() == (2,)
    assert window.toast.sentence() == "Undone: 5 stars for photo 002."
    assert (undo.text(), undo.isEnabled()) == ("Undo", False)
    assert actions_of(window)["redo"].text() == "Redo: 5 stars for photo 002"
    press(grid, Qt.Key.Key_Z, CONTROL | SHIFT)
    inverse.return_value.assert_called_once_with()
    assert window.toast.sentence() == "Redone: 5 stars for photo 002."


def test_what_is_taken_back_in_sight_is_not_scrolled_away(window: Any, fake_bus: FakeBus) -> None:
    grid = window.browser.library
    grid.set_step(4)  # so that not all fit
    press(grid, Qt.Key.Key_A, CONTROL)
    press(grid, Qt.Key.Key_5)
    grid.select_row(10)
    bar = grid.verticalScrollBar()
    bar.setValue(bar.maximum())
    assert bar.value() > 0
    press(grid, Qt.Key.Key_Z, CONTROL)
    assert bar.value() == bar.maximum()
    assert len(grid.selected()) == grid.photo_model.rowCount()
    grid.set_step(0)


def test_what_is_still_done_with_files_is_waited_for(window: Any, fake_bus: FakeBus) -> None:
    tell(fake_bus, job(7, "move", 3))
    fake_bus.publish(FilesProgressed(FileProgress("bin", 0, 2, 0, 0)))
    fake_bus.asked.clear()
    press(window.browser.library, Qt.Key.Key_Z, CONTROL)
    assert fake_bus.asked == []
    assert window.toast.sentence().startswith("Files are still being worked on")
    value = Number()
    do(window.commands.context.history, value, 1)  # while that goes on
    fake_bus.publish(FilesProgressed(FileProgress("bin", 1, 2, 0, 0)))
    press(window.browser.library, Qt.Key.Key_Z, CONTROL)
    assert value.value == 0
    tell(fake_bus, job(8, "bin", 2), job(7, "move", 3))
    press(window.browser.library, Qt.Key.Key_Z, CONTROL)
    assert fake_bus.asked == [call.files.undo(8)]


def test_undone_copies_are_not_said_to_be_put_back(window: Any, fake_bus: FakeBus) -> None:
    for kind, said in (("copy", "Undone: 3 photos copied."), ("bin", "3 photos put back.")):
        undo = replace(job(9, "undo", 3), undoes=8)
        fake_bus.hold(FilesDone((undo, job(8, kind, 0, 3))))
        tell(fake_bus, *fake_bus.latest(FilesDone).jobs)
        assert window.toast.sentence() == said


def test_a_new_gesture_takes_the_offer_to_undo_another_away(window: Any, fake_bus: Any) -> None:
    grid = window.browser.library
    grid.selection.choose([2, 3])
    press(grid, Qt.Key.Key_4)
    assert window.toast.sentence() == "4 stars for 2 photos."
    grid.select_row(0)
    press(grid, Qt.Key.Key_3)
    assert window.toast.sentence() == ""


@pytest.mark.same_window(False)
def test_thumbs_of_an_earlier_start_still_go_back(window: Any, fake_bus: Any) -> None:
    fake_bus.search(lambda library: library.session.start(like(2)))
    fake_bus.search(lambda library: library.searches.judge(1, (3,), 1))  # not by this window
    press(window.browser.results, Qt.Key.Key_Z, CONTROL)
    assert call.searches.undo(1) in fake_bus.asked


@pytest.mark.same_window(False)
def test_the_last_change_of_an_album_goes_back_after_a_restart(window: Any, fake_bus: Any) -> None:
    window.library.show_album(4)
    fake_bus.publish(AlbumListed(4, (3, 5)))
    press(window.browser.grid(), Qt.Key.Key_Z, CONTROL)
    assert fake_bus.asked[-1] == call.albums.take_back(4)
