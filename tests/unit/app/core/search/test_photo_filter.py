"""Filtering a library: what is kept in memory follows what is written."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from app.core.albums.albums import Albums
from app.core.albums.tables import Member
from app.core.base.photo_types import MarkChange, Shot
from app.core.base.search_types import Scope
from app.core.facts import tables
from app.core.facts.tables import note_places, note_shots
from app.core.marks.marking import mark
from app.core.open_library import open_library
from app.core.search import photo_filter
from app.core.search.known_facts import photos_found
from app.core.search.photo_filter import PhotoFilter
from tests.made_files import content_of


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
