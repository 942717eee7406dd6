"""What photos share, and their ranges, counted by hand."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from app.core.albums.albums import Albums
from app.core.base.photo_types import KnownFacts, MarkChange, Shot, XmpFacts
from app.core.base.search_types import Scope
from app.core.facts.tables import StoredFacts, note_places, note_shots, note_xmp_facts
from app.core.marks.marking import mark
from app.core.search.known_facts import known_facts, photos_found
from tests.made_files import content_of


def test_one_photo_and_several(photos: Any) -> None:
    library = photos.library
    a, b, c = photos.ids[:3]
    told = {"camera": "A camera", "lens": "W", "iso": 100, "flash": True, "format": "JPEG"}
    wide, other = Shot(60.0, (10.0, 20.0), told), Shot(values={"iso": 400, "aperture": 2.0})
    note_shots(library.catalogue, [(a, b"%d" % a, wide), (b, b"%d" % b, other)])
    with library.catalogue.transaction() as connection:
        connection.execute("UPDATE files SET size = 7, mtime_ns = 5000000000 WHERE id = ?", (b,))
    note_places(library.catalogue, {(a, 10.0, 20.0): ("Town", "Land")})
    mark(library, [a, b], MarkChange(stars=3, add=("sea",)))
    mark(library, [b], MarkChange(colour="red", add=("boat",)))
    holds = Albums(library).create("Sea", [a, c])
    one = known_facts(library, [a])
    assert (one.counted, one.taken, one.dated, one.modified) == (1, (60.0, 60.0), 1, None)
    assert (one.latitude, one.longitude, one.located) == ((10.0, 10.0), (20.0, 20.0), 1)
    assert (one.bytes, one.dimensions) == ((1, 1), {(4, 3): 1})
    both = known_facts(library, [a, b])
    assert both.bytes == (1, 7)
    assert both.facts["iso"] == {100: 1, 400: 1}
    assert both.facts["aperture"] == {2.0: 1}
    assert [both.facts[name] for name in ("camera", "lens", "format", "flash")] == [
        {"A camera": 1},
        {"W": 1},
        {"JPEG": 1},
        {True: 1},
    ]
    assert not both.facts["exposure"]
    assert (both.taken, both.modified) == ((60.0, 60.0), (5.0, 5.0))
    assert both.places == {("Town", "Land"): 1}
    assert (both.stars, both.colours) == ({3: 2}, {"red": 1})
    assert list(both.keywords.items()) == [("sea", 2), ("boat", 1)]
    assert (both.albums, known_facts(library, [a, c]).albums) == ({holds: 1}, {holds: 2})
    (folder,) = both.folders
    assert folder == library.photo(a).path.parent


def test_who_tells_it_is_counted(photos: Any) -> None:
    library, (a, b, c) = photos.library, photos.ids[:3]
    year = XmpFacts((0.0, 3e7), (1.0, 2.0), dated_beside=True)
    note_xmp_facts(library.catalogue, {a: year, b: XmpFacts((5.0, 6.0))})
    known = known_facts(library, [a, b, c])
    assert (known.taken, known.dated, known.precision) == ((0.0, 5.0), 2, 0.0)
    assert known.dated_by == {"sidecar": 1, "packet": 1}
    assert (known.located, known.located_by) == (1, {"packet": 1})
    assert known_facts(library, [a]).precision == 3e7


def test_of_many_photos_the_first_ones_are_told(
    photos: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("app.core.search.known_facts.MOST", 2)
    several = known_facts(photos.library, photos.ids[:5])
    assert (several.photos, several.counted) == (photos.ids[:5], 2)
    nobody = known_facts(photos.library, [10**6])
    assert replace(nobody, facts={}) == KnownFacts((10**6,))
    assert not any(nobody.facts.values())


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
