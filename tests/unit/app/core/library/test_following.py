"""Following what happened in some folders: by hand, and against a scan of all of them."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from app.core.library.difference import FoundFolder, compare, files_of
from app.core.library.file_tables import Difference, FoundFile, apply_difference
from app.core.library.library import Library
from app.core.library.root_tables import note_offline
from app.core.open_library import open_library


@pytest.fixture
def library(tmp_path: Path) -> Iterator[Library]:
    (tmp_path / "photos").mkdir()
    with open_library(tmp_path / "library") as opened:
        opened.add_root(tmp_path / "photos")
        yield opened


def file(path: str, size: int = 10, time: int = 1) -> FoundFile:
    return FoundFile(1, os.fsencode(path.replace("/", os.sep)), size, time)


def know(library: Library, *files: FoundFile) -> None:
    """Have a library in which these were read; the content of each is its size."""
    apply_difference(library.catalogue, Difference(new=list(files)))
    with library.catalogue.transaction() as connection:
        connection.execute("UPDATE files SET state = 'ready', hash = CAST(size AS BLOB)")


def visited(folder: str, *files: FoundFile, whole: bool = False, folders: str = "") -> FoundFolder:
    below = frozenset(os.fsencode(name) for name in folders.split())
    return FoundFolder(1, os.fsencode(folder), whole, files, below)


def content(*files: FoundFile) -> dict[FoundFile, bytes]:
    return {each: b"%d" % each.size for each in files}


def test_a_new_file_is_new_and_one_not_found_vanished(library: Library) -> None:
    know(library, file("a.jpg"), file("b.jpg"))
    compared = compare(library, [visited("", file("b.jpg"), file("c.jpg", 20))])
    found = compared.difference({}, ())
    assert found.new == [file("c.jpg", 20)]
    assert [photo.path for photo in found.vanished] == [b"a.jpg"]


def test_other_folders_are_left_alone_and_folders_that_went_are_not(library: Library) -> None:
    know(library, file("x/a.jpg"), file("y/b.jpg"), file("z/c.jpg"))
    found = compare(library, [visited("", folders="x z")]).difference({}, ())
    assert [photo.path for photo in found.vanished] == [file("y/b.jpg").path]
    found = compare(library, [visited("z", whole=True)]).difference({}, ())
    assert [photo.path for photo in found.vanished] == [file("z/c.jpg").path]


def test_a_file_that_is_still_written_is_neither_new_nor_gone(library: Library) -> None:
    know(library, file("a.jpg"))
    waiting = FoundFolder(1, b"", False, (), frozenset(), frozenset([b"a.jpg"]))
    assert compare(library, [waiting]).difference({}, ()) == Difference()


def test_a_renamed_file_is_the_photo_that_it_was(library: Library) -> None:
    know(library, file("a.jpg", 7))
    renamed = file("b.jpg", 7)
    compared = compare(library, [visited("", renamed)])
    assert compared.to_be_hashed() == [renamed]
    ((photo, moved),) = compared.difference(content(renamed), ()).moved
    assert (photo.path, moved) == (b"a.jpg", renamed)


def test_a_file_moved_from_a_folder_nobody_looked_at_is_known_by_its_content(
    library: Library,
) -> None:
    know(library, file("x/a.jpg", 7))
    moved = file("y/a.jpg", 7)
    compared = compare(library, [visited("y", moved)])
    hashes = content(*compared.to_be_hashed())
    (elsewhere,) = compared.elsewhere(hashes)
    found = compared.difference(hashes, [elsewhere.id])
    assert [(photo.id, file) for photo, file in found.moved] == [(elsewhere.id, moved)]
    copied = compared.difference(hashes, [])  # its own file is still there
    assert (copied.new, copied.moved, copied.vanished) == ([moved], [], [])


def test_a_photo_that_vanished_comes_back_where_its_content_does(library: Library) -> None:
    know(library, file("a.jpg", 7))
    apply_difference(library.catalogue, compare(library, [visited("")]).difference({}, ()))
    back = file("x/b.jpg", 7)
    compared = compare(library, [visited("x", back, whole=True)])
    found = compared.difference(content(*compared.to_be_hashed()), ())
    assert [photo.path for photo, _ in found.moved] == [b"a.jpg"]


def test_a_renamed_file_that_was_not_read_yet_is_known_by_size_and_time(library: Library) -> None:
    apply_difference(library.catalogue, Difference(new=[file("a.jpg", 7, 99)]))
    found = compare(library, [visited("", file("b.jpg", 7, 99))]).difference({}, ())
    assert [photo.path for photo, _ in found.moved] == [b"a.jpg"]
    apply_difference(library.catalogue, Difference(new=[file("c.jpg", 7, 99)]))
    found = compare(library, [visited("", file("d.jpg", 7, 99), file("e.jpg", 7, 99))]).difference(
        {}, ()
    )
    assert found.moved == []  # any of them could be either


def test_what_we_move_ourselves_is_left_alone(library: Library, tmp_path: Path) -> None:
    know(library, file("a.jpg"))
    paths = [tmp_path / "photos" / name for name in ("a.jpg", "b.jpg")]
    library.touched.begin(1, 1, paths)
    assert compare(library, [visited("", file("b.jpg"))]).difference({}, ()) == Difference()
    library.touched.end(1)  # the scan is older than that
    assert compare(library, [visited("", file("b.jpg"))]).difference({}, ()) == Difference()
    later = FoundFolder(1, b"", False, (file("b.jpg"),), began=1e12)
    assert compare(library, [later]).difference({}, ()) != Difference()


def test_looks_at_a_folder_that_is_offline_by_now_count_for_nothing(library: Library) -> None:
    know(library, file("a.jpg"))
    (photo,) = compare(library, [visited("")]).known
    assert list(files_of(library, [photo])) == [photo.id]
    note_offline(library.catalogue, [1])
    assert compare(library, [visited("")]).difference({}, ()) == Difference()
    assert files_of(library, [photo]) == {}
