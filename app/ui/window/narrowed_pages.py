"""Filter the pages that show a part of the library: an album, groups of duplicates."""

from __future__ import annotations

from functools import partial

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QObject

from app.core.base.search_types import Scope
from app.ui.photos.browser import Browser
from app.ui.photos.pages import Narrowed
from app.work.bus.bus import Bus
from app.work.bus.events import AlbumListed, DuplicatesFound


class NarrowedPages(QObject):
    """Keeps a filter for each page and each album, and applies it again when the page is shown."""

    def __init__(self, bus: Bus, browser: Browser) -> None:
        super().__init__(browser)
        self._bus = bus
        self._browser = browser
        self._typed = ""
        self._texts: dict[tuple[Narrowed, int | None], str] = {}
        browser.turned.connect(self._apply_filter)
        bus.listen(AlbumListed, self._apply_filter)
        bus.listen(DuplicatesFound, self._apply_filter)

    def filter(self) -> str | None:
        """Return the filter of the shown page; None if it has none of its own."""
        page = self._browser.narrowed()
        return None if page is None else self._text(page)

    def page(self) -> Narrowed | None:
        """Return the shown page if it has its own filter."""
        return self._browser.narrowed()

    def narrow(self, text: str) -> None:
        """Filter the shown page."""
        if (page := self._browser.narrowed()) is not None:
            self._typed, self._texts[page, page.album()] = "", text
            self._apply_filter()

    def preview(self, text: str) -> None:
        """Show the page's photos that match the text typed so far, unless there are none."""
        if (page := self._browser.narrowed()) is not None:
            self._typed = text
            self._ask_for(self._scope(page, text))

    def _text(self, page: Narrowed) -> str:
        return self._texts.get((page, page.album()), "")

    def _apply_filter(self, *_: object) -> None:
        page = self._browser.narrowed()
        if page is None:
            return
        if self._text(page):
            self._ask_for(self._scope(page, self._text(page)))
        else:
            page.show_only(None)

    def _ask_for(self, scope: Scope) -> None:
        self._bus.ask(lambda library: library.facts.within(scope), partial(self._show_found, scope))

    def _scope(self, page: Narrowed, text: str) -> Scope:
        return Scope(album=page.album(), filter=text)

    def _show_found(self, scope: Scope, photos: NDArray[np.int64]) -> None:
        page = self._browser.narrowed()
        if page is None or not scope.filter:
            return
        if len(photos) and scope == self._scope(page, self._typed):
            self._texts[page, page.album()] = self._typed
        if scope == self._scope(page, self._text(page)):
            page.show_only(photos.tolist())
