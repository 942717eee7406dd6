"""A small window in a language of long words: no wider than the screen, and nothing is cut."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QLocale, QSettings, QSize, QTranslator
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from app.core.base import language
from app.ui.style.appearance import dress
from app.ui.style.tokens import LIGHT
from app.ui.system.languages import QtLanguage
from app.ui.window.main_window import MainWindow
from app.work.bus.events import SearchChanged
from tests.queries import like
from tests.unit.app.ui.gestures import actions_of
from tests.unit.app.ui.window.test_main_window_large_type import cut

SMALL = QSize(1000, 640)


pytestmark = pytest.mark.slow  # to make the language takes more than a second


@pytest.fixture
def spoken(qapp: QApplication, pseudo_languages: tuple[Path, Path]) -> Iterator[None]:
    """Sentences are a third longer than in English; the sheet's padding takes room, too."""
    translator = QTranslator()
    assert translator.load(str(pseudo_languages[0]))
    before, palette = language.current_language(), QPalette(qapp.palette())
    language.set_language(QtLanguage(translator, QLocale(QLocale.Language.English)))
    dress(qapp, LIGHT)
    yield
    language.set_language(before)
    qapp.setStyleSheet("")
    qapp.setPalette(palette)


@pytest.fixture
def small(
    spoken: None, qtbot: QtBot, fake_bus: Any, fake_thumbnails: Any, window_settings: QSettings
) -> Iterator[MainWindow]:
    window = MainWindow(fake_bus, fake_thumbnails, window_settings)
    qtbot.addWidget(window)
    window.resize(SMALL)
    with qtbot.waitExposed(window):
        window.show()
    yield window
    window.close()


def fits(window: MainWindow) -> list[str]:
    """What is cut, once the window is as small as a small screen."""
    QApplication.processEvents()
    window.resize(SMALL)
    found = cut(window)
    if window.width() > SMALL.width():
        found.append(f"the window is {window.width()} wide")
    return found


def test_all_fits_on_a_walk(small: MainWindow, fake_bus: Any, qtbot: QtBot) -> None:
    wrong = {"library": fits(small)}
    small.browser.library.selection.choose([2, 3])
    wrong["selected photos"] = fits(small)
    for page in ("compare", "slide_show", "duplicates", "map"):
        actions_of(small)[page].trigger()
        wrong[page] = fits(small)
        small.browser.to_library()
    fake_bus.search(lambda library: library.session.start(like(2)))
    fake_bus.view = replace(fake_bus.view, liked=(5,), disliked=(6,), asked=(7, 8))
    fake_bus.publish(SearchChanged(fake_bus.view))
    wrong["results"] = fits(small)
    header = small.browser.header
    qtbot.waitUntil(lambda: title_shown(header._name), timeout=5000)
    small.browser.results.select_row(1)
    small.browser.toggle_preview()
    wrong["photo"] = fits(small)
    assert {place: found for place, found in wrong.items() if found} == {}


def title_shown(title: QLabel) -> bool:
    """Whether some of a title can be read, which shortens itself."""
    return title.width() >= min(title.fontMetrics().horizontalAdvance(title.text()), 60)
