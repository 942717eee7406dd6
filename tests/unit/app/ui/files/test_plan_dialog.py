"""The plan of a job, before anything is done."""

from __future__ import annotations

from concurrent.futures import Future
from dataclasses import replace
from datetime import datetime
from pathlib import Path
from unittest.mock import call

import pytest
from PySide6.QtCore import QSettings
from PySide6.QtWidgets import QLabel, QMessageBox, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from app.core.files.companions import SourceFile
from app.core.files.plan import Plan, plan_bin, plan_into, plan_rename
from app.core.files.tables import Content, JobSummary
from app.core.files.targets import NameRules
from app.core.files.types import CopyTo, ExportTo, FileOperation, MoveTo, RenameBy, new_name
from app.ui.files.plan_dialog import (
    BinForm,
    ExportForm,
    FolderForm,
    OperationForm,
    PlanDialog,
    RenameForm,
)
from app.ui.files.sentences import job_sentence, plan_summary
from app.ui.window.main_window import MainWindow
from app.work.bus.events import FilesDone, LastCopies
from app.work.bus.files import FilePlan
from tests.unit.app.fake_bus import FakeBus

# The dialog before anything is done: what it asks, shows, allows and begins.

HERE, THERE = Path("/photos"), Path("/chosen")
RULES = NameRules(strict=False)
FILES = [SourceFile(n, HERE / f"{n}.jpg", Content(600_000, 1, b"")) for n in (1, 2, 3)]


class Asked:
    """A dialog on three photos, and what it asks of the bus."""

    def __init__(self, qtbot: QtBot, bus: FakeBus, form: OperationForm) -> None:
        self.qtbot, self.bus = qtbot, bus
        self.owner = QWidget()
        qtbot.addWidget(self.owner)
        self.answers: list[Future[FilePlan]] = []
        bus.library.files.plan.side_effect = self._plan
        self.dialog = PlanDialog(bus, (1, 2, 3), form, "Title", self.owner)
        self.dialog.show()

    def _plan(self, *_: object) -> Future[FilePlan]:
        self.answers.append(Future())
        return self.answers[-1]

    def wait(self) -> FileOperation:
        """The operation of the newest question, once there is one that is not answered."""
        self.qtbot.waitUntil(lambda: bool(self.answers) and not self.answers[-1].done())
        operation: FileOperation = self.bus.library.files.plan.call_args.args[1]
        return operation

    def answer(self, plan: Plan | None, fault: str = "") -> None:
        self.wait()
        self.answers[-1].set_result(FilePlan(plan, fault))

    def lines(self) -> list[list[str]]:
        table = self.dialog.names
        found = [[table.item(row, column) for column in (0, 1)] for row in range(table.rowCount())]
        return [[item.text() if item else "" for item in line] for line in found]


@pytest.fixture
def settings(window_settings: QSettings) -> QSettings:
    window_settings.setValue("files/folder", str(THERE))
    return window_settings


def test_photos_that_stay_though_a_file_goes_are_told() -> None:
    files = [replace(FILES[0], copies=2), *FILES[1:]]
    said = "3 photos, 1.8 MB. 1 photo stays, as another file of it is left."
    assert plan_summary(plan_bin(files)) != said  # all three have one content here
    contents = [replace(f, content=Content(600_000, 1, b"%d" % n)) for n, f in enumerate(files)]
    assert plan_summary(plan_bin(contents)) == said
    assert plan_summary(plan_bin(FILES)) == "3 photos, 1.8 MB."


def test_what_goes_along_and_what_is_lost_is_told() -> None:
    movie = SourceFile(None, HERE / "1.mov", Content(200_000, 1, b""))
    plan = plan_bin([replace(FILES[0], along=(movie,)), *FILES[1:]])
    assert plan_summary(plan) == "3 photos, 2.0 MB, 1 file goes along."
    told = replace(plan, warnings=("Tags are lost.",))
    assert plan_summary(told) == "3 photos, 2.0 MB, 1 file goes along. Tags are lost."


def test_a_copy_is_shown_and_begun(qtbot: QtBot, fake_bus: FakeBus, settings: QSettings) -> None:
    asked = Asked(qtbot, fake_bus, FolderForm(settings, CopyTo))
    assert not asked.dialog.go.isEnabled()
    assert asked.wait() == CopyTo(THERE)
    fake_bus.library.files.plan.assert_called_once_with((1, 2, 3), CopyTo(THERE))
    plan = plan_into("copy", FILES, THERE, ["2.JPG"], RULES)
    asked.answer(plan)
    assert asked.dialog.summary.text() == "3 photos, 1.8 MB, 1 gets another name."
    assert asked.dialog.go.text() == "Copy 3 photos"
    assert asked.lines() == [["2.jpg", "2 (2).jpg"]]
    asked.dialog.go.click()
    assert fake_bus.asked[-1] == call.files.do(plan)
    assert asked.dialog.isHidden()


def test_what_is_waited_for_is_said(qtbot: QtBot, fake_bus: FakeBus, settings: QSettings) -> None:
    form = FolderForm(settings, CopyTo)
    asked = Asked(qtbot, fake_bus, form)
    asked.wait()
    assert asked.dialog.summary.text() == "Looking at the files…"
    asked.answer(plan_into("copy", FILES, THERE, ["2.JPG"], RULES))
    assert asked.dialog.names.isVisible()
    form.folder.setText("beach")
    qtbot.waitUntil(lambda: len(asked.answers) == 2)
    qtbot.waitUntil(lambda: asked.dialog.summary.text() == "Looking at the files…")
    assert not asked.dialog.names.isEnabled(), "what was shown is not true any more"
    asked.answer(plan_into("copy", FILES, HERE / "beach", [], RULES))
    assert asked.dialog.summary.text() == "3 photos, 1.8 MB."


def test_a_new_folder_is_told_before_it_is_made(
    qtbot: QtBot, fake_bus: FakeBus, settings: QSettings
) -> None:
    form = FolderForm(settings, CopyTo)
    asked = Asked(qtbot, fake_bus, form)
    form.folder.setText("beach")
    qtbot.waitUntil(lambda: asked.wait() == CopyTo(Path("beach")))
    new = (HERE / "2024", HERE / "2024" / "beach")
    asked.answer(replace(plan_into("copy", FILES, new[-1], [], RULES), new_folders=new))
    name, parent = Path("2024", "beach"), HERE
    assert (
        asked.dialog.summary.text()
        == f"3 photos, 1.8 MB. Makes the new folder “{name}” in {parent}."
    )


def test_moving_is_asked_for_once(qtbot: QtBot, fake_bus: FakeBus, settings: QSettings) -> None:
    fake_bus.hold(FilesDone((), protected=True))
    asked = Asked(qtbot, fake_bus, FolderForm(settings, MoveTo))
    plan = plan_into("move", FILES, THERE, [], RULES)
    asked.answer(plan)
    asked.dialog.go.click()
    assert call.files.do(plan) not in fake_bus.asked
    (box,) = asked.dialog.findChildren(QMessageBox)
    assert box.text() == "Moving, renaming and deleting are off."
    (turn_on,) = (each for each in box.buttons() if each.text() == "Turn on")
    turn_on.click()
    assert fake_bus.asked[-2:] == [call.files.protect(False), call.files.do(plan)]
    assert asked.dialog.isHidden()


def test_every_new_name_is_shown_as_it_is_typed(
    qtbot: QtBot, fake_bus: FakeBus, settings: QSettings
) -> None:
    form = RenameForm(settings)
    asked = Asked(qtbot, fake_bus, form)
    asked.wait()
    form.pattern.setText("beach {number}")
    qtbot.waitUntil(lambda: asked.wait() == RenameBy("beach {number}", 1))
    names = [f"beach {n}.jpg" for n in (1, 2, 3)]
    asked.answer(plan_rename(FILES, names, {HERE: []}, {HERE: RULES}))
    assert asked.lines() == [[f"{n}.jpg", f"beach {n}.jpg"] for n in (1, 2, 3)]
    assert asked.dialog.summary.text() == "3 photos."
    form.pattern.setText("{name}")
    qtbot.waitUntil(lambda: asked.wait() == RenameBy("{name}", 1))
    same = [file.path.name for file in FILES]
    asked.answer(plan_rename(FILES, same, {HERE: []}, {HERE: RULES}))
    assert asked.dialog.summary.text() == "3 stay as they are."
    assert asked.dialog.go.text() == "Title", "there is nothing to count"
    form.pattern.setText("beach {nmae}")
    assert not asked.dialog.go.isEnabled(), "what is shown is not true any more"
    qtbot.waitUntil(lambda: asked.wait() == RenameBy("beach {nmae}", 1))
    asked.answer(None, "There is no field {nmae}.")
    assert asked.dialog.summary.text() == "There is no field {nmae}."
    assert not asked.dialog.go.isEnabled()


def test_the_name_of_a_single_photo_is_edited_and_not_kept_for_others(
    qtbot: QtBot, settings: QSettings
) -> None:
    form = RenameForm(settings, "sea {1}")
    qtbot.addWidget(form)
    pattern = form.pattern.text()
    assert new_name(pattern, Path("x.jpg"), datetime(2024, 1, 1), 0, 1) == "sea {1}.jpg"
    assert form.pattern.selectedText() == pattern
    assert form.rows.rowCount() == 1, "a single photo needs no number"
    form.keep()
    assert RenameForm(settings).pattern.text() == "{date} {number:03}"


def test_an_old_answer_is_not_shown(qtbot: QtBot, fake_bus: FakeBus, settings: QSettings) -> None:
    asked = Asked(qtbot, fake_bus, BinForm(settings))
    asked.wait()
    asked.dialog.form.changed.emit()
    asked.qtbot.waitUntil(lambda: len(asked.answers) == 2)
    asked.answers[0].set_result(FilePlan(plan_bin(FILES)))
    assert not asked.dialog.go.isEnabled()
    asked.answer(plan_bin(FILES))
    assert asked.dialog.go.text() == "Move 3 photos to the bin"


def test_what_an_export_was_like_is_remembered(
    qtbot: QtBot, fake_bus: FakeBus, settings: QSettings
) -> None:
    form = ExportForm(settings)
    asked = Asked(qtbot, fake_bus, form)
    form.pixels.setValue(1200)
    form.format.setCurrentText("PNG")
    form.location.setChecked(False)
    qtbot.waitUntil(lambda: getattr(asked.wait(), "options", {}).get("side") == 1200)
    operation = asked.wait()
    assert isinstance(operation, ExportTo)
    assert (operation.options["format"], operation.options["location"]) == ("PNG", False)
    asked.answer(plan_into("export", FILES, THERE, [], RULES, ending=".png"))
    asked.dialog.go.click()
    for key in settings.allKeys():  # a file holds texts
        text = str(settings.value(key))
        settings.setValue(key, text.lower() if text in ("True", "False") else text)
    again = ExportForm(settings)
    qtbot.addWidget(again)
    assert again.options() == form.options()
    settings.setValue("files/pixels", "no number {")
    settings.setValue("files/size", "of another language")
    other = ExportForm(settings)
    qtbot.addWidget(other)
    assert other.options().side == 2048


def test_no_form_shows_the_sign_of_a_mnemonic(qtbot: QtBot, settings: QSettings) -> None:
    for form in (ExportForm(settings), RenameForm(settings), FolderForm(settings, CopyTo)):
        qtbot.addWidget(form)
        labels = form.findChildren(QLabel)
        assert [label.text() for label in labels if "&" in label.text() and not label.buddy()] == []


def test_without_a_folder_nothing_is_asked(
    qtbot: QtBot, fake_bus: FakeBus, window_settings: QSettings
) -> None:
    asked = Asked(qtbot, fake_bus, FolderForm(window_settings, CopyTo))
    qtbot.waitUntil(lambda: asked.dialog.summary.text() == "3 photos.")
    assert fake_bus.asked == []


def test_jobs_are_told_as_a_friend_would() -> None:
    job = JobSummary(1, "move", THERE, 0, 237, 3, 0, 0)
    assert job_sentence(job) == "237 photos moved, 3 failed"
    assert job_sentence(JobSummary(1, "copy", THERE, 0, 0, 0, 1, 0)) == "1 photo copied, undone"


# Copies that may be the last of their photos go into the bin only when a person says so.


def test_a_person_is_asked(window: MainWindow, fake_bus: FakeBus, qtbot: QtBot) -> None:
    fake_bus.publish(LastCopies(7, 2))
    qtbot.waitUntil(lambda: bool(window.findChildren(QMessageBox)))
    (box,) = window.findChildren(QMessageBox)
    assert box.text() == "2 copies may be the last of their photos"
    (go,) = [b for b in box.findChildren(QPushButton) if b.text() == "Move 2 photos to the bin"]
    go.click()
    assert fake_bus.asked[-1] == call.files.undo(7, last_too=True)
