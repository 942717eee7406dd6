"""The list of what was done: buttons that fit what is chosen, and the reasons of what failed."""

from __future__ import annotations

from pathlib import Path
from unittest.mock import call

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from app.core.base import language
from app.core.files.tables import BIN_HAS_RECORDS, JobSummary
from app.core.files.types import LeftFile
from app.ui.files.file_commands import DoneDialog
from app.ui.style import words
from app.work.bus import events
from app.work.bus.events import FilesDone
from tests.unit.app.fake_bus import FakeBus

pytestmark = pytest.mark.same_window

CHOSEN = Path("/chosen")
JOBS = (
    JobSummary(3, "bin", None, 3.0, 2, 0, 0, 0),
    JobSummary(2, "copy", CHOSEN, 2.0, 5, 1, 0, 0),
    JobSummary(1, "move", CHOSEN, 1.0, 0, 0, 4, 0),
)


@pytest.fixture
def dialog(qtbot: QtBot, fake_bus: FakeBus) -> DoneDialog:
    fake_bus.hold(events.FilesDone(JOBS, protected=False))
    owner = QWidget()
    qtbot.addWidget(owner)
    made = DoneDialog(fake_bus, owner)
    made.owner = owner  # type: ignore[attr-defined]  # which has to live as long
    made.show()
    return made


def test_what_is_in_the_bin_is_taken_back_where_the_bin_keeps_records(
    dialog: DoneDialog, fake_bus: FakeBus
) -> None:
    assert dialog.jobs.currentRow() == 0
    if BIN_HAS_RECORDS:
        assert dialog.note.isHidden()
        dialog.undo.click()
        assert fake_bus.asked[-1] == call.files.undo(JOBS[0].id)
    else:
        assert not dialog.undo.isEnabled()
        assert dialog.note.text().startswith("Restore them in the system")


def test_from_right_to_left_all_of_a_sentence_can_be_read(
    qtbot: QtBot, fake_bus: FakeBus, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = language.current_language()
    monkeypatch.setattr(language.English, "right_to_left", True)
    language.set_language(language.English())
    fake_bus.hold(events.FilesDone(JOBS, protected=False))
    owner = QWidget()
    qtbot.addWidget(owner)
    shown = DoneDialog(fake_bus, owner).jobs.item(1, 1)
    language.set_language(before)
    assert shown is not None
    assert "\N{REPLACEMENT CHARACTER}" not in shown.text()


def test_what_failed_is_listed_with_its_reason_and_tried_again(
    dialog: DoneDialog, fake_bus: FakeBus
) -> None:
    failed = LeftFile(Path("/photos/a.jpg"), "It is not there any more.")
    fake_bus.library.files.failed_in.return_value = (failed,)
    dialog.jobs.selectRow(1)
    assert fake_bus.asked[-1] == call.files.failed_in(2)
    item = dialog.failed.item(0, 1)
    assert item is not None
    assert item.text() == "It is not there any more."
    dialog.retry.click()
    assert fake_bus.asked[-1] == call.files.retry(2)
    dialog.undo.click()
    assert fake_bus.asked[-1] == call.files.undo(2)


def test_names_and_paths_read_in_their_own_direction(
    dialog: DoneDialog, fake_bus: FakeBus, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(words, "isolated", "<{}>".format)
    fake_bus.publish(fake_bus.latest(FilesDone))
    gone = LeftFile(Path("/photos/a.jpg"), "It is gone.")
    fake_bus.library.files.failed_in.return_value = (gone,)
    dialog.jobs.selectRow(1)
    assert dialog.jobs.item(1, 2).text() == f"<{CHOSEN}>"
    cells = [dialog.failed.item(0, column).text() for column in range(3)]
    assert cells == ["<a.jpg>", "It is gone.", "</photos>"]


def test_what_is_chosen_stays_chosen_when_more_is_done(
    dialog: DoneDialog, fake_bus: FakeBus
) -> None:
    dialog.jobs.selectRow(2)
    assert not dialog.undo.isEnabled(), "it was taken back already"
    newer = JobSummary(4, "undo", None, 4.0, 4, 0, 0, 0)
    fake_bus.hold(events.FilesDone((newer, *JOBS), protected=False))
    fake_bus.publish(fake_bus.latest(FilesDone))
    chosen = dialog.chosen()
    assert chosen is not None
    assert chosen.id == 1
