"""Searches that start from a word."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from app.cluster.machines import open_index
from app.command_line import run
from app.core.base.errors import QueryError
from app.core.base.search_types import WORTH_A_CHECK, QueryItem, Scope, SearchView
from app.core.library.modalities import choose_subject, refuse_subject
from app.core.open_library import open_library
from app.core.profiles.exchange import copy_profile, import_profile
from app.core.profiles.exported_file import write_profile
from app.core.profiles.query import see_picture
from app.core.search import session as session_module
from app.core.search import summary
from app.core.search.session import SearchSession
from app.core.search.words import chances_of_word, noun_of, words_missing
from engine.feedback.guard import Evidence
from engine.feedback.line import PERHAPS
from features import nouns

# Searching by a word: its order, thumbs on it, and what is said where it can't be done.

ZEBRA = QueryItem(word="zebra")


@pytest.fixture
def words(photos_that_show: Any) -> Iterator[SearchSession]:
    with closing(opened(photos_that_show)) as session:
        yield session


def opened(photos: Any) -> SearchSession:
    return SearchSession(photos.library, open_index(photos.library), see_picture)


def start(session: SearchSession, word: str = "zebra") -> SearchView:
    session.start([QueryItem(word=word)])
    return shown(session)


def shown(session: SearchSession) -> SearchView:
    view = session.view()
    assert view is not None
    return view


def order(view: SearchView) -> list[int]:
    return [item.photo for item in view.results]


def shows(photos: Any, noun: int = 1) -> set[int]:
    return {photo for photo in photos.ids if photos.kinds[photo] == noun}


def test_photos_that_show_the_word_come_first(words: SearchSession, photos_that_show: Any) -> None:
    view = start(words, "Zebras")
    assert view.query == (ZEBRA,)
    assert view.word == "zebra"
    assert len({*order(view)[:8]} & shows(photos_that_show)) >= 6
    assert "“zebra”" in view.summary
    assert {item.shares for item in view.results} == {(0.0, 1.0)}


def test_photos_that_nothing_speaks_for_come_after_a_thumb_up_alone(
    words: SearchSession, photos_that_show: Any
) -> None:
    view = start(words)
    assert max(item.distance for item in view.results) < 1
    assert 10 < len(order(view)) < 30
    words.current().judge([order(view)[0]], -1)
    assert set(order(shown(words))) == set(order(view)[1:])
    words.current().judge([order(view)[1]], 1)
    assert set(order(shown(words))) == {*photos_that_show.ids} - {*order(view)[:2]}
    words.set_order("original")
    assert set(order(shown(words))) == set(order(view)[2:])


def test_thumbs_work_as_in_every_search(words: SearchSession, photos_that_show: Any) -> None:
    alone = order(start(words))
    words.current().judge([photos_that_show.ids[2]], 1)
    first = shown(words)  # all photos
    words.current().undo()
    wanted = sorted(shows(photos_that_show, noun=2))
    ups, downs, rest = wanted[:4], [p for p in order(first) if p not in wanted][:4], wanted[4:]
    words.current().judge(ups, 1)
    words.current().judge(downs, -1)
    learned = shown(words)
    before = [photo for photo in order(first) if photo not in (*ups, *downs)]
    assert sum(map(order(learned).index, rest)) < sum(map(before.index, rest))
    assert {item.pulled_by for item in learned.results} <= {*ups}
    words.current().undo()
    words.current().undo()
    assert order(shown(words)) == alone


def test_the_original_order_is_the_words(words: SearchSession) -> None:
    words.set_order("original")
    view = start(words)
    first, distances = order(view), [item.distance for item in view.results]
    assert distances == sorted(distances)
    words.current().judge(first[3:5], 1)
    assert order(shown(words)) == first[:3] + first[5:]


def test_ask_me_asks_before_and_after_thumbs(words: SearchSession) -> None:
    first = start(words)
    words.current().ask()
    assert shown(words).asked[0] == order(first)[0]
    words.current().ask()
    words.current().judge(order(first)[:1], 1)
    words.current().ask()
    assert 0 < len(shown(words).asked) <= 4


def test_a_scope_and_the_way_back_hold_for_words(
    words: SearchSession, photos_that_show: Any, tmp_path: Any
) -> None:
    view = start(words)
    words.start([QueryItem(photo=order(view)[0])])
    words.back()
    assert order(shown(words)) == order(view)
    words.set_scope(Scope(folder=tmp_path / "elsewhere"))
    assert shown(words).results == ()
    assert shown(words).summary == "No photos there."


def test_thumbs_survive_a_restart_and_teach(photos_that_show: Any, words: SearchSession) -> None:
    view = start(words)
    words.current().judge(order(view)[:3], 1)
    words.current().judge(order(view)[-3:], -1)
    words.close()
    with closing(opened(photos_that_show)) as again:
        profile = again.profiles.active().id
        (search,) = again._journal.searches(profile)
        assert search.query.items == (ZEBRA,)
        state = again.active.state_of(profile)
        assert len(again.active.peek(profile).portable().judgments) == 6
        assert {
            judgment.anchors for judgment in again.active.peek(profile).portable().judgments
        } == {()}
        assert any(
            (state.latest().components[name] != state.untrained.components[name]).any()
            for name in state.untrained.modalities
        )


def test_profiles_with_words_are_copied_exported_and_imported(
    photos_that_show: Any, words: SearchSession, tmp_path: Any
) -> None:
    view = start(words)
    words.current().judge(order(view)[:3], 1)
    words.current().judge(order(view)[-3:], -1)
    profile = words.profiles.active().id
    library = photos_that_show.library
    copy = copy_profile(library, profile, "Copy")
    assert words._journal.searches(copy.id)[0].query.word == "zebra"
    portable = words.active.peek(profile).portable()
    assert words.active.peek(copy.id).portable().judgments == portable.judgments
    write_profile(portable, tmp_path / "away.npz")
    brought = import_profile(library, tmp_path / "away.npz")
    assert len(words.active.peek(brought.id).portable().judgments) == len(portable.judgments)


@pytest.mark.parametrize(
    ("best", "title", "said"),
    [
        (0.5, "Photos of “zebra”", "Like what fits"),
        (0.49, "Perhaps “zebra”", "Like what fits"),
        (0.19, "Closest to “zebra”", "No photo clearly shows “zebra”"),
    ],
)
def test_a_word_is_as_certain_as_the_best_photo_above_or_below_the_line(
    words: SearchSession, best: float, title: str, said: str
) -> None:
    view = start(words)
    results = [replace(item, probability=best / 2) for item in view.results]
    results[3] = replace(results[3], probability=best)
    view = replace(view, results=tuple(results))
    assert view.edge
    assert view.edge.line == PERHAPS
    assert summary.named_by_word(view) == title
    stricter = replace(view, edge=replace(view.edge, line=0.9, moved=True))
    assert summary.named_by_word(stricter) == title  # the line is the person's, the doubt ours
    assert summary.summary_of(view, Evidence(1.0, (), 0, 0, 0)).startswith(said)


def test_what_is_close_to_a_word_is_less_sure_than_what_just_means_it() -> None:
    scores, near = np.linspace(6, -2, 200), np.full(200, 0.3, np.float32)
    assert chances_of_word("zebra", near, scores)[0] > 0.8
    assert chances_of_word("sunset", near, scores)[0] < 0.8
    assert chances_of_word("red zebra", near, scores)[0] < 0.8
    assert chances_of_word("okapi", near + 0.5, scores)[0] < PERHAPS


def test_of_what_is_only_a_little_like_a_word_it_is_said_that_none_clearly_shows_it() -> None:
    scores = np.linspace(6, -2, 200)
    little, more = (np.full(200, far, np.float32) for far in (0.97, 0.9))
    assert chances_of_word("okapi", little, scores)[0] < WORTH_A_CHECK * PERHAPS
    assert chances_of_word("okapi", more, scores)[0] >= WORTH_A_CHECK * PERHAPS


def test_a_word_that_no_photo_shows_has_no_good_matches_whatever_stands_out() -> None:
    scores = np.linspace(6, -2, 200)
    none, some = np.full(200, 0.95, np.float32), np.full(200, 0.95, np.float32)
    some[:20] = 0.1
    assert chances_of_word("zebra", none, scores).max() < PERHAPS
    assert (chances_of_word("zebra", some, scores) >= PERHAPS).sum() >= 20


def test_several_words_are_all_wanted(words: SearchSession, photos_that_show: Any) -> None:
    view = start(words, "zebra bananas")
    assert view.word == "zebra banana"
    assert "“zebra banana”" in summary.named_by_word(view)
    both = sorted(start(words).results, key=lambda item: item.photo)
    alone = {item.photo: item.distance for item in both}
    assert max(item.distance for item in view.results) > min(alone.values())


def test_where_nothing_is_like_the_word_all_photos_are_there_to_thumb(
    words: SearchSession, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(nouns, "probabilities", lambda labels, noun: np.zeros(len(labels)))
    view = start(words)
    assert view.summary.startswith("No photo clearly shows “zebra”.")
    assert len(order(view)) == 30


def test_a_search_begins_before_all_photos_were_looked_at(
    words: SearchSession, photos_that_show: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(session_module, "LABELLING_TIME", 0.0)
    monkeypatch.setattr("app.core.search.label_table.PHOTOS_PER_STEP", 12)
    view = start(words)
    assert set(order(view)) <= {*photos_that_show.ids[:12]}
    assert view.incomplete == "18 photos are still being looked at."
    assert words.labels_notice() == ""
    for _ in words.idle.upkeep():
        pass
    assert words.labels_notice() == "All photos were looked at"
    assert order(shown(words)) == order(view)  # until it is asked for
    words.search_again()
    assert set(order(shown(words))) > set(order(view))
    assert shown(words).incomplete == words.labels_notice() == ""


def test_a_word_that_is_not_known_is_refused_with_what_is_like_it(words: SearchSession) -> None:
    with pytest.raises(QueryError, match=r"doesn't know the word “elephunt”\. Try “elephant”, or"):
        start(words, "elephunt")
    with pytest.raises(QueryError, match="Try another word, or search from a photo"):
        noun_of("qqqq")
    assert noun_of(" Dogs") == "dog"


def test_a_word_is_a_query_of_its_own(words: SearchSession, photos_that_show: Any) -> None:
    with pytest.raises(QueryError, match="one word"):
        words.start([ZEBRA, QueryItem(photo=photos_that_show.ids[0])])


def test_why_a_library_knows_no_words(session: SearchSession, photos: Any) -> None:
    library = photos.library
    assert words_missing(library).startswith("Words work once")
    with pytest.raises(QueryError, match="Search from a photo instead"):
        session.start([ZEBRA])
    refuse_subject(library, "Its weights are not installed.")
    assert words_missing(library) == "Its weights are not installed."
    choose_subject(library, wanted=False)
    assert "turn on" in words_missing(library)


def test_words_wait_for_the_first_photos(tmp_path: Path) -> None:
    with open_library(tmp_path) as library:
        assert words_missing(library).startswith("Words work once")


def test_a_search_by_a_word_without_its_vectors_still_teaches(
    words: SearchSession, photos_that_show: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    view = start(words)
    words.current().judge(order(view)[:2], 1)
    monkeypatch.setattr("app.core.search.words.words_missing", lambda library: "No words.")
    words.set_scope(Scope(filter="1970.."))
    with pytest.raises(QueryError, match=r"No words\."):
        words.view()
    assert len(words.active.peek(words.profiles.active().id).portable().judgments) == 2


# `likewise search --word`: the same photos as in the window, and sentences for words unknown.


def test_the_command_line_takes_a_word(
    photos_that_show: Any, capsys: pytest.CaptureFixture[str]
) -> None:
    library = photos_that_show.library
    with closing(SearchSession(library, open_index(library), see_picture)) as session:
        session.start([QueryItem(word="zebra")])
        view = session.view()
    assert view is not None
    expected = [item.photo for item in view.results[:3]]
    there = ["--library", str(library.folder)]
    assert run(["search", "--word", "Zebras", "--top", "3", "--json", *there]) == 0
    rows = json.loads(capsys.readouterr().out)
    paths = [str(library.photo(photo).path) for photo in expected]
    assert [row["path"] for row in rows] == paths
    assert rows[0]["shares"] == {"color": 0.0, "subject": 1.0}
    assert run(["search", "--word", "elephunt", *there]) == 1
    assert "doesn't know the word “elephunt”. Try “elephant”" in capsys.readouterr().err


@pytest.mark.parametrize("arguments", [[], ["a.jpg", "--word", "dog"]])
def test_the_command_line_wants_a_photo_or_a_word(arguments: list[str]) -> None:
    with pytest.raises(SystemExit):
        run(["search", *arguments])
