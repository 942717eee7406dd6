"""Hold the pages of the window's centre with their filters, and the way back from the shown one."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from functools import partial

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QLayout, QPushButton, QStackedWidget, QWidget

from app.core.base.language import tr
from app.core.base.search_types import EVERYWHERE, QueryItem, Scope
from app.core.base.work_types import Progress
from app.core.photos.table import Ids
from app.ui.photos.grid import PhotoGrid
from app.ui.style import theme
from app.ui.style.building import column
from app.ui.style.labels import WrappedLabel
from app.ui.welcome.first_page import EmptyState
from app.work.bus.bus import Bus


class Narrowed:
    """The filter of a page that lists photos; each album on it has a filter of its own.
    ``limits()``: the scope without a filter; ``show_only(photos)``: only these; None: all."""

    def __init__(
        self, bus: Bus, limits: Callable[[], Scope], show_only: Callable[[Ids | None], object]
    ) -> None:
        self._bus = bus
        self.limits = limits
        self._show_only = show_only
        self._filters: dict[int | None, str] = {}  # by album
        self._typed: str | None = None  # so far; becomes the filter once it matches something

    @property
    def filter(self) -> str:
        """The filter, as text."""
        return self._filters.get(self.limits().album, "")

    def scope(self) -> Scope:
        """Return what the filter leaves of the list."""
        return replace(self.limits(), filter=self.filter)

    def narrow(self, text: str) -> None:
        """Show only photos that match a filter."""
        self._filters[self.limits().album] = text
        self._typed = None
        self.apply()

    def preview(self, text: str) -> None:
        """Show the photos that match the text typed so far, unless there are none.
        The text may be a word for a search, and more may be typed."""
        self._typed = text
        self._ask(replace(self.limits(), filter=text))

    def apply(self) -> None:
        """Show what matches the filter now."""
        scope = self.scope()
        if scope == Scope(album=scope.album):
            self._show_only(None)
        else:
            self._ask(scope)

    def when_answered(self, act: Callable[[], object]) -> None:
        """Call ``act`` once what was typed is answered: answers come in the order of questions."""
        self._bus.ask(lambda library: None, lambda _: act())

    def _ask(self, scope: Scope) -> None:
        self._bus.ask(lambda library: library.facts.within(scope), partial(self._take, scope))

    def _take(self, scope: Scope, photos: Ids) -> None:
        if self._typed is not None and scope == replace(self.limits(), filter=self._typed):
            if len(photos):
                self._filters[scope.album] = self._typed
            self._typed = None
        if scope == self.scope():  # else a person has typed on, or turned to another list
            self._show_only(photos)


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
    """A widget that the window's centre can show, and what the window needs to know about it.

    Shortcuts of commands on photos work in the widget's focus proxy, else in the widget: a page
    with buttons needs its list of photos as focus proxy.
    """

    widget: QWidget
    name: str
    title: Callable[[], str | Title] | None = None  # of the header; None: the page has no header
    selected: Callable[[], tuple[int, ...]] | None = None  # ids to work on; None: no photos
    grid: PhotoGrid | None = None  # whose photos the preview can show
    narrowed: Narrowed | None = None  # the page's own filter; None: the library is filtered
    tools: QWidget | None = None  # the page's own controls, at the end of the header

    def targets(self) -> tuple[int, ...]:
        """Return the photos that a command works on, in their order on the page."""
        return self.selected() if self.selected else ()

    def take_keys(self, actions: Sequence[QAction]) -> None:
        """Make the shortcuts of these commands work while the page's photos have the focus."""
        if self.selected:
            (self.widget.focusProxy() or self.widget).addActions(actions)


class Pages(QStackedWidget):
    """A stack of pages, with the way from home to the current one. Signal: ``turned()``."""

    turned = Signal()

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
        """Return every page, shown or not."""
        return self._pages.values()

    def current(self) -> Page:
        """Return the page that is shown."""
        return self._way[-1]

    def before(self) -> Page | None:
        """Return the page that `back` leads to; None at home."""
        return self._way[-2] if len(self._way) > 1 else None

    def visit(self, widget: QWidget) -> None:
        """Show a page. If it is on the way already, go back to it."""
        page = self._pages[widget]
        if page in self._way:
            del self._way[self._way.index(page) + 1 :]
        else:
            self._way.append(page)
        self._show_current()

    def back(self) -> bool:
        """Go back to the previous page; return False at home."""
        return self.leave(self.current().widget)

    def go_home(self) -> None:
        """Go back to the home page."""
        del self._way[1:]
        self._show_current()

    def settle_at(self, widget: QWidget) -> None:
        """Replace the home page by another one."""
        self._way[0] = self._pages[widget]
        self._show_current()

    def leave(self, widget: QWidget) -> bool:
        """Take a page off the way, shown or not; return False if it is home or not on the way."""
        page = self._pages[widget]
        if page not in self._way[1:]:
            return False
        self._way.remove(page)
        self._show_current()
        return True

    def minimumSizeHint(self) -> QSize:
        """Return the minimum size of the shown page: hidden pages don't widen the window."""
        return self.current().widget.minimumSizeHint()

    def _show_current(self) -> None:
        self.setCurrentWidget(self.current().widget)
        self.updateGeometry()
        self.turned.emit()


class Notice(QWidget):
    """A sentence and a button that a listing shows instead of photos while it has none.
    It covers the list ``over``, if given, and is hidden at first."""

    wanted = Signal()

    def __init__(self, over: QWidget | None = None) -> None:
        super().__init__()
        if over is not None:
            cover = column(self, on=over)
            cover.setSizeConstraint(QLayout.SizeConstraint.SetNoConstraint)
            self.hide()
        self._text = WrappedLabel()
        self._text.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._button = QPushButton()
        self._button.clicked.connect(self.wanted)
        self.setFocusProxy(self._button)
        middle = self._button, Qt.AlignmentFlag.AlignCenter
        column(None, self._text, middle, None, on=self, margins=9, gap=2 * theme.UNIT)

    def say(self, text: str, button: str) -> None:
        """Show a sentence and a button; an empty ``button`` hides it."""
        self._text.setText(text)
        self._button.setText(button)
        self._button.setVisible(bool(button))


def notice_for(sought: str, progress: Progress, expected: bool) -> tuple[str, str]:
    """Return why there are no photos to show, and the text of the button that leads on.
    ``expected``: photos are about to be read, whatever ``progress`` says."""
    if sought:
        return tr("No photos match {sought}.", sought=sought), tr("Clear the filter")
    another = tr("Add another folder")
    if progress.phase == "paused":
        return tr("Reading is paused. The first photos appear when it goes on."), another
    if expected or progress.phase in ("looking", "reading"):
        return tr("Reading your photos. The first ones appear in a moment."), another
    return tr("There are no photos to show in this folder."), another


def way_on(scope: Scope) -> str:
    """Return the text of the button that widens a search; empty if it covers the whole library."""
    if scope == EVERYWHERE:
        return ""
    return tr("Search without the filter") if scope.filter else tr("Search all photos")


class Home:
    """Shows the grid, a ``notice`` or the empty state as the home page."""

    def __init__(self, pages: Pages, grid: PhotoGrid, empty: EmptyState) -> None:
        self._pages, self._grid, self._empty = pages, grid, empty
        self.notice = Notice()
        self.named = ""  # what limits the photos, such as a folder's name; empty for all photos
        pages.add(Page(self.notice, "library", lambda: ""))
        pages.add(Page(grid, "library", self._title, grid.selected, grid))

    def settle(self, notice: tuple[str, str] | None, *, empty: bool) -> None:
        """Show the photos, or if there are none a notice (sentence, button) or the empty state."""
        if notice is not None:
            self.notice.say(*notice)
        page = self._grid if notice is None else self.notice
        self._pages.settle_at(self._empty if empty else page)

    def _title(self) -> Title:
        return Title(self.named or tr("Photos"), len(self._grid.photo_model.given))
