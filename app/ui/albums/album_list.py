"""List of albums as the side panel and the chooser show them: cover, name, how many photos."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPalette
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QListWidget,
    QListWidgetItem,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from app.core.base.language import listed, number, tr, tr_n
from app.core.base.search_types import AlbumInfo
from app.ui.photos.photo_model import Index
from app.ui.photos.pictures import Pictures, paint_rounded
from app.ui.style import theme

ALBUM = Qt.ItemDataRole.UserRole  # AlbumInfo; None: an entry that is no album yet
COVER = 5 * theme.UNIT  # px, square
_SIGN = -2  # px by which the sign that an album fills itself is lower than its letters
_GAP = theme.UNIT // 2  # px behind that


class AlbumList(QListWidget):
    """Albums one under the other; a click or Enter takes one, as in any list of Qt."""

    def __init__(self, pictures: Pictures) -> None:
        super().__init__()
        self.setAccessibleName(tr("Albums"))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setItemDelegate(_AlbumDelegate(pictures, self))
        self.setUniformItemSizes(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.viewport().setAutoFillBackground(False)
        pictures.loaded.connect(self._repaint)

    def show_albums(self, albums: Sequence[AlbumInfo]) -> None:
        """List these; the current one stays so, and the list where it is."""
        if [info.id for info in albums] != self._listed():
            self._list_anew(albums)
        for row, info in enumerate(albums):
            _tell(self.item(row), info)

    def album_at(self, item: QListWidgetItem) -> AlbumInfo | None:
        """Give the album that an entry stands for."""
        album: AlbumInfo | None = item.data(ALBUM)
        return album

    def looks_chosen(self, index: Index, selected: bool) -> bool:
        """Tell whether an entry is to look chosen: here the selected one."""
        del index
        return selected

    def _listed(self) -> list[int]:
        albums = [self.album_at(self.item(row)) for row in range(self.count())]
        return [-1 if info is None else info.id for info in albums]

    def _list_anew(self, albums: Sequence[AlbumInfo]) -> None:
        current = self.currentItem()
        chosen = None if current is None else self.album_at(current)
        scrolled = self.verticalScrollBar().value()
        self.clear()
        for info in albums:
            item = QListWidgetItem()
            item.setData(ALBUM, info)
            self.addItem(item)
            if chosen is not None and info.id == chosen.id:
                self.setCurrentItem(item)
        self.verticalScrollBar().setValue(scrolled)

    def _repaint(self, *_: object) -> None:
        self.viewport().update()


def details_of(info: AlbumInfo) -> list[str]:
    """What is said of an album beside its name, as the parts of one line."""
    parts = [tr_n("{n} photo", "{n} photos", info.photos)] if info.filled else [tr("Filling…")]
    return [*parts, *[tr_n("{n} new", "{n} new", info.new)] * bool(info.new)]


def second_line(info: AlbumInfo, room: int, letters: QFontMetrics) -> tuple[bool, str]:
    """What stands under an album's name in ``room`` pixels: whether the sign that it fills itself,
    and the text. Where letters are large the sign makes way, then the word behind the number."""
    fills = info.search is not None
    beside = letters.height() + _SIGN + _GAP if fills else 0
    in_words = " · ".join(reversed(details_of(info)))  # what is new first: it is not cut off
    for said in (in_words, number(info.photos)) if info.filled else (in_words,):
        wide = letters.horizontalAdvance(said)
        if wide <= room:
            return fills and wide + beside <= room, said
    return False, in_words


def _tell(item: QListWidgetItem, info: AlbumInfo) -> None:
    """Let an entry show an album as it is now."""
    item.setText(info.name)
    item.setData(ALBUM, info)
    lines = [*details_of(info), *[tr("fills itself")] * (info.search is not None)]
    item.setToolTip("\n".join([info.name, listed(lines)]))
    item.setData(Qt.ItemDataRole.AccessibleTextRole, listed([info.name, *lines]))


class _AlbumDelegate(QStyledItemDelegate):
    """The cover, and beside it the name over how many photos, and whether it fills itself."""

    def __init__(self, pictures: Pictures, parent: QWidget) -> None:
        super().__init__(parent)
        self._pictures = pictures

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        widget: QWidget = option.widget
        lines = (widget.font(), theme.scaled_font(widget, 0))
        needed = sum(QFontMetrics(font).height() for font in lines)
        return QSize(0, max(COVER, needed) + theme.UNIT)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        info: AlbumInfo | None = index.data(ALBUM)
        palette: QPalette = option.palette
        state: QStyle.StateFlag = option.state
        shown_in = option.widget
        assert isinstance(shown_in, AlbumList)
        mirrored = option.direction == Qt.LayoutDirection.RightToLeft
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        chosen = shown_in.looks_chosen(index, bool(state & QStyle.StateFlag.State_Selected))
        if chosen or state & QStyle.StateFlag.State_MouseOver:
            theme.paint_ground(painter, option.rect, palette, chosen)
        if state & QStyle.StateFlag.State_HasFocus:
            theme.paint_focus(painter, option.rect, palette)
        inner = option.rect.adjusted(theme.UNIT, 0, -theme.UNIT, 0)
        cover = QRect(0, 0, COVER, COVER)
        cover.moveCenter(inner.center())
        cover.moveLeft(inner.right() + 1 - COVER if mirrored else inner.left())
        self._paint_cover(painter, cover, palette, info)
        beside = COVER + theme.UNIT
        text = inner.adjusted(0, 0, -beside, 0) if mirrored else inner.adjusted(beside, 0, 0, 0)
        _paint_lines(painter, text, option, str(index.data()), info)
        painter.restore()

    def _paint_cover(
        self, painter: QPainter, area: QRect, palette: QPalette, info: AlbumInfo | None
    ) -> None:
        """The photo that stands for the album, or a sign in the place of one."""
        cover = None if info is None else info.cover
        ratio = painter.device().devicePixelRatioF()
        picture = None if cover is None else self._pictures.of(cover, ratio * COVER)
        paint_rounded(painter, area, picture, palette)
        if cover is None:
            side = 2 * theme.UNIT
            sign = QRect(0, 0, side, side)
            sign.moveCenter(area.center())
            theme.paint_icon(painter, _icon(info), sign, theme.quiet(palette))


def _icon(info: AlbumInfo | None) -> str:
    if info is None:
        return "album-add"
    return "album" if info.search is None else "album-filling"


def _paint_lines(
    painter: QPainter, area: QRect, option: QStyleOptionViewItem, name: str, info: AlbumInfo | None
) -> None:
    """The name, and under it in small what is said of the album."""
    widget: QWidget = option.widget
    palette: QPalette = option.palette
    small = theme.scaled_font(widget, 0)
    upper, lower = area, QRect()
    if info is not None:
        middle = area.center().y() + 1
        upper = area.adjusted(0, 0, 0, middle - area.bottom())
        lower = area.adjusted(0, middle - area.top(), 0, 0)
    painter.setPen(palette.color(QPalette.ColorRole.WindowText))
    _paint_text(painter, upper, name, Qt.AlignmentFlag.AlignBottom if info else None)
    if info is None:
        return
    painter.setFont(small)
    mirrored = option.direction == Qt.LayoutDirection.RightToLeft
    signed, said = second_line(info, lower.width(), painter.fontMetrics())
    if signed:
        side = painter.fontMetrics().height() + _SIGN
        top = lower.top() + 1
        sign = QRect(lower.right() + 1 - side if mirrored else lower.left(), top, side, side)
        theme.paint_icon(painter, "album-filling", sign, theme.quiet(palette))
        beside = side + _GAP
        lower = lower.adjusted(0, 0, -beside, 0) if mirrored else lower.adjusted(beside, 0, 0, 0)
    painter.setPen(palette.color(QPalette.ColorRole.Link) if info.new else theme.quiet(palette))
    _paint_text(painter, lower, said, Qt.AlignmentFlag.AlignTop)


def _paint_text(
    painter: QPainter, area: QRect, text: str, at: Qt.AlignmentFlag | None = None
) -> None:
    elided = painter.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, area.width())
    align = (at or Qt.AlignmentFlag.AlignVCenter) | Qt.AlignmentFlag.AlignLeading
    painter.drawText(area, align, elided)
