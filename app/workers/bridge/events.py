"""Events from the library's thread to the window's: one frozen dataclass for each kind."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from likewise.app.core.files.types import FailedFile, FileProgress, WasDone
from likewise.app.core.stacks.stacks import Stacks
from likewise.app.core.types import (
    AlbumInfo,
    Changes,
    FactCounts,
    IndexState,
    KnownFacts,
    LearningProgress,
    Marks,
    PhotoInfo,
    Problem,
    ProfilesView,
    Progress,
    RootInfo,
    Scope,
    SearchView,
    SeenPhoto,
    SidecarState,
    Thumbed,
)

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from likewise.app.core.backups.keep import Backup
    from likewise.app.core.duplicates.types import Preferences, Proposal
    from likewise.app.core.files.plan import Plan
    from likewise.app.core.map.types import LibraryMap


@dataclass(frozen=True, slots=True)
class Opened:
    """The library in this folder is open; roots, photos, problems follow."""

    folder: Path


@dataclass(frozen=True, slots=True)
class PhotosChanged:
    """A change record and the new state of every photo that it adds or updates."""

    changes: Changes
    infos: tuple[PhotoInfo, ...]


@dataclass(frozen=True, slots=True)
class RootsChanged:
    """All folders, the patterns of what is left out of them, and whether their photos are to be
    looked at for what is in them."""

    roots: tuple[RootInfo, ...]
    excluded: tuple[str, ...]
    subject: bool
    words_missing: str  # why photos can't be searched by a word now; or empty


@dataclass(frozen=True, slots=True)
class ProblemsChanged:
    """All photos that can't be read."""

    problems: tuple[Problem, ...]


@dataclass(frozen=True, slots=True)
class ProgressChanged:
    """How far the scan is; phase "idle" when it ended."""

    progress: Progress


@dataclass(frozen=True, slots=True)
class SearchChanged:
    """The current search after request ``number``, None without one; it may come twice, the second
    time with more to say. Only the newest request's is shown."""

    number: int
    view: SearchView | None


@dataclass(frozen=True, slots=True)
class SearchOutdated:
    """What the search shown does not take into account yet."""

    sentence: str


@dataclass(frozen=True, slots=True)
class ProfilesChanged:
    """All profiles, and the one that searches start from."""

    profiles: ProfilesView


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
class LearningChanged:
    """How far learning much at once is; None when it ended."""

    progress: LearningProgress | None


@dataclass(frozen=True, slots=True)
class IndexChanged:
    """What finds photos was prepared."""

    state: IndexState


@dataclass(frozen=True, slots=True)
class PhotosFiltered:
    """The photos within a scope, as asked for."""

    scope: Scope
    photos: frozenset[int]


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
class FilesPlanned:
    """What a wish would do with photos' files, asked for by this number; or else a sentence why it
    can't be done."""

    number: int
    plan: Plan | None
    fault: str = ""


@dataclass(frozen=True, slots=True)
class FilesProgressed:
    """How far a job with files is; None when it ended."""

    progress: FileProgress | None


@dataclass(frozen=True, slots=True)
class FilesDone:
    """What was done with files, the newest first; and whether photos may only be copied."""

    jobs: tuple[WasDone, ...]
    hands_off: bool


@dataclass(frozen=True, slots=True)
class FilesFailed:
    """The files of a job that nothing was done with."""

    job: int
    files: tuple[FailedFile, ...]


@dataclass(frozen=True, slots=True)
class DuplicatesProgressed:
    """How far looking for duplicates is; None when it ended, or was stopped."""

    progress: Progress | None


@dataclass(frozen=True, slots=True)
class DuplicatesFound:
    """All groups that were found, each with what is proposed for it by these preferences."""

    proposals: tuple[Proposal, ...]
    preferences: Preferences


@dataclass(frozen=True, slots=True)
class BackupsListed:
    """The backups of the library in ``folder``, newest first, and the second place for them."""

    backups: tuple[Backup, ...]
    folder: Path
    place: Path | None


@dataclass(frozen=True, slots=True)
class StacksChanged:
    """All stacks that can be shown."""

    stacks: Stacks


@dataclass(frozen=True, slots=True, eq=False)
class ColoursChanged:
    """The mean colours of photos: their ids, int64 (n,), and uint8 (n, 3) RGB."""

    photos: NDArray[np.int64]
    colours: NDArray[np.uint8]


@dataclass(frozen=True, slots=True)
class MapChanged:
    """The map of the library as it is now; None while there is none."""

    map: LibraryMap | None


@dataclass(frozen=True, slots=True)
class MapProgressed:
    """How far making a new map is; None when it ended."""

    progress: Progress | None


@dataclass(frozen=True, slots=True)
class Message:
    """A sentence for the status bar."""

    sentence: str


@dataclass(frozen=True, slots=True)
class Failed:
    """A sentence that says what went wrong and the way out. ``damaged``: the library is, so that a
    backup may be the way."""

    sentence: str
    damaged: bool = False


Event = (
    Opened
    | PhotosChanged
    | RootsChanged
    | ProblemsChanged
    | ProgressChanged
    | SearchChanged
    | SearchOutdated
    | ProfilesChanged
    | AlbumsChanged
    | AlbumListed
    | MarksChanged
    | SidecarsChanged
    | SidecarsWritten
    | PhotosFiltered
    | FactsCounted
    | FactsTold
    | PhotoSeen
    | FilesPlanned
    | FilesProgressed
    | FilesDone
    | FilesFailed
    | DuplicatesProgressed
    | DuplicatesFound
    | StacksChanged
    | ColoursChanged
    | MapChanged
    | MapProgressed
    | LearningChanged
    | IndexChanged
    | BackupsListed
    | Message
    | Failed
)
