"""Define the events, as frozen records; each is delivered to the listeners of its type.

To add an event, define a class here and publish it where it happens.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
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
from app.core.base.search_types import AlbumInfo, ProfilesView, SearchView
from app.core.base.stacks import Stacks
from app.core.base.work_types import IndexState, LearningProgress, Progress

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from app.core.duplicates.types import Preferences, Proposal
    from app.core.files.tables import JobSummary
    from app.core.files.types import FileProgress
    from app.core.map.regions import Cover, LibraryMap
    from app.core.photos.sorting_table import Places
    from app.core.safety.backups import Backup


@dataclass(frozen=True, slots=True)
class Event:
    """Base of all events."""


class Inverse(Protocol):
    """Undoes a change, on the library thread; returns the function that redoes it."""

    def __call__(self) -> Inverse: ...


class Publish(Protocol):
    """Delivers an event to its listeners; see `Bus.publish`."""

    def __call__(self, event: Event, wanted: Callable[[], bool] | None = None, /) -> None: ...


@dataclass(frozen=True, slots=True)
class State(Event):
    """An event whose value holds until the next one; all fields have defaults. See `Bus.latest`."""


# The library as a whole


@dataclass(frozen=True, slots=True)
class Opened(Event):
    """The library in this folder was opened; its roots, photos and problems follow."""

    folder: Path


@dataclass(frozen=True, slots=True)
class PhotosChanged(Event):
    """A change record and the new state of every photo that it adds or updates."""

    changes: Changes
    infos: tuple[PhotoInfo, ...]


@dataclass(frozen=True, slots=True)
class TableChanged(Event):
    """Photos in `Bus.photos` were added, updated or removed."""

    changes: Changes


@dataclass(frozen=True, slots=True)
class TableMarked(Event):
    """The marks of these photos changed in `Bus.photos`."""

    photos: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class RootsChanged(State):
    """All folders, the patterns excluded from them, and whether the subject of photos is read."""

    roots: tuple[RootInfo, ...] = ()
    excluded: tuple[str, ...] = ()
    subject: bool = True
    words_missing: str = ""  # why photos can't be searched by a word now; or empty
    sentences: bool = False  # whether a model reads sentences that the word list doesn't cover
    model: bool = False  # whether an image model is used or requested


@dataclass(frozen=True, slots=True)
class ProblemsChanged(State):
    """All photos that can't be read."""

    problems: tuple[Problem, ...] = ()


@dataclass(frozen=True, slots=True)
class ProgressChanged(State):
    """Progress of the scan; phase "idle" when it has ended."""

    progress: Progress = field(default_factory=lambda: Progress("idle"))


@dataclass(frozen=True, slots=True, eq=False)
class ColoursChanged(Event):
    """The mean colours of photos: their ids, int64 (n,), and uint8 (n, 3) RGB."""

    photos: NDArray[np.int64]
    colours: NDArray[np.uint8]


@dataclass(frozen=True, slots=True)
class IndexChanged(State):
    """The index was prepared."""

    state: IndexState = field(default_factory=IndexState)


@dataclass(frozen=True, slots=True)
class BackupsListed(State):
    """The backups of the library in ``folder``, newest first, and the second folder for them.
    The folder is None until they were listed."""

    backups: tuple[Backup, ...] = ()
    folder: Path | None = None
    second: Path | None = None


@dataclass(frozen=True, slots=True)
class Message(Event):
    """A sentence for the status bar."""

    sentence: str


@dataclass(frozen=True, slots=True)
class Failed(Event):
    """A sentence that says what went wrong and what to do.
    ``damaged``: the library is damaged, so a backup may help."""

    sentence: str
    damaged: bool = False


# Searches and profiles


@dataclass(frozen=True, slots=True)
class SearchStarted(Event):
    """A view of the current search was requested; `SearchChanged` or `Failed` follows."""


@dataclass(frozen=True, slots=True)
class SearchChanged(State):
    """The current search, or None.
    It may come twice, the second time with more detail. Only the view of the newest request is
    sent."""

    view: SearchView | None = None


@dataclass(frozen=True, slots=True)
class SearchOutdated(Event):
    """Says what the current search does not take into account yet."""

    sentence: str


@dataclass(frozen=True, slots=True)
class ProfilesChanged(State):
    """All profiles, and the one that searches use."""

    profiles: ProfilesView = field(default_factory=lambda: ProfilesView(0, ()))


@dataclass(frozen=True, slots=True)
class LearningChanged(Event):
    """Progress of a long learning step; None when it has ended."""

    progress: LearningProgress | None


# What is known about photos


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
    """All stacks that can be shown.
    ``pairs``: whether raws are stacked with the pictures beside them."""

    stacks: Stacks = field(default_factory=Stacks)
    pairs: bool = True


@dataclass(frozen=True, slots=True)
class LastCopies(Event):
    """Undoing ``job`` left ``copies`` in place, because each may be the last of its photo."""

    job: int
    copies: int


@dataclass(frozen=True, slots=True)
class MarksChanged(Event):
    """The new marks of photos."""

    marks: Mapping[int, Marks]


@dataclass(frozen=True, slots=True)
class SidecarsChanged(State):
    """How sidecars are written."""

    state: SidecarState = field(default_factory=lambda: SidecarState(kept=False, short=False))


@dataclass(frozen=True, slots=True)
class SidecarsWritten(Event):
    """Progress of writing the requested sidecars; 0 of 0 when it has ended."""

    done: int
    total: int


@dataclass(frozen=True, slots=True)
class FactsCounted(State):
    """The facts that photos can be filtered by, and `PhotoFilter.places`."""

    counts: FactCounts = field(default_factory=FactCounts)
    places: Sequence[Places] = field(default=(), compare=False)


@dataclass(frozen=True, slots=True)
class MapChanged(Event):
    """The current map of the library, or None, and the regions that summarize it, largest first."""

    map: LibraryMap | None
    covers: tuple[Cover, ...] = ()


@dataclass(frozen=True, slots=True)
class MapProgressed(Event):
    """Progress of making a new map; None when it has ended."""

    progress: Progress | None


# Files and duplicates


@dataclass(frozen=True, slots=True)
class FilesProgressed(Event):
    """Progress of a file job; None when it has ended."""

    progress: FileProgress | None


@dataclass(frozen=True, slots=True)
class FilesDone(State):
    """Past file jobs, newest first, and whether photos may only be copied."""

    jobs: tuple[JobSummary, ...] = ()
    protected: bool = True


@dataclass(frozen=True, slots=True)
class DuplicatesProgressed(Event):
    """Progress of the search for duplicates; None when it ended or was stopped."""

    progress: Progress | None


@dataclass(frozen=True, slots=True)
class DuplicatesFound(Event):
    """All groups that were found, each with a proposal by these preferences.
    ``missed``: a sentence if not all photos could be compared; or empty."""

    proposals: tuple[Proposal, ...]
    preferences: Preferences
    missed: str = ""
