"""What is known of a photo, counted by hand."""

from __future__ import annotations

from typing import Any

from app.core.albums.albums import Albums
from app.core.base.photo_types import MarkChange, Shot, XmpFacts
from app.core.base.search_types import Scope
from app.core.facts.tables import StoredFacts, note_places, note_shots, note_xmp_facts
from app.core.marks.marking import mark
from app.core.search.known_facts import KnownFacts, known_facts, photos_found
from tests.made_files import content_of


def known_of(library: Any, photo: int) -> KnownFacts:
    known = known_facts(library, photo)
    assert known is not None
    return known


def test_a_photo(photos: Any) -> None:
    library = photos.library
    a, b, c = photos.ids[:3]
    told = {"camera": "A camera", "lens": "W", "iso": 100, "flash": True, "format": "JPEG"}
    note_shots(library.catalogue, [(a, b"%d" % a, Shot(60.0, (10.0, 20.0), told))])
    note_places(library.catalogue, {(a, 10.0, 20.0): ("Town", "Land")})
    mark(library, [a], MarkChange(stars=3, colour="red", add=("sea",)))
    holds = Albums(library).create("Sea", [a, c])
    Albums(library).create("Other", [b])
    known = known_of(library, a)
    assert known.stored == StoredFacts(told, (10.0, 20.0), ("Town", "Land"), "exif", "exif")
    info = known.info
    assert (info.id, info.taken, info.size, info.width) == (a, 60.0, 1, 4)
    assert (info.stars, info.colour, info.keywords) == (3, "red", ("sea",))
    assert (known.albums, known.copies) == ((holds,), ())
    assert known_of(library, c).stored == StoredFacts()


def test_who_tells_it_is_known(photos: Any) -> None:
    library, (a, b) = photos.library, photos.ids[:2]
    year = XmpFacts((0.0, 3e7), (1.0, 2.0), dated_beside=True)
    note_xmp_facts(library.catalogue, {a: year, b: XmpFacts((5.0, 6.0))})
    stored = known_of(library, a).stored
    assert (stored.dated_by, stored.precision, stored.located_by) == ("sidecar", 3e7, "packet")
    assert known_of(library, b).stored.dated_by == "packet"


def test_of_a_photo_that_is_gone_nothing_is_known(photos: Any) -> None:
    assert known_facts(photos.library, 10**6) is None


def test_what_is_known_comes_along_with_photos_that_are_found(photos: Any) -> None:
    library, first = photos.library, photos.ids[0]
    content = content_of(library.catalogue, first)
    note_shots(library.catalogue, [(first, content, Shot(place=(1.0, 2.0)))])
    note_places(library.catalogue, {(first, 1.0, 2.0): ("Lisbon", "Portugal")})
    ((info, known),) = photos_found(library, Scope(filter="lisbon"))
    assert info.id == first
    assert known.place == ("Lisbon", "Portugal")
    others = photos_found(library, Scope(filter="-lisbon"))
    assert len(others) == len(photos.ids) - 1
    assert all(known == StoredFacts() for _, known in others)
    assert [info.path for info, _ in others] == sorted(info.path for info, _ in others)
