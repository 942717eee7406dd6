"""Ask about one photo after the other at the border of the results: the card of "Help it learn"."""

from __future__ import annotations

from typing import Literal

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QApplication, QFrame, QLabel, QPushButton

from app.core.base.language import tr
from app.core.base.search_types import SearchView
from app.ui.facts.search_commands import PhotoCommands
from app.ui.photos.context import Context
from app.ui.photos.small_photos import Small, SmallPhotos, photo_item
from app.ui.style import theme
from app.ui.style.building import column, label, page, row, tool
from app.ui.system.input import claims

_PHOTO = QSize(276, 184)  # px
_SMALL_PHOTO = QSize(168, 112)
_STEP = QSize(54, 36)
_LIKED = QSize(134, 70)
_MOST_LIKED = 4
_ROOMY = 1000  # px from which the liked photos are at the side

Sign = Literal[-1, 0, 1]
_KEYS: dict[Qt.Key, Sign] = {Qt.Key.Key_Y: 1, Qt.Key.Key_N: -1, Qt.Key.Key_Space: 0}


class HelpCard(QFrame):
    """The card; hidden while nothing is asked.

    The keys Y, N and Space answer while the keyboard is in it.
    """

    def __init__(self, context: Context, commands: PhotoCommands) -> None:
        super().__init__()
        pictures = context.pictures
        self._browser, self._commands = context.browser, commands
        self.setObjectName("strip")
        self.setProperty("apart", True)
        self.setAccessibleName(tr("Help it learn"))
        self._view: SearchView | None = None
        self._all: tuple[int, ...] = ()  # asked in this round
        self._passed: set[int] = set()  # answered with "Not sure"
        self._photo = SmallPhotos(pictures, _PHOTO, tr("The photo in question"))
        self._steps = SmallPhotos(pictures, _STEP)
        self._liked = [SmallPhotos(pictures, _LIKED, tr("You liked")) for _ in range(2)]
        self._where = QLabel()
        self._where.setProperty("third", True)
        self._answers = self._yes, no, unsure = (
            _Answer(tr("Yes"), "Y"),
            _Answer(tr("No"), "N"),
            _Answer(tr("Not sure"), tr("Space", "the key")),
        )
        self._yes.setProperty("primary", True)
        unsure.setFlat(True)
        for button, sign in zip(self._answers, _KEYS.values(), strict=True):
            button.clicked.connect(lambda _=False, sign=sign: self._answer(sign))
        why = label(tr("Your answer about this photo helps most."), tone="third")
        middle = column(
            label(tr("Is this what you mean?"), 2),
            why,
            theme.UNIT,
            row(self._yes, no, unsure, None),
            None,
            row(self._steps, self._where, None, gap=2 * theme.UNIT),
        )
        close = tool("close", tr("Go back to the results"), commands.ask_me)
        close.setAccessibleName(tr("Close"))
        self._beside = page(column(label(tr("You liked"), tone="third"), *self._liked, None))
        top = Qt.AlignmentFlag.AlignTop
        parts = (self._photo, top), (middle, 1), self._beside, (close, top)
        side = 2 * theme.UNIT
        row(*parts, on=self, margins=side, gap=3 * theme.UNIT)
        self.setFocusProxy(self._yes)
        self._browser.turned.connect(self._show_question)
        self.show_search(None)

    def show_search(self, view: SearchView | None) -> None:
        """Ask the questions of this search that are not answered yet."""
        asked, before = () if view is None else view.asked, self._view
        goes_on = view and before and view.search == before.search and self._asked() and asked
        if not goes_on:
            self._all, self._passed = (), set()
        self._all += tuple(photo for photo in asked if photo not in self._all)
        self._view = view
        begins = self.isHidden()
        self._show_question()
        if begins and self.isVisible():
            self._yes.setFocus()

    def _asked(self) -> tuple[int, ...]:
        """Return the photos that are still to be asked about."""
        asked = () if self._view is None else self._view.asked
        return tuple(photo for photo in asked if photo not in self._passed)

    def _show_question(self) -> None:
        """Show the next question above the results; hide the card on other pages."""
        on_results = self._browser.is_shown(self._browser.results)
        view, asked = self._view, self._asked() if on_results else ()
        if not asked and self.isAncestorOf(QApplication.focusWidget() or self):
            self._browser.focus_photos()
        self.setVisible(bool(asked))
        if view is None or not asked:
            return
        at = self._all.index(asked[0])
        self._photo.show_photos([Small(photo_item(asked[0]))], fitted=True)
        signs = dict.fromkeys(view.liked, 1) | dict.fromkeys(view.disliked, -1)
        steps = [
            Small(photo_item(photo if place <= at else None), place == at, signs.get(photo, 0))
            for place, photo in enumerate(self._all)
        ]
        self._steps.show_photos(steps, fitted=True)
        self._where.setText(tr("Question {place} of {all}", place=at + 1, all=len(self._all)))
        few = [Small(photo_item(photo)) for photo in view.liked[-_MOST_LIKED:]]
        for shown, some in zip(self._liked, (few[:2], few[2:]), strict=True):
            shown.show_photos(some)
            shown.setFixedWidth(2 * _LIKED.width() + theme.UNIT)
        self._fit_to_width()

    def _answer(self, sign: Sign) -> None:
        if not (asked := self._asked()):
            return
        if sign:
            self._commands.judge((asked[0],), sign)
            return
        self._passed.add(asked[0])
        if asked[1:]:
            self._show_question()
        else:
            self._commands.ask_me()

    def _fit_to_width(self) -> None:
        """In a narrow window hide the liked photos, then shrink the photo and hide the keys."""
        narrow = self.width() < 720
        any_liked = self._view is not None and bool(self._view.liked)
        self._beside.setVisible(any_liked and self.width() >= _ROOMY)
        self._photo.set_size(_SMALL_PHOTO if narrow else _PHOTO)
        for answer in self._answers:
            answer.key.setHidden(narrow)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_to_width()

    def event(self, event: QEvent) -> bool:
        """Keep the card's keys from the window's commands while the keyboard is in it."""
        return claims(event, *_KEYS, Qt.Key.Key_Escape) or super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self._commands.ask_me()
        elif (sign := _KEYS.get(Qt.Key(event.key()))) is not None:
            self._answer(sign)
        else:
            super().keyPressEvent(event)


class _Answer(QPushButton):
    """A button with the key that does the same, in a frame."""

    def __init__(self, text: str, key: str) -> None:
        super().__init__()
        self.setAccessibleName(text)
        self.setProperty("tall", True)
        self.setAutoDefault(False)
        words, self.key = QLabel(text), QLabel(key)
        self.key.setObjectName("key")
        for each in (words, self.key):
            each.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        row(words, self.key, on=self, margins=(17, 9, 12, 9), gap=12)

    def sizeHint(self) -> QSize:
        layout = self.layout()
        assert layout is not None
        return layout.sizeHint()
