"""Page of duplicates: groups at the left; the photos of one, what stays, and why, at the right.

What would go is only marked here. A sentence says how much that is of the group, and a button does
it; another shows what would go of all groups first. A row of rules says which folders are preferred
and protected.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QMenu, QPushButton, QVBoxLayout, QWidget

from app.core.duplicates.types import GroupKind, Preferences, Proposal
from app.core.language import tr, tr_later, tr_n
from app.core.types import Progress
from app.ui.duplicates.finding_row import FindingRow, row_of
from app.ui.duplicates.group_model import GroupModel
from app.ui.duplicates.group_table import GroupTable
from app.ui.duplicates.group_view import GroupView
from app.ui.duplicates.marked import Choices, Marked
from app.ui.duplicates.missed_row import MissedRow
from app.ui.duplicates.rules_row import RulesRow
from app.ui.duplicates.sentences import count_sentence, going_sentence
from app.ui.files.sentences import BEGIN
from app.ui.photos.grid import PhotoGrid
from app.ui.photos.pictures import Pictures
from app.ui.style import theme
from app.ui.style.controls import TwoParts, offer_menu, splitter
from app.ui.style.labels import WrappedLabel

_STACK = (
    (tr_later("This group, the best on top"), "_stack_shown"),
    (tr_later("Every burst, the best on top"), "_stack_bursts"),
)
_MARK = (
    (tr_later("All but the best of this group"), "_mark_shown"),
    (tr_later("All but the best of every burst"), "_mark_bursts"),
    (tr_later("Nothing of this group"), "_unmark_shown"),
    (tr_later("Nothing at all"), "_unmark_all"),
)
_WAITING = tr_later("Groups appear here when all photos have been compared.")


class DuplicatesPage(QWidget):
    """Signals: ``stop_wanted()``; ``again_wanted()``, to look once more; ``different(photos)``: no
    duplicates, a person says; ``bin_wanted(choices)``: (stays, those that go) of a group;
    ``all_wanted(photos, files, sentence)``, to put those of all groups into the bin;
    ``compare_wanted(photos)``, the best one first; ``stack_wanted(stacks)``, the best of each one
    first.
    """

    stop_wanted = Signal()
    again_wanted = Signal()
    different = Signal(object)
    bin_wanted = Signal(object)
    all_wanted = Signal(object, int, str)
    compare_wanted = Signal(object)
    stack_wanted = Signal(object)

    def __init__(self, pictures: Pictures, grid: PhotoGrid) -> None:
        super().__init__()
        self.grid = grid
        self.groups = GroupView(pictures)
        self.table = GroupTable()
        self.rules = RulesRow()
        self.missed = MissedRow()
        self.sentence = WrappedLabel()
        self.bin = QPushButton()  # those of the group that is shown
        self.bin_all = QPushButton()
        self.apart = QPushButton(tr("Not duplicates"))
        self.compare = QPushButton(tr("Compare"))
        self.stack = QPushButton(tr("Stack"))
        self.marks = QPushButton(tr("Mark"))
        self.finding = FindingRow(self.stack, self.marks)
        self._looked = False  # all photos were compared, or that failed
        self._model = GroupModel(self)
        self._marked = Marked()
        self.groups.setModel(self._model)
        offer_menu(self.stack, self._menu(_STACK))
        offer_menu(self.marks, self._menu(_MARK))
        self._lay_out()
        self._connect()
        self.show_progress(None)
        self._tell()

    def show_progress(self, progress: Progress | None) -> None:
        """Show how far the search is; None: it ended."""
        self.finding.show_progress(progress)
        if progress is not None:
            self.missed.show_sentence("")
        else:
            self._say_count()

    def show_found(
        self, proposals: tuple[Proposal, ...], preferences: Preferences, missed: str
    ) -> None:
        """Show these groups, proposed by these rules, and what was ``missed``, if anything was.
        What a person marked stays marked."""
        self.missed.show_sentence(missed)
        self._looked = True
        self._marked.show(proposals)
        self.rules.show_preferences(preferences)
        self._refill()

    def show_only(self, photos: Sequence[int] | None) -> None:
        """Show only groups with any of these photos; None: all. What is marked stays marked."""
        self._model.narrow(None if photos is None else frozenset(photos))
        self._refill()

    def choices(self) -> Choices:
        """Give what is marked; see `Marked.choices`."""
        return self._marked.choices()

    def put_into_bin(self) -> None:
        """Ask for what is marked of this group to go into the bin; nothing if nothing is."""
        if self.bin.isEnabled():
            self.bin_wanted.emit(self._marked.choices(self._shown()))

    def _show_all(self) -> None:
        photos, size = self._marked.sizes()
        seen = self._marked.seen(photos)
        self.all_wanted.emit(seen, len(photos), going_sentence(len(photos), size))

    def _lay_out(self) -> None:
        right = splitter(Qt.Orientation.Vertical, self.grid, self.table)
        right.setStretchFactor(0, 1)
        middle = splitter(Qt.Orientation.Horizontal, self.groups, right)
        middle.setStretchFactor(1, 1)
        ends = row_of(self.compare, self.apart, self.bin, self.bin_all)

        def needs_ends() -> int:
            return ends.sizeHint().width() + 16 * theme.UNIT

        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addWidget(self.missed)
        whole.addWidget(self.finding)
        whole.addWidget(self.rules)
        whole.addWidget(middle, 1)
        whole.addWidget(TwoParts(self.sentence, ends, self.sentence, needs_ends))
        self.setFocusProxy(self.groups)

    def _menu(self, entries: Sequence[tuple[str, str]]) -> QMenu:
        menu = QMenu(self)
        for text, method in entries:
            menu.addAction(tr(text), getattr(self, method))
        return menu

    def _connect(self) -> None:
        self.finding.chosen.connect(self._refill)
        self.finding.stop_wanted.connect(self.stop_wanted)
        self.groups.selectionModel().currentChanged.connect(self._show_current)
        self.table.marked.connect(self._mark)
        self.table.looked_at.connect(self._look_at)
        self.missed.again_wanted.connect(self.again_wanted)
        self.apart.clicked.connect(self._keep_apart)
        self.compare.clicked.connect(self._compare)
        self.bin.clicked.connect(self.put_into_bin)
        self.bin_all.clicked.connect(self._show_all)

    def _refill(self, *_: object) -> None:
        row = self.groups.currentIndex().row()
        self._model.show_groups(
            self._marked.proposals, self.finding.wanted(), newest=self.finding.newest_first()
        )
        last = self._model.rowCount() - 1
        self._say_count()
        self.groups.setCurrentIndex(self._model.index(min(max(row, 0), last), 0))
        self._show_current()

    def _say_count(self) -> None:
        known = self._looked and self.missed.isHidden()
        count = self._model.rowCount()
        if count or known:
            self.finding.said.setText(count_sentence(count, narrowed=self._model.narrowed()))
        else:
            self.finding.said.setText("" if self._looked else tr(_WAITING))

    def _current(self) -> Proposal | None:
        return self._model.at(self.groups.currentIndex().row())

    def _show_current(self, *_: object) -> None:
        each = self._current()
        self.table.show_group(each, () if each is None else self._marked.going(each))
        self.grid.show_photos([] if each is None else _seen(each))
        for button in (self.apart, self.marks):
            button.setEnabled(each is not None)
        self.compare.setEnabled(each is not None and len(_seen(each)) > 1)
        self._tell()

    def _look_at(self, photo: int) -> None:
        each = self._current()
        photos = [] if each is None else _photos(each)
        if each is not None and photo in photos:
            shown = each.group.photos[photos.index(photo)].shown
            self.grid.select_row(_seen(each).index(shown))

    def _mark(self, photo: int, goes: bool) -> None:
        self._marked.mark(photo, goes)
        self._tell()

    def _keep_apart(self) -> None:
        if (each := self._current()) is not None:
            self._marked.mark_nothing([each])
            self.different.emit(tuple(_photos(each)))

    def _compare(self) -> None:
        if (each := self._current()) is not None:
            self.compare_wanted.emit(tuple(_seen(each)))

    # Menus: of the group that is shown, of all bursts, of all groups

    def _shown(self) -> list[Proposal]:
        each = self._current()
        return [] if each is None else [each]

    def _bursts(self) -> list[Proposal]:
        return [each for each in self._marked.proposals if each.group.kind is GroupKind.BURST]

    def _stack_shown(self) -> None:
        self._stack(self._shown())

    def _stack_bursts(self) -> None:
        self._stack(self._bursts())

    def _stack(self, proposals: Sequence[Proposal]) -> None:
        piles = [tuple(_seen(each)) for each in proposals]
        if piles := [pile for pile in piles if len(pile) > 1]:
            self.stack_wanted.emit(tuple(piles))

    def _mark_shown(self) -> None:
        self._marked.mark_all_but_best(self._shown())
        self._show_current()

    def _mark_bursts(self) -> None:
        self._marked.mark_all_but_best(self._bursts())
        self._show_current()

    def _unmark_shown(self) -> None:
        self._marked.mark_nothing(self._shown())
        self._show_current()

    def _unmark_all(self) -> None:
        self._marked.mark_nothing(self._marked.proposals)
        self._show_current()

    def _tell(self) -> None:
        photos, size = self._marked.sizes(self._shown())
        every, _ = self._marked.sizes()
        text = going_sentence(len(photos), size)
        if self._marked.leaves_nothing_of_some():
            rule = tr("Of each group one stays: mark one to keep where none is.")
            text = " ".join((text, rule))
        self.sentence.setText(text)
        self.bin.setText(tr_n(*BEGIN["bin"], len(photos)))
        self.bin.setEnabled(bool(photos))
        self.bin_all.setText(tr_n(*BEGIN["bin"], len(every)) + "…")
        self.bin_all.setVisible(len(every) > len(photos))
        self.stack.setEnabled(bool(self._marked.proposals))


def _photos(each: Proposal) -> list[int]:
    return [photo.photo for photo in each.group.photos]


def _seen(each: Proposal) -> list[int]:
    """The photos that a person sees of a group: files of one content are one."""
    return list(dict.fromkeys(photo.shown for photo in each.group.photos))
