"""The fold that shows what each family sees: asked for when unfolded, of one photo."""

from __future__ import annotations

from typing import Any
from unittest.mock import call

import pytest
from PySide6.QtCore import QBuffer, QIODevice, Qt
from PySide6.QtGui import QColor, QImage, QPalette
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from app.core.base.photo_types import KnownFacts
from app.core.base.search_types import SeenPhoto
from app.ui.facts.seen_fold import LOOKING, SeenFold, without_pictures
from app.ui.style.tokens import DARK, palette_of
from tests.unit.app.ui.gestures import press
from tests.unit.app.ui.panels.test_inspector import THUMBS, buttons
from tests.unit.app.ui.window.test_main_window_accessibility import unnamed


def png() -> bytes:
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image = QImage(40, 30, QImage.Format.Format_RGB32)
    image.fill(QColor("grey"))
    image.save(buffer, "PNG")
    return bytes(buffer.data().data())


def seen(**changes: Any) -> SeenPhoto:
    drawings = {name: png() for name in ("color", "correlogram", "gist")}
    return SeenPhoto(**({"nouns": (("bee", 0.7),), "drawings": drawings, "others": ()} | changes))


def asked(bus: Any) -> list[Any]:
    return [each.args for each in bus.library.facts.see.mock_calls]


def fold_of(window: Any) -> SeenFold:
    found = window.inspector.facts.findChild(SeenFold)
    assert isinstance(found, SeenFold)
    return found


def texts(window: Any) -> set[str]:
    found = (label.text() for label in fold_of(window).findChildren(QLabel))
    return {text for text in found if text}  # drawings are labels without


@pytest.fixture
def shown(window: Any, fake_bus: Any, qtbot: QtBot) -> Any:
    fake_bus.known_facts = KnownFacts((), facts={"camera": {"A camera": 1}})
    fake_bus.known_thumbs = THUMBS
    window.browser.library.select_row(0)
    press(window.browser.library, Qt.Key.Key_F6)
    qtbot.waitUntil(lambda: fold_of(window).isVisible())
    return window


def test_it_asks_when_it_is_unfolded(shown: Any, fake_bus: Any, qtbot: QtBot) -> None:
    assert asked(fake_bus) == []
    fold_of(shown).line.click()
    assert [each[0] for each in asked(fake_bus)] == [1]
    assert texts(shown) == {LOOKING}
    fake_bus.seeing.set_result(seen(others=("clip",)))
    qtbot.waitUntil(lambda: {"Subject", "Colour", "Layout"} <= texts(shown))
    assert "Probably: bee (70 %)" in {
        text.replace("\N{NO-BREAK SPACE}", "") for text in texts(shown)
    }
    assert without_pictures(["clip"]) in texts(shown)
    assert "Texture" not in texts(shown)
    assert unnamed(shown) == []
    shown.browser.library.select_row(2)
    qtbot.waitUntil(lambda: [each[0] for each in asked(fake_bus)] == [1, 3])
    fold_of(shown).line.click()
    shown.browser.library.select_row(3)
    qtbot.waitUntil(lambda: fake_bus.library.facts.of.mock_calls[-1].args[0] == (4,))
    assert len(asked(fake_bus)) == 2


def test_of_several_photos_nothing_is_shown(shown: Any, qtbot: QtBot) -> None:
    shown.browser.library.selection.choose([2, 3])
    qtbot.waitUntil(lambda: not fold_of(shown).isVisible())


def test_what_can_not_be_read_says_why_and_is_asked_again(shown: Any, fake_bus: Any) -> None:
    fold = fold_of(shown)
    fold.line.click()
    fake_bus.seeing.set_result("The file is gone.")
    assert "The file is gone." in texts(shown)
    fold.line.click()
    fold.line.click()
    assert len(asked(fake_bus)) == 2


def test_drawings_have_the_colours_of_the_theme(shown: Any, fake_bus: Any) -> None:
    fold_of(shown).line.click()
    fold_of(shown).setPalette(palette_of(DARK))
    light, dark = asked(fake_bus)
    assert light[1] > dark[1]
    assert light[2] < dark[2]


def test_families_come_in_their_order_and_the_subject_in_words(
    shown: Any, fake_bus: Any, qtbot: QtBot
) -> None:
    fold_of(shown).line.click()
    fake_bus.seeing.set_result(seen(nouns=()))
    qtbot.waitUntil(lambda: "No clear subject." in texts(shown))
    labels = fold_of(shown).findChildren(QLabel)
    titles = [each.text() for each in labels if each.text() in ("Subject", "Colour", "Layout")]
    assert titles == ["Subject", "Colour", "Layout"]
    assert len([each for each in labels if "Drawing of Colour" in each.accessibleName()]) == 2


def test_a_search_that_is_listed_is_opened_again(shown: Any, fake_bus: Any) -> None:
    opening = buttons(shown, "Open again")
    assert [button.isEnabled() for button in opening] == [True, True, False]
    opening[1].setFocus()
    press(opening[1], Qt.Key.Key_Space)
    assert fake_bus.asked[-1] == call.searches.reopen(8)


def test_the_theme_of_the_palette_is_known() -> None:
    assert palette_of(DARK).color(QPalette.ColorRole.Window).lightnessF() < 0.5
