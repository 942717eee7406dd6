"""Write and read backups: a ZIP file with the catalogue, imported profiles' data and a manifest.

The manifest says when and why it was made, what is in it, and the hash of each file. A backup is
read back and checked before it gets its name.
"""

from __future__ import annotations

import json
import shutil
import tempfile
import zipfile
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Annotated

import msgspec
from msgspec import Meta, MsgspecError

from app.core.base.content_hash import content_hash
from app.core.base.errors import BackupError, LibraryVersionError
from app.core.base.language import tr
from app.core.base.paths import CATALOGUE
from app.core.store.catalogue_copy import copy_catalogue, count, fault_of, fingerprint, format_of
from app.core.store.damage import damage_of, is_of_another_likewise
from app.core.store.migrations import current_format
from engine.archives import DAMAGE, check_size
from engine.atomic import SUFFIX, replacing, sync
from engine.errors import SchemaError
from engine.ordinary import opened

FORMAT = 1
MANIFEST = "manifest.json"
MAX_MANIFEST_BYTES = 10_000_000
"""Bytes; a longer one is not ours."""

MAX_NUMBER = 100_000_000_000
"""Seconds since the epoch, three thousand years from now: an upper bound of times and numbers."""

PROFILES = "profiles"
Count = Annotated[int, Meta(ge=0, le=MAX_NUMBER)]


@dataclass(frozen=True, slots=True)
class Manifest:
    """A backup's description of itself.

    ``made``: seconds since the epoch, by a clock that may be wrong. ``counts``: see
    `catalogue_copy.COUNTED`. ``fingerprint``: equal if what can't be made again is equal.
    ``files``: name -> hash. ``number``: greater than those of earlier backups.
    """

    made: Annotated[float, Meta(ge=0, le=MAX_NUMBER)]
    why: Annotated[str, Meta(max_length=200)]
    catalogue: Count  # the format of the catalogue in it
    counts: Mapping[str, Count]
    fingerprint: str
    files: Mapping[str, str]
    number: Count = 0


@dataclass(frozen=True, slots=True)
class _Format:
    format: int


def write_backup(
    library: Path,
    target: Path,
    *,
    made: float,
    why: str,
    number: int = 0,
    unless: Manifest | None = None,
) -> Manifest | None:
    """Back up the library in folder ``library`` to the file ``target``, replacing it atomically.

    Others may use the library meanwhile. Writes nothing and returns None if all that can't be made
    again is as in ``unless``. Raises BackupError, OSError.
    """
    with tempfile.TemporaryDirectory(dir=target.parent, suffix=SUFFIX) as folder:
        copy = Path(folder) / CATALOGUE
        copy_catalogue(library, copy)
        if fault := fault_of(copy):
            raise BackupError(
                tr("No backup was made, as the catalogue is damaged: {fault}.", fault=fault),
                tr("`likewise restore` lists earlier ones."),
            )
        profiles = {f"{PROFILES}/{path.name}": path for path in brought_along(library)}
        sources = {CATALOGUE: copy} | profiles
        manifest = Manifest(
            made=made,
            why=why,
            catalogue=format_of(copy),
            counts=count(copy),
            fingerprint=fingerprint(copy),
            files={name: content_hash(path).hex() for name, path in sources.items()},
            number=number,
        )
        if unless is not None and _is_same_content(manifest, unless):
            return None
        with replacing(target) as temporary:
            _pack(temporary, manifest, sources)
            unpack(temporary, Path(folder) / "read back", trusted=True)  # not shown
    return manifest


def read_manifest(path: Path) -> Manifest:
    """Return the manifest of a backup, without looking at the rest.

    Raises BackupError if it is no backup, or damaged; OSError.
    """
    with _opened(path) as archive:
        if archive.getinfo(MANIFEST).file_size > MAX_MANIFEST_BYTES:
            raise _unusable_error(path, tr("its manifest is too long"))
        text = archive.read(MANIFEST)
        if msgspec.json.decode(text, type=_Format).format > FORMAT:
            raise LibraryVersionError(
                tr("The backup {path} was made by a newer Likewise.", path=path),
                tr("Update Likewise first."),
            )
        manifest = msgspec.json.decode(text, type=Manifest)
        if CATALOGUE not in manifest.files:
            raise _unusable_error(path, tr("its manifest lacks what it has to say"))
    return manifest


@contextmanager
def _opened(path: Path) -> Iterator[zipfile.ZipFile]:
    """Open the archive, refusing one that would unpack to too much; faults become BackupErrors."""
    try:
        with opened(path) as file, zipfile.ZipFile(file) as archive:
            check_size(archive, path.stat().st_size, path.name)
            yield archive
    except (*DAMAGE, SchemaError, MsgspecError) as error:
        raise _unusable_error(path, str(error)) from error


def unpack(path: Path, folder: Path, *, trusted: bool = False) -> Manifest:
    """Unpack a backup into the new folder ``folder``; check every file and flush it to the disk.

    The catalogue of a ``trusted`` one need only have the right hash, as it was sound when it was
    made. Raises BackupError if anything is damaged, LibraryVersionError if another Likewise made
    the catalogue, newer or an early build, OSError.
    """
    manifest = read_manifest(path)
    if manifest.catalogue > current_format():
        raise _version_error(path, manifest)
    (folder / PROFILES).mkdir(parents=True)
    with _opened(path) as archive:
        for name, expected in manifest.files.items():
            target = folder / _checked_name(path, name)
            with archive.open(name) as source, target.open("wb") as file:
                shutil.copyfileobj(source, file)
            if content_hash(target).hex() != expected:
                raise _unusable_error(path, tr("{name} is not what was written", name=name))
            sync(target)
    if is_of_another_likewise(folder / CATALOGUE):
        raise _version_error(path, manifest)
    if not trusted and (fault := next(damage_of(folder / CATALOGUE), "")):
        raise _unusable_error(path, fault.rstrip("."))
    return manifest


def brought_along(library: Path) -> list[Path]:
    """Return the files in folder ``library`` that were imported with profiles, by name."""
    found = (library / PROFILES).glob("*.npz")
    return sorted(path for path in found if path.stem.isdecimal())


def _is_same_content(one: Manifest, other: Manifest) -> bool:
    return (
        one.fingerprint == other.fingerprint
        and one.catalogue == other.catalogue
        and _profiles(one) == _profiles(other)
    )


def _profiles(manifest: Manifest) -> dict[str, str]:
    return {name: digest for name, digest in manifest.files.items() if name != CATALOGUE}


def _pack(target: Path, manifest: Manifest, sources: Mapping[str, Path]) -> None:
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr(MANIFEST, json.dumps({"format": FORMAT, **asdict(manifest)}))
        for name, path in sources.items():
            archive.write(path, name)


def _checked_name(path: Path, name: str) -> str:
    """Return ``name`` if a backup may hold it, so that nothing is written outside the folder."""
    inside = Path(name)
    profile = inside.parent == Path(PROFILES) and inside.stem.isdecimal()
    if name == CATALOGUE or (profile and inside.suffix == ".npz"):
        return name
    raise _unusable_error(path, tr("it holds {name}", name=repr(name)))


def _version_error(path: Path, manifest: Manifest) -> LibraryVersionError:
    return LibraryVersionError(
        tr(
            "The backup {path} is of another Likewise (format {catalogue}).",
            path=path,
            catalogue=str(manifest.catalogue),
        ),
        tr("Restore it with the Likewise that made it, or update this one."),
    )


def _unusable_error(path: Path, reason: str) -> BackupError:
    return BackupError(
        tr("{path} can't be restored: {reason}.", path=path, reason=reason),
        tr("`likewise backup --list` lists the others."),
    )
