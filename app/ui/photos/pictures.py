"""Supplies delegates with thumbnails: requested when painted, never decoded in the window."""

from __future__ import annotations

import os
import zlib
from collections.abc import Callable
from pathlib import Path

from PySide6.QtGui import QPixmap

from likewise.app.core.types import PhotoInfo, QueryItem
from likewise.app.workers.thumbnails.loader import ThumbnailLoader


class Pictures:
    """Thumbnails of photos by id, and of query pictures from outside the library."""

    def __init__(
        self, thumbnails: ThumbnailLoader, photo_of: Callable[[int], PhotoInfo | None]
    ) -> None:
        self._thumbnails = thumbnails
        self._photo_of = photo_of
        self._files: dict[int, tuple[Path, float]] = {}  # whose thumbnails were asked for
        self.loaded = thumbnails.loaded
        self.failed = thumbnails.failed

    def of(self, photo: int, side: float) -> QPixmap | None:
        """Give the photo, `side` device pixels large or more; None until it is loaded."""
        info = self._photo_of(photo)
        if info is None:
            return None
        file = info.path, info.modified
        if self._files.setdefault(photo, file) != file:
            self._files[photo] = file
            self._thumbnails.forget(photo)
        return self._thumbnails.request(photo, info.path, round(side), info.modified)

    def info(self, photo: int) -> PhotoInfo | None:
        """Give what is known of a photo; None if it left the library."""
        return self._photo_of(photo)

    def try_again(self) -> None:
        """Load those that failed anew when they are painted next: their disk may be back."""
        self._thumbnails.forget_failures()

    def failure(self, photo: int) -> str | None:
        """Give the reason why a photo has no thumbnail; None if nothing failed."""
        return self._thumbnails.failure(photo)

    def of_query(self, item: QueryItem, side: float) -> QPixmap | None:
        """Give the picture of one query photo, cut to its region."""
        picture = self._whole(item, side)
        if picture is None or item.region is None:
            return picture
        left, top, width, height = item.region
        across, down = picture.width(), picture.height()
        return picture.copy(
            round(left * across), round(top * down), round(width * across), round(height * down)
        )

    def _whole(self, item: QueryItem, side: float) -> QPixmap | None:
        if item.photo is not None:
            return self.of(item.photo, side)
        if item.thumbnail is not None:
            pasted = QPixmap()
            return pasted if pasted.loadFromData(item.thumbnail) else None
        if item.path is not None:
            # The loader knows pictures by id. Ids of photos are positive, so a file from outside
            # the library takes a negative one made from its path.
            outside = -1 - zlib.crc32(os.fsencode(item.path))
            return self._thumbnails.request(outside, item.path, round(side))
        return None
