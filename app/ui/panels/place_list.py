"""List the places of the sidebar: photos, the map, albums, folders, things to tidy up.

The key of a place is a word, the number of an album, or the path of a folder. The list keeps what
is open and scrolled, and accepts drops on albums.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from PySide6.QtCore import (
    QItemSelectionModel,
    QModelIndex,
    QPoint,
    QRect,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import (
    QContextMenuEvent,
    QDragEnterEvent,
    QDragLeaveEvent,
    QDragMoveEvent,
    QDropEvent,
    QIcon,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPalette,
    QStandardItem,
    QStandardItemModel,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QStyleOptionViewItem,
    QTreeView,
)

from app.core.base.language import listed, number, tr, tr_later, tr_n
from app.core.base.photo_types import FactCounts, Problem, RootInfo
from app.core.base.search_types import AlbumInfo, QueryItem
from app.core.base.work_types import Progress
from app.core.photos.names import Folder, folder_tree
from app.ui.albums.album_commands import details_of
from app.ui.canvas.pictures import Pictures
from app.ui.photos.grid import PhotoGrid
from app.ui.photos.photo_model import Index
from app.ui.photos.small_photos import icon_of
from app.ui.style import theme, words
from app.ui.style.building import lines_without_header

Key = str | int | Path

PHOTOS, EXPLORE, FAVOURITES, TODAY = "photos", "map", "favourites", "today"
DUPLICATES, PROBLEMS = "duplicates", "problems"
SMART_ALBUMS, ALBUMS, FOLDERS, TIDY_UP = "smart_albums", "albums", "folders", "tidy_up"

_HEADINGS = {
    SMART_ALBUMS: (tr_later("Smart albums"), tr_later("Save this search as a smart album")),
    ALBUMS: (tr_later("Albums"), tr_later("New album")),
    FOLDERS: (tr_later("Folders"), tr_later("Add a folder")),
    TIDY_UP: (tr_later("Tidy up"), ""),
}
"""The text of each heading, and what its button does."""


@dataclass(slots=True)
class Place:
    """A line of the sidebar.
    ``count`` is at its end; ``said`` is for screen readers, ``tip`` for the tooltip."""

    key: Key
    name: str
    count: str = ""
    said: str = ""
    tip: str = ""
    icon: str = ""
    cover: int | None = None
    busy: bool = False  # the count is the progress of reading
    dot: bool = False  # some photos should be checked
    about: RootInfo | AlbumInfo | None = None
    inner: list[Place] = field(default_factory=list)

    @property
    def is_heading(self) -> bool:
        """Whether it is a heading of others, and no place itself."""
        return self.key in _HEADINGS

    @property
    def adds(self) -> bool:
        """Whether it is a heading with a button."""
        return self.is_heading and bool(_HEADINGS[str(self.key)][1])

    @property
    def spoken(self) -> str:
        """The text for screen readers."""
        return listed([self.name, *[self.said] * bool(self.said)])


def places_of(
    roots: Sequence[RootInfo],
    counts: FactCounts,
    albums: Sequence[AlbumInfo],
    progress: Progress,
) -> list[Place]:
    """Return the places of a library."""
    photos = sum(root.photos - root.copies for root in roots)
    said = tr_n("{n} photo", "{n} photos", photos)
    smart = [info for info in albums if info.search is not None]
    by_hand = [info for info in albums if info.search is None]
    lines = [
        Place(PHOTOS, tr("Photos"), number(photos), said, icon="photos"),
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
        line = _folder(tree)
        _add_state(line, root, progress)
        lines.append(line)
    return lines


def tidy_places(groups: int | None, problems: Sequence[Problem]) -> list[Place]:
    """Return what can be tidied up; ``groups`` of duplicates are None before the first search."""
    found = "" if groups is None else tr_n("{n} group", "{n} groups", groups)
    wrong = words.problems_sentence(problems) if problems else tr("All files could be read.")
    groups_tip = found or tr("Find photos that are there more than once")
    problem_count = number(len(problems)) if problems else ""
    group_count = number(groups) if groups else ""
    return [
        _heading(TIDY_UP),
        Place(DUPLICATES, tr("Duplicates"), group_count, found, groups_tip, "duplicates"),
        Place(PROBLEMS, tr("Problems"), problem_count, wrong, wrong, "warning"),
    ]


def _heading(key: str) -> Place:
    name, adds = _HEADINGS[key]
    does = tr(adds) if adds else ""
    return Place(key, tr(name), said=does, tip=does)


def _album(info: AlbumInfo) -> Place:
    said, name = listed(details_of(info)), words.printable(info.name)
    count = number(info.photos) if info.filled else "…"
    icon = "album" if info.search is None else "album-filling"
    tip = f"{name}\n{said}"  # not shown
    return Place(info.id, name, count, said, tip, icon, info.cover, dot=bool(info.new), about=info)


def _folder(folder: Folder) -> Place:
    name = words.printable(folder.path.name or str(folder.path))
    said = tr_n("{n} photo", "{n} photos", folder.photos)
    inner = [_folder(each) for each in folder.inner]
    tip = str(folder.path)
    return Place(folder.path, name, number(folder.photos), said, tip, inner=inner)


def _add_state(line: Place, root: RootInfo, progress: Progress) -> None:
    """Add the state of an added folder: "1,000 photos · offline · 3 unreadable"."""
    said = [tr_n("{n} photo", "{n} photos", root.photos)]
    line.about, line.icon, line.count = root, "folder", number(root.photos)
    if root.state == "offline":
        line.icon, line.count = "offline", tr("offline", "a folder whose disk is away")
        replaced = tr("offline: another disk is in its place")
        said.append(replaced if root.trouble else line.count)
    elif root.state == "scanning":
        reading = tr("reading", "a folder whose photos are being read")
        said.append(reading)
        if progress.total:
            percent = tr("{percent}%", percent=int(100 * progress.done / progress.total))
            line.busy, line.count = True, percent
        elif not root.photos:
            line.busy, line.count = True, reading
    if root.problems:
        said.append(tr_n("{n} unreadable", "{n} unreadable", root.problems))
    line.said = " · ".join(said)
    line.tip = "\n".join((str(root.path), line.said))
    if root.seems_at is not None:
        line.tip += "\n" + tr("It seems to be in {folder} now.", folder=root.seems_at)


Role = Qt.ItemDataRole
LINE = Role.UserRole  # Place

ROW = 28  # px
_GAP = 2 * theme.UNIT  # px above a heading
_INDENT = 14  # px
_ICON = QSize(18, 18)  # px, also of a cover
_CHEVRON = 12  # px
_FEW = 12  # folders within a single added one, which is then open at first
_MIDDLE = Qt.AlignmentFlag.AlignVCenter


class PlaceList(QTreeView):
    """The list of places, with counts at the end. The place whose page is shown is selected.

    Signals: ``chosen(key)`` by click or Enter; ``adding(key)``, by the button of a heading;
    ``menu_wanted(Place, global point)``; ``dropped(album, photos)``; ``renaming(AlbumInfo)`` and
    ``deleting(AlbumInfo)`` by F2 and Delete.
    """

    chosen = Signal(object)
    adding = Signal(str)
    menu_wanted = Signal(object, object)
    dropped = Signal(object, object)
    renaming = Signal(object)
    deleting = Signal(object)

    def __init__(self, pictures: Pictures, name: str) -> None:
        super().__init__()
        self.in_sight: Key | None = None  # the place whose page is shown
        self._pictures = pictures
        self._places = QStandardItemModel(0, 2, self)
        self._items: dict[Key, list[QStandardItem]] = {}  # its name and its count
        self._open: set[Key] = set()
        self._known = False  # whether folders were listed before
        self.setModel(self._places)
        self.setAccessibleName(name)
        lines_without_header(self)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # after a click keys work on the photos
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setIndentation(_INDENT)
        self.setIconSize(_ICON)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setDragDropMode(QAbstractItemView.DragDropMode.DropOnly)
        self.setDropIndicatorShown(False)
        self.setMouseTracking(True)
        self.viewport().setAutoFillBackground(False)
        self.expanded.connect(lambda index: self._open.add(index.data(LINE).key))
        self.collapsed.connect(lambda index: self._open.discard(index.data(LINE).key))
        pictures.changed.connect(lambda *_: self.viewport().update())

    # Content

    def show_places(self, places: Sequence[Place]) -> None:
        """List these places, keeping what is open, current and scrolled."""
        lines = list(_with_inner(places))
        if [line.key for line in lines] != list(self._items):
            self._fill(places)
            return
        for line in lines:
            if line != self._items[line.key][0].data(LINE):
                self._show_line(line)

    def lines(self) -> list[Place]:
        """Return all lines, parents before children."""
        return [items[0].data(LINE) for items in self._items.values()]

    def index_of(self, key: Key) -> QModelIndex:
        """Return the line of a place, or an invalid index if there is none."""
        return self._items[key][0].index() if key in self._items else QModelIndex()

    def whole_height(self) -> int:
        """Return the height of all lines, in pixels."""
        count = self._places.rowCount()
        return sum(self.rowHeight(self._places.index(row, 0)) for row in range(count))

    def _fill(self, places: Sequence[Place]) -> None:
        current, scrolled = self.currentIndex().data(LINE), self.verticalScrollBar().value()
        self._places.setRowCount(0)
        self._items = {}
        for place in places:
            self._places.appendRow(self._row(place))
        roots = [place for place in places if isinstance(place.key, Path)]
        if not self._known and len(roots) == 1 and 0 < len(roots[0].inner) <= _FEW:
            self._open.add(roots[0].key)
        self._known = self._known or any(root.inner for root in roots)
        for key in self._open & self._items.keys():
            self.setExpanded(self.index_of(key), True)
        if current is not None:
            self.setCurrentIndex(self.index_of(current.key))
        self._highlight(self.in_sight)
        self.verticalScrollBar().setValue(scrolled)

    def _row(self, place: Place) -> list[QStandardItem]:
        cells = self._items[place.key] = [_Cell(self._of_name), _Cell(self._of_count)]
        self._show_line(place)
        for inner in place.inner:
            cells[0].appendRow(self._row(inner))
        return cells

    def _show_line(self, place: Place) -> None:
        for cell in self._items[place.key]:
            cell.setData(place, LINE)
            cell.setEnabled(place.adds or not place.is_heading)  # else nothing can be done with it

    def _of_name(self, place: Place, role: int) -> Any:
        """Return what the first column has of a place."""
        if role == Role.DisplayRole:
            return words.name_alone(place.name)
        if role == Role.DecorationRole:
            return self._icon(place)
        if role == Role.SizeHintRole:
            gap = _GAP if place.is_heading and place.key != next(iter(self._items)) else 0
            return QSize(0, max(ROW, self.fontMetrics().height() + theme.UNIT) + gap)
        if role == Role.FontRole and (place.is_heading or place.key == self.in_sight):
            return theme.strong(self.font())
        if role == Role.ForegroundRole and place.is_heading:
            return theme.third(self.palette())
        if role == Role.TextAlignmentRole and place.is_heading:
            return Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignBottom
        return None

    def _of_count(self, place: Place, role: int) -> Any:
        """Return what the second column has: a count, or the sign of a heading's button."""
        if role == Role.DisplayRole:
            count = f"• {place.count}" if place.dot else place.count
            return count if not place.is_heading else "+" if place.adds else ""
        if role == Role.ForegroundRole:
            palette = self.palette()
            return palette.link() if place.busy or place.dot else theme.third(palette)
        if role == Role.TextAlignmentRole:
            down = Qt.AlignmentFlag.AlignBottom if place.is_heading else _MIDDLE
            return Qt.AlignmentFlag.AlignTrailing | down
        return None

    def _icon(self, place: Place) -> QIcon:
        if place.cover is not None:
            return icon_of(self._pictures, QueryItem(photo=place.cover), _ICON, self)
        role = QPalette.ColorRole.PlaceholderText
        return theme.icon(place.icon, role, palette=self) if place.icon else QIcon()

    def set_in_sight(self, key: Key | None) -> None:
        """Highlight the place whose page is shown; None: no place."""
        self.in_sight = key
        self._highlight(key)

    def _highlight(self, key: Key | None) -> None:
        flags = QItemSelectionModel.SelectionFlag
        index = self.index_of(key) if key is not None else QModelIndex()
        self.selectionModel().select(index, flags.ClearAndSelect | flags.Rows)
        self.viewport().update()  # the whole row, which Qt repaints by cells

    # Mouse, keyboard and drags

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        point = event.position().toPoint()
        index = self.indexAt(point)
        if event.button() == Qt.MouseButton.LeftButton and self.visualRect(index).contains(point):
            self._activate(index.siblingAtColumn(0), button=index.column() == 1)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        index = self.currentIndex().siblingAtColumn(0)
        place = index.data(LINE)
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self._activate(index, button=True)
        elif place and isinstance(place.about, AlbumInfo) and event.key() == Qt.Key.Key_F2:
            self.renaming.emit(place.about)
        elif place and isinstance(place.about, AlbumInfo) and event.key() == Qt.Key.Key_Delete:
            self.deleting.emit(place.about)
        else:
            super().keyPressEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        by_key = event.reason() == QContextMenuEvent.Reason.Keyboard
        index = self.currentIndex() if by_key else self.indexAt(event.pos())
        point = self.visualRect(index).center() if by_key else event.pos()
        if index.isValid():
            place = index.siblingAtColumn(0).data(LINE)
            self.menu_wanted.emit(place, self.viewport().mapToGlobal(point))

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if isinstance(event.source(), PhotoGrid):
            event.acceptProposedAction()

    def dragMoveEvent(self, event: QDragMoveEvent) -> None:
        album = self._album_at(event.position().toPoint())
        self._highlight(self.in_sight if album is None else album)
        event.setAccepted(album is not None)

    def dragLeaveEvent(self, event: QDragLeaveEvent) -> None:
        super().dragLeaveEvent(event)
        self._highlight(self.in_sight)

    def dropEvent(self, event: QDropEvent) -> None:
        self._highlight(self.in_sight)
        source, album = event.source(), self._album_at(event.position().toPoint())
        if isinstance(source, PhotoGrid) and album is not None:
            event.setDropAction(Qt.DropAction.CopyAction)
            event.accept()
            self.dropped.emit(album, source.selected())

    def _album_at(self, point: QPoint) -> int | None:
        place = self.indexAt(point).siblingAtColumn(0).data(LINE)
        return place.about.id if place and isinstance(place.about, AlbumInfo) else None

    def _activate(self, index: QModelIndex, *, button: bool) -> None:
        place: Place | None = index.data(LINE)
        if place is None:
            return
        if not place.is_heading:
            self.chosen.emit(place.key)
        elif place.adds and button:
            self.adding.emit(place.key)

    def currentChanged(self, current: Index, previous: Index) -> None:
        super().currentChanged(current, previous)
        self.viewport().update()  # the ring is around a whole row, too

    def drawRow(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint the whole row below the pointer or of the page shown, and the keyboard's ring."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        selected = self.selectionModel().isSelected(index)
        pointer = self.viewport().mapFromGlobal(self.cursor().pos())
        over = self.viewport().underMouse() and option.rect.contains(pointer)
        if selected or (over and not index.data(LINE).is_heading):
            theme.paint_ground(painter, option.rect, self.palette(), selected)
        if self.hasFocus() and index == self.currentIndex():
            theme.paint_focus(painter, option.rect, self.palette())
        super().drawRow(painter, option, index)

    def drawBranches(self, painter: QPainter, rect: QRect, index: Index) -> None:
        """Paint the chevron of a folder with others in it."""
        if not self._places.hasChildren(index):
            return
        sign = QRect(0, 0, _CHEVRON, _CHEVRON)
        mirrored = self.layoutDirection() == Qt.LayoutDirection.RightToLeft
        x = rect.left() + _CHEVRON // 2 if mirrored else rect.right() - _CHEVRON // 2
        sign.moveCenter(QPoint(x, rect.center().y()))
        name = "folded-down" if self.isExpanded(index) else "folded"
        theme.paint_icon(painter, name, sign, theme.quiet(self.palette()))


class _Cell(QStandardItem):
    """A cell of a place. ``shown(place, role)`` returns what is asked of it, when it is painted:
    so covers out of sight are not loaded."""

    def __init__(self, shown: Callable[[Place, int], Any]) -> None:
        super().__init__()
        self._shown = shown

    def data(self, role: int = LINE) -> Any:
        place: Place | None = super().data(LINE)
        if place is None or role == LINE:
            return place
        if role == Role.ToolTipRole:
            return place.tip
        shown = place.spoken if role == Role.AccessibleTextRole else self._shown(place, role)
        return super().data(role) if shown is None else shown  # whether it is enabled


def _with_inner(places: Sequence[Place]) -> Iterator[Place]:
    """Yield all places, parents before children."""
    for place in places:
        yield place
        yield from _with_inner(place.inner)
