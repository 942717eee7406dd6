"""Commands on duplicates: the page that shows them, and what a person decides there."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject

from likewise.app.ui.duplicates.duplicates_page import DuplicatesPage
from likewise.app.ui.photos.browser import Browser
from likewise.app.ui.photos.pages import Page
from likewise.app.ui.photos.pictures import Pictures
from likewise.app.workers.bridge.requests import duplicates as ask
from likewise.app.workers.bridge.service_interface import ServiceInterface


class DuplicateCommands(QObject):
    """Puts the page of duplicates before the browser's other pages."""

    def __init__(self, service: ServiceInterface, browser: Browser, pictures: Pictures) -> None:
        super().__init__(browser)
        self._service = service
        self._browser = browser
        grid = browser.make_grid("Photos of the group")
        self.page = DuplicatesPage(pictures, grid)
        title = "Duplicates and bursts"
        browser.add_page(Page(self.page, "duplicates", lambda: title, grid.selected, grid))
        self.page.stop_wanted.connect(lambda: service.request(ask.StopFinding()))
        self.page.different.connect(lambda photos: service.request(ask.AreDifferent(photos)))
        self.page.bin_wanted.connect(lambda choices: service.request(ask.BinCopies(choices)))
        service.duplicates_progress.connect(self.page.show_progress)
        service.duplicates_found.connect(self.page.show_found)

    def handlers(self) -> dict[str, Callable[..., object]]:
        """Give what each command does; see actions.CommandObject."""
        return {"duplicates": self._show}

    def _show(self) -> None:
        """Show the page and look for duplicates; again: go back."""
        if self._browser.is_shown(self.page):
            self._browser.go_back()
            return
        self._browser.visit(self.page)
        self._service.request(ask.FindDuplicates())
