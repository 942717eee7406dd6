"""Hold the pages of the window's centre, and the way back from the shown one."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QAction, QContextMenuEvent
from PySide6.QtWidgets import QLabel, QLayout, QPushButton, QStackedWidget, QWidget

from app.core.base.language import tr
from app.core.base.search_types import EVERYWHERE, QueryItem, Scope
from app.ui.photos.grid import PhotoGrid
from app.ui.style import theme
from app.ui.style.building import column
from app.ui.style.labels import WrappedLabel

HOME = "library"
"""The name of the page where all ways begin."""

Listed = tuple[str, Scope]
"""A list of the library's photos: the name of its page, and its scope."""


@dataclass(frozen=True, slots=True)
class Title:
    """What the header shows of a page: its name, the number of photos, a sentence.
    ``check``: text of a link to the photos to check; ``offers``: the kinds of its buttons."""

    name: str
    count: int | None = None
    sentence: str = ""
    check: str = ""
    picture: QueryItem | None = None  # the query's picture
    offers: frozenset[str] = frozenset()


SELECTED = frozenset(("search", "put_into_album", "export", "more", "select_none"))
"""The kinds of buttons while several photos are selected."""


@dataclass(frozen=True, slots=True, eq=False)
class Page:
    """What the window's centre shows, and what the window needs to know about it.

    Several pages may have one widget, but each ``name`` is on the way only once. Shortcuts of
    commands on photos work in the widget's focus proxy, else in the widget: a page with buttons
    needs its list of photos as focus proxy.
    """

    widget: QWidget
    name: str
    title: Callable[[], Title] | None = None  # of the header; None: the page has no header
    selected: Callable[[], tuple[int, ...]] | None = None  # ids to work on; None: no photos
    grid: PhotoGrid | None = None  # whose photos the preview can show
    scope: Scope | None = None  # of the library's photos that it lists; None: no list of these
    tools: QWidget | None = None  # the page's own controls, at the end of the header
    zoom: Callable[[int], object] | None = None  # by so many steps; None: the size of tiles

    def targets(self) -> tuple[int, ...]:
        """Return the photos that a command works on, in their order on the page."""
        return self.selected() if self.selected else ()

    def take_keys(self, actions: Sequence[QAction]) -> None:
        """Make the shortcuts of these commands work while the page's photos have the focus."""
        if self.selected:
            (self.widget.focusProxy() or self.widget).addActions(actions)


class Pages(QStackedWidget):
    """A stack of pages, with the way from home to the current one.
    Signals: ``turned()``, ``menu_wanted(global point)`` for the photos of the shown page."""

    turned = Signal()
    menu_wanted = Signal(object)

    def __init__(self, home: Page) -> None:
        super().__init__()
        self._pages: dict[QWidget, Page] = {}
        self._way: list[Page] = [home]
        self.add(home)

    def add(self, page: Page) -> None:
        """Add a page without showing it."""
        self._pages[page.widget] = page
        self.addWidget(page.widget)

    def all(self) -> Iterable[Page]:
        """Return every page that was added, shown or not."""
        return self._pages.values()

    def of(self, widget: QWidget) -> Page:
        """Return the page that was added with this widget."""
        return self._pages[widget]

    def home(self) -> Page:
        """Return the page where all ways begin."""
        return self._way[0]

    def current(self) -> Page:
        """Return the page that is shown."""
        return self._way[-1]

    def before(self) -> Page | None:
        """Return the page that `back` leads to; None at home."""
        return self._way[-2] if len(self._way) > 1 else None

    def listed(self) -> Listed:
        """Return the last list of the library's photos on the way; home has one."""
        return next((p.name, p.scope) for p in reversed(self._way) if p.scope is not None)

    def visit(self, page: Page) -> None:
        """Show a page. If one of its name is on the way, go back to there."""
        del self._way[self._place_of(page.name) :]
        self._way.append(page)
        self._show_current()

    def back(self) -> bool:
        """Go back to the previous page; return False at home."""
        return self.leave(self.current().name)

    def go_home(self) -> None:
        """Go back to the home page."""
        del self._way[1:]
        self._show_current()

    def settle(self, page: Page) -> None:
        """Replace the page of this name on the way, shown or not."""
        self._way[self._place_of(page.name)] = page
        self._show_current()

    def leave(self, name: str) -> bool:
        """Take a page off the way, shown or not; return False if it is home or not on the way."""
        place = self._place_of(name)
        if place in (0, len(self._way)):
            return False
        del self._way[place]
        self._show_current()
        return True

    def _place_of(self, name: str) -> int:
        """Return where on the way a page is; its length if nowhere."""
        names = [page.name for page in self._way]
        return names.index(name) if name in names else len(names)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        if self.current().targets():
            self.menu_wanted.emit(event.globalPos())

    def minimumSizeHint(self) -> QSize:
        """Return the minimum size of the shown page: hidden pages don't widen the window."""
        return self.current().widget.minimumSizeHint()

    def _show_current(self) -> None:
        self.setCurrentWidget(self.current().widget)
        self.updateGeometry()
        self.turned.emit()


class Notice(QWidget):
    """A sentence and a button that a listing shows instead of photos while it has none.
    It covers the list ``over``, if given, and is hidden at first. Signals: ``wanted()``, for the
    button; ``followed(target)``, for a link."""

    wanted = Signal()
    followed = Signal(str)

    def __init__(self, over: QWidget | None = None) -> None:
        super().__init__()
        if over is not None:
            cover = column(self, on=over)
            cover.setSizeConstraint(QLayout.SizeConstraint.SetNoConstraint)
            self.hide()
        self._text = WrappedLabel()
        self._text.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._links = QLabel(wordWrap=True, alignment=Qt.AlignmentFlag.AlignCenter)
        by_keys = Qt.TextInteractionFlag.LinksAccessibleByKeyboard
        self._links.setTextInteractionFlags(by_keys | Qt.TextInteractionFlag.LinksAccessibleByMouse)
        self._links.linkActivated.connect(self.followed)
        self._button = QPushButton()
        self._button.clicked.connect(self.wanted)
        self.setFocusProxy(self._button)
        middle = self._button, Qt.AlignmentFlag.AlignCenter
        parts = self._text, self._links, middle
        column(None, *parts, None, on=self, margins=9, gap=2 * theme.UNIT)

    def say(self, text: str, button: str, links: str = "") -> None:
        """Show a sentence, links as rich text, and a button; what is empty is hidden."""
        self._text.setText(text)
        self._button.setAccessibleDescription(text)
        self._links.setText(links)
        self._links.setVisible(bool(links))
        self._button.setText(button)
        self._button.setVisible(bool(button))


def way_on(scope: Scope) -> str:
    """Return the text of the button that widens a search; empty if it covers the whole library."""
    if scope == EVERYWHERE:
        return ""
    return tr("Search without the filter") if scope.filter else tr("Search all photos")
