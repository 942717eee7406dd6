"""Requests about albums, by hand and self-filling."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class CreateAlbum:
    """Make an album of these photos."""

    name: str
    photos: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class RenameAlbum:
    """Give an album another name."""

    album: int
    name: str


@dataclass(frozen=True, slots=True)
class DeleteAlbum:
    """Remove an album; its photos stay."""

    album: int


@dataclass(frozen=True, slots=True)
class PutIntoAlbum:
    """Put photos into an album, behind those that it has."""

    album: int
    photos: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class TakeOutOfAlbum:
    """Take photos out of an album, and keep them out of one that fills itself."""

    album: int
    photos: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class MoveInAlbum:
    """Let photos of an album stand together in front of another one; None: at its end."""

    album: int
    photos: tuple[int, ...]
    before: int | None


@dataclass(frozen=True, slots=True)
class ChooseCover:
    """Let a photo stand for an album; None: its first one."""

    album: int
    photo: int | None


@dataclass(frozen=True, slots=True)
class UndoAlbumChange:
    """Take back the last change of any album."""


@dataclass(frozen=True, slots=True)
class RedoAlbumChange:
    """Make the change again that was taken back last."""


@dataclass(frozen=True, slots=True)
class ListAlbum:
    """Tell which photos an album holds; they are told again when that changes. None: of none."""

    album: int | None


@dataclass(frozen=True, slots=True)
class TellPhotos:
    """Tell once which photos an album holds."""

    album: int


@dataclass(frozen=True, slots=True)
class KeepAsAlbum:
    """Keep a search, with its thumbs, as an album that fills itself."""

    search: int
    name: str


@dataclass(frozen=True, slots=True)
class OpenAlbum:
    """Make the search that fills an album the current one: its thumbs teach the album."""

    album: int


@dataclass(frozen=True, slots=True)
class MoveLine:
    """Let photos belong to an album from this probability on; None: from where it was learned."""

    album: int
    probability: float | None


AlbumChange = CreateAlbum | MoveInAlbum | ChooseCover | ListAlbum | TellPhotos

AlbumSearch = (
    KeepAsAlbum
    | OpenAlbum
    | MoveLine
    | RenameAlbum
    | DeleteAlbum
    | PutIntoAlbum
    | TakeOutOfAlbum
    | UndoAlbumChange
    | RedoAlbumChange
)
"""What may change the view of the current search: it may be the one that fills the album."""

AlbumRequest = AlbumChange | AlbumSearch
