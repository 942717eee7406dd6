"""Small shards become one: the same rows, and at any moment the library of before or after."""

from __future__ import annotations

import json
import os
import time
from collections.abc import Iterator
from contextlib import closing
from itertools import islice
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from app.core.library.ingest import apply_difference
from app.core.library.library import Library
from app.core.library.modalities import merged_shards
from app.core.maintenance.check import check
from app.core.maintenance.orphaned_files import remove_unused
from app.core.store.matrices import shard_merging
from app.core.store.matrices.extents import OWN, read_extents
from app.core.store.matrices.shard_merging import FEWEST, SEEN_FOR
from app.core.store.matrices.shard_writer import SLICE, ShardWriter
from app.core.store.photos.photo_files import Difference, FoundFile
from tests.made_matrices import name
from tests.unit.app.core.store.matrices.written_rows import (
    append,
    begin,
    begin_later,
    commit,
    on,
    read,
    shard,
)

PHOTOS = 40


@pytest.fixture
def library(tmp_path: Path) -> Iterator[Library]:
    """A library with PHOTOS files noted, and matrices without rows."""
    (tmp_path / "photos").mkdir()
    with Library.open(tmp_path / "library") as opened:
        root = opened.add_root(tmp_path / "photos")
        names = [b"%02d.jpg" % number for number in range(1, PHOTOS + 1)]
        apply_difference(opened, Difference(new=[FoundFile(root.id, n, 1, 1) for n in names]))
        begin(opened)
        yield opened


def written(library: Library, *photos: int) -> ShardWriter:
    """A shard with ``photos``, committed."""
    writer = shard(library)
    commit(library, writer, writer.append([on(f"{p:02}.jpg", *read(p)) for p in photos]))
    writer.close()
    return writer


def merge(library: Library) -> None:
    for _ in merged_shards(library):
        pass


def names(library: Library) -> list[str]:
    return [shard.name for shard in library.snapshot().layout.shards]


def colours(library: Library) -> list[float]:
    return [float(value) for value in library.snapshot().vectors["color"][:][:, 0]]


def folder(library: Library, shard: str) -> Path:
    return library.folder / "vectors" / "shards" / shard


def test_eight_small_ones_become_one(library: Library) -> None:
    append(library, read(40))
    before = [written(library, photo, photo + 10).name for photo in range(1, 9)]
    append(library, read(39))
    expected = [40, *(p for photo in range(1, 9) for p in (photo, photo + 10)), 39]
    assert colours(library) == expected
    merge(library)
    assert colours(library) == expected
    own, merged = names(library)
    assert own == OWN
    assert merged not in before
    assert [(e.first, e.count, e.local) for e in read_extents(library.catalogue)] == [
        (0, 1, 0),
        (1, 16, 0),
        (17, 1, 1),
    ]
    assert check(library) == []
    lines = (folder(library, merged) / SLICE).read_text().splitlines()
    assert [json.loads(line)["photo"] for line in lines] == expected[1:-1]
    assert json.loads(lines[1]) == {
        "row": 1,
        "photo": 11,
        "path": "11.jpg",
        "hash": b"hash of 11".hex(),
        "width": 40,
        "height": 30,
    }


def test_fewer_are_left_alone(library: Library) -> None:
    before = [written(library, photo).name for photo in range(1, FEWEST)]
    assert list(merged_shards(library)) == []
    assert names(library) == before


def test_while_a_matrix_is_being_filled_all_are_left_alone(library: Library) -> None:
    for photo in range(1, FEWEST + 1):
        written(library, photo)
    begin_later(library)
    assert list(merged_shards(library)) == []
    assert len(names(library)) == FEWEST


def test_large_ones_are_left_alone(library: Library, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shard_merging, "SMALL", 3)
    large = written(library, 1, 2, 3).name
    for photo in range(4, 4 + FEWEST):
        written(library, photo)
    merge(library)
    assert len(names(library)) == 2
    assert names(library)[0] == large


def test_none_becomes_too_large(library: Library, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shard_merging, "MOST", 5)
    for photo in range(1, 2 * FEWEST, 2):
        written(library, photo, photo + 1)
    merge(library)
    assert [shard.rows for shard in library.snapshot().layout.shards] == [4, 4, 4, 4]
    assert colours(library) == list(range(1, 2 * FEWEST + 1))


def test_damaged_ones_stay_as_they_are(library: Library) -> None:
    shards = [written(library, photo).name for photo in range(1, FEWEST + 3)]
    (folder(library, shards[0]) / SLICE).write_text("no JSON\n")
    (folder(library, shards[1]) / SLICE).write_text('{"row": "0"}\n')
    (folder(library, shards[2]) / SLICE).unlink()
    merge(library)
    assert names(library)[:3] == shards[:3]
    assert len(names(library)) == 4
    assert colours(library) == list(range(1, FEWEST + 3))


@pytest.mark.parametrize("damage", ["flipped", "cut"])
def test_vectors_that_are_not_those_that_were_written_are_not_copied(
    library: Library, damage: str
) -> None:
    shards = [written(library, photo).name for photo in range(1, FEWEST + 1)]
    matrix = folder(library, shards[3]) / f"{name('edge')}.f32"
    matrix.write_bytes(b"\xff" * 8 if damage == "flipped" else b"")
    merge(library)
    extents = read_extents(library.catalogue)
    assert [extent.shard for extent in extents] == shards
    assert check(library) != []  # which tells of it, and names it


def test_shards_of_another_user_are_merged(
    library: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(path: Path) -> None:
        raise PermissionError(1, "Operation not permitted", str(path))

    for photo in range(1, FEWEST + 1):
        written(library, photo)
    begun = list(islice(steps := merged_shards(library), 2))
    assert len(begun) == 2  # all is copied
    monkeypatch.setattr(os, "utime", refuse)
    assert list(steps) == []
    assert len(names(library)) == 1
    assert colours(library) == list(range(1, FEWEST + 1))


def test_what_was_left_is_removed_when_nobody_can_be_reading_it(library: Library) -> None:
    before = [written(library, photo).name for photo in range(1, FEWEST + 1)]
    snapshot = library.snapshot()
    past = time.time() - 2 * SEEN_FOR
    for each in before:
        os.utime(folder(library, each), (past, past))
    merge(library)
    (merged,) = names(library)
    remove_unused(library)
    assert snapshot.vectors["edge"][:].tolist() == library.snapshot().vectors["edge"][:].tolist()
    for each in (*before, merged):
        os.utime(folder(library, each), (past, past))
    remove_unused(library)
    assert [f.name for f in (library.folder / "vectors" / "shards").iterdir()] == [merged]


@settings(max_examples=20, deadline=None)
@given(
    sizes=st.lists(st.integers(0, 4), min_size=1, max_size=10),
    at_once=st.integers(1, 5),
    stop=st.integers(0, 12),
)
def test_the_rows_are_the_same_wherever_it_ends(
    sizes: list[int], at_once: int, stop: int, tmp_path_factory: pytest.TempPathFactory
) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(shard_merging, "AT_ONCE", at_once)
        patch.setattr(shard_merging, "FEWEST", 2)
        with library_with(tmp_path_factory.mktemp("library"), sizes) as library:
            expected = colours(library)
            with closing(merged_shards(library)) as begun:  # type: ignore[type-var]
                for _ in islice(begun, stop):
                    pass
            assert colours(library) == expected
            assert check(library) == []
            merge(library)  # what was begun is in nobody's way
            assert colours(library) == expected
            assert len(names(library)) == (sum(sizes) > 0)


def library_with(folder: Path, sizes: list[int]) -> Library:
    """A library whose shards have so many photos each."""
    (folder / "photos").mkdir()
    opened = Library.open(folder / "library")
    root = opened.add_root(folder / "photos")
    numbers = iter(range(1, 1 + sum(sizes)))
    files = [FoundFile(root.id, b"%02d.jpg" % n, 1, 1) for n in range(1, 1 + sum(sizes))]
    apply_difference(opened, Difference(new=files))
    begin(opened)
    for size in sizes:
        if photos := list(islice(numbers, size)):
            written(opened, *photos)
    return opened
