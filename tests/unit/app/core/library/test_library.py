"""A library: opened, locked, described."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from types import MappingProxyType
from typing import Any

import numpy as np
import pytest

from app.core.base.errors import (
    LibraryBusyError,
    LibraryDamagedError,
    LibraryMissingError,
    RootError,
    StorageError,
    UnknownPhotoError,
)
from app.core.base.paths import CATALOGUE
from app.core.base.photo_types import PhotoState
from app.core.duplicates.copies import note_difference
from app.core.library.file_tables import Difference, FoundFile, files_of_roots
from app.core.library.library import Library, LibrarySnapshot, mean_colours
from app.core.library.modalities import READABLE, choose_model, has_model
from app.core.library.presence import presence_of
from app.core.library.problems import all_problems, leave_out, retry
from app.core.library.root_tables import answered, known_roots, note_presence
from app.core.open_library import open_library
from app.core.photos.tables import mark_failed
from app.core.safety.backups import second_backup_folder, set_second_backup_folder
from app.core.safety.repair import check
from features.color import color
from features.picture import Picture

# The library: who may open it, its folders, its photos.


@pytest.fixture
def library(tmp_path: Path) -> Iterator[Library]:
    with open_library(tmp_path / "library") as opened:
        yield opened


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "photos" / "2024").mkdir(parents=True)
    return tmp_path / "photos"


def note(library: Library, root: int, *paths: str) -> list[int]:
    """Note files in the catalogue as if a scan had found and read them."""
    files = [FoundFile(root, os.fsencode(path), 1, 1) for path in paths]
    note_difference(library, Difference(new=files))
    with library.catalogue.transaction() as connection:
        connection.execute("UPDATE files SET state = 'ready' WHERE state = 'pending'")
    return [photo.id for photo in library.photos()]


def look_at_roots(library: Library) -> list[int]:
    """Note which folders are there, and give those."""
    roots = known_roots(library.catalogue)
    found = {root: presence_of(known) for root, known in roots.items()}
    note_presence(library.catalogue, found)
    return [root for root, presence in found.items() if presence.device is not None]


class TestOpening:
    def test_one_writer_and_many_readers(self, library: Library) -> None:
        with pytest.raises(LibraryBusyError, match="Another Likewise"):
            open_library(library.folder)
        with (
            open_library(library.folder, writable=False) as first,
            open_library(library.folder, writable=False) as second,
        ):
            assert first.photos() == second.photos() == []
            with pytest.raises(StorageError):
                retry(first, [1])

    @pytest.mark.slow
    def test_another_process_is_refused_too(self, library: Library) -> None:
        code = (
            "import sys; from pathlib import Path\n"
            "from app.core.open_library import open_library\n"
            "open_library(Path(sys.argv[1]))"
        )
        ended = subprocess.run(
            [sys.executable, "-c", code, str(library.folder)],
            capture_output=True,
            text=True,
            check=False,
        )
        assert "LibraryBusyError" in ended.stderr

    def test_closing_lets_the_next_one_in(self, tmp_path: Path) -> None:
        open_library(tmp_path / "library").close()
        open_library(tmp_path / "library").close()

    def test_reading_needs_a_library(self, tmp_path: Path) -> None:
        with pytest.raises(LibraryMissingError, match="likewise index"):
            open_library(tmp_path / "none", writable=False)
        assert not (tmp_path / "none").exists()

    def test_a_damaged_library_is_refused_and_not_locked(self, tmp_path: Path) -> None:
        (tmp_path / CATALOGUE).write_bytes(b"not a database" * 100)
        for _ in range(2):
            with pytest.raises(LibraryDamagedError):
                open_library(tmp_path)

    def test_a_file_at_the_path_of_the_folder(self, tmp_path: Path) -> None:
        (tmp_path / "file").write_text("")
        with pytest.raises(StorageError, match="cannot be written"):
            open_library(tmp_path / "file" / "library")

    def test_an_empty_library_has_an_empty_snapshot(self, library: Library) -> None:
        snapshot = library.snapshot()
        assert snapshot.modalities == ()
        assert len(snapshot.rows) == len(snapshot.alive) == 0
        assert check(library) == []


class TestRoots:
    def test_added_once(self, library: Library, folder: Path) -> None:
        first = library.add_root(folder)
        assert library.add_root(folder / ".." / "photos") == first
        assert library.roots() == [first]
        assert (first.path, first.state, first.photos) == (folder.resolve(), "ready", 0)

    def test_a_folder_inside_a_root_is_that_root(self, library: Library, folder: Path) -> None:
        assert library.add_root(folder).id == library.add_root(folder / "2024").id

    def test_a_root_inside_a_new_folder_keeps_its_photos(
        self, library: Library, folder: Path
    ) -> None:
        inner = library.add_root(folder / "2024")
        (before,) = note(library, inner.id, "день\n\udcff.jpg")
        outer = library.add_root(folder)
        assert library.roots() == [outer]
        info = library.photo(before)
        assert info.root == outer.id
        assert info.path == outer.path / "2024" / "день\n\udcff.jpg"
        assert library.find(info.path) == info

    def test_no_folder(self, library: Library, folder: Path) -> None:
        (folder / "a.jpg").write_bytes(b"")
        for path in (folder / "nowhere", folder / "a.jpg"):
            with pytest.raises(RootError, match="cannot be opened"):
                library.add_root(path)
        assert library.roots() == []

    def test_removed_and_added_again(self, library: Library, folder: Path) -> None:
        root = library.add_root(folder)
        (photo,) = note(library, root.id, "a.jpg")
        library.remove_root(root.id)
        assert library.roots() == []
        assert library.photos() == []
        assert library.photo(photo).state is PhotoState.GONE
        with pytest.raises(RootError):
            library.remove_root(root.id)
        assert library.add_root(folder).id == root.id

    def test_a_missing_folder_is_offline_and_its_photos_stay(
        self, library: Library, folder: Path
    ) -> None:
        root = library.add_root(folder)
        note(library, root.id, "a.jpg")
        folder.rename(folder.with_name("away"))
        assert look_at_roots(library) == []
        assert library.roots()[0].state == "offline"
        assert len(library.photos()) == 1
        folder.with_name("away").rename(folder)
        assert look_at_roots(library) == [root.id]
        assert library.roots()[0].state == "ready"

    def test_a_folder_that_does_not_answer_cannot_be_added(self, tmp_path: Path) -> None:
        released = threading.Event()

        def look() -> tuple[Path, int]:
            released.wait()
            return tmp_path, 0

        with pytest.raises(RootError, match="does not answer"):
            answered(look, tmp_path, timeout=0.1)
        released.set()

    def test_an_empty_mount_point_is_offline(self, library: Library, tmp_path: Path) -> None:
        (tmp_path / "disk").mkdir()
        root = library.add_root(tmp_path / "disk")
        assert look_at_roots(library) == [root.id]
        with library.catalogue.transaction() as connection:
            connection.execute("UPDATE roots SET device = device + 1")
        assert look_at_roots(library) == []

    def test_scanning_shows_where_something_waits(self, library: Library, folder: Path) -> None:
        root = library.add_root(folder)
        file = FoundFile(root.id, b"a.jpg", 1, 1)
        note_difference(library, Difference(new=[file]))
        assert library.roots()[0].state == "ready"
        library.scanning = True
        assert library.roots()[0].state == "scanning"


class TestPhotos:
    def test_unknown(self, library: Library, tmp_path: Path) -> None:
        with pytest.raises(UnknownPhotoError, match="number 5"):
            library.photo(5)
        with pytest.raises(UnknownPhotoError, match="number 5"):
            library.row_of(5)
        assert library.find(tmp_path / "a.jpg") is None

    def test_a_failure_is_a_problem_until_retried(self, library: Library, folder: Path) -> None:
        root = library.add_root(folder)
        (photo,) = note(library, root.id, "a.jpg")
        mark_failed(library.catalogue, [(photo, "It is no picture.")])
        (problem,) = all_problems(library)
        assert (problem.photo, problem.reason) == (photo, "It is no picture.")
        assert problem.path == root.path / "a.jpg"
        assert library.roots()[0].problems == 1
        assert library.photos() == []
        retry(library, [photo])
        assert all_problems(library) == []
        assert library.photo(photo).state is PhotoState.PENDING

    def test_what_is_left_out_stays_out_though_it_changes(
        self, library: Library, folder: Path
    ) -> None:
        root = library.add_root(folder)
        (photo,) = note(library, root.id, "a.jpg")
        leave_out(library, [photo])
        (known,) = files_of_roots(library.catalogue, [root.id])
        changed = (known, FoundFile(root.id, b"a.jpg", 2, 2))
        note_difference(library, Difference(changed=[changed]))
        retry(library, [photo])
        assert library.photo(photo).state is PhotoState.LEFT_OUT
        assert library.photos() == []
        assert all_problems(library) == []

    def test_those_that_can_be_read_are_listed(self, library: Library, folder: Path) -> None:
        root = library.add_root(folder)
        failed, *_ = note(library, root.id, "a.jpg", "b.jpg", "c.jpg")
        mark_failed(library.catalogue, [(failed, "broken")])
        assert len(library.photos(READABLE, online=True)) == 2
        assert library.count() == len(library.photos()) == 2
        assert library.count([PhotoState.FAILED]) == 1
        folder.rename(folder.with_name("away"))
        look_at_roots(library)
        assert library.photos(READABLE, online=True) == []

    def test_two_photos_change_paths(self, library: Library, folder: Path) -> None:
        root = library.add_root(folder)
        note(library, root.id, "a.jpg", "b.jpg")
        first, second = files_of_roots(library.catalogue, [root.id])
        swapped = [
            (first, FoundFile(root.id, b"b.jpg", 1, 1)),
            (second, FoundFile(root.id, b"a.jpg", 1, 1)),
        ]
        changes = note_difference(library, Difference(moved=swapped))
        assert changes.updated == (first.id, second.id)
        assert [photo.id for photo in library.photos()] == [second.id, first.id]

    def test_a_new_photo_at_the_path_of_one_that_moved(
        self, library: Library, folder: Path
    ) -> None:
        root = library.add_root(folder)
        note(library, root.id, "a.jpg")
        (old,) = files_of_roots(library.catalogue, [root.id])
        moved = (old, FoundFile(root.id, b"b.jpg", 1, 1))
        new = FoundFile(root.id, b"a.jpg", 2, 2)
        note_difference(library, Difference(moved=[moved], new=[new]))
        states = (PhotoState.PENDING, PhotoState.READY)
        found = [(photo.path.name, photo.state) for photo in library.photos(states)]
        assert found == [("a.jpg", PhotoState.PENDING), ("b.jpg", PhotoState.READY)]


def test_a_photo_tells_how_large_its_file_is_now(library: Library, folder: Path) -> None:
    root = library.add_root(folder)
    note_difference(library, Difference(new=[FoundFile(root.id, b"a.jpg", 5, 1)]))
    (known,) = files_of_roots(library.catalogue, [root.id])
    assert library.photo(known.id).size == 5
    note_difference(library, Difference(changed=[(known, FoundFile(root.id, b"a.jpg", 7, 2))]))
    assert library.photo(known.id).size == 7


def test_a_first_start_that_was_cut_off_is_begun_again(tmp_path: Path) -> None:
    (tmp_path / "catalogue.sqlite").touch()
    with pytest.raises(LibraryMissingError):
        open_library(tmp_path, writable=False)
    with open_library(tmp_path) as library:
        assert library.photos() == []


@pytest.mark.parametrize("left", ["vectors", "backups", "catalogue.sqlite-wal"])
def test_a_catalogue_that_was_emptied_is_damage(tmp_path: Path, left: str) -> None:
    (tmp_path / "catalogue.sqlite").touch()
    if left.endswith("wal"):
        (tmp_path / left).write_bytes(b"changes")
    else:
        (tmp_path / left).mkdir()
    with pytest.raises(LibraryDamagedError, match="is gone"):
        open_library(tmp_path)


# Choosing an image model, and whether there is one to leave out.


def test_a_model_that_is_wanted_can_be_left_out_again(photos: Any, tmp_path: Path) -> None:
    library = photos.library
    assert not has_model(library)
    choose_model(library, tmp_path / "clip.onnx")
    assert has_model(library)
    choose_model(library, None)
    assert not has_model(library)


# Mean colours of the rows of a library.


def snapshot_of(*colours: tuple[int, int, int], scale: float) -> LibrarySnapshot:
    pictures = [Picture(np.full((20, 30, 3), each, np.uint8)) for each in colours]
    vectors = {"color": np.stack([color(each) for each in pictures]) * np.float32(scale)}
    rows = np.arange(1, len(colours) + 1)
    return LibrarySnapshot(
        1, "", MappingProxyType({"color": scale}), vectors, rows, np.ones(len(rows), bool)
    )


def test_they_are_those_of_the_photos_whatever_the_library_scales_by() -> None:
    colours = [(250, 10, 20), (0, 128, 255), (90, 90, 90)]
    found = mean_colours(snapshot_of(*colours, scale=1.7))
    assert np.abs(found.astype(int) - colours).max() <= 8


def test_an_empty_library_has_none() -> None:
    nothing = np.zeros(0, np.int64)
    empty = LibrarySnapshot(0, "", {}, {}, nothing, nothing.astype(bool))
    assert mean_colours(empty).shape == (0, 3)


# The second folder for backups.


def test_it_is_kept_until_it_is_taken_back(tmp_path: Path) -> None:
    with open_library(tmp_path) as library:
        assert second_backup_folder(library.folder) is None
        set_second_backup_folder(library.folder, tmp_path / "disk \udce9")
    with open_library(tmp_path) as library:
        assert second_backup_folder(library.folder) == tmp_path / "disk \udce9"
        set_second_backup_folder(library.folder, None)
        assert second_backup_folder(library.folder) is None
