"""Make the settings' lines on backups: making one, a second folder for them, restoring one."""

from __future__ import annotations

import time
from functools import partial
from pathlib import Path

from PySide6.QtWidgets import QWidget

from app.core.base.language import listed, tr, tr_later, tr_stored
from app.core.safety.archive import Manifest
from app.core.safety.backups import Backup, backup_folder, contents
from app.ui.settings.settings_window import Card, Line, Way
from app.ui.style import words
from app.ui.system import dialogs
from app.work.bus.bus import Bus
from app.work.bus.events import BackupsListed

_CONSEQUENCE = tr_later(
    "Thumbs, albums, stars, keywords and profiles become what they were then. What there is now is"
    " set aside in the library's folder, and your photos are not touched."
)


class Backups:
    """The cards on backups. ``owner``: parent of the dialogs."""

    def __init__(self, bus: Bus, owner: QWidget) -> None:
        self._bus, self._owner = bus, owner

    def look(self) -> None:
        """List the backups that there are."""
        self._bus.ask_backups(lambda backups: backups.list())

    def cards(self) -> list[Card]:
        """Return how backups are made, and all there are, newest first."""
        known = self._bus.latest(BackupsListed)
        if known.folder is None:
            return []
        no_second = Way(tr("No second place"), tr("Remove"), partial(self._choose_second, None))
        making = [
            Way(tr("Backups"), tr("Back up now"), self._back_up_now, _where(known)),
            Way(tr("Keep backups in a second place too"), tr("Choose…"), self._ask_for_second),
            *[no_second] * (known.second is not None),
        ]
        return [Card(making), Card([*map(self._line, known.backups)])]

    def _line(self, backup: Backup) -> Line:
        size, manifest = words.bytes_counted(backup.size), backup.manifest
        if manifest is None:
            return Way(backup.path.stem, "", lambda: None, listed((backup.fault, size)))
        said = " · ".join((_reason(manifest), contents(manifest.counts), size))
        restore = partial(self._ask_whether_to_restore, backup.path, manifest.made)
        return Way(words.minute(manifest.made), tr("Restore…"), restore, said)

    def _back_up_now(self) -> None:
        self._bus.ask_backups(lambda backups: backups.back_up_now())

    def _choose_second(self, folder: Path | None) -> None:
        self._bus.ask_backups(lambda backups: backups.choose_second_folder(folder))
        self._back_up_now()

    def _ask_for_second(self) -> None:
        title = tr("Keep backups in this folder too")
        dialogs.ask_for_folder(self._owner, title, self._choose_second)

    def _ask_whether_to_restore(self, backup: Path, made: float) -> None:
        question = tr("Go back to the library as it was on {when}?", when=words.minute(made))
        restore = partial(self._bus.restore, backup)
        dialogs.confirm(self._owner, question, tr(_CONSEQUENCE), tr("Restore"), restore)


def _reason(manifest: Manifest) -> str:
    why = tr_stored(manifest.why)
    if manifest.made > time.time():
        why = tr("{why}, by a clock that was ahead", why=why)
    return words.capital(why)


def _where(known: BackupsListed) -> str:
    """Return a sentence on where backups are kept, or that there are none yet."""
    assert known.folder is not None
    if not known.backups:
        return tr(
            "There are no backups yet. Likewise makes one automatically when something has changed."
        )
    if known.second is None:
        return tr(
            "Backups are kept beside the library, in {folder}. A second place, on another disk, is "
            "safer still.",
            folder=backup_folder(known.folder),
        )
    if not known.second.is_dir():
        return tr(
            "The second place, {place}, is away. Until it is back, backups are only here.",
            place=known.second,
        )
    return tr("Backups are kept beside the library and in {place}.", place=known.second)
