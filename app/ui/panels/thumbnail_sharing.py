"""Whether the desktop's other programs get our thumbnails: the command for it, kept."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QSettings

from app.ui.commands.actions import Actions
from app.ui.photos.pictures import Pictures
from app.ui.system import window_state

SETTING = "share_thumbnails"


class ThumbnailSharing:
    """Joins the command "share_thumbnails" to whoever makes thumbnails. Off at first: they would
    take as much room as photos in files of their own do, 2 GB for 20,000."""

    def __init__(self, pictures: Pictures, actions: Actions, settings: QSettings) -> None:
        self._pictures, self._settings = pictures, settings
        on = bool(window_state.kept_number(settings, SETTING, 0))
        actions[SETTING].setChecked(on)
        pictures.share(on)

    def handlers(self) -> dict[str, Callable[..., object]]:
        """Give what each command does; see actions.CommandObject."""
        return {SETTING: self._choose}

    def _choose(self, on: bool) -> None:
        self._settings.setValue(SETTING, int(on))
        self._pictures.share(on)
