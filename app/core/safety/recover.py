"""Recover a damaged catalogue from the newest sound backup and the log of what was said since.

The present state is set aside, and the new one replaces it as a restored backup does, so that a
kill leaves one or the other (`app.core.safety.restore`).
"""

from __future__ import annotations

import shutil
import tempfile
from collections.abc import Iterator, Mapping
from contextlib import closing, contextmanager, suppress
from functools import partial
from pathlib import Path

from app.core.base.errors import (
    LibraryDamagedError,
    LibraryError,
    StorageError,
    disk_faults,
)
from app.core.base.language import tr, tr_later
from app.core.base.paths import remove
from app.core.safety.archive import PROFILES, brought_along, unpack
from app.core.safety.keep import backup_folder, contents, list_backups
from app.core.safety.restore import UNPACKED, check_exists, decide, finish_restore
from app.core.said.log import is_unsound, picture
from app.core.said.tables import FILE_NAME as SAID
from app.core.said.tables import (
    Said,
    differences,
    library_in,
    library_of,
    make_catalogue,
    read_log,
    tables,
)
from app.core.store.catalogue import FILE_NAME, Catalogue
from app.core.store.catalogue_copy import count, fault_of
from app.core.store.damage import damage_of, is_of_another_likewise
from app.core.store.lock import lock
from app.core.store.said_tables import last_change
from engine.atomic import SUFFIX, sync
from engine.ordinary import content

SHOWN = 20  # numbers of hurt lines shown
LARGEST = 2**32  # most bytes of a damaged catalogue that are searched


def recover_catalogue(folder: Path, now: float) -> list[str]:
    """Make the catalogue of the library in ``folder`` sound if it is damaged.

    Returns what was done, as sentences; none if it was sound, or another Likewise made it. Raises
    LibraryBusyError, LibraryDamagedError if nothing can be read of it or of a backup,
    LibraryMissingError, StorageError.
    """
    check_exists(folder)
    told = tr_later("The catalogue in {folder} could not be repaired: {strerror}.")
    with disk_faults(StorageError, told, folder=folder), lock(folder):
        finish_restore(folder)
        if is_of_another_likewise(folder / FILE_NAME):
            return []
        said = read_log(folder / SAID, tables())
        faults = list(damage_of(folder / FILE_NAME)) or faults_beside(folder, said)
        if faults:
            return _recover(folder, said, faults, now)
        drop_foreign_log(folder, said)
        return hurt_lines(said)


@contextmanager
def _sound_backups(folder: Path, *, trusted: bool = False) -> Iterator[Iterator[Path]]:
    """Yield the catalogues of usable backups, the newest first, each unpacked for its turn."""
    with tempfile.TemporaryDirectory(suffix=SUFFIX) as temporary:
        yield _unpacked(folder, Path(temporary), trusted)


def _unpacked(folder: Path, inside: Path, trusted: bool) -> Iterator[Path]:
    for number, each in enumerate(list_backups(backup_folder(folder))):
        unpacked = inside / str(number)
        with suppress(LibraryError):
            unpack(each.path, unpacked, trusted=trusted)
            yield unpacked / FILE_NAME
        shutil.rmtree(unpacked, ignore_errors=True)


def hurt_lines(said: Said) -> list[str]:
    """Return a sentence about the hurt lines of the log; opening the library rewrites the log."""
    if not said.hurt:
        return []
    lines = ", ".join(map(str, said.hurt[:SHOWN])) + (", …" if said.hurt[SHOWN:] else "")
    return [tr("Lines of {log} are hurt: {lines}.", log=SAID, lines=lines)]


def faults_beside(folder: Path, said: Said) -> list[str]:
    """Return what is wrong with a sound catalogue according to the log.

    A log that is hurt, cut, or another library's is no evidence.
    """
    with closing(Catalogue(folder, writable=False)) as catalogue, catalogue.reading() as connection:
        if library_of(connection) == said.library:
            is_behind = last_change(connection) < said.number
            is_whole = not is_unsound(said, connection)
            differs = is_behind or (is_whole and bool(differences(connection, said)))
        else:
            differs = bool(said.library) and _library(folder, said) == said.library
    return [tr("The catalogue differs from what {log} says.", log=SAID)] if differs else []


def drop_foreign_log(folder: Path, said: Said) -> None:
    """Remove another library's log from beside a sound catalogue."""
    if said.lines and library_in(folder / FILE_NAME) != said.library:
        said.hurt.insert(0, 1)
        remove(folder / SAID)


def _library(folder: Path, said: Said) -> str:
    """Return the library's number by majority of its catalogue, backups and log."""
    catalogue = folder / FILE_NAME
    with _sound_backups(folder, trusted=True) as backups:
        told = [library_in(catalogue), *map(library_in, backups), said.library]
    if not told[0] and catalogue.is_file():
        found = content(catalogue, LARGEST)
        told += [number for number in {*told} if number.encode() in found]
    return max(filter(None, told), key=told.count, default="")


def _recover(folder: Path, said: Said, faults: list[str], now: float) -> list[str]:
    library = _library(folder, said)
    if said.library not in ("", library):
        said = Said()
    with _sound_backups(folder) as backups:
        backup = next((path for path in backups if library_in(path) == library), None)
        if backup is None and not said.lines:
            raise LibraryDamagedError(
                tr(
                    "The catalogue {path} can't be repaired, as there is neither a log nor a backup"
                    " of it.",
                    path=folder / FILE_NAME,
                ),
                tr("Move its folder away, then `likewise index` begins a new library."),
            )
        return _rebuild_catalogue(folder, said, backup, faults, now)


def _rebuild_catalogue(
    folder: Path, said: Said, backup: Path | None, faults: list[str], now: float
) -> list[str]:
    source, part = folder / FILE_NAME, folder / UNPACKED
    target = part / FILE_NAME
    if fault := _fault_of_making(folder, part, backup, said):
        said = Said()  # ignore a log that makes no sound catalogue
        if backup is None or _fault_of_making(folder, part, backup, said):
            raise LibraryDamagedError(
                tr("The catalogue {path} can't be repaired: {fault}", path=source, fault=fault)
            )
    _profiles(folder, backup, part / PROFILES)
    sync(target)
    counts = count(target)
    aside = decide(folder, now)
    finish_restore(folder)
    return _sentences(faults, said, counts, aside)


def _fault_of_making(folder: Path, part: Path, backup: Path | None, said: Said) -> str:
    """Make a catalogue in the folder ``part``; return what is wrong with it, empty if sound."""
    target = part / FILE_NAME
    remove(part)
    (part / PROFILES).mkdir(parents=True)
    try:
        make_catalogue(target, backup, said, partial(picture, folder))
    except LibraryDamagedError as error:
        return str(error)
    return fault_of(target) or " ".join(damage_of(target))


def _profiles(folder: Path, backup: Path | None, target: Path) -> None:
    """Copy what was imported with profiles; the backup adds what the library lacks."""
    copies = [] if backup is None else brought_along(backup.parent)
    for path in [*copies, *brought_along(folder)]:
        shutil.copyfile(path, target / path.name)
        sync(target / path.name)


def _sentences(faults: list[str], said: Said, counts: Mapping[str, int], aside: Path) -> list[str]:
    done = [faults[0], tr("The catalogue was made anew: {contents}.", contents=contents(counts))]
    done += hurt_lines(said)
    if said.hurt or not said.lines:
        done.append(tr("Of what was said since the last backup, some may be lost."))
    return [*done, tr("What was there before is in {folder}.", folder=aside)]
