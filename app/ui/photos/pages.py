"""Pages of the window's centre: one is shown at a time, and the way to it is remembered."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QObject, QSize, Qt, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QPushButton, QStackedWidget, QVBoxLayout, QWidget

from app.core.base.language import tr
from app.core.base.search_types import EVERYWHERE, QueryItem, Scope, SearchView
from app.core.base.work_types import Progress
from app.core.photos.table import Ids, ids_of
from app.ui.photos.grid import PhotoGrid
from app.ui.photos.photo_model import ListedStacks
from app.ui.style import theme
from app.ui.style.labels import WrappedLabel
from app.ui.welcome.first_page import EmptyState


@dataclass(frozen=True, slots=True, eq=False)
class Narrowed:
    """How a page is filtered that shows a part of the library. ``album``: that it shows now, None
    for none; ``show_only(photos)``: only these of what it has; None: all."""

    album: Callable[[], int | None]
    show_only: Callable[[Sequence[int] | None], None]


@dataclass(frozen=True, slots=True)
class Title:
    """What the header says of a page: its name, how many photos there are, a sentence; ``check``
    is a link to the photos at an album's border. ``offers``: the kinds of buttons that it has."""

    name: str
    count: int | None = None
    sentence: str = ""
    check: str = ""
    picture: QueryItem | None = None  # that was asked with
    offers: frozenset[str] = frozenset()


@dataclass(frozen=True, slots=True, eq=False)
class Page:
    """A widget that the window's centre can show, and what is asked of it there.

    The keys of commands on photos work in the widget's focus proxy, or in itself if it has none:
    let a page with buttons have its list of photos as focus proxy.
    """

    widget: QWidget
    name: str
    title: Callable[[], str | Title] | None = None  # of the header above it; None: it has no header
    selected: Callable[[], tuple[int, ...]] | None = None  # ids to work on; None: it has no photos
    grid: PhotoGrid | None = None  # of which a photo can be looked at large, in tiles of any size
    tiles: bool = True  # of any size; or the grid is not shown, and only has the photos
    narrowed: Narrowed | None = None  # by a filter of its own; without, the library is filtered
    lists: tuple[QWidget, ...] = ()  # in which keys work; without any, as above
    place: Callable[[], str] | None = None  # of the sidebar, where that is not always its name

    def targets(self) -> tuple[int, ...]:
        """Give the photos that a command works on, in their order on the page."""
        return self.selected() if self.selected else ()

    def take_keys(self, actions: Sequence[QAction]) -> None:
        """Let the keys of these commands on photos work while the photos have the keyboard."""
        if self.selected:
            for each in self.lists or (self.widget.focusProxy() or self.widget,):
                each.addActions(actions)


class Pages(QStackedWidget):
    """The pages. The way to the one that is shown starts at the home page. Signal: ``turned()``."""

    turned = Signal()

    def __init__(self, home: Page) -> None:
        super().__init__()
        self._pages: dict[QWidget, Page] = {}
        self._way: list[Page] = [home]
        self.add(home)

    def add(self, page: Page) -> None:
        """Take a page, without showing it."""
        self._pages[page.widget] = page
        self.addWidget(page.widget)

    def all(self) -> Iterable[Page]:
        """Give every page, shown or not."""
        return self._pages.values()

    def current(self) -> Page:
        """Give the page that is shown."""
        return self._way[-1]

    def before(self) -> Page | None:
        """Give the page that `back` leads to; None at home."""
        return self._way[-2] if len(self._way) > 1 else None

    def visit(self, widget: QWidget) -> None:
        """Turn to a page. One that lies on the way already is gone back to."""
        page = self._pages[widget]
        if page in self._way:
            del self._way[self._way.index(page) + 1 :]
        else:
            self._way.append(page)
        self._turn()

    def back(self) -> bool:
        """Turn to where one came from; False at home."""
        return self.leave(self.current().widget)

    def go_home(self) -> None:
        """Turn to the home page."""
        del self._way[1:]
        self._turn()

    def settle_at(self, widget: QWidget) -> None:
        """Let another page be home, in the place of the one that was."""
        self._way[0] = self._pages[widget]
        self._turn()

    def leave(self, widget: QWidget) -> bool:
        """Take a page off the way, shown or not; False if it is not on it, or home."""
        page = self._pages[widget]
        if page not in self._way[1:]:
            return False
        self._way.remove(page)
        self._turn()
        return True

    def minimumSizeHint(self) -> QSize:
        """Ask for the room that the shown page needs: no other may widen the window."""
        return self.current().widget.minimumSizeHint()

    def _turn(self) -> None:
        self.setCurrentWidget(self.current().widget)
        self.updateGeometry()
        self.turned.emit()


class Notice(QWidget):
    """What a listing says while it has no photos to show, with a button that leads on."""

    wanted = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._text = WrappedLabel()
        self._text.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._button = QPushButton()
        self._button.clicked.connect(self.wanted)
        self.setFocusProxy(self._button)
        column = QVBoxLayout(self)
        column.setSpacing(2 * theme.UNIT)
        column.addStretch()
        column.addWidget(self._text)
        column.addWidget(self._button, alignment=Qt.AlignmentFlag.AlignCenter)
        column.addStretch()

    def say(self, text: str, button: str) -> None:
        """Show this sentence, and this button unless it has no words."""
        self._text.setText(text)
        self._button.setText(button)
        self._button.setVisible(bool(button))


def notice_for(sought: str, progress: Progress, expected: bool) -> tuple[str, str]:
    """Say why there are no photos to show, and name the button that leads on. ``expected``: some
    are to be read, whatever the progress was last."""
    if sought:
        return tr("No photos match {sought}.", sought=sought), tr("Clear the filter")
    another = tr("Add another folder")
    if progress.phase == "paused":
        return tr("Reading is paused. The first photos appear when it goes on."), another
    if expected or progress.phase in ("looking", "reading"):
        return tr("Reading your photos. The first ones appear in a moment."), another
    return tr("There are no photos to show in this folder."), another


class EmptyResults(Notice):
    """Covers the list of results, and is hidden while that has any."""

    def __init__(self, results: QWidget) -> None:
        super().__init__()
        self.setParent(results)
        results.installEventFilter(self)
        self.hide()

    def show_view(self, view: SearchView | None) -> None:
        """Say why this search has no results, unless it has."""
        empty = view is not None and not view.results
        if view is not None and empty:
            self.say(view.summary or tr("There is nothing to show."), way_on(view.scope))
        self.setVisible(empty)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize and isinstance(watched, QWidget):
            self.setGeometry(watched.rect())
        return super().eventFilter(watched, event)


def way_on(scope: Scope) -> str:
    """Name the button that lets a search look further; empty if it looks everywhere."""
    if scope == EVERYWHERE:
        return ""
    return tr("Search without the filter") if scope.filter else tr("Search all photos")


class Home(QObject):
    """Turns the first page to the grid, to a notice, or to the empty state.

    Signal: ``notice_accepted()``, for the button of a notice.
    """

    notice_accepted = Signal()

    def __init__(
        self, pages: Pages, grid: PhotoGrid, stacks: ListedStacks, empty: EmptyState
    ) -> None:
        super().__init__(pages)
        self._pages = pages
        self._grid = grid
        self._stacks = stacks
        self._empty = empty
        self._notice = Notice()
        self._notice.wanted.connect(self.notice_accepted)
        self._photos = ids_of(())  # with all photos of stacks
        self.named = ""  # what limits them, as a folder's name; else they are all photos
        pages.add(Page(self._notice, "library", lambda: ""))
        pages.add(Page(grid, "library", self._title, grid.selected, grid))

    def show(
        self,
        photos: Ids,
        notice: tuple[str, str] | None,
        *,
        empty: bool,
        others: bool,
        limited: bool,
    ) -> None:
        """Show these photos; without any, a notice (a sentence and a button) or the empty state.

        ``others``: a person asked for another list, which begins at its beginning; ``limited``:
        they are not all that there are.
        """
        self._grid.show_above(not limited)
        show = self._grid.show_others if others else self._grid.show_photos
        self._photos = photos
        show(self._stacks.in_library(photos))
        if notice is not None:
            self._notice.say(*notice)
        page = self._grid if notice is None else self._notice
        self._pages.settle_at(self._empty if empty else page)

    def arrange(self) -> None:
        """Show the same photos with the stacks as they are now."""
        self._grid.show_photos(self._stacks.in_library(self._photos))

    def _title(self) -> Title:
        return Title(self.named or tr("Photos"), len(self._photos))
