"""Bar under the preview: way back, caption of the photo, its stars, its thumbs."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QToolButton, QWidget

from app.core.language import tr
from app.ui.photos.marks_strip import MarksStrip
from app.ui.style import theme, words
from app.ui.style.elided_label import ElidedLabel
from app.ui.style.tokens import DARK, palette_of


class PreviewBar(QWidget):
    """Buttons for the mouse; the keyboard has its keys, so none of them takes the focus.

    Signals: ``left()``, ``stepped(+1 | -1)``, ``thumbed(+1 | -1)``, ``search_wanted()``,
    ``real_size_wanted()``, ``drawing_chosen(bool)``: whether a drag draws a rectangle,
    ``slides_wanted()``.
    """

    left = Signal()
    stepped = Signal(int)
    thumbed = Signal(int)
    search_wanted = Signal()
    real_size_wanted = Signal()
    drawing_chosen = Signal(bool)
    slides_wanted = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_NoMousePropagation)
        self.setFixedHeight(theme.bar_height(self))
        centre, middle = Qt.AlignmentFlag.AlignHCenter, Qt.TextElideMode.ElideMiddle
        self._caption = ElidedLabel(centre, middle, quiet=True)
        self.marks = MarksStrip()
        self._back = _button(tr("Back"), "")
        self._like = _button(tr("More like this"), "thumb-up")
        self._dislike = _button(tr("Less like this"), "thumb-down")
        self._search = _button(tr("Search from this photo"), "search")
        self._slides = _button(tr("Slide show"), "slides")
        self._draw = _button(tr("Search a part"), "region")
        self._draw.setText(tr("Search a part"))
        self._draw.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self._draw.setToolTip(tr("Draw a rectangle to search with a part of the photo"))
        self._draw.setCheckable(True)
        self._real_size = _button(tr("Real size, or the whole photo"), "real-size")
        self._steps = [
            _button(tr("The photo before"), "previous"),
            _button(tr("The next photo"), "next"),
        ]
        self._position, self._zoom = QLabel(), QLabel()
        self._connect()
        self._spared = (self._real_size, self._slides, self._draw)  # they have keys, too
        self._least = self._lay_out()

    def _connect(self) -> None:
        self._back.clicked.connect(self.left)
        self._slides.clicked.connect(self.slides_wanted)
        self._search.clicked.connect(self.search_wanted)
        self._draw.toggled.connect(self.drawing_chosen)
        self._real_size.clicked.connect(self.real_size_wanted)
        for button, step in zip(self._steps, (-1, 1), strict=True):
            button.clicked.connect(lambda _=False, step=step: self.stepped.emit(step))
        self._like.clicked.connect(lambda: self.thumbed.emit(1))
        self._dislike.clicked.connect(lambda: self.thumbed.emit(-1))

    def _lay_out(self) -> int:
        """Give the width without which something would be cut, with the least that is shown."""
        row = QHBoxLayout(self)
        row.setContentsMargins(2 * theme.UNIT, 0, 2 * theme.UNIT, 0)
        row.setSpacing(theme.UNIT // 2)
        for widget in (self._back, *self._steps, self._position):
            row.addWidget(widget)
        row.addWidget(self._caption, stretch=1)
        before = self._spared
        after = (self._like, self._dislike, self._search)
        for widget in (self._zoom, *before, self.marks, *after):
            row.addWidget(widget)
        buttons = (self._back, *self._steps, *before, *after)
        most = tr("{place} of {count}", place=100_000, count=100_000)
        texts = self._draw.sizeHint().width() - self._real_size.sizeHint().width()
        shown = sum(button.sizeHint().width() for button in buttons) - texts
        digits = self.fontMetrics().horizontalAdvance(most)
        return shown + digits + len(buttons) * row.spacing() + 4 * theme.UNIT

    def minimumSizeHint(self) -> QSize:
        """What is left where there is little room must have it; no bar may widen the window."""
        spared = sum(each.sizeHint().width() for each in self._spared)
        return QSize(self._least - min(spared, self._least // 2), self.height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        roomy = self.width() >= self._least + 32 * theme.UNIT
        style = Qt.ToolButtonStyle
        self._draw.setToolButtonStyle(
            style.ToolButtonTextBesideIcon if roomy else style.ToolButtonIconOnly
        )
        for widget in (self.marks, self._zoom):
            widget.setVisible(roomy)
        for each in self._spared:
            each.setVisible(self.width() >= self._least)

    def show_photo(self, caption: str, name: str, sign: int) -> None:
        """Name the photo, with the rest of its caption where there is room, and press the button of
        its thumb (+1, -1, or 0 for none)."""
        self._caption.say(caption, name)
        self._like.setChecked(sign > 0)
        self._dislike.setChecked(sign < 0)

    def show_position(self, row: int | None, count: int) -> None:
        """Say which photo of how many it is; nothing if it left the list."""
        position = "" if row is None else tr("{place} of {count}", place=row + 1, count=count)
        self._position.setText(position)
        self._steps[0].setEnabled(row is None or row > 0)
        self._steps[1].setEnabled(row is None or row + 1 < count)

    def tell_zoom(self, percent: float) -> None:
        """Say how large the photo is shown, 100 being real size."""
        self._zoom.setText(words.zoom(percent))

    def end_drawing(self) -> None:
        """Let a drag move the photo again where it is zoomed."""
        self._draw.setChecked(False)

    def set_thumbs(self, shown: bool) -> None:
        """Offer thumbs, or not: there is nothing to judge outside a search."""
        self._like.setVisible(shown)
        self._dislike.setVisible(shown)


def _button(name: str, icon: str) -> QToolButton:
    """A button of the dark bar."""
    button = QToolButton()
    button.setAutoRaise(bool(icon))
    button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    button.setAccessibleName(name)
    if icon:
        button.setIcon(theme.icon(icon, palette=palette_of(DARK)))
        button.setIconSize(theme.icon_size(20))
        button.setToolTip(name)
        button.setCheckable(icon.startswith("thumb"))
    else:
        button.setText(name)
    return button
