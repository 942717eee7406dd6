"""The list of problems says so where a folder can't be shown."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from PySide6.QtWidgets import QPushButton, QTableView

from app.core.base.photo_types import Problem
from app.ui.style import words
from app.ui.system import desktop
from app.work.bus.events import ProblemsChanged


@pytest.mark.parametrize("opens", [False, True])
def test_a_folder_that_can_not_be_shown_says_so(
    window: Any, fake_bus: Any, monkeypatch: pytest.MonkeyPatch, opens: bool
) -> None:
    asked: list[Path] = []

    def show(path: Path) -> bool:
        asked.append(path)
        return opens

    monkeypatch.setattr(desktop, "show_in_folder", show)
    window.toast.say("An older message.")
    file = Path("/photos/broken.jpg")
    fake_bus.publish(ProblemsChanged((Problem(1, file, "The file is empty."),)))
    buttons = {button.text(): button for button in window.problems.findChildren(QPushButton)}
    buttons["Show in folder"].click()
    assert asked == [file]
    said = window.toast.sentence()
    assert said == "An older message." if opens else "broken.jpg can't be opened" in said


def test_names_and_paths_read_in_their_own_direction(
    window: Any, fake_bus: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(words, "isolated", "<{}>".format)
    file = Path("/photos/broken.jpg")
    fake_bus.publish(ProblemsChanged((Problem(1, file, "The file is empty."),)))
    model = window.problems.findChild(QTableView).model()
    told = [model.index(0, column).data() for column in range(model.columnCount())]
    assert told == ["<broken.jpg>", "The file is empty.", "</photos>"]
