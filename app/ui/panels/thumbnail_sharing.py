"""Whether the desktop's other programs get our thumbnails: kept."""

from __future__ import annotations

from PySide6.QtCore import QSettings

from app.ui.photos.pictures import Pictures
from app.ui.system import window_state

SETTING = "share_thumbnails"


class ThumbnailSharing:
    """Tells whoever makes thumbnails. Off at first: they would
    take as much room as photos in files of their own do, 2 GB for 20,000."""

    def __init__(self, pictures: Pictures, settings: QSettings) -> None:
        self._pictures, self._settings = pictures, settings
        self.on = bool(window_state.kept_number(settings, SETTING, 0))
        pictures.share(self.on)

    def choose(self, on: bool) -> None:
        """Share them from now on, or no more."""
        self.on = on
        self._settings.setValue(SETTING, int(on))
        self._pictures.share(on)
