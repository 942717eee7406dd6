"""Restore a backup, or make a damaged catalogue anew from one and the log; a kill leaves either the
old or the new state.

1. The backup is unpacked beside the catalogue and checked (``restoring.part/``), and its open acts
   on files are cancelled.
2. The present state is backed up, and copied to ``set-aside/<time>/`` unchanged.
3. The folder is renamed to ``restoring/``. From then on the new state counts.
4. Its files are moved into place. The next opening for writing continues this if it was cut.

Vectors stay where they are: the restored catalogue says which rows count, and their checksums which
of them are still its own. `app.core.safety.repair` then has the rest read again.

A library's folder is checked here before its catalogue is opened.
"""

from __future__ import annotations

import shutil
import tempfile
import time
from collections.abc import Generator, Mapping
from contextlib import closing, suppress
from functools import partial
from pathlib import Path

from app.core.base.errors import (
    BackupError,
    LibraryDamagedError,
    LibraryError,
    LibraryMissingError,
    StorageError,
    disk_faults,
)
from app.core.base.language import tr, tr_later
from app.core.base.paths import CATALOGUE, remove
from app.core.files.tables import cancel_open_acts
from app.core.safety.archive import PROFILES, Manifest, brought_along, read_manifest, unpack
from app.core.safety.backups import FOLDER as BACKUPS
from app.core.safety.backups import (
    back_up_before_restore,
    back_up_before_upgrade,
    backup_folder,
    contents,
    free_name,
    list_backups,
)
from app.core.said.lines import SAID_FILE, LogContent, read_log
from app.core.said.log import load_picture, must_be_rewritten
from app.core.said.tables import (
    differences,
    library_id,
    library_id_in,
    make_catalogue,
    number_after_log,
    tables,
)
from app.core.store.catalogue import Catalogue, catalogue_errors
from app.core.store.catalogue_copy import count, fault_of
from app.core.store.damage import damage_of, is_of_another_likewise
from app.core.store.lock import lock
from app.core.store.said_tables import last_change
from engine.atomic import SUFFIX, sync, sync_folder
from engine.ordinary import content

_SIGNS = ("vectors", BACKUPS, SAID_FILE)
"""Names that only exist in a library that has had a catalogue."""


def is_library(folder: Path) -> bool:
    """Return whether ``folder`` holds a library, or the rest of one.

    An empty catalogue with nothing else is none: the first start was interrupted.
    """
    catalogue = (folder / CATALOGUE, folder / f"{CATALOGUE}-wal")
    return any(map(_has_content, catalogue)) or any((folder / name).exists() for name in _SIGNS)


def check_readable(folder: Path) -> None:
    """Raise LibraryMissingError, LibraryDamagedError or StorageError if it can't be read."""
    if is_cut_off(folder):
        raise StorageError(
            tr("Restoring a backup of {folder} was cut off.", folder=folder),
            tr("Open the library in the window, or run `likewise index`, to finish it."),
        )
    check_exists(folder)
    _refuse_without_catalogue(folder)


def check_exists(folder: Path) -> None:
    """Raise LibraryMissingError unless ``folder`` holds a library, or the rest of one."""
    if not is_library(folder):
        raise LibraryMissingError(
            tr("There is no library in {folder}.", folder=folder),
            tr("`likewise index FOLDER` makes one."),
        )


def make_ready(folder: Path) -> None:
    """Finish an interrupted restore, and back up a library that is about to be upgraded.

    The caller holds the lock. Raises LibraryDamagedError or StorageError.
    """
    sentence = tr_later("The backup of {folder} could not be restored to the end: {strerror}.")
    with disk_faults(StorageError, sentence, folder=folder):
        finish_restore(folder)
    _refuse_without_catalogue(folder)
    back_up_before_upgrade(folder, time.time())


def _refuse_without_catalogue(folder: Path) -> None:
    """Refuse a library without its catalogue, beside which a new one must not be made."""
    path = folder / CATALOGUE
    if is_library(folder) and not _has_content(path):
        raise LibraryDamagedError(
            tr("The catalogue {path} is gone, though the rest of the library is there.", path=path),
            tr("`likewise doctor --repair` brings it back from the last backup."),
        )


def _has_content(path: Path) -> bool:
    return path.is_file() and path.stat().st_size > 0


RESTORING = "restoring"
UNPACKED = "restoring.part"
SET_ASIDE = "set-aside"
LOGS = (f"{CATALOGUE}-wal", f"{CATALOGUE}-shm")
DERIVED = ("profiles/*.state.npz", "derived/*.likewise")
"""Files derived from rows or profiles of the earlier state; they are made again."""


def restore(library: Path, backup: Path, now: float) -> tuple[Manifest, Path]:
    """Make the library in folder ``library`` what it was in ``backup``; made if it does not exist.

    Returns what was restored, and the folder where the earlier state was set aside. Raises
    BackupError, LibraryBusyError, LibraryVersionError, StorageError.
    """
    sentence = tr_later("{backup} could not be restored: {strerror}.")
    with disk_faults(BackupError, sentence, backup=backup):
        read_manifest(backup)  # before anything is made
        with lock(library):
            finish_restore(library)
            manifest, aside = _unpack_and_commit(library, backup, now)
            finish_restore(library)
    return manifest, aside


def is_cut_off(library: Path) -> bool:
    """Return whether a restore passed its point of no return and is not finished."""
    return (library / RESTORING).is_dir()


def finish_restore(library: Path) -> None:
    """Finish an interrupted restore, if there is one; the caller holds the lock.

    May be interrupted itself at any moment, and called again. Raises OSError.
    """
    restored = library / RESTORING
    if not restored.is_dir():
        return
    catalogue = restored / CATALOGUE
    if catalogue.exists():
        for path in _superseded_files(library):
            remove(path)
        catalogue.replace(library / CATALOGUE)
    (library / PROFILES).mkdir(exist_ok=True)
    for path in sorted((restored / PROFILES).glob("*.npz")):
        path.replace(library / PROFILES / path.name)
    sync_folder(library / PROFILES)
    sync_folder(library)
    remove(restored)


def _unpack_and_commit(library: Path, backup: Path, now: float) -> tuple[Manifest, Path]:
    """Do steps 1 to 3; before the last one nothing has changed."""
    unpacked = library / UNPACKED
    remove(unpacked)
    try:
        manifest = unpack(backup, unpacked)
        with catalogue_errors(unpacked / CATALOGUE):
            cancel_open_acts(unpacked / CATALOGUE)
            number_after_log(unpacked / CATALOGUE, library)
        back_up_before_restore(library, now)
        return manifest, commit_restore(library, now)
    finally:
        remove(unpacked)  # after a failure; a success has renamed it


def commit_restore(library: Path, now: float) -> Path:
    """Set the present state aside and rename ``restoring.part/``, for `finish_restore`.

    Returns the folder with the earlier state. Raises OSError.
    """
    aside = _set_aside(library, now)
    (library / UNPACKED).rename(library / RESTORING)
    sync_folder(library)
    return aside


def _set_aside(library: Path, now: float) -> Path:
    """Copy what will be replaced, damaged or not."""
    aside = free_name(library / SET_ASIDE, now)
    (aside / PROFILES).mkdir(parents=True)
    for path in [library / name for name in (CATALOGUE, SAID_FILE, *LOGS)] + brought_along(library):
        if path.is_file():
            target = aside / path.relative_to(library)
            shutil.copyfile(path, target)
            sync(target)
    return aside


def _superseded_files(library: Path) -> list[Path]:
    """Return the files that must not be mistaken for those of the restored catalogue."""
    derived = (path for pattern in DERIVED for path in library.glob(pattern))
    return [*(library / name for name in (SAID_FILE, *LOGS)), *brought_along(library), *derived]


SHOWN = 20  # numbers of damaged lines shown
MAX_SEARCHED_BYTES = 2**32  # most bytes of a damaged catalogue that are searched


def recover_catalogue(folder: Path, now: float) -> list[str]:
    """Make the catalogue of the library in ``folder`` sound if it is damaged.

    Returns what was done, as sentences; none if it was sound, or another Likewise made it. Raises
    LibraryBusyError, LibraryDamagedError if nothing can be read of it or of a backup,
    LibraryMissingError, StorageError.
    """
    check_exists(folder)
    sentence = tr_later("The catalogue in {folder} could not be repaired: {strerror}.")
    with disk_faults(StorageError, sentence, folder=folder), lock(folder):
        finish_restore(folder)
        if is_of_another_likewise(folder / CATALOGUE):
            return []
        said = read_log(folder / SAID_FILE, tables())
        faults = list(damage_of(folder / CATALOGUE)) or faults_beside(folder, said)
        if faults:
            return _recover(folder, said, faults, now)
        drop_foreign_log(folder, said)
        return damaged_lines(said)


def _sound_backups(folder: Path, *, trusted: bool = False) -> Generator[Path, None, None]:
    """Yield the catalogues of usable backups, the newest first, each unpacked for its turn."""
    for each in list_backups(backup_folder(folder)):
        with tempfile.TemporaryDirectory(suffix=SUFFIX) as temporary, suppress(LibraryError):
            unpacked = Path(temporary, "unpacked")
            unpack(each.path, unpacked, trusted=trusted)
            yield unpacked / CATALOGUE


def damaged_lines(said: LogContent) -> list[str]:
    """Return a sentence about damaged lines of the log, which opening the library rewrites."""
    if not said.damaged:
        return []
    lines = ", ".join(map(str, said.damaged[:SHOWN])) + (", …" if said.damaged[SHOWN:] else "")
    return [tr("Lines of {log} are damaged: {lines}.", log=SAID_FILE, lines=lines)]


def faults_beside(folder: Path, said: LogContent) -> list[str]:
    """Return what is wrong with a sound catalogue according to the log.

    A log that is damaged, cut, or another library's is no evidence.
    """
    with closing(Catalogue(folder, writable=False)) as catalogue, catalogue.reading() as connection:
        if library_id(connection) == said.library:
            is_behind = last_change(connection) < said.number
            is_whole = not must_be_rewritten(said, connection)
            differs = is_behind or (is_whole and bool(differences(connection, said)))
        else:
            differs = bool(said.library) and _majority_id(folder, said) == said.library
    return [tr("The catalogue differs from what {log} says.", log=SAID_FILE)] if differs else []


def drop_foreign_log(folder: Path, said: LogContent) -> None:
    """Remove another library's log from beside a sound catalogue."""
    if said.lines and library_id_in(folder / CATALOGUE) != said.library:
        said.damaged.insert(0, 1)
        remove(folder / SAID_FILE)


def _majority_id(folder: Path, said: LogContent) -> str:
    """Return the library's number by majority of its catalogue, backups and log."""
    catalogue = folder / CATALOGUE
    with closing(_sound_backups(folder, trusted=True)) as backups:
        numbers = [library_id_in(catalogue), *map(library_id_in, backups), said.library]
    if not numbers[0] and catalogue.is_file():
        found = content(catalogue, MAX_SEARCHED_BYTES)
        numbers += [number for number in {*numbers} if number.encode() in found]
    return max(filter(None, numbers), key=numbers.count, default="")


def _recover(folder: Path, said: LogContent, faults: list[str], now: float) -> list[str]:
    library = _majority_id(folder, said)
    if said.library not in ("", library):
        said = LogContent()
    with closing(_sound_backups(folder)) as backups:
        backup = next((path for path in backups if library_id_in(path) == library), None)
        if backup is None and not said.lines:
            raise LibraryDamagedError(
                tr(
                    "The catalogue {path} can't be repaired, as there is neither a log nor a backup"
                    " of it.",
                    path=folder / CATALOGUE,
                ),
                tr("Move its folder away, then `likewise index` begins a new library."),
            )
        return _rebuild_catalogue(folder, said, backup, faults, now)


def _rebuild_catalogue(
    folder: Path, said: LogContent, backup: Path | None, faults: list[str], now: float
) -> list[str]:
    source, part = folder / CATALOGUE, folder / UNPACKED
    target = part / CATALOGUE
    if fault := _fault_of_making(folder, part, backup, said):
        said = LogContent()  # ignore a log that makes no sound catalogue
        if backup is None or _fault_of_making(folder, part, backup, said):
            raise LibraryDamagedError(
                tr("The catalogue {path} can't be repaired: {fault}", path=source, fault=fault)
            )
    _profiles(folder, backup, part / PROFILES)
    sync(target)
    counts = count(target)
    aside = commit_restore(folder, now)
    finish_restore(folder)
    return _sentences(faults, said, counts, aside)


def _fault_of_making(folder: Path, part: Path, backup: Path | None, said: LogContent) -> str:
    """Make a catalogue in the folder ``part``; return what is wrong with it, empty if sound."""
    target = part / CATALOGUE
    remove(part)
    (part / PROFILES).mkdir(parents=True)
    try:
        make_catalogue(target, backup, said, partial(load_picture, folder))
    except LibraryDamagedError as error:
        return str(error)
    return fault_of(target) or " ".join(damage_of(target))


def _profiles(folder: Path, backup: Path | None, target: Path) -> None:
    """Copy what was imported with profiles; the backup adds what the library lacks."""
    copies = [] if backup is None else brought_along(backup.parent)
    for path in [*copies, *brought_along(folder)]:
        shutil.copyfile(path, target / path.name)
        sync(target / path.name)


def _sentences(
    faults: list[str], said: LogContent, counts: Mapping[str, int], aside: Path
) -> list[str]:
    done = [faults[0], tr("The catalogue was made anew: {contents}.", contents=contents(counts))]
    done += damaged_lines(said)
    if said.damaged or not said.lines:
        done.append(tr("Some of what you did since the last backup may be lost."))
    return [*done, tr("What was there before is in {folder}.", folder=aside)]
