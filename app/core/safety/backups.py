"""Manage a library's backups: make those that are due, thin and list them, copy them elsewhere.

Many of today are kept, one a day of this week, then one a week or month. Copies go to
``likewise-<id>/`` in a second folder, such as on another disk. This module also puts a backup's
content into words ("1,259 photos, 40 thumbs") for windows and terminals.
"""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from hashlib import blake2b
from pathlib import Path

from app.core.base.errors import BackupError, LibraryError, StorageError, disk_faults
from app.core.base.language import Plural, listed, tr, tr_later, tr_n
from app.core.base.machine_settings import machine_setting, set_machine_setting
from app.core.base.paths import CATALOGUE, claim, remove
from app.core.safety.archive import MAX_NUMBER, Manifest, read_manifest, write_backup
from app.core.store.catalogue_copy import format_of
from app.core.store.damage import damage_of
from app.core.store.migrations import current_format
from engine.atomic import replacing

BACKUP_INTERVAL = 1_800.0
"""Seconds between two backups."""

FOLDER = "backups"
SUFFIX = ".zip"
_NAME = re.compile(r"\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ(-\d+)?\.zip")


@dataclass(frozen=True, slots=True)
class Backup:
    """A backup to choose from; ``manifest`` is None if it is unusable, for the reason ``fault``."""

    path: Path
    size: int  # bytes
    manifest: Manifest | None
    fault: str = ""


BY_ITSELF = tr_later("automatic")
BEFORE_UPGRADE = tr_later("before an upgrade")
BEFORE_RESTORE = tr_later("before a restore")
"""The reasons for a backup, as manifests store them."""


def backup_folder(library: Path) -> Path:
    """Return the folder of the backups of the library in this folder."""
    return library / FOLDER


def folder_in_second(library: Path, second: Path) -> Path:
    """Return the folder of a library's backups in a second folder, which others may share."""
    name = blake2b(bytes(library.absolute()), digest_size=4).hexdigest()
    return second / f"likewise-{name}"


def list_backups(folder: Path) -> list[Backup]:
    """Return the backups in a folder, the newest first, unreadable ones last.

    Raises BackupError if the folder can't be read.
    """
    backups = [backup for path in _backup_files(folder) if (backup := look_at(path)) is not None]
    return sorted(backups, key=_sort_key, reverse=True)


def look_at(path: Path) -> Backup | None:
    """Return the backup at ``path``; None if nothing is there."""
    try:
        size = path.stat().st_size
        return Backup(path, size, read_manifest(path))
    except FileNotFoundError:
        return None
    except LibraryError as error:
        return Backup(path, size, None, error.sentence)
    except OSError as error:
        return Backup(
            path,
            0,
            None,
            tr("{path} can't be read: {strerror}.", path=path, strerror=error.strerror),
        )


def is_due(library: Path, now: float) -> bool:
    """Return whether the last backup is BACKUP_INTERVAL old, and something was written since."""
    newest = newest_backup(library)
    if newest is None or newest.made > now:  # made by a wrong clock
        return True
    return now - newest.made >= BACKUP_INTERVAL and _written(library) >= newest.made


def newest_backup(library: Path) -> Manifest | None:
    """Return the manifest of the newest usable backup."""
    return next((each.manifest for each in list_backups(backup_folder(library))), None)


def back_up_before_upgrade(library: Path, now: float) -> None:
    """Back up a library whose catalogue has an older format than today's; leave others alone.

    Raises BackupError, StorageError: what can't be backed up is not upgraded.
    """
    path = library / CATALOGUE
    if not path.exists():
        return
    try:
        old = 0 < format_of(path) < current_format()
    except BackupError:
        return  # opening it reports the fault
    if old:
        back_up(library, BEFORE_UPGRADE, now, always=True)


def back_up_before_restore(library: Path, now: float) -> None:
    """Back up what a restore will replace, unless the catalogue is missing or damaged.

    Raises BackupError, StorageError: what can't be backed up is not replaced.
    """
    if not any(damage_of(library / CATALOGUE)):
        back_up(library, BEFORE_RESTORE, now)


def back_up(library: Path, why: str, now: float, *, always: bool = False) -> Path | None:
    """Back up the library if anything changed that can't be made again, then thin the backups.

    ``why``: a few words for the list. ``always``: even if nothing changed. Others may use the
    library meanwhile. Returns the new backup, or None. Raises BackupError, StorageError.
    """
    folder = backup_folder(library)
    sentence = tr_later("No backup could be written to {folder}: {strerror}.")
    with disk_faults(StorageError, sentence, folder=folder):
        folder.mkdir(exist_ok=True)
        target = free_name(folder, now, SUFFIX)
        newest = newest_backup(library)
        number = _number_after(newest, now)
        unless = None if always else newest
        if not write_backup(library, target, made=now, why=why, number=number, unless=unless):
            return None
        thin(folder)
    return target


def copy_to_second(backup: Path, library: Path, second: Path) -> None:
    """Copy ``backup`` to a second folder, and thin the backups there. Raises BackupError."""
    folder = folder_in_second(library, second)
    if not second.is_dir():
        raise BackupError(
            tr("The second place for backups, {place}, is away.", place=second),
            tr("Plug in its disk, or choose another."),
        )
    sentence = tr_later("The backup could not be copied to {folder}: {strerror}.")
    with disk_faults(BackupError, sentence, folder=folder):
        claim(folder)
        with replacing(folder / backup.name) as temporary:
            shutil.copyfile(backup, temporary)
        thin(folder)


def thin(folder: Path) -> None:
    """Remove the backups in ``folder`` that are not to be `kept`; unreadable ones stay."""
    usable = [(each.path, each.manifest) for each in list_backups(folder) if each.manifest]
    on_purpose = [manifest.made for _, manifest in usable if manifest.why != BY_ITSELF]
    keep = {*kept([manifest.made for _, manifest in usable], on_purpose)}
    for path, manifest in usable:
        if manifest.made not in keep:
            with suppress(OSError):  # it is removed next time
                remove(path)


def _backup_files(folder: Path) -> list[Path]:
    """Return the files in ``folder`` that are named as backups are: by time."""
    sentence = tr_later("The backups in {folder} can't be listed: {strerror}.")
    with disk_faults(BackupError, sentence, "", folder=folder), suppress(FileNotFoundError):
        return [each for each in folder.iterdir() if _NAME.fullmatch(each.name)]
    return []


def free_name(folder: Path, now: float, ending: str = "") -> Path:
    """Return an unused path in ``folder``, named by the time."""
    stamp = datetime.fromtimestamp(now, UTC).strftime("%Y-%m-%dT%H-%M-%SZ")
    names = [stamp, *(f"{stamp}-{number}" for number in range(2, 100))]
    return next(path for name in names if not (path := folder / f"{name}{ending}").exists())


def _number_after(newest: Manifest | None, now: float) -> int:
    """Return the next backup's number: now, or one more than the last if this clock is behind.

    So backups of a new library come after the old ones in a second folder.
    """
    return min(MAX_NUMBER, max(int(now), 0 if newest is None else _order(newest) + 1))


def _order(manifest: Manifest) -> int:
    """Return a backup's number, or its time if it is from before numbers."""
    return manifest.number or int(manifest.made)


def _written(library: Path) -> float:
    """Return when the catalogue was written last, by the times of its files."""
    files = (library / CATALOGUE, library / f"{CATALOGUE}-wal")
    return max((file.stat().st_mtime for file in files if file.exists()), default=0.0)


def _sort_key(backup: Backup) -> tuple[int, float]:
    found = backup.manifest
    return (-1, 0.0) if found is None else (_order(found), found.made)


_COUNTED = (
    ("photos", Plural("{n} photo", "{n} photos")),
    ("thumbs", Plural("{n} thumb", "{n} thumbs")),
    ("albums", Plural("{n} album", "{n} albums")),
    ("marked", Plural("{n} with stars or a colour", "{n} with stars or a colour")),
    ("searches", Plural("{n} search", "{n} searches")),
    ("profiles", Plural("{n} profile", "{n} profiles")),
)


def contents(counts: Mapping[str, int]) -> str:
    """Describe a backup by its manifest's counts, leaving out kinds with none."""
    parts = [tr_n(*plural, counts[name]) for name, plural in _COUNTED if counts.get(name)]
    return listed(parts) or tr("nothing yet")


_SECOND = "second place for backups"  # not shown


def second_backup_folder(library: Path) -> Path | None:
    """Return the folder that backups are copied to as well; None for none."""
    found = machine_setting(library, _SECOND)
    return Path(found) if isinstance(found, str) else None


def set_second_backup_folder(library: Path, folder: Path | None) -> None:
    """Copy backups to ``folder`` as well from now on; None: stop that."""
    set_machine_setting(library, _SECOND, None if folder is None else str(folder.absolute()))


HOUR = 3_600.0
DAY = 24 * HOUR
STEPS = ((HOUR, 24), (DAY, 7), (7 * DAY, 5), (30 * DAY, 12))
"""(width of a slot in seconds, number of slots): the oldest backup in each of the last slots that
have any is kept, so that a kept one stays until it is too old for all. The newest is kept, too."""

DAYS_ON_PURPOSE = 2
"""For so many days, all backups that a person asked for, or made before a risk, are kept."""


def kept(newest_first: Sequence[float], on_purpose: Iterable[float] = ()) -> list[float]:
    """Return the times of the backups to keep, in order; those ``on_purpose`` are among the others.

    ``newest_first``: seconds since the epoch, in the order in which the backups were made, which is
    not that of times if a clock was wrong. A time later than that of the newest is from the future
    and is kept. Slots are counted by those that hold backups, not by their age, so a clock that was
    ahead takes one slot of each width and makes no other backup old. It doesn't matter when, or how
    often, this is called: what is dropped once would be dropped later too.
    """
    past = [time for time in newest_first if time <= newest_first[0]]
    keep = {*past[:1], *(time for time in newest_first if time > past[0])}
    days = {time // DAY for time in _oldest_of_slots(past, DAY, DAYS_ON_PURPOSE)}
    keep |= {time for time in on_purpose if time // DAY in days}
    for width, slots in STEPS:
        keep |= {*_oldest_of_slots(past, width, slots)}
    return [time for time in dict.fromkeys(newest_first) if time in keep]


def _oldest_of_slots(newest_first: Sequence[float], width: float, slots: int) -> list[float]:
    oldest = {time // width: time for time in newest_first}
    return list(oldest.values())[:slots]
