"""Scans of odd file systems, and of photos that were at one path in turn."""

from __future__ import annotations

import os
import unicodedata
from functools import partial
from pathlib import Path

import pytest

from app.core.base.photo_types import PhotoState
from app.core.duplicates.copies import note_difference
from app.core.library.difference import difference, remaining, unexplained
from app.core.library.file_tables import (
    Difference,
    FoundFile,
    KnownFile,
    files_of_roots,
)
from app.core.library.presence import Volume, presence_of
from app.core.library.root_tables import known_roots, note_presence
from app.core.library.walk import TIMES, file_filter, matcher, walk
from app.core.open_library import open_library
from app.core.safety.doctor import examine

FILTER = file_filter({".jpg"})


def nowhere(folder: Path) -> Volume:
    """A disk that nothing is known of."""
    return Volume()


def status_with(status: os.stat_result, **changed: int) -> os.stat_result:
    """Of a file system that counts otherwise."""
    fields = ("st_mode", "st_ino", "st_dev", "st_nlink", "st_uid", "st_gid", "st_size")
    values = [changed.get(name, getattr(status, name)) for name in fields]
    return os.stat_result([*values, status.st_atime, status.st_mtime, status.st_ctime])


class Entry:
    """A file in a listing, with a time that file systems of tests may refuse."""

    def __init__(self, folder: Path, mtime_ns: int) -> None:
        self.name, self.path = b"a.jpg", os.fsencode(folder / "a.jpg")
        self._mtime_ns = mtime_ns

    def is_dir(self) -> bool:
        return False

    def stat(self) -> object:
        status = Path(os.fsdecode(self.path)).stat()

        class Status:
            st_size, st_mode, st_mtime_ns = status.st_size, status.st_mode, self._mtime_ns

        return Status()


class Listing(list[Entry]):
    def __enter__(self) -> Listing:
        return self

    def __exit__(self, *_: object) -> None:
        pass


class TestTimes:
    @pytest.mark.parametrize("mtime_ns", [2**63 - 1, 2**63, 2**70, -(2**63) - 1, -(2**70)])
    def test_a_file_of_a_far_time_is_a_photo_like_any_other(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, mtime_ns: int
    ) -> None:
        (tmp_path / "photos").mkdir()
        (tmp_path / "photos" / "a.jpg").write_bytes(b"1")
        with open_library(tmp_path / "library") as library:
            root = library.add_root(tmp_path / "photos")
            listing = Listing([Entry(root.path, mtime_ns)])
            monkeypatch.setattr(os, "scandir", lambda _: listing)
            found = list(walk(root.id, root.path, FILTER))
            assert found[0].mtime_ns == (TIMES[1] if mtime_ns > 0 else TIMES[0])
            note_difference(library, difference([], found, {}))
            (known,) = files_of_roots(library.catalogue, [root.id])
            seen: set[int] = set()
            assert remaining(library, found, seen) == []
            assert seen == {known.id}


def test_a_device_whose_number_takes_64_bits_is_known_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "photos").mkdir()
    look, device = Path.stat, 2**64 - 3

    def stat(path: Path, **how: bool) -> os.stat_result:
        return status_with(look(path, **how), st_dev=device)

    with open_library(tmp_path / "library") as library:
        monkeypatch.setattr(Path, "stat", stat)
        root = library.add_root(tmp_path / "photos").id
        (known,) = known_roots(library.catalogue).values()
        assert presence_of(known, nowhere).device == known.device  # empty, but where it was
        note_presence(library.catalogue, {root: presence_of(known, nowhere)})
        assert library.root(root).state == "ready"
        device = 5
        assert presence_of(known, nowhere).device is None


class TestFoldersWithoutNumbers:
    @pytest.fixture(autouse=True)
    def numberless(self, monkeypatch: pytest.MonkeyPatch) -> None:
        look = os.stat
        monkeypatch.setattr(
            "app.core.library.walk.os.stat",
            lambda path, **how: status_with(look(path, **how), st_ino=0),
        )

    def test_all_are_visited(self, tmp_path: Path) -> None:
        for name in ("x", "y", "y/z"):
            (tmp_path / name).mkdir()
            (tmp_path / name / "a.jpg").write_bytes(b"1")
        found = {os.fsdecode(file.path) for file in walk(1, tmp_path, FILTER)}
        assert found == {str(Path(name, "a.jpg")) for name in ("x", "y", "y/z")}

    def test_links_that_lead_in_a_circle_end(self, tmp_path: Path) -> None:
        (tmp_path / "real").mkdir()
        (tmp_path / "real" / "a.jpg").write_bytes(b"1")
        (tmp_path / "link").symlink_to(tmp_path / "real")
        (tmp_path / "real" / "loop").symlink_to(tmp_path)
        found = [os.fsdecode(file.path) for file in walk(1, tmp_path, FILTER)]
        assert found == [str(Path("real", "a.jpg"))]


def photo(number: int, path: str, content: bytes, state: PhotoState) -> KnownFile:
    return KnownFile(1, path.encode(), 10, number, number, content, state)


class TestOneAfterTheOther:
    """Photos that were at one path, of which only the last can be told by it."""

    gone = photo(1, "a", b"first", PhotoState.GONE)
    file = FoundFile(1, b"b", 10, 99)

    @pytest.mark.parametrize("state", [PhotoState.READY, PhotoState.GONE])
    def test_the_earlier_one_comes_back_with_its_content(self, state: PhotoState) -> None:
        later = photo(2, "a", b"second", state)
        here = FoundFile(1, b"a", 10, 2)
        found = [here, self.file] if state is PhotoState.READY else [self.file]
        assert unexplained([self.gone, later], found) == [self.file]
        changes = difference([self.gone, later], found, {self.file: b"first"})
        assert changes == Difference(moved=[(self.gone, self.file)])

    def test_it_comes_back_to_its_path_and_the_later_one_leaves_it(self) -> None:
        later, back = photo(2, "a", b"second", PhotoState.READY), FoundFile(1, b"a", 10, 99)
        changes = difference([self.gone, later], [back], {back: b"first"})
        assert changes == Difference(moved=[(self.gone, back)], vanished=[later])

    def test_both_come_back_elsewhere(self) -> None:
        later, other = photo(2, "a", b"second", PhotoState.GONE), FoundFile(1, b"c", 10, 99)
        changes = difference(
            [self.gone, later], [self.file, other], {self.file: b"first", other: b"second"}
        )
        assert changes == Difference(moved=[(self.gone, self.file), (later, other)])

    def test_a_photo_that_moved_stays_itself_though_its_copy_is_gone(self) -> None:
        living = photo(2, "a", b"first", PhotoState.READY)
        changes = difference([self.gone, living], [self.file], {self.file: b"first"})
        assert changes == Difference(moved=[(living, self.file)])


@pytest.mark.parametrize("pattern", ["Größe", "größ*", "Größe/[ä]", "*/\N{ANGSTROM SIGN}"])
@pytest.mark.parametrize("form", ["NFC", "NFD"])
@pytest.mark.parametrize("other", ["NFC", "NFD"])
def test_an_accent_is_the_same_however_it_is_written(pattern: str, form: str, other: str) -> None:
    path = {"Größe/[ä]": "GRÖßE/Ä", "*/\N{ANGSTROM SIGN}": "x/å"}.get(pattern, "2019/GRÖSSE")
    excluded = matcher([unicodedata.normalize(form, pattern)])
    assert excluded(os.fsencode(unicodedata.normalize(other, path)))


def test_a_file_that_vanishes_while_it_is_looked_at_takes_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "library").mkdir()
    (tmp_path / "library" / "half.part").write_bytes(b"1")
    look = Path.stat

    def stat(path: Path, **how: bool) -> os.stat_result:
        status = look(path, **how)
        if path.name == "half.part":
            path.unlink()
        return status

    monkeypatch.setattr(Path, "stat", stat)
    findings = list(examine(tmp_path / "library", partial(open_library, writable=False)))
    assert (findings[0].part, findings[0].state) != ("library folder", "wrong")
