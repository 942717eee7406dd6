"""Show the header of a page, or the bar of a selection while several photos are selected; and the
control of the tiles' size."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QAction, QFontMetrics, QResizeEvent
from PySide6.QtWidgets import QLabel, QMenu, QPushButton, QSizePolicy, QSlider, QToolButton, QWidget

from app.core.base.language import number, tr
from app.ui.photos.pages import Page, Title
from app.ui.photos.pictures import Pictures
from app.ui.photos.small_photos import Small, SmallPhotos
from app.ui.photos.tile_view import SIDES
from app.ui.style import theme
from app.ui.style.building import column, row, tool
from app.ui.style.labels import ElidedLabel, WordButton

HEIGHT = 9 * theme.UNIT  # px
_PICTURE = QSize(78, 52)  # px
_TITLE = 36 * theme.UNIT  # px that a title has before the words of the buttons

_WORDS = Qt.ToolButtonStyle.ToolButtonTextBesideIcon
_ICON = Qt.ToolButtonStyle.ToolButtonIconOnly


class PageTop(QWidget):
    """The area above a page, which shows its ``header``, the ``bar`` of a selection, or neither."""

    def __init__(self, pictures: Pictures) -> None:
        super().__init__()
        self.header = Header(pictures)
        self.bar = SelectionBar()
        column(self.header, self.bar, on=self, gap=0)

    def show_page(self, page: Page) -> None:
        """Show the header of this page, or the bar if several of its photos are selected."""
        several = page.grid is not None and page.grid.selection.count() > 1
        self.header.setVisible(page.title is not None and not several)
        self.bar.setVisible(several)
        if page.title is not None:
            title = page.title()
            shown = Title(title) if isinstance(title, str) else title
            self.header.describe(shown)
            self.header.show_tools(page.tools)


class _Bar(QWidget):
    """A title, and buttons that lose their words where the title needs the room: those of a low
    rank first."""

    def __init__(self, step: int) -> None:
        super().__init__()
        self._step = step  # of the type scale, of the title
        self._name = _giving_way(ElidedLabel())
        self._ranks: dict[QToolButton, int] = {}
        self._row = row(on=self)

    def _entitle(self, text: str) -> None:
        """Show another title; the old one's width, as the minimum, would count in its own."""
        self._name.setMinimumWidth(1)
        self._name.setText(text)

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
        step = min(self._step, 1) if theme.is_narrow(self) else self._step
        self._name.setFont(theme.scaled_font(self, step))
        margin = theme.margin(self)
        self._row.setContentsMargins(margin, 0, margin, 0)
        lines = QFontMetrics(theme.scaled_font(self, 3)).height() + self.fontMetrics().height()
        self.setFixedHeight(max(HEIGHT, lines + 2 * theme.UNIT))

    def _button(self, action: QAction, rank: int = 0) -> QToolButton:
        """Make a button that loses its words at this rank."""
        button = WordButton()
        button.setDefaultAction(action)
        button.setProperty("framed", True)
        button.setToolButtonStyle(_WORDS)
        self._ranks[button] = rank
        return button

    def _fit(self) -> None:
        """Take words away until there is room for the title, or for `_TITLE` px of it."""
        title = min(_TITLE, self._name.fontMetrics().horizontalAdvance(self._name.text()))
        for step in range(2 + max(self._ranks.values(), default=0)):
            for button, rank in self._ranks.items():
                _shorten(button, rank < step)
            room = self.width() - 2 * theme.margin(self) - self._taken()
            if title <= room:
                break
        self._name.setMinimumWidth(max(1, min(title, room)))  # the sentence gives way first

    def _taken(self) -> int:
        """Return the pixels that the visible buttons and picture take."""
        wide = 0
        for each in self.findChildren(QWidget):
            if each.isVisibleTo(self) and isinstance(each, QToolButton | SmallPhotos):
                each.ensurePolished()  # it is wider once styled
                wide += max(each.minimumWidth(), each.sizeHint().width()) + self._row.spacing()
        return wide


def _giving_way(label: ElidedLabel) -> ElidedLabel:
    """Let a label be narrower than its text, but no wider."""
    label.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Preferred)
    label.setMinimumWidth(1)
    return label


def _shorten(button: QToolButton, short: bool) -> None:
    """Show a button as an icon alone, or with its words; of the order only the arrow stays."""
    style = _ICON if short else _WORDS
    if isinstance(button, OrderButton):
        button.setText("" if short else button.order)
    elif button.toolButtonStyle() != style:
        button.setToolButtonStyle(style)


class Header(_Bar):
    """A page's title, count and sentence, its buttons, and a button for the order of its photos.

    Signal: ``border_wanted()``, by the link to the photos to check.
    """

    border_wanted = Signal()

    def __init__(self, pictures: Pictures) -> None:
        super().__init__(3)
        self.order_button = OrderButton()
        self._shown: Title | None = None
        self._picture = SmallPhotos(pictures, _PICTURE)
        self._pictured = False  # whether a picture was asked with; a chip has it, too
        self._sentence = _giving_way(ElidedLabel(quiet=True))
        self._count = QLabel()
        self._count.setProperty("third", True)
        self._check = QPushButton()
        self._check.setProperty("link", True)
        self._check.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._check.hide()
        self._check.setToolTip(tr("Go to the photos at the edge"))
        self._check.clicked.connect(self.border_wanted)
        self._buttons: dict[str, QToolButton] = {}
        self._tools: QWidget | None = None
        self._ranks[self.order_button] = 1
        self.order_button.changed.connect(self._fit)
        self._lay_out()

    def _lay_out(self) -> None:
        bottom = Qt.AlignmentFlag.AlignBottom
        first = row(self._name, (self._count, bottom), None)
        second = row(self._sentence, self._check, None, gap=0)  # the link has margins
        self._row.setSpacing(2 * theme.UNIT)
        self._row.addWidget(self._picture)
        self._row.addLayout(column(None, first, second, None, gap=0), 1)
        self._row.addWidget(self.order_button)
        self._scale()

    def _scale(self) -> None:
        super()._scale()
        self._picture.setVisible(self._pictured and not theme.is_narrow(self))
        drop = self._name.fontMetrics().descent() - self._count.fontMetrics().descent()
        self._count.setContentsMargins(0, 0, 0, drop)  # on the title's baseline

    def offer(self, kind: str, action: QAction, primary: str = "") -> None:
        """Add a button for an action, shown for titles that offer this kind.
        ``primary``: the icon of a filled button; empty for an ordinary one."""
        button = self._button(action, 2 if primary else int(kind != "help"))
        button.setProperty("framed", not primary)
        button.setProperty("primary", bool(primary))
        button.setProperty("tall", True)
        if primary:
            icon = theme.icon(primary, button.palette().ColorRole.HighlightedText)
            action.changed.connect(lambda: button.setIcon(icon))
            button.setIcon(icon)
        button.hide()
        self._buttons[kind] = button
        self._row.addWidget(button)

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
        self._entitle(title.name)
        self._count.setText("" if title.count is None else number(title.count))
        self._count.setVisible(title.count is not None)
        end = " ·" if title.sentence and title.check else ""
        self._sentence.setText(title.sentence + end)
        self._check.setText(title.check)
        self._check.setVisible(bool(title.check))
        self._sentence.setVisible(bool(title.sentence))
        keeps = self._sentence.sizePolicy()  # of a search: with its thumbs the sentence comes and
        keeps.setRetainSizeWhenHidden(self._pictured)  # goes, under a title that stays
        self._sentence.setSizePolicy(keeps)
        for kind, button in self._buttons.items():
            button.setVisible(kind in title.offers)
        self.setAccessibleName(title.name)
        self._fit()


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

    def offer(self, actions: Sequence[QAction]) -> None:
        """Add these to the menu, with a separator between groups."""
        menu, before = self.menu(), None
        menu.setSeparatorsCollapsible(False)  # captions are some
        for action in actions:
            if before is not None and action.actionGroup() is not before.actionGroup():
                menu.addSeparator()
            menu.addAction(action)
            before = action

    def say(self, order: str, *, shown: bool) -> None:
        """Show the order of the shown photos; ``shown``: whether there are any."""
        self.order = order
        self.setAccessibleName(tr("Order: {order}", order=order))
        self.setVisible(shown)
        self.changed.emit()

    def open(self) -> None:
        """Open the menu by keyboard."""
        if self.isVisible():
            self.showMenu()


class SelectionBar(_Bar):
    """A sentence, a button for each command, one for more, and one that ends the selection."""

    more_wanted = Signal(object)

    def __init__(self) -> None:
        super().__init__(2)
        self.setAccessibleName(tr("Selected photos"))
        self._clear = QToolButton()
        self._more = tool("more", tr("More"), lambda: self.more_wanted.emit(self._more), side=16)
        self._more.setProperty("framed", True)
        self._row.addWidget(self._name)
        self._row.addWidget(self._more)
        self._row.addStretch(1)
        self._row.addWidget(self._clear)
        self._scale()

    def offer(self, actions: Sequence[QAction], clear: QAction) -> None:
        """Show buttons for these commands, and one that clears the selection."""
        for place, action in enumerate(actions, 1):
            self._row.insertWidget(place, self._button(action))
        self._clear.setDefaultAction(clear)
        self._clear.setIcon(theme.icon("close"))
        self._clear.setToolButtonStyle(_ICON)

    def say(self, sentence: str) -> None:
        """Show what is selected."""
        self._entitle(sentence)
        self._fit()


_USUAL_STEP = 4  # of tile_view.SIDES


class TileSize(QWidget):
    """Chooses a step of tile_view.SIDES. Signal: ``changed(step)``."""

    changed = Signal(int)

    def __init__(self) -> None:
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
        smaller, larger = (  # the slider takes the focus
            tool(icon, name, partial(self.change_by, steps), side=16, by_keys=False)
            for icon, name, steps in (
                ("tiles-small", tr("Smaller thumbnails"), -1),
                ("tiles-large", tr("Larger thumbnails"), 1),
            )
        )
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
