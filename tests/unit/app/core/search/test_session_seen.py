"""A person acts on the search on the screen, also on one of long ago."""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

import cv2
import numpy as np
import pytest

from app.cluster.machines import open_index
from app.core.base.errors import LibraryDamagedError, LibraryError, QueryError
from app.core.base.search_types import EVERYWHERE, QueryItem, Scope
from app.core.profiles.exchange import copy_profile
from app.core.profiles.journal import Journal, SearchRecord, pack, unpack
from app.core.profiles.profile_base import keep_reference_sample, reference_sample_of
from app.core.profiles.profile_state import ProfileState, load_profile
from app.core.profiles.profiles import Profiles
from app.core.profiles.query import (
    OutsidePicture,
    OutsideVectors,
    Query,
    scaled_vectors,
    see_picture,
)
from app.core.profiles.tables import set_kept
from app.core.safety.repair import check
from app.core.search.session import MAX_HISTORY, History, SearchSession
from tests.unit.app.core.search.session_steps import answer, shown, start

# What is said about a search that was on the screen, while another one is the current one.


@pytest.fixture
def first(session: SearchSession, photos: Any) -> int:
    """The number of the search before the current one; the session shows the second."""
    view = start(session, photos.ids[0])
    start(session, photos.ids[1])
    return view.search


def lines_of(photos: Any, search: int) -> int:
    return len(Journal(photos.library.catalogue).entries([search]))


def test_a_thumb_goes_to_the_search_that_was_seen(
    session: SearchSession, photos: Any, first: int
) -> None:
    before, liked = shown(session), photos.like(photos.ids[0])[0]
    session.seen(first).judge([liked], 1)
    view = shown(session)
    assert (view.search, view.liked, view.can_undo) == (before.search, (), False)
    assert (lines_of(photos, first), lines_of(photos, view.search)) == (1, 0)
    session.back()
    assert (shown(session).search, shown(session).liked) == (first, (liked,))


def test_the_current_search_rests_on_what_an_earlier_one_is_taught(
    session: SearchSession, photos: Any, first: int
) -> None:
    query, before = photos.ids[0], shown(session)
    session.seen(first).judge([photos.like(query)[0]], 1)
    session.seen(first).judge([photos.unlike(query)[0]], -1)
    assert shown(session).weights != before.weights
    again = SearchSession(photos.library, open_index(photos.library), see_picture)
    again.reopen(before.search, Scope())
    assert shown(again).results == shown(session).results


def test_undo_and_redo_take_what_was_judged_where_it_was_seen(
    session: SearchSession, photos: Any, first: int
) -> None:
    liked = photos.like(photos.ids[0])[0]
    session.seen(first).judge([liked], 1)
    session.current().judge([photos.like(photos.ids[1])[0]], 1)
    kept = shown(session).liked
    session.seen(first).undo()
    assert shown(session).liked == kept
    session.back()
    assert shown(session).liked == ()
    session.forward()
    session.seen(first).redo()
    assert shown(session).liked == kept
    session.back()
    assert shown(session).liked == (liked,)


def test_a_search_is_left_out_though_another_one_is_shown(
    session: SearchSession, first: int
) -> None:
    session.seen(first).keep(False)
    assert shown(session).kept
    session.back()
    assert not shown(session).kept


def test_another_query_takes_the_thumbs_along_of_the_search_that_was_seen(
    session: SearchSession, photos: Any, first: int
) -> None:
    liked = photos.like(photos.ids[0])[0]
    session.seen(first).judge([liked], 1)
    session.change_query(first, (QueryItem(photo=photos.ids[5]),))
    assert shown(session).liked == (liked,)


def test_questions_of_the_current_search_stay_open(
    session: SearchSession, photos: Any, first: int
) -> None:
    session.current().ask()
    asked = shown(session).asked
    session.seen(first).judge([photos.like(photos.ids[0])[0]], 1)
    assert len(asked) > 0
    assert shown(session).asked == asked


def test_a_search_of_another_profile_is_judged_without_using_that(
    session: SearchSession, photos: Any, first: int
) -> None:
    liked = photos.like(photos.ids[0])[0]
    session.profiles.use(session.profiles.create("Work").id)
    session.restart()
    before = answer(shown(session))
    session.seen(first).judge([liked], 1)
    assert answer(shown(session)) == before
    session.back()
    session.back()
    assert (shown(session).search, shown(session).liked) == (first, (liked,))


def test_with_no_current_search_the_one_that_was_left_is_judged(
    session: SearchSession, photos: Any, first: int
) -> None:
    session.leave()
    session.seen(first).judge([photos.like(photos.ids[0])[0]], 1)
    assert session.view() is None
    assert lines_of(photos, first) == 1


def test_a_search_that_is_not_there_takes_nothing(session: SearchSession, first: int) -> None:
    with pytest.raises(LibraryError, match="no search number 99"):
        session.seen(99).judge([1], 1)
    assert shown(session).search != first


# Earlier searches in a library that has changed since, or was damaged.

Change = Callable[[Query], Query]


@pytest.fixture
def picture(tmp_path: Path) -> Path:
    path = tmp_path / "picture.png"
    cv2.imwrite(str(path), np.random.default_rng(0).integers(0, 256, (40, 80, 3), np.uint8))
    return path


@pytest.fixture
def asked(photos_with_features: Any, picture: Path) -> SearchRecord:
    """A search from a picture, and a later one from a photo, with thumbs in both."""
    library, ids = photos_with_features.library, photos_with_features.ids
    session = SearchSession(library, open_index(library), see_picture)
    for item in (QueryItem(path=picture, name="picture"), QueryItem(photo=ids[0])):
        session.start([item])
        session.current().judge([ids[3], ids[6]], 1)
        session.current().judge([ids[1]], -1)
    return Journal(photos_with_features.library.catalogue).searches()[0]


def rewrite(photos: Any, search: SearchRecord, blob: bytes | None) -> None:
    with photos.library.catalogue.transaction() as connection:
        connection.execute("UPDATE searches SET query_vectors = ? WHERE id = ?", (blob, search.id))


def opened(photos: Any) -> ProfileState:
    library = photos.library
    return load_profile(library, Profiles(library).active(), library.snapshot(), see_picture)


def without_gist(query: Query) -> Query:
    assert query.outside is not None
    kept = {name: array for name, array in query.outside.vectors.items() if name != "gist"}
    return replace(query, outside=OutsideVectors(kept, query.outside.schema))


def with_short_gist(query: Query) -> Query:
    assert query.outside is not None
    vectors = {**query.outside.vectors, "gist": np.zeros((1, 3), np.float32)}
    return replace(query, outside=OutsideVectors(vectors, query.outside.schema))


def without_picture(query: Query) -> Query:
    items = tuple(replace(item, thumbnail=None) for item in query.items)
    return replace(without_gist(query), items=items)


@pytest.mark.slow
@pytest.mark.parametrize("change", [without_gist, with_short_gist])
def test_vectors_of_other_modalities_are_made_again(
    change: Change, photos_with_features: Any, asked: SearchRecord
) -> None:
    snapshot = photos_with_features.library.snapshot()
    before = scaled_vectors(asked.query, snapshot, see_picture)
    learned = opened(photos_with_features).latest().weights
    rewrite(photos_with_features, asked, pack(change(asked.query)))
    memory = opened(photos_with_features)
    np.testing.assert_array_equal(memory.query_vectors(asked.id)["gist"], before["gist"])
    np.testing.assert_array_equal(memory.latest().weights, learned)


def test_pictures_are_read_again_where_they_can_do_no_harm(
    photos_with_features: Any, asked: SearchRecord
) -> None:
    library = photos_with_features.library
    before = scaled_vectors(asked.query, library.snapshot(), see_picture)
    rewrite(photos_with_features, asked, pack(without_gist(asked.query)))
    given: list[QueryItem] = []

    def apart(item: QueryItem, *others: Any) -> OutsidePicture:
        given.append(item)
        return see_picture(item, *others)

    memory = load_profile(library, Profiles(library).active(), library.snapshot(), apart)
    np.testing.assert_array_equal(memory.query_vectors(asked.id)["gist"], before["gist"])
    session = SearchSession(library, open_index(library), apart)
    session.reopen(asked.id, EVERYWHERE)
    assert session.first_view() is not None
    kept = asked.query.items[0].thumbnail
    assert given == 2 * [QueryItem(name="picture", thumbnail=kept)]  # not its file, of now


@pytest.mark.parametrize(
    "error", [QueryError("It crashed.", "Try another."), LibraryError("No process.")]
)
def test_a_picture_that_ends_its_process_leaves_out_its_search_alone(
    error: LibraryError, photos_with_features: Any, asked: SearchRecord
) -> None:
    library = photos_with_features.library
    rewrite(photos_with_features, asked, pack(without_gist(asked.query)))

    def apart(*_: object) -> OutsidePicture:
        raise error

    memory = load_profile(library, Profiles(library).active(), library.snapshot(), apart)
    assert not np.array_equal(memory.latest().weights, memory.untrained.weights)
    with pytest.raises(QueryError) as said:
        memory.query_vectors(asked.id)
    assert str(said.value) == (
        f"A picture of an earlier search can't be read again: {error.sentence} Search anew."
    )


def lacking(query: Query) -> bytes | None:
    return pack(without_picture(query))


def flipped(query: Query) -> bytes:
    blob = bytearray(pack(query) or b"")
    blob[blob.index(b"\x89PNG") + 50] ^= 255
    return bytes(blob)


@pytest.mark.parametrize("harm", [lacking, flipped])
def test_a_search_that_cannot_be_had_any_more_is_left_out(
    harm: Callable[[Query], bytes | None], photos_with_features: Any, asked: SearchRecord
) -> None:
    rewrite(photos_with_features, asked, harm(asked.query))
    memory = opened(photos_with_features)
    learned = memory.latest().weights
    assert not np.array_equal(learned, memory.untrained.weights)  # from the other search
    with pytest.raises(QueryError, match="earlier search can't be read"):
        memory.query_vectors(asked.id)
    memory.learn(asked.id)
    rewrite(photos_with_features, asked, pack(asked.query))
    set_kept(photos_with_features.library.catalogue, asked.id, False)
    np.testing.assert_array_equal(opened(photos_with_features).latest().weights, learned)


def test_a_damaged_search_is_told_by_the_check(
    photos_with_features: Any, asked: SearchRecord
) -> None:
    rewrite(photos_with_features, asked, flipped(asked.query))
    (said,) = check(photos_with_features.library)
    assert said.startswith(f"Search {asked.id} of the profile 'My photos' is left out")
    with pytest.raises(LibraryDamagedError, match="earlier search"):
        Journal(photos_with_features.library.catalogue).search(asked.id)


@pytest.mark.slow
def test_any_flipped_byte_is_damage_or_none(asked: SearchRecord) -> None:
    blob = pack(asked.query) or b""
    for offset in np.random.default_rng(0).choice(len(blob), 300, replace=False).tolist():
        harmed = bytearray(blob)
        harmed[offset] ^= 255
        with suppress(LibraryDamagedError):
            unpack(bytes(harmed))


def test_a_reference_sample_beyond_the_rows_is_drawn_again(photos: Any) -> None:
    library = photos.library
    profile, snapshot = Profiles(library).active(), library.snapshot()
    keep_reference_sample(library.catalogue, profile.id, snapshot, [0, len(snapshot.rows)])
    drawn = reference_sample_of(library.catalogue, profile.id, snapshot, store=True)
    assert len(drawn) == len(snapshot.rows)
    assert reference_sample_of(library.catalogue, profile.id, snapshot, store=False) == drawn


def test_a_copy_is_equal_though_the_clock_was_set_back(session: SearchSession, photos: Any) -> None:
    for query in (0, 1):
        session.start([QueryItem(photo=photos.ids[query])])
        session.current().judge([photos.like(photos.ids[query])[0]], 1)
        session.current().judge([photos.unlike(photos.ids[query])[0]], -1)
    with photos.library.catalogue.transaction() as connection:
        connection.execute("UPDATE searches SET created = -id")
    original = session.profiles.active().id
    copy = copy_profile(photos.library, original, "Copy").id
    journal = Journal(photos.library.catalogue)
    queries = [[search.query for search in journal.searches(p)] for p in (original, copy)]
    assert queries[0] == queries[1]


@pytest.mark.parametrize("step", [0.0, -5.0])
def test_gestures_stay_apart_when_the_clock_does_not_move(
    step: float, session: SearchSession, photos: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    times = iter(1e9 + step * tick for tick in range(99))
    monkeypatch.setattr(time, "time", lambda: next(times))
    session.start([QueryItem(photo=photos.ids[0])])
    session.current().judge([photos.ids[1]], 1)
    session.current().judge([photos.ids[2]], 1)
    session.current().undo()
    view = session.view()
    assert view is not None
    assert view.liked == (photos.ids[1],)


# Back and forward through searches.


@pytest.fixture
def history() -> History:
    """1, then 2, then 3."""
    made = History()
    for search in (1, 2, 3):
        made.visit(search)
    return made


def test_back_forward_and_leave(history: History) -> None:
    assert history.current == 3
    history.back()
    assert (history.current, history.can_go_back, history.can_go_forward) == (2, True, True)
    history.leave()
    assert history.current is None
    history.back()
    assert history.current == 2
    history.forward()
    history.forward()
    assert (history.current, history.can_go_forward) == (3, False)


def test_another_search_takes_the_place_of_those_ahead(history: History) -> None:
    history.back()
    history.visit(4)
    assert (history.current, history.can_go_forward) == (4, False)
    history.back()
    assert history.current == 2


def test_only_the_latest_searches_can_be_gone_back_to() -> None:
    history = History()
    for search in range(3 * MAX_HISTORY):
        history.visit(search)
    for _ in range(2 * MAX_HISTORY):
        history.back()
    assert (history.current, history.can_go_back) == (2 * MAX_HISTORY, False)


def test_what_is_forgotten_is_nowhere_to_return_to(history: History) -> None:
    history.forget()
    history.back()
    assert (history.current, history.can_go_back) == (None, False)
