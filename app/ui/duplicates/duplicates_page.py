"""Page of duplicates: groups at the left; the photos of one, what stays, and why, at the right.

What would go is only marked here. One sentence says how much that is, and one button does it.
"""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import (
    QComboBox,
    QHBoxLayout,
    QLabel,
    QListView,
    QProgressBar,
    QPushButton,
    QSplitter,
    QVBoxLayout,
    QWidget,
)

from likewise.app.core.duplicates.types import Kind, Proposal
from likewise.app.core.types import Progress
from likewise.app.ui.duplicates.group_model import THUMBNAIL, GroupModel
from likewise.app.ui.duplicates.group_table import GroupTable
from likewise.app.ui.duplicates.sentences import KINDS, going_sentence, progress_sentence
from likewise.app.ui.photos.grid import PhotoGrid
from likewise.app.ui.photos.pictures import Pictures
from likewise.app.ui.style import theme

_NOTHING = "Nothing is there more than once."
_WAITING = "Groups appear here when all photos have been compared."


class DuplicatesPage(QWidget):
    """Signals: ``stop_wanted()``; ``different(photos)``: no duplicates, a person says;
    ``bin_wanted(choices)``: (stays, those that go) of each group."""

    stop_wanted = Signal()
    different = Signal(object)
    bin_wanted = Signal(object)

    def __init__(self, pictures: Pictures, grid: PhotoGrid) -> None:
        super().__init__()
        self.grid = grid
        self.groups = QListView()
        self.table = GroupTable()
        self.kinds = QComboBox()
        self.order = QComboBox()
        self.progress = QProgressBar()
        self.stop = QPushButton("Stop")
        self.sentence = QLabel()
        self.bin = QPushButton("Put them into the bin")
        self.apart = QPushButton("Not duplicates")
        self._said = QLabel(_WAITING)
        self._model = GroupModel(pictures, self)
        self._proposals: tuple[Proposal, ...] = ()
        self._going: set[int] = set()
        self._lay_out()
        self._connect(pictures)
        self.show_progress(None)
        self._tell()

    def show_progress(self, progress: Progress | None) -> None:
        """Show how far the search is; None: it ended."""
        for widget in (self.progress, self.stop):
            widget.setVisible(progress is not None)
        if progress is not None:
            self._said.setText(progress_sentence(progress))
            self.progress.setRange(0, progress.total)
            self.progress.setValue(progress.done)
        elif not self._model.rowCount():
            self._said.setText(_WAITING)

    def show_found(self, proposals: tuple[Proposal, ...]) -> None:
        """Show these groups. What a person marked stays marked; of new ones, what is proposed, but
        of bursts nothing."""
        known = {photo.photo for each in self._proposals for photo in each.group.photos}
        self._proposals = proposals
        present = {photo.photo for each in proposals for photo in each.group.photos}
        self._going &= present
        for each in proposals:
            if each.group.kind is not Kind.BURST:
                self._going.update(photo for photo in each.go if photo not in known)
        self._refill()

    def choices(self) -> tuple[tuple[int, tuple[int, ...]], ...]:
        """Give what is marked: of each group that has marks the best that stays, and those that
        go. A group of which nothing would stay is left out."""
        found = []
        for each in self._proposals:
            photos = [photo.photo for photo in each.group.photos]
            go = tuple(photo for photo in photos if photo in self._going)
            stay = [photo for photo in photos if photo not in self._going]
            if go and stay:
                found.append((stay[0], go))
        return tuple(found)

    def _lay_out(self) -> None:
        for kind, name in (("", "All kinds"), *KINDS.items()):
            self.kinds.addItem(name, kind)
        self.order.addItems(["Most to win first", "Newest first"])
        self.kinds.setAccessibleName("Kind of groups")
        self.order.setAccessibleName("Order of groups")
        self.groups.setModel(self._model)
        self.groups.setIconSize(QSize(THUMBNAIL, THUMBNAIL))
        self.groups.setUniformItemSizes(True)
        self.groups.setFrameShape(QListView.Shape.NoFrame)
        self.groups.setAccessibleName("Groups of duplicates")
        self.groups.setMinimumWidth(28 * theme.UNIT)
        self.progress.setTextVisible(False)
        self.progress.setMinimumWidth(8 * theme.UNIT)
        self.sentence.setWordWrap(True)
        self._said.setMinimumWidth(1)  # long sentences never widen the window
        top = QHBoxLayout()
        top.addWidget(self.kinds)
        top.addWidget(self.order)
        top.addWidget(self._said, 1)
        top.addWidget(self.progress)
        top.addWidget(self.stop)
        right = QSplitter(Qt.Orientation.Vertical)
        right.addWidget(self.grid)
        right.addWidget(self.table)
        right.setStretchFactor(0, 1)
        middle = QSplitter()
        middle.addWidget(self.groups)
        middle.addWidget(right)
        middle.setStretchFactor(1, 1)
        for splitter in (right, middle):
            splitter.setChildrenCollapsible(False)
            splitter.setHandleWidth(1)
        bottom = QHBoxLayout()
        bottom.addWidget(self.sentence, 1)
        for button in (self.apart, self.bin):
            bottom.addWidget(button)
        for row in (top, bottom):
            row.setContentsMargins(theme.UNIT, theme.UNIT // 2, theme.UNIT, theme.UNIT // 2)
            row.setSpacing(theme.UNIT)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addLayout(top)
        whole.addWidget(middle, 1)
        whole.addLayout(bottom)
        self.setFocusProxy(self.groups)

    def _connect(self, pictures: Pictures) -> None:
        self.kinds.currentIndexChanged.connect(self._refill)
        self.order.currentIndexChanged.connect(self._refill)
        self.groups.selectionModel().currentChanged.connect(self._show_current)
        self.table.marked.connect(self._mark)
        self.table.looked_at.connect(self._look_at)
        self.stop.clicked.connect(self.stop_wanted)
        self.apart.clicked.connect(self._keep_apart)
        self.bin.clicked.connect(lambda: self.bin_wanted.emit(self.choices()))
        pictures.loaded.connect(lambda _: self.groups.viewport().update())

    def _refill(self, *_: object) -> None:
        row = self.groups.currentIndex().row()
        kind = self.kinds.currentData()
        newest = self.order.currentIndex() == 1
        self._model.show_groups(self._proposals, [kind] if kind else list(Kind), newest=newest)
        count = self._model.rowCount()
        self._said.setText(f"{count:,} groups" if count else _NOTHING)
        self.groups.setCurrentIndex(self._model.index(min(max(row, 0), count - 1), 0))
        self._show_current()

    def _show_current(self, *_: object) -> None:
        each = self._model.at(self.groups.currentIndex().row())
        self.table.show_group(each, self._going)
        self.grid.show_photos([] if each is None else [p.photo for p in each.group.photos])
        self.apart.setEnabled(each is not None)
        self._tell()

    def _look_at(self, photo: int) -> None:
        each = self._model.at(self.groups.currentIndex().row())
        photos = [] if each is None else [p.photo for p in each.group.photos]
        if photo in photos:
            self.grid.select_row(photos.index(photo))

    def _mark(self, photo: int, goes: bool) -> None:
        (self._going.add if goes else self._going.discard)(photo)
        self._tell()

    def _keep_apart(self) -> None:
        each = self._model.at(self.groups.currentIndex().row())
        if each is not None:
            self._going -= {photo.photo for photo in each.group.photos}
            self.different.emit(tuple(photo.photo for photo in each.group.photos))

    def _tell(self) -> None:
        chosen = {photo for _, go in self.choices() for photo in go}
        sizes = {p.photo: p.bytes for each in self._proposals for p in each.group.photos}
        whole = [
            each
            for each in self._proposals
            if all(photo.photo in self._going for photo in each.group.photos)
        ]
        text = going_sentence(len(chosen), sum(sizes[photo] for photo in chosen))
        if whole:
            text += " Of each group one stays: mark one to keep where none is."
        self.sentence.setText(text)
        self.bin.setEnabled(bool(chosen))
