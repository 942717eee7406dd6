"""First page of an empty library: what the program does, painted, and where to begin."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import (
    QHBoxLayout,
    QPushButton,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from app.core.base.language import tr, tr_later
from app.ui.style import theme
from app.ui.style.labels import ElidedLabel, WrappedLabel
from app.ui.style.tokens import Tokens, tokens_of

_SIZE = QSize(676, 180)  # px, in which the positions below are
_QUERY = QRectF(0, 41, 128, 96)
_CARD = QSize(68, 51)
_GAP = 8
_GRIDS = (180, 456)  # left edges of the results before and after
_TOP = 5

_Scene = Callable[[QPainter, QRectF, int], None]


class Illustration(QWidget):
    """Painted, so that it is sharp at any scale and fits both themes; from right to left where the
    language runs so."""

    def __init__(self) -> None:
        super().__init__()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setMinimumHeight(_SIZE.height() // 2)
        self.setAccessibleName(
            tr("A photo, results of which one is liked and one disliked, and better results")
        )

    def sizeHint(self) -> QSize:
        return _SIZE

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        scale = min(1.0, self.width() / _SIZE.width(), self.height() / _SIZE.height())
        painter.translate(self.width() / 2, self.height() / 2)
        if self.layoutDirection() == Qt.LayoutDirection.RightToLeft:
            painter.scale(-1, 1)
        painter.scale(scale, scale)
        painter.translate(-_SIZE.width() / 2, -_SIZE.height() / 2)
        tokens = tokens_of(self.palette())
        _paint_card(painter, _QUERY, _hills, 0)
        _paint_arrow(painter, tokens, QPointF(154, 89))
        mixed = (_hills, _trees, _sea, _town, _hills, _trees, _sea, _hills, _town)
        _paint_grid(painter, _GRIDS[0], mixed)
        _paint_sign(painter, _cell(_GRIDS[0], 0), "thumb-up", tokens.accent, tokens.on_accent)
        down = _cell(_GRIDS[0], 3)
        _paint_sign(painter, down, "thumb-down", tokens.disliked, tokens.on_disliked)
        _paint_arrow(painter, tokens, QPointF(428, 89))
        _paint_grid(painter, _GRIDS[1], (_hills,) * 9)


def _cell(left: int, number: int) -> QRectF:
    row, column = divmod(number, 3)
    return QRectF(
        left + column * (_CARD.width() + _GAP),
        _TOP + row * (_CARD.height() + _GAP),
        _CARD.width(),
        _CARD.height(),
    )


def _paint_grid(painter: QPainter, left: int, scenes: tuple[_Scene, ...]) -> None:
    for number, scene in enumerate(scenes):
        _paint_card(painter, _cell(left, number), scene, number)


def _paint_card(painter: QPainter, card: QRectF, scene: _Scene, number: int) -> None:
    outline = QPainterPath()
    outline.addRoundedRect(card, theme.RADIUS, theme.RADIUS)
    painter.save()
    painter.setClipPath(outline)
    painter.setPen(Qt.PenStyle.NoPen)
    scene(painter, card, number)
    painter.restore()


def _paint_arrow(painter: QPainter, tokens: Tokens, middle: QPointF) -> None:
    painter.setPen(QPen(QColor(tokens.control), 2, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    tip = middle + QPointF(10, 0)
    painter.drawLine(middle - QPointF(10, 0), tip)
    painter.drawLine(tip, tip + QPointF(-6, -6))
    painter.drawLine(tip, tip + QPointF(-6, 6))


def _paint_sign(painter: QPainter, card: QRectF, icon: str, ground: str, colour: str) -> None:
    solid = icon == "thumb-up"
    style = Qt.PenStyle.SolidLine if solid else Qt.PenStyle.DashLine
    painter.setPen(QPen(QColor(ground), 3 if solid else 2, style))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(card.adjusted(-1.5, -1.5, 1.5, 1.5), theme.RADIUS, theme.RADIUS)
    disc = QRect(0, 0, 26, 26)
    disc.moveCenter(QPointF(card.right() - 4, card.bottom() - 4).toPoint())
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(ground))
    painter.drawEllipse(disc)
    theme.paint_icon(painter, icon, disc.adjusted(6, 6, -6, -6), QColor(colour))


# Scenes: what is in the drawn photos. They are pictures, so their colours are no tokens.


def _hills(painter: QPainter, card: QRectF, number: int) -> None:
    painter.fillRect(card, QColor(("#f3c9a5", "#f0bf9a", "#efc7ad")[number % 3]))
    painter.setBrush(QColor("#fff1d6"))
    sun = card.height() * 0.13
    across = (0.68, 0.3, 0.5, 0.74, 0.4)[number % 5]
    painter.drawEllipse(
        QPointF(card.left() + card.width() * across, card.top() + card.height() * 0.34), sun, sun
    )
    for step, colour in enumerate(("#c98f7d", "#8f6472", "#533f5c")):
        _ridge(painter, card, 0.52 + 0.16 * step, (number * 3 + step * 2) % 5, colour)


def _sea(painter: QPainter, card: QRectF, number: int) -> None:
    painter.fillRect(card, QColor("#b9d3dc"))
    sea = card.adjusted(0, card.height() * 0.5, 0, 0)
    painter.fillRect(sea, QColor("#4c7f93"))
    sail = QPainterPath(QPointF(card.center().x() + number, card.top() + card.height() * 0.2))
    sail.lineTo(card.center().x() + number, sea.top())
    sail.lineTo(card.center().x() + number + card.width() * 0.2, sea.top())
    painter.fillPath(sail, QColor("#f6f3ec"))


def _trees(painter: QPainter, card: QRectF, number: int) -> None:
    painter.fillRect(card, QColor("#c5d2bd"))
    for trunk in range(5):
        left = card.left() + card.width() * (0.08 + 0.2 * trunk + 0.02 * ((number + trunk) % 3))
        colour = QColor("#5c7358" if trunk % 2 else "#3d5240")
        painter.fillRect(QRectF(left, card.top(), card.width() * 0.07, card.height()), colour)


def _town(painter: QPainter, card: QRectF, number: int) -> None:
    painter.fillRect(card, QColor("#33415e"))
    for house in range(5):
        height = card.height() * (0.35 + 0.11 * ((number + 2 * house) % 4))
        width = card.width() / 5
        left = card.left() + house * width
        painter.fillRect(QRectF(left, card.bottom() - height, width - 1, height), QColor("#1c2438"))
        window = QRectF(left + width * 0.3, card.bottom() - height * 0.75, 3, 4)
        painter.fillRect(window, QColor("#f2d58a"))


def _ridge(painter: QPainter, card: QRectF, height: float, phase: int, colour: str) -> None:
    """A line of hills, ``height`` of the card below its top."""
    top, width = card.top() + height * card.height(), card.width()
    swing = card.height() * 0.13
    path = QPainterPath(QPointF(card.left(), top + swing * (phase - 2) / 3))
    path.cubicTo(
        QPointF(card.left() + width * 0.3, top - swing * (1 + phase % 3)),
        QPointF(card.left() + width * 0.6, top + swing * (1 + phase % 2)),
        QPointF(card.right(), top - swing * ((phase + 1) % 3) / 2),
    )
    path.lineTo(card.bottomRight())
    path.lineTo(card.bottomLeft())
    painter.fillPath(path, QColor(colour))


_ZONE = QSize(880, 456)  # px, at most
_HOW = tr_later("You can search as soon as the first ones appear.")
_PRIVACY = tr_later(
    "Your photos never leave this computer, and Likewise never changes them unless you ask."
)


class EmptyState(QWidget):
    """A calm page that is a drop zone as a whole; the window takes the drops.

    Signals: ``add_wanted()``, ``sample_wanted()``.
    """

    add_wanted = Signal()
    sample_wanted = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setAccessibleName(tr("Start here"))
        title = _centred(tr("Find photos by showing one"))
        title.setFont(theme.scaled_font(title, 3))
        self._news = _centred("")
        page = QVBoxLayout(self)
        page.setContentsMargins(*4 * (2 * theme.UNIT,))
        page.setSpacing(3 * theme.UNIT)
        page.addStretch()
        page.addWidget(title)
        page.addWidget(self._build_card(), alignment=Qt.AlignmentFlag.AlignHCenter)
        page.addWidget(_Promise())
        page.addStretch()

    def _build_card(self) -> QWidget:
        """The zone to drop a folder on, with what it is for and the buttons that do the same."""
        drop = _centred(tr("Drop a folder of photos here"))
        drop.setFont(theme.scaled_font(drop, 2))
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
        buttons = QHBoxLayout()
        buttons.setSpacing(theme.UNIT + theme.UNIT // 2)
        buttons.addStretch()
        for button in (add, sample):
            button.setProperty("tall", True)
            button.setIconSize(theme.icon_size(20))
            buttons.addWidget(button)
        buttons.addStretch()
        card = _Card()
        column = QVBoxLayout(card)
        column.setContentsMargins(*4 * (2 * theme.UNIT,))
        column.setSpacing(theme.UNIT)
        column.addStretch()
        column.addWidget(Illustration())
        column.addSpacing(2 * theme.UNIT)
        column.addWidget(drop)
        column.addWidget(how)
        column.addSpacing(theme.UNIT)
        column.addLayout(buttons)
        column.addWidget(self._news)
        column.addStretch()
        return card

    def tell(self, news: str) -> None:
        """Say how far what was begun here is, or why it failed, where the eye is."""
        self._news.setText(news)

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        QPainter(self).fillRect(self.rect(), QColor(tokens_of(self.palette()).ground))


class _Card(QWidget):
    """A grey field with a dashed edge."""

    def sizeHint(self) -> QSize:
        """Be as large as there is room."""
        return super().sizeHint().expandedTo(_ZONE)

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        painter, tokens = QPainter(self), tokens_of(self.palette())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        pen = QPen(QColor(tokens.control), 1.5)
        pen.setDashPattern([5, 4])
        painter.setPen(pen)
        painter.setBrush(QColor(tokens.surface))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 14, 14)


class _Promise(QWidget):
    """What is promised of photos, behind a lock."""

    def __init__(self) -> None:
        super().__init__()
        words = ElidedLabel(quiet=True)
        words.setText(tr(_PRIVACY))
        words.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Preferred)
        words.setMinimumWidth(1)
        lock = QToolButton()
        lock.setIcon(theme.icon("lock"))
        lock.setIconSize(theme.icon_size(16))
        lock.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        lock.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        lock.setAccessibleName(tr("Private"))
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addStretch()
        row.addWidget(lock)
        row.addWidget(words)
        row.addStretch()


def _centred(text: str) -> WrappedLabel:
    label = WrappedLabel(text)
    label.setAlignment(Qt.AlignmentFlag.AlignCenter)
    return label
