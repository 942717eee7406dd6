"""Places of the sidebar as a model of lines: photos, the map, albums, folders, what is to tidy up.

A place is known by its key: a word, the number of an album, or the path of a folder.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from PySide6.QtCore import QAbstractItemModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from app.core.base.language import listed, number, tr, tr_later, tr_n
from app.core.base.photo_types import FactCounts, Problem, RootInfo
from app.core.base.search_types import AlbumInfo
from app.core.base.work_types import Progress
from app.core.photos.names import Folder, folder_tree
from app.ui.style import words

Index = QModelIndex | QPersistentModelIndex
Key = str | int | Path

LINE = Qt.ItemDataRole.UserRole  # Place

PHOTOS, EXPLORE, FAVOURITES, TODAY = "photos", "map", "favourites", "today"
DUPLICATES, PROBLEMS = "duplicates", "problems"
SMART_ALBUMS, ALBUMS, FOLDERS, TIDY_UP = "smart_albums", "albums", "folders", "tidy_up"

_HEADINGS = {
    SMART_ALBUMS: (tr_later("Smart albums"), tr_later("Save this search as a smart album")),
    ALBUMS: (tr_later("Albums"), tr_later("New album")),
    FOLDERS: (tr_later("Folders"), tr_later("Add a folder")),
    TIDY_UP: (tr_later("Tidy up"), ""),
}
"""What each says, and what its button does."""


@dataclass(slots=True)
class Place:
    """A line. ``count`` stands at its end; ``said`` is for the ear, ``tip`` for the pointer."""

    key: Key
    name: str
    count: str = ""
    said: str = ""
    tip: str = ""
    icon: str = ""
    cover: int | None = None
    busy: bool = False  # the count tells how far reading is
    dot: bool = False  # some are to be checked
    about: RootInfo | AlbumInfo | None = None
    above: int | None = None
    row: int = 0
    inner: list[int] = field(default_factory=list)

    @property
    def is_heading(self) -> bool:
        """Whether it stands over others, and is no place itself."""
        return self.key in _HEADINGS

    @property
    def adds(self) -> bool:
        """Whether it is a heading with a button."""
        return self.is_heading and bool(_HEADINGS[str(self.key)][1])


class Places(QAbstractItemModel):
    """Lines by number, which is the internal id of their index."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._lines: list[Place] = []
        self._top: list[int] = []

    def show_lines(self, lines: list[Place]) -> None:
        """List these; what is open, current and scrolled stays if they are the same places."""
        alike = [(line.key, line.above) for line in lines] == [
            (line.key, line.above) for line in self._lines
        ]
        if not alike:
            self.beginResetModel()
        self._lines = lines
        self._top = [at for at, line in enumerate(lines) if line.above is None]
        for row, at in enumerate(self._top):
            lines[at].row = row
        if not alike:
            self.endResetModel()
            return
        for numbers in (self._top, *(line.inner for line in lines)):
            if numbers:
                ends = (self._index(numbers[0]), self._index(numbers[-1]))
                self.dataChanged.emit(*ends)

    def index_of(self, key: Key) -> QModelIndex:
        """Give the line of a place; an invalid index if there is none."""
        for at, line in enumerate(self._lines):
            if line.key == key and type(line.key) is type(key):
                return self._index(at)
        return QModelIndex()

    def lines(self) -> list[Place]:
        """Give all lines, each before what is in it."""
        return self._lines

    def _index(self, at: int) -> QModelIndex:
        return self.createIndex(self._lines[at].row, 0, at)

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
        return QModelIndex() if above is None else self._index(above)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid():
            return None
        line = self._lines[index.internalId()]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return line.name
            case Qt.ItemDataRole.ToolTipRole:
                return line.tip or None
            case Qt.ItemDataRole.AccessibleTextRole:
                return listed([line.name, *[line.said] * bool(line.said)])
            case _ if role == LINE:
                return line
        return None

    def _inner(self, parent: Index) -> list[int]:
        return self._lines[parent.internalId()].inner if parent.isValid() else self._top


def places_of(
    roots: Sequence[RootInfo],
    counts: FactCounts,
    albums: Sequence[AlbumInfo],
    progress: Progress,
    how: str = "",
) -> list[Place]:
    """List the places of a library; ``how`` says how its photos are found."""
    photos = sum(root.photos - root.copies for root in roots)
    said = tr_n("{n} photo", "{n} photos", photos)
    smart = [info for info in albums if info.search is not None]
    by_hand = [info for info in albums if info.search is None]
    lines = [
        Place(PHOTOS, tr("Photos"), number(photos), said, how, "photos"),
        Place(EXPLORE, tr("Explore"), tip=tr("A map of what is alike"), icon="explore"),
        Place(FAVOURITES, tr("Favourites"), tip=tr("Photos with four stars or five"), icon="star"),
        Place(TODAY, tr("On this day"), tip=tr("Photos of this day, in any year"), icon="calendar"),
        _heading(SMART_ALBUMS),
        *map(_album, smart),
        _heading(ALBUMS),
        *map(_album, by_hand),
        _heading(FOLDERS),
    ]
    trees = folder_tree(counts.folders, [root.path for root in roots], counts.shared)
    for root, tree in zip(roots, trees, strict=True):
        at = len(lines)
        lines.extend(_walk(tree, None, 0, at))
        _tell_root(lines[at], root, progress)
    return lines


def tidy_places(groups: int | None, problems: Sequence[Problem]) -> list[Place]:
    """List what can be tidied up; ``groups`` of duplicates, None before they were looked for."""
    found = "" if groups is None else tr_n("{n} group", "{n} groups", groups)
    wrong = words.problems_sentence(problems) if problems else tr("All files could be read.")
    return [
        _heading(TIDY_UP),
        Place(
            DUPLICATES,
            tr("Duplicates"),
            number(groups) if groups else "",
            found,
            found or tr("Find photos that are there more than once"),
            "duplicates",
        ),
        Place(
            PROBLEMS,
            tr("Problems"),
            number(len(problems)) if problems else "",
            wrong,
            wrong,
            "warning",
        ),
    ]


def _heading(key: str) -> Place:
    name, adds = _HEADINGS[key]
    return Place(key, tr(name), said=tr(adds) if adds else "", tip=tr(adds) if adds else "")


def _album(info: AlbumInfo) -> Place:
    parts = [tr_n("{n} photo", "{n} photos", info.photos)] if info.filled else [tr("Filling…")]
    parts += [tr_n("{n} new", "{n} new", info.new)] * bool(info.new)
    count = number(info.photos) if info.filled else "…"
    name = words.printable(info.name)
    tip = "\n".join([name, listed(parts)])
    icon = "album" if info.search is None else "album-filling"
    dot = bool(info.new)
    return Place(info.id, name, count, listed(parts), tip, icon, info.cover, dot=dot, about=info)


def _walk(folder: Folder, above: int | None, row: int, at: int) -> Iterator[Place]:
    """The line of a folder, which gets this number, and behind it those of its inner folders."""
    name = words.printable(folder.path.name or str(folder.path))
    said = tr_n("{n} photo", "{n} photos", folder.photos)
    line = Place(
        folder.path, name, number(folder.photos), said, str(folder.path), above=above, row=row
    )
    yield line
    following = at + 1
    for position, inner in enumerate(folder.inner):
        line.inner.append(following)
        for each in _walk(inner, at, position, following):
            following += 1
            yield each


def _tell_root(line: Place, root: RootInfo, progress: Progress) -> None:
    """Say of an added folder how it is: how far reading is, that its disk is away."""
    line.about, line.icon, line.said = root, "folder", root_state(root)
    line.count = number(root.photos)
    if root.state == "offline":
        line.count, line.icon = tr("offline", "a folder whose disk is away"), "offline"
    elif root.state == "scanning" and progress.total:
        line.busy = True
        line.count = tr("{percent}%", percent=int(100 * progress.done / progress.total))
    elif root.state == "scanning":
        line.busy, line.count = True, tr("reading", "a folder whose photos are being read")
    line.tip = "\n".join((str(root.path), line.said))
    if root.seems_at is not None:
        line.tip += "\n" + tr("It seems to be in {folder} now.", folder=root.seems_at)


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
