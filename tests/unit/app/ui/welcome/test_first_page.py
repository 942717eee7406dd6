"""The first page, and the hints of the first search."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from app.core.base.photo_types import Changes
from app.core.base.search_types import AlbumInfo
from app.ui.style.tokens import DARK, LIGHT, Tokens, palette_of
from app.ui.welcome.first_page import Coach, EmptyState, Illustration
from app.work.bus.events import AlbumsChanged, RootsChanged, SearchChanged, TableChanged
from tests.queries import like

# The first page, and what is painted on it.

MOST = 400  # px: what a window of 1,000 leaves between its panels


def test_no_sentence_makes_the_window_wide(qtbot: QtBot) -> None:
    screen = EmptyState()
    qtbot.addWidget(screen)
    assert screen.minimumSizeHint().width() <= MOST


def test_both_buttons_ask_and_look_like_buttons(qtbot: QtBot) -> None:
    screen = EmptyState()
    qtbot.addWidget(screen)
    add, sample = screen.findChildren(QPushButton)
    assert screen.focusProxy() is add
    for button, wanted in ((add, screen.add_wanted), (sample, screen.sample_wanted)):
        assert not button.isFlat()
        with qtbot.waitSignal(wanted):
            button.click()


def painted(qtbot: QtBot, tokens: Tokens, direction: Qt.LayoutDirection) -> QImage:
    picture = Illustration()
    qtbot.addWidget(picture)
    picture.setPalette(palette_of(tokens))
    picture.setLayoutDirection(direction)
    picture.resize(676, 180)
    return picture.grab().toImage()


def has(image: QImage, colour: str, columns: range) -> bool:
    wanted = QColor(colour)
    return any(
        image.pixelColor(x, y) == wanted for x in columns for y in range(0, image.height(), 2)
    )


def test_likes_and_dislikes_wear_the_theme(qtbot: QtBot) -> None:
    for tokens in (LIGHT, DARK):
        image = painted(qtbot, tokens, Qt.LayoutDirection.LeftToRight)
        middle = range(170, 420)
        assert has(image, tokens.accent, middle)
        assert has(image, tokens.disliked, middle)


def test_it_begins_where_reading_begins(qtbot: QtBot) -> None:
    query = "#533f5c"  # the nearest hills, of one photo at one end, of nine at the other
    ltr = painted(qtbot, LIGHT, Qt.LayoutDirection.LeftToRight)
    rtl = painted(qtbot, LIGHT, Qt.LayoutDirection.RightToLeft)
    gap = range(140, 170)
    assert has(ltr, query, range(120))
    assert not has(ltr, query, gap)
    mirrored = range(ltr.width() - 170, ltr.width() - 140)
    assert not has(rtl, query, mirrored)
    assert has(rtl, query, gap)


# The card of three steps goes on when each was done.


def test_a_search_likes_and_an_album_are_the_steps(window: Any, fake_bus: Any) -> None:
    window.show_steps()
    coach = window.findChild(Coach)
    assert coach.sentence.text().startswith("1 of 3")
    fake_bus.search(lambda library: library.session.start(like(1)))
    assert coach.sentence.text().startswith("2 of 3")
    fake_bus.publish(SearchChanged(replace(fake_bus.view, liked=(3, 4))))
    assert coach.sentence.text().startswith("3 of 3")
    fake_bus.publish(AlbumsChanged((AlbumInfo(2, "Horses", 6, 0, 1, 1, None),)))
    assert coach.sentence.text().startswith("That's it")
    fake_bus.publish(AlbumsChanged(()))  # undone
    assert coach.sentence.text().startswith("3 of 3")
    window.resize(700, 500)
    window.toast.say("Smart album “Horses” created. New matches are added automatically.")
    assert not coach.geometry().intersects(window.toast.geometry())
    assert coach.geometry().right() < window.browser.width()
    coach.close()
    assert coach.isHidden()


def test_the_card_waits_for_a_photo_to_point_at(window: Any, fake_bus: Any) -> None:
    infos, fake_bus.infos = fake_bus.infos, ()
    window.show_steps()
    coach = window.findChild(Coach)
    assert coach.isHidden()
    fake_bus.infos = infos
    fake_bus.publish(TableChanged(Changes(added=(1,))))
    assert not coach.isHidden()
    coach.close()
    fake_bus.publish(TableChanged(Changes(added=(2,))))
    assert coach.isHidden()


def test_the_steps_are_shown_once(window: Any) -> None:
    window.show_steps()
    window.show_steps()
    assert len(window.findChildren(Coach)) == 1


def test_the_steps_come_with_the_first_folder_and_not_with_a_second(
    window: Any, fake_bus: Any
) -> None:
    roots = fake_bus.latest(RootsChanged).roots
    fake_bus.publish(RootsChanged(roots))  # a library that had folders before
    assert window.findChild(Coach) is None
    fake_bus.publish(RootsChanged(()))
    assert window.findChild(Coach) is None
    fake_bus.publish(RootsChanged(roots))
    assert window.findChild(Coach) is not None
