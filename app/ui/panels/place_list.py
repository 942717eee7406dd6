"""List the places of the sidebar: photos, the map, albums, folders, things to tidy up.

The key of a place is a word, the number of an album, or the path of a folder. The list keeps what
is open and scrolled, and accepts drops on albums.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QContextMenuEvent,
    QDragEnterEvent,
    QDragLeaveEvent,
    QDragMoveEvent,
    QDropEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QStandardItem,
    QStandardItemModel,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTreeView,
)

from app.core.base.language import listed, number, tr, tr_later, tr_n
from app.core.base.photo_types import FactCounts, Problem, RootInfo
from app.core.base.search_types import AlbumInfo
from app.core.base.work_types import Progress
from app.core.photos.names import Folder, folder_tree
from app.ui.albums.album_commands import details_of
from app.ui.photos.grid import PhotoGrid
from app.ui.photos.pictures import Pictures, paint_rounded
from app.ui.style import theme, words
from app.ui.style.tokens import tokens_of

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


Index = QModelIndex | QPersistentModelIndex

LINE = Qt.ItemDataRole.UserRole  # Place

ROW = 28  # px
_GAP = 2 * theme.UNIT  # px above a heading
_INDENT = 20  # px
_SIDE = 20  # px of an icon or cover
_CHEVRON = 12  # px
_DOT = 6  # px
_FEW = 12  # folders within a single added one, which is then open at first


class PlaceList(QTreeView):
    """The list of places.

    Signals: ``chosen(key)`` by click or Enter; ``adding(key)``, by the button of a heading;
    ``menu_wanted(Place, global point)``; ``dropped(album, photos)``.
    """

    chosen = Signal(object)
    adding = Signal(str)
    menu_wanted = Signal(object, object)
    dropped = Signal(object, object)

    def __init__(self, pictures: Pictures, name: str) -> None:
        super().__init__()
        self.in_sight: Key | None = None  # the place whose page is shown
        self._over: Key | None = None  # the album under a drag
        self._places = QStandardItemModel(self)
        self._items: dict[Key, QStandardItem] = {}
        self._open: set[Key] = set()
        self._known = False  # whether folders were listed before
        self.setModel(self._places)
        self.setAccessibleName(name)
        self.setHeaderHidden(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setIndentation(_INDENT)
        self.setItemDelegate(_Delegate(pictures, self))
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setDragDropMode(QAbstractItemView.DragDropMode.DropOnly)
        self.setMouseTracking(True)
        self.viewport().setAutoFillBackground(False)
        self.expanded.connect(lambda index: self._open.add(index.data(LINE).key))
        self.collapsed.connect(lambda index: self._open.discard(index.data(LINE).key))
        pictures.loaded.connect(lambda *_: self.viewport().update())

    # Content

    def show_places(self, places: Sequence[Place]) -> None:
        """List these places, keeping what is open, current and scrolled."""
        lines = list(_with_inner(places))
        if [line.key for line in lines] != list(self._items):
            self._fill(places)
            return
        for line in lines:
            if line != self._items[line.key].data(LINE):
                _fill_item(self._items[line.key], line)

    def lines(self) -> list[Place]:
        """Return all lines, parents before children."""
        return [item.data(LINE) for item in self._items.values()]

    def index_of(self, key: Key) -> QModelIndex:
        """Return the line of a place, or an invalid index if there is none."""
        return self._items[key].index() if key in self._items else QModelIndex()

    def whole_height(self) -> int:
        """Return the height of all lines, in pixels."""
        count = self._places.rowCount()
        return sum(self.rowHeight(self._places.index(row, 0)) for row in range(count))

    def _fill(self, places: Sequence[Place]) -> None:
        current, scrolled = self.currentIndex().data(LINE), self.verticalScrollBar().value()
        self._places.clear()
        self._items = {}
        for place in places:
            self._places.appendRow(self._item(place))
        roots = [place for place in places if isinstance(place.key, Path)]
        if not self._known and len(roots) == 1 and 0 < len(roots[0].inner) <= _FEW:
            self._open.add(roots[0].key)
        self._known = self._known or any(root.inner for root in roots)
        for key in self._open & self._items.keys():
            self.setExpanded(self.index_of(key), True)
        if current is not None:
            self.setCurrentIndex(self.index_of(current.key))
        self.verticalScrollBar().setValue(scrolled)

    def _item(self, place: Place) -> QStandardItem:
        item = self._items[place.key] = QStandardItem()
        _fill_item(item, place)
        for inner in place.inner:
            item.appendRow(self._item(inner))
        return item

    def set_in_sight(self, key: Key | None) -> None:
        """Highlight the place whose page is shown; None: no place."""
        if key != self.in_sight:
            self.in_sight = key
            self.viewport().update()

    def looks_chosen(self, place: Place) -> bool:
        """Return whether to highlight a place: its page is shown, or a drop would go there."""
        return not place.is_heading and place.key in (self.in_sight, self._over)

    # Mouse, keyboard and drags

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        point = event.position().toPoint()
        row = self.visualRect(index := self.indexAt(point))
        if event.button() == Qt.MouseButton.LeftButton and row.contains(point):
            self._activate(index, button=plus_of(row, self.layoutDirection()).contains(point))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self._activate(self.currentIndex(), button=True)
        else:
            super().keyPressEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        by_key = event.reason() == QContextMenuEvent.Reason.Keyboard
        index = self.currentIndex() if by_key else self.indexAt(event.pos())
        point = self.visualRect(index).center() if by_key else event.pos()
        if index.isValid():
            self.menu_wanted.emit(index.data(LINE), self.viewport().mapToGlobal(point))

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if isinstance(event.source(), PhotoGrid):
            event.acceptProposedAction()

    def dragMoveEvent(self, event: QDragMoveEvent) -> None:
        album = self._album_at(event.position().toPoint())
        self._highlight_album(album)
        event.setAccepted(album is not None)

    def dragLeaveEvent(self, event: QDragLeaveEvent) -> None:
        super().dragLeaveEvent(event)
        self._highlight_album(None)

    def dropEvent(self, event: QDropEvent) -> None:
        self._highlight_album(None)
        source, album = event.source(), self._album_at(event.position().toPoint())
        if isinstance(source, PhotoGrid) and album is not None:
            event.setDropAction(Qt.DropAction.CopyAction)
            event.accept()
            self.dropped.emit(album, source.selected())

    def _album_at(self, point: QPoint) -> int | None:
        place = self.indexAt(point).data(LINE)
        return place.about.id if place and isinstance(place.about, AlbumInfo) else None

    def _highlight_album(self, album: int | None) -> None:
        self._over = album
        self.viewport().update()

    def _activate(self, index: Index, *, button: bool) -> None:
        place: Place | None = index.data(LINE)
        if place is None:
            return
        if not place.is_heading:
            self.chosen.emit(place.key)
        elif place.adds and button:
            self.adding.emit(place.key)

    # Painting

    def drawRow(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        place: Place = index.data(LINE)
        row, palette = option.rect.adjusted(theme.UNIT, 0, -theme.UNIT, 0), self.palette()
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        if self.looks_chosen(place):
            painter.setBrush(QColor(tokens_of(palette).selected))
            painter.drawRoundedRect(row, theme.RADIUS, theme.RADIUS)
        elif not place.is_heading and row.contains(self._pointer()):
            painter.setBrush(QColor(tokens_of(palette).hover))
            painter.drawRoundedRect(row, theme.RADIUS, theme.RADIUS)
        if self.hasFocus() and index == self.currentIndex():
            if place.is_heading:
                row.setTop(row.bottom() + 1 - ROW)
            theme.paint_focus(painter, row.adjusted(-2, -2, 2, 2), palette)
        painter.restore()
        super().drawRow(painter, option, index)

    def drawBranches(self, painter: QPainter, rect: QRect, index: Index) -> None:
        if not self._places.hasChildren(index):
            return
        sign = QRect(0, 0, _CHEVRON, _CHEVRON)
        mirrored = self.layoutDirection() == Qt.LayoutDirection.RightToLeft
        x = rect.left() + _CHEVRON // 2 - 2 if mirrored else rect.right() - _CHEVRON // 2 + 2
        sign.moveCenter(QPoint(x, rect.center().y()))
        name = "folded-down" if self.isExpanded(index) else "folded"
        theme.paint_icon(painter, name, sign, theme.quiet(self.palette()))

    def _pointer(self) -> QPoint:
        under = self.viewport().underMouse()
        return self.viewport().mapFromGlobal(self.cursor().pos()) if under else QPoint(-1, -1)


def plus_of(row: QRect, direction: Qt.LayoutDirection) -> QRect:
    """Return the area of a heading's button within its row."""
    button = QRect(row.right() - ROW - 7, row.bottom() + 1 - ROW, ROW, ROW)
    return QStyle.visualRect(direction, row, button)


def _with_inner(places: Sequence[Place]) -> Iterator[Place]:
    """Yield all places, parents before children."""
    for place in places:
        yield place
        yield from _with_inner(place.inner)


def _fill_item(item: QStandardItem, place: Place) -> None:
    item.setText(place.name)
    item.setToolTip(place.tip)
    item.setAccessibleText(place.spoken)
    item.setData(place, LINE)


class _Delegate(QStyledItemDelegate):
    """Paints icon or cover, name, and at the end a count with a dot before it."""

    def __init__(self, pictures: Pictures, parent: PlaceList) -> None:
        super().__init__(parent)
        self._pictures = pictures

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        place: Place = index.data(LINE)
        height = max(ROW, option.fontMetrics.height() + 8)
        return QSize(0, height + (_GAP if place.is_heading and index.row() else 0))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        shown_in = option.widget
        assert isinstance(shown_in, PlaceList)
        place: Place = index.data(LINE)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setLayoutDirection(option.direction)
        if place.is_heading:
            _paint_heading(painter, option, place)
        else:
            self._paint_place(painter, option, place, shown_in.looks_chosen(place))
        painter.restore()

    def _paint_place(
        self, painter: QPainter, option: QStyleOptionViewItem, place: Place, chosen: bool
    ) -> None:
        palette, tokens = option.palette, tokens_of(option.palette)
        of_path = isinstance(place.key, Path)
        left, right = 4 if of_path else -4, option.rect.width() - 16  # behind a folder's chevron
        picture = _area(option, left, _SIDE, _SIDE)
        if place.cover is not None:
            cover = self._pictures.of(place.cover, painter.device().devicePixelRatioF() * _SIDE)
            paint_rounded(painter, picture, cover, palette, 4.0)
        elif place.icon:
            colour = QColor(tokens.link) if chosen else theme.quiet(palette)
            theme.paint_icon(painter, place.icon, picture.adjusted(1, 1, -1, -1), colour)
        left += _SIDE + 10 if place.icon or place.cover is not None else 4
        if place.count:
            wide = painter.fontMetrics().horizontalAdvance(place.count)
            ink = tokens.link if place.busy else tokens.quiet if chosen else tokens.third
            painter.setPen(QColor(ink))
            draw_text(painter, _area(option, right - wide, wide), place.count)
            right -= wide + theme.UNIT
        if place.dot:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(tokens.accent))
            painter.drawEllipse(_area(option, right - _DOT, _DOT, _DOT))
            right -= _DOT + theme.UNIT
        painter.setFont(theme.strong(option.font) if chosen else option.font)
        painter.setPen(palette.windowText().color())
        how = Qt.TextElideMode.ElideMiddle if of_path else Qt.TextElideMode.ElideRight
        draw_text(painter, _area(option, left, right - left), words.name_alone(place.name), how)


def _area(option: QStyleOptionViewItem, left: int, width: int, height: int = 0) -> QRect:
    """Return a part of a line, vertically centred, mirrored in right-to-left languages."""
    row = option.rect
    height = height or row.height()
    part = QRect(row.left() + left, row.center().y() - (height - 1) // 2, width, height)
    return QStyle.visualRect(option.direction, row, part)


def _paint_heading(painter: QPainter, option: QStyleOptionViewItem, place: Place) -> None:
    row = QRect(option.rect)
    row.setTop(row.bottom() + 1 - max(ROW, option.fontMetrics.height() + 8))
    area = QStyle.visualRect(option.direction, row, row.adjusted(-4, 0, -ROW, 0))
    painter.setFont(theme.strong(option.font))
    painter.setPen(theme.third(option.palette))
    draw_text(painter, area, place.name)
    if place.adds:
        sign = QRect(0, 0, 16, 16)
        sign.moveCenter(plus_of(option.rect, option.direction).center())
        theme.paint_icon(painter, "plus", sign, theme.quiet(option.palette))


def draw_text(
    painter: QPainter, area: QRect, text: str, how: Qt.TextElideMode = Qt.TextElideMode.ElideRight
) -> None:
    """Paint one line, elided if it doesn't fit."""
    shown = theme.elided(painter.fontMetrics(), text, area.width(), how)
    leading = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeading
    painter.drawText(area, QStyle.visualAlignment(painter.layoutDirection(), leading), shown)
