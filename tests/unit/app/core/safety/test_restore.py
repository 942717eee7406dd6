"""Restoring: whole or not at all, and what was there before is set aside."""

import shutil
import sqlite3
from pathlib import Path

import pytest

from app.core.base.errors import BackupError, LibraryBusyError, StorageError
from app.core.open_library import open_library
from app.core.safety.backups import back_up, backup_folder, list_backups
from app.core.safety.restore import RESTORING, is_cut_off, restore
from app.core.store.catalogue import get_setting
from tests.unit.app.core.safety.conftest import say

NOW = 1_700_000_000.0


@pytest.fixture
def backup(folder: Path) -> Path:
    """A backup in which "old" was said; since then "new" was."""
    with open_library(folder) as library:
        say(library, "old")
    path = back_up(folder, "", NOW)
    assert path is not None
    with open_library(folder) as library:
        say(library, "new")
    (folder / "profiles" / "1.npz").write_bytes(b"new")
    (folder / "profiles" / "2.npz").write_bytes(b"imported since")
    (folder / "profiles" / "1.state.npz").write_bytes(b"computed")
    return path


def said(folder: Path) -> object:
    """What the library says, opened as the program does."""
    with open_library(folder) as library:
        return get_setting(library.catalogue, "said")


def test_the_library_is_what_it_was(folder: Path, backup: Path) -> None:
    manifest, aside = restore(folder, backup, NOW)
    assert said(folder) == "old"
    assert manifest.counts["thumbs"] == 1
    assert (folder / "profiles" / "1.npz").read_bytes() != b"new"
    assert not (folder / "profiles" / "2.npz").exists()
    assert not (folder / "profiles" / "1.state.npz").exists()
    assert said(aside) == "new"
    assert (aside / "profiles" / "2.npz").read_bytes() == b"imported since"
    assert not is_cut_off(folder)


def test_a_restore_is_taken_back_by_another(folder: Path, backup: Path) -> None:
    before = list_backups(backup_folder(folder))
    restore(folder, backup, NOW)
    [made] = [each for each in list_backups(backup_folder(folder)) if each not in before]
    assert made.manifest is not None
    assert made.manifest.why == "before a restore"
    restore(folder, made.path, NOW + 60)
    assert said(folder) == "new"
    assert (folder / "profiles" / "2.npz").read_bytes() == b"imported since"


def test_a_damaged_catalogue_is_no_obstacle(folder: Path, backup: Path) -> None:
    (folder / "catalogue.sqlite").write_bytes(b"zeros" * 100)
    _, aside = restore(folder, backup, NOW)
    assert said(folder) == "old"
    assert (aside / "catalogue.sqlite").read_bytes() == b"zeros" * 100


def test_into_an_empty_folder(backup: Path, tmp_path: Path) -> None:
    restore(tmp_path / "computer" / "library", backup, NOW)
    assert said(tmp_path / "computer" / "library") == "old"


def test_a_log_of_the_state_before_is_not_applied(folder: Path, backup: Path) -> None:
    with open_library(folder) as library:
        say(library, "newest")
        shutil.copytree(folder, folder.with_name("killed"))  # its log is full
    assert (folder.with_name("killed") / "catalogue.sqlite-wal").stat().st_size
    _, aside = restore(folder.with_name("killed"), backup, NOW)
    assert said(folder.with_name("killed")) == "old"
    assert said(aside) == "newest"


def test_a_library_in_use_is_left_alone(folder: Path, backup: Path) -> None:
    with open_library(folder), pytest.raises(LibraryBusyError):
        restore(folder, backup, NOW)
    assert said(folder) == "new"


def test_a_damaged_backup_changes_nothing(folder: Path, backup: Path) -> None:
    content = bytearray(backup.read_bytes())
    content[len(content) // 2] ^= 0xFF
    backup.write_bytes(content)
    with pytest.raises(BackupError):
        restore(folder, backup, NOW)
    assert said(folder) == "new"
    assert not (folder / "set-aside").exists()


class Killed(BaseException):
    """The process ends here."""


@pytest.mark.parametrize("moment", range(12))
def test_a_kill_leaves_one_state_or_the_other(
    folder: Path, backup: Path, moment: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Killed before any change of a name, in whatever step: the next start finds one state
    whole."""
    left = moment
    real = {name: getattr(Path, name) for name in ("replace", "rename", "unlink")}

    def counted(name: str):
        def change(self: Path, *args: object, **kwargs: object) -> object:
            nonlocal left
            left -= 1
            if left < 0:
                raise Killed
            return real[name](self, *args, **kwargs)

        return change

    with monkeypatch.context() as patch:
        for name in real:
            patch.setattr(Path, name, counted(name))
        try:
            restore(folder, backup, NOW)
        except Killed:
            pass
        else:
            assert moment > 5, "the kills were to come while something was changed"
    new = said(folder) == "new"
    assert (folder / "profiles" / "2.npz").exists() == new
    assert ((folder / "profiles" / "1.npz").read_bytes() == b"new") == new
    assert not is_cut_off(folder)


def test_who_only_reads_is_told(
    folder: Path, backup: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    replace = Path.replace

    def cut(path: Path, target: Path) -> Path:
        if path.parent.name == RESTORING:
            raise Killed
        return replace(path, target)

    with monkeypatch.context() as patch:
        patch.setattr(Path, "replace", cut)
        with pytest.raises(Killed):
            restore(folder, backup, NOW)
    with pytest.raises(StorageError, match="cut off"):
        open_library(folder, writable=False)
    assert said(folder) == "old"


def test_a_full_disk_is_told(folder: Path, backup: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object, **__: object) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr("shutil.copyfile", full)
        with pytest.raises(BackupError, match="No space left"):
            restore(folder, backup, NOW)
    assert said(folder) == "new"


@pytest.mark.parametrize("step", ["cancel_open_acts", "number_after_log"])
def test_a_failing_disk_is_told(
    step: str, folder: Path, backup: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def failing(*_: object) -> None:
        error = sqlite3.OperationalError("disk I/O error")
        error.sqlite_errorcode = sqlite3.SQLITE_IOERR_WRITE
        raise error

    with monkeypatch.context() as patch:
        patch.setattr(f"app.core.safety.restore.{step}", failing)
        with pytest.raises(StorageError, match="disk I/O error"):
            restore(folder, backup, NOW)
    assert said(folder) == "new"
