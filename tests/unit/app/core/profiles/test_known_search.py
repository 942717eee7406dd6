"""What is kept in memory of a search, on a library of four photos."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from app.core.base.errors import QueryError
from app.core.base.search_types import QueryItem
from app.core.library.library import LibrarySnapshot
from app.core.library.networks import SUBJECT
from app.core.profiles.journal import SearchRecord
from app.core.profiles.profile_state import KnownSearch, known_search, was_at
from app.core.profiles.query import OutsideVectors, Query
from engine.types import Float32
from features.schema import schema_id

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
