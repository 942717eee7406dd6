"""Show the header of a page, or the bar of a selection while several photos are selected."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QAction, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from app.core.base.language import number, tr
from app.core.base.search_types import QueryItem
from app.ui.photos.order_button import OrderButton
from app.ui.photos.pages import Page, Title
from app.ui.photos.pictures import Pictures, paint_rounded
from app.ui.style import theme
from app.ui.style.controls import WordButton
from app.ui.style.labels import ElidedLabel

HEIGHT = 9 * theme.UNIT  # px
_PICTURE = QSize(78, 52)  # px
_TITLE = 30 * theme.UNIT  # px that a title has before the words of the buttons

_WORDS = Qt.ToolButtonStyle.ToolButtonTextBesideIcon
_ICON = Qt.ToolButtonStyle.ToolButtonIconOnly


class PageTop(QWidget):
    """The area above a page, which shows its ``header``, the ``bar`` of a selection, or neither."""

    def __init__(self, pictures: Pictures) -> None:
        super().__init__()
        self.header = Header(pictures)
        self.bar = SelectionBar()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.header)
        column.addWidget(self.bar)

    def show_page(self, page: Page) -> None:
        """Show the header of this page, or the bar if several of its photos are selected."""
        several = page.grid is not None and page.grid.selection.count() > 1
        self.header.setVisible(page.title is not None and not several)
        self.bar.setVisible(several)
        if page.title is not None:
            title = page.title()
            shown = Title(title) if isinstance(title, str) else title
            self.header.describe(shown)


class _Bar(QWidget):
    """A bar that fits its margins and the words of its buttons to its width."""

    _fitted: object = None  # the state that `_give_room` last ran for

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
        if event.type() == QEvent.Type.LayoutRequest:  # buttons are wider once styled
            self._fit()
        return handled

    def _fit(self) -> None:
        """Fit the parts, unless nothing has changed: each try lays out and paints the bar again."""
        if self._layout_inputs() != self._fitted:
            self._give_room()
            self._fitted = self._layout_inputs()

    def _scale(self) -> None:
        """Set the size of titles and margins, smaller in a narrow window."""
        raise NotImplementedError

    def _layout_inputs(self) -> object:
        """Return everything that the room of each part depends on."""
        raise NotImplementedError

    def _give_room(self) -> None:
        """Show as much of each button as there is room for."""
        raise NotImplementedError


class Header(_Bar):
    """A page's title, count and sentence, its buttons, and a button for the order of its photos.

    Signal: ``border_wanted()``, by the link to the photos to check.
    """

    border_wanted = Signal()

    def __init__(self, pictures: Pictures) -> None:
        super().__init__()
        self.order_button = OrderButton()
        self._shown: Title | None = None
        self._picture = _Picture(pictures)
        self._name, self._sentence = ElidedLabel(), ElidedLabel(quiet=True)
        for label in (self._name, self._sentence):
            label.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Preferred)
            label.setMinimumWidth(1)
        self._count = QLabel()
        self._count.setProperty("third", True)
        self._check = _link("")
        self._check.setToolTip(tr("Go to the photos at the edge"))
        self._check.clicked.connect(self.border_wanted)
        self._buttons: dict[str, QToolButton] = {}
        self._acts = QHBoxLayout()
        self._acts.setSpacing(2 * theme.UNIT)
        self._acts.addWidget(self.order_button)
        self.order_button.changed.connect(self._fit)
        self._lay_out()

    def _lay_out(self) -> None:
        first, second, texts = QHBoxLayout(), QHBoxLayout(), QVBoxLayout()
        first.setSpacing(theme.UNIT)
        second.setSpacing(0)  # the link has margins
        first.addWidget(self._name)
        first.addWidget(self._count, 0, Qt.AlignmentFlag.AlignBottom)
        first.addStretch(1)
        second.addWidget(self._sentence)
        second.addWidget(self._check)
        second.addStretch(1)
        texts.setSpacing(0)
        texts.addStretch()
        texts.addLayout(first)
        texts.addLayout(second)
        texts.addStretch()
        self._row = QHBoxLayout(self)
        self._row.setSpacing(2 * theme.UNIT)
        self._row.addWidget(self._picture)
        self._row.addLayout(texts, 1)
        self._row.addLayout(self._acts)
        self._scale()

    def offer(self, kind: str, action: QAction, primary: str = "") -> None:
        """Add a button for an action, shown for titles that offer this kind.
        ``primary``: the icon of a filled button; empty for an ordinary one."""
        button = WordButton()
        button.setDefaultAction(action)
        button.setProperty("primary" if primary else "framed", True)
        button.setProperty("tall", True)
        button.setToolButtonStyle(_WORDS)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click leaves the focus on the photos
        role = button.palette().ColorRole
        if primary:
            icon = theme.icon(primary, role.HighlightedText)
            action.changed.connect(lambda: button.setIcon(icon))
            button.setIcon(icon)
        button.hide()
        self._buttons[kind] = button
        self._acts.addWidget(button)

    def describe(self, title: Title) -> None:
        """Show a title."""
        if title == self._shown:
            return  # showing it again would lay out the header again
        self._shown = title
        self._picture.show_item(title.picture)
        self._name.setText(title.name)
        self._count.setText("" if title.count is None else number(title.count))
        self._count.setVisible(title.count is not None)
        self._sentence.setText(f"{title.sentence} ·" if title.check else title.sentence)
        self._check.setText(title.check)
        self._check.setVisible(bool(title.check))
        self._sentence.setVisible(bool(title.sentence))
        for kind, button in self._buttons.items():
            button.setVisible(kind in title.offers)
        self.setAccessibleName(title.name)
        self._fit()

    def _scale(self) -> None:
        self._name.setFont(theme.scaled_font(self, 1 if theme.is_narrow(self) else 3))
        self._count.setFont(theme.scaled_font(self, 0))
        margin = theme.margin(self)
        self._row.setContentsMargins(margin, 0, margin, 0)
        letters = self._name.fontMetrics().height() + self.fontMetrics().height()
        self.setFixedHeight(max(HEIGHT, letters + 2 * theme.UNIT))

    def _layout_inputs(self) -> object:
        parts = (self.order_button, *self._buttons.values())
        wide = [each.sizeHint().width() if each.isVisibleTo(self) else 0 for each in parts]
        words = self._name.text(), self.order_button.text()
        return self.width(), self._name.font().key(), self._picture.isVisibleTo(self), wide, words

    def _give_room(self) -> None:
        """Make room for the title by hiding the words of buttons.
        The help's go first, then the order button, then the words of the other buttons."""
        room = self.width() - self._row.contentsMargins().left() * 2
        title = min(_TITLE, self._name.fontMetrics().horizontalAdvance(self._name.text()))
        title += self._picture.width() * self._picture.isVisibleTo(self) + 4 * theme.UNIT
        help_, others = self._buttons.get("help"), [*self._buttons.values()]
        plain = [each for each in others if each is not help_ and not each.property("primary")]
        steps: tuple[tuple[Sequence[QToolButton | None], bool], ...] = (
            ((), True),
            ((help_,), True),
            ((help_, *plain), False),
            ((help_, *others), False),
        )
        for icons, ordered in steps:
            for button in others:
                style = _ICON if button in icons else _WORDS
                if button.toolButtonStyle() != style:
                    button.setToolButtonStyle(style)
            shown = [each for each in others if each.isVisibleTo(self)]
            taken = sum(each.sizeHint().width() + 2 * theme.UNIT for each in shown)
            self.order_button.allow(ordered)
            if self.order_button.isVisibleTo(self):
                self.order_button.fit(self.width())
                taken += self.order_button.sizeHint().width()
            if title + taken <= room:
                return


class _Picture(QWidget):
    """The picture of the query, hidden for a word."""

    def __init__(self, pictures: Pictures) -> None:
        super().__init__()
        self._pictures = pictures
        self._item: QueryItem | None = None
        self.setFixedSize(_PICTURE)
        pictures.loaded.connect(self.update)
        self.hide()

    def show_item(self, item: QueryItem | None) -> None:
        """Show the picture of this item; hide for None or a word."""
        self._item = item if item is None or not item.word else None
        self.setVisible(self._item is not None)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        if self._item is not None:
            side = 1.2 * self.width() * self.devicePixelRatioF()
            picture = self._pictures.of_query(self._item, side)
            paint_rounded(QPainter(self), self.rect(), picture, self.palette(), theme.RADIUS)


class SelectionBar(_Bar):
    """A sentence, a button for each command, one for more, and one that ends the selection."""

    more_wanted = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.setAccessibleName(tr("Selected photos"))
        self.setFixedHeight(HEIGHT)  # the same as the header's, so that the photos don't move
        self._words, self._size = ElidedLabel(), ElidedLabel(quiet=True)
        for label in (self._words, self._size):
            label.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Preferred)
            label.setMinimumWidth(1)
        self._buttons: list[QToolButton] = []
        self._clear = _plain("close", "")
        self._more = _plain("more", tr("More"))
        self._more.setProperty("framed", True)
        self._more.clicked.connect(lambda: self.more_wanted.emit(self._more))
        self._row = QHBoxLayout(self)
        self._row.setSpacing(theme.UNIT)
        self._row.addWidget(self._words)
        self._row.addWidget(self._size)
        self._row.addStretch(1)
        self._row.addWidget(self._more)
        self._row.addWidget(self._clear)
        self._scale()

    def offer(self, actions: Sequence[QAction], clear: QAction) -> None:
        """Show buttons for these commands, and one that clears the selection."""
        if [button.defaultAction() for button in self._buttons] == list(actions):
            return
        for button in self._buttons:
            self._row.removeWidget(button)
            button.deleteLater()
        self._buttons = []
        for place, action in enumerate(actions, 2):
            button = WordButton()
            button.setDefaultAction(action)
            button.setProperty("framed", True)
            button.setToolButtonStyle(_WORDS)
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            self._row.insertWidget(place, button)
            self._buttons.append(button)
        self._clear.setDefaultAction(clear)
        self._clear.setIcon(theme.icon("close"))
        self._clear.setToolButtonStyle(_ICON)

    def say(self, sentence: str, size: str = "") -> None:
        """Show what is selected, and the total size of the files."""
        self._words.setText(sentence)
        self._size.setText(size)

    def _scale(self) -> None:
        margin = theme.margin(self)
        self._words.setFont(theme.scaled_font(self, 2))
        self._row.setContentsMargins(margin, 0, margin, 0)

    def _layout_inputs(self) -> object:
        return self.width(), [each.sizeHint().width() for each in self._buttons]

    def _give_room(self) -> None:
        """Show icons alone where there is no room for the words of the buttons."""
        for style in (_WORDS, _ICON):
            for button in self._buttons:
                if button.toolButtonStyle() != style:
                    button.setToolButtonStyle(style)
            every = (*self._buttons, self._more, self._clear)
            taken = sum(each.sizeHint().width() + theme.UNIT for each in every)
            if taken + _TITLE // 2 + 2 * theme.margin(self) <= self.width():
                return


def _link(text: str) -> QPushButton:
    button = QPushButton(text)
    button.setProperty("link", True)
    button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
    button.hide()
    return button


def _plain(icon: str, name: str) -> QToolButton:
    button = QToolButton()
    button.setIcon(theme.icon(icon))
    button.setToolTip(name)
    button.setAccessibleName(name)
    button.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click leaves the focus on the photos
    return button
