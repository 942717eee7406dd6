"""Albums: names, photos in order, what each change does and how it is undone."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from app.core.albums.albums import MIN_GAP, Albums
from app.core.albums.tables import AlbumCount, album_counts, albums_holding, members_of
from app.core.base.errors import AlbumError, UnknownPhotoError
from app.core.duplicates.stacks import stack
from tests.unit.app.core.conftest import Photos, photos


@pytest.fixture
def albums(photos: Photos) -> Albums:
    return Albums(photos.library)


def set_state(photos: Photos, photo: int, state: str) -> None:
    with photos.library.catalogue.transaction() as connection:
        connection.execute("UPDATE files SET state = ? WHERE id = ?", (state, photo))


def held(albums: Albums, album: int) -> list[int]:
    return [member.photo for member in albums.members(album)]


def test_an_album_holds_its_photos_in_the_order_they_were_put_in(
    albums: Albums, photos: Photos
) -> None:
    first, second, third, *_ = photos.ids
    album = albums.create("  Beach   2019 ", [third, first, third])
    assert held(albums, album) == [third, first]
    assert albums.put(album, [first, second]) == 1
    assert held(albums, album) == [third, first, second]
    (info,) = albums.infos()
    assert (info.name, info.photos, info.new, info.cover) == ("Beach 2019", 3, 0, third)
    assert albums.named("beach 2019").id == album


def test_the_chosen_photo_or_else_the_first_one_stands_for_an_album(
    albums: Albums, photos: Photos
) -> None:
    first, second, third, *_ = photos.ids
    album = albums.create("Beach", [second, third])
    other = albums.create("Empty")

    def covers() -> dict[int, int | None]:
        return {info.id: info.cover for info in albums.infos()}

    assert covers() == {album: second, other: None}
    albums.move(album, [third], before=second)
    assert covers()[album] == third
    albums.set_cover(album, first)
    assert covers()[album] == first
    set_state(photos, first, "missing")
    assert covers()[album] == third


def test_what_is_taken_out_of_an_album_is_still_a_photo(albums: Albums, photos: Photos) -> None:
    album = albums.create("Beach", photos.ids[:3])
    assert albums.take_out(album, photos.ids[1:5]) == 2
    assert held(albums, album) == [photos.ids[0]]
    assert len(photos.library.photos()) == len(photos.ids)
    assert albums.take_out(album, photos.ids[1:5]) == 0


def test_photos_move_together_in_front_of_another(albums: Albums, photos: Photos) -> None:
    a, b, c, d, e = photos.ids[:5]
    album = albums.create("Beach", [a, b, c, d, e])
    albums.move(album, [d, b], before=a)
    assert held(albums, album) == [d, b, a, c, e]
    albums.move(album, [d], before=None)
    assert held(albums, album) == [b, a, c, e, d]
    albums.move(album, [a, e], before=e)
    assert held(albums, album) == [b, c, a, e, d]
    albums.move(album, [photos.ids[9]], before=a)
    assert held(albums, album) == [b, c, a, e, d]


def test_moving_never_runs_out_of_room(albums: Albums, photos: Photos) -> None:
    a, b, c = photos.ids[:3]
    album = albums.create("Beach", [a, b, c])
    for _ in range(60):
        albums.move(album, [c], before=b)
        albums.move(album, [b], before=c)
    assert held(albums, album) == [a, b, c]
    assert MIN_GAP > 2**-60  # of the first step


def test_a_photo_that_is_gone_is_not_shown_and_comes_back_to_its_position(
    albums: Albums, photos: Photos
) -> None:
    a, b, c = photos.ids[:3]
    album = albums.create("Beach", [a, b, c])
    set_state(photos, a, "gone")
    assert held(albums, album) == [b, c]
    (info,) = albums.infos()
    assert info.photos == 2
    set_state(photos, a, "ready")
    assert held(albums, album) == [a, b, c]


def test_names_are_taken_once_and_free_again_when_the_album_is_gone(albums: Albums) -> None:
    album = albums.create("Beach")
    with pytest.raises(AlbumError, match="There is already an album called “Beach”"):
        albums.create("Beach")
    with pytest.raises(AlbumError, match="needs a name"):
        albums.rename(album, "   ")
    albums.delete(album)
    other = albums.create("Beach")
    assert [info.id for info in albums.infos()] == [other]
    with pytest.raises(AlbumError, match="not there any more"):
        albums.rename(album, "Shore")
    with pytest.raises(AlbumError, match="There are “Beach”"):
        albums.named("Shore")


def test_only_photos_of_the_library_can_be_put_in(albums: Albums, photos: Photos) -> None:
    album = albums.create("Beach")
    with pytest.raises(UnknownPhotoError, match="no photo number 999"):
        albums.put(album, [photos.ids[0], 999])
    with pytest.raises(UnknownPhotoError):
        albums.create("Shore", [999])
    with pytest.raises(UnknownPhotoError):
        albums.set_cover(album, 999)
    assert [info.name for info in albums.infos()] == ["Beach"]
    assert held(albums, album) == []


def test_each_change_is_taken_back_and_made_again(albums: Albums, photos: Photos) -> None:
    a, b = photos.ids[:2]
    album = albums.create("Beach", [a])
    albums.put(album, [b])
    albums.rename(album, "Shore")
    albums.set_cover(album, b)
    albums.delete(album)
    assert albums.undo() == "Undone: Deleted the album “Shore”."
    assert albums.undo() == "Undone: Chose the cover of “Shore”."
    renamed = albums.latest_change()
    assert renamed is not None
    assert albums.undo() == "Undone: Renamed “Beach” to “Shore”."
    albums.set_undone(renamed, undone=False)
    assert albums.latest_change() == renamed
    albums.set_undone(renamed, undone=True)
    assert albums.undo() == "Undone: Added 1 photo to “Beach”."
    assert held(albums, album) == [a]
    made = albums.latest_change()
    assert made is not None
    assert albums.undo()
    assert not albums.infos()
    assert albums.undo() == ""
    albums.set_undone(made, undone=False)
    albums.put(album, [b])
    albums.set_undone(renamed, undone=False)  # which the new change has dropped
    assert [info.name for info in albums.infos()] == ["Beach"]
    assert held(albums, album) == [a, b]


def test_what_changes_nothing_is_nothing_to_take_back(albums: Albums, photos: Photos) -> None:
    album = albums.create("Beach", photos.ids[:1])
    albums.put(album, photos.ids[:1])
    albums.rename(album, "Beach")
    albums.set_cover(album, None)
    albums.take_out(album, photos.ids[5:6])
    assert albums.undo() == "Undone: Made the album “Beach”."


def test_the_line_lies_between_0_and_1(albums: Albums) -> None:
    album = albums.create("Beach")
    albums.set_line(album, 0.8)
    assert albums.get(album).line == 0.8
    with pytest.raises(AlbumError, match="between 0 and 1"):
        albums.set_line(album, 0.0)
    albums.set_line(album, None)
    assert albums.get(album).line is None


def test_a_photo_that_stands_for_others_comes_into_their_albums(
    albums: Albums, photos: Photos
) -> None:
    a, b, c = photos.ids[:3]
    beach, shore = albums.create("Beach", [a]), albums.create("Shore", [b])
    other = albums.create("Other", [c])
    albums.inherit(c, [a, b])
    assert [held(albums, album) for album in (beach, shore, other)] == [[a, c], [b, c], [c]]


STEPS = st.lists(
    st.one_of(
        st.tuples(st.just("put"), st.lists(st.integers(0, 5), max_size=4)),
        st.tuples(st.just("take_out"), st.lists(st.integers(0, 5), max_size=4)),
        st.tuples(
            st.just("move"), st.lists(st.integers(0, 5), max_size=3), st.none() | st.integers(0, 5)
        ),
        st.tuples(st.just("undo")),
        st.tuples(st.just("redo")),
    ),
    max_size=12,
)


@pytest.mark.slow
@given(steps=STEPS)
@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_any_sequence_is_that_of_a_list_with_a_history(
    photos: Photos, steps: list[tuple[Any, ...]]
) -> None:
    albums = Albums(photos.library)
    album = albums.create(f"Beach {len(albums.infos())}")
    undone: list[int] = []
    states: list[list[int]] = [[]]
    now = 0
    for kind, *arguments in steps:
        if kind == "undo" and now:
            undone.append(albums.latest_change() or 0)
            albums.undo()
            now -= 1
        elif kind == "redo" and now + 1 < len(states):
            albums.set_undone(undone.pop(), undone=False)
            now += 1
        elif kind not in ("undo", "redo"):
            chosen = [photos.ids[n] for n in arguments[0]]
            before = states[now]
            if kind == "move":
                at = None if arguments[1] is None else photos.ids[arguments[1]]
                albums.move(album, chosen, at)
                after = moved(before, chosen, at)
            else:
                getattr(albums, kind)(album, chosen)
                extra = [p for p in dict.fromkeys(chosen) if p not in before]
                kept = [p for p in before if p not in chosen]
                after = before + extra if kind == "put" else kept
            if after != before:
                states, undone = [*states[: now + 1], after], []
                now += 1
        assert held(albums, album) == states[now]


def moved(order: list[int], chosen: list[int], before: int | None) -> list[int]:
    together = [p for p in dict.fromkeys(chosen) if p in order]
    rest = [p for p in order if p not in together]
    at = (
        len(rest)
        if before not in order
        else len([p for p in order[: order.index(before)] if p in rest])
    )
    return [*rest[:at], *together, *rest[at:]]


# The albums that hold photos, against the lists of all albums.

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
