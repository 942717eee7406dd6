"""Which learner a profile has, and what it gained."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from app.cluster.machines import open_index
from app.core.base.errors import ProfileError
from app.core.base.search_types import USUAL_LEARNER, QueryItem, SearchView
from app.core.open_library import open_library
from app.core.profiles import folder_training
from app.core.profiles.exchange import copy_profile, import_profile
from app.core.profiles.exported_file import write_profile
from app.core.profiles.folder_training import TrainingResult, read_folders, record_searches, train
from app.core.profiles.profiles import (
    LAST_SEARCHES,
    MIN_SEARCHES,
    gain_sentence,
    learning_with,
    note_gains,
)
from app.core.profiles.query import see_picture
from app.core.search.session import SearchSession
from engine.feedback.profile import Profile
from engine.metrics.registry import DEFAULT, for_thumbs
from tests.unit.app.core.conftest import Photos, fill

# A profile says what it learns with; what holds for profiles holds for those that the window
# offers; for the others see tests/contracts/test_feedback_learners.py.


def learn(session: SearchSession, photos: Any, query: int) -> None:
    """Search from a photo and thumb two of its kind up and two others down."""
    photo = photos.ids[query]
    session.start([QueryItem(photo=photo)])
    for up, down in zip(photos.like(photo)[:2], photos.unlike(photo)[:2], strict=True):
        session.current().judge([up], 1)
        session.current().judge([down], -1)


def answer(session: SearchSession, photos: Any, profile: int) -> SearchView:
    """What a profile makes of the last photo."""
    session.profiles.use(profile)
    session.start([QueryItem(photo=photos.ids[-1])])
    view = session.view()
    assert view is not None
    return view


TWO = USUAL_LEARNER, "PA+"


def test_the_usual_one_is_the_first_of_all() -> None:
    assert USUAL_LEARNER == DEFAULT == for_thumbs()[0]


def test_profiles_learn_with_the_usual_one_unless_told(session: SearchSession) -> None:
    assert session.profiles.active().learner == USUAL_LEARNER
    assert session.profiles.create("Other").learner == USUAL_LEARNER


@pytest.mark.parametrize("learner", ["SVM", "BDRM", "OMDL-LR", ""])
def test_unknown_learners_are_refused(session: SearchSession, learner: str) -> None:
    before = session.profiles.infos()
    with pytest.raises(ProfileError, match="LOMDML"):
        session.profiles.create("Other", learning_with(learner))
    assert session.profiles.infos() == before


@pytest.mark.slow
@pytest.mark.parametrize("learner", TWO)
def test_what_was_learned_is_kept_copied_exported_and_imported(
    session: SearchSession, photos: Any, tmp_path: Path, learner: str
) -> None:
    profile = session.profiles.use(session.profiles.create("Mine", learning_with(learner)).id).id
    untaught = answer(session, photos, profile)
    learn(session, photos, 0)
    learn(session, photos, 11)
    taught = answer(session, photos, profile)
    assert taught.results != untaught.results
    write_profile(session.active.peek(profile).portable(), tmp_path / "Travelled.npz")
    imported = import_profile(photos.library, tmp_path / "Travelled.npz")
    copy = copy_profile(photos.library, profile, "Copy")
    assert (imported.learner, copy.learner) == (learner, learner)
    assert answer(session, photos, imported.id).results == taught.results
    assert answer(session, photos, copy.id).results == taught.results
    session.close()
    reopened = SearchSession(photos.library, open_index(photos.library), see_picture)
    assert answer(reopened, photos, profile).results == taught.results
    assert {info.learner for info in reopened.profiles.infos()} == {learner}


@pytest.mark.parametrize("learner", TWO)
def test_undone_thumbs_teach_nothing(session: SearchSession, photos: Any, learner: str) -> None:
    profile = session.profiles.use(session.profiles.create("Mine", learning_with(learner)).id).id
    learn(session, photos, 0)
    before = answer(session, photos, profile)
    learn(session, photos, 11)
    for _ in range(4):
        session.current().undo()
    assert answer(session, photos, profile).results == before.results


# The learning gain: the figure that says whether learning helped.


def test_it_says_the_mean_over_searches(photos: Any) -> None:
    catalogue = photos.library.catalogue
    assert gain_sentence(catalogue, 1) == ""
    note_gains(catalogue, 1, 10, [3, 5])
    assert "start 4 places better" in gain_sentence(catalogue, 1)
    note_gains(catalogue, 1, 11, [20])
    assert "start 12 places better" in gain_sentence(catalogue, 1)
    assert gain_sentence(catalogue, 2) == ""
    note_gains(catalogue, 2, 12, [1])
    assert "start 1 place better" in gain_sentence(catalogue, 2)


def test_a_search_counts_as_it_is_now(photos: Any) -> None:
    catalogue = photos.library.catalogue
    note_gains(catalogue, 1, 10, [30])
    assert "start 30 places better" in gain_sentence(catalogue, 1)
    note_gains(catalogue, 1, 10, [-4])
    assert gain_sentence(catalogue, 1) == ""
    note_gains(catalogue, 1, 10, [])
    assert gain_sentence(catalogue, 1) == ""


def test_little_is_not_told_to_be_nothing_too_soon(photos: Any) -> None:
    catalogue = photos.library.catalogue
    told = []
    for search in range(MIN_SEARCHES):
        note_gains(catalogue, 1, search, [0])
        told.append("as without learning" in gain_sentence(catalogue, 1))
    assert told == [False] * (MIN_SEARCHES - 1) + [True]


def test_only_the_latest_searches_count(photos: Any) -> None:
    catalogue = photos.library.catalogue
    note_gains(catalogue, 1, 0, [10_000])
    for search in range(1, LAST_SEARCHES + 1):
        note_gains(catalogue, 1, search, [7])
    assert "start 7 places better" in gain_sentence(catalogue, 1)


# Learning from folders: a profile of its own, only if it helps, and nothing if stopped.


@pytest.fixture
def labelled(tmp_path: Path) -> Iterator[Photos]:
    """A library in which one modality in three tells kinds apart."""
    (tmp_path / "photos").mkdir()
    with open_library(tmp_path / "library") as library:
        dimensions = {"color": 6, "edge": 6, "gist": 6}
        yield fill(library, tmp_path / "photos", dimensions, silent=("color", "edge"))


def sort_into_folders(labelled: Photos) -> None:
    """Move each photo of the catalogue into a folder named by its kind."""
    with labelled.library.catalogue.transaction() as connection:
        for photo, kind in labelled.kinds.items():
            path = f"kind {kind}/{photo:02}.jpg".encode()
            connection.execute("UPDATE files SET path = ? WHERE id = ?", (path, photo))


def learned_all(labelled: Photos) -> TrainingResult:
    sort_into_folders(labelled)
    learned = train(read_folders(labelled.library), lambda done, total: True)
    assert learned is not None
    return learned


def test_sub_folders_are_the_labels(labelled: Photos) -> None:
    sort_into_folders(labelled)
    training = read_folders(labelled.library)
    kinds = [labelled.kinds[int(training.snapshot.rows[row])] for row in training.photos.rows]
    assert training.photos.labels.tolist() == kinds
    held_out = set(training.taught.held_out.tolist())
    assert not held_out & {j.row for j in training.taught.judgments}


def test_photos_that_are_not_in_sub_folders_teach_nothing(labelled: Photos) -> None:
    with pytest.raises(ProfileError, match="two sub-folders"):
        read_folders(labelled.library)


@pytest.mark.slow
def test_it_finds_photos_kept_apart_better_and_says_so(labelled: Photos) -> None:
    learned = learned_all(labelled)
    assert learned.helps
    said = learned.sentence("Folders")
    assert "Learned from 3 folders" in said
    assert f"{learned.after:.0%} right instead of {learned.before:.0%}" in said
    useless = replace(learned, before=0.701, after=0.704)
    assert not useless.helps
    assert "nothing was changed" in useless.sentence("")


@pytest.mark.slow
def test_what_was_learned_becomes_a_profile(
    labelled: Photos, monkeypatch: pytest.MonkeyPatch
) -> None:
    learned = learned_all(labelled)
    session = SearchSession(labelled.library, open_index(labelled.library), see_picture)
    first = session.profiles.active().id
    made = record_searches(labelled.library, learned)
    again = record_searches(labelled.library, learned)
    assert (made.name, again.name) == ("Folders", "Folders 2")
    assert session.profiles.active().id == first
    session.profiles.use(again.id)
    monkeypatch.delattr(Profile, "_learn")  # the state on the disk is enough
    session.start([QueryItem(photo=labelled.ids[0])])
    view = session.view()
    assert view is not None
    np.testing.assert_array_equal(view.measured, learned.profile.metric.weights)
    session.profiles.use(first)
    session.start([QueryItem(photo=labelled.ids[0])])
    untaught = session.view()
    assert untaught is not None
    assert untaught.weights != view.weights


@pytest.mark.slow
def test_stopping_ends_it_without_a_result(labelled: Photos) -> None:
    sort_into_folders(labelled)
    told: list[tuple[int, int]] = []

    def stop_at_twenty(done: int, total: int) -> bool:
        told.append((done, total))
        return done < 20

    assert train(read_folders(labelled.library), stop_at_twenty) is None
    assert told == [(10, 30), (20, 30)]


def test_a_large_library_is_examined_on_photos_of_the_folders_asked_for(
    labelled: Photos, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(folder_training, "MAX_QUERIES", 1)
    monkeypatch.setattr(folder_training, "MAX_PHOTOS", 9)
    sort_into_folders(labelled)
    training = read_folders(labelled.library)
    asked, positions = folder_training._draw_test_photos(training, np.random.default_rng(0))
    (query,) = asked
    assert query in training.taught.held_out
    assert set(training.photos.labels[positions]) == set(
        training.photos.labels[training.photos.rows == query]
    )
    assert len(positions) == 10
