"""Provide pictures of photos: small ones, those that fill a tile, and full resolution.

They are requested when painted and decoded elsewhere; until then there is less, or nothing.
"""

from __future__ import annotations

import os
import zlib
from collections import OrderedDict
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QObject, QPoint, QPointF, QRect, QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import QBrush, QColor, QImage, QPainter, QPalette, QPixmap, QTransform

from app.core.base.language import tr
from app.core.base.photo_types import PhotoInfo
from app.core.base.search_types import QueryItem
from app.core.photos.sorting_table import SortingTable
from app.ui.style import theme
from app.ui.style.tokens import tokens_of
from app.work.pictures.full_decoding import Measured
from app.work.pictures.full_loader import FullPhoto, FullResolutionLoader
from app.work.pictures.thumbnail_loader import ThumbnailLoader, image_of_png

BUDGET = 128 << 20  # bytes of prepared pictures
_RIM = QColor(128, 128, 128, 60)
_LARGE = 1024  # device pixels of the thumbnail shown until full resolution is loaded
_UNKNOWN = QSizeF(4, 3)  # shape of a photo until it is known
_Wanted = tuple[int, int, int]  # photo, width, height in device pixels


class _Prepared(NamedTuple):
    """A picture that fills a tile, with the facts and the thumbnail it was made from.
    ``source``: cache key of the thumbnail; ``final``: whether that one was large enough."""

    info: PhotoInfo | None
    source: int
    picture: QPixmap
    final: bool


class Pictures(QObject):
    """Pictures of photos by id, and of queries, some of which are from outside the library.

    ``thumbnails``: what loads small ones; ``info(photo)``: the facts of a photo, None if it left
    the library; ``table``: what all photos of the library are sorted and laid out by. Without a
    ``full`` loader, large views show thumbnails. Signal: ``changed(photo)``: paint it again.
    """

    changed = Signal(object)

    def __init__(
        self,
        thumbnails: ThumbnailLoader,
        photo_of: Callable[[int], PhotoInfo | None],
        full: FullResolutionLoader | None = None,
    ) -> None:
        super().__init__()
        self.thumbnails, self.info, self._full = thumbnails, photo_of, full
        self.table = SortingTable()
        self.offline_roots: frozenset[int] = frozenset()  # folders on disks that are not connected
        self._prepared: OrderedDict[_Wanted, _Prepared] = OrderedDict()
        self._prepared_bytes = 0
        self._files: dict[int, tuple[Path, float]] = {}  # whose thumbnails were asked for
        for loader in (thumbnails, full) if full else (thumbnails,):
            loader.loaded.connect(self.changed)
            loader.failed.connect(self.changed)

    # Small ones

    def of(self, photo: int, side: float) -> QPixmap | None:
        """Return the photo, its longer side at least ``side`` device pixels; None until loaded."""
        info = self.info(photo)
        if info is None:
            return None
        file = info.path, info.modified
        if self._files.setdefault(photo, file) != file:
            self._files[photo] = file
            self.thumbnails.forget(photo)
        return self.thumbnails.request(photo, info.path, round(side), info.modified)

    def fill(self, photo: int, size: QSize, corner: float, *, make: bool = True) -> QPixmap | None:
        """Return the photo scaled to fill a tile of ``size`` device pixels, with round corners.
        It is cropped to its middle, and kept, so that painting it again only copies it. None until
        a thumbnail is loaded; made from a smaller one until the right one is there. Without
        ``make`` only what is kept."""
        info = self.info(photo)
        wanted = photo, size.width(), size.height()
        kept = self._prepared.get(wanted)
        if kept is not None and kept.final and kept.info is info:
            self._prepared.move_to_end(wanted)
            return kept.picture
        if not make:
            return None if kept is None else kept.picture
        side = _side_to_fill(size, info)
        source = self.of(photo, side)
        if source is None:
            return None
        key = source.cacheKey()
        known = kept is not None and kept.source == key
        made = kept.picture if kept is not None and known else filled(source, size, corner)
        final = self.thumbnails.holds(photo, round(side))
        self._prepared_bytes += 4 * size.width() * size.height() * (kept is None)
        self._prepared[wanted] = _Prepared(info, key, made, final)
        self._prepared.move_to_end(wanted)
        while self._prepared_bytes > BUDGET and len(self._prepared) > 1:
            (_, width, height), _ = self._prepared.popitem(last=False)
            self._prepared_bytes -= 4 * width * height
        return made

    def paint(
        self, painter: QPainter, photo: int, area: QRect, palette: QPalette, *, grey: bool = False
    ) -> None:
        """Fill a rounded area with a photo, in whole device pixels and without scaling.
        Until it is loaded, with its mean colour, so that it appears without a flash."""
        ratio, exact, corner = painter.device().devicePixelRatioF(), area, QPointF(area.topLeft())
        if ratio != 1:
            device = painter.deviceTransform()
            exact = device.mapRect(QRectF(area)).toRect()
            corner = QPointF(exact.left() - device.dx(), exact.top() - device.dy())
        picture = self.fill(photo, exact.size(), theme.RADIUS * ratio)
        if picture is None:
            failed = self.failure(photo) is not None and not self.is_offline(photo)
            paint_ground(painter, area, palette, None if failed else self.colour(photo))
            if failed:
                _paint_missing(painter, area, palette)
            return
        if ratio != 1:  # asked, as each tile is painted so
            painter.scale(1 / ratio, 1 / ratio)
        painter.drawPixmap(corner, _greyed(picture) if grey else picture)
        if ratio != 1:
            painter.scale(ratio, ratio)

    def is_offline(self, photo: int) -> bool:
        """Return whether the photo is on a disk that is not connected."""
        if not self.offline_roots:
            return False
        info = self.info(photo)
        return info is not None and info.root in self.offline_roots

    def failure(self, photo: int) -> str | None:
        """Return why a photo can't be shown as it is now; None if nothing failed."""
        if self.is_offline(photo):
            return tr("Offline: its folder or disk is away.")
        return self.thumbnails.failure(photo)

    def colour(self, photo: int) -> QColor | None:
        """Return the mean colour of a photo; None if it is not known yet."""
        found = self.table.colour(photo)
        return None if found is None else QColor(*found)

    def prefetch(self, photo: int, size: QSize) -> None:
        """Load what `fill` may need soon, after everything that is waited for."""
        info = self.info(photo)
        kept = self._prepared.get((photo, size.width(), size.height()))
        if kept is not None and kept.final and kept.info is info:
            return
        if info is not None:
            side = round(_side_to_fill(size, info))
            self.thumbnails.prefetch(photo, info.path, side, info.modified)

    # At full resolution

    def full(self, photo: int) -> FullPhoto | None:
        """Return the photo at full resolution; None until loaded, which this call requests."""
        info = self.info(photo)
        if info is None or self._full is None:
            return None
        return self._full.request(photo, info.path, info.modified)

    def levels(self, photo: int) -> Sequence[QImage] | Sequence[QPixmap] | None:
        """Return the best loaded picture: mip levels, the largest first, or a thumbnail."""
        if (full := self.full(photo)) is not None:
            return full.levels
        thumbnail = self.of(photo, _LARGE) or self.of(photo, _LARGE / 4)
        return None if thumbnail is None else (thumbnail,)

    def full_failure(self, photo: int) -> str | None:
        """Return why the photo can't be shown in full; None if nothing failed."""
        if self.info(photo) is None:
            return tr("This photo is no longer in the library.")
        return self.failure(photo) or (self._full.failure(photo) if self._full else None)

    def measured(self, photo: int) -> Measured | None:
        """Return what was measured when the photo was decoded; None until then."""
        full = self.full(photo)
        return None if full is None else full.measured

    def size(self, photo: int) -> QSizeF:
        """Return the photo's width and height in px, as far as known."""
        if (measured := self.measured(photo)) is not None:
            return QSizeF(measured.width, measured.height)
        info = self.info(photo)
        if info is not None and info.width and info.height:
            return QSizeF(info.width, info.height)
        levels = self.levels(photo)
        return _UNKNOWN if levels is None else levels[0].size().toSizeF()

    def share(self, photos: int) -> None:
        """Share the memory of full resolution among so many photos at a time."""
        if self._full is not None:
            self._full.share(photos)

    def release(self) -> None:
        """Release the memory of full resolution."""
        if self._full is not None:
            self._full.release()

    # Queries

    def paint_query(
        self, painter: QPainter, item: QueryItem, area: QRect, palette: QPalette
    ) -> None:
        """Fill a rounded area with the picture of a query item, or with a faint ground."""
        if item.photo is not None and item.crop is None:
            self.paint(painter, item.photo, area, palette)
            return
        ratio = painter.device().devicePixelRatioF()
        size = QSize(area.size() * ratio)
        if (found := self._of_query(item, 1.5 * max(size.width(), size.height()))) is None:
            paint_ground(painter, area, palette)
        else:
            painter.drawPixmap(area, filled(found, size, theme.RADIUS * ratio))

    def _of_query(self, item: QueryItem, side: float) -> QPixmap | None:
        """Return the picture of a query item, cut to its crop; None until it is loaded."""
        picture = self._whole(item, side)
        if picture is None or item.crop is None:
            return picture
        left, top, width, height = item.crop
        across, down = picture.width(), picture.height()
        return picture.copy(
            round(left * across), round(top * down), round(width * across), round(height * down)
        )

    def _whole(self, item: QueryItem, side: float) -> QPixmap | None:
        if item.photo is not None:
            return self.of(item.photo, side)
        if item.thumbnail is not None:
            pasted = image_of_png(item.thumbnail)
            return None if pasted.isNull() else QPixmap.fromImage(pasted)
        if item.path is not None:
            # The loader names pictures by id. Ids of photos are positive, so a file from outside
            # the library gets a negative one made from its path.
            outside = -1 - zlib.crc32(os.fsencode(item.path))
            return self.thumbnails.request(outside, item.path, round(side))
        return None


def _side_to_fill(size: QSize, info: PhotoInfo | None) -> float:
    """Return the longer side of a photo that is scaled to fill an area."""
    width, height = size.width(), size.height()
    if info is None or not info.width or not info.height:
        return max(width, height)
    return max(width / info.width, height / info.height) * max(info.width, info.height)


def filled(source: QPixmap, size: QSize, corner: float) -> QPixmap:
    """Return a picture scaled to fill an area, its excess cut, with round corners and a rim.
    Without the rim a white photo would have no visible edge on a white ground."""
    scaled = source.scaled(
        size,
        Qt.AspectRatioMode.KeepAspectRatioByExpanding,
        Qt.TransformationMode.SmoothTransformation,
    )
    beyond = (scaled.width() - size.width()) // 2, (scaled.height() - size.height()) // 2
    ground, area = QBrush(scaled), QRectF(QPoint(), size)
    ground.setTransform(QTransform.fromTranslate(-beyond[0], -beyond[1]))
    made = QPixmap(size)
    made.fill(Qt.GlobalColor.transparent)
    painter = QPainter(made)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(ground)
    painter.drawRoundedRect(area, corner, corner)
    painter.setPen(_RIM)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(area.adjusted(0.5, 0.5, -0.5, -0.5), corner - 0.5, corner - 0.5)
    painter.end()
    return made


def _greyed(picture: QPixmap) -> QPixmap:
    """Return a picture without its colours."""
    coloured = picture.toImage().convertToFormat(QImage.Format.Format_ARGB32_Premultiplied)
    made = coloured.convertToFormat(QImage.Format.Format_Grayscale8)
    made.setAlphaChannel(coloured.convertToFormat(QImage.Format.Format_Alpha8))
    return QPixmap.fromImage(made)


def paint_ground(
    painter: QPainter, area: QRect, palette: QPalette, colour: QColor | None = None
) -> None:
    """Paint the rounded ground of a picture that isn't there, faint or in a photo's colour."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour or QColor(tokens_of(palette).hover))
    painter.drawRoundedRect(area, theme.RADIUS, theme.RADIUS)


def _paint_missing(painter: QPainter, area: QRect, palette: QPalette) -> None:
    """Paint the mark of a photo that can't be shown."""
    side = min(32, area.height() // 2)
    mark = QRect(0, 0, side, side)
    mark.moveCenter(area.center())
    theme.paint_icon(painter, "photo-missing", mark, theme.quiet(palette))
