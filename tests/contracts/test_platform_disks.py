"""Seams to the system's disks: bin, watching and folders of data keep their promises either way."""

from __future__ import annotations

import errno
import multiprocessing
import os
import sys
import threading
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from types import ModuleType, SimpleNamespace

import platformdirs
import platformdirs.windows
import pytest
import send2trash
from platformdirs.macos import MacOS
from platformdirs.unix import Unix
from platformdirs.windows import Windows

from app.core.base import paths
from app.core.base.errors import FileActError
from app.core.files import bin as bin_of_files
from app.core.library.presence import Volume
from app.work.reading.changes import serve

here_is_linux = pytest.mark.skipif(
    not sys.platform.startswith("linux"), reason="the freedesktop's, and stand-ins for the others"
)
PATIENCE = 120.0  # seconds for what must come: the machine may be slow, and busy


# The bin

WITHOUT_BIN = "a disk without a bin"
Put = Callable[[str], None]


def _freedesktops(kept: Path, monkeypatch: pytest.MonkeyPatch) -> Put:
    """Send2Trash's own way on Linux, whose bin is ``kept``."""
    from send2trash import plat_other

    monkeypatch.setattr(plat_other, "XDG_DATA_HOME", os.fsencode(kept.parent))
    monkeypatch.setattr(plat_other, "HOMETRASH_B", os.fsencode(kept))
    monkeypatch.setattr(plat_other, "get_dev", lambda path: WITHOUT_BIN in os.fsdecode(path))

    def refuse(volume: object) -> bytes:
        raise send2trash.TrashPermissionError(volume)

    monkeypatch.setattr(plat_other, "find_ext_volume_trash", refuse)
    monkeypatch.setattr(plat_other, "find_mount_point", os.path.dirname)
    return plat_other.send2trash  # type: ignore[no-any-return]


def _windows(kept: Path, monkeypatch: pytest.MonkeyPatch) -> Put:
    """SHFileOperationW as Send2Trash asks it: without questions, and on fixed disks undoable."""

    def kind_of(folder: Path) -> Volume:
        return Volume(kind="network" if WITHOUT_BIN in str(folder) else "local")

    def put(path: str) -> None:
        if not Path(path).exists():
            raise OSError(errno.ENOENT, "The system cannot find the file specified", path)
        if WITHOUT_BIN in path:
            Path(path).unlink()
        else:
            kept.mkdir(exist_ok=True)
            Path(path).rename(kept / "$R0VXYZ.jpg")

    monkeypatch.setattr(bin_of_files, "sys", SimpleNamespace(platform="win32"))
    monkeypatch.setattr(bin_of_files, "volume_of", kind_of)
    return put


def _macs(kept: Path, monkeypatch: pytest.MonkeyPatch) -> Put:
    """FSMoveObjectToTrashSync as Send2Trash asks it: errors have a sentence and no number."""

    def put(path: str) -> None:
        if WITHOUT_BIN in path or not Path(path).exists():
            raise OSError("The operation could not be completed")
        kept.mkdir(exist_ok=True)
        Path(path).rename(kept / Path(path).name)

    return put


@pytest.fixture(params=[_freedesktops, _windows, _macs], ids=lambda way: way.__name__)
def bin_folder(
    request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Path:
    """Where the bin of one system keeps what was put into it."""
    kept = tmp_path / "bin"
    monkeypatch.setattr(send2trash, "send2trash", request.param(kept, monkeypatch))
    return kept


def photo(path: Path) -> Path:
    path.parent.mkdir(exist_ok=True)
    path.write_text(f"content of {path.name}")
    return path


@here_is_linux
def test_what_is_put_into_the_bin_lies_there(bin_folder: Path, tmp_path: Path) -> None:
    path = photo(tmp_path / "photos" / "a.jpg")
    bin_of_files.put_into_bin(path)
    assert not path.exists()
    lying = [each.read_text() for each in bin_folder.rglob("*.jpg")]
    assert lying == ["content of a.jpg"]


@here_is_linux
def test_a_photo_stays_where_there_is_no_bin(bin_folder: Path, tmp_path: Path) -> None:
    path = photo(tmp_path / WITHOUT_BIN / "a.jpg")
    with pytest.raises(FileActError):
        bin_of_files.put_into_bin(path)
    assert path.read_text() == "content of a.jpg"


@here_is_linux
def test_a_photo_that_is_not_there_is_told(bin_folder: Path, tmp_path: Path) -> None:
    with pytest.raises(FileActError):
        bin_of_files.put_into_bin(tmp_path / "gone.jpg")


# Watching


class Watched:
    """A folder that is watched, and what is heard of it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._ours, theirs = multiprocessing.Pipe()
        self._thread = threading.Thread(target=serve, args=(theirs, str(folder)))
        self._thread.start()
        assert self._heard() == ()

    def _heard(self) -> Sequence[str]:
        assert self._ours.poll(PATIENCE)
        heard: Sequence[str] = self._ours.recv()
        return heard

    def hears_of(self, path: Path) -> None:
        """Wait until something is told of a path, or of its folder."""
        while {str(path), str(path.parent)}.isdisjoint(self._heard()):
            pass

    def ends(self) -> None:
        """Wait until it is no longer watched."""
        self._thread.join(PATIENCE)
        assert not self._thread.is_alive()

    def close(self) -> None:
        """Close our end, which ends it."""
        self._ours.close()
        self.ends()


@pytest.fixture
def watched(tmp_path: Path) -> Iterator[Watched]:
    folder = (tmp_path / "photos").resolve()
    photo(folder / "old.jpg")
    made = Watched(folder)
    yield made
    made.close()


@pytest.mark.slow
def test_every_change_of_a_watched_folder_is_heard(watched: Watched) -> None:
    folder = watched.folder
    new = photo(folder / "trip" / "new.jpg")
    watched.hears_of(folder / "trip")
    new.write_text("more of it than before")
    watched.hears_of(new)
    (folder / "old.jpg").rename(folder / "other.jpg")
    watched.hears_of(folder / "other.jpg")
    (folder / "other.jpg").unlink()
    watched.hears_of(folder / "other.jpg")
    new.unlink()
    (folder / "trip").rmdir()
    folder.rmdir()
    watched.ends()


# Places of data

SYSTEMS = {"Linux": Unix, "Windows": Windows, "macOS": MacOS}


@pytest.fixture(params=SYSTEMS)
def paths_module(
    request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> ModuleType:
    """The module as on one system, for somebody whose home is ``tmp_path``."""
    system = SYSTEMS[request.param]
    for name in (name for name in os.environ if name.startswith("XDG_")):
        monkeypatch.delenv(name)
    for name in ("HOME", "USERPROFILE", "LOCALAPPDATA"):
        monkeypatch.setenv(name, str(tmp_path))
    monkeypatch.delenv("LIKEWISE_CACHE", raising=False)
    ask = platformdirs.windows.get_win_folder_from_env_vars  # rather than Windows, which isn't here
    monkeypatch.setattr(platformdirs.windows, "get_win_folder", ask)
    for name in ("user_data_path", "user_cache_path"):
        monkeypatch.setattr(
            platformdirs,
            name,
            lambda *given, name=name, **named: getattr(system(*given, **named), name),
        )
    return paths


def test_library_and_cache_lie_apart_in_the_home(paths_module: ModuleType, tmp_path: Path) -> None:
    library, cache = paths_module.default_library(), paths_module.cache_folder()
    for folder in (library, cache):
        assert folder.is_relative_to(tmp_path)
        assert "likewise" in folder.parts
    assert not library.is_relative_to(cache)
    assert not cache.is_relative_to(library)


def test_the_cache_lies_where_somebody_wants_it(
    paths_module: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LIKEWISE_CACHE", str(tmp_path / "elsewhere"))
    assert paths_module.cache_folder() == tmp_path / "elsewhere"


@pytest.mark.skipif(os.name == "nt", reason="there pipes are in no folder")
def test_sockets_lie_where_nobody_else_can_look(paths_module: ModuleType, tmp_path: Path) -> None:
    folder = paths_module.runtime_folder()
    assert folder.is_relative_to(tmp_path)
    assert folder.stat().st_mode & 0o077 == 0
