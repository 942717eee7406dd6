"""Finding photos once."""

from __future__ import annotations

from typing import Any

from app.core.facts.find_photos import UNKNOWN, find_photos
from app.core.store.metadata.facts import note_facts, note_places
from app.core.store.photos.photos import content_of
from app.core.types import Scope
from features.facts import Facts


def test_what_is_known_comes_along(photos: Any) -> None:
    library, first = photos.library, photos.ids[0]
    content = content_of(library.catalogue, first)
    with library.catalogue.transaction() as connection:
        note_facts(connection, [(first, content, Facts(latitude=1.0, longitude=2.0))])
    note_places(library.catalogue, {(first, 1.0, 2.0): ("Lisbon", "Portugal")})
    ((info, known),) = find_photos(library, Scope(filter="lisbon"))
    assert info.id == first
    assert known.place == ("Lisbon", "Portugal")
    others = find_photos(library, Scope(filter="-lisbon"))
    assert len(others) == len(photos.ids) - 1
    assert {known for _, known in others} == {UNKNOWN}
    assert [info.path for info, _ in others] == sorted(info.path for info, _ in others)
