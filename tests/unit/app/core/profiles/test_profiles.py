"""Named profiles: what they have learned follows their searches wherever those go."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from app.core.albums.albums import Albums
from app.core.base import language
from app.core.base.errors import ProfileError
from app.core.base.language import English
from app.core.base.search_types import QueryItem, SearchView
from app.core.profiles.exchange import copy_profile, import_profile
from app.core.profiles.exported_file import write_profile
from app.core.profiles.journal import Journal
from app.core.search.session import SearchSession


def learn(session: SearchSession, photos: Any, *queries: int) -> None:
    """Search from each query and thumb two of its kind up and two others down."""
    for position in queries:
        query = photos.ids[position]
        session.start([QueryItem(photo=query)])
        for photo in photos.like(query)[:2]:
            session.current().judge([photo], 1)
        for photo in photos.unlike(query)[:2]:
            session.current().judge([photo], -1)


def answer(session: SearchSession, photos: Any, profile: int) -> SearchView:
    """What a profile makes of the last photo; nothing is learned from asking."""
    session.profiles.use(profile)
    session.start([QueryItem(photo=photos.ids[-1])])
    view = session.view()
    assert view is not None
    return view


def test_a_library_starts_with_one_active_profile(session: SearchSession) -> None:
    assert session.profiles.stored() is None
    active = session.profiles.active()
    assert session.profiles.stored() == active
    assert [info.id for info in session.profiles.infos()] == [active.id]


def test_names_that_we_gave_are_said_in_the_window_s_language(session: SearchSession) -> None:
    class Other(English):
        def find(self, text: str, note: str, number: int | None) -> str | None:
            return {"My photos": "Meine Fotos", "Cats": "Katzen"}.get(text)

    session.profiles.active()
    session.profiles.create("Cats")
    before = language.current_language()
    language.set_language(Other())
    try:
        assert [info.name for info in session.profiles.infos()] == ["Cats", "Meine Fotos"]
    finally:
        language.set_language(before)
    assert session.profiles.names() == {"Cats", "My photos"}


def test_a_new_profile_knows_nothing_and_leaves_the_other_alone(
    session: SearchSession, photos: Any
) -> None:
    first = session.profiles.active().id
    untaught = answer(session, photos, first)
    learn(session, photos, 0, 1)
    taught = answer(session, photos, first)
    other = session.profiles.create("Other").id
    assert answer(session, photos, other).weights == untaught.weights
    assert answer(session, photos, first).results == taught.results
    assert taught.weights != untaught.weights


def test_a_copy_is_equal_and_goes_its_own_way(session: SearchSession, photos: Any) -> None:
    learn(session, photos, 0, 1)
    original = session.profiles.active().id
    copy = copy_profile(photos.library, original, "Copy").id
    assert answer(session, photos, copy).results == answer(session, photos, original).results
    learned = answer(session, photos, original).results
    session.profiles.use(copy)
    learn(session, photos, 2)
    assert answer(session, photos, copy).results != learned
    assert answer(session, photos, original).results == learned


def test_undone_judgments_stay_undone_in_a_copy(session: SearchSession, photos: Any) -> None:
    learn(session, photos, 0)
    session.current().undo()
    original = session.profiles.active().id
    copy = copy_profile(photos.library, original, "Copy").id
    assert answer(session, photos, copy).weights == answer(session, photos, original).weights


def test_reset_forgets_everything(session: SearchSession, photos: Any) -> None:
    profile = session.profiles.active().id
    untaught = answer(session, photos, profile)
    learn(session, photos, 0)
    session.profiles.reset(profile)
    session.forget()
    assert answer(session, photos, profile).results == untaught.results


def test_a_frozen_profile_is_used_but_learns_nothing(session: SearchSession, photos: Any) -> None:
    profile = session.profiles.active().id
    learn(session, photos, 0)
    learned = answer(session, photos, profile)
    session.profiles.freeze(profile, True)
    session.forget()
    learn(session, photos, 1)
    assert answer(session, photos, profile).results == learned.results


def test_export_and_import_bring_all_that_was_learned(
    session: SearchSession, photos: Any, tmp_path: Path
) -> None:
    profile = session.profiles.active().id
    learn(session, photos, 0, 1)
    learned = answer(session, photos, profile)
    write_profile(session.active.peek(profile).portable(), tmp_path / "Travelled.npz")
    imported = import_profile(photos.library, tmp_path / "Travelled.npz")
    assert imported.name == "Travelled"
    there = answer(session, photos, imported.id)
    np.testing.assert_allclose(there.weights, learned.weights, rtol=1e-12)
    assert [i.photo for i in there.results] == [i.photo for i in learned.results]
    copy = copy_profile(photos.library, imported.id, "Copy").id
    assert answer(session, photos, copy).results == there.results


def test_albums_outlive_the_profile_that_their_searches_are_of(
    session: SearchSession, photos: Any
) -> None:
    first = session.profiles.active().id
    learn(session, photos, 0, 1)
    albums = Albums(photos.library)
    (search, _) = (found.id for found in Journal(photos.library.catalogue).searches())
    albums.create("Beach", search=search)
    other = session.profiles.create("Other")
    sentence = session.profiles.delete(first)
    assert sentence == "The album that rested on its searches goes on with “Other”."
    (moved,) = Journal(photos.library.catalogue).searches()
    assert (moved.id, moved.profile, moved.kept) == (search, other.id, False)
    assert len(Journal(photos.library.catalogue).entries([search])) == 4
    third = session.profiles.create("Third")
    assert session.profiles.delete(third.id) == ""


def test_deleting_leaves_another_one_active(session: SearchSession) -> None:
    first = session.profiles.active().id
    with pytest.raises(ProfileError, match="last profile"):
        session.profiles.delete(first)
    second = session.profiles.create("Second").id
    session.profiles.delete(first)
    assert session.profiles.active().id == second


def test_names_are_checked(session: SearchSession, photos: Any, tmp_path: Path) -> None:
    profile = session.profiles.active()
    with pytest.raises(ProfileError, match="already"):
        session.profiles.create(profile.name)
    with pytest.raises(ProfileError, match="needs a name"):
        session.profiles.rename(profile.id, "  ")
    with pytest.raises(ProfileError, match="no profile number"):
        session.profiles.use(99)
    (tmp_path / "text.npz").write_text("no profile")
    with pytest.raises(ProfileError, match="not a profile"):
        import_profile(photos.library, tmp_path / "text.npz")


def test_only_ratings_that_still_count_are_counted(session: SearchSession, photos: Any) -> None:
    query = photos.ids[0]
    session.start([QueryItem(photo=query)])
    one, other, *_ = photos.like(query)
    search = session.current()
    for sign in (1, -1):  # of two ratings of a photo the last counts
        search.judge([one], sign)
    search.judge([other], 1)
    assert session.profiles.infos()[0].judgments == 2
    search.undo()
    assert session.profiles.infos()[0].judgments == 1
    search.redo()
    assert session.profiles.infos()[0].judgments == 2
    search.judge([other], 0)
    assert session.profiles.infos()[0].judgments == 1


def test_only_searches_with_ratings_that_count_are_counted(
    session: SearchSession, photos: Any
) -> None:
    learn(session, photos, 0)
    session.start([QueryItem(photo=photos.ids[1])])
    assert session.profiles.infos()[0].searches == 1
    session.current().judge([photos.like(photos.ids[1])[0]], 1)
    assert session.profiles.infos()[0].searches == 2
    session.current().undo()
    assert session.profiles.infos()[0].searches == 1
