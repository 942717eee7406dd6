"""Portions of a difference: nothing is lost, what belongs together stays together."""

from __future__ import annotations

from itertools import chain, pairwise

from app.core.base.photo_types import PhotoState
from app.core.library.difference import KNOWN_AT_ONCE, NEW_AT_ONCE, portions
from app.core.library.file_tables import Difference, FoundFile, KnownFile


def known(number: int, name: str, content: bytes | None = None) -> KnownFile:
    return KnownFile(1, name.encode(), 1, 1, number, content, PhotoState.READY)


def file(name: str) -> FoundFile:
    return FoundFile(1, name.encode(), 1, 1)


def test_many_are_noted_some_at_a_time_and_the_new_ones_last() -> None:
    count = 3 * KNOWN_AT_ONCE + 1
    found = Difference(
        new=[file(f"new {n}") for n in range(NEW_AT_ONCE + 1)],
        moved=[(known(n, f"a{n}", b"%d" % n), file(f"b{n}")) for n in range(count)],
        vanished=[known(count + n, f"c{n}", None) for n in range(count)],
    )
    parts = list(portions(found))
    sizes = [len(part.moved) + len(part.vanished) for part in parts]
    assert max(sizes) == KNOWN_AT_ONCE
    assert [bool(part.new) for part in parts] == [False] * (len(parts) - 2) + [True] * 2
    assert list(chain.from_iterable(part.moved for part in parts)) == found.moved
    assert list(chain.from_iterable(part.vanished for part in parts)) == found.vanished
    assert list(chain.from_iterable(part.new for part in parts)) == found.new


def test_a_row_of_photos_that_take_each_others_paths_is_one_portion() -> None:
    names = [f"{n}" for n in range(2 * KNOWN_AT_ONCE)]
    moved = [(known(n, a), file(b)) for n, (a, b) in enumerate(pairwise(names))]
    last = known(len(names), names[-1])
    others = [(known(10_000 + n, f"x{n}"), file(f"y{n}")) for n in range(KNOWN_AT_ONCE)]
    parts = list(portions(Difference(moved=[*others, *moved], vanished=[last])))
    assert [len(part.moved) for part in parts] == [len(others), len(moved)]
    assert parts[1].vanished == [last]


def test_files_of_one_content_are_noted_together() -> None:
    copies = [known(n, f"{n}", b"same") for n in range(KNOWN_AT_ONCE + 5)]
    changed = [(copies[0], file("0"))]
    (part,) = portions(Difference(changed=changed, vanished=copies[1:]))
    assert (part.changed, part.vanished) == (changed, copies[1:])


def test_nothing_is_no_portion() -> None:
    assert list(portions(Difference())) == []
