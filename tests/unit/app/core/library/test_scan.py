"""The walk of a folder, and its difference from the catalogue."""

from __future__ import annotations

import os
import shutil
import stat
import sys
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from likewise.app.core.library.scan import content_hash, difference, unexplained, walk
from likewise.app.core.store.photo_files import Difference, FoundFile, KnownPhoto
from likewise.app.core.types import PhotoState

SUFFIXES = frozenset({".jpg", ".png"})


def names(folder: Path) -> list[str]:
    return [os.fsdecode(file.path) for file in walk(1, folder, SUFFIXES)]


def file(path: str, size: int = 10, time: int = 1, **more: object) -> FoundFile:
    return replace(FoundFile(1, path.encode(), size, time), **more)


def photo(number: int, path: str, size: int = 10, time: int = 1, **more: object) -> KnownPhoto:
    known = KnownPhoto(number, 1, path.encode(), size, time, b"h%d" % number, PhotoState.READY)
    return replace(known, **more)


class TestWalk:
    def test_pictures_by_their_names_in_any_script(self, tmp_path: Path) -> None:
        wanted = ["a.jpg", "B.PNG", "день.jpg", "🦊.png", "line\nbreak.jpg"]
        for name in [*wanted, "notes.txt", ".hidden.jpg", "jpg"]:
            (tmp_path / name).write_bytes(b"12345")
        assert sorted(names(tmp_path)) == sorted(wanted)

    @pytest.mark.skipif(sys.platform != "linux", reason="other systems have no such names")
    def test_names_that_are_no_text(self, tmp_path: Path) -> None:
        Path(os.fsdecode(os.fsencode(tmp_path) + b"/\xff\xfe.jpg")).write_bytes(b"1")
        assert [found.path for found in walk(1, tmp_path, SUFFIXES)] == [b"\xff\xfe.jpg"]

    def test_folders_below_but_not_hidden_ones(self, tmp_path: Path) -> None:
        for folder in ("2024/summer", ".thumbnails", "2024/.trash"):
            (tmp_path / folder).mkdir(parents=True)
            (tmp_path / folder / "a.jpg").write_bytes(b"1")
        assert names(tmp_path) == [str(Path("2024", "summer", "a.jpg"))]

    def test_size_and_time(self, tmp_path: Path) -> None:
        (tmp_path / "a.jpg").write_bytes(b"12345")
        os.utime(tmp_path / "a.jpg", ns=(0, 1_234_567_891))
        (found,) = walk(7, tmp_path, SUFFIXES)
        assert found == FoundFile(7, b"a.jpg", 5, found.mtime_ns)
        assert abs(found.mtime_ns - 1_234_567_891) < 1000

    def test_links_that_lead_in_a_circle_end(self, tmp_path: Path) -> None:
        (tmp_path / "real").mkdir()
        (tmp_path / "real" / "a.jpg").write_bytes(b"1")
        (tmp_path / "a link").symlink_to(tmp_path / "real")
        (tmp_path / "real" / "loop").symlink_to(tmp_path)
        assert names(tmp_path) == [str(Path("real", "a.jpg"))]

    def test_what_is_no_file_is_named_with_a_reason(self, tmp_path: Path) -> None:
        os.mkfifo(tmp_path / "pipe.jpg")
        (tmp_path / "lost.jpg").symlink_to(tmp_path / "nowhere")
        (tmp_path / "self.jpg").symlink_to(tmp_path / "self.jpg")
        reasons = {found.path: found.reason for found in walk(1, tmp_path, SUFFIXES)}
        assert "pipe" in str(reasons[b"pipe.jpg"])
        assert "not there" in str(reasons[b"lost.jpg"])
        assert "cannot be looked at" in str(reasons[b"self.jpg"])

    @pytest.mark.skipif(getattr(os, "geteuid", int)() == 0, reason="root may open everything")
    def test_a_closed_folder_is_named(self, tmp_path: Path) -> None:
        closed = tmp_path / "closed"
        closed.mkdir()
        closed.chmod(0)
        (found,) = walk(1, tmp_path, SUFFIXES)
        closed.chmod(stat.S_IRWXU)
        assert found.closed
        assert "cannot be opened" in str(found.reason)

    def test_a_closed_file_is_named_and_changes_when_it_opens(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        (tmp_path / "a.jpg").write_bytes(b"12345")
        with monkeypatch.context() as patched:  # root may open everything
            patched.setattr(os, "access", lambda path, mode: False)
            (closed,) = walk(1, tmp_path, SUFFIXES)
        assert closed.closed
        assert "permissions" in str(closed.reason)
        (opened,) = walk(1, tmp_path, SUFFIXES)
        failed = photo(1, "a.jpg", size=0, time=0, hash=None, state=PhotoState.FAILED)
        assert difference([failed], [closed], {}) == Difference()
        assert difference([failed], [opened], {}) == Difference(changed=[(failed, opened)])

    @pytest.mark.parametrize("name", ["@eaDir", "$RECYCLE.BIN", "lost+found"])
    def test_what_systems_keep_for_themselves_is_skipped(self, tmp_path: Path, name: str) -> None:
        (tmp_path / name).mkdir()
        (tmp_path / name / "a.jpg").write_bytes(b"1")
        assert names(tmp_path) == []

    @pytest.mark.skipif(sys.platform != "linux", reason="limits differ")
    def test_a_path_that_is_too_long_is_named(self, tmp_path: Path) -> None:
        here = os.open(tmp_path, os.O_RDONLY)
        for _ in range(4096 // 200 + 1):  # step by step, as no call takes the whole path
            os.mkdir("d" * 200, dir_fd=here)
            below = os.open("d" * 200, os.O_RDONLY, dir_fd=here)
            os.close(here)
            here = below
        os.close(here)
        (found,) = walk(1, tmp_path, SUFFIXES)
        assert found.reason == (
            "The folder cannot be opened: its path is longer than the system allows."
        )
        shutil.rmtree(tmp_path / ("d" * 200))

    def test_a_missing_folder_is_named(self, tmp_path: Path) -> None:
        (found,) = walk(1, tmp_path / "nowhere", SUFFIXES)
        assert found.closed


class TestDifference:
    def test_nothing(self) -> None:
        assert difference([photo(1, "a")], [file("a")], {}) == Difference()

    def test_new_and_vanished(self) -> None:
        old, here = photo(1, "a", size=3), file("b")
        found = difference([old], [here], {})
        assert found == Difference(new=[here], vanished=[old])

    def test_another_size_or_time_is_a_change(self) -> None:
        old = photo(1, "a")
        for here in (file("a", size=11), file("a", time=2)):
            assert difference([old], [here], {}) == Difference(changed=[(old, here)])

    def test_the_same_content_at_another_time_was_only_touched(self) -> None:
        old, here = photo(1, "a"), file("a", time=2)
        assert unexplained([old], [here]) == [here]
        assert difference([old], [here], {here: b"h1"}) == Difference(moved=[(old, here)])

    def test_the_same_content_at_another_place_was_moved(self) -> None:
        old, here = photo(1, "a"), file("b", time=2)
        assert difference([old], [here], {here: b"h1"}) == Difference(moved=[(old, here)])

    def test_a_copy_is_a_new_photo(self) -> None:
        old, copy = photo(1, "a"), file("b")
        assert unexplained([old], [file("a"), copy]) == []
        assert difference([old], [file("a"), copy], {}) == Difference(new=[copy])

    def test_two_photos_that_changed_places(self) -> None:
        first, second = photo(1, "a", size=10), photo(2, "b", size=20)
        here, there = file("b", size=10), file("a", size=20)
        found = difference([first, second], [here, there], {here: b"h1", there: b"h2"})
        assert found == Difference(moved=[(first, here), (second, there)])

    def test_of_equal_photos_each_keeps_its_place(self) -> None:
        first, second = photo(1, "a", hash=b"same"), photo(2, "b", hash=b"same")
        files = [file("b", time=2), file("a", time=2)]
        found = difference([first, second], files, dict.fromkeys(files, b"same"))
        assert found.moved == [(second, files[0]), (first, files[1])]

    def test_a_photo_that_comes_back(self) -> None:
        gone = photo(1, "a", state=PhotoState.GONE)
        assert difference([gone], [], {}) == Difference()
        assert difference([gone], [file("a")], {}) == Difference(moved=[(gone, file("a"))])
        other = file("a", size=11)
        assert difference([gone], [other], {}) == Difference(new=[other])

    def test_a_photo_that_comes_back_into_another_folder(self) -> None:
        gone = photo(1, "a", root=2, state=PhotoState.GONE)
        here = file("b", time=5)
        assert difference([gone], [here], {here: b"h1"}).moved == [(gone, here)]

    def test_a_closed_folder_keeps_its_photos(self) -> None:
        inside, beside = photo(1, str(Path("x", "a"))), photo(2, "xa")
        closed = file("x", reason="The folder cannot be opened.", closed=True)
        assert difference([inside, beside], [closed], {}).vanished == [beside]

    def test_a_photo_that_may_not_be_read_any_more_stays(self) -> None:
        closed = file("a", size=0, time=0, reason="Its permissions.", closed=True)
        assert difference([photo(1, "a")], [closed], {}) == Difference()
        waiting = photo(1, "a", hash=None, state=PhotoState.PENDING)
        assert difference([waiting], [closed], {}) == Difference(changed=[(waiting, closed)])

    def test_a_pipe_is_never_opened_though_it_be_tried_again(self) -> None:
        failed = photo(1, "a", hash=None, state=PhotoState.FAILED)
        pipe = file("a", reason="It is a pipe.")
        assert difference([failed], [pipe], {}) == Difference()
        retried = replace(failed, state=PhotoState.PENDING)
        assert difference([retried], [pipe], {}) == Difference(changed=[(retried, pipe)])

    @given(
        before=st.dictionaries(st.sampled_from("abcdef"), st.integers(0, 3)),
        after=st.dictionaries(st.sampled_from("abcdef"), st.integers(0, 3)),
    )
    @settings(max_examples=100, deadline=None)
    def test_every_file_and_photo_is_accounted_for_once(
        self, before: dict[str, int], after: dict[str, int]
    ) -> None:
        known = [
            photo(n, path, size=content, time=n, hash=bytes([content]))
            for n, (path, content) in enumerate(before.items())
        ]
        files = [file(path, size=content, time=99) for path, content in after.items()]
        hashes = {found: bytes([found.size]) for found in unexplained(known, files)}
        found = difference(known, files, hashes)
        matched = [*found.moved, *found.changed]
        assert sorted(p.id for p in [*(p for p, _ in matched), *found.vanished]) == sorted(
            p.id for p in known
        )
        assert {f for _, f in matched} | set(found.new) == set(files)
        assert len(matched) + len(found.new) == len(files)
        assert all(p.size == f.size for p, f in found.moved)


def test_the_content_hash_depends_on_every_byte(tmp_path: Path) -> None:
    path = tmp_path / "a"
    path.write_bytes(bytes(100_000))
    zeros = content_hash(path)
    path.write_bytes(bytes(50_000) + b"\1" + bytes(49_999))
    assert content_hash(path) != zeros
    assert len(zeros) == 16


def test_files_without_a_reader_are_named_and_change_when_there_is_one(tmp_path: Path) -> None:
    for name in ("a.NEF", "b.jpg"):
        (tmp_path / name).write_bytes(b"12345")
    suffixes = frozenset({".nef", ".jpg"})
    without = list(walk(1, tmp_path, suffixes, unreadable={".nef": "It needs a reader."}))
    assert [(found.path, found.reason) for found in without] == [
        (b"a.NEF", "It needs a reader."),
        (b"b.jpg", None),
    ]
    failed = KnownPhoto(1, 1, b"a.NEF", 0, 0, None, PhotoState.FAILED)
    jpeg = KnownPhoto(2, 1, b"b.jpg", 5, without[1].mtime_ns, b"h", PhotoState.READY)
    assert difference([failed, jpeg], without, {}) == Difference()
    found = list(walk(1, tmp_path, suffixes))
    assert difference([failed, jpeg], found, {}) == Difference(changed=[(failed, found[0])])


@pytest.mark.slow
def test_a_hundred_thousand_files_are_compared(tmp_path: Path) -> None:
    """One with another, that would take hours."""
    for number in range(100_000):
        os.close(os.open(tmp_path / f"{number}.jpg", os.O_CREAT))
    found = list(walk(1, tmp_path, SUFFIXES))
    known = [
        KnownPhoto(n, 1, file.path, file.size, file.mtime_ns, b"%d" % n, PhotoState.READY)
        for n, file in enumerate(found)
    ]
    assert difference(known, found, {}) == Difference()
    assert len(found) == 100_000
