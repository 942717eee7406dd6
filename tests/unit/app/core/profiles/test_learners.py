"""A profile says what it learns with; what holds for profiles holds for those that
the window offers; for the others see tests/contracts/test_feedback_learners.py."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from app.cluster.machines import open_index
from app.core.base.errors import ProfileError
from app.core.base.search_types import USUAL_LEARNER, QueryItem, SearchView
from app.core.profiles.exchange import copy_profile, import_profile
from app.core.profiles.exported_file import write_profile
from app.core.profiles.profiles import learning_with
from app.core.profiles.query import see_picture
from app.core.search.session import SearchSession
from engine.metrics.registry import DEFAULT, for_thumbs


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
