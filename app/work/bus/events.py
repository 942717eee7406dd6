"""Events: what happens by itself, as frozen records; each reaches whoever listens for its type.

A new event is a class here and an `emit` where it happens.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from app.core.base.photo_types import (
    Changes,
    FactCounts,
    Marks,
    PhotoInfo,
    Problem,
    RootInfo,
    SidecarState,
)
from app.core.base.search_types import AlbumInfo, ProfilesView, SearchView, SeenPhoto
from app.core.base.work_types import IndexState, LearningProgress, Progress
from app.core.duplicates.stacks import Stacks
from app.core.files.types import FileProgress, JobSummary

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from app.core.duplicates.types import Preferences, Proposal
    from app.core.map.regions import Cover, LibraryMap
    from app.core.safety.keep import Backup


@dataclass(frozen=True, slots=True)
class Event:
    """What happened."""


class Inverse(Protocol):
    """Takes a change back, on the library's thread; gives what makes it again."""

    def __call__(self) -> Inverse: ...


class Publish(Protocol):
    """Hands an event to its listeners; see `Bus.publish`."""

    def __call__(self, event: Event, wanted: Callable[[], bool] | None = None, /) -> None: ...


@dataclass(frozen=True, slots=True)
class State(Event):
    """What holds until the next event of the type; each field has a default. See `Bus.latest`."""


# The library as a whole


@dataclass(frozen=True, slots=True)
class Opened(Event):
    """The library in this folder is open; roots, photos, problems follow."""

    folder: Path


@dataclass(frozen=True, slots=True)
class PhotosChanged(Event):
    """A change record and the new state of every photo that it adds or updates."""

    changes: Changes
    infos: tuple[PhotoInfo, ...]


@dataclass(frozen=True, slots=True)
class TableChanged(Event):
    """`Bus.photos` holds other photos, or other things about some, by these changes."""

    changes: Changes


@dataclass(frozen=True, slots=True)
class TableMarked(Event):
    """`Bus.photos` holds the new marks of these photos."""

    photos: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class RootsChanged(State):
    """All folders, the patterns of what is left out of them, and whether their photos are to be
    looked at for what is in them."""

    roots: tuple[RootInfo, ...] = ()
    excluded: tuple[str, ...] = ()
    subject: bool = True
    words_missing: str = ""  # why photos can't be searched by a word now; or empty
    sentences: bool = False  # whether a model reads what words don't know


@dataclass(frozen=True, slots=True)
class ProblemsChanged(State):
    """All photos that can't be read."""

    problems: tuple[Problem, ...] = ()


@dataclass(frozen=True, slots=True)
class ProgressChanged(State):
    """How far the scan is; phase "idle" when it ended."""

    progress: Progress = field(default_factory=lambda: Progress("idle"))


@dataclass(frozen=True, slots=True, eq=False)
class ColoursChanged(Event):
    """The mean colours of photos: their ids, int64 (n,), and uint8 (n, 3) RGB."""

    photos: NDArray[np.int64]
    colours: NDArray[np.uint8]


@dataclass(frozen=True, slots=True)
class IndexChanged(State):
    """What finds photos was prepared."""

    state: IndexState = field(default_factory=IndexState)


@dataclass(frozen=True, slots=True)
class BackupsListed(Event):
    """The backups of the library in ``folder``, newest first, and the second folder for them."""

    backups: tuple[Backup, ...]
    folder: Path
    second: Path | None


@dataclass(frozen=True, slots=True)
class Message(Event):
    """A sentence for the status bar."""

    sentence: str


@dataclass(frozen=True, slots=True)
class Failed(Event):
    """A sentence that says what went wrong and the way out. ``damaged``: the library is, so that a
    backup may be the way."""

    sentence: str
    damaged: bool = False


# Searches and profiles


@dataclass(frozen=True, slots=True)
class SearchStarted(Event):
    """An answer of the current search was asked for; `SearchChanged` or `Failed` follows."""


@dataclass(frozen=True, slots=True)
class SearchChanged(State):
    """The current search, None without one; it may come twice, the second time with more to say.
    Only that of the newest request comes."""

    view: SearchView | None = None


@dataclass(frozen=True, slots=True)
class SearchOutdated(Event):
    """What the search shown does not take into account yet."""

    sentence: str


@dataclass(frozen=True, slots=True)
class ProfilesChanged(State):
    """All profiles, and the one that searches start from."""

    profiles: ProfilesView = field(default_factory=lambda: ProfilesView(0, ()))


@dataclass(frozen=True, slots=True)
class LearningChanged(Event):
    """How far learning much at once is; None when it ended."""

    progress: LearningProgress | None


# What is said and known of photos


@dataclass(frozen=True, slots=True)
class AlbumsChanged(State):
    """All albums, by name."""

    albums: tuple[AlbumInfo, ...] = ()


@dataclass(frozen=True, slots=True)
class AlbumListed(Event):
    """The photos of the album that the window shows, in order."""

    album: int
    photos: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class StacksChanged(State):
    """All stacks that can be shown. ``pairs``: raws and the pictures beside them are such."""

    stacks: Stacks = field(default_factory=Stacks)
    pairs: bool = True


@dataclass(frozen=True, slots=True)
class LastCopies(Event):
    """Undoing ``job`` has left this many ``copies``, as each may be the last of its photo."""

    job: int
    copies: int


@dataclass(frozen=True, slots=True)
class MarksChanged(Event):
    """The new marks of photos."""

    marks: Mapping[int, Marks]


@dataclass(frozen=True, slots=True)
class SidecarsChanged(State):
    """How sidecars are written from now on."""

    state: SidecarState = field(default_factory=lambda: SidecarState(kept=False, short=False))


@dataclass(frozen=True, slots=True)
class SidecarsWritten(Event):
    """How far writing sidecars is that were asked for; 0 of 0 when it ended."""

    done: int
    total: int


@dataclass(frozen=True, slots=True)
class FactsCounted(State):
    """What photos can be filtered by."""

    counts: FactCounts = field(default_factory=FactCounts)


@dataclass(frozen=True, slots=True)
class PhotoSeen(Event):
    """What each family sees in a photo; None if it can't be read now, and why."""

    photo: int
    seen: SeenPhoto | None
    reason: str = ""


@dataclass(frozen=True, slots=True)
class MapChanged(Event):
    """The map of the library as it is now, and what it shows that the library holds, the most
    photos first; None while there is none."""

    map: LibraryMap | None
    covers: tuple[Cover, ...] = ()


@dataclass(frozen=True, slots=True)
class MapProgressed(Event):
    """How far making a new map is; None when it ended."""

    progress: Progress | None


# Files and duplicates


@dataclass(frozen=True, slots=True)
class FilesProgressed(Event):
    """How far a job with files is; None when it ended."""

    progress: FileProgress | None


@dataclass(frozen=True, slots=True)
class FilesDone(State):
    """What was done with files, the newest first; and whether photos may only be copied."""

    jobs: tuple[JobSummary, ...] = ()
    hands_off: bool = True


@dataclass(frozen=True, slots=True)
class DuplicatesProgressed(Event):
    """How far looking for duplicates is; None when it ended, or was stopped."""

    progress: Progress | None


@dataclass(frozen=True, slots=True)
class DuplicatesFound(Event):
    """All groups that were found, each with what is proposed for it by these preferences.
    ``missed``: a sentence if not all photos could be compared; or empty."""

    proposals: tuple[Proposal, ...]
    preferences: Preferences
    missed: str = ""
