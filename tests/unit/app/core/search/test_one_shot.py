"""A search without a window: what is shown of its results, and that it leaves no trace."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import closing
from functools import partial
from typing import Any

from app.cluster.machines import open_index
from app.core.base.search_types import QueryItem, ResultItem
from app.core.base.stacks import Stacks, stacked_results
from app.core.profiles.query import see_picture
from app.core.search.one_shot import search_once
from app.core.search.session import SearchSession


def found(photos: Any, count: int, **options: Any) -> list[ResultItem]:
    opener = partial(open_index, photos.library, for_command=True)
    query = QueryItem(photo=photos.ids[0])
    return list(
        search_once(photos.library, opener, query, (), count, see=see_picture, **options).results
    )


def test_as_many_are_shown_as_are_wanted_though_stacks_hide_some(photos: Any) -> None:
    plain = [item.photo for item in found(photos, 29)]
    pile, other = plain[:12], plain[12:14]
    stacks = Stacks([tuple(reversed(pile))])
    shown = found(photos, 3, shown=partial(stacked_results, stacks=stacks))
    assert [(item.photo, item.found) for item in shown] == [
        (pile[-1], pile[0]),
        *((photo, None) for photo in other),
    ]


def test_no_more_are_asked_for_than_there_are(photos: Any) -> None:
    asked: list[int] = []

    def only_one(results: Sequence[ResultItem]) -> tuple[ResultItem, ...]:
        asked.append(len(results))
        return tuple(results[:1])

    assert len(found(photos, 10, shown=only_one)) == 1
    assert asked == [10, 20, 29]


def test_a_word_finds_what_it_finds_in_the_window(photos_that_show: Any) -> None:
    library = photos_that_show.library
    with closing(SearchSession(library, open_index(library), see_picture)) as session:
        session.start([QueryItem(word="zebra")])
        view = session.view()
    assert view is not None
    told: list[tuple[int, int]] = []
    answer = search_once(
        library,
        partial(open_index, library, for_command=True),
        QueryItem(word="Zebra"),
        [],
        30,
        on_progress=lambda done, total: told.append((done, total)),
        see=see_picture,
    )
    assert [item.photo for item in answer.results] == [item.photo for item in view.results]
    assert told[-1] == (30, 30)
