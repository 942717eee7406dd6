"""Every text of the window is translated: it is walked in a language that nobody speaks."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QAbstractListModel, QLocale, QModelIndex, Qt, QTranslator
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QGroupBox,
    QKeySequenceEdit,
    QLabel,
    QLineEdit,
    QMenu,
    QTextBrowser,
    QWidget,
)

from app.core.base import language
from app.ui.commands.palette import Palette
from app.ui.system.languages import QtLanguage
from app.work.bus.events import SearchChanged
from tests.queries import like
from tests.unit.app.ui.gestures import actions_of

MARKED = re.compile(r"⟦[^⟦⟧]*(?:⟧|…$)")  # or cut, where there is no room
WORD = re.compile(r"[^\W\d_]{2,}")
DATA = re.compile(
    r"photo \d+(\.jpg)?|\bphotos\b|\.jpg|Likewise|Python|Qt|My photos|JPE?G|PNG|WEBP|Linux"
    r"|English|Deutsch|Français|Español|日本語|العربية"
    r"|\{\w+\}|\((?:(?:Ctrl|Alt|Shift)\+)*[\w,]+\)|<br>"
)
"""What no translator is to see: names of files, folders, profiles, formats, keys; ourselves."""

DIALOGS = (
    *("keys", "keywords", "rename", "copy_to", "export", "bin", "files_done"),
    *("backups", "put_into_album", "new_album", "exclude"),
)
"""The commands that open some."""


pytestmark = pytest.mark.slow  # to make the language takes more than a second


@pytest.fixture
def spoken(qapp: object, pseudo_languages: tuple[Path, Path]) -> Iterator[None]:
    """The window of a test speaks the language with brackets around all its sentences."""
    translator = QTranslator()
    assert translator.load(str(pseudo_languages[0]))
    before = language.current_language()
    language.set_language(QtLanguage(translator, QLocale(QLocale.Language.English)))
    yield
    language.set_language(before)


@pytest.fixture
def results(spoken: None, window: Any, fake_bus: Any) -> Any:
    """The window with a search, thumbs of both kinds and questions."""
    fake_bus.search(lambda library: library.session.start(like(2)))
    view = replace(fake_bus.view, liked=(5,), disliked=(6,), asked=(7, 8))
    fake_bus.view = view
    fake_bus.publish(SearchChanged(view))
    return window


def texts(root: QWidget) -> Iterator[tuple[str, str]]:
    """Where a text stands, and the text."""
    for each in (root, *root.findChildren(QWidget)):
        if isinstance(each.parent(), QDialogButtonBox | QLineEdit | QKeySequenceEdit):
            continue  # Qt's own
        where = f"{type(each).__name__} in {type(each.parent()).__name__}"
        yield f"tooltip of {where}", each.toolTip()
        yield f"name of {where}", each.accessibleName()
        yield f"description of {where}", each.accessibleDescription()
        if each.isWindow():
            yield f"title of {where}", each.windowTitle()
        if isinstance(each, QLabel | QAbstractButton):
            yield where, each.text()
        if isinstance(each, QGroupBox | QMenu):
            yield f"title of {where}", each.title()
        if isinstance(each, QLineEdit):
            yield f"hint of {where}", each.placeholderText()
        if isinstance(each, QComboBox):
            for row in range(each.count()):
                yield f"entry of {where}", each.itemText(row)
        elif isinstance(each, QAbstractItemView):
            yield from items(each, where)
        if isinstance(each, QTextBrowser):
            yield where, each.toPlainText()
    for action in root.findChildren(QAction):
        yield f"action of {type(action.parent()).__name__}", action.text()
        yield f"action of {type(action.parent()).__name__}", action.iconText()
        yield f"tooltip of an action of {type(action.parent()).__name__}", action.toolTip()


def items(view: QAbstractItemView, where: str) -> Iterator[tuple[str, str]]:
    """What a list says of its first rows and of its columns."""
    model = view.model()
    if model is None:
        return
    roles = (
        *(Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole),
        *(Qt.ItemDataRole.AccessibleTextRole, Qt.ItemDataRole.AccessibleDescriptionRole),
    )
    columns = 1 if isinstance(model, QAbstractListModel) else model.columnCount(QModelIndex())
    for column in range(columns):
        yield f"heading of {where}", str(model.headerData(column, Qt.Orientation.Horizontal) or "")
        for row in range(min(4, model.rowCount(QModelIndex()))):
            for role in roles:
                yield f"item of {where}", str(model.data(model.index(row, column), role) or "")


def plain(root: QWidget) -> list[tuple[str, str]]:
    """The texts of a widget, and of all below it, that are not marked as translated."""
    found = []
    for where, text in {each for each in texts(root) if each[1]}:
        rest = text.replace("&", "")
        while MARKED.search(rest):  # sentences stand in sentences
            rest = MARKED.sub("", rest)
        if WORD.search(DATA.sub("", rest)):
            found.append((where, text))
    return sorted(found)


def test_all_is_translated_on_a_walk(results: Any) -> None:
    wrong = {"results": plain(results)}
    results.browser.to_library()
    wrong["library"] = plain(results)
    results.browser.library.select_row(1)
    results.browser.toggle_preview()
    wrong["photo"] = plain(results)
    results.browser.toggle_preview()
    results.browser.library.selection.choose([2, 3, 4])
    for page in ("compare", "slide_show", "duplicates", "map"):
        actions_of(results)[page].trigger()
        wrong[page] = plain(results)
        results.browser.to_library()
    assert {place: found for place, found in wrong.items() if found} == {}


def test_dialogs_are_translated(results: Any) -> None:
    results.browser.results.select_row(0)
    wrong = []
    for command in DIALOGS:
        actions_of(results)[command].trigger()
        dialogs = [
            each
            for kind in (QDialog, Palette)
            for each in results.findChildren(kind)
            if each.isVisible()
        ]
        assert dialogs, command
        wrong += [(command, text) for dialog in dialogs for text in plain(dialog)]
        for dialog in dialogs:
            dialog.close()
    assert wrong == []
