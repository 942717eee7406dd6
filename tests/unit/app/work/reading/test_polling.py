"""Polling folders that the system tells nothing of, and what is told of a folder at first."""

from __future__ import annotations

import os
from multiprocessing import Pipe
from pathlib import Path
from threading import Thread

import pytest
import watchfiles

from app.work.reading.changes import changed_paths, changed_since, serve

PATIENCE = 60.0  # seconds for what must come


def photo(path: Path) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(b"1")
    os.utime(path, (1, 1))
    return path


def told(folder: Path) -> set[str]:
    """What is told of a file that comes into a folder that is polled."""
    changes = changed_paths(str(folder), 0.05, poll=False)
    assert list(next(changes)) == []
    photo(folder / "x" / "b.jpg")
    return set(next(filter(None, changes)))


@pytest.mark.parametrize("error", [OSError("no space left on device"), RuntimeError("no files")])
def test_where_the_system_can_watch_no_more_folders_they_are_polled(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, error: Exception
) -> None:
    system = watchfiles.watch

    def refuse(*folders: str, **wishes: object) -> object:
        if not wishes["force_polling"]:
            raise error
        return system(*folders, **wishes)  # type: ignore[arg-type]

    monkeypatch.setattr(watchfiles, "watch", refuse)
    (tmp_path / "x").mkdir()
    assert told(tmp_path) == {str(tmp_path / "x" / "b.jpg")}  # and not all below the folder


def test_a_folder_that_is_not_there_ends_it(tmp_path: Path) -> None:
    _, theirs = Pipe()
    serve(theirs, str(tmp_path / "nowhere"), 0.05, poll=False)


@pytest.mark.parametrize("poll", [False, True])
def test_it_ends_with_the_program(tmp_path: Path, poll: bool) -> None:
    ours, theirs = Pipe()
    serving = Thread(target=serve, args=(theirs, str(tmp_path), 0.05, poll))
    serving.start()
    assert ours.poll(PATIENCE)
    ours.close()
    serving.join(PATIENCE)
    assert not serving.is_alive()


def test_folders_are_told_whose_names_changed_since_a_moment(tmp_path: Path) -> None:
    for name in ("a.jpg", "x/b.jpg", "x/y/c.jpg", ".hidden/d.jpg"):
        photo(tmp_path / name)
    for folder in (tmp_path, tmp_path / "x", tmp_path / "x" / "y"):
        os.utime(folder, (1000, 1000))
    os.utime(tmp_path / "x" / "y", (2000, 2000))
    assert changed_since(str(tmp_path), 1500.0) == [str(tmp_path / "x" / "y")]
