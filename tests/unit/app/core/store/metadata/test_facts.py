"""What is known of photos, kept by content."""

from __future__ import annotations

from pathlib import Path

import pytest

from app.core.store.catalogue import Catalogue
from app.core.store.metadata.facts import (
    StoredFacts,
    facts_of,
    nameless_places,
    note_facts,
    note_places,
)
from features.facts import NO_FACTS, Facts

LISBON = Facts("A lens", 0.004, 2.8, 400, 35.0, 52.0, True, 38.71, -9.14, 12.5, "JPEG")


@pytest.fixture
def catalogue(tmp_path: Path) -> Catalogue:
    made = Catalogue(tmp_path)
    with made.transaction() as connection:
        connection.execute("INSERT INTO roots (path, device, added) VALUES (?, 0, 0)", (b"/p",))
        connection.executemany(
            "INSERT INTO photos (root, path, size, mtime_ns, hash, state)"
            " VALUES (1, ?, 1, 0, ?, 'ready')",
            [(b"a", b"A"), (b"b", b"B"), (b"c", b"C")],
        )
        note_facts(connection, [(1, b"A", LISBON), (2, b"B", NO_FACTS)])
    return made


def test_what_was_noted_is_read_back(catalogue: Catalogue) -> None:
    assert facts_of(catalogue, [1, 2, 3, 4]) == {
        1: StoredFacts(LISBON, located_by="exif"),
        2: StoredFacts(NO_FACTS),
    }
    with catalogue.transaction() as connection:
        connection.execute("UPDATE photos SET hash = ? WHERE id = 1", (b"new",))
    assert facts_of(catalogue, [1]) == {}


def test_places_are_looked_up_once(catalogue: Catalogue) -> None:
    (spot,) = nameless_places(catalogue)
    assert spot == (1, 38.71, -9.14)
    note_places(catalogue, {spot: ("Lisbon", "Portugal")})
    assert nameless_places(catalogue) == []
    assert facts_of(catalogue, [1])[1].place == ("Lisbon", "Portugal")
    note_places(catalogue, {spot: ()})
    assert nameless_places(catalogue) == []
    assert facts_of(catalogue, [1])[1].place == ()


def test_a_place_that_changed_meanwhile_gets_no_name(catalogue: Catalogue) -> None:
    note_places(catalogue, {(1, 0.0, 0.0): ("Elsewhere",)})
    assert nameless_places(catalogue) == [(1, 38.71, -9.14)]
