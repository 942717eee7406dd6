"""The difference of what is found in folders to the catalogue."""

from __future__ import annotations

import os
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.core.base.photo_types import PhotoState
from app.core.library.difference import difference, unexplained
from app.core.library.file_tables import Difference, FoundFile, KnownFile
from app.core.library.walk import file_filter, walk


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
