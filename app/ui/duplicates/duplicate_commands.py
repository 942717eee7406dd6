"""Provide the command that shows the page of duplicates, and carry out what is decided there."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Any

from PySide6.QtCore import QObject

from app.core.base.language import tr, tr_n
from app.core.base.work_types import Progress
from app.core.duplicates.stacks import stack_each, take_apart
from app.core.duplicates.types import Preferences
from app.core.files.tables import JobSummary
from app.ui.commands.registry import command
from app.ui.duplicates.duplicates_page import BinAllDialog, DuplicatesPage
from app.ui.photos.context import Context
from app.ui.photos.pages import Narrowed, Page
from app.work.bus.events import DuplicatesFound, DuplicatesProgressed, RootsChanged

AT_ONCE = 4
"""Most photos compared side by side; more are compared one after the other beside the best."""


class DuplicateCommands(QObject):
    """Adds the page of duplicates to the browser when it is first asked for."""

    def __init__(
        self, context: Context, compare: Callable[[tuple[int, ...], int | None], object]
    ) -> None:
        """``compare(photos, pinned)`` shows photos side by side."""
        super().__init__(context.window)
        self.context = context
        self._bus = context.bus
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
        self._find(page)

    def _make(self) -> DuplicatesPage:
        bus, browser, pictures = self._bus, self._browser, self.context.pictures
        grid = browser.make_grid(tr("Photos of the group"))
        page = DuplicatesPage(pictures, grid)
        narrowed = Narrowed(lambda: None, page.show_only)
        added = Page(page, "duplicates", page.title, grid.selected, grid, tiles=False)
        browser.add_page(replace(added, narrowed=narrowed))
        dialog = BinAllDialog(browser.make_grid(tr("Photos of the group")), browser)
        dialog.accepted.connect(lambda: self._bin_copies(page.choices()))
        page.all_wanted.connect(partial(self._show_all, page, dialog))
        page.changed.connect(browser.refresh_title)
        page.stop_wanted.connect(lambda: bus.ask(lambda library: library.duplicates.stop()))
        page.again_wanted.connect(partial(self._find, page))
        page.different.connect(self._keep_apart)
        page.bin_wanted.connect(self._bin_copies)
        page.stack_wanted.connect(self._stack_each)
        page.unstack_wanted.connect(self._unstack)
        page.compare_wanted.connect(lambda photos: self._compare(photos, _pinned(photos)))
        page.rules_chosen.connect(self._keep_rules)
        page.folders = lambda: [root.path for root in bus.latest(RootsChanged).roots]
        bus.listen(DuplicatesProgressed, page.show_progress)
        bus.listen(DuplicatesFound, page.show_found)
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

    def _keep_rules(self, rules: Preferences) -> None:
        self._bus.ask(lambda library: library.duplicates.prefer(rules))

    def _find(self, page: DuplicatesPage) -> None:
        page.show_progress(Progress("comparing"))  # before the library answers
        self._bus.ask(lambda library: library.duplicates.find())

    def _keep_apart(self, photos: tuple[int, ...]) -> None:
        name = tr("Keep {photos}", photos=self.context.called(photos))
        self.context.do(name, lambda library: library.duplicates.are_different(photos))
        kept = tr_n("{n} photo kept.", "{n} photos kept.", len(photos))
        self.context.done(kept)

    def _look_again(self, job: JobSummary) -> None:
        """Look again after an undo: restored photos may be in groups again."""
        if job.kind == "undo" and (page := self._shown()):
            self._find(page)

    def _bin_copies(self, choices: tuple[tuple[int, tuple[int, ...]], ...]) -> None:
        self._bus.search(lambda library: library.duplicates.bin(choices))

    def _show_all(self, page: DuplicatesPage, dialog: BinAllDialog, *asked: Any) -> None:
        choices = page.choices()
        shown = partial(dialog.ask, *asked)
        self._bus.ask(lambda library: library.duplicates.along(choices), shown)

    def _stack_each(self, stacks: tuple[tuple[int, ...], ...]) -> None:
        self.context.do(
            tr("Stack the bursts"), lambda library: library.stacks.change(stack_each, stacks)
        )

    def _unstack(self, photos: tuple[int, ...]) -> None:
        self.context.do(tr("Unstack"), lambda library: library.stacks.change(take_apart, photos))


def _pinned(photos: tuple[int, ...]) -> int | None:
    """Return the best photo, to be pinned if there are too many to compare side by side."""
    return photos[0] if len(photos) > AT_ONCE else None
