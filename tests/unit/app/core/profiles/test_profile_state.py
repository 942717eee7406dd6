"""What a profile has learned, and when it learns again."""

from __future__ import annotations

from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from app.cluster.machines import open_index
from app.core.base.errors import ProfileError
from app.core.base.search_types import QueryItem, SearchView
from app.core.profiles import profile_state
from app.core.profiles.exchange import copy_profile, import_profile
from app.core.profiles.exported_file import write_profile
from app.core.profiles.profile_files import state_path
from app.core.profiles.profile_state import PER_IDLE_STEP, PER_STEP
from app.core.profiles.query import see_picture
from app.core.profiles.tables import count_by_profile
from app.core.search.session import SearchSession
from app.core.store.photo_states import free_rows_of
from app.core.vectors.tables import ReadPhoto
from engine.feedback import checkpoint, portable
from engine.feedback.profile import Profile
from tests.made_matrices import named
from tests.unit.app.core.conftest import DIMENSIONS, Photos

# Profile states: kept between two starts, and carried over to another vocabulary.

SIZES = {"color": 6, "gist": 8, "sift200": 10}


def learn(session: SearchSession, photos: Any, *queries: int) -> None:
    for number in queries:
        query = photos.ids[number]
        session.start([QueryItem(photo=query)])
        for photo in photos.like(query)[:4]:
            session.current().judge([photo], 1)
        for photo in photos.unlike(query)[:4]:
            session.current().judge([photo], -1)


def answer(session: SearchSession, photos: Any) -> SearchView:
    session.start([QueryItem(photo=photos.ids[5])])
    view = session.view()
    assert view is not None
    return view


def sittings_learned(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The searches that profiles learn from now on, as they do."""
    learned: list[int] = []
    learn_one = Profile._learn

    def noted(self: Profile, state: Any, sitting: Any) -> Any:
        learned.append(sitting[0].search)
        return learn_one(self, state, sitting)

    monkeypatch.setattr(Profile, "_learn", noted)
    return learned


def test_a_new_start_learns_nothing_again_and_answers_the_same(
    photos: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = SearchSession(photos.library, open_index(photos.library), see_picture)
    learn(session, photos, 0, 1, 2)
    session.close()
    profile = session.profiles.active().id
    learned = sittings_learned(monkeypatch)
    resumed = answer(SearchSession(photos.library, open_index(photos.library), see_picture), photos)
    assert learned == []
    state_path(photos.library.folder, profile).unlink()
    replayed = answer(
        SearchSession(photos.library, open_index(photos.library), see_picture), photos
    )
    assert learned == [0, 1, 2]
    assert (resumed.results, resumed.weights) == (replayed.results, replayed.weights)


def test_what_was_learned_is_written_once(photos: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    session = SearchSession(photos.library, open_index(photos.library), see_picture)
    learn(session, photos, 0, 1)
    saved: list[int] = []
    save = checkpoint.save

    def noted(profile: Profile, judgments: Any, *rest: Any) -> None:
        saved.append(len(judgments))
        save(profile, judgments, *rest)

    monkeypatch.setattr(checkpoint, "save", noted)
    list(session.idle.prepare())
    session.close()
    again = SearchSession(photos.library, open_index(photos.library), see_picture)
    list(again.idle.prepare())
    again.close()
    assert saved == [16]
    learn(again, photos, 2)
    again.close()
    assert saved == [16, 24]


def test_after_a_kill_at_most_the_last_search_is_learned_again(
    photos: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = SearchSession(photos.library, open_index(photos.library), see_picture)
    for query in range(3):
        learn(session, photos, query)
        session.start([QueryItem(photo=photos.ids[9])])
        assert list(session.idle.upkeep())  # idle time, as behind every answer
    learn(session, photos, 3)  # and neither idle time nor close
    learned = sittings_learned(monkeypatch)
    answer(SearchSession(photos.library, open_index(photos.library), see_picture), photos)
    assert learned == [6]


def test_a_kill_amid_a_long_journal_does_not_begin_it_anew(
    photos: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(profile_state, "KEPT_EVERY", 2)
    session = SearchSession(photos.library, open_index(photos.library), see_picture)
    learn(session, photos, *range(5))
    session.start([QueryItem(photo=photos.ids[5])])
    for _ in range(3):  # one search each, then killed
        session.current().state.catch_up(1)
    learned = sittings_learned(monkeypatch)
    again = SearchSession(photos.library, open_index(photos.library), see_picture)
    assert list(again.idle.prepare())[-1] == (5, 5)
    assert learned == [2, 3, 4]


@pytest.mark.slow
def test_a_long_journal_is_caught_up_with_step_by_step(photos: Any) -> None:
    session = SearchSession(photos.library, open_index(photos.library), see_picture)
    learn(session, photos, *range(2 * PER_IDLE_STEP + 5))
    session.close()
    expected = answer(session, photos)
    state_path(photos.library.folder, session.profiles.active().id).unlink(missing_ok=True)
    fresh = SearchSession(photos.library, open_index(photos.library), see_picture)
    steps = list(fresh.idle.prepare())[1:4]
    assert steps == [(PER_IDLE_STEP, 25), (2 * PER_IDLE_STEP, 25), (25, 25)]
    caught_up = answer(fresh, photos)
    assert (caught_up.results, caught_up.weights) == (expected.results, expected.weights)


@pytest.mark.slow
def test_closing_does_not_learn_a_long_journal_again(
    photos: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("app.core.profiles.profile_state.PER_IDLE_STEP", 2)
    session = SearchSession(photos.library, open_index(photos.library), see_picture)
    learn(session, photos, *range(5))
    for _ in range(4):
        session.back()
    assert session.view() is not None  # ranked by what the searches before it taught: by nothing
    learned = sittings_learned(monkeypatch)
    session.close()
    assert learned == []
    assert not state_path(photos.library.folder, session.profiles.active().id).exists()
    fresh = SearchSession(photos.library, open_index(photos.library), see_picture)
    assert list(fresh.idle.prepare())[-1] == (5, 5)  # the next start does
    assert learned == [0, 1, 2, 3, 4]
    assert state_path(photos.library.folder, session.profiles.active().id).exists()


def test_a_copy_starts_from_what_its_source_computed(
    photos: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = SearchSession(photos.library, open_index(photos.library), see_picture)
    learn(session, photos, 0, 1)
    session.close()
    copy = copy_profile(photos.library, session.profiles.active().id, "Copy")
    learned = sittings_learned(monkeypatch)
    session.profiles.use(copy.id)
    answer(session, photos)
    assert learned == []


def test_a_deleted_profile_leaves_nothing_to_the_next_one(photos: Any) -> None:
    session = SearchSession(photos.library, open_index(photos.library), see_picture)
    untaught = answer(session, photos)
    doomed = session.profiles.use(session.profiles.create("Doomed").id).id
    learn(session, photos, 0, 1)
    session.close()
    session.profiles.delete(doomed)
    session.forget()
    assert not state_path(photos.library.folder, doomed).exists()
    fresh = session.profiles.use(session.profiles.create("Fresh").id).id
    assert fresh != doomed
    assert answer(session, photos).results == untaught.results


def quality(view: SearchView, photos: Photos) -> float:
    """Share of the first nine that are of the query's kind."""
    like = set(photos.like(photos.ids[5]))
    return float(np.mean([item.photo in like for item in view.results[:9]]))


def test_a_profile_of_other_features_is_refused(photos: Any, tmp_path: Path) -> None:
    session = SearchSession(photos.library, open_index(photos.library), see_picture)
    learn(session, photos, 0)
    path = tmp_path / "Old.npz"
    write_profile(session.active.peek(session.profiles.active().id).portable(), path)
    portable.save(replace(portable.load(path), schema="other features"), path)
    with pytest.raises(ProfileError, match="other features"):
        import_profile(photos.library, path)


def test_it_says_so_when_the_features_change_under_an_imported_profile(
    photos: Any, tmp_path: Path
) -> None:
    session = SearchSession(photos.library, open_index(photos.library), see_picture)
    learn(session, photos, 0)
    write_profile(
        session.active.peek(session.profiles.active().id).portable(), tmp_path / "Mine.npz"
    )
    imported = import_profile(photos.library, tmp_path / "Mine.npz")
    kept = photos.library.folder / "profiles" / f"{imported.id}.npz"
    portable.save(replace(portable.load(kept), schema="other features"), kept)
    session.profiles.use(imported.id)
    answer(session, photos)
    assert "left out" in session.active.warning()


def test_the_profile_learns_a_click_when_nobody_waits(
    session: SearchSession, photos: Photos
) -> None:
    session.start([QueryItem(photo=photos.ids[0])])
    view = session.view()
    assert view is not None
    session.current().judge([view.results[0].photo], 1)
    session.current().judge([view.results[-1].photo], -1)
    session.view()
    state = session.active.state
    assert state is not None
    judged = state._kept_judgments()
    assert state._profile.learned(judged) == 0
    for _ in session.idle.upkeep():
        pass
    assert state._profile.learned(judged) == 1


def test_thumbs_in_a_search_that_is_taken_up_again_are_learned_last(
    photos: Photos, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = SearchSession(photos.library, open_index(photos.library), see_picture)
    learn(session, photos, 0, 1, 2)
    session.start([QueryItem(photo=photos.ids[5])])
    state = session.current().state
    state.latest()
    assert state.catch_up(0) == (3, 3)
    for _ in range(3):
        session.back()
    first = session.current().record.id
    session.current().judge(photos.unlike(photos.ids[0])[4:6], -1)
    assert state.catch_up(0) == (3, 4)
    learned = sittings_learned(monkeypatch)
    state.learn(first)
    assert learned == [0]
    session.current().undo()
    assert state.catch_up(0) == (3, 3)


# Profile states where files were edited since: what was learned stays, and is learned in steps.


def edit(photos: Any, photo: int) -> None:
    """Let a photo have other vectors, at a row of its own, as when its file was changed."""
    library = photos.library
    random = np.random.default_rng(photo)
    vectors = {name: random.random(d).astype(np.float32) for name, d in DIMENSIONS.items()}
    with library.catalogue.transaction() as connection:
        free_rows_of(connection, "id = ?", photo)
    with closing(library.writer()) as writer:
        assert writer.append([(photo, ReadPhoto(b"edited %d" % photo, 4, 3, named(vectors)))]) == [
            photo
        ]


def started(photos: Any) -> SearchSession:
    return SearchSession(photos.library, open_index(photos.library), see_picture)


def test_an_edited_photo_is_not_learned_again(photos: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    session = started(photos)
    learn(session, photos, 0, 1, 2)
    before = answer(session, photos)
    learned = sittings_learned(monkeypatch)
    for photo in (photos.ids[0], photos.like(photos.ids[0])[0], photos.unlike(photos.ids[1])[0]):
        edit(photos, photo)
    session.library_changed()
    after = answer(session, photos)
    assert learned == []
    assert after.weights == before.weights
    session.close()
    resumed = answer(started(photos), photos)
    assert learned == []
    assert resumed.weights == before.weights
    assert resumed.results == after.results


def test_the_thumb_of_an_edited_photo_stays_where_it_was_given(photos: Any) -> None:
    session = started(photos)
    learn(session, photos, 0)
    (liked, *_) = photos.like(photos.ids[0])
    edit(photos, liked)
    session.library_changed()
    session.current().judge([photos.like(photos.ids[0])[5]], 1)
    view = session.view()
    assert view is not None
    assert liked in view.liked
    row = photos.library.row_of(liked)
    assert (row, 1) in session.current()._thumbs.clicks
    assert count_by_profile(photos.library.catalogue)[0][-1] == 9


def test_a_photo_that_is_thumbed_again_after_it_was_edited_counts_once(photos: Any) -> None:
    session = started(photos)
    learn(session, photos, 0)
    (liked, *_) = photos.like(photos.ids[0])
    edit(photos, liked)
    session.library_changed()
    session.current().judge([liked], -1)
    state = session.active.state_of(session.profiles.active().id)
    judged = [judgment for judgment in state._kept_judgments() if judgment.row >= len(photos.ids)]
    assert [(judgment.row, judgment.sign) for judgment in judged] == [
        (photos.library.row_of(liked), -1)
    ]
    assert len(state._kept_judgments()) == 8
    assert count_by_profile(photos.library.catalogue)[0][-1] == 8


def test_a_search_learns_earlier_ones_in_steps_that_say_how_many_are_left(
    photos: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = started(photos)
    learn(session, photos, *range(2 * PER_STEP + 1))
    expected = answer(session, photos)
    session.close()
    state_path(photos.library.folder, session.profiles.active().id).unlink()
    session = started(photos)
    session.start([QueryItem(photo=photos.ids[5])])
    learned = sittings_learned(monkeypatch)
    told = [(left, len(learned)) for left in session.learn_earlier()]
    assert told[:2] == [(PER_STEP + 1, PER_STEP), (1, 2 * PER_STEP)]
    assert len(learned) == 2 * PER_STEP + 1
    view = session.first_view()
    assert len(learned) == 2 * PER_STEP + 1
    assert view is not None
    assert view.results == expected.results
