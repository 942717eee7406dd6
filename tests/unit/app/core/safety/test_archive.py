"""Backups as files: written, read back, refused."""

import json
import zipfile
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.core.base.errors import BackupError, LibraryVersionError
from app.core.open_library import open_library
from app.core.safety.archive import MANIFEST, read_manifest, unpack, write_backup
from app.core.store.catalogue import get_setting
from app.core.store.migrations import current_format
from tests.unit.app.core.safety.conftest import judge, say


def test_it_holds_what_cant_be_made_again(folder: Path, tmp_path: Path) -> None:
    written = write_backup(folder, tmp_path / "b.zip", made=5.0, why="by hand")
    assert written == read_manifest(tmp_path / "b.zip")
    assert written is not None
    assert (written.made, written.why, written.catalogue) == (5.0, "by hand", current_format())
    assert written.counts["thumbs"] == written.counts["searches"] == 1
    assert written.counts["photos"] == 2
    unpack(tmp_path / "b.zip", tmp_path / "out")
    brought = (tmp_path / "out" / "profiles" / "1.npz").read_bytes()
    assert brought == (folder / "profiles" / "1.npz").read_bytes()
    with open_library(tmp_path / "out", writable=False) as library:
        assert len(library.photos()) == 2
    assert [path.name for path in tmp_path.glob("*.part")] == []


def test_a_library_in_use_is_backed_up_with_all_that_was_committed(
    folder: Path, tmp_path: Path
) -> None:
    with open_library(folder) as library:
        say(library, "yes")  # in the log beside the catalogue
        write_backup(folder, tmp_path / "b.zip", made=5.0, why="")
    unpack(tmp_path / "b.zip", tmp_path / "out")
    with open_library(tmp_path / "out", writable=False) as library:
        assert get_setting(library.catalogue, "said") == "yes"


def test_it_is_not_made_unless_something_changed(folder: Path, tmp_path: Path) -> None:
    target = tmp_path / "b.zip"
    first = write_backup(folder, target, made=5.0, why="")
    target.unlink()
    assert write_backup(folder, target, made=6.0, why="", unless=first) is None
    assert not target.exists()
    with open_library(folder) as library, library.catalogue.transaction() as connection:
        connection.execute("UPDATE files SET mtime_ns = 10")  # a scan does so again
    assert write_backup(folder, target, made=7.0, why="", unless=first) is None
    with open_library(folder) as library:
        judge(library, photo=1)
    assert write_backup(folder, target, made=8.0, why="", unless=first) is not None


def test_what_a_profile_brought_along_counts_as_a_change(folder: Path, tmp_path: Path) -> None:
    first = write_backup(folder, tmp_path / "b.zip", made=5.0, why="")
    (folder / "profiles" / "2.npz").write_bytes(b"more")
    assert write_backup(folder, tmp_path / "b.zip", made=6.0, why="", unless=first) is not None
    (folder / "profiles" / "1.state.npz").write_bytes(b"computed")
    assert "profiles/1.state.npz" not in read_manifest(tmp_path / "b.zip").files


def test_a_damaged_catalogue_makes_no_backup(folder: Path, tmp_path: Path) -> None:
    catalogue = folder / "catalogue.sqlite"
    content = bytearray(catalogue.read_bytes())
    content[4096:8192] = b"\xff" * 4096
    catalogue.write_bytes(content)
    with pytest.raises(BackupError, match=r"damaged|can't be read"):
        write_backup(folder, tmp_path / "b.zip", made=5.0, why="")
    assert list(tmp_path.glob("*.zip*")) == []


def test_a_newer_catalogue_is_refused(folder: Path, tmp_path: Path) -> None:
    _with_manifest(folder, tmp_path / "b.zip", catalogue=current_format() + 1)
    with pytest.raises(LibraryVersionError, match="another Likewise"):
        unpack(tmp_path / "b.zip", tmp_path / "out")


def test_a_newer_kind_of_backup_is_refused(folder: Path, tmp_path: Path) -> None:
    _with_manifest(folder, tmp_path / "b.zip", format=2)
    with pytest.raises(LibraryVersionError, match="newer Likewise"):
        read_manifest(tmp_path / "b.zip")


@pytest.mark.parametrize(
    "name", ["../evil.npz", "/evil.npz", "profiles/../../1.npz", "profiles/x.npz"]
)
def test_nothing_is_written_beside_its_folder(folder: Path, tmp_path: Path, name: str) -> None:
    written = write_backup(folder, tmp_path / "b.zip", made=5.0, why="")
    assert written is not None
    files = {**written.files, name: written.files["profiles/1.npz"]}
    _with_manifest(folder, tmp_path / "b.zip", files=files)
    with zipfile.ZipFile(tmp_path / "b.zip", "a") as archive:
        archive.write(folder / "profiles" / "1.npz", name)
    with pytest.raises(BackupError, match="it holds"):
        unpack(tmp_path / "b.zip", tmp_path / "out")
    assert not list(tmp_path.rglob("evil*"))


@pytest.mark.slow
@given(data=st.data())
def test_a_changed_byte_is_found_or_harmless(data: st.DataObject, tmp_path_factory) -> None:
    original = _small_backup(tmp_path_factory)
    content = bytearray(original.read_bytes())
    offset = data.draw(st.integers(0, len(content) - 1))
    content[offset] ^= data.draw(st.integers(1, 255))
    folder = tmp_path_factory.mktemp("mutant")
    mutant = folder / "b.zip"
    mutant.write_bytes(content)
    try:
        unpack(mutant, folder / "out")
    except (BackupError, LibraryVersionError):
        return
    unpack(original, folder / "whole")
    for whole in (folder / "whole").rglob("*"):
        if whole.is_file():
            path = folder / "out" / whole.relative_to(folder / "whole")
            assert path.read_bytes() == whole.read_bytes()


def _with_manifest(folder: Path, target: Path, **changed: object) -> None:
    """Write a backup whose manifest says something else."""
    manifest = write_backup(folder, target, made=5.0, why="")
    assert manifest is not None
    with zipfile.ZipFile(target) as archive:
        told = json.loads(archive.read(MANIFEST)) | changed
        files = {name: archive.read(name) for name in manifest.files}
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr(MANIFEST, json.dumps(told))
        for name, content in files.items():
            archive.writestr(name, content)


_made: list[Path] = []


def _small_backup(tmp_path_factory: pytest.TempPathFactory) -> Path:
    if not _made:
        folder = tmp_path_factory.mktemp("small")
        open_library(folder / "library").close()
        write_backup(folder / "library", folder / "b.zip", made=1.0, why="")
        _made.append(folder / "b.zip")
    return _made[0]
