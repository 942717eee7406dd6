"""Changing networks while it is stopped, files change, folders are away or it is killed."""

from __future__ import annotations

import sys
from pathlib import Path

import numpy as np
import pytest

from app.core.library.library import Library
from app.core.library.modalities import choose_subject, unseen_photos
from app.core.open_library import open_library
from app.core.safety.repair import check
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
def test_a_photo_that_is_edited_meanwhile_is_read_anew(library: Library, photos: Path) -> None:
    before = matrices(library)
    watch = Watch()
    edited = library.photos()[-1]
    watch.at[0] = lambda: make_photo(edited.path, 1_000)
    scan(library, watch)
    assert library.modalities() == WITH
    assert library.row_of(edited.id) == PHOTOS
    after = matrices(library)
    assert not np.array_equal(after["color"][PHOTOS], before["color"][PHOTOS - 1])
    np.testing.assert_array_equal(after["color"][:PHOTOS], before["color"])
    scan(library)  # finds that the file has changed, and that it was read
    assert len(library.photos()) == PHOTOS
    assert check(library) == []


@pytest.mark.usefixtures("often")
def test_photos_of_a_folder_that_is_away_hold_the_mean_until_it_is_back(
    library: Library, tmp_path: Path
) -> None:
    for number in range(3):
        make_photo(tmp_path / "disk" / f"{number}.png", 50 + number)
    choose_subject(library, False)
    library.add_root(tmp_path / "disk")
    scan(library)
    choose_subject(library, True)
    (tmp_path / "disk").rename(tmp_path / "unplugged")
    scan(library)
    assert library.modalities() == WITH
    assert len(library.photos()) == PHOTOS + 3  # nothing is hidden
    assert unseen_photos(library) is None
    seen, away = matrices(library)[subject.NAME][:PHOTOS], matrices(library)[subject.NAME][PHOTOS:]
    np.testing.assert_allclose(away, np.tile(seen.mean(axis=0), (3, 1)), rtol=1e-5)
    scan(library)
    assert len(library.snapshot().rows) == PHOTOS + 3
    (tmp_path / "unplugged").rename(tmp_path / "disk")
    scan(library)
    back = matrices(library)[subject.NAME][PHOTOS + 3 :]
    assert len(np.unique(back, axis=0)) == 3
    assert len(library.photos()) == PHOTOS + 3
    scan(library)
    assert len(library.snapshot().rows) == PHOTOS + 6  # once is enough
    assert check(library) == []


def test_photos_that_are_gone_keep_what_was_known(library: Library, photos: Path) -> None:
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


@pytest.mark.long
@pytest.mark.skipif(sys.platform == "win32", reason="there is no SIGKILL")
def test_killed_at_random_moments(library: Library, tmp_path: Path) -> None:
    from tests.integration.test_kill import KILLS, index

    expected, folder, photos = matrices(library), library.folder, tmp_path / "photos"
    library.close()
    random = np.random.default_rng(5)
    for _ in range(KILLS):
        index(folder, photos, random)
        with open_library(folder) as killed:
            assert check(killed) == []
            assert len(killed.photos()) == PHOTOS
    assert index(folder, photos, None)
    with open_library(folder) as whole:
        assert whole.modalities() == WITH
        assert check(whole) == []
        found = matrices(whole)
        assert_same({name: found[name] for name in expected}, expected)
        assert len(np.unique(found[subject.NAME], axis=0)) == PHOTOS
