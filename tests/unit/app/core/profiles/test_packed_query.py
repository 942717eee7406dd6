"""Queries in the journal come back as they were, and damaged ones are told as such."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from app.core.base.errors import LibraryDamagedError
from app.core.base.search_types import QueryItem
from app.core.profiles.journal import pack, query_of_photos, unpack
from app.core.profiles.query import OutsideVectors, Query


def test_a_query_comes_back_as_it_was() -> None:
    items = (
        QueryItem(photo=3, crop=(0.0, 0.25, 0.5, 0.75)),
        QueryItem(path=Path("red.png"), name="red", thumbnail=b"its pixels"),
    )
    vectors = {"gist": np.array([[1.5, -2.0]], np.float32)}
    blob = pack(Query(items, OutsideVectors(vectors, "a schema")))
    assert blob is not None
    again = unpack(blob)
    assert again.items == items
    assert again.outside is not None
    assert again.outside.schema == "a schema"
    np.testing.assert_array_equal(again.outside.vectors["gist"], vectors["gist"])


def test_nothing_is_packed_for_photos_alone() -> None:
    assert pack(Query((QueryItem(photo=1),))) is None


def test_photos_alone_are_their_numbers() -> None:
    assert query_of_photos("[3, 1]") == Query((QueryItem(photo=3), QueryItem(photo=1)))


def test_a_torn_blob_is_damage() -> None:
    with pytest.raises(LibraryDamagedError, match="earlier search"):
        unpack(b"PK torn")


@pytest.mark.parametrize("torn", ["[3, 1", "7"])
def test_numbers_that_are_none_are_damage(torn: str) -> None:
    with pytest.raises(LibraryDamagedError, match="earlier search"):
        query_of_photos(torn)
