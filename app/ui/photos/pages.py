"""Stack of the pages in the window's centre: shows one at a time and remembers the way to it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QStackedWidget, QWidget

from app.ui.photos.grid import PhotoGrid


@dataclass(frozen=True, slots=True, eq=False)
class Narrowed:
    """How a page is filtered that shows a part of the library. ``album``: that it shows now, None
    for none; ``show_only(photos)``: only these of what it has; None: all."""

    album: Callable[[], int | None]
    show_only: Callable[[Sequence[int] | None], None]


@dataclass(frozen=True, slots=True, eq=False)
class Page:
    """A widget that the window's centre can show, and what is asked of it there.

    The keys of commands on photos work in the widget's focus proxy, or in itself if it has none:
    let a page with buttons have its list of photos as focus proxy.
    """

    widget: QWidget
    name: str  # of those in browser_header.BACK_TO
    title: Callable[[], str] | None = None  # of the header above it; None: it has no header
    selected: Callable[[], tuple[int, ...]] | None = None  # ids to work on; None: it has no photos
    grid: PhotoGrid | None = None  # of which a photo can be looked at large, in tiles of any size
    tiles: bool = True  # of any size; or the grid is not shown, and only has the photos
    narrowed: Narrowed | None = None  # by a filter of its own; without, the library is filtered
    lists: tuple[QWidget, ...] = ()  # in which keys work; without any, as above

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
