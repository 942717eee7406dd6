"""Provide the bars above and below a large photo: its facts, and its commands."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QSize, Qt, Signal
from PySide6.QtGui import QAction, QResizeEvent
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QLabel, QToolButton, QWidget

from app.core.base.language import tr
from app.ui.photos.marks_strip import MarksStrip
from app.ui.style import theme, words
from app.ui.style.labels import ElidedLabel
from app.ui.style.tokens import DARK, palette_of

_ROOMY, _MIDDLING = 900, 640  # px of a bar's width, below which it hides parts
_LEAST = 42 * theme.UNIT


class PreviewHead(QWidget):
    """Shows a photo's name, facts and position in the list. ``marks``: its stars."""

    left = Signal()
    zoomed = Signal(int)
    real_size_wanted = Signal()
    menu_wanted = Signal(object)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_NoMousePropagation)
        self.setFixedHeight(theme.bar_height(self) + theme.UNIT)
        self._name = ElidedLabel(elide=Qt.TextElideMode.ElideMiddle)
        self._name.setFont(theme.scaled_font(self, 1))
        self._details, self._position = ElidedLabel(quiet=True), QLabel()
        self._position.setProperty("quiet", True)
        self.marks = MarksStrip()
        back = button(tr("Back"), "previous")
        self._smaller, self._larger = button(tr("Smaller"), "minus"), button(tr("Larger"), "plus")
        self._real_size = button(tr("Actual size, or the whole photo"), "real-size")
        self._more = button(tr("More"), "more")
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(theme.UNIT, 0, theme.UNIT, 0)
        self._row.setSpacing(theme.UNIT)
        texts = QHBoxLayout()
        texts.setSpacing(3 * theme.UNIT // 2)
        texts.addWidget(self._name, 2)
        texts.addWidget(self._details, 5)
        self._row.addWidget(back)
        self._row.addLayout(texts, 1)
        for part in (self._position, self._smaller, self._real_size, self._larger, self.marks):
            self._row.addWidget(part)
        self._row.addWidget(self._more)
        back.clicked.connect(self.left)
        self._smaller.clicked.connect(lambda: self.zoomed.emit(-1))
        self._larger.clicked.connect(lambda: self.zoomed.emit(1))
        self._real_size.clicked.connect(self.real_size_wanted)
        self._more.clicked.connect(self._open_menu)

    def offer(self, icon: str, action: QAction) -> None:
        """Add a button for a command."""
        made = button(action.text(), icon)
        made.clicked.connect(action.trigger)
        if action.isCheckable():
            made.setCheckable(True)
            made.setChecked(action.isChecked())
            action.toggled.connect(made.setChecked)
        self._row.addWidget(made)

    def show_photo(self, name: str, details: str) -> None:
        """Show the name of a photo, and other facts."""
        self._name.setText(name)
        wanted = self._name.fontMetrics().horizontalAdvance(name) + theme.UNIT
        self._name.setMaximumWidth(wanted)
        self._details.setText(details)

    def show_position(self, row: int | None, count: int) -> None:
        """Show the position of the photo in the list; nothing if it is not in the list."""
        position = "" if row is None else tr("{place} of {count}", place=row + 1, count=count)
        self._position.setText(position)

    def minimumSizeHint(self) -> QSize:
        """Return a small width, so that no bar widens the window."""
        return QSize(_LEAST, self.height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        for part in (self._smaller, self._larger, self.marks):
            part.setVisible(self.width() >= _ROOMY * theme.letters())
        self._real_size.setVisible(self.width() >= _MIDDLING * theme.letters())

    def _open_menu(self) -> None:
        self.menu_wanted.emit(self._more.mapToGlobal(QPoint(0, self._more.height())))


class PreviewFoot(QWidget):
    """The bar with the actions on a photo.

    Signals: ``around_chosen(bool)``: whether the strip shows photos taken around it;
    ``search_wanted()``, ``thumbed(+1 | -1)``, ``drawing_chosen(bool)``: whether a drag draws a
    rectangle, ``slides_wanted()``.
    """

    around_chosen = Signal(bool)
    search_wanted = Signal()
    thumbed = Signal(int)
    drawing_chosen = Signal(bool)
    slides_wanted = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_NoMousePropagation)
        self.setFixedHeight(theme.bar_height(self) + theme.UNIT)
        self._segments = QWidget()
        self._lists = [button(tr("In this list"), ""), button(tr("Taken around it"), "")]
        self._search = button(tr("More like this"), "")
        self._search.setProperty("pill", True)
        self._like, self._dislike = (
            button(tr("Like"), "thumb-up"),
            button(tr("Dislike"), "thumb-down"),
        )
        self._draw = button(tr("Search a part"), "region")
        self._draw.setToolTip(tr("Draw a rectangle to search with a part of the photo"))
        self._draw.setCheckable(True)
        self._slides = button(tr("Slide show"), "slides")
        self._zoom = QLabel()
        self._zoom.setProperty("quiet", True)
        self._lay_out()
        self._lists[1].toggled.connect(self.around_chosen)
        self._search.clicked.connect(self.search_wanted)
        self._like.clicked.connect(lambda: self.thumbed.emit(1))
        self._dislike.clicked.connect(lambda: self.thumbed.emit(-1))
        self._draw.toggled.connect(self.drawing_chosen)
        self._slides.clicked.connect(self.slides_wanted)

    def _lay_out(self) -> None:
        between = QHBoxLayout(self._segments)
        between.setContentsMargins(0, 0, 0, 0)
        between.setSpacing(0)
        group = QButtonGroup(self)
        for each in self._lists:
            each.setCheckable(True)
            each.setProperty("segment", True)
            group.addButton(each)
            between.addWidget(each)
        self._lists[0].setChecked(True)
        start, middle, end = QHBoxLayout(), QHBoxLayout(), QHBoxLayout()
        for layout in (start, middle, end):
            layout.setSpacing(theme.UNIT)
        start.addWidget(self._segments)
        start.addStretch()
        for widget in (self._search, self._like, self._dislike):
            middle.addWidget(widget)
        end.addStretch()
        for part in (self._zoom, self._draw, self._slides):
            end.addWidget(part)
        row = QHBoxLayout(self)
        row.setContentsMargins(2 * theme.UNIT, 0, 2 * theme.UNIT, 0)
        row.addLayout(start, 1)
        row.addLayout(middle)
        row.addLayout(end, 1)

    def show_sign(self, sign: int) -> None:
        """Press the button of the photo's thumb: +1, -1, or 0 for none."""
        self._like.setChecked(sign > 0)
        self._dislike.setChecked(sign < 0)

    def tell_zoom(self, percent: float) -> None:
        """Show the zoom in percent, 100 being actual size."""
        self._zoom.setText(words.zoom(percent))

    def end_drawing(self) -> None:
        """End drawing, so that a drag moves a zoomed photo again."""
        self._draw.setChecked(False)

    def set_thumbs(self, shown: bool) -> None:
        """Show or hide thumbs: outside a search there is nothing to judge."""
        self._like.setVisible(shown)
        self._dislike.setVisible(shown)

    def minimumSizeHint(self) -> QSize:
        """Return a small width, so that no bar widens the window."""
        return QSize(_LEAST, self.height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        roomy = self.width() >= _ROOMY * theme.letters()
        self._zoom.setVisible(roomy)
        self._segments.setVisible(self.width() >= _MIDDLING * theme.letters())


def button(name: str, icon: str) -> QToolButton:
    """Return a button of a dark bar."""
    made = QToolButton()
    made.setFocusPolicy(Qt.FocusPolicy.TabFocus)
    made.setAccessibleName(name)
    if icon:
        made.setAutoRaise(True)
        made.setIcon(theme.icon(icon, palette=palette_of(DARK)))
        made.setIconSize(theme.icon_size(20))
        made.setToolTip(name)
        made.setCheckable(icon.startswith("thumb"))
    else:
        made.setText(name)
    return made
