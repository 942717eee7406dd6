"""Show the header of a page, and the control of the tiles' size."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QAction, QFontMetrics, QResizeEvent
from PySide6.QtWidgets import QLabel, QMenu, QPushButton, QSizePolicy, QSlider, QToolButton, QWidget

from app.core.base.language import number, tr
from app.ui.canvas.pictures import Pictures
from app.ui.commands.registry import Actions
from app.ui.photos.pages import Title
from app.ui.photos.small_photos import Small, SmallPhotos
from app.ui.photos.tile_view import SIDES
from app.ui.style import theme
from app.ui.style.building import action_tool, column, row
from app.ui.style.labels import ElidedLabel, WordButton

HEIGHT = 9 * theme.UNIT  # px
_PICTURE = QSize(78, 52)  # px
_TITLE = 36 * theme.UNIT  # px that a title has before the words of the buttons

_WORDS = Qt.ToolButtonStyle.ToolButtonTextBesideIcon
_ICON = Qt.ToolButtonStyle.ToolButtonIconOnly


def _shorten(button: QToolButton, short: bool) -> None:
    """Show a button as an icon alone, or with its words; the order as one word."""
    style = _ICON if short else _WORDS
    if isinstance(button, OrderButton):
        button.setText(tr("Sort", "a menu's name") if short else button.order)
    elif button.toolButtonStyle() != style:
        button.setToolButtonStyle(style)


class Header(QWidget):
    """A page's title, count and sentence, or how many of its photos are selected; a button for
    their order, and others, which lose their words where the title needs the room: those of a low
    rank first.

    Signal: ``border_wanted()``, by the link to the photos to check.
    """

    border_wanted = Signal()

    def __init__(self, pictures: Pictures) -> None:
        super().__init__()
        self.order_button = OrderButton()
        self._shown: Title | None = None
        self._picture = SmallPhotos(pictures, _PICTURE)
        self._pictured = False  # whether a picture was asked with; a chip has it, too
        self._name, self._sentence = ElidedLabel(), ElidedLabel(quiet=True)
        for label in (self._name, self._sentence):
            label.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Preferred)
            label.setMinimumWidth(1)
        self._count = QLabel()
        self._count.setProperty("third", True)
        self._check = QPushButton()
        self._check.setProperty("link", True)
        self._check.setProperty("flush", True)  # it stands below the title where it is alone
        self._check.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._check.hide()
        self._check.setToolTip(tr("Go to the photos at the edge"))
        self._check.clicked.connect(self.border_wanted)
        self._buttons: dict[str, QToolButton] = {}
        self._tools: QWidget | None = None
        self._ranks: dict[QToolButton, int] = {self.order_button: 1}
        self.order_button.changed.connect(self._fit)
        self._lay_out()

    def _lay_out(self) -> None:
        bottom = Qt.AlignmentFlag.AlignBottom
        first = row(self._name, (self._count, bottom), None)
        second = row(self._sentence, self._check, None, gap=0)
        texts = column(None, first, second, None, gap=0), 1
        parts = self._picture, texts, self.order_button
        self._row = row(*parts, on=self, gap=2 * theme.UNIT)
        self._scale()

    def offer(
        self, kind: str, action: QAction, primary: str = "", *, alone: bool = False
    ) -> QToolButton:
        """Add and return a button for an action, shown for titles that offer this kind.
        ``primary``: the icon of a filled button; empty for an ordinary one; ``alone``: always an
        icon without words."""
        button = WordButton()
        button.setDefaultAction(action)
        button.setToolButtonStyle(_ICON if alone else _WORDS)
        button.setProperty("framed", not primary and not alone)
        button.setProperty("primary", bool(primary))
        button.setProperty("tall", not alone)
        if not alone:
            self._ranks[button] = 2 if primary else int(kind != "help")
        if primary:
            icon = theme.icon(primary, button.palette().ColorRole.HighlightedText)
            action.changed.connect(lambda: button.setIcon(icon))
            button.setIcon(icon)
        button.hide()
        self._buttons[kind] = button
        self._row.addWidget(button)
        return button

    def show_tools(self, tools: QWidget | None) -> None:
        """Show a page's own controls at the end, in place of another page's."""
        if tools is not self._tools:
            if self._tools is not None:
                self._tools.hide()
            if tools is not None:
                self._row.addWidget(tools)
                tools.show()
            self._tools = tools
            self._fit()

    def describe(self, title: Title) -> None:
        """Show a title."""
        if title == self._shown:
            return  # showing it again would lay out the header again
        self._shown = title
        self._pictured = title.picture is not None and not title.picture.word
        self._picture.setVisible(self._pictured and not theme.is_narrow(self))
        self._picture.show_photos([Small(title.picture)], fitted=True)
        self._name.setMinimumWidth(1)  # that of the old title would count in its own
        self._name.setText(title.name)
        self._count.setText("" if title.count is None else number(title.count))
        self._count.setVisible(title.count is not None)
        end = " · " if title.sentence and title.check else ""
        for part, text in ((self._sentence, title.sentence + end), (self._check, title.check)):
            part.setText(text)
            part.setVisible(bool(text))
            keeps = part.sizePolicy()  # with thumbs they come and go, under a title that stays
            keeps.setRetainSizeWhenHidden(self._pictured or bool(title.sentence))
            part.setSizePolicy(keeps)
        for kind, button in self._buttons.items():
            button.setVisible(kind in title.offers)
        self.setAccessibleName(title.name)
        self._fit()

    def minimumSizeHint(self) -> QSize:
        """Return a small width, so that button texts never widen the window."""
        return QSize(12 * theme.UNIT, self.height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._scale()
        self._fit()

    def event(self, event: QEvent) -> bool:
        handled = super().event(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._scale()
            self._fit()
        return handled

    def _scale(self) -> None:
        """Set the size of the title and the margins, smaller in a narrow window."""
        self._picture.setVisible(self._pictured and not theme.is_narrow(self))
        self._name.setFont(theme.scaled_font(self, 1 if theme.is_narrow(self) else 3))
        margin = theme.margin(self)
        self._row.setContentsMargins(margin, 0, margin, 0)
        lines = QFontMetrics(theme.scaled_font(self, 3)).height() + self.fontMetrics().height()
        self.setFixedHeight(max(HEIGHT, lines + 2 * theme.UNIT))
        drop = self._name.fontMetrics().descent() - self._count.fontMetrics().descent()
        self._count.setContentsMargins(0, 0, 0, drop)  # on the title's baseline

    def _fit(self) -> None:
        """Take words away until there is room for the texts, or for `_TITLE` px of them."""
        words = self._check.sizeHint().width() if self._check.isVisibleTo(self) else 0
        words += self._sentence.fontMetrics().horizontalAdvance(self._sentence.text())
        name = self._name.fontMetrics().horizontalAdvance(self._name.text())
        title = min(_TITLE, max(name, words))
        for step in range(2 + max(self._ranks.values(), default=0)):
            for button, rank in self._ranks.items():
                _shorten(button, rank < step)
            room = self.width() - 2 * theme.margin(self) - self._taken()
            if title <= room:
                break
        self._name.setMinimumWidth(max(1, min(title, name, room)))  # the sentence gives way first

    def _taken(self) -> int:
        """Return the pixels that the visible buttons and picture take."""
        wide = 0
        for each in self.findChildren(QWidget):
            if each.isVisibleTo(self) and isinstance(each, QToolButton | SmallPhotos):
                each.ensurePolished()  # it is wider once styled
                wide += max(each.minimumWidth(), each.sizeHint().width()) + self._row.spacing()
        return wide


class OrderButton(QToolButton):
    """The order button of a page's header.
    Signal: ``changed()`` when text or visibility changed, for the header to make room."""

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextOnly)
        self.setAutoRaise(True)
        self.setToolTip(tr("Sort and group the photos"))
        self.order = ""  # of the shown photos
        self.setMenu(QMenu(self))

    def say(self, order: str, *, shown: bool) -> None:
        """Show the order of the shown photos; ``shown``: whether there are any."""
        self.order = order
        self.setAccessibleName(tr("Order: {order}", order=order))
        self.setVisible(shown)
        self.changed.emit()


_USUAL_STEP = 4  # of tile_view.SIDES


class TileSize(QWidget):
    """Chooses a step of tile_view.SIDES. Signal: ``changed(step)``."""

    changed = Signal(int)

    def __init__(self, actions: Actions) -> None:
        super().__init__()
        self._slider = QSlider(Qt.Orientation.Horizontal)
        self._slider.setRange(0, len(SIDES) - 1)
        self._slider.setValue(_USUAL_STEP)
        self._slider.setFixedWidth(12 * theme.UNIT)
        self._slider.setAccessibleName(tr("Thumbnail size"))
        self._slider.setToolTip(tr("Thumbnail size"))
        # Dragging it with the mouse must not move the focus away from the photos.
        self._slider.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._slider.valueChanged.connect(self.changed)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Preferred)
        # The slider takes the focus, not the buttons.
        smaller = action_tool("tiles-small", actions["smaller"], side=16, by_keys=False)
        larger = action_tool("tiles-large", actions["larger"], side=16, by_keys=False)
        row(smaller, self._slider, larger, on=self, gap=theme.UNIT // 2)

    def step(self) -> int:
        """Return the size as a step of SIDES, which settings keep."""
        return self._slider.value()

    def set_step(self, step: int) -> None:
        """Set the size; values out of range are clipped."""
        self._slider.setValue(step)

    def change_by(self, steps: int) -> None:
        """Make the tiles larger or smaller."""
        self.set_step(self.step() + steps)
