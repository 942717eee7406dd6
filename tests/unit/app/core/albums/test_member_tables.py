"""The albums that hold photos, against the lists of all albums."""

from __future__ import annotations

from typing import Any

from app.core.albums.albums import Albums
from app.core.albums.tables import (
    AlbumCount,
    album_counts,
    albums_holding,
    members_of,
)
from app.core.duplicates.stacks import stack
from tests.unit.app.core.conftest import photos

__all__ = ["photos"]


def test_albums_that_hold_photos_are_those_that_list_them(photos: Any) -> None:
    library, ids = photos.library, photos.ids
    catalogue, albums = library.catalogue, Albums(library)
    by_hand = albums.create("By hand", ids[:4])
    filled = albums.create("Filled", ids[3:5])
    gone = albums.create("Deleted", ids[:9])
    with catalogue.transaction() as connection:
        connection.execute("INSERT INTO album_fillings VALUES (?, '', 0, 0.5, '')", (filled,))
        kept_out = filled, ids[7]
        connection.execute("INSERT INTO album_photos VALUES (?, ?, 9, 0)", kept_out)
        connection.executemany(
            "INSERT INTO album_found VALUES (?, ?, ?)",
            [(filled, photo, position / 10) for position, photo in enumerate(ids[:9])],
        )
    albums.delete(gone)
    listed = {
        album: {member.photo for member in members_of(catalogue, album)}
        for album in (by_hand, filled)
    }
    assert listed[filled] == {*ids[3:7], ids[8]}
    for photo in (*ids, 10**6):
        held = {album for album, inside in listed.items() if photo in inside}
        assert {*albums_holding(catalogue, photo)} == held


def test_a_stack_counts_once(photos: Any) -> None:
    library, ids = photos.library, photos.ids
    album = Albums(library).create("By hand", ids[:6])
    assert album_counts(library.catalogue) == {album: AlbumCount(6, 0, ids[0])}
    stack(library, [ids[2], ids[1], ids[0], ids[9]])
    stack(library, [ids[4], ids[8]])
    assert album_counts(library.catalogue) == {album: AlbumCount(4, 0, ids[0])}
    with library.catalogue.transaction() as connection:
        connection.execute("UPDATE albums SET looked = 0")
        connection.execute("DELETE FROM album_photos")
        connection.execute("INSERT INTO album_fillings VALUES (?, '', 0, 0.5, '')", (album,))
        connection.executemany(
            "INSERT INTO album_found VALUES (?, ?, ?)", [(album, photo, 0.9) for photo in ids[:6]]
        )
    assert album_counts(library.catalogue) == {album: AlbumCount(4, 4, ids[0])}
    with library.catalogue.transaction() as connection:
        connection.execute("INSERT INTO album_found VALUES (?, ?, 0)", (album, ids[9]))
    assert [member.photo for member in members_of(library.catalogue, album)] == [*ids[3:6]]
    with library.catalogue.transaction() as connection:
        connection.execute("UPDATE album_found SET probability = 1 WHERE photo = ?", (ids[1],))
    assert [member.photo for member in members_of(library.catalogue, album)] == [ids[1], *ids[3:6]]
