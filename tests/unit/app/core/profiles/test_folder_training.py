"""Learning from folders: a profile of its own, only if it helps, and nothing if stopped."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from app.cluster.machines import open_index
from app.core.base.errors import ProfileError
from app.core.base.search_types import QueryItem
from app.core.open_library import open_library
from app.core.profiles import folder_training
from app.core.profiles.folder_training import TrainingResult, read_folders, record_searches, train
from app.core.profiles.query import see_picture
from app.core.search.session import SearchSession
from engine.feedback.profile import Profile
from tests.unit.app.core.conftest import Photos, fill


@pytest.fixture
def photos(tmp_path: Path) -> Iterator[Photos]:
    """A library in which one modality in three tells kinds apart."""
    (tmp_path / "photos").mkdir()
    with open_library(tmp_path / "library") as library:
        dimensions = {"color": 6, "edge": 6, "gist": 6}
        yield fill(library, tmp_path / "photos", dimensions, silent=("color", "edge"))


def sort_into_folders(photos: Photos) -> None:
    """Move each photo of the catalogue into a folder named by its kind."""
    with photos.library.catalogue.transaction() as connection:
        for photo, kind in photos.kinds.items():
            path = f"kind {kind}/{photo:02}.jpg".encode()
            connection.execute("UPDATE files SET path = ? WHERE id = ?", (path, photo))


def learned_all(photos: Photos) -> TrainingResult:
    sort_into_folders(photos)
    learned = train(read_folders(photos.library), lambda done, total: True)
    assert learned is not None
    return learned


def test_sub_folders_are_the_labels(photos: Photos) -> None:
    sort_into_folders(photos)
    training = read_folders(photos.library)
    kinds = [photos.kinds[int(training.snapshot.rows[row])] for row in training.photos.rows]
    assert training.photos.labels.tolist() == kinds
    held_out = set(training.taught.held_out.tolist())
    assert not held_out & {j.row for j in training.taught.judgments}


def test_photos_that_are_not_in_sub_folders_teach_nothing(photos: Photos) -> None:
    with pytest.raises(ProfileError, match="two sub-folders"):
        read_folders(photos.library)


@pytest.mark.slow
def test_it_finds_photos_kept_apart_better_and_says_so(photos: Photos) -> None:
    learned = learned_all(photos)
    assert learned.helps
    said = learned.sentence("Folders")
    assert "Learned from 3 folders" in said
    assert f"{learned.after:.0%} right instead of {learned.before:.0%}" in said
    useless = replace(learned, before=0.701, after=0.704)
    assert not useless.helps
    assert "nothing was changed" in useless.sentence("")


@pytest.mark.slow
def test_what_was_learned_becomes_a_profile(
    photos: Photos, monkeypatch: pytest.MonkeyPatch
) -> None:
    learned = learned_all(photos)
    session = SearchSession(photos.library, open_index(photos.library), see_picture)
    first = session.profiles.active().id
    made = record_searches(photos.library, learned)
    again = record_searches(photos.library, learned)
    assert (made.name, again.name) == ("Folders", "Folders 2")
    assert session.profiles.active().id == first
    session.profiles.use(again.id)
    monkeypatch.delattr(Profile, "_learn")  # the state on the disk is enough
    session.start([QueryItem(photo=photos.ids[0])])
    view = session.view()
    assert view is not None
    np.testing.assert_array_equal(view.measured, learned.profile.metric.weights)
    session.profiles.use(first)
    session.start([QueryItem(photo=photos.ids[0])])
    untaught = session.view()
    assert untaught is not None
    assert untaught.weights != view.weights


@pytest.mark.slow
def test_stopping_ends_it_without_a_result(photos: Photos) -> None:
    sort_into_folders(photos)
    told: list[tuple[int, int]] = []

    def stop_at_twenty(done: int, total: int) -> bool:
        told.append((done, total))
        return done < 20

    assert train(read_folders(photos.library), stop_at_twenty) is None
    assert told == [(10, 30), (20, 30)]


def test_a_large_library_is_examined_on_photos_of_the_folders_asked_for(
    photos: Photos, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(folder_training, "QUERIES", 1)
    monkeypatch.setattr(folder_training, "PHOTOS", 9)
    sort_into_folders(photos)
    training = read_folders(photos.library)
    asked, positions = folder_training._draw_test_photos(training, np.random.default_rng(0))
    (query,) = asked
    assert query in training.taught.held_out
    assert set(training.photos.labels[positions]) == set(
        training.photos.labels[training.photos.rows == query]
    )
    assert len(positions) == 10
