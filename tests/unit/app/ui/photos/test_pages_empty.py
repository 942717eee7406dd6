"""Results without photos say why, and lead on."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any
from unittest.mock import call

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton

from app.core.base.search_types import EVERYWHERE, Scope
from app.ui.photos.pages import way_on
from app.work.bus.events import SearchChanged
from tests.queries import like


@pytest.mark.parametrize(
    ("scope", "button"),
    [
        (EVERYWHERE, ""),
        (Scope(folder=Path("/photos"), filter="2019"), "Search without the filter"),
        (Scope(folder=Path("/photos")), "Search all photos"),
    ],
)
def test_the_button_says_how_much_further_it_looks(scope: Scope, button: str) -> None:
    assert way_on(scope) == button


def test_no_results_say_why_and_the_button_looks_everywhere(window: Any, fake_bus: Any) -> None:
    fake_bus.search(lambda library: library.session.start(like(2)))
    notice = window.browser.no_results
    assert not notice.isVisible()
    fake_bus.view = replace(
        fake_bus.view, results=(), summary="No photos match 2019.", scope=Scope(filter="2019")
    )
    fake_bus.publish(SearchChanged(fake_bus.view))
    assert notice.isVisible()
    (button,) = notice.findChildren(QPushButton)
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert fake_bus.asked[-1] == call.session.set_scope(EVERYWHERE)
