"""Provide the page of duplicates: groups one below the other, and all marked photos at the foot.

Groups appear as they are found; their photos are only marked at first. The button of a group moves
its marked ones to the bin at once, which can be undone; the one at the foot first shows them all.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QComboBox, QDialog, QMenu, QPushButton, QWidget

from app.core.base.language import tr, tr_n
from app.core.base.work_types import Progress
from app.core.duplicates.stacks import stack_each, take_apart
from app.core.duplicates.types import NO_PREFERENCES, GroupKind, Preferences, Proposal
from app.core.files.tables import JobSummary
from app.ui.commands.registry import command
from app.ui.duplicates.group_list import Choices, GroupList, Marked
from app.ui.duplicates.sentences import RULES, folders_sentence, found_sentence, progress_sentence
from app.ui.files.plan_dialog import when_allowed
from app.ui.files.sentences import BEGIN
from app.ui.files.sentences import along as going_along
from app.ui.photos.context import Commands, Context
from app.ui.photos.grid import PhotoGrid
from app.ui.photos.pages import Notice, Page, Title
from app.ui.photos.small_photos import Small, SmallPhotos, photo_item
from app.ui.style import theme, words
from app.ui.style.building import (
    Activity,
    Inset,
    column,
    hairline,
    label,
    menu_tool,
    ok_or_cancel,
    page,
    row,
    segments,
)
from app.ui.style.labels import WordButton
from app.ui.system import dialogs
from app.work.bus.events import DuplicatesFound, DuplicatesProgressed, RootsChanged

AT_ONCE = 4
"""Most photos compared side by side; more are compared one after the other beside the best."""

Compare = Callable[[tuple[int, ...], int | None], object]
"""Shows photos side by side, one of them pinned."""

_PICTURE = QSize(72, 48)  # px


class DuplicatesPage(QWidget):
    """The page of all groups, with buttons for each and for all of them."""

    def __init__(self, context: Context, compare: Compare) -> None:
        super().__init__()
        self._context, self._bus = context, context.bus
        self._compare = compare
        pictures, grid = context.pictures, self._make_grid()
        self.grid = grid  # hidden: the photos of the current group
        self._marked = Marked()
        self._preferences = NO_PREFERENCES
        self._missed = ""
        self._looked = False  # whether all photos were compared, or that failed
        self.list = GroupList(pictures, self._marked.going, grid.photo_model.stacks)
        self.copies, self.bursts = QPushButton(), QPushButton()
        self.order = QComboBox()
        more = QMenu(self)
        more.aboutToShow.connect(partial(self._fill_more, more))
        self.more = menu_tool("more", tr("More"), more)
        self.busy = Activity(tr("Looking for duplicates"))
        self.stop = self.busy.offer("stop", tr("Stop"), self._stop)
        self.notice = Notice()
        self.strip = SmallPhotos(pictures, _PICTURE, gap=theme.UNIT // 2)
        self.bin_all = WordButton()
        self._all = BinAllDialog(self._make_grid(), self)
        self._all.accepted.connect(lambda: self._bin(self.choices()))
        self._lay_out()
        self.order.currentIndexChanged.connect(self._refill)
        self.notice.wanted.connect(self.look)
        self.bin_all.clicked.connect(self._show_all)
        self.strip.clicked.connect(self._show_all)
        self.list.moved.connect(self._show_current)
        self.list.turned.connect(self._toggle_mark)
        self.list.wanted.connect(self._do_act)
        self._bus.listen(DuplicatesProgressed, self.show_progress)
        self._bus.listen(DuplicatesFound, self.show_found)
        self.show_progress(None)
        self._refill()

    def _make_grid(self) -> PhotoGrid:
        return self._context.browser.make_grid(tr("Photos of the group"))

    def look(self) -> None:
        """Look for duplicates."""
        self.show_progress(Progress("comparing"))  # before the library answers
        self._bus.ask(lambda library: library.duplicates.find())

    def _stop(self) -> None:
        self._bus.ask(lambda library: library.duplicates.stop())

    def title(self) -> Title:
        """Return the title for the header."""
        photos, total = self._marked.sizes()
        groups = len(self._marked.proposals)
        said = found_sentence(groups, len(photos), total) if groups else ""
        return Title(tr("Duplicates"), sentence=said)

    def show_progress(self, progress: Progress | None) -> None:
        """Show the progress of the search; None: it has ended."""
        self.busy.setVisible(progress is not None)
        if progress is not None:
            self._missed = ""
            self.busy.tell(progress_sentence(progress), progress.done, progress.total)
        self._say_why_empty()

    def show_found(
        self, proposals: tuple[Proposal, ...], preferences: Preferences, missed: str
    ) -> None:
        """Show these groups, proposed by these rules, and what the search ``missed``, if anything.
        Marks of a person stay."""
        self._missed, self._preferences = missed, preferences
        self._looked = True
        self._marked.show(proposals)
        self._refill()

    def choices(self) -> Choices:
        """Return the marks; see `Marked.choices`."""
        return self._marked.choices()

    def put_into_bin(self) -> None:
        """Move the marked photos of the current group to the bin."""
        each = self.list.current()
        if each is not None and (choices := self._marked.choices([each])):
            self._bin(choices)

    def _bin(self, choices: Choices) -> None:
        """Move what goes to the bin."""
        when_allowed(
            self._bus,
            self,
            lambda: self._bus.search(lambda library: library.duplicates.bin(choices)),
        )

    def _lay_out(self) -> None:
        switch, kinds = segments(self.copies, self.bursts)
        kinds.buttonClicked.connect(self._refill)
        self.order.addItems([tr("Largest first"), tr("Newest first")])
        self.order.setFrame(False)  # as the order of other pages
        self.order.setAccessibleName(tr("Order of groups"))
        self.strip.setCursor(Qt.CursorShape.PointingHandCursor)
        self.strip.setToolTip(tr("See all"))
        ends = 0, theme.UNIT, 0, theme.UNIT
        self.bin_all.setIcon(theme.icon("bin"))
        self.bin_all.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        for kind in ("framed", "tall"):
            self.bin_all.setProperty(kind, True)
        self.tools = page(
            row((switch, Qt.AlignmentFlag.AlignVCenter), self.order, self.more, gap=2 * theme.UNIT)
        )
        busy = Inset(row(self.busy))
        self._foot = Inset(row((self.strip, 1), self.bin_all, margins=ends, gap=2 * theme.UNIT))
        lists = (self.list, 1), (self.notice, 1)
        column(busy, *lists, hairline(), self._foot, on=self, gap=0)
        self.setFocusProxy(self.list)

    # What is shown

    def _shown(self, *kinds: GroupKind) -> list[Proposal]:
        return [each for each in self._marked.proposals if each.group.kind in kinds]

    def _refill(self, *_: object) -> None:
        copies = self._shown(GroupKind.IDENTICAL, GroupKind.NEAR)
        bursts = self._shown(GroupKind.BURST)
        for button, name, groups in (
            (self.copies, tr("Copies"), copies),
            (self.bursts, tr("Bursts"), bursts),
        ):
            button.setText(tr("{name} {count}", "how many", name=name, count=len(groups)))
            button.setMinimumWidth(button.sizeHint().width())
        shown = bursts if self.bursts.isChecked() else copies
        newest = self.order.currentIndex() == 1
        shown.sort(key=lambda each: -each.group.when if newest else -each.group.spare)
        self.list.show_groups(shown)
        self._say_why_empty()
        self._show_marked()

    def _say_why_empty(self) -> None:
        """Show why there are no groups, or what was missed."""
        empty = not self.list.groups
        busy = not self.busy.isHidden()
        self.list.setVisible(not empty)
        self.notice.setVisible(empty or bool(self._missed))
        if self._missed:
            self.notice.say(self._missed, tr("Try again"))
        elif busy or not self._looked:
            self.notice.say(
                tr("Groups appear here as they are found. You can go on meanwhile."), ""
            )
        elif self.bursts.isChecked():
            self.notice.say(tr("No bursts here: no photos of one scene were taken at once."), "")
        else:
            said = tr("No duplicates. Copies, smaller versions and edits would appear here.")
            self.notice.say(said, tr("Look again"))

    def _show_current(self) -> None:
        each = self.list.current()
        seen = [] if each is None else _shown_photos(each)
        if self.grid.photo_model.photos() != tuple(seen):
            self.grid.show_photos(seen)
        if each is not None:
            self.grid.select_row(seen.index(each.group.photos[self.list.at].photo))

    def _show_marked(self) -> None:
        """Show the marked photos of all groups."""
        photos, _ = self._marked.sizes()
        self.strip.show_photos([Small(photo_item(photo)) for photo in self._marked.seen(photos)])
        self.bin_all.setText(tr_n(*BEGIN["bin"], len(photos)) + "…")
        self._foot.setVisible(bool(photos))
        self.list.show_state()
        self._context.browser.refresh_title()

    # What is done

    def _toggle_mark(self, photo: int) -> None:
        """Mark or unmark a photo, unless it is the last one of its group to stay."""
        each = self.list.current()
        if each is None:
            return
        going = self._marked.going(each)
        if photo in going or len(going) + 1 < len(each.group.photos):
            self._marked.mark(photo, photo not in going)
            self._show_marked()

    def _do_act(self, act: str, each: Proposal) -> None:
        shown = tuple(_shown_photos(each))
        if act == "bin":
            self._bin(self._marked.choices([each]))
        elif act == "keep":
            self._marked.mark_nothing([each])
            self._keep_apart(tuple(photo.file for photo in each.group.photos))
        elif act == "compare":  # the best is pinned if there are too many side by side
            self._compare(shown, shown[0] if len(shown) > AT_ONCE else None)
        elif act == "unstack":
            self._context.do(
                tr("Unstack"), lambda library: library.stacks.change(take_apart, shown)
            )
        else:
            self._stack([each])

    def _keep_apart(self, photos: tuple[int, ...]) -> None:
        name = tr("Keep {photos}", photos=self._context.called(photos))
        self._context.do(name, lambda library: library.duplicates.are_different(photos))
        self._context.done(tr_n("{n} photo kept.", "{n} photos kept.", len(photos)))

    def _stack(self, proposals: Sequence[Proposal]) -> None:
        loose = [each for each in proposals if not self.list.piled(each)]
        if piles := tuple(tuple(_shown_photos(each)) for each in loose):
            self._context.do(
                tr("Stack the bursts"), lambda library: library.stacks.change(stack_each, piles)
            )

    def _show_all(self) -> None:
        photos, total = self._marked.sizes()
        said = tr_n(
            "This photo ({size}) goes to the bin. Of each group one stays.",
            "These {n} photos ({size}) go to the bin. Of each group one stays.",
            len(photos),
            size=words.bytes_counted(total),
        )
        choices = self.choices()
        show = partial(self._all.ask, self._marked.seen(photos), len(photos), said)
        self._bus.ask(lambda library: library.duplicates.along(choices), show)

    # More

    def _fill_more(self, menu: QMenu) -> None:
        menu.clear()
        bursts = self._shown(GroupKind.BURST)
        if bursts:
            menu.addAction(tr("Stack every burst"), partial(self._stack, bursts))
            best = tr("Keep only the best of every burst")
            menu.addAction(best, partial(self._mark_bursts, bursts))
        menu.addAction(tr("Keep all of every group"), self._keep_everything)
        menu.addSeparator()
        for rule in RULES:
            self._fill_rule(menu.addMenu(folders_sentence(rule, self._folders(rule))), rule)
        menu.addSeparator()
        menu.addAction(tr("Look again"), self.look)

    def _folders(self, rule: str) -> tuple[Path, ...]:
        folders: tuple[Path, ...] = getattr(self._preferences, rule)
        return folders

    def _mark_bursts(self, bursts: Sequence[Proposal]) -> None:
        self._marked.mark_proposed(bursts)
        self._show_marked()

    def _keep_everything(self) -> None:
        self._marked.mark_nothing(self._marked.proposals)
        self._show_marked()

    def _fill_rule(self, menu: QMenu, rule: str) -> None:
        """List the rule's folders, checked, the library's, and an entry for another one."""
        chosen = self._folders(rule)
        roots = (root.path for root in self._bus.latest(RootsChanged).roots)
        for folder in dict.fromkeys((*chosen, *roots)):
            action = menu.addAction(words.printable(str(folder)))
            action.setCheckable(True)
            action.setChecked(folder in chosen)
            action.toggled.connect(partial(self._set_folder, rule, folder))
        menu.addSeparator()
        menu.addAction(tr("Another folder…"), partial(self._ask_for_folder, rule))

    def _ask_for_folder(self, rule: str) -> None:
        *_, question = RULES[rule]
        dialogs.ask_for_folder(
            self, tr(question), lambda folder: self._set_folder(rule, folder, True)
        )

    def _set_folder(self, rule: str, folder: Path, wanted: bool) -> None:
        rest = tuple(each for each in self._folders(rule) if each != folder)
        changed: dict[str, Any] = {rule: (*rest, folder) if wanted else rest}
        preferences = replace(self._preferences, **changed)
        self._bus.ask(lambda library: library.duplicates.prefer(preferences))


def _shown_photos(each: Proposal) -> list[int]:
    """Return the photos of a group as shown: files of the same content are one."""
    return list(dict.fromkeys(photo.photo for photo in each.group.photos))


class BinAllDialog(QDialog):
    """Shows the marked photos of all groups; accepted to move them to the bin.
    ``grid`` becomes part of it."""

    def __init__(self, grid: PhotoGrid, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Move to the bin"))
        self.grid = grid
        self.sentence = label()
        buttons, self.go = ok_or_cancel(self)
        column(self.sentence, (grid, 1), buttons, on=self, margins=12)
        self.resize(96 * theme.UNIT, 72 * theme.UNIT)

    def ask(self, photos: Sequence[int], files: int, sentence: str, along: int) -> None:
        """Ask whether the ``files`` of these photos are to go, and those ``along`` with them."""
        self.sentence.setText("\n".join([sentence, *([going_along(along)] if along else [])]))
        self.go.setText(tr_n(*BEGIN["bin"], files))
        self.grid.show_others(photos)
        self.open()


class DuplicateCommands(Commands):
    """Adds the page of duplicates to the browser when it is first asked for."""

    def __init__(self, context: Context, compare: Compare) -> None:
        super().__init__(context)
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
        made = DuplicatesPage(self.context, self._compare)
        added = Page(made, "duplicates", made.title, made.grid.selected, made.grid)
        self._browser.add_page(replace(added, tools=made.tools))
        return made

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
