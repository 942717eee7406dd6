"""Provide the commands of the page of duplicates."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QObject

from app.core.files.tables import JobSummary
from app.ui.commands.registry import command
from app.ui.duplicates.duplicates_page import Compare, DuplicatesPage
from app.ui.photos.context import Context
from app.ui.photos.pages import Narrowed, Page


class DuplicateCommands(QObject):
    """Adds the page of duplicates to the browser when it is first asked for."""

    def __init__(self, context: Context, compare: Compare) -> None:
        super().__init__(context.window)
        self.context = context
        self._browser = context.browser
        self._compare = compare
        self._page: DuplicatesPage | None = None  # made when first shown
        context.history.job_ended.connect(self._look_again)

    @command("View", 1, "Duplicates", "D")
    def duplicates(self) -> None:
        """Show the page and look for duplicates; again: go back."""
        page = self._page = self._page or self._make()
        if self._browser.is_shown(page):
            self._browser.go_back()
            return
        self._browser.visit(page)
        page.look()

    def _make(self) -> DuplicatesPage:
        page = DuplicatesPage(self.context, self._compare)
        added = Page(page, "duplicates", page.title, page.grid.selected, page.grid, tiles=False)
        self._browser.add_page(replace(added, narrowed=Narrowed(lambda: None, page.show_only)))
        return page

    def _shown(self) -> DuplicatesPage | None:
        """Return the page while it is shown."""
        return self._page if self._page and self._browser.is_shown(self._page) else None

    @command(
        "File",
        3,
        "Move the copies of this group to the bin",
        "Ctrl+Delete",
        id="bin_marked",
        when=lambda self: self._shown() is not None,
    )
    def _put_into_bin(self) -> None:
        if page := self._shown():
            page.put_into_bin()

    def _look_again(self, job: JobSummary) -> None:
        """Look again after an undo: restored photos may be in groups again."""
        if job.kind == "undo" and (page := self._shown()):
            page.look()
