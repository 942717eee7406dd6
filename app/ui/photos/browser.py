"""Central widget: switches between library grid, results grid and preview.

The tile under the pointer never moves. A thumb marks its tile at once; the better order that it
brings waits until the pointer leaves the grid, the wheel turns or a person asks for it. Without a
pointer over the grid (keys, trays), or when a person prefers so, it shows at once.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractButton, QApplication, QStackedWidget, QVBoxLayout, QWidget

from likewise.app.core.types import SearchView
from likewise.app.ui.photos.browser_header import BrowserHeader
from likewise.app.ui.photos.empty_state import EmptyState, Notice
from likewise.app.ui.photos.grid import SIDES, PhotoGrid
from likewise.app.ui.photos.photo_model import PhotoModel
from likewise.app.ui.photos.pictures import Pictures
from likewise.app.ui.photos.preview import Preview
from likewise.app.ui.style import words


class Browser(QWidget):
    """Shows photos and emits a signal for what a person wants with them.

    What a person wants with a photo is told by ``library``, ``results`` and ``preview`` themselves.

    Signals: ``menu_wanted(global point)``, ``notice_accepted()`` for the button of a page without
    photos.
    """

    menu_wanted = Signal(object)
    notice_accepted = Signal()

    def __init__(
        self, pictures: Pictures, path_of: Callable[[int], Path | None], empty: EmptyState
    ) -> None:
        super().__init__()
        library, results = (PhotoModel(path_of, self, pictures.failure) for _ in range(2))
        self.library = PhotoGrid(library, pictures, "Photos of the library")
        self.results = PhotoGrid(results, pictures, "Results, best first")
        self.preview = Preview(pictures)
        self.at_once = False  # a person's choice: never let a new order wait
        self._empty = empty
        self._notice = Notice()
        self._pages = QStackedWidget()
        self._header = BrowserHeader()
        self._signs: dict[int, int] = {}
        self._shown: SearchView | None = None
        self._held: SearchView | None = None
        self._judged_last = False  # the next answer follows from a thumb
        self._previewed: PhotoGrid = self.library
        self._library_page: QWidget = empty  # the library, or what stands for it without photos
        self._build()
        self._connect()
        self._turn_to(self._empty)

    # What it shows

    def show_library(self, photos: list[int], notice: tuple[str, str] | None, empty: bool) -> None:
        """Show these photos; without any, a notice (a sentence and a button) or the empty state."""
        self.library.show_photos(photos)
        if notice is not None:
            self._notice.say(*notice)
        if empty:
            page: QWidget = self._empty
        else:
            page = self.library if notice is None else self._notice
        at_library = self._pages.currentWidget() is self._library_page
        self._library_page = page
        if at_library:
            self._turn_to(page)

    def show_search(self, view: SearchView | None) -> None:
        """Show the answer to a search or a thumb, now or when the pointer is out of the way."""
        if view is None:
            self._shown = self._held = None
            self._mark({})
            if self.showing_results():
                self.to_library()
                self.focus_photos()
        else:
            self._mark(dict.fromkeys(view.liked, 1) | dict.fromkeys(view.disliked, -1))
            if self._must_wait(view):
                self._held = view
            else:
                self._show_results(view)
        self._header.announce_order(self._held is not None)
        for photos in (self.library, self.results, self.preview.bar):
            photos.set_thumbs(view is not None)
        self._label()

    def expect_judgments(self, photos: Iterable[int], sign: int) -> None:
        """Mark thumbs before their answer is here; the answer's order may have to wait."""
        self._judged_last = True
        self._mark(self._signs | dict.fromkeys(photos, sign))

    def expect_order(self) -> None:
        """Let the next answer show at once: a person asked for it."""
        self._judged_last = False

    def release(self) -> None:
        """Show the order that waits, if one does."""
        if self._held is not None:
            self._show_results(self._held)
            self._header.announce_order(False)

    def to_library(self) -> None:
        """Turn back to the library; the search stays at the side."""
        self._turn_to(self._library_page)

    def to_results(self) -> None:
        """Turn to the results of the search."""
        if self._shown is not None:
            self._turn_to(self.results)
            self.results.setFocus()

    def toggle_preview(self) -> None:
        """Show the current photo large, or go back to where it stands."""
        if self.showing_preview():
            # Meanwhile the library may have lost its last photo.
            from_results = self._previewed is self.results
            self._turn_to(self.results if from_results else self._library_page)
            self.focus_photos()
            return
        grid = self._grid()
        if grid.currentIndex().isValid():
            self._previewed = grid
            self._turn_to(self.preview)
            self.preview.show_photo(grid.photo_model, grid.currentIndex().row())
            self.preview.setFocus()

    def showing_results(self) -> bool:
        """Tell whether the results are shown, or one of them large."""
        page = self._pages.currentWidget()
        return page is self.results or (page is self.preview and self._previewed is self.results)

    def showing_preview(self) -> bool:
        """Tell whether one photo is shown large."""
        return self._pages.currentWidget() is self.preview

    def focus_photos(self) -> None:
        """Give the keyboard to the photos."""
        page = self._pages.currentWidget()
        if page is not None:
            page.setFocus()

    def to_grid(self) -> None:
        """Give the keyboard to the photos, all of them: one that is shown large makes way."""
        if self.showing_preview():
            self.toggle_preview()
        else:
            self.focus_photos()

    def targets(self) -> tuple[int, ...]:
        """Give the photos that a command works on."""
        if self.showing_preview():
            photo = self.preview.photo()
            return () if photo is None else (photo,)
        return self._grid().selected()

    def resize_tiles(self, steps: int) -> None:
        """Make the tiles larger or smaller by steps."""
        self._header.size_slider.setValue(self._header.size_slider.value() + steps)

    def tile_step(self) -> int:
        """Give the size of the tiles as a step, to be kept."""
        return self._header.size_slider.value()

    def set_tile_step(self, step: int) -> None:
        """Take the size of the tiles that was kept."""
        self._header.size_slider.setValue(step)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        # On many systems Space alone presses a button; hands also know Enter.
        focus = QApplication.focusWidget()
        enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if enter and isinstance(focus, QAbstractButton) and not event.isAutoRepeat():
            focus.click()
        else:
            super().keyPressEvent(event)

    # Orders that wait

    def _must_wait(self, view: SearchView) -> bool:
        return (
            self._judged_last
            and not self.at_once
            and self._shown is not None
            and self._shown.search == view.search
            and self._pages.currentWidget() is self.results
            and self.results.pointer_inside()
            and self.results.photo_model.photos() != tuple(item.photo for item in view.results)
        )

    def _show_results(self, view: SearchView) -> None:
        known = self._shown
        another = known is None or known.search != view.search
        asking = known is not None and bool(view.asked) and not known.asked
        row = self.results.currentIndex().row()
        self._shown, self._held = view, None
        self.results.photo_model.set_results(view)
        if another or asking:
            self._turn_to(self.results)
            self.results.scrollToTop()
            self.results.select_row(0)
            self.results.setFocus()
        elif self.results.currentIndex().row() != row:
            self.results.select_row(row)
        self._label()

    def _mark(self, signs: dict[int, int]) -> None:
        self._signs = {photo: sign for photo, sign in signs.items() if sign}
        for grid in (self.library, self.results):
            grid.photo_model.set_signs(self._signs)
        self.preview.refresh()

    # Pages

    def _grid(self) -> PhotoGrid:
        return self.results if self._pages.currentWidget() is self.results else self.library

    def _turn_to(self, page: QWidget) -> None:
        self._pages.setCurrentWidget(page)
        self._label()

    def _turn_over(self) -> None:
        if self.showing_results():
            self.to_library()
            self.focus_photos()
        else:
            self.to_results()

    def _label(self) -> None:
        page = self._pages.currentWidget()
        self._header.setVisible(page not in (self._empty, self.preview))
        title = there = ""
        if page is self.results:
            asking = self._shown is not None and bool(self._shown.asked)
            word = "" if self._shown is None else self._shown.word
            best = f"“{word}”, likeliest first" if word else "Most alike first"
            title = "First those whose thumbs teach most" if asking else best
            there = "library"
        else:
            if page is self.library:
                title = words.counted(self.library.photo_model.rowCount(), "photo")
            if self._shown is not None:
                there = "results"
        self._header.describe(title, there, with_tiles=page in (self.library, self.results))

    def _zoom_to(self, step: int) -> None:
        for grid in (self.library, self.results):
            grid.set_side(SIDES[step])

    def _build(self) -> None:
        for page in (self._empty, self._notice, self.library, self.results, self.preview):
            self._pages.addWidget(page)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self._header)
        column.addWidget(self._pages)

    def _connect(self) -> None:
        grids: Iterable[PhotoGrid] = (self.library, self.results)
        for grid in grids:
            grid.preview_wanted.connect(self.toggle_preview)
            grid.zoomed.connect(self.resize_tiles)
            grid.menu_wanted.connect(self.menu_wanted)
        self.results.pointer_left.connect(self.release)
        self.results.scrolled.connect(self.release)
        self._header.order_wanted.connect(self.release)
        self._header.order_wanted.connect(self.focus_photos)  # the button that had it is gone
        self._header.turned_over.connect(self._turn_over)
        self._notice.wanted.connect(self.notice_accepted)
        self._header.size_slider.valueChanged.connect(self._zoom_to)
        # A mouse that drags it must not take the keys away from the photos.
        self._header.size_slider.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._zoom_to(self.tile_step())
        self.preview.moved.connect(self._follow)
        self.preview.left.connect(self.toggle_preview)

    def _follow(self, row: int) -> None:
        self._previewed.select_row(row)
