"""The guide and what the program says of itself."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QDialog, QTextBrowser

from app.core.base.safe_start import RESTART_SAFELY
from tests.unit.app.ui.gestures import actions_of

pytestmark = pytest.mark.same_window


def test_a_report_is_copied_and_names_no_file(window: Any) -> None:
    actions_of(window)["report"].trigger()
    told = QGuiApplication.clipboard().text()
    assert told.startswith("Likewise ")
    assert "photos: " in told
    assert "/" not in told.replace("PySide6-Essentials", "")


def test_a_report_names_no_file_that_the_log_names(
    window: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Any
) -> None:
    monkeypatch.setenv("LIKEWISE_STATE", str(tmp_path))
    (tmp_path / "likewise.log").write_text("OSError: /home/me/cat.jpg is not there\n")
    actions_of(window)["report"].trigger()
    assert "cat.jpg" not in QGuiApplication.clipboard().text()


def test_a_safe_start_ends_the_window_with_a_code_of_its_own(
    window: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    codes: list[int] = []
    monkeypatch.setattr(QGuiApplication, "exit", codes.append)
    actions_of(window)["safe_start"].trigger()
    assert codes == [RESTART_SAFELY]


@pytest.mark.parametrize(
    ("command", "said"),
    [("guide", "adds matching photos"), ("about", "MIT licence")],
)
def test_help_is_a_page_to_read_beside_the_window(window: Any, command: str, said: str) -> None:
    actions_of(window)[command].trigger()
    (page,) = window.findChildren(QTextBrowser)
    assert said in page.toPlainText()
    dialog = page.window()
    assert isinstance(dialog, QDialog)
    assert not dialog.isModal()
    dialog.close()
