"""What photos share, and their ranges, counted by hand."""

from __future__ import annotations

from typing import Any

import pytest

from app.core.albums.albums import Albums
from app.core.facts import known_facts as module
from app.core.facts.known_facts import known_facts
from app.core.marks.marking import mark
from app.core.store.metadata.facts import note_facts, note_places
from app.core.store.metadata.xmp_facts import note_xmp_facts
from app.core.types import KnownFacts, MarkChange, XmpFacts
from features.facts import Facts


def test_one_photo_and_several(photos: Any) -> None:
    library = photos.library
    a, b, c = photos.ids[:3]
    with library.catalogue.transaction() as connection:
        wide = Facts(lens="W", iso=100, flash=True, latitude=10.0, longitude=20.0, format="JPEG")
        facts = Facts(iso=400, aperture=2.0)
        note_facts(connection, [(a, b"%d" % a, wide), (b, b"%d" % b, facts)])
        connection.execute("UPDATE photos SET size = 7, mtime_ns = 5000000000 WHERE id = ?", (b,))
        connection.execute("INSERT INTO shots VALUES (?, ?, 60.0, 'A camera')", (a, b"%d" % a))
    note_places(library.catalogue, {(a, 10.0, 20.0): ("Town", "Land")})
    mark(library, [a, b], MarkChange(stars=3, add=("sea",)))
    mark(library, [b], MarkChange(colour="red", add=("boat",)))
    holds = Albums(library).create("Sea", [a, c])
    one = known_facts(library, [a])
    assert (one.counted, one.taken, one.dated, one.modified) == (1, (60.0, 60.0), 1, None)
    assert (one.latitude, one.longitude, one.located) == ((10.0, 10.0), (20.0, 20.0), 1)
    assert (one.bytes, one.dimensions) == ((1, 1), {(4, 3): 1})
    both = known_facts(library, [a, b])
    assert (both.bytes, both.iso, both.aperture) == ((1, 7), (100, 400), (2.0, 2.0))
    assert (both.taken, both.modified) == ((60.0, 60.0), (5.0, 5.0))
    assert (both.cameras, both.lenses, both.formats) == ({"A camera": 1}, {"W": 1}, {"JPEG": 1})
    assert (both.places, both.flash) == ({("Town", "Land"): 1}, {True: 1})
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
    assert (known.taken, known.dated, known.lasting) == ((0.0, 5.0), 2, 0.0)
    assert known.dated_by == {"sidecar": 1, "packet": 1}
    assert (known.located, known.located_by) == (1, {"packet": 1})
    assert known_facts(library, [a]).lasting == 3e7


def test_of_many_photos_the_first_ones_are_told(
    photos: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "MOST", 2)
    several = known_facts(photos.library, photos.ids[:5])
    assert (several.photos, several.counted) == (photos.ids[:5], 2)
    assert known_facts(photos.library, [10**6]) == KnownFacts((10**6,))
