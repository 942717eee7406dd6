"""Model of the folders at the side: all photos, then the folders of the library as trees."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from PySide6.QtCore import QAbstractItemModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from app.core.language import number as formatted
from app.core.language import tr, tr_n
from app.core.photos.folder_tree import Folder, folder_tree
from app.core.types import FactCounts, RootInfo
from app.ui.style import words

Index = QModelIndex | QPersistentModelIndex

PATH = Qt.ItemDataRole.UserRole  # Path of a folder, None of all photos
ROOT = PATH + 1  # RootInfo of a folder that a person added
STATE = ROOT + 1  # str: how it is, or how many photos it has
LIMITS = STATE + 1  # bool: the search looks only here


@dataclass(slots=True)
class _Line:
    path: Path | None
    name: str
    photos: int
    root: RootInfo | None = None
    above: int | None = None
    row: int = 0
    inner: list[int] = field(default_factory=list)


class FolderModel(QAbstractItemModel):
    """Lines by number, which is the internal id of their index."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._roots: tuple[RootInfo, ...] = ()
        self._counts = FactCounts()
        self._lines: list[_Line] = []
        self._top: list[int] = []
        self._limit: Path | None = None

    def show_roots(self, roots: tuple[RootInfo, ...]) -> None:
        """List these folders."""
        self._roots = roots
        self._renew()

    def show_counts(self, counts: FactCounts) -> None:
        """Take which folders have photos, and how many."""
        self._counts = counts
        self._renew()

    def show_limit(self, folder: Path | None) -> None:
        """Mark the folder that the search looks in; None: it looks everywhere."""
        if folder != self._limit:
            self._limit = folder
            self._all_changed()

    def index_of(self, path: Path | None) -> QModelIndex:
        """Give the line of a folder, or of all photos; an invalid index if there is none."""
        for number, line in enumerate(self._lines):
            if line.path == path:
                return self.createIndex(line.row, 0, number)
        return QModelIndex()

    def _renew(self) -> None:
        lines, top = _lines_of(self._roots, self._counts)
        alike = [(line.path, line.above) for line in lines] == [
            (line.path, line.above) for line in self._lines
        ]
        if alike:  # what is open, chosen and scrolled stays by itself
            self._lines, self._top = lines, top
            self._all_changed()
            return
        self.beginResetModel()
        self._lines, self._top = lines, top
        self.endResetModel()

    def _all_changed(self) -> None:
        for numbers in (self._top, *(line.inner for line in self._lines)):
            if numbers:
                first, last = (
                    self.createIndex(self._lines[number].row, 0, number)
                    for number in (numbers[0], numbers[-1])
                )
                self.dataChanged.emit(first, last)

    # What Qt asks

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008  # as Qt has it
        return len(self._inner(parent))

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        del parent
        return 1

    def index(self, row: int, column: int, parent: Index = QModelIndex()) -> QModelIndex:  # noqa: B008
        inner = self._inner(parent)
        if column or not 0 <= row < len(inner):
            return QModelIndex()
        return self.createIndex(row, 0, inner[row])

    def parent(self, index: Index) -> QModelIndex:  # type: ignore[override]  # QObject's has none
        above = self._lines[index.internalId()].above if index.isValid() else None
        if above is None:
            return QModelIndex()
        return self.createIndex(self._lines[above].row, 0, above)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid():
            return None
        line = self._lines[index.internalId()]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return line.name
            case Qt.ItemDataRole.ToolTipRole:
                return None if line.path is None else self._explained(line)
            case Qt.ItemDataRole.AccessibleTextRole:
                return self._spoken(line)
            case _ if role == PATH:
                return line.path
            case _ if role == ROOT:
                return line.root
            case _ if role == STATE:
                return self._state(line)
            case _ if role == LIMITS:
                return line.path is not None and line.path == self._limit
        return None

    def _inner(self, parent: Index) -> list[int]:
        return self._lines[parent.internalId()].inner if parent.isValid() else self._top

    def _state(self, line: _Line) -> str:
        if line.root is not None:
            return root_state(line.root)
        if line.path is None:
            return tr_n("{n} photo", "{n} photos", line.photos)
        return formatted(line.photos)

    def _explained(self, line: _Line) -> str:
        said = [str(line.path), self._state(line)]
        if line.root is not None and line.root.seems_at is not None:
            said.append(tr("It seems to be in {folder} now.", folder=line.root.seems_at))
        return "\n".join(said)

    def _spoken(self, line: _Line) -> str:
        state = self._state(line)
        if line.path is not None and line.root is None:
            state = tr_n("{n} photo", "{n} photos", line.photos)
        if line.path is not None and line.path == self._limit:
            return tr("{name}, {state}, the search looks only here", name=line.name, state=state)
        return tr("{name}, {state}", name=line.name, state=state)


def _lines_of(roots: tuple[RootInfo, ...], counts: FactCounts) -> tuple[list[_Line], list[int]]:
    """All lines, and the numbers of those at the top."""
    if not roots:
        return [], []
    lines = [_Line(None, tr("All photos"), sum(root.photos - root.copies for root in roots))]
    top = [0]
    trees = folder_tree(counts.folders, [root.path for root in roots], counts.shared)
    for row, (root, tree) in enumerate(zip(roots, trees, strict=True), 1):
        top.append(len(lines))
        lines.extend(_walk(tree, None, row, len(lines)))
        lines[top[-1]].root = root
    return lines, top


def _walk(folder: Folder, above: int | None, row: int, number: int) -> Iterator[_Line]:
    """The line of a folder, which gets this number, and behind it those of its inner folders."""
    name = words.printable(folder.path.name or str(folder.path))
    line = _Line(folder.path, name, folder.photos, above=above, row=row)
    yield line
    following = number + 1
    for position, inner in enumerate(folder.inner):
        line.inner.append(following)
        for each in _walk(inner, number, position, following):
            following += 1
            yield each


def root_state(root: RootInfo) -> str:
    """Say how a folder is: "1,000 photos · 3 unreadable"."""
    parts = [tr_n("{n} photo", "{n} photos", root.photos)]
    match root.state:
        case "offline":
            replaced = tr("offline: another disk is in its place")
            away = tr("offline", "a folder whose disk is away")
            parts.append(replaced if root.trouble else away)
        case "scanning":
            parts.append(tr("reading", "a folder whose photos are being read"))
    if root.problems:
        parts.append(tr_n("{n} unreadable", "{n} unreadable", root.problems))
    return " · ".join(parts)
