"""Every dialog in a language of long words, and in one that runs from right to left."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QLocale, Qt, QTranslator
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QApplication, QDialog

from app.core.base import language
from app.ui.commands.palette import Palette
from app.ui.style.appearance import dress
from app.ui.style.tokens import LIGHT
from app.ui.system.languages import QtLanguage
from tests.queries import like
from tests.unit.app.ui.gestures import actions_of
from tests.unit.app.ui.window.test_main_window_large_type import cut

COMMANDS = (
    *("keys", "keywords", "rename", "copy_to", "export", "bin", "files_done", "about"),
    *("backups", "put_into_album", "new_album", "exclude", "history"),
)
"""Those that open dialogs of our own."""


@pytest.fixture(params=["long", pytest.param("mirrored", marks=pytest.mark.long)])
def spoken(
    request: pytest.FixtureRequest, qapp: QApplication, pseudo_languages: tuple[Path, Path]
) -> Iterator[Qt.LayoutDirection]:
    """The direction of the language that is spoken."""
    translator, mirrored = QTranslator(), request.param == "mirrored"
    assert translator.load(str(pseudo_languages[mirrored]))
    before, palette = language.current_language(), QPalette(qapp.palette())
    locale = QLocale(QLocale.Language.Arabic if mirrored else QLocale.Language.English)
    language.set_language(QtLanguage(translator, locale))
    qapp.setLayoutDirection(locale.textDirection())
    dress(qapp, LIGHT)
    yield locale.textDirection()
    language.set_language(before)
    qapp.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
    qapp.setStyleSheet("")
    qapp.setPalette(palette)


@pytest.mark.slow
def test_nothing_is_cut_in_any_dialog(
    spoken: Qt.LayoutDirection, window: Any, fake_bus: Any
) -> None:
    fake_bus.search(lambda library: library.session.start(like(2)))
    window.browser.results.select_row(0)
    wrong = []
    for command in COMMANDS:
        actions_of(window)[command].trigger()
        wrong += [(command, each) for each in looked_at(window, spoken)]
    assert wrong == []


def looked_at(window: Any, direction: Qt.LayoutDirection) -> list[str]:
    """What is cut in the dialogs that are open, which are closed."""
    dialogs = [
        each
        for kind in (QDialog, Palette)
        for each in window.findChildren(kind)
        if each.isVisible()
    ]
    assert dialogs
    assert {each.layoutDirection() for each in dialogs} == {direction}
    found = [text for dialog in dialogs for text in cut(dialog)]
    for dialog in dialogs:
        dialog.close()
    return found
