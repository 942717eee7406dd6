"""Show the first page of an empty library, and three steps on a card with its first photos.

The steps are to search from a photo, to like results, to save the search. The person does each;
then the card shows the next one.
"""

from __future__ import annotations

from dataclasses import asdict
from importlib.resources import files
from string import Template

from PySide6.QtCore import QByteArray, QEvent, QObject, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QCloseEvent, QPainter, QPaintEvent, QPalette, QResizeEvent
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QFrame, QPushButton, QSizePolicy, QWidget

from app.core.base.language import tr, tr_later
from app.ui.style import theme
from app.ui.style.building import Sign, column, label, on_ground, page, row, tool
from app.ui.style.labels import ElidedLabel, WrappedLabel
from app.ui.style.tokens import tokens_of
from app.work.bus.bus import Bus
from app.work.bus.events import AlbumsChanged, SearchChanged, TableChanged

_SIZE = QSize(676, 180)  # px
_ROOM = 848  # px of width around the drawing, if the window has it


class Illustration(QWidget):
    """A drawing in the theme's colours, sharp at any scale.
    Mirrored in languages from right to left."""

    def __init__(self) -> None:
        super().__init__()
        self._drawing = files("resources").joinpath("icons", "first-page.svg").read_text("utf-8")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setMinimumHeight(_SIZE.height() // 2)
        self.setAccessibleName(
            tr("A photo, results of which one is liked and one disliked, and better results")
        )

    def sizeHint(self) -> QSize:
        return QSize(_ROOM, _SIZE.height())

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        painter, size = QPainter(self), _SIZE.toSizeF()
        size.scale(self.size().toSizeF().boundedTo(size), Qt.AspectRatioMode.KeepAspectRatio)
        painter.translate(self.width() / 2, self.height() / 2)
        if self.layoutDirection() == Qt.LayoutDirection.RightToLeft:
            painter.scale(-1, 1)
        dressed = Template(self._drawing).substitute(asdict(tokens_of(self.palette())))
        area = QRectF(-size.width() / 2, -size.height() / 2, size.width(), size.height())
        QSvgRenderer(QByteArray(dressed.encode())).render(painter, area)


_LOW = 600  # px of the window; a higher one has room for wider margins
_HOW = tr_later("You can search as soon as the first ones appear.")
_PRIVACY = tr_later(
    "Your photos never leave this computer, and Likewise never changes them unless you ask."
)


class EmptyState(QWidget):
    """A page with a drop zone; the window handles drops anywhere.

    Signals: ``add_wanted()``, ``sample_wanted()``.
    """

    add_wanted = Signal()
    sample_wanted = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setAccessibleName(tr("Start here"))
        on_ground(self)
        title = _centred(tr("Find photos by showing one"), 3)
        card = self._build_card(), Qt.AlignmentFlag.AlignHCenter
        gaps = {"margins": 2 * theme.UNIT, "gap": 3 * theme.UNIT}
        column(None, title, card, _promise(), None, on=self, **gaps)

    def _build_card(self) -> QWidget:
        """Return the drop zone, with the drawing and the buttons that do the same as dropping."""
        how = _centred(tr(_HOW))
        how.setProperty("quiet", True)
        role = QPalette.ColorRole.HighlightedText
        add = QPushButton(theme.icon("folder-add", role), tr("Add folder"))
        add.setProperty("primary", True)
        add.setDefault(True)
        self.setFocusProxy(add)
        add.clicked.connect(self.add_wanted)
        sample = QPushButton(tr("Try the sample gallery"))
        sample.clicked.connect(self.sample_wanted)
        for button in (add, sample):
            button.setProperty("tall", True)
            button.setIconSize(theme.icon_size(16))
        buttons = row(None, add, sample, None, gap=theme.UNIT + theme.UNIT // 2)
        drop = _centred(tr("Drop a folder of photos here"), 2)
        parts = Illustration(), 2 * theme.UNIT, drop, how, theme.UNIT, buttons
        card = QFrame()
        card.setObjectName("zone")
        self._column = column(None, *parts, None, on=card)
        return card

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Widen the margins in the zone where the window is high."""
        super().resizeEvent(event)
        room = min(max(self.height() - _LOW, 0) // 4, 6 * theme.UNIT)
        self._column.setContentsMargins(*2 * (2 * theme.UNIT, 2 * theme.UNIT + room))


def _promise() -> QWidget:
    """Return the sentence on privacy, after a lock."""
    words = ElidedLabel(quiet=True)
    words.setText(tr(_PRIVACY))
    words.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Preferred)
    words.setMinimumWidth(1)
    return page(row(None, Sign("lock", tr("Private")), words, None))


def _centred(text: str, step: int = 0) -> WrappedLabel:
    made = label(text, step)
    made.setAlignment(Qt.AlignmentFlag.AlignCenter)
    return made


_STEPS = (
    tr_later("1 of 3: Point at a photo and click “More like this”."),
    tr_later("2 of 3: Like two or three photos that fit, and watch the others move."),
    tr_later("3 of 3: Click “Save as smart album”. Matching photos are added automatically."),
    tr_later("That's it: the album is at the side. Correct it with thumbs."),
)
_WIDE = 40 * theme.UNIT  # px
_BELOW = 10 * theme.UNIT  # px for a message of two lines (app/ui/panels/toast.py)


class Coach(QFrame):
    """A card over the lower corner of ``over``, from the first photo on until it is closed."""

    def __init__(self, bus: Bus, over: QWidget) -> None:
        super().__init__(over)
        self.setObjectName("strip")
        self.setAutoFillBackground(True)
        self._bus, self._over, self._closed = bus, over, False
        self.sentence = label()
        close = tool("close", tr("Close"), self.close)
        close.setAutoRaise(False)
        margins = 2 * theme.UNIT, theme.UNIT, theme.UNIT, theme.UNIT
        row((self.sentence, 1), close, on=self, margins=margins)
        for kind in (SearchChanged, AlbumsChanged, TableChanged):
            bus.listen(kind, self._show_step)
        over.installEventFilter(self)
        self._show_step()

    def _show_step(self, *_: object) -> None:
        """Show the step that comes next."""
        view, albums = self._bus.shown_search(), self._bus.latest(AlbumsChanged).albums
        step = 0 if view is None else 1 if len(view.liked) < 2 else 2
        self.sentence.setText(tr(_STEPS[3 if albums else step]))
        self._place()
        self.setVisible(bool(self._bus.photos.all()) and not self._closed)

    def closeEvent(self, event: QCloseEvent) -> None:
        super().closeEvent(event)
        self._closed = True

    def _place(self) -> None:
        gap = 3 * theme.UNIT
        wide = min(_WIDE, self._over.width() - 2 * gap)
        high = max(self.heightForWidth(wide), self.sizeHint().height())
        left = gap if not self.isRightToLeft() else self._over.width() - gap - wide
        self.setGeometry(left, self._over.height() - _BELOW - high, wide, high)
        self.raise_()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize:
            self._place()
        return super().eventFilter(watched, event)
