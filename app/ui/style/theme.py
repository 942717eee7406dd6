"""Provide what painting by hand needs: 8-pixel units, a scale of type, tinted icons.

Only the photos and their colour labels are colourful. Colours come from the tokens behind a
widget's palette, so that light and dark need no code of their own.
"""

from __future__ import annotations

from importlib.resources import files

from PySide6.QtCore import QByteArray, QRect, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontInfo,
    QFontMetrics,
    QGuiApplication,
    QIcon,
    QIconEngine,
    QPainter,
    QPalette,
    QPen,
    QPixmap,
    QPixmapCache,
)
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QApplication, QWidget

from app.ui.style.tokens import Tokens, tokens_of

LETTERS = 13.0  # px of text, at least
_SCALE = (13.0, 15.0, 18.0, 22.0)  # px: text, headings, questions, titles of pages
_USUAL_LETTERS = 16.0  # px; icons grow with letters beyond this size
NARROW = 900  # px of a window's width, below which margins are smaller
UNIT = 8  # px; every margin and gap is a multiple or half of it
RADIUS = 6.0  # px, of tiles; half of it inside other rounded parts

_MIRRORED = {"previous": "next", "next": "previous", "folded": "previous"}  # right to left
_END = Qt.TextElideMode.ElideRight


def quiet(palette: QPalette) -> QColor:
    """Return the colour of secondary text."""
    return QColor(tokens_of(palette).quiet)


def third(palette: QPalette) -> QColor:
    """Return the colour of counts and hints."""
    return QColor(tokens_of(palette).third)


def scaled_font(widget: QWidget, step: int) -> QFont:
    """Return the widget's font at a step of the type scale, semi-bold except for text.
    0 text, 1 headings, 2 questions, 3 titles of pages; scaled with the system's font."""
    font = QFont(widget.font())
    font.setPointSizeF(QFontInfo(font).pointSizeF() * _SCALE[step] / _SCALE[0])
    if step > 0:
        font.setWeight(QFont.Weight.DemiBold)
    return font


def strong(font: QFont) -> QFont:
    """Return the font in semi-bold."""
    made = QFont(font)
    made.setWeight(QFont.Weight.DemiBold)
    return made


def elided(letters: QFontMetrics, text: str, room: int, how: Qt.TextElideMode = _END) -> str:
    """Return the text, shortened if it is wider than ``room`` px.

    Qt shortens also what is a fraction of a pixel wider than the whole pixels of its own answer.
    """
    return text if letters.horizontalAdvance(text) <= room else letters.elidedText(text, how, room)


def at_least_usual(font: QFont) -> QFont:
    """Return the system's font, at least `LETTERS` px large, with digits of equal width."""
    info = QFontInfo(font)
    if info.pixelSize() < LETTERS:
        font.setPointSizeF(info.pointSizeF() * LETTERS / info.pixelSize())
    font.setFeature(QFont.Tag("tnum"), 1)
    return font


def letters() -> float:
    """Return the size of the system's letters; 1 is usual or smaller."""
    return max(1.0, QFontInfo(QApplication.font()).pixelSize() / _USUAL_LETTERS)


def is_narrow(widget: QWidget) -> bool:
    """Return whether the widget's window has no room for a sidebar beside the photos."""
    return widget.window().width() < NARROW * letters()


def margin(widget: QWidget) -> int:
    """Return the margin at both sides of a page in px."""
    return (2 if is_narrow(widget) else 3) * UNIT


def icon_size(side: int) -> QSize:
    """Return the size of an icon that has ``side`` px beside letters of usual size."""
    return QSize(side, side) * letters()


def bar_height(widget: QWidget) -> int:
    """Return the height of a bar in px: the usual one, or that of two lines of a heading."""
    return max(6 * UNIT, 2 * QFontMetrics(scaled_font(widget, 1)).height() + UNIT // 2)


def icon(
    name: str,
    role: QPalette.ColorRole = QPalette.ColorRole.ButtonText,
    palette: QPalette | QWidget | None = None,
) -> QIcon:
    """Return resources/icons/NAME.svg as an icon that takes its colour when painted.
    From ``palette``, or the widget's, else from the application's palette."""
    return QIcon(_TintedIcon(name, role, palette))


def paint_icon(painter: QPainter, name: str, rect: QRect, colour: QColor) -> None:
    """Paint an icon in one colour, sharp at any device pixel ratio."""
    ratio = painter.device().devicePixelRatioF()
    painter.drawPixmap(rect, _tinted(name, rect.size() * ratio, colour))


def paint_thumb(painter: QPainter, disc: QRectF, tokens: Tokens, *, liked: bool) -> None:
    """Paint the mark of a liked or disliked photo."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(tokens.accent if liked else tokens.disliked))
    painter.drawEllipse(disc)
    rim = 0.22 * disc.width()
    inner = disc.adjusted(rim, rim, -rim, -rim).toRect()
    ink = QColor(tokens.on_accent if liked else tokens.on_disliked)
    paint_icon(painter, "thumb-up" if liked else "thumb-down", inner, ink)


def paint_ground(painter: QPainter, cell: QRect, palette: QPalette, selected: bool) -> None:
    """Paint the background of a selected item, or of one under the pointer."""
    tokens = tokens_of(palette)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(tokens.selected if selected else tokens.hover))
    painter.drawRoundedRect(_inside(cell), RADIUS, RADIUS)


def paint_focus(painter: QPainter, cell: QRect, palette: QPalette) -> None:
    """Paint the ring around the focused item."""
    painter.setPen(QPen(QColor(tokens_of(palette).accent), 2))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(_inside(cell), RADIUS, RADIUS)


def _inside(cell: QRect) -> QRectF:
    return QRectF(cell).adjusted(2, 2, -2, -2)


class _TintedIcon(QIconEngine):
    """Renders an SVG when painted, so that icons follow a change of theme."""

    def __init__(
        self, name: str, role: QPalette.ColorRole, palette: QPalette | QWidget | None
    ) -> None:
        super().__init__()
        self._name = name
        self._role = role
        self._palette = palette

    def paint(self, painter: QPainter, rect: QRect, mode: QIcon.Mode, state: QIcon.State) -> None:
        del state  # a button's frame shows whether it is on
        paint_icon(painter, self._name, rect, self._colour(mode))

    def pixmap(self, size: QSize, mode: QIcon.Mode, state: QIcon.State) -> QPixmap:
        del state
        return _tinted(self._name, size, self._colour(mode))

    def clone(self) -> QIconEngine:
        return _TintedIcon(self._name, self._role, self._palette)

    def _colour(self, mode: QIcon.Mode) -> QColor:
        disabled = mode == QIcon.Mode.Disabled
        group = QPalette.ColorGroup.Disabled if disabled else QPalette.ColorGroup.Active
        of = self._palette
        own = of.palette() if isinstance(of, QWidget) else of
        palette = QGuiApplication.palette() if own is None else own
        return palette.color(group, self._role)


def _tinted(name: str, size: QSize, colour: QColor) -> QPixmap:
    """Return an icon's shape filled with a colour; cached, because tiles paint it often."""
    if size.isEmpty():  # a button without room
        return QPixmap()
    if QGuiApplication.isRightToLeft():
        name = _MIRRORED.get(name, name)
    key = f"{name} {size.width()} {size.height()} {colour.rgba()}"
    pixmap = QPixmap()
    if QPixmapCache.find(key, pixmap):
        return pixmap
    pixmap = QPixmap(size)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    source = files("resources").joinpath("icons", f"{name}.svg").read_bytes()
    QSvgRenderer(QByteArray(source)).render(painter, QRectF(pixmap.rect()))
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceIn)
    painter.fillRect(pixmap.rect(), colour)
    painter.end()
    QPixmapCache.insert(key, pixmap)
    return pixmap


def application_icon() -> QIcon:
    """Return the program's own icon, in its own colours."""
    return QIcon(str(files("resources").joinpath("icons", "likewise.svg")))
