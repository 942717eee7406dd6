"""The guide and what the program says of itself."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QDialog, QTextBrowser


def test_a_report_is_copied_and_names_no_file(window: Any) -> None:
    window._actions["report"].trigger()
    told = QGuiApplication.clipboard().text()
    assert told.startswith("Likewise ")
    assert "photos: " in told
    assert "/" not in told.replace("PySide6-Essentials", "")


@pytest.mark.parametrize(
    ("command", "said"), [("guide", "Pick a photo and press Enter"), ("about", "MIT licence")]
)
def test_help_is_a_page_to_read_beside_the_window(window: Any, command: str, said: str) -> None:
    window._actions[command].trigger()
    (page,) = window.findChildren(QTextBrowser)
    assert said in page.toPlainText()
    dialog = page.window()
    assert isinstance(dialog, QDialog)
    assert not dialog.isModal()
    dialog.close()
