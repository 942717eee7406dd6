"""What a search may find: folders, albums, filters by facts."""

from __future__ import annotations

import os
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

from app.cluster.machines import open_index
from app.core.albums.albums import Albums
from app.core.albums.tables import Member
from app.core.base.errors import LibraryDamagedError
from app.core.base.photo_types import MarkChange, Shot, XmpFacts
from app.core.base.search_types import QueryItem, Scope
from app.core.facts import tables
from app.core.facts.tables import StoredFacts, note_places, note_shots, note_xmp_facts
from app.core.marks.marking import mark
from app.core.open_library import open_library
from app.core.profiles.query import see_picture
from app.core.search import photo_filter
from app.core.search.known_facts import KnownFacts, known_facts, photos_found
from app.core.search.photo_filter import PhotoFilter, pack_scope, rows_in, unpack_scope
from app.core.search.session import SearchSession
from features.exif import local_time
from tests.made_files import content_of

# Searching within a folder or a time.


@pytest.fixture
def dated(photos: Any) -> Any:
    """Photo number i is a file of day i of 2020, in the folder "a", "ab" or "b", a third each."""
    with photos.library.catalogue.transaction() as connection:
        for number, photo in enumerate(photos.ids):
            name = Path(("a", "ab", "b")[number // 10]) / f"{number}.jpg"
            connection.execute(
                "UPDATE files SET path = ?, mtime_ns = ? WHERE id = ?",
                (os.fsencode(name), round(day(number) * 1e9), photo),
            )
    return photos


def day(number: int) -> float:
    """Noon of the day with this number, as a file's time."""
    return (datetime(2020, 1, 1, 12) + timedelta(days=number)).timestamp()


def numbers(photos: Any, scope: Scope) -> list[int]:
    allowed = rows_in(PhotoFilter(photos.library.catalogue), photos.library.snapshot(), scope)
    return [int(row) for row in allowed.nonzero()[0]]


def test_rows_of_a_folder_and_a_time(dated: Any) -> None:
    root: Path = dated.library.roots()[0].path
    assert numbers(dated, Scope()) == list(range(30))
    assert numbers(dated, Scope(folder=root)) == list(range(30))
    assert numbers(dated, Scope(folder=root.parent)) == list(range(30))
    assert numbers(dated, Scope(folder=root / "a")) == list(range(10))  # and not those of "ab"
    assert numbers(dated, Scope(folder=root / "none")) == []
    assert numbers(dated, Scope(filter="2020-01-06..2020-01-08")) == [5, 6, 7]
    assert numbers(dated, Scope(folder=root / "b", filter="..2020-01-22")) == [20, 21]


def test_rows_with_marks(dated: Any) -> None:
    library, ids = dated.library, dated.ids
    mark(library, ids[:4], MarkChange(stars=3, add=("Animals|Dog",)))
    mark(library, ids[2:6], MarkChange(stars=5, colour="red", add=("Animal",)))
    assert numbers(dated, Scope(filter=">=1 stars")) == [0, 1, 2, 3, 4, 5]
    assert numbers(dated, Scope(filter="★★★★")) == [2, 3, 4, 5]
    assert numbers(dated, Scope(filter="red label ..2020-01-04")) == [2, 3]
    assert numbers(dated, Scope(filter="keyword:animals")) == [0, 1, 2, 3]  # not of "Animal"
    assert numbers(dated, Scope(filter="keyword:Animals|Dog red label")) == [2, 3]
    assert numbers(dated, Scope(filter="keyword:Dog")) == [0, 1, 2, 3]
    assert numbers(dated, Scope(filter="keyword:og")) == []


def test_photos_are_of_the_time_when_they_were_taken(dated: Any) -> None:
    catalogue = dated.library.catalogue
    for number, photo in enumerate(dated.ids[:3]):
        shot = Shot(local_time(day(100 + number)))
        note_shots(catalogue, [(photo, content_of(catalogue, photo), shot)])
    assert numbers(dated, Scope(filter="since 2020-04-11")) == [1, 2]
    assert numbers(dated, Scope(filter="2020-01-01..2020-01-05")) == [3, 4]
    assert numbers(dated, Scope(filter="2020-01-05..2020-04-10")) == [0, *range(4, 30)]


def test_results_stay_within_the_scope_and_thumbs_outside_still_teach(dated: Any) -> None:
    session = SearchSession(dated.library, open_index(dated.library), see_picture)
    session.start([QueryItem(photo=dated.ids[0])])
    session.current().judge([dated.ids[25]], 1)
    before = session.view()
    session.set_scope(Scope(filter="..2020-01-20"))
    view = session.view()
    assert view is not None
    assert before is not None
    assert {item.photo for item in view.results} == set(dated.ids[1:20])
    assert view.liked == (dated.ids[25],)
    assert view.scope == Scope(filter="..2020-01-20")
    session.set_scope(Scope())
    again = session.view()
    assert again is not None
    assert again.results == before.results


def test_a_scope_without_photos_says_so(dated: Any) -> None:
    session = SearchSession(dated.library, open_index(dated.library), see_picture)
    session.set_scope(Scope(filter="2021"))
    session.start([QueryItem(photo=dated.ids[0])])
    view = session.view()
    assert view is not None
    assert view.results == ()
    assert view.summary.startswith("No photos match 2021")


def test_photos_of_an_album(dated: Any) -> None:
    albums = Albums(dated.library)
    album = albums.create("Beach", [dated.ids[3], dated.ids[12]])
    assert numbers(dated, Scope(album=album)) == [3, 12]
    assert numbers(dated, Scope(album=album, filter="..2020-01-10")) == [3]
    assert numbers(dated, Scope(album=album + 1)) == []


@pytest.mark.parametrize(
    "scope",
    [Scope(), Scope(folder=Path(os.fsdecode(b"/a/\xff"))), Scope(album=3, filter="-café 2024-06")],
)
def test_a_scope_is_read_back_as_it_was_written(scope: Scope) -> None:
    text = pack_scope(scope)
    assert unpack_scope(text) == scope
    assert text.isascii()


@pytest.mark.parametrize("text", ["?", "[]", '{"folder": null, "colour of the sky": 1}'])
def test_a_scope_that_is_none_is_told(text: str) -> None:
    with pytest.raises(LibraryDamagedError):
        unpack_scope(text)


# Filtering a library: what is kept in memory follows what is written.


@pytest.fixture(params=[4096, 7])
def kept(photos: Any, request: Any, monkeypatch: pytest.MonkeyPatch) -> PhotoFilter:
    """Over 30 photos, in one block or in several."""
    for module in (tables, photo_filter):
        monkeypatch.setattr(module, "BLOCK", request.param)
    return PhotoFilter(photos.library.catalogue)


def found(kept: PhotoFilter, text: str) -> list[int]:
    return [int(photo) for photo in kept.photos_in(Scope(filter=text))]


def test_every_change_is_seen(photos: Any, kept: PhotoFilter) -> None:
    library, ids = photos.library, photos.ids
    everything = found(kept, "")
    assert everything == sorted(ids)
    assert found(kept, ">=1 stars") == []
    mark(library, ids[3:5], MarkChange(stars=4, add=("sea",)))
    assert found(kept, ">=1 stars keyword:sea") == sorted(ids[3:5])
    mark(library, ids[4:5], MarkChange(remove=("sea",)))
    assert found(kept, "keyword:sea") == [ids[3]]
    content = content_of(library.catalogue, ids[9])
    shot = Shot(1e9, (38.7, -9.1), {"camera": "Acme One", "format": "PNG"})
    note_shots(library.catalogue, [(ids[9], content, shot)])
    assert found(kept, "acme 2001-09-09 with gps png") == [ids[9]]
    note_places(library.catalogue, {(ids[9], 38.7, -9.1): ("Lisbon", "Portugal")})
    assert found(kept, "portugal") == [ids[9]]
    with library.catalogue.transaction() as connection:
        connection.execute("UPDATE files SET state = 'gone' WHERE id = ?", (ids[9],))
    assert found(kept, "portugal") == []
    assert len(found(kept, "")) == len(everything) - 1


def test_albums_and_folders(photos: Any, kept: PhotoFilter) -> None:
    library, ids = photos.library, photos.ids
    album = Albums(library).create("Béach", [ids[2], ids[5]])
    assert found(kept, "album:beach") == sorted([ids[2], ids[5]])
    assert found(kept, "-album:beach album:beach") == []
    assert kept.photos_in(Scope(album=album)).tolist() == sorted([ids[2], ids[5]])
    root: Path = library.roots()[0].path
    assert len(kept.photos_in(Scope(folder=root))) == len(ids)
    assert len(kept.photos_in(Scope(folder=root / "none"))) == 0


def test_the_name_of_an_album_is_a_word(photos: Any, kept: PhotoFilter) -> None:
    library, ids = photos.library, photos.ids
    albums = Albums(library)
    rex = albums.create("Rex", [ids[5], ids[2], ids[8]])
    albums.create("Old house", [ids[2], ids[3]])
    mark(library, ids[5:7], MarkChange(add=("sea",)))
    assert found(kept, "rex") == sorted([ids[2], ids[5], ids[8]])
    assert found(kept, "rex sea") == [ids[5]]
    assert found(kept, "Rex -sea") == sorted([ids[2], ids[8]])
    assert found(kept, 'rex "old house"') == found(kept, "rex OLD house") == [ids[2]]
    assert found(kept, "old house -rex") == [ids[3]]
    assert found(kept, "rex -old house") == sorted([ids[5], ids[8]])
    assert found(kept, "house old") == []
    assert found(kept, "-rex >=0 stars") == sorted({*ids} - {ids[2], ids[5], ids[8]})
    albums.rename(rex, "Max")
    assert found(kept, "rex") == []
    assert found(kept, "max 1970") == found(kept, "max")


def test_what_a_taught_word_finds_is_listed_likeliest_first(
    photos: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    chances = {photos.ids[1]: 0.6, photos.ids[4]: 0.9, photos.ids[7]: 0.7}
    members = [Member(photo, chance, False) for photo, chance in chances.items()]
    monkeypatch.setattr(photo_filter, "members_of", lambda *_: members)
    Albums(photos.library).create("Rex")
    listed = photos_found(photos.library, Scope(filter="rex"))
    assert [info.id for info, _ in listed] == [photos.ids[4], photos.ids[7], photos.ids[1]]


def test_what_it_could_be_filtered_by_is_counted(photos: Any, kept: PhotoFilter) -> None:
    library, ids = photos.library, photos.ids
    mark(library, ids[:3], MarkChange(add=("sea", "Animals|Dog")))
    for photo in ids[:4]:
        content = content_of(library.catalogue, photo)
        note_shots(library.catalogue, [(photo, content, Shot(1e9, values={"camera": "Acme One"}))])
    counts = kept.counts()
    assert counts.keywords == {"sea": 3, "Animals|Dog": 3}
    assert counts.facts["camera"] == {"Acme One": 4}
    assert counts.years[2001] == 4
    assert sum(counts.years.values()) == sum(counts.folders.values()) == len(ids)
    assert set(counts.folders) == {library.roots()[0].path}
    mark(library, ids[:3], MarkChange(remove=("sea",)))
    assert kept.counts().keywords == {"Animals|Dog": 3}


def test_it_is_prepared_in_steps(kept: PhotoFilter) -> None:
    steps = sum(1 for _ in kept.prepare())
    assert steps in (1, 5)
    assert sum(1 for _ in kept.prepare()) == 0


def test_a_catalogue_that_may_only_be_read(photos: Any) -> None:
    with open_library(photos.library.folder, writable=False) as library:
        assert len(PhotoFilter(library.catalogue).photos_in(Scope(filter="2024 -2024"))) == 0


def test_facts_of_another_content_do_not_count(photos: Any, kept: PhotoFilter) -> None:
    note_shots(photos.library.catalogue, [(photos.ids[0], b"other", Shot(place=(1.0, 1.0)))])
    assert found(kept, "with gps") == []


# What is known of a photo, counted by hand.


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
