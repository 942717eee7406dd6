"""Header above the grid: title, button for a waiting order, way back, tile size."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QAction, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QToolButton, QWidget

from app.core.language import tr, tr_later
from app.ui.photos.order_button import OrderButton
from app.ui.photos.tile_size import TileSize
from app.ui.style import theme
from app.ui.style.labels import ElidedLabel

BACK_TO = {
    "album": tr_later("Back to the album"),
    "comparison": tr_later("Back to the comparison"),
    "day": tr_later("Back to the day"),
    "duplicates": tr_later("Back to the duplicates"),
    "library": tr_later("Back to the library"),
    "map": tr_later("Back to the map"),
    "photo": tr_later("Back to the photo"),
    "results": tr_later("Back to the results"),
    "slides": tr_later("Back to the slide show"),
    "stack": tr_later("Back to the stack"),
}
"""Name of a page -> what the button says that leads to it."""

_TITLE = 40 * theme.UNIT  # px that a title has before the words of the way back
_SHORT = 20 * theme.UNIT  # and before the words of the order
_LEAST = 12 * theme.UNIT  # and before all buttons

_WORDS, _ICON = Qt.ToolButtonStyle.ToolButtonTextOnly, Qt.ToolButtonStyle.ToolButtonIconOnly
_STEPS = (
    (_TITLE, True, _WORDS),
    (_TITLE, True, _ICON),
    (_TITLE, False, _ICON),
    (_SHORT, False, _ICON),
)
"""Room of the title, whether the slider of sizes is shown, and how the way back looks; from most
room to least."""


class BrowserHeader(QWidget):
    """Signals: ``order_wanted()`` for the waiting order, ``turned_over()`` to the other page.

    ``tile_size`` sets the size of the tiles, ``order_button`` says how they are sorted.
    """

    order_wanted = Signal()
    turned_over = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.tile_size = TileSize()
        self.order_button = OrderButton()
        self._title = ElidedLabel()
        self._title.setFont(theme.scaled_font(self._title, 1))
        self._ready = QToolButton()
        self._ready.setText(tr("A better order is ready"))
        self._ready.setToolTip(
            tr("A click shows it; so does moving the pointer away from the photos")
        )
        self._ready.setProperty("primary", True)
        self._ready.clicked.connect(self.order_wanted)
        self._ready.hide()
        self._other_page = QToolButton()
        self._other_page.setIcon(theme.icon("gallery"))
        self._other_page.clicked.connect(self.turned_over)
        self.order_button.changed.connect(self._fit)
        self.setFixedHeight(theme.bar_height(self))  # the same with and without its buttons
        row = QHBoxLayout(self)
        row.setContentsMargins(2 * theme.UNIT, 0, 2 * theme.UNIT, 0)
        row.setSpacing(theme.UNIT)
        self._leading, self._lead = QHBoxLayout(), list[QToolButton]()
        self._leads = False
        self._fitted: object = None  # what has the room that it needs
        row.addLayout(self._leading)
        row.addWidget(self._title, stretch=1)
        row.addWidget(self._ready)
        for widget in (self._other_page, self.order_button, self.tile_size):
            row.addWidget(widget)

    def describe(self, title: str, other_page: str, *, with_tiles: bool) -> None:
        """Say what is shown, and to which page the button leads ("" hides it)."""
        way = tr(BACK_TO[other_page]) if other_page else ""
        self._title.setText(title)
        if way != self._other_page.text():  # the same again would have the header laid out anew
            self._other_page.setText(way)
            self._other_page.setAccessibleName(way)
        self._other_page.setVisible(bool(other_page))
        self.tile_size.setVisible(with_tiles)
        self._fit()

    def lead(self, *actions: QAction) -> None:
        """Put buttons for these actions before the title."""
        for action in actions:
            button = QToolButton()
            button.setDefaultAction(action)
            button.setIconSize(theme.icon_size(16))
            button.setAutoRaise(True)
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click leaves the keys to the photos
            self._leading.addWidget(button)
            self._lead.append(button)
        self.show_lead(self._leads)

    def show_lead(self, shown: bool) -> None:
        """Show the buttons before the title: there is no way to go before the first search."""
        self._leads = shown
        for button in self._lead:
            button.setVisible(shown and not self._ready.isVisibleTo(self))

    def announce_order(self, waits: bool) -> None:
        """Tell in the title's place that a new order waits, or that none does: it makes the window
        no wider."""
        self._title.setVisible(not waits)
        for button in self._lead:
            button.setVisible(self._leads and not waits)
        self._ready.setVisible(waits)
        self._fit()

    def minimumSizeHint(self) -> QSize:
        """Words of buttons never widen the window."""
        return QSize(_LEAST, self.height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def event(self, event: QEvent) -> bool:
        handled = super().event(event)
        if event.type() == QEvent.Type.LayoutRequest:  # buttons are wider once they are dressed
            self._fit()
        return handled

    def _fit(self) -> None:
        """Have all fit, unless it does: trying what does lays out and paints the header anew."""
        if self._holds() != self._fitted:
            self._give_room()
            self._fitted = self._holds()

    def _holds(self) -> object:
        """All that the room of each part depends on."""
        parts = (self._title, self._ready, self._other_page, self.order_button, self.tile_size)
        wide = [_width(each) if each.isVisibleTo(self) else 0 for each in (*parts[1:], *self._lead)]
        words = self._title.text(), self._other_page.text(), self.order_button.text()
        font = self._title.font().key()
        return self.width(), self._title.isVisibleTo(self), font, wide, words

    def _give_room(self) -> None:
        """Give the title, or the button in its place, room before the words of the way back, the
        slider and the words of the order."""
        for room, slider, style in _STEPS:
            self.tile_size.show_slider(slider)
            self._other_page.setToolButtonStyle(style)
            self._other_page.setToolTip("" if style == _WORDS else self._other_page.text())
            self.order_button.fit(self.width())
            too_much = self._before(room) + self._taken() - self.width()
            if too_much <= 0:
                return
        self.order_button.fit(max(6 * theme.UNIT, self.order_button.sizeHint().width() - too_much))

    def _before(self, room: int) -> int:
        """How wide the title with at most so much room is, or the button in its place."""
        if self._ready.isVisibleTo(self):
            return self._ready.sizeHint().width()
        letters = self._title.fontMetrics().horizontalAdvance(self._title.text())
        leads = [each for each in self._lead if each.isVisibleTo(self)]
        return min(letters, room) + sum(_width(each) + theme.UNIT for each in leads)

    def _taken(self) -> int:
        """How wide all is that stands behind the title, with the gaps between and the margins."""
        behind = (self._other_page, self.order_button, self.tile_size)
        shown = [_width(each) for each in behind if each.isVisibleTo(self)]
        return sum(shown) + (len(shown) + 1) * theme.UNIT + 4 * theme.UNIT


def _width(widget: QWidget) -> int:
    """How much of the row a widget takes."""
    return widget.sizeHint().expandedTo(widget.minimumSizeHint()).width()
