"""Provide the pixels of a photo: its thumbnail at once, full resolution when loaded."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

from PySide6.QtCore import QObject, Signal, SignalInstance
from PySide6.QtGui import QImage, QPixmap

from app.core.base.language import tr
from app.core.base.photo_types import PhotoInfo
from app.ui.canvas.geometry import Size
from app.work.pictures.full_decoding import Measured
from app.work.pictures.full_loader import FullPhoto, FullResolutionLoader

_SIDE = 1024  # device pixels of the thumbnail shown until then
_UNKNOWN = (4.0, 3.0)  # shape of a photo until it is known


class Thumbnails(Protocol):
    """Thumbnails by photo id and side in device pixels."""

    loaded: SignalInstance
    failed: SignalInstance

    def of(self, photo: int, side: float) -> QPixmap | None: ...

    def failure(self, photo: int) -> str | None: ...


class PhotoSource(QObject):
    """Gives what is loaded of photos so far. Signal: ``changed(photo)``: paint it again.

    Without a loader of full resolution there are only thumbnails. ``info(photo)``: the facts of a
    photo; None if it left the library.
    """

    changed = Signal(object)

    def __init__(
        self,
        thumbnails: Thumbnails,
        photo_of: Callable[[int], PhotoInfo | None],
        loader: FullResolutionLoader | None,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._thumbnails = thumbnails
        self.info = photo_of
        self._loader = loader
        heard = [thumbnails.loaded, thumbnails.failed]
        heard += [] if loader is None else [loader.loaded, loader.failed]
        for signal in heard:
            signal.connect(self.changed)

    def full(self, photo: int) -> FullPhoto | None:
        """Return the photo at full resolution; None until loaded, which this call requests."""
        info = self.info(photo)
        if info is None or self._loader is None:
            return None
        return self._loader.request(photo, info.path, info.modified)

    def picture(self, photo: int) -> Sequence[QImage] | Sequence[QPixmap] | None:
        """Return the best loaded picture: mip levels, the largest first, or a thumbnail."""
        full = self.full(photo)
        if full is not None:
            return full.levels
        thumbnail = self._thumbnails.of(photo, _SIDE) or self._thumbnails.of(photo, _SIDE / 4)
        return None if thumbnail is None else (thumbnail,)

    def failure(self, photo: int) -> str | None:
        """Return the reason why the photo can't be shown in full; None if nothing failed."""
        if self.info(photo) is None:
            return tr("This photo has left the library.")
        reason = None if self._loader is None else self._loader.failure(photo)
        return self._thumbnails.failure(photo) or reason

    def measured(self, photo: int) -> Measured | None:
        """Return what was measured when the photo was decoded; None until then."""
        full = self.full(photo)
        return None if full is None else full.measured

    def size(self, photo: int) -> Size:
        """Return the photo's width and height in px, as far as known."""
        measured = self.measured(photo)
        if measured is not None:
            return (float(measured.width), float(measured.height))
        info = self.info(photo)
        if info is not None and info.width and info.height:
            return (float(info.width), float(info.height))
        picture = self.picture(photo)
        return _UNKNOWN if picture is None else (picture[0].width(), picture[0].height())

    def share(self, photos: int) -> None:
        """Share the memory among so many photos at a time."""
        if self._loader is not None:
            self._loader.share(photos)

    def release(self) -> None:
        """Release the memory of full resolution."""
        if self._loader is not None:
            self._loader.release()
