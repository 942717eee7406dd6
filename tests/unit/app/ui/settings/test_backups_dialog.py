"""The list of backups: what is shown of each, and what the buttons ask for."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMessageBox, QWidget
from pytestqt.qtbot import QtBot

from app.core.safety.archive import Manifest
from app.core.safety.keep import Backup
from app.ui.settings.backups_dialog import BackupsDialog
from app.work.bus.events import BackupsListed
from tests.unit.app.fake_bus import FakeBus

pytestmark = pytest.mark.same_window

FOLDER = Path("/library")
WHOLE = Backup(
    FOLDER / "backups" / "2023-11-14T22-13-20Z.zip",
    2_500_000,
    Manifest(1.7e9, "automatic", 8, {"photos": 1_259, "thumbs": 1, "albums": 0}, "ab", {}),
)
DAMAGED = Backup(FOLDER / "backups" / "2023-11-13T22-13-20Z.zip", 2, None, "It is damaged.")


@pytest.fixture
def dialog(qtbot: QtBot, fake_bus: FakeBus) -> BackupsDialog:
    owner = QWidget()
    qtbot.addWidget(owner)
    made = BackupsDialog(fake_bus, owner)
    made.owner = owner  # type: ignore[attr-defined]  # which has to live as long
    made.show()
    return made


def texts(dialog: BackupsDialog, row: int) -> list[str]:
    items = [dialog.table.item(row, column) for column in range(dialog.table.columnCount())]
    return [item.text() for item in items if item is not None]


def test_it_asks_for_the_list_and_shows_it(dialog: BackupsDialog, fake_bus: FakeBus) -> None:
    fake_bus.backups.list.assert_called_once_with()
    assert not dialog.restore.isEnabled()
    fake_bus.publish(BackupsListed((WHOLE, DAMAGED), FOLDER, None))
    header = dialog.table.horizontalHeader()
    assert header.defaultAlignment() == Qt.AlignmentFlag.AlignLeading  # as what stands below
    assert texts(dialog, 0)[1:] == ["1,259 photos, 1 thumb", "Automatic", "2.5 MB"]
    assert texts(dialog, 1)[1] == "It is damaged."
    assert dialog.restore.isEnabled()
    dialog.table.selectRow(1)
    assert not dialog.restore.isEnabled()
    assert "on another disk" in dialog.note.text()


def test_without_backups_it_says_so(dialog: BackupsDialog, fake_bus: FakeBus) -> None:
    fake_bus.publish(BackupsListed((), FOLDER, None))
    assert dialog.note.text().startswith("There are no backups yet.")
    dialog.now.click()
    fake_bus.backups.back_up_now.assert_called_once_with()


def test_restoring_is_asked_first(qtbot: QtBot, dialog: BackupsDialog, fake_bus: FakeBus) -> None:
    fake_bus.publish(BackupsListed((WHOLE,), FOLDER, None))
    dialog.restore.click()
    box = dialog.findChild(QMessageBox)
    assert box is not None
    assert "Go back to the library as it was on" in box.text()
    assert fake_bus.restored == []
    button = next(each for each in box.buttons() if each.text() == "Restore")
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    assert fake_bus.restored == [WHOLE.path]


@pytest.mark.same_window(False)
def test_the_second_folder_is_told_and_given_up(
    dialog: BackupsDialog, fake_bus: FakeBus, tmp_path: Path
) -> None:
    fake_bus.publish(BackupsListed((WHOLE,), FOLDER, tmp_path))
    assert str(tmp_path) in dialog.note.text()
    dialog.only_here.click()
    fake_bus.backups.choose_second_folder.assert_called_once_with(None)
    fake_bus.backups.back_up_now.assert_called_once_with()
    fake_bus.publish(BackupsListed((WHOLE,), FOLDER, tmp_path / "unplugged"))
    assert "is away" in dialog.note.text()
