"""What is known of photos, kept by content."""

from __future__ import annotations

from pathlib import Path

import pytest

from app.core.base.photo_types import Shot
from app.core.facts.tables import (
    StoredFacts,
    facts_of,
    nameless_places,
    note_places,
    note_shots,
)
from app.core.store.catalogue import Catalogue
from tests.made_files import add_file

TOLD = {"lens": "A lens", "exposure": 0.004, "iso": 400, "flash": True, "altitude": 12.5}
LISBON = Shot(place=(38.71, -9.14), values=TOLD)


@pytest.fixture
def catalogue(tmp_path: Path) -> Catalogue:
    made = Catalogue(tmp_path)
    with made.transaction() as connection:
        connection.execute("INSERT INTO roots (path, device, added) VALUES (?, 0, 0)", (b"/p",))
        for path in (b"a", b"b", b"c"):
            add_file(connection, 1, path, mtime_ns=0, content=path.upper(), state="ready")
    note_shots(made, [(1, b"A", LISBON), (2, b"B", Shot())])
    return made


def test_what_was_noted_is_read_back(catalogue: Catalogue) -> None:
    assert facts_of(catalogue, [1, 2, 3, 4]) == {
        1: StoredFacts(TOLD, (38.71, -9.14), located_by="exif"),
        2: StoredFacts(),
    }
    with catalogue.transaction() as connection:
        connection.execute("UPDATE files SET hash = ? WHERE id = 1", (b"new",))
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
