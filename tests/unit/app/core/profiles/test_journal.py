"""The journal of a library: searches, thumbs, and what is known from them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from app.core.base.errors import LibraryError, QueryError
from app.core.base.search_types import EVERYWHERE, QueryItem, Thumbed
from app.core.filling import keep_search
from app.core.library.library import LibrarySnapshot
from app.core.library.networks import SUBJECT
from app.core.profiles import journal as history
from app.core.profiles.journal import (
    Journal,
    SearchRecord,
    engine_entries,
    search_history,
    thumbs_of,
    withdraw_thumbs,
)
from app.core.profiles.profile_base import GROWTH, keep_reference_sample, reference_sample_of
from app.core.profiles.profile_files import keep_metric, name_of, read_metric
from app.core.profiles.profile_state import KnownSearch, known_search, was_at
from app.core.profiles.profiles import Profiles
from app.core.profiles.query import OutsideVectors, Query
from app.core.profiles.tables import Entry, add_judgments, add_reversals, set_kept
from app.core.search.session import SearchSession
from app.core.store.catalogue import Json, set_setting
from app.core.store.derived import derived_folder, derived_path
from engine.feedback.journal import JournalEntry
from engine.types import Float32
from features.schema import schema_id
from tests.unit.app.core.conftest import Photos, add_photos, photos, session
from tests.unit.app.core.search.session_steps import shown, start

# The journal on disk, and its translation for the engine.


def test_lines_come_back_in_order(photos: Any) -> None:
    catalogue = photos.library.catalogue
    journal, profile = Journal(catalogue), Profiles(photos.library).active().id
    query = Query((QueryItem(photo=1), QueryItem(photo=2)))
    search = journal.add_search(profile, query, {1: 0, 2: 1}, kept=True)
    other = journal.add_search(profile, query, {1: 0, 2: 1}, kept=False)
    add_judgments(catalogue, search, {3: 2, 5: 4}, 1)
    add_judgments(catalogue, other, {4: 3}, -1)
    add_judgments(catalogue, search, {6: 5}, 0)
    add_reversals(catalogue, search, "undo", [4, 2])
    assert journal.entries([search]) == (
        Entry(1, search, "judge", 3, 1, None, 1, 2),
        Entry(2, search, "judge", 5, 1, None, 1, 4),
        Entry(4, search, "judge", 6, 0, None, 4, 5),
        Entry(5, search, "undo", None, 0, 4, 5),
        Entry(6, search, "undo", None, 0, 2, 5),
    )
    assert [entry.seq for entry in journal.entries([search, other])] == [1, 2, 3, 4, 5, 6]
    assert journal.search(search).query == query
    assert journal.search(search).rows == (0, 1)
    assert [record.kept for record in journal.searches(profile)] == [True, False]
    set_kept(catalogue, other, True)
    assert journal.search(other).kept


def test_an_unknown_search_is_an_error(photos: Any) -> None:
    with pytest.raises(LibraryError, match="no search number 7"):
        Journal(photos.library.catalogue).search(7)


def test_photos_become_rows_and_lines_without_rows_go_with_their_undoing() -> None:
    entries = [
        Entry(1, 5, "judge", 30, 1, None, 1),
        Entry(2, 5, "judge", 99, 1, None, 1),  # a photo without a row
        Entry(3, 5, "undo", None, 0, 2, 3),
        Entry(4, 5, "undo", None, 0, 1, 4),
        Entry(6, 5, "redo", None, 0, 1, 6),
    ]
    assert engine_entries(entries, {5: (0,)}, {30: 12}) == [
        JournalEntry(1, "judge", 5, (0,), 12, 1, gesture=1),
        JournalEntry(4, "undo", 5, target=1),
        JournalEntry(6, "redo", 5, target=1),
    ]


# Thumbs of photos in all searches: listed as far as they count, and withdrawn as if cleared.


def summary(thumbs: tuple[Thumbed, ...]) -> list[tuple[int, tuple[int, ...], tuple[int, ...]]]:
    return [(thumbed.search, thumbed.up, thumbed.down) for thumbed in thumbs]


def test_thumbs_that_count_are_listed_and_others_not(session: SearchSession, photos: Any) -> None:
    library = photos.library
    a, b, other, cleared, undone = photos.ids[1:6]
    first = start(session, photos.ids[0]).search
    session.current().judge([a, b], 1)
    session.current().judge([a], -1)
    session.current().judge([cleared], 1)
    session.current().judge([cleared], 0)
    second = start(session, photos.ids[7]).search
    session.current().judge([a], 1)
    session.current().judge([other], -1)
    session.current().judge([undone], 1)
    session.current().undo()
    assert summary(thumbs_of(library, [a])) == [(second, (a,), ()), (first, (), (a,))]
    assert summary(thumbs_of(library, [a, b, other])) == [
        (second, (a,), (other,)),
        (first, (b,), (a,)),
    ]
    assert thumbs_of(library, [cleared, undone]) == ()
    assert thumbs_of(library, [a])[1].query == (QueryItem(photo=photos.ids[0]),)
    session.current().redo()
    assert summary(thumbs_of(library, [cleared, undone])) == [(second, (undone,), ())]


def test_a_withdrawn_thumb_leaves_what_clearing_it_would(
    session: SearchSession, photos: Any
) -> None:
    library, query = photos.library, photos.ids[0]
    start(session, query)
    like, other = photos.like(query)[0], photos.unlike(query)[0]
    session.current().judge([other], -1)
    before = shown(session)
    session.current().judge([like], 1)
    assert shown(session).results != before.results
    assert withdraw_thumbs(library, before.search, [like, photos.ids[4]]) == (like,)
    session.judged_elsewhere([like])
    after = shown(session)
    assert (after.results, after.disliked, after.liked) == (before.results, (other,), ())
    with pytest.raises(QueryError, match="no such thumb"):
        withdraw_thumbs(library, before.search, [like])
    session.current().undo()  # of the withdrawing
    assert shown(session).liked == (like,)


# What is kept in memory of a search, on a library of four photos.

ROWS = {11: 0, 12: 3}
"""Photo -> row; photo 12 was edited, and had row 1 before."""

Ask = Callable[..., KnownSearch]


def snapshot_of(rows: list[int]) -> LibrarySnapshot:
    vectors = {"color": np.zeros((len(rows), 3), np.float32)}
    alive = np.ones(len(rows), bool)
    return LibrarySnapshot(1, "", {"color": 1.0}, vectors, np.array(rows), alive)


@pytest.fixture
def outside() -> dict[str, Float32]:
    return {"color": np.full((2, 3), 9, np.float32)}


@pytest.fixture
def ask(outside: dict[str, Float32]) -> Ask:
    snapshot = snapshot_of([11, 12, 13, 12])

    def known(query: Query, rows: tuple[int | None, ...] = (), damage: str = "") -> KnownSearch:
        search = SearchRecord(40, 1, query, kept=True, rows=rows, damage=damage)
        return known_search(search, 5, snapshot, ROWS, outside, _no_picture)

    return known


def _no_picture(*_: object) -> Any:
    raise QueryError("This picture is gone.", "")


def pasted() -> Query:
    items = QueryItem(photo=12), QueryItem(name="pasted", thumbnail=b"pixels")
    return Query(
        items, OutsideVectors({"color": np.ones((1, 3), np.float32)}, schema_id([SUBJECT]))
    )


def test_photos_are_anchors_by_their_rows_of_now_and_of_then(ask: Ask) -> None:
    known = ask(Query((QueryItem(photo=11), QueryItem(photo=12))), rows=(0, 1))
    assert known == KnownSearch(5, True, anchors=(0, 3), anchors_then=(0, 1))


def test_a_row_that_was_never_the_photos_is_not_believed(ask: Ask) -> None:
    assert ask(Query((QueryItem(photo=12),)), rows=(2,)).anchors_then == (3,)


def test_a_photo_that_was_not_read_is_no_anchor(ask: Ask) -> None:
    assert ask(Query((QueryItem(photo=13), QueryItem(photo=11)))).anchors == (0,)


def test_a_picture_from_outside_is_the_next_of_the_table(
    ask: Ask, outside: dict[str, Float32]
) -> None:
    known = ask(pasted())
    assert (known.anchors, known.anchors_then) == ((3, -3), (3, -3))
    assert outside["color"].tolist() == [[9] * 3, [9] * 3, [1] * 3]
    assert ask(pasted()).anchors == (3, -4)


def test_a_picture_that_cant_be_read_again_leaves_the_table_as_it_is(
    ask: Ask, outside: dict[str, Float32]
) -> None:
    query = Query(
        pasted().items, OutsideVectors({"color": np.ones((1, 3), np.float32)}, "of before")
    )
    known = ask(query)
    assert "This picture is gone." in known.unusable
    assert known.anchors == ()
    assert len(outside["color"]) == 2


def test_a_search_that_is_damaged_says_why_it_teaches_nothing(ask: Ask) -> None:
    assert ask(Query(()), damage="Search 40 is damaged.").unusable == "Search 40 is damaged."


@pytest.mark.parametrize(
    ("photo", "row", "was"),
    [
        (12, 1, True),
        (12, 3, True),
        (12, 0, False),
        (12, -1, False),
        (12, 4, False),
        (None, 1, False),
    ],
)
def test_which_rows_were_a_photos(photo: int | None, row: int, was: bool) -> None:
    assert was_at(snapshot_of([11, 12, 13, 12]), photo, row) is was


# The latest searches: what they began with, what still counts in them, which fill an album.

__all__ = ["photos", "session"]


def test_the_latest_comes_first_with_the_thumbs_that_count(
    photos: Any, session: SearchSession, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert search_history(photos.library) == ()
    query, other = photos.ids[0], photos.ids[5]
    first = start(session, query).search
    like, unlike = photos.like(query), photos.unlike(query)
    session.current().judge(like[:3], 1)
    session.current().judge(unlike[:2], -1)
    session.current().judge(like[:1], 0)  # cleared
    session.current().judge(unlike[2:4], -1)
    session.current().undo()
    keep_search(photos.library, session.current(), "Beach")
    second = start(session, other).search
    later, earlier = search_history(photos.library)
    assert (later.search, later.query) == (second, (QueryItem(photo=other),))
    assert (later.up, later.down, later.album) == (0, 0, "")
    assert (earlier.search, earlier.up, earlier.down, earlier.album) == (first, 2, 2, "Beach")
    assert later.when >= earlier.when
    monkeypatch.setattr(history, "MAX_LISTED", 1)
    assert [each.search for each in search_history(photos.library)] == [second]


# Metrics of kept searches in files: read back bit for bit, and never believed when damaged.


def judged(session: SearchSession, photos: Photos, query: int) -> int:
    session.start([QueryItem(photo=query)])
    session.current().judge(photos.like(query)[:4], 1)
    session.current().judge(photos.unlike(query)[:4], -1)
    return session.current().record.id


def test_a_metric_is_read_back_bit_for_bit(session: SearchSession, photos: Photos) -> None:
    judged(session, photos, photos.ids[0])
    search = judged(session, photos, photos.ids[1])
    metric = session.current().metric
    snapshot, folder = photos.library.snapshot(), photos.library.folder
    assert read_metric(folder, snapshot, search) is None
    keep_metric(folder, snapshot, search, metric)
    kept = read_metric(folder, snapshot, search)
    assert kept is not None
    vectors = {name: matrix[:] for name, matrix in snapshot.vectors.items()}
    assert np.array_equal(kept.embed(vectors), metric.embed(vectors))
    assert kept.dimensions == metric.dimensions
    assert read_metric(folder, replace(snapshot, key="another"), search) is None


def test_a_damaged_file_is_no_metric(session: SearchSession, photos: Photos) -> None:
    search = judged(session, photos, photos.ids[0])
    session.current().keep_metric()
    snapshot = photos.library.snapshot()
    path = derived_path(derived_folder(photos.library.folder), name_of(search))
    whole = path.read_bytes()
    for cut in (0, 10, len(whole) // 2, len(whole) - 30):
        path.write_bytes(whole[:cut])
        assert read_metric(photos.library.folder, snapshot, search) is None


def test_a_search_that_is_opened_again_is_ranked_as_it_was(
    session: SearchSession, photos: Photos, monkeypatch: pytest.MonkeyPatch
) -> None:
    judged(session, photos, photos.ids[0])
    search = judged(session, photos, photos.ids[1])
    keep_search(photos.library, session.current(), "Sea")
    before = session.view()
    judged(session, photos, photos.ids[2])
    session.reopen(search, EVERYWHERE)
    state = session.current().state
    monkeypatch.setattr(state, "before", lambda _: pytest.fail("replays the journal"))
    again = session.view()
    assert before is not None
    assert again is not None
    assert again.results == before.results
    assert again.liked == before.liked
    assert again.can_go_back


# The reference sample is kept for the same vectors, and drawn anew if it is none or outgrown.


def test_it_is_kept_with_its_profile_while_the_library_grows_little(photos: Any) -> None:
    catalogue, snapshot = photos.library.catalogue, photos.library.snapshot()
    count = len(snapshot.rows)
    most = tuple(range(round(count / GROWTH)))
    keep_reference_sample(catalogue, 1, snapshot, most)
    assert reference_sample_of(catalogue, 1, snapshot, store=False) == most
    keep_reference_sample(catalogue, 1, snapshot, most[1:])
    assert reference_sample_of(catalogue, 1, snapshot, store=True) == tuple(range(count))
    assert reference_sample_of(catalogue, 1, snapshot, store=False) == tuple(range(count))


@pytest.mark.parametrize(
    "kept",
    [
        [1, 2],
        {"genera": 1, "rows": [2, 0]},
        {"key": "now", "rows": 2},
        {"key": "now", "rows": [2, -1]},
        {"key": "now", "rows": [2, 10**6]},
        {"key": "another", "rows": [2, 0]},
    ],
)
def test_what_is_none_is_drawn_anew(photos: Any, kept: Json) -> None:
    catalogue, snapshot = photos.library.catalogue, replace(photos.library.snapshot(), key="now")
    drawn = reference_sample_of(catalogue, 1, snapshot, store=False)
    assert drawn != (2, 0)
    set_setting(catalogue, "background of profile 1", kept)
    assert reference_sample_of(catalogue, 1, snapshot, store=True) == drawn
    assert reference_sample_of(catalogue, 1, snapshot, store=False) == drawn


def test_a_profile_begun_with_few_photos_starts_anew_when_there_are_more(
    session: SearchSession, photos: Any
) -> None:
    session.start([QueryItem(photo=photos.ids[0])])
    session.current().judge(photos.like(photos.ids[0])[:3], 1)
    session.view()
    before = session.active.state
    assert before is not None
    add_photos(photos, 1)
    session.library_changed()
    session.view()
    assert session.active.state is before
    add_photos(photos, len(photos.ids))
    session.library_changed()
    session.view()
    after = session.active.state
    assert after is not None
    assert len(after.reference) == 2 * len(photos.ids) + 1
    assert not np.array_equal(after.untrained.weights, after.latest().weights)  # as taught
