"""Strip of "Ask me": one photo to rate after the other, with large thumbs, until all or done."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QToolButton, QVBoxLayout, QWidget

from app.core.language import tr
from app.core.types import SearchView
from app.ui.photos.pictures import Pictures, paint_rounded
from app.ui.style import theme

_HEIGHT = 18 * theme.UNIT  # px, of the photo
_THUMB = 5 * theme.UNIT  # px


class AskStrip(QFrame):
    """Hidden while nothing is asked. Signals: ``judged(photo, sign)``, ``ended()``,
    ``asking(bool)``: whether anything is."""

    judged = Signal(object, int)
    ended = Signal()
    asking = Signal(bool)

    def __init__(self, pictures: Pictures) -> None:
        super().__init__()
        self.setObjectName("strip")
        self.setAccessibleName(tr("Photos to rate"))
        self._asked: tuple[int, ...] = ()
        self._all = 0  # as many were asked in this go
        self._search: int | None = None
        self._title = QLabel()
        self._photo = _Photo(pictures)
        self._like = _thumb(tr("More like this"), "thumb-up")
        self._dislike = _thumb(tr("Less like this"), "thumb-down")
        done = QToolButton()
        done.setText(tr("Done"))
        done.setToolTip(tr("Go back to the results"))
        done.setProperty("framed", True)
        self._like.clicked.connect(lambda: self._judge(1))
        self._dislike.clicked.connect(lambda: self._judge(-1))
        done.clicked.connect(self.ended)
        above, below = QHBoxLayout(), QHBoxLayout()
        above.addWidget(self._title, stretch=1)
        above.addWidget(done)
        below.setSpacing(theme.UNIT)
        for button in (self._like, self._dislike):
            below.addWidget(button, stretch=1)
        column = QVBoxLayout(self)
        column.setContentsMargins(*4 * (theme.UNIT,))
        column.setSpacing(theme.UNIT)
        column.addLayout(above)
        column.addWidget(self._photo)
        column.addLayout(below)
        for before, after in ((self._like, self._dislike), (self._dislike, done)):
            QWidget.setTabOrder(before, after)
        self.show_search(None)

    def show_search(self, view: SearchView | None) -> None:
        """Ask what is still to be rated of what this search asks."""
        asked = () if view is None else view.asked
        another = view is None or view.search != self._search
        self._all = len(asked) if another or not self._asked else max(self._all, len(asked))
        self._asked, self._search = asked, None if view is None else view.search
        self.setVisible(bool(asked))
        self.asking.emit(bool(asked))
        if asked:
            self._title.setText(
                tr("Rate photo {place} of {all}", place=self._all - len(asked) + 1, all=self._all)
            )
            self._photo.show_photo(asked[0])

    def _judge(self, sign: int) -> None:
        if self._asked:
            self.judged.emit(self._asked[0], sign)


class _Photo(QWidget):
    """One photo, cut to its place."""

    def __init__(self, pictures: Pictures) -> None:
        super().__init__()
        self._pictures = pictures
        self._photo: int | None = None
        self.setFixedHeight(_HEIGHT)
        self.setAccessibleName(tr("The photo to rate"))
        pictures.loaded.connect(self.update)

    def show_photo(self, photo: int) -> None:
        """Show this photo."""
        self._photo = photo
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        side = self.devicePixelRatioF() * max(self.width(), self.height())
        picture = None if self._photo is None else self._pictures.of(self._photo, side)
        paint_rounded(QPainter(self), self.rect(), picture, self.palette(), theme.RADIUS)


def _thumb(name: str, icon: str) -> QToolButton:
    button = QToolButton()
    button.setIcon(theme.icon(icon))
    button.setIconSize(theme.icon_size(24))
    button.setAccessibleName(name)
    button.setToolTip(name)
    button.setProperty("framed", True)
    button.setMinimumSize(_THUMB, _THUMB)
    button.setSizePolicy(button.sizePolicy().Policy.Expanding, button.sizePolicy().Policy.Fixed)
    return button
