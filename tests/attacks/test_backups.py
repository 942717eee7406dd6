"""Backups that strangers made: one that is not right in any field is refused, and nothing changes.

Another field is one more line of `FIELDS`, another kind of file one of `FILES`.
"""

from __future__ import annotations

import json
import shutil
import sqlite3
import zipfile
from collections.abc import Callable
from contextlib import closing
from hashlib import blake2b
from pathlib import Path
from typing import Any

import pytest

from app.core.base.errors import LibraryError
from app.core.base.paths import CATALOGUE, own_folder
from app.core.files.plan import are_files_protected, protect_files
from app.core.library.modalities import want_model, wanted_model
from app.core.open_library import open_library
from app.core.safety.archive import MANIFEST
from app.core.safety.backups import back_up, second_backup_folder, set_second_backup_folder
from app.core.safety.restore import SET_ASIDE, restore
from tests.attacks.bounds import bounded, ends_in_a_sentence

VALUES = (None, True, -1, 10**30, 1.5e308, "13", [1], {"a": {"a": 1}}, "x" * 100_000, [[[[]]]])
FIELDS = ("format", "made", "why", "catalogue", "counts", "fingerprint", "files", "number")


def _empty(path: Path) -> None:
    path.write_bytes(b"")


def _text(path: Path) -> None:
    path.write_text("not a backup\n" * 1_000)


def _another_archive(path: Path) -> None:
    with zipfile.ZipFile(path, "w") as archive:
        archive.writestr("photo.jpg", b"x")


def _cut(path: Path) -> None:
    path.write_bytes(path.read_bytes()[:-100])


def _bomb(path: Path) -> None:
    """256 MiB of nothing in a quarter of one."""
    _with(path, **{"profiles/1.npz": b"\0" * (1 << 28)})


def _out_of_its_folder(path: Path) -> None:
    _with(path, **{"profiles/../../escaped.npz": b"x"})


def _another_catalogue(path: Path) -> None:
    _with(path, **{CATALOGUE: b"SQLite format 3\0" + b"x" * 5_000})


def _nested(path: Path) -> None:
    _with(path, manifest=b"[" * 1_000_000)


def _changed(statement: str) -> Callable[[Path], None]:
    """A backup whose catalogue somebody wrote to."""

    def change(path: Path) -> None:
        catalogue = path.with_name(CATALOGUE)
        with zipfile.ZipFile(path) as archive:
            catalogue.write_bytes(archive.read(CATALOGUE))
        with closing(sqlite3.connect(catalogue)) as connection, connection:
            connection.execute("PRAGMA ignore_check_constraints = ON")
            connection.execute(statement)
        _with(path, **{CATALOGUE: catalogue.read_bytes()})

    return change


FILES: dict[str, Callable[[Path], None]] = {
    "empty": _empty,
    "text": _text,
    "another archive": _another_archive,
    "cut": _cut,
    "bomb": _bomb,
    "out of its folder": _out_of_its_folder,
    "another catalogue": _another_catalogue,
    "nested manifest": _nested,
    "a trigger": _changed("CREATE TRIGGER t AFTER UPDATE ON photos BEGIN DELETE FROM marks; END"),
    "a view": _changed("CREATE VIEW v AS SELECT 1"),
    "a huge id": _changed("INSERT INTO photos (id, file) SELECT 1 << 60, 1"),
    "a matrix elsewhere": _changed("INSERT INTO matrices VALUES (9, '../../x', 1, 4, 1.0, 1)"),
}
"""What becomes of a backup that was right."""


def _with(path: Path, manifest: bytes | None = None, **files: bytes) -> None:
    """Put files into a backup, as one that says so."""
    with zipfile.ZipFile(path) as archive:
        held = {name: archive.read(name) for name in archive.namelist()} | files
    told = json.loads(held.pop(MANIFEST))
    told["files"] = {
        name: blake2b(content, digest_size=16).hexdigest() for name, content in held.items()
    }
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr(MANIFEST, manifest or json.dumps(told))
        for name, content in held.items():
            archive.writestr(name, content)


def _field(name: str, value: Any) -> Callable[[Path], None]:
    def change(path: Path) -> None:
        with zipfile.ZipFile(path) as archive:
            held = {each: archive.read(each) for each in archive.namelist()}
        held[MANIFEST] = json.dumps(json.loads(held[MANIFEST]) | {name: value}).encode()
        with zipfile.ZipFile(path, "w") as archive:
            for each, content in held.items():
                archive.writestr(each, content)

    return change


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A library with a folder and a backup."""
    folder = tmp_path_factory.mktemp("made")
    (folder / "photos").mkdir()
    with open_library(own_folder(folder / "library")) as library:
        library.add_root(folder / "photos")
        backup = back_up(library.folder, "by hand", 1.0, always=True)
    assert backup is not None
    backup.rename(folder / "backup.zip")
    return folder


@pytest.fixture
def library(made: Path, tmp_path: Path) -> Path:
    shutil.copytree(made, tmp_path, dirs_exist_ok=True)
    return tmp_path / "library"


def content(folder: Path) -> dict[str, bytes]:
    """All files, but for those that SQLite opens beside a database."""
    files = (path for path in folder.rglob("*") if path.is_file())
    return {
        str(path.relative_to(folder)): path.read_bytes()
        for path in files
        if not path.name.endswith(("-wal", "-shm"))
    }


@pytest.mark.parametrize("kind", FILES)
def test_what_is_no_backup_changes_nothing(library: Path, kind: str) -> None:
    backup = library.with_name("backup.zip")
    FILES[kind](backup)
    before = content(library.parent)
    with pytest.raises(LibraryError), bounded():
        restore(own_folder(library), backup, 2.0)
    assert content(library.parent) == before
    ends_in_a_sentence(library, "restore", str(backup))


@pytest.mark.parametrize("name", FIELDS)
def test_a_field_that_is_not_right_is_told(library: Path, name: str) -> None:
    backup = library.with_name("backup.zip")
    for value in VALUES:
        changed = own_folder(library) / "backups" / "2026-01-01T00-00-00Z.zip"
        shutil.copyfile(backup, changed)
        _field(name, value)(changed)
        ends_in_a_sentence(library, "backup", "--list")
        ends_in_a_sentence(library, "restore", str(changed))
        ends_in_a_sentence(library, "status")


def test_what_cant_be_backed_up_is_not_replaced(
    library: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    own = own_folder(library)
    shutil.rmtree(own / "backups")
    (own / "backups").write_text("in the way")
    before = content(library)
    with pytest.raises(LibraryError):
        restore(own, library.with_name("backup.zip"), 2.0)
    assert content(library) == before


def test_a_damaged_library_is_set_aside_and_replaced(library: Path) -> None:
    own = own_folder(library)
    (own / CATALOGUE).write_bytes(b"damaged" * 1_000)
    _, aside = restore(own, library.with_name("backup.zip"), 2.0)
    assert (aside / CATALOGUE).read_bytes() == b"damaged" * 1_000
    assert aside.parent == own / SET_ASIDE
    ends_in_a_sentence(library, "status")


def test_a_restore_brings_nothing_that_is_this_machines(library: Path) -> None:
    own = own_folder(library)
    stranger = library.with_name("strange")
    shutil.copytree(library, stranger)
    with open_library(own_folder(stranger)) as opened:
        set_second_backup_folder(opened.folder, library.parent)
        protect_files(opened, False)
        want_model(opened, library)
        with opened.catalogue.transaction() as connection:
            for key in ("protected", "second place for backups", "wanted_model", "cluster"):
                connection.execute(
                    "INSERT OR REPLACE INTO settings VALUES (?, ?)", (key, json.dumps("/elsewhere"))
                )
        backup = back_up(opened.folder, "by hand", 3.0, always=True)
    assert backup is not None
    restore(own, backup, 4.0)
    with open_library(own) as restored:
        assert second_backup_folder(own) is None
        assert are_files_protected(restored)
        assert wanted_model(restored) is None
