"""What a drag out of a grid carries; nothing is really dropped, as that would wait for a hand."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QDrag, QPixmap
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from app.ui.photos.pointer import drag_out
from app.ui.system import desktop


@pytest.fixture
def carried(monkeypatch: pytest.MonkeyPatch) -> list[tuple[list[str], int]]:
    """The files of each drag, and how wide the picture at the pointer is."""
    drags: list[tuple[list[str], int]] = []

    def execute(drag: QDrag, actions: Qt.DropAction) -> Qt.DropAction:
        assert actions == Qt.DropAction.CopyAction
        files = [url.toLocalFile() for url in drag.mimeData().urls()]
        drags.append((files, drag.pixmap().width()))
        return actions

    monkeypatch.setattr(QDrag, "exec", execute)
    return drags


def test_a_drag_carries_the_files_that_are_there(qtbot: QtBot, carried) -> None:
    grid = QWidget()
    qtbot.addWidget(grid)
    drag_out(grid, (1, 2, 3), [Path("/p/1 é.jpg"), Path("/p/3.jpg")], QPixmap(96, 96))
    ((files, width),) = carried
    assert files == ["/p/1 é.jpg", "/p/3.jpg"]
    assert width == 96


def test_more_than_other_programs_take_only_this_window_can_have(qtbot: QtBot, carried) -> None:
    grid = QWidget()
    qtbot.addWidget(grid)
    photos = range(desktop.MOST_FILES + 1)
    drag_out(grid, photos, (Path(f"/p/{photo}.jpg") for photo in photos), None)
    assert carried[0][0] == []
