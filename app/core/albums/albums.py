"""Albums filled by hand: their names, their photos in order, and undo of every change.

Photos are identified by their ids, which survive moves and renames. A photo that is missing or
excluded is not shown, and reappears in its position with its file. A position is a number between
those of the neighbours.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise

from app.core.albums import tables
from app.core.albums.tables import Change, Field, Member, Membership, StoredAlbum, Value
from app.core.base.errors import AlbumError
from app.core.base.language import english, tr, tr_n, tr_stored
from app.core.base.search_types import AlbumInfo
from app.core.library.library import Library
from app.core.photos.tables import check_known
from app.core.vectors.tables import count_rows

MIN_GAP = 1e-6
"""Least gap between the positions of two photos; if less is left, all get new positions."""


def positions_between(
    known: Mapping[int, Membership],
    before: Sequence[int],
    moved: Sequence[int],
    behind: Sequence[int],
) -> dict[int, Membership]:
    """Return positions for ``moved`` between the others; new ones for all if there is no room."""
    low = _position_of(known, before[-1]) if before else None
    high = _position_of(known, behind[0]) if behind else None
    if low is None:
        low = (high or 0.0) - len(moved) - 1
    if high is None:
        high = low + len(moved) + 1
    numbers = [low + (high - low) * (n + 1) / (len(moved) + 1) for n in range(len(moved))]
    if all(right - left > MIN_GAP for left, right in pairwise([low, *numbers, high])):
        return {photo: (number, True) for photo, number in zip(moved, numbers, strict=True)}
    whole = [*before, *moved, *behind]
    return {photo: (float(number), True) for number, photo in enumerate(whole, start=1)}


def _position_of(known: Mapping[int, Membership], photo: int) -> float:
    member = known[photo]
    assert member is not None
    return member[0]


class Albums:
    """The albums of one library.

    Each method that changes something raises AlbumError for a missing album, and UnknownPhotoError
    for a photo that is not in the library.
    """

    def __init__(self, library: Library) -> None:
        self._catalogue = library.catalogue

    # Reading

    def infos(self) -> tuple[AlbumInfo, ...]:
        """Return all albums, by name."""
        counts, covers = tables.album_counts(self._catalogue), tables.chosen_covers(self._catalogue)
        filled = tables.filled_albums(self._catalogue)
        albums = tables.stored_albums(self._catalogue)
        infos = []
        for album in sorted(albums, key=lambda album: (album.name.casefold(), album.name)):
            its = counts.get(album.id, tables.AlbumCount())
            cover = covers.get(album.id, its.first)
            is_filled = album.search is None or album.id in filled
            own = album.id, album.name, its.photos, its.new, album.search
            infos.append(AlbumInfo(*own, cover, album.line, is_filled))
        return tuple(infos)

    def named(self, name: str) -> StoredAlbum:
        """Return the album of this name, ignoring case if unambiguous, or raise AlbumError."""
        albums, wanted = tables.stored_albums(self._catalogue), name.strip()
        exact = [album for album in albums if album.name == wanted]
        alike = [album for album in albums if album.name.casefold() == wanted.casefold()]
        if exact or len(alike) == 1:
            return (exact or alike)[0]
        known = ", ".join(f"“{album.name}”" for album in albums)
        raise AlbumError(
            tr("There is no album called “{wanted}”.", wanted=wanted),
            tr("There are {known}.", known=known) if known else tr("There are no albums yet."),
        )

    def get(self, album: int) -> StoredAlbum:
        """Return one album by its id. Raises AlbumError if it is missing or was deleted."""
        found = tables.find_album(self._catalogue, album)
        if found is None or found.deleted:
            raise AlbumError(tr("This album is not there any more."), tr("Choose another one."))
        return found

    def members(self, album: int) -> list[Member]:
        """Return the photos of an album that can be shown, in order."""
        return tables.members_of(self._catalogue, self.get(album).id)

    # Changing

    def create(
        self, name: str, photos: Sequence[int] = (), search: int | None = None, scope: str = ""
    ) -> int:
        """Make an album of ``photos``, filled by ``search`` within ``scope``; return its id.

        Raises AlbumError if the name is empty or taken, or if that search fills another album.
        """
        wanted = checked_name(name)
        with self._catalogue.transaction():
            rows = count_rows(self._catalogue)
            album = tables.insert_album(self._catalogue, wanted, search, scope, rows)
            put = self._additions(album, photos)
            self._make_change(
                album, tr("Made the album “{wanted}”", wanted=wanted), {"deleted": (1, 0)}, put
            )
        return album

    def rename(self, album: int, name: str) -> None:
        """Rename an album. Raises AlbumError if the name is empty or taken."""
        old, new = self.get(album).name, checked_name(name)
        if new != old:
            self._make_change(
                album, tr("Renamed “{old}” to “{new}”", old=old, new=new), {"name": (old, new)}
            )

    def delete(self, album: int) -> None:
        """Remove an album; its photos, and the search that filled it, stay."""
        name = self.get(album).name
        self._make_change(album, tr("Deleted the album “{name}”", name=name), {"deleted": (0, 1)})

    def put(self, album: int, photos: Sequence[int]) -> int:
        """Append photos to an album; returns how many are new there."""
        stored = self.get(album)
        with self._catalogue.transaction():
            put = self._additions(album, photos)
            what = tr_n(
                "Added {n} photo to “{name}”",
                "Added {n} photos to “{name}”",
                len(put),
                name=stored.name,
            )
            self._make_change(album, what, {}, put)
        return len(put)

    def take_out(self, album: int, photos: Sequence[int]) -> int:
        """Take photos out, and keep them out of a self-filling album; return how many changed."""
        stored = self.get(album)
        with self._catalogue.transaction():
            known = tables.memberships(self._catalogue, album, photos)
            out: Membership = None if stored.search is None else (0.0, False)
            check_known(self._catalogue, photos)
            changed = {
                photo: (known.get(photo), out)
                for photo in dict.fromkeys(photos)
                if known.get(photo) != out
            }
            what = tr_n(
                "Took {n} photo out of “{name}”",
                "Took {n} photos out of “{name}”",
                len(changed),
                name=stored.name,
            )
            self._make_change(album, what, {}, changed)
        return len(changed)

    def move(self, album: int, photos: Sequence[int], before: int | None) -> None:
        """Move ``photos`` that were put in, in order, before a photo (None: to the end)."""
        stored = self.get(album)
        with self._catalogue.transaction():
            known = tables.memberships(self._catalogue, album)
            order = [p for p, member in known.items() if member is not None and member[1]]
            moved = [photo for photo in dict.fromkeys(photos) if photo in set(order)]
            rest = [photo for photo in order if photo not in set(moved)]
            ahead = order.index(before) if before in order else len(order)
            at = sum(photo in rest for photo in order[:ahead])
            if [*rest[:at], *moved, *rest[at:]] == order:
                return
            new = positions_between(known, rest[:at], moved, rest[at:])
            changed = {p: (known[p], new[p]) for p in new if new[p] != known[p]}
            what = tr_n(
                "Moved {n} photo in “{name}”",
                "Moved {n} photos in “{name}”",
                len(moved),
                name=stored.name,
            )
            self._make_change(album, what, {}, changed)

    def set_cover(self, album: int, photo: int | None) -> None:
        """Make a photo the cover of an album; None: its first one."""
        stored = self.get(album)
        check_known(self._catalogue, [] if photo is None else [photo])
        what = tr("Chose the cover of “{name}”", name=stored.name)
        self._make_change(album, what, {"cover": (stored.cover, photo)})

    def set_line(self, album: int, probability: float | None) -> None:
        """Set the probability, in (0, 1], from which photos belong to an album (None: learned)."""
        stored = self.get(album)
        if probability is not None and not 0 < probability <= 1:
            raise AlbumError(
                tr("The line lies between 0 and 1."), tr("Move it to where photos end.")
            )
        what = tr("Changed how strict “{name}” is", name=stored.name)
        self._make_change(album, what, {"line": (stored.line, probability)})

    def of_search(self, search: int) -> int | None:
        """Return the id of the album that a search fills, or None."""
        found = tables.album_of_search(self._catalogue, search)
        return None if found is None else found.id

    def move_line(self, search: int, line: float | None) -> float | None:
        """Set the line of a search that fills no album, as in `set_line`; return its old value."""
        before = tables.line_of_search(self._catalogue, search)
        tables.set_line_of_search(self._catalogue, search, line)
        return before

    def inherit(self, survivor: int, gone: Sequence[int]) -> None:
        """Put ``survivor`` into every album that one of ``gone`` was put into."""
        with self._catalogue.transaction():
            for album in tables.albums_put_into(self._catalogue, gone):
                self.put(album, [survivor])

    # Taking back

    def undo(self, album: int | None = None) -> str:
        """Undo the last change of an album (None: of any); return a sentence, or empty."""
        change = tables.next_undo(self._catalogue, album)
        if change is None:
            return ""
        self.set_undone(change.id, undone=True)
        return tr("Undone: {what}.", what=tr_stored(change.what))

    def latest_change(self) -> int | None:
        """Return the number of the last change in force of any album, or None."""
        found = tables.next_undo(self._catalogue)
        return None if found is None else found.id

    def set_undone(self, number: int, *, undone: bool) -> None:
        """Undo the change of this number, the latest of its album in force, or redo it."""
        change = tables.find_change(self._catalogue, number)
        if change is not None:
            with self._catalogue.transaction():
                tables.apply_change(self._catalogue, change.reversed if undone else change)
                tables.set_undone(self._catalogue, number, undone)

    def _make_change(
        self,
        album: int,
        what: str,
        fields: Mapping[Field, tuple[Value, Value]],
        photos: Mapping[int, tuple[Membership, Membership]] | None = None,
    ) -> None:
        changed = {name: pair for name, pair in fields.items() if pair[0] != pair[1]}
        if changed or photos:
            change = Change(album, english(what), changed, photos or {})
            with self._catalogue.transaction():
                tables.apply_change(self._catalogue, change)
                tables.record_change(self._catalogue, change)

    def _additions(
        self, album: int, photos: Sequence[int]
    ) -> dict[int, tuple[Membership, Membership]]:
        """Return the changes that put ``photos`` at the end."""
        check_known(self._catalogue, photos)
        known, last = (
            tables.memberships(self._catalogue, album, photos),
            tables.last_position(self._catalogue, album),
        )
        new = [p for p in dict.fromkeys(photos) if not _is_inside(known.get(p))]
        return {photo: (known.get(photo), (last + n, True)) for n, photo in enumerate(new, start=1)}


def checked_name(name: str) -> str:
    """Return ``name`` with normalised spaces. Raises AlbumError if nothing is left."""
    stripped = " ".join(name.split())
    if not stripped:
        raise AlbumError(tr("An album needs a name."), tr("Type at least one letter."))
    return stripped


def _is_inside(member: Membership) -> bool:
    return member is not None and member[1]


def became(library: Library, photo: int, to: int) -> None:
    """Replace ``photo`` by ``to`` in albums."""
    tables.replace_in_albums(library.catalogue, photo, to)
