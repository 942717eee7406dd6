"""Provide the command that shows the page of duplicates, and carry out what is decided there."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from PySide6.QtCore import QObject

from app.core.base.language import tr, tr_n
from app.core.base.work_types import Progress
from app.core.duplicates.stacks import stack_each, take_apart
from app.core.duplicates.types import Preferences
from app.core.files.types import JobSummary
from app.ui.commands.registry import command
from app.ui.duplicates.duplicates_page import BinAllDialog, DuplicatesPage
from app.ui.photos.context import Context
from app.ui.photos.pages import Narrowed, Page
from app.work.bus.events import DuplicatesFound, DuplicatesProgressed, RootsChanged

AT_ONCE = 4
"""Most photos compared side by side; more are compared one after the other beside the best."""


class DuplicateCommands(QObject):
    """Adds the page of duplicates to the browser."""

    def __init__(
        self, context: Context, compare: Callable[[tuple[int, ...], int | None], object]
    ) -> None:
        """``compare(photos, pinned)`` shows photos side by side."""
        super().__init__(context.window)
        self.context = context
        self._bus = bus = context.bus
        self._browser = browser = context.browser
        grid = browser.make_grid(tr("Photos of the group"))
        self.page = DuplicatesPage(context.pictures, grid)
        narrowed = Narrowed(lambda: None, self.page.show_only)
        page = Page(self.page, "duplicates", self.page.title, grid.selected, grid, tiles=False)
        browser.add_page(replace(page, narrowed=narrowed))
        self.page.changed.connect(browser.refresh_title)
        self.page.stop_wanted.connect(lambda: bus.ask(lambda library: library.duplicates.stop()))
        self.page.again_wanted.connect(self._find)
        self.page.different.connect(self._keep_apart)
        self.page.bin_wanted.connect(self._bin_copies)
        self._all = BinAllDialog(browser.make_grid(tr("Photos of the group")), browser)
        self.page.all_wanted.connect(self._show_all)
        self._all.accepted.connect(lambda: self._bin_copies(self.page.choices()))
        self.page.stack_wanted.connect(self._stack_each)
        self.page.unstack_wanted.connect(self._unstack)
        self.page.compare_wanted.connect(lambda photos: compare(photos, _pinned(photos)))
        self.page.rules_chosen.connect(self._keep_rules)
        self.page.folders = lambda: [root.path for root in bus.latest(RootsChanged).roots]
        context.history.job_ended.connect(self._look_again)
        bus.listen(DuplicatesProgressed, self.page.show_progress)
        bus.listen(DuplicatesFound, self.page.show_found)

    @command("View", 1, "Duplicates", "D")
    def duplicates(self) -> None:
        """Show the page and look for duplicates; again: go back."""
        if self._browser.is_shown(self.page):
            self._browser.go_back()
            return
        self._browser.visit(self.page)
        self._find()

    @command(
        "File",
        3,
        "Move the copies of this group to the bin",
        "Ctrl+Delete",
        id="bin_marked",
        when=lambda self: self._browser.is_shown(self.page),
    )
    def _put_into_bin(self) -> None:
        if self._browser.is_shown(self.page):
            self.page.put_into_bin()

    def _keep_rules(self, rules: Preferences) -> None:
        self._bus.ask(lambda library: library.duplicates.prefer(rules))

    def _find(self) -> None:
        self.page.show_progress(Progress("comparing"))  # before the library answers
        self._bus.ask(lambda library: library.duplicates.find())

    def _keep_apart(self, photos: tuple[int, ...]) -> None:
        name = tr("Keep {photos}", photos=self.context.called(photos))
        self.context.do(name, lambda library: library.duplicates.are_different(photos))
        kept = tr_n("{n} photo kept.", "{n} photos kept.", len(photos))
        self.context.done(kept)

    def _look_again(self, job: JobSummary) -> None:
        """Look again after an undo: restored photos may be in groups again."""
        if job.kind == "undo" and self._browser.is_shown(self.page):
            self._find()

    def _bin_copies(self, choices: tuple[tuple[int, tuple[int, ...]], ...]) -> None:
        self._bus.search(lambda library: library.duplicates.bin(choices))

    def _show_all(self, photos: tuple[int, ...], files: int, said: str) -> None:
        choices = self.page.choices()
        shown = partial(self._all.ask, photos, files, said)
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
