"""Walking through folders: what is found, and what is left out."""

from __future__ import annotations

import os
import shutil
import stat
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from app.core.base.photo_types import PhotoState
from app.core.library.difference import difference
from app.core.library.file_tables import Difference, FoundFile, KnownFile
from app.core.library.library import Library
from app.core.library.walk import (
    exclude,
    excluded_patterns,
    file_filter,
    join,
    list_folder,
    matcher,
    walk,
)
from app.core.open_library import open_library

# The walk of folders: what is found, what is left out, what stands in the way.

FILTER = file_filter({".jpg", ".png"})


def names(folder: Path, begin: str = "") -> list[str]:
    found = walk(1, folder, FILTER, begin=os.fsencode(begin))
    return [os.fsdecode(file.path) for file in found]


def test_pictures_by_their_names_in_any_script(tmp_path: Path) -> None:
    wanted = ["a.jpg", "B.PNG", "день.jpg", "🦊.png", "line\nbreak.jpg"]
    for name in [*wanted, "notes.txt", ".hidden.jpg", "jpg"]:
        (tmp_path / name).write_bytes(b"12345")
    assert sorted(names(tmp_path)) == sorted(wanted)


@pytest.mark.skipif(sys.platform != "linux", reason="other systems have no such names")
def test_names_that_are_no_text(tmp_path: Path) -> None:
    Path(os.fsdecode(os.fsencode(tmp_path) + b"/\xff\xfe.jpg")).write_bytes(b"1")
    assert [found.path for found in walk(1, tmp_path, FILTER)] == [b"\xff\xfe.jpg"]


def test_folders_below_but_not_hidden_ones(tmp_path: Path) -> None:
    for folder in ("2024/summer", ".thumbnails", "2024/.trash"):
        (tmp_path / folder).mkdir(parents=True)
        (tmp_path / folder / "a.jpg").write_bytes(b"1")
    assert names(tmp_path) == [str(Path("2024", "summer", "a.jpg"))]


def test_size_and_time(tmp_path: Path) -> None:
    (tmp_path / "a.jpg").write_bytes(b"12345")
    os.utime(tmp_path / "a.jpg", ns=(0, 1_234_567_891))
    (found,) = walk(7, tmp_path, FILTER)
    assert found == FoundFile(7, b"a.jpg", 5, found.mtime_ns)
    assert abs(found.mtime_ns - 1_234_567_891) < 1000


def test_links_that_lead_in_a_circle_end(tmp_path: Path) -> None:
    (tmp_path / "real").mkdir()
    (tmp_path / "real" / "a.jpg").write_bytes(b"1")
    (tmp_path / "a link").symlink_to(tmp_path / "real")
    (tmp_path / "real" / "loop").symlink_to(tmp_path)
    assert names(tmp_path) == [str(Path("real", "a.jpg"))]


def test_what_is_no_file_is_named_with_a_reason(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe.jpg")
    (tmp_path / "lost.jpg").symlink_to(tmp_path / "nowhere")
    (tmp_path / "self.jpg").symlink_to(tmp_path / "self.jpg")
    reasons = {found.path: found.reason for found in walk(1, tmp_path, FILTER)}
    assert "pipe" in str(reasons[b"pipe.jpg"])
    assert "not there" in str(reasons[b"lost.jpg"])
    assert "cannot be looked at" in str(reasons[b"self.jpg"])


@pytest.mark.skipif(getattr(os, "geteuid", int)() == 0, reason="root may open everything")
def test_a_closed_folder_is_named(tmp_path: Path) -> None:
    closed = tmp_path / "closed"
    closed.mkdir()
    closed.chmod(0)
    (found,) = walk(1, tmp_path, FILTER)
    closed.chmod(stat.S_IRWXU)
    assert found.closed
    assert "cannot be opened" in str(found.reason)


def test_a_closed_file_is_named_and_changes_when_it_opens(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "a.jpg").write_bytes(b"12345")
    with monkeypatch.context() as patched:  # root may open everything
        patched.setattr(os, "access", lambda path, mode: False)
        (closed,) = walk(1, tmp_path, FILTER)
    assert closed.closed
    assert "permissions" in str(closed.reason)
    (opened,) = walk(1, tmp_path, FILTER)
    failed = KnownFile(1, b"a.jpg", 0, 0, 1, None, PhotoState.FAILED)
    assert difference([failed], [closed], {}) == Difference()
    assert difference([failed], [opened], {}) == Difference(changed=[(failed, opened)])


@pytest.mark.parametrize("name", ["@eaDir", "$RECYCLE.BIN", "lost+found"])
def test_what_systems_keep_for_themselves_is_skipped(tmp_path: Path, name: str) -> None:
    (tmp_path / name).mkdir()
    (tmp_path / name / "a.jpg").write_bytes(b"1")
    assert names(tmp_path) == []


@pytest.mark.skipif(sys.platform != "linux", reason="limits differ")
def test_a_path_that_is_too_long_is_named(tmp_path: Path) -> None:
    here = os.open(tmp_path, os.O_RDONLY)
    for _ in range(4096 // 200 + 1):  # step by step, as no call takes the whole path
        os.mkdir("d" * 200, dir_fd=here)
        below = os.open("d" * 200, os.O_RDONLY, dir_fd=here)
        os.close(here)
        here = below
    os.close(here)
    (found,) = walk(1, tmp_path, FILTER)
    assert found.reason == (
        "The folder cannot be opened: its path is longer than the system allows."
    )
    shutil.rmtree(tmp_path / ("d" * 200))


def test_a_missing_folder_is_named(tmp_path: Path) -> None:
    (found,) = walk(1, tmp_path / "nowhere", FILTER)
    assert found.closed


def test_files_without_a_reader_are_named_and_change_when_there_is_one(tmp_path: Path) -> None:
    for name in ("a.NEF", "b.jpg"):
        (tmp_path / name).write_bytes(b"12345")
    suffixes = frozenset({".nef", ".jpg"})
    without = list(walk(1, tmp_path, file_filter(suffixes, {".nef": "It needs a reader."})))
    assert [(found.path, found.reason) for found in without] == [
        (b"a.NEF", "It needs a reader."),
        (b"b.jpg", None),
    ]
    failed = KnownFile(1, b"a.NEF", 0, 0, 1, None, PhotoState.FAILED)
    jpeg = KnownFile(1, b"b.jpg", 5, without[1].mtime_ns, 2, b"h", PhotoState.READY)
    assert difference([failed, jpeg], without, {}) == Difference()
    found = list(walk(1, tmp_path, file_filter(suffixes)))
    assert difference([failed, jpeg], found, {}) == Difference(changed=[(failed, found[0])])


def test_a_walk_may_begin_further_down(tmp_path: Path) -> None:
    for name in ("a.jpg", "x/b.jpg", "x/y/c.jpg"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_bytes(b"1")
    assert names(tmp_path, "x") == [str(Path("x", "b.jpg")), str(Path("x", "y", "c.jpg"))]


def test_one_folder_is_listed_with_the_names_of_what_is_below(tmp_path: Path) -> None:
    for name in ("x/b.jpg", "x/y/c.jpg", "x/.git/d.jpg", "x/@eaDir/e.jpg"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_bytes(b"1")
    (tmp_path / "x" / "link").symlink_to(tmp_path)
    listing = list_folder(1, os.fsencode(tmp_path), b"x", FILTER)
    assert [file.path for file in listing.files] == [join(b"x", b"b.jpg")]
    assert listing.folders == [join(b"x", b"y")]
    assert listing.linked == [join(b"x", b"link")]


@pytest.mark.parametrize(
    ("folder", "left_out"),
    [("", False), ("a/b", False), ("a/.b/c", True), ("a/@eaDir", True), ("raw/2019", True)],
)
def test_folders_that_a_walk_never_comes_into_are_told(folder: str, left_out: bool) -> None:
    wanted = file_filter({".jpg"}, excluded=matcher(["raw"]))
    assert wanted.skips(os.fsencode(folder.replace("/", os.sep))) == left_out


# Patterns that exclude files and folders.


@pytest.fixture
def library(tmp_path: Path) -> Iterator[Library]:
    with open_library(tmp_path) as opened:
        yield opened


@pytest.mark.parametrize(
    ("pattern", "path", "excluded"),
    [
        ("Screenshots", "Screenshots", True),
        ("Screenshots", "2024/screenshots", True),
        ("Screenshots", "My Screenshots", False),
        ("*.gif", "2024/a.GIF", True),
        ("*.gif", "a.gift", False),
        ("2019/raw", "2019/raw", True),
        ("2019/raw", "2018/2019/raw", False),
        ("*/cache", "a/b/cache", True),
        ("*/cache", "cache", False),
        ("img_00[12].jpg", "IMG_001.jpg", True),
        ("день*", "День 1.jpg", True),
        ("a.jpg", "b.jpg", False),
    ],
)
def test_what_a_pattern_matches(pattern: str, path: str, excluded: bool) -> None:
    assert matcher([pattern])(path.encode()) is excluded


def test_names_that_are_no_text_and_have_newlines() -> None:
    assert matcher(["*.jpg"])(b"\xff\xfe.jpg")
    assert matcher(["a*"])(b"x/a\nb.jpg")


def test_any_of_several() -> None:
    excluded = matcher(["a", "x/*", "*.gif"])
    paths = [b"a", b"b", b"x/b", b"y/b.gif"]
    assert [excluded(path) for path in paths] == [True, False, True, True]


def test_without_patterns_nothing_is_excluded() -> None:
    assert not matcher([])(b"a")


def test_they_are_kept_as_they_were_written(library: Library) -> None:
    assert excluded_patterns(library) == ()
    exclude(library, [" Screenshots ", "", "*.gif", "2019/raw/", "*.gif"])
    assert excluded_patterns(library) == ("Screenshots", "*.gif", "2019/raw")
    exclude(library, [""])
    assert excluded_patterns(library) == ()


def test_a_walk_does_not_even_open_a_folder_that_is_left_out(tmp_path: Path) -> None:
    for name in ("keep/a.jpg", "keep/b.gif", "Cache/c.jpg", "keep/cache/d.jpg"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_bytes(b"1")
    visits: list[None] = []
    found = walk(
        1,
        tmp_path,
        file_filter({".jpg", ".gif"}, excluded=matcher(["cache", "*.gif"])),
        visiting=lambda: visits.append(None),
    )
    assert [file.path for file in found] == [b"keep/a.jpg"]
    assert len(visits) == 2
