"""Events about what is said and known of photos: albums, stacks, marks, facts, their map."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from app.core.stacks.stacks import Stacks
from app.core.types import (
    AlbumInfo,
    FactCounts,
    KnownFacts,
    Marks,
    Progress,
    Scope,
    SeenPhoto,
    SidecarState,
    Thumbed,
)

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from app.core.map.types import LibraryMap
    from app.core.photos.names import NameRanks


@dataclass(frozen=True, slots=True)
class AlbumsChanged:
    """All albums, by name."""

    albums: tuple[AlbumInfo, ...]


@dataclass(frozen=True, slots=True)
class AlbumListed:
    """The photos of the album that the window shows, in order."""

    album: int
    photos: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class StacksChanged:
    """All stacks that can be shown."""

    stacks: Stacks


@dataclass(frozen=True, slots=True)
class MarksChanged:
    """The new marks of photos."""

    marks: Mapping[int, Marks]


@dataclass(frozen=True, slots=True)
class SidecarsChanged:
    """How sidecars are written from now on."""

    state: SidecarState


@dataclass(frozen=True, slots=True)
class SidecarsWritten:
    """How far writing sidecars is that were asked for; 0 of 0 when it ended."""

    done: int
    total: int


@dataclass(frozen=True, slots=True)
class NamesRanked:
    """The ranks of photos in the alphabet, as asked for."""

    ranks: NameRanks


@dataclass(frozen=True, slots=True, eq=False)
class PhotosFiltered:
    """The photos within a scope, as asked for: int64 (n,), ascending."""

    scope: Scope
    photos: NDArray[np.int64]


@dataclass(frozen=True, slots=True)
class FactsCounted:
    """What photos can be filtered by."""

    counts: FactCounts


@dataclass(frozen=True, slots=True)
class FactsTold:
    """What is known of photos, as asked for, and the searches that they were thumbed in, the latest
    thumb first."""

    facts: KnownFacts
    thumbs: tuple[Thumbed, ...]


@dataclass(frozen=True, slots=True)
class PhotoSeen:
    """What each family sees in a photo; None if it can't be read now, and why."""

    photo: int
    seen: SeenPhoto | None
    reason: str = ""


@dataclass(frozen=True, slots=True)
class MapChanged:
    """The map of the library as it is now; None while there is none."""

    map: LibraryMap | None


@dataclass(frozen=True, slots=True)
class MapProgressed:
    """How far making a new map is; None when it ended."""

    progress: Progress | None
