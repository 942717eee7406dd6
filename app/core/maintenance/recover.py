"""Recovers a damaged catalogue: from what can still be read of it, and from the newest backup.

The present state is set aside and the new one takes its place as that of a restored backup does,
so that a kill leaves the one or the other (`likewise.app.core.backups.restore`).
"""

from __future__ import annotations

import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from likewise.app.core.backups.archive import PROFILES, Manifest, brought_along, unpack
from likewise.app.core.backups.keep import backup_folder, list_backups
from likewise.app.core.backups.restore import UNPACKED, decide, finish_restore
from likewise.app.core.errors import (
    LibraryDamagedError,
    LibraryError,
    LibraryMissingError,
    StorageError,
)
from likewise.app.core.library.library import is_library
from likewise.app.core.store.catalogue import FILE_NAME
from likewise.app.core.store.catalogue_copy import count, fault_of
from likewise.app.core.store.damage import damage_of
from likewise.app.core.store.journal_copy import changed_lines
from likewise.app.core.store.lock import lock
from likewise.app.core.store.migrations import TODAY
from likewise.app.core.store.rebuild import Rebuilt, rebuild
from likewise.engine.atomic import SUFFIX, sync

NAMES = {
    "photos": "photos",
    "searches": "searches",
    "events": "thumbs",
    "albums": "albums",
    "album_photos": "photos of albums",
    "marks": "stars and colours",
    "profiles": "profiles",
    "roots": "folders",
    "keywords": "keywords",
}
"""What a person calls the lines of a table."""


def recover_catalogue(folder: Path, now: float) -> list[str]:
    """Make the catalogue of the library in ``folder`` sound if it is damaged.

    Returns what was done, as sentences; none if it was sound. Raises LibraryBusyError,
    LibraryDamagedError if nothing can be read of it or of a backup, LibraryMissingError,
    StorageError.
    """
    if not is_library(folder):
        raise LibraryMissingError(
            f"There is no library in {folder}.", "`likewise index FOLDER` makes one."
        )
    try:
        with lock(folder):
            finish_restore(folder)
            with newest_sound_backup(folder) as (backup, manifest):
                faults = list(damage_of(folder / FILE_NAME))
                faults = faults or journal_faults(folder, backup, manifest)
                return [] if not faults else _recovered(folder, backup, faults, now)
    except OSError as error:
        raise StorageError(
            f"The catalogue in {folder} could not be repaired: {error.strerror or error}.",
            "Check that the disk has space and may be written to, then do it again.",
        ) from error


def journal_faults(folder: Path, backup: Path | None, manifest: Manifest | None) -> list[str]:
    """What is wrong with the journal in ``folder``, compared with a sound ``backup``; empty if
    nothing is, or nothing can be told. Raises LibraryDamagedError."""
    if backup is None or manifest is None or manifest.catalogue != TODAY:
        return []
    changed = changed_lines(folder / FILE_NAME, backup)
    return (
        [f"{len(changed):,} thumbs are not what they were in the last backup."] if changed else []
    )


@contextmanager
def newest_sound_backup(folder: Path) -> Iterator[tuple[Path | None, Manifest | None]]:
    """The catalogue in the newest backup that can be used, unpacked for the while, and what the
    backup says of itself; (None, None) if there is none. Raises OSError."""
    with tempfile.TemporaryDirectory(suffix=SUFFIX) as temporary:
        for number, each in enumerate(list_backups(backup_folder(folder))):
            unpacked = Path(temporary) / str(number)
            try:
                manifest = unpack(each.path, unpacked)
            except LibraryError:
                shutil.rmtree(unpacked, ignore_errors=True)
                continue
            yield unpacked / FILE_NAME, manifest
            return
        yield None, None


def _recovered(folder: Path, backup: Path | None, faults: list[str], now: float) -> list[str]:
    part = folder / UNPACKED
    shutil.rmtree(part, ignore_errors=True)
    (part / PROFILES).mkdir(parents=True)
    source = folder / FILE_NAME
    target = part / FILE_NAME
    rebuilt = rebuild(source, backup, target)
    if fault := fault_of(target) or " ".join(damage_of(target)):
        raise LibraryDamagedError(f"The catalogue {source} can't be repaired: {fault}")
    _profiles(folder, backup, part / PROFILES)
    sync(target)
    counts = count(target)
    aside = decide(folder, now)
    finish_restore(folder)
    return [*_sentences(faults, rebuilt, counts), f"What was there before is in {aside}."]


def _profiles(folder: Path, backup: Path | None, target: Path) -> None:
    """Keep what imported profiles brought along; the backup has what the library lacks."""
    copies = [] if backup is None else brought_along(backup.parent)
    for path in [*copies, *brought_along(folder)]:
        shutil.copyfile(path, target / path.name)
        sync(target / path.name)


def _sentences(faults: list[str], rebuilt: Rebuilt, counts: dict[str, int]) -> list[str]:
    there = ", ".join(f"{number:,} {name}" for name, number in counts.items())
    told = [f"{faults[0]} It was made anew, with {there}."]
    saved = [f"{n:,} {NAMES[table]}" for table, n in rebuilt.from_backup.items() if n > 0]
    if saved:
        told.append(f"The last backup gave {', '.join(saved)}.")
    lost = [f"{n:,} {NAMES[table]}" for table, n in rebuilt.stand_ins.items()]
    if lost:
        told.append(
            f"Lost, but for what points to them: {', '.join(lost)}. Photos are found again when"
            " their folders are looked at."
        )
    return told
