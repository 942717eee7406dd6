"""Changing networks while it is stopped, files change, folders are away or it is killed."""

from __future__ import annotations

import sys
from pathlib import Path

import numpy as np
import pytest

from app.core.library.library import Library
from app.core.library.network_change import Unseen, unseen_photos
from app.core.library.network_choice import choose_subject
from app.core.maintenance.check import check
from app.workers.indexing import read
from features import subject
from features.extractor import MODALITIES
from tests.integration.network_change_steps import (
    PHOTOS,
    WITH,
    Watch,
    assert_same,
    library,
    matrices,
    often,
    only_networks,
    photos,
    scan,
)
from tests.integration.test_indexing import make_photo

__all__ = ["library", "often", "only_networks", "photos"]


pytestmark = pytest.mark.slow


@pytest.mark.usefixtures("only_networks", "often")
def test_it_goes_on_where_it_was_stopped(library: Library) -> None:
    scan(library, stop_at=4)
    assert library.modalities() == tuple(MODALITIES)  # searched as before
    unseen = unseen_photos(library)
    assert unseen is not None
    assert 0 < unseen.photos <= PHOTOS - 3
    watch = scan(library)
    assert watch.seeing[0].done == PHOTOS - unseen.photos
    assert library.modalities() == WITH
    assert check(library) == []


@pytest.mark.usefixtures("often")
def test_a_photo_that_is_edited_meanwhile_is_read_wholly(library: Library, photos: Path) -> None:
    before = matrices(library)
    watch = Watch()
    edited = library.photos()[-1]
    watch.at[0] = lambda: make_photo(edited.path, 1_000)
    scan(library, watch)
    assert library.modalities() == WITH
    row = library.row_of(edited.id)
    after = matrices(library)
    assert not np.array_equal(after["color"][row], before["color"][row])
    others = [number for number in range(PHOTOS) if number != row]
    np.testing.assert_array_equal(after["color"][others], before["color"][others])
    scan(library)  # finds that the file has changed
    assert library.row_of(edited.id) == PHOTOS
    for name, matrix in matrices(library).items():
        np.testing.assert_array_equal(matrix[PHOTOS], matrix[row], err_msg=name)
    assert check(library) == []


def test_a_row_that_is_damaged_is_read_again(library: Library) -> None:
    before = matrices(library)
    generation = library.generation()
    assert generation is not None
    with library.store(generation).path("gist").open("r+b") as file:
        file.seek(4 * generation.dimensions["gist"] * 5)
        file.write(b"damage")
    assert check(library) == ["The vectors at row 5 are not what was written."]
    scan(library)
    assert library.modalities() == WITH
    assert check(library) == []
    np.testing.assert_array_equal(matrices(library)["gist"], before["gist"])


@pytest.mark.usefixtures("often")
def test_a_folder_that_is_offline_is_waited_for(
    library: Library, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for number in range(3):
        make_photo(tmp_path / "disk" / f"{number}.png", 50 + number)
    choose_subject(library, False)
    library.add_root(tmp_path / "disk")
    scan(library)
    choose_subject(library, True)
    (tmp_path / "disk").rename(tmp_path / "unplugged")
    scan(library)
    assert library.modalities() == tuple(MODALITIES)
    assert len(library.photos()) == PHOTOS + 3  # nothing is hidden
    assert unseen_photos(library) == Unseen((subject.NAME,), 3, PHOTOS + 3)
    (tmp_path / "unplugged").rename(tmp_path / "disk")
    monkeypatch.setattr(read, "read_photo", None)
    watch = scan(library)
    assert watch.seeing[0].done == PHOTOS
    assert library.modalities() == WITH
    assert check(library) == []


def test_rows_of_photos_that_are_gone_keep_what_was_known(library: Library, photos: Path) -> None:
    before = matrices(library)
    (photos / "03.png").rename(photos.parent / "03.png")
    scan(library)
    assert library.modalities() == WITH
    assert len(library.photos()) == PHOTOS - 1
    after = matrices(library)
    for name, matrix in before.items():
        np.testing.assert_array_equal(after[name], matrix, err_msg=name)
    np.testing.assert_allclose(
        after[subject.NAME][3], np.delete(after[subject.NAME], 3, axis=0).mean(axis=0), rtol=1e-5
    )
    (photos.parent / "03.png").rename(photos / "03.png")
    scan(library)  # it comes back, and is seen
    assert len(library.photos()) == PHOTOS
    assert len(library.snapshot().rows) == PHOTOS + 1
    assert check(library) == []


@pytest.mark.skipif(sys.platform == "win32", reason="there is no SIGKILL")
def test_killed_at_random_moments(library: Library, tmp_path: Path) -> None:
    from tests.integration.test_kill import KILLS, index

    expected, folder, photos = matrices(library), library.folder, tmp_path / "photos"
    library.close()
    random = np.random.default_rng(5)
    for _ in range(KILLS):
        index(folder, photos, random)
        with Library.open(folder) as killed:
            assert check(killed) == []
            assert len(killed.photos()) == PHOTOS
    assert index(folder, photos, None)
    with Library.open(folder) as whole:
        assert whole.modalities() == WITH
        assert check(whole) == []
        found = matrices(whole)
        assert_same({name: found[name] for name in expected}, expected)
        assert len(np.unique(found[subject.NAME], axis=0)) == PHOTOS
