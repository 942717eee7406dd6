"""Card of "Help it learn": one photo from the border after the other, to be answered in words."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRect, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from app.core.base.language import tr
from app.core.base.search_types import SearchView
from app.ui.photos.pictures import Pictures, paint_rounded
from app.ui.style import theme
from app.ui.style.labels import WrappedLabel
from app.ui.style.tokens import tokens_of

_PHOTO = QSize(276, 184)  # px
_SMALL_PHOTO = QSize(168, 112)
_STEP = QSize(54, 36)
_LIKED = QSize(134, 70)
_MOST_LIKED = 4
_ROOMY = 1000  # px from which the liked photos stand at the side
_KEYS = {Qt.Key.Key_Y: 1, Qt.Key.Key_N: -1, Qt.Key.Key_Space: 0}


class HelpCard(QFrame):
    """Hidden while nothing is asked. The keys Y, N and Space answer while the keyboard is in it.

    Signals: ``judged(photo, sign)``, ``ended()``.
    """

    judged = Signal(object, int)
    ended = Signal()

    def __init__(self, pictures: Pictures) -> None:
        super().__init__()
        self.setObjectName("strip")
        self.setAccessibleName(tr("Help it learn"))
        self._pictures = pictures
        self._all: tuple[int, ...] = ()  # that were asked in this go
        self._asked: tuple[int, ...] = ()
        self._passed: set[int] = set()  # of which a person was not sure
        self._signs: dict[int, int] = {}
        self._search: int | None = None
        self._photo = _Photo(pictures, _PHOTO, tr("The photo in question"))
        self._steps = _Steps(pictures)
        self._where = QLabel()
        self._where.setProperty("third", True)
        self._liked, self._liked_photos = QWidget(), list[_Photo]()
        self._yes, no, unsure = (
            _answer(tr("Yes"), "Y"),
            _answer(tr("No"), "N"),
            _answer(tr("Not sure"), tr("Space", "the key")),
        )
        self._yes.setProperty("primary", True)
        unsure.setFlat(True)
        for button, sign in ((self._yes, 1), (no, -1), (unsure, 0)):
            button.clicked.connect(lambda _=False, sign=sign: self._answer(sign))
        self._lay_out((self._yes, no, unsure))
        self.setFocusProxy(self._yes)
        self.show_search(None)

    def _lay_out(self, buttons: tuple[QPushButton, ...]) -> None:
        title = QLabel(tr("Is this what you mean?"))
        title.setFont(theme.scaled_font(title, 2))
        why = WrappedLabel(tr("It lies right at the edge, so your answer helps most."))
        why.setProperty("third", True)
        answers, steps = QHBoxLayout(), QHBoxLayout()
        answers.setSpacing(theme.UNIT)
        for button in buttons:
            answers.addWidget(button)
        answers.addStretch()
        steps.setSpacing(2 * theme.UNIT)
        steps.addWidget(self._steps)
        steps.addWidget(self._where)
        steps.addStretch()
        middle = QVBoxLayout()
        middle.setSpacing(theme.UNIT)
        middle.addWidget(title)
        middle.addWidget(why)
        middle.addSpacing(theme.UNIT)
        middle.addLayout(answers)
        middle.addStretch()
        middle.addLayout(steps)
        close = QToolButton()
        close.setIcon(theme.icon("close"))
        close.setAutoRaise(True)
        close.setAccessibleName(tr("Close"))
        close.setToolTip(tr("Go back to the results"))
        close.clicked.connect(self.ended)
        row = QHBoxLayout(self)
        row.setContentsMargins(*4 * (2 * theme.UNIT,))
        row.setSpacing(3 * theme.UNIT)
        row.addWidget(self._photo, 0, Qt.AlignmentFlag.AlignTop)
        row.addLayout(middle, 1)
        row.addWidget(self._build_liked())
        row.addWidget(close, 0, Qt.AlignmentFlag.AlignTop)

    def _build_liked(self) -> QWidget:
        grid = QGridLayout(self._liked)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(theme.UNIT)
        title = QLabel(tr("You liked"))
        title.setProperty("third", True)
        grid.addWidget(title, 0, 0, 1, 2)
        for place in range(_MOST_LIKED):
            photo = _Photo(self._pictures, _LIKED, tr("A photo that you liked"))
            self._liked_photos.append(photo)
            grid.addWidget(photo, 1 + place // 2, place % 2)
        return self._liked

    def show_search(self, view: SearchView | None) -> None:
        """Ask what is still to be answered of what this search asks."""
        asked = () if view is None else view.asked
        search = None if view is None else view.search
        if search != self._search or not self._asked or not asked:
            self._all, self._passed = asked, set()
        else:
            self._all += tuple(photo for photo in asked if photo not in self._all)
        self._search = search
        self._signs = (
            {} if view is None else dict.fromkeys(view.liked, 1) | dict.fromkeys(view.disliked, -1)
        )
        self._asked = tuple(photo for photo in asked if photo not in self._passed)
        began = self.isHidden() and bool(self._asked)
        self._show(() if view is None else view.liked)
        if began and self.isVisible():
            self._yes.setFocus()

    def _show(self, liked: tuple[int, ...]) -> None:
        self.setVisible(bool(self._asked))
        if not self._asked:
            return
        at = self._all.index(self._asked[0])
        self._photo.show_photo(self._asked[0])
        self._steps.show_steps(self._all, at, self._signs)
        place, all_ = at + 1, len(self._all)
        self._where.setText(tr("Question {place} of {all}", place=place, all=all_))
        few = liked[-_MOST_LIKED:]
        for photo, number in zip(
            self._liked_photos, (*few, *[None] * (_MOST_LIKED - len(few))), strict=True
        ):
            photo.show_photo(number)
        self._fit()

    def _answer(self, sign: int) -> None:
        if not self._asked:
            return
        photo = self._asked[0]
        if sign:
            self.judged.emit(photo, sign)
            return
        self._passed.add(photo)
        self._asked = self._asked[1:]
        if self._asked:
            self._show(tuple(photo for photo, sign in self._signs.items() if sign > 0))
        else:
            self.ended.emit()

    def _fit(self) -> None:
        """Let the liked photos, then the size of the photo give way in a narrow window."""
        liked = any(not each.isHidden() for each in self._liked_photos)
        self._liked.setVisible(liked and self.width() >= _ROOMY)
        narrow = self.width() < 720
        self._photo.setFixedSize(_SMALL_PHOTO if narrow else _PHOTO)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def event(self, event: QEvent) -> bool:
        """Keep its keys from commands of the window while the keyboard is in it."""
        override = event.type() == QEvent.Type.ShortcutOverride
        if override and isinstance(event, QKeyEvent) and event.key() in (*_KEYS, Qt.Key.Key_Escape):
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.ended.emit()
        elif (sign := _KEYS.get(Qt.Key(event.key()))) is not None:
            self._answer(sign)
        else:
            super().keyPressEvent(event)


class _Photo(QWidget):
    """One photo, cut to its place; nothing where there is none."""

    def __init__(self, pictures: Pictures, size: QSize, name: str) -> None:
        super().__init__()
        self._pictures = pictures
        self._number: int | None = None
        self.setFixedSize(size)
        self.setAccessibleName(name)
        pictures.loaded.connect(self.update)

    def show_photo(self, photo: int | None) -> None:
        """Show this photo."""
        self._number = photo
        self.setVisible(photo is not None)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        side = 1.2 * self.devicePixelRatioF() * max(self.width(), self.height())
        picture = None if self._number is None else self._pictures.of(self._number, side)
        paint_rounded(QPainter(self), self.rect(), picture, self.palette(), theme.RADIUS)


class _Steps(QWidget):
    """Small pictures of what is asked: answered, in question, to come."""

    def __init__(self, pictures: Pictures) -> None:
        super().__init__()
        self._pictures = pictures
        self._photos: tuple[int, ...] = ()
        self._at, self._signs = 0, dict[int, int]()
        pictures.loaded.connect(self.update)

    def show_steps(self, photos: tuple[int, ...], at: int, signs: dict[int, int]) -> None:
        """Show these, of which the one ``at`` a place is in question."""
        self._photos, self._at, self._signs = photos, at, signs
        count = len(photos)
        wide = count * _STEP.width() + (count - 1) * theme.UNIT
        self.setFixedSize(max(1, wide), _STEP.height() + theme.UNIT // 2)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        painter, tokens = QPainter(self), tokens_of(self.palette())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for place, photo in enumerate(self._photos):
            left = place * (_STEP.width() + theme.UNIT)
            if self.layoutDirection() == Qt.LayoutDirection.RightToLeft:
                left = self.width() - left - _STEP.width()
            cell = QRect(left, 0, _STEP.width(), _STEP.height())
            side = 1.2 * _STEP.width() * self.devicePixelRatioF()
            picture = self._pictures.of(photo, side) if place <= self._at else None
            sign = self._signs.get(photo, 0)
            painter.setOpacity(0.3 if sign < 0 else 1.0)
            paint_rounded(painter, cell, picture, self.palette(), theme.RADIUS / 2)
            painter.setOpacity(1.0)
            if place == self._at:
                painter.setPen(QPen(QColor(tokens.accent), 3))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawRoundedRect(cell.adjusted(1, 1, -2, -2), 3, 3)
            elif sign:
                disc = QRect(cell.right() - 15, cell.bottom() - 13, 18, 18)
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(QColor(tokens.accent if sign > 0 else tokens.disliked))
                painter.drawEllipse(disc)
                icon = "thumb-up" if sign > 0 else "thumb-down"
                ink = QColor(tokens.on_accent if sign > 0 else tokens.on_disliked)
                theme.paint_icon(painter, icon, disc.adjusted(4, 4, -4, -4), ink)


def _answer(text: str, key: str) -> QPushButton:
    button = QPushButton(f"{text}   {key}")
    button.setAccessibleName(text)
    button.setProperty("tall", True)
    button.setAutoDefault(False)
    return button
