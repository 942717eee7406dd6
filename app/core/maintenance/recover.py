"""Recovers a damaged catalogue: from what can still be read of it, and from the newest backup.

The present state is set aside and the new one takes its place as that of a restored backup does,
so that a kill leaves the one or the other (`app.core.backups.restore`).
"""

from __future__ import annotations

import shutil
import tempfile
from collections.abc import Iterator, Mapping
from contextlib import closing, contextmanager, suppress
from functools import partial
from pathlib import Path

from app.core.backups.archive import PROFILES, Manifest, brought_along, unpack
from app.core.backups.keep import backup_folder, list_backups
from app.core.backups.restore import UNPACKED, decide, finish_restore
from app.core.errors import (
    LibraryDamagedError,
    LibraryError,
    LibraryMissingError,
    StorageError,
)
from app.core.language import Plural, tr, tr_later, tr_n
from app.core.library.library_folder import is_library
from app.core.own_files import remove
from app.core.said.lines import FILE_NAME as SAID
from app.core.said.lines import Said, read_log
from app.core.said.log import is_unsound, picture
from app.core.said.tables import (
    differences,
    library_in,
    library_of,
    make_catalogue,
    tables,
)
from app.core.store.catalogue import FILE_NAME, Catalogue
from app.core.store.catalogue_copy import count, fault_of
from app.core.store.journal.journal_copy import changed_lines
from app.core.store.lock import lock
from app.core.store.migrations import today
from app.core.store.recovery.damage import damage_of, is_of_another_likewise
from app.core.store.recovery.rebuild import Rebuilt, rebuild
from app.core.store.recovery.salvage import salvage
from app.core.store.recovery.same_library import is_of_another_library
from app.core.store.said_tables import last_change
from engine.atomic import SUFFIX, sync

SHOWN = 20  # numbers of hurt lines that are told

NAMES = {
    "photos": Plural("{n} photo", "{n} photos"),
    "searches": Plural("{n} search", "{n} searches"),
    "events": Plural("{n} thumb", "{n} thumbs"),
    "albums": Plural("{n} album", "{n} albums"),
    "album_photos": Plural("{n} photo of an album", "{n} photos of albums"),
    "marks": Plural("stars and colour of {n} photo", "stars and colours of {n} photos"),
    "profiles": Plural("{n} profile", "{n} profiles"),
    "roots": Plural("{n} folder", "{n} folders"),
    "keywords": Plural("{n} keyword", "{n} keywords"),
}
"""What a person calls the lines of a table."""

KINDS = {
    "photos": tr_later("photos"),
    "searches": tr_later("searches"),
    "events": tr_later("thumbs"),
    "albums": tr_later("albums"),
    "album_photos": tr_later("photos in albums"),
    "marks": tr_later("stars and colours"),
    "profiles": tr_later("profiles"),
    "roots": tr_later("folders"),
    "keywords": tr_later("keywords"),
}
"""The same where nobody can tell how many."""


def recover_catalogue(folder: Path, now: float) -> list[str]:
    """Make the catalogue of the library in ``folder`` sound if it is damaged.

    Returns what was done, as sentences; none if it was sound, or another Likewise made it. Raises
    LibraryBusyError, LibraryDamagedError if nothing can be read of it or of a backup,
    LibraryMissingError, StorageError.
    """
    if not is_library(folder):
        raise LibraryMissingError(
            tr("There is no library in {folder}.", folder=folder),
            tr("`likewise index FOLDER` makes one."),
        )
    try:
        with lock(folder):
            finish_restore(folder)
            if is_of_another_likewise(folder / FILE_NAME):
                return []
            said = read_log(folder / SAID, tables())
            faults = list(damage_of(folder / FILE_NAME)) or faults_beside(folder, said)
            if faults:
                return _recovered(folder, said, faults, now)
            drop_foreign_log(folder, said)
            return hurt_lines(said)
    except OSError as error:
        raise StorageError(
            tr(
                "The catalogue in {folder} could not be repaired: {reason}.",
                folder=folder,
                reason=error.strerror or error,
            ),
            tr("Check that the disk has space and may be written to, then do it again."),
        ) from error


def journal_faults(folder: Path) -> list[str]:
    """What is wrong with the journal in ``folder``, compared with its newest sound backup; empty if
    nothing is, or nothing can be told. Raises OSError."""
    with _sound_backups(folder, trusted=True) as backups:
        backup, manifest = next(backups, (None, None))
        if backup is None or manifest is None or manifest.catalogue != today():
            return []
        changed = changed_lines(folder / FILE_NAME, backup)
    if not changed:
        return []
    return [
        tr_n(
            "{n} thumb is not what it was in the last backup.",
            "{n} thumbs are not what they were in the last backup.",
            len(changed),
        )
    ]


@contextmanager
def _sound_backups(
    folder: Path, *, trusted: bool = False
) -> Iterator[Iterator[tuple[Path, Manifest]]]:
    """The catalogues in the backups that can be used, the newest first, unpacked for the while, and
    what these backups say of themselves. Raises OSError."""
    with tempfile.TemporaryDirectory(suffix=SUFFIX) as temporary:
        yield _unpacked(folder, Path(temporary), trusted)


def _unpacked(folder: Path, inside: Path, trusted: bool) -> Iterator[tuple[Path, Manifest]]:
    for number, each in enumerate(list_backups(backup_folder(folder))):
        unpacked = inside / str(number)
        with suppress(LibraryError):
            manifest = unpack(each.path, unpacked, trusted=trusted)
            yield unpacked / FILE_NAME, manifest
        shutil.rmtree(unpacked, ignore_errors=True)


def hurt_lines(said: Said) -> list[str]:
    """A sentence on the lines of the log that are hurt, by number; whoever opens the library for
    writing writes it anew from the catalogue."""
    if not said.hurt:
        return []
    lines = ", ".join(map(str, said.hurt[:SHOWN])) + (", …" if said.hurt[SHOWN:] else "")
    return [tr("Lines of {log} are hurt: {lines}.", log=SAID, lines=lines)]


def faults_beside(folder: Path, said: Said) -> list[str]:
    """What is wrong with a catalogue that is sound in itself, by the log and the newest backup. A
    log that is hurt, cut, or another library's says nothing of it."""
    with closing(Catalogue(folder, writable=False)) as catalogue, catalogue.reading() as connection:
        is_ours = library_of(connection) == said.library
        is_whole = is_ours and not is_unsound(said, connection)
        is_behind = is_ours and last_change(connection) < said.number
        if is_behind or (is_whole and differences(connection, said)):
            return [tr("The catalogue differs from what {log} says.", log=SAID)]
    if said.lines and not is_ours and said.library == _library_of_backup(folder):
        return [tr("The catalogue differs from what {log} says.", log=SAID)]
    return [] if is_whole and said.lines else journal_faults(folder)


def drop_foreign_log(folder: Path, said: Said) -> None:
    """Remove the log of another library, beside a catalogue that is sound."""
    if said.lines and library_in(folder / FILE_NAME) != said.library:
        said.hurt.insert(0, 1)
        remove(folder / SAID)


def _library_of_backup(folder: Path) -> str:
    """The number of the library that the newest sound backup is of, or empty."""
    with _sound_backups(folder, trusted=True) as backups:
        return next((library_in(path) for path, _ in backups), "")


def _recovered(folder: Path, said: Said, faults: list[str], now: float) -> list[str]:
    own = _library_of_backup(folder) or library_in(folder / FILE_NAME) or said.library
    if said.lines and not said.hurt and own == said.library:
        with _sound_backups(folder) as backups:
            ours = (path for path, _ in backups if library_in(path) == said.library)
            return _from_log(folder, said, next(ours, None), faults, now)
    present = salvage(folder / FILE_NAME)
    with _sound_backups(folder) as backups:
        ours = (path for path, _ in backups if not is_of_another_library(salvage(path), present))
        return _made_anew(folder, next(ours, None), faults, now)


def _from_log(
    folder: Path, said: Said, backup: Path | None, faults: list[str], now: float
) -> list[str]:
    part = folder / UNPACKED
    remove(part)
    (part / PROFILES).mkdir(parents=True)
    make_catalogue(part / FILE_NAME, backup, said, partial(picture, folder))
    return _put_in_place(folder, backup, faults, Rebuilt(), now)


def _made_anew(folder: Path, backup: Path | None, faults: list[str], now: float) -> list[str]:
    part = folder / UNPACKED
    remove(part)
    (part / PROFILES).mkdir(parents=True)
    source = folder / FILE_NAME
    target = part / FILE_NAME
    rebuilt = rebuild(source, backup, target)
    return _put_in_place(folder, backup, faults, rebuilt, now)


def _put_in_place(
    folder: Path, backup: Path | None, faults: list[str], rebuilt: Rebuilt, now: float
) -> list[str]:
    source, part = folder / FILE_NAME, folder / UNPACKED
    target = part / FILE_NAME
    if fault := fault_of(target) or " ".join(damage_of(target)):
        raise LibraryDamagedError(
            tr("The catalogue {path} can't be repaired: {fault}", path=source, fault=fault)
        )
    _profiles(folder, backup, part / PROFILES)
    sync(target)
    counts = count(target)
    aside = decide(folder, now)
    finish_restore(folder)
    return _sentences(faults, rebuilt, counts, aside)


def _profiles(folder: Path, backup: Path | None, target: Path) -> None:
    """Keep what imported profiles brought along; the backup has what the library lacks."""
    copies = [] if backup is None else brought_along(backup.parent)
    for path in [*copies, *brought_along(folder)]:
        shutil.copyfile(path, target / path.name)
        sync(target / path.name)


def _sentences(
    faults: list[str], rebuilt: Rebuilt, counts: Mapping[str, int], aside: Path
) -> list[str]:
    told = [
        faults[0],
        tr(
            "The catalogue was made anew, with {photos} photos that can be searched,"
            " {thumbs} thumbs in {searches} searches, and {albums} albums.",
            photos=counts["photos"],
            thumbs=counts["thumbs"],
            searches=counts["searches"],
            albums=counts["albums"],
        ),
    ]
    if saved := _named(rebuilt.from_backup):
        told.append(tr("The last backup gave what could not be read: {saved}.", saved=saved))
    if lost := _named(rebuilt.stand_ins):
        told.append(
            tr(
                "Lost, but for what points to them: {lost}. Photos are found again when their"
                " folders are looked at.",
                lost=lost,
            )
        )
    if torn := [tr(kind) for table, kind in KINDS.items() if table in rebuilt.not_whole]:
        told.append(
            tr(
                "A part of where these were kept can't be read, so some of them may be lost:"
                " {kinds}.",
                kinds=", ".join(torn),
            )
        )
    return [*told, tr("What was there before is in {folder}.", folder=aside)]


def _named(counts: Mapping[str, int]) -> str:
    return ", ".join(tr_n(*NAMES[table], count) for table, count in counts.items() if count > 0)
