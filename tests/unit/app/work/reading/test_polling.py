"""Polling folders that the system tells nothing of, and what is heard of them."""

from __future__ import annotations

import os
import threading
from pathlib import Path

import pytest

from app.work.reading import changes
from app.work.reading import changes as polling
from app.work.reading.changes import Heard, Watch, watch_one


def photo(path: Path, data: bytes = b"1") -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(data)
    os.utime(path, (1, 1))
    return path


def told(folder: Path, before: polling.Signatures) -> set[str]:
    now = polling.changed(before, polling.signatures(str(folder)))
    return {str(Path(path).relative_to(folder)) for path in now}


def test_the_folders_are_told_in_which_something_is_otherwise(tmp_path: Path) -> None:
    for name in ("a.jpg", "x/b.jpg", "x/y/c.jpg", "z/d.jpg", "w/e.jpg"):
        photo(tmp_path / name)
    before = polling.signatures(str(tmp_path))
    assert told(tmp_path, before) == set()
    photo(tmp_path / "x" / "y" / "c.jpg", b"22")
    assert told(tmp_path, before) == {"x/y"}
    (tmp_path / "z" / "d.jpg").rename(tmp_path / "z" / "f.jpg")
    photo(tmp_path / "new" / "g.jpg")
    (tmp_path / "w" / "e.jpg").unlink()
    (tmp_path / "w").rmdir()
    photo(tmp_path / ".hidden" / "h.jpg")
    assert told(tmp_path, before) == {"x/y", "z", "new", "."}


def test_polling_tells_of_changes_and_ends_with_the_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(polling, "NAP", 0.0)
    folder = tmp_path / "photos"
    photo(folder / "a.jpg")
    told = polling.poll(str(folder), 0.0, lambda: False)
    assert list(next(told)) == []
    photo(folder / "b.jpg")
    assert list(next(told)) == [str(folder)]
    folder.rename(tmp_path / "away")
    assert list(told) == []


@pytest.mark.parametrize("error", [OSError("no space left on device"), RuntimeError("no files")])
def test_where_the_system_can_watch_no_more_folders_they_are_polled(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, error: Exception
) -> None:
    def refuse(*_: object) -> object:
        raise error
        yield ()

    monkeypatch.setattr(changes, "_changed_paths", refuse)
    monkeypatch.setattr(polling, "NAP", 0.0)
    heard: list[Heard] = []
    ended = threading.Event()

    def hear(each: Heard) -> None:
        heard.append(each)
        if each.how == "polled":
            photo(tmp_path / "b.jpg")
        if each.folders:
            ended.set()

    watch_one(Watch(1, str(tmp_path), 0.0, poll=False), ended, hear)
    assert heard == [Heard(1, how="polled"), Heard(1, folders=(str(tmp_path),))]


def test_a_folder_that_is_not_there_is_told(tmp_path: Path) -> None:
    heard: list[Heard] = []
    nowhere = str(tmp_path / "nowhere")
    watch_one(Watch(1, nowhere, 0.0, poll=False), threading.Event(), heard.append)
    assert heard == [Heard(1, how="lost")]


def test_folders_are_told_whose_names_changed_since_a_moment(tmp_path: Path) -> None:
    for name in ("a.jpg", "x/b.jpg", "x/y/c.jpg", ".hidden/d.jpg"):
        photo(tmp_path / name)
    for folder in (tmp_path, tmp_path / "x", tmp_path / "x" / "y"):
        os.utime(folder, (1000, 1000))
    os.utime(tmp_path / "x" / "y", (2000, 2000))
    assert polling.changed_since(str(tmp_path), 1500.0) == [str(tmp_path / "x" / "y")]
