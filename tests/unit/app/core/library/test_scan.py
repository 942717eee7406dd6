"""The difference between a library and its folders."""

from __future__ import annotations

import os
import unicodedata
from dataclasses import replace
from functools import partial
from itertools import chain, pairwise
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.core.base.photo_types import PhotoState
from app.core.duplicates.copies import note_difference
from app.core.library.difference import (
    KNOWN_BATCH,
    NEW_BATCH,
    difference,
    portions,
    remaining,
    unexplained,
)
from app.core.library.file_tables import Difference, FoundFile, KnownFile, files_of_roots
from app.core.library.presence import Volume, presence_of
from app.core.library.root_tables import known_roots, note_presence
from app.core.library.walk import TIMES, file_filter, matcher, walk
from app.core.open_library import open_library
from app.core.safety.doctor import examine

# The difference of what is found in folders to the catalogue.


def file(path: str, size: int = 10, time: int = 1, **more: object) -> FoundFile:
    return replace(FoundFile(1, path.encode(), size, time), **more)


def photo(number: int, path: str, size: int = 10, time: int = 1, **more: object) -> KnownFile:
    known = KnownFile(1, path.encode(), size, time, number, b"h%d" % number, PhotoState.READY)
    return replace(known, **more)


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

    def test_the_same_content_at_another_path_was_moved(self) -> None:
        old, here = photo(1, "a"), file("b", time=2)
        assert difference([old], [here], {here: b"h1"}) == Difference(moved=[(old, here)])

    def test_a_copy_is_a_new_photo(self) -> None:
        old, copy = photo(1, "a"), file("b")
        assert unexplained([old], [file("a"), copy]) == []
        assert difference([old], [file("a"), copy], {}) == Difference(new=[copy])

    def test_two_photos_that_changed_paths(self) -> None:
        first, second = photo(1, "a", size=10), photo(2, "b", size=20)
        here, there = file("b", size=10), file("a", size=20)
        found = difference([first, second], [here, there], {here: b"h1", there: b"h2"})
        assert found == Difference(moved=[(first, here), (second, there)])

    def test_of_equal_photos_each_keeps_its_path(self) -> None:
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


@pytest.mark.slow
def test_many_files_are_compared(tmp_path: Path) -> None:
    """One with another, that would take minutes."""
    for number in range(20_000):
        os.close(os.open(tmp_path / f"{number}.jpg", os.O_CREAT))
    found = list(walk(1, tmp_path, file_filter({".jpg"})))
    known = [
        KnownFile(1, file.path, file.size, file.mtime_ns, n, b"%d" % n, PhotoState.READY)
        for n, file in enumerate(found)
    ]
    assert difference(known, found, {}) == Difference()
    assert len(found) == 20_000


# Scans of odd file systems, and of photos that were at one path in turn.

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


def known_photo(number: int, path: str, content: bytes, state: PhotoState) -> KnownFile:
    return KnownFile(1, path.encode(), 10, number, number, content, state)


class TestOneAfterTheOther:
    """Photos that were at one path, of which only the last can be told by it."""

    gone = known_photo(1, "a", b"first", PhotoState.GONE)
    file = FoundFile(1, b"b", 10, 99)

    @pytest.mark.parametrize("state", [PhotoState.READY, PhotoState.GONE])
    def test_the_earlier_one_comes_back_with_its_content(self, state: PhotoState) -> None:
        later = known_photo(2, "a", b"second", state)
        here = FoundFile(1, b"a", 10, 2)
        found = [here, self.file] if state is PhotoState.READY else [self.file]
        assert unexplained([self.gone, later], found) == [self.file]
        changes = difference([self.gone, later], found, {self.file: b"first"})
        assert changes == Difference(moved=[(self.gone, self.file)])

    def test_it_comes_back_to_its_path_and_the_later_one_leaves_it(self) -> None:
        later, back = known_photo(2, "a", b"second", PhotoState.READY), FoundFile(1, b"a", 10, 99)
        changes = difference([self.gone, later], [back], {back: b"first"})
        assert changes == Difference(moved=[(self.gone, back)], vanished=[later])

    def test_both_come_back_elsewhere(self) -> None:
        later, other = known_photo(2, "a", b"second", PhotoState.GONE), FoundFile(1, b"c", 10, 99)
        changes = difference(
            [self.gone, later], [self.file, other], {self.file: b"first", other: b"second"}
        )
        assert changes == Difference(moved=[(self.gone, self.file), (later, other)])

    def test_a_photo_that_moved_stays_itself_though_its_copy_is_gone(self) -> None:
        living = known_photo(2, "a", b"first", PhotoState.READY)
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


# Portions of a difference: nothing is lost, what belongs together stays together.


def known(number: int, name: str, content: bytes | None = None) -> KnownFile:
    return KnownFile(1, name.encode(), 1, 1, number, content, PhotoState.READY)


def found_file(name: str) -> FoundFile:
    return FoundFile(1, name.encode(), 1, 1)


def test_many_are_noted_some_at_a_time_and_the_new_ones_last() -> None:
    count = 3 * KNOWN_BATCH + 1
    found = Difference(
        new=[found_file(f"new {n}") for n in range(NEW_BATCH + 1)],
        moved=[(known(n, f"a{n}", b"%d" % n), found_file(f"b{n}")) for n in range(count)],
        vanished=[known(count + n, f"c{n}", None) for n in range(count)],
    )
    parts = list(portions(found))
    sizes = [len(part.moved) + len(part.vanished) for part in parts]
    assert max(sizes) == KNOWN_BATCH
    assert [bool(part.new) for part in parts] == [False] * (len(parts) - 2) + [True] * 2
    assert list(chain.from_iterable(part.moved for part in parts)) == found.moved
    assert list(chain.from_iterable(part.vanished for part in parts)) == found.vanished
    assert list(chain.from_iterable(part.new for part in parts)) == found.new


def test_a_row_of_photos_that_take_each_others_paths_is_one_portion() -> None:
    names = [f"{n}" for n in range(2 * KNOWN_BATCH)]
    moved = [(known(n, a), found_file(b)) for n, (a, b) in enumerate(pairwise(names))]
    last = known(len(names), names[-1])
    others = [(known(10_000 + n, f"x{n}"), found_file(f"y{n}")) for n in range(KNOWN_BATCH)]
    parts = list(portions(Difference(moved=[*others, *moved], vanished=[last])))
    assert [len(part.moved) for part in parts] == [len(others), len(moved)]
    assert parts[1].vanished == [last]


def test_files_of_one_content_are_noted_together() -> None:
    copies = [known(n, f"{n}", b"same") for n in range(KNOWN_BATCH + 5)]
    changed = [(copies[0], found_file("0"))]
    (part,) = portions(Difference(changed=changed, vanished=copies[1:]))
    assert (part.changed, part.vanished) == (changed, copies[1:])


def test_nothing_is_no_portion() -> None:
    assert list(portions(Difference())) == []
