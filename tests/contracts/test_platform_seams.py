"""Seams to the system: each way to do it keeps the same promises, on whatever system this runs."""

from __future__ import annotations

import importlib.util
import os
import sys
from collections.abc import Callable
from pathlib import Path
from threading import Thread
from types import ModuleType, SimpleNamespace

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from app.core.base.errors import LibraryBusyError, StorageError
from app.core.files import transfer
from app.core.files.targets import MAX_NAME_BYTES, NameRules, legal
from app.core.store import lock as lock_of_this_system

here_is_posix = pytest.mark.skipif(os.name == "nt", reason="stands in by what Windows lacks")


# One writer at a time


def _lock_of_windows(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The module as Windows loads it, over a stand-in of `msvcrt.locking`."""
    import fcntl

    modes = {"NBLCK": fcntl.LOCK_EX | fcntl.LOCK_NB, "LOCK": fcntl.LOCK_EX}

    def locking(number: int, mode: int, size: int) -> None:
        assert size == 1
        assert os.lseek(number, 0, os.SEEK_CUR) == 0  # the same byte each time, or none excludes
        fcntl.flock(number, mode)

    fake = SimpleNamespace(locking=locking, **{f"LK_{name}": mode for name, mode in modes.items()})
    monkeypatch.setitem(sys.modules, "msvcrt", fake)
    spec = importlib.util.spec_from_file_location("_lock_of_windows", lock_of_this_system.__file__)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    with monkeypatch.context() as patched:
        patched.setattr(sys, "platform", "win32")
        spec.loader.exec_module(module)
    return module


@pytest.fixture(params=["this system's", pytest.param("Windows'", marks=here_is_posix)])
def locks(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    if request.param == "Windows'":
        return _lock_of_windows(monkeypatch)
    return lock_of_this_system


def test_one_has_the_library_until_it_closes_it(locks: ModuleType, tmp_path: Path) -> None:
    held = locks.lock(tmp_path)
    with pytest.raises(LibraryBusyError, match="Another Likewise"):
        locks.lock(tmp_path)
    held.close()
    with locks.lock(tmp_path):
        pass


def test_a_folder_that_can_not_be_made_is_told(locks: ModuleType, tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(StorageError, match="cannot be written"):
        locks.lock(tmp_path / "file" / "below")


def test_who_takes_turns_waits_for_the_other(locks: ModuleType, tmp_path: Path) -> None:
    file = tmp_path / "below" / "turns.lock"
    order: list[str] = []

    def second() -> None:
        with locks.taking_turns(file):
            order.append("second")

    with locks.taking_turns(file):
        waiting = Thread(target=second)
        waiting.start()
        order.append("first")
    waiting.join()
    assert order == ["first", "second"]


# Another name, without replacing

Rename = Callable[[Path, Path], None]


def _rename_of_windows(source: Path, target: Path) -> Path:
    if os.path.lexists(target):
        raise FileExistsError(target)
    os.rename(source, target)  # noqa: PTH104 - what this stands in for is the method
    return target


@pytest.fixture(
    params=[
        "this system's",
        pytest.param("by a link", marks=here_is_posix),
        pytest.param("Windows'", marks=here_is_posix),
    ]
)
def rename(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Rename:
    if request.param == "by a link":
        monkeypatch.setattr(transfer, "_renameat2", lambda: None)
    if request.param == "Windows'":
        monkeypatch.setattr(transfer, "sys", SimpleNamespace(platform="win32"))
        monkeypatch.setattr(Path, "rename", _rename_of_windows)
    return transfer.rename_without_replacing


def test_a_file_gets_another_name(rename: Rename, tmp_path: Path) -> None:
    old, new = tmp_path / "old", tmp_path / "new"
    old.write_text("photo")
    rename(old, new)
    assert (old.exists(), new.read_text()) == (False, "photo")


@pytest.mark.parametrize("link", [False, pytest.param(True, marks=here_is_posix)])
def test_what_has_the_name_stays(rename: Rename, tmp_path: Path, link: bool) -> None:
    old, new = tmp_path / "old", tmp_path / "new"
    old.write_text("photo")
    if link:
        new.symlink_to(tmp_path / "nowhere")
    else:
        new.write_text("another")
    with pytest.raises(FileExistsError):
        rename(old, new)
    assert old.read_text() == "photo"
    assert new.is_symlink() == link
    assert link or new.read_text() == "another"


@here_is_posix
def test_a_link_is_renamed_and_not_what_it_leads_to(rename: Rename, tmp_path: Path) -> None:
    photo, old, new = tmp_path / "photo", tmp_path / "old", tmp_path / "new"
    photo.write_text("photo")
    old.symlink_to(photo)
    rename(old, new)
    assert (new.readlink(), photo.read_text()) == (photo, "photo")


def test_what_is_not_there_is_told(rename: Rename, tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        rename(tmp_path / "old", tmp_path / "new")


# Legal names

names = st.text(min_size=1, max_size=300)
rules = st.builds(NameRules, st.booleans(), st.sampled_from([20, 143, MAX_NAME_BYTES]))


@given(names, rules)
def test_a_legal_name_fits_and_stays_as_it_is(name: str, rule: NameRules) -> None:
    made = legal(name, rule)
    assert 0 < len(made.encode()) <= rule.longest
    assert not {"/", "\0"} & {*made}
    assert legal(made, rule) == made


@example("a" * 254 + " is cut after the space")
@given(names)
def test_windows_takes_what_is_legal_there(name: str) -> None:
    made = legal(name, NameRules(strict=True))
    assert not {*'<>:"/\\|?*'} & {*made}
    assert made[-1] not in " ."
    assert made.partition(".")[0].upper() not in ("CON", "PRN", "AUX", "NUL", "COM1", "LPT9")
