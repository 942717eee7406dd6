"""Supply grids with thumbnails, which are requested when painted and decoded elsewhere."""

from __future__ import annotations

import os
import zlib
from collections import OrderedDict
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QImage,
    QPainter,
    QPalette,
    QPixmap,
    QTransform,
)

from app.core.base.language import tr
from app.core.base.photo_types import PhotoInfo
from app.core.base.search_types import QueryItem
from app.core.photos.table import SortingTable
from app.ui.style import theme
from app.ui.style.tokens import tokens_of
from app.work.pictures.thumbnail_loader import ThumbnailLoader, image_of_png

BUDGET = 128 << 20  # bytes of prepared pictures
_RIM = QColor(128, 128, 128, 60)
_Wanted = tuple[int, int, int]  # photo, width, height in device pixels


class _Prepared(NamedTuple):
    """A picture that fills a tile, with the facts and the thumbnail it was made from.
    ``source``: cache key of the thumbnail; ``final``: whether that one was large enough."""

    info: PhotoInfo | None
    source: int
    picture: QPixmap
    final: bool


class Pictures:
    """Thumbnails of photos by id, and of query pictures from outside the library.

    ``thumbnails``: what loads them; ``info(photo)``: the facts of a photo, None if it left the
    library; ``table``: what all photos of the library are sorted and laid out by.
    """

    def __init__(
        self, thumbnails: ThumbnailLoader, photo_of: Callable[[int], PhotoInfo | None]
    ) -> None:
        self.thumbnails = thumbnails
        self.table = SortingTable()
        self.offline_roots: frozenset[int] = frozenset()  # folders on disks that are not connected
        self._prepared: OrderedDict[_Wanted, _Prepared] = OrderedDict()
        self._prepared_bytes = 0
        self._files: dict[int, tuple[Path, float]] = {}  # whose thumbnails were asked for
        self.info = photo_of
        self.loaded, self.failed = thumbnails.loaded, thumbnails.failed

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

    def paint(self, painter: QPainter, photo: int, area: QRect, palette: QPalette) -> None:
        """Fill a rounded area with a photo, or with a faint ground until it is loaded."""
        ratio = painter.device().devicePixelRatioF()
        picture = self.fill(photo, QSize(area.size() * ratio), theme.RADIUS * ratio)
        paint_filled(painter, area, picture, palette, theme.RADIUS)

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

    def of_query(self, item: QueryItem, side: float) -> QPixmap | None:
        """Return the picture of a query item, cut to its crop."""
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


def grey(picture: QPixmap) -> QPixmap:
    """Return a picture without its colours."""
    coloured = picture.toImage().convertToFormat(QImage.Format.Format_ARGB32_Premultiplied)
    made = coloured.convertToFormat(QImage.Format.Format_Grayscale8)
    made.setAlphaChannel(coloured.convertToFormat(QImage.Format.Format_Alpha8))
    return QPixmap.fromImage(made)


def paint_filled(
    painter: QPainter, area: QRect, picture: QPixmap | None, palette: QPalette, radius: float
) -> None:
    """Paint a picture made by `filled`, or a faint rounded ground until there is one."""
    if picture is not None:
        painter.drawPixmap(area, picture)
        return
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(tokens_of(palette).hover))
    painter.drawRoundedRect(area, radius, radius)
