"""Where dialogs that ask for a file begin."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QStandardPaths
from PySide6.QtWidgets import QFileDialog, QWidget
from pytestqt.qtbot import QtBot

from app.ui.system import dialogs


def begun_at(qtbot: QtBot, name: str = "") -> Path:
    parent = QWidget()
    qtbot.addWidget(parent)
    dialogs.ask_for_folder(parent, "Choose", lambda path: None, name)
    dialog = parent.findChild(QFileDialog)
    folder = Path(dialog.directory().absolutePath())
    dialog.close()
    return folder


def let_pictures_be(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(QStandardPaths, "writableLocation", lambda _: str(folder))


def test_a_dialog_begins_among_the_pictures(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    let_pictures_be(tmp_path, monkeypatch)
    assert begun_at(qtbot) == tmp_path.resolve()


def test_without_a_folder_of_pictures_it_begins_at_home(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    let_pictures_be(tmp_path / "Pictures", monkeypatch)
    monkeypatch.setattr(Path, "home", lambda: tmp_path)
    assert begun_at(qtbot) == tmp_path.resolve()


def test_a_folder_that_is_given_is_where_it_begins(qtbot: QtBot, tmp_path: Path) -> None:
    assert begun_at(qtbot, str(tmp_path)) == tmp_path.resolve()
