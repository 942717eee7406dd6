"""Requests from the window to the library's thread: one frozen dataclass for each kind."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Literal

from likewise.app.core.profiles.learners import USUAL
from likewise.app.core.types import Pace, QueryItem, Scope

if TYPE_CHECKING:  # numpy loads on the library's thread: the window shows first
    from likewise.engine.feedback.journal import Sign

# The library and its folders


@dataclass(frozen=True, slots=True)
class AddRoot:
    """Add a folder of photos and read what is in it."""

    path: Path


@dataclass(frozen=True, slots=True)
class RemoveRoot:
    """Forget a folder; its photos leave the results, its files are not touched."""

    root: int


@dataclass(frozen=True, slots=True)
class Rescan:
    """Look at all folders again; only what is new or changed is read."""


@dataclass(frozen=True, slots=True)
class UseModel:
    """Let photos be seen by an ONNX model too, or by none; all are read again."""

    source: Path | None


@dataclass(frozen=True, slots=True)
class UseSubject:
    """Let photos be seen by the network that knows what is in a picture, or leave it out."""

    wanted: bool


@dataclass(frozen=True, slots=True)
class Exclude:
    """Leave out what matches these patterns, and nothing else (app/core/library/exclude.py)."""

    patterns: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class SetPace:
    """Read photos at this pace, now and in libraries that are opened later."""

    pace: Pace


@dataclass(frozen=True, slots=True)
class StopScan:
    """End the scan; what was read is kept."""


@dataclass(frozen=True, slots=True)
class Retry:
    """Read these photos, which failed before, once more."""

    photos: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class LeaveOut:
    """Never read or list these photos again."""

    photos: tuple[int, ...]


# Searching


@dataclass(frozen=True, slots=True)
class StartSearch:
    """Search for what is like ``query``, or shows its word. ``onward``: from a result of the
    current search, which the breadcrumb remembers."""

    query: tuple[QueryItem, ...]
    onward: bool = False

    @classmethod
    def from_photos(cls, *photos: int, onward: bool = False) -> StartSearch:
        """The search for what is like these photos of the library."""
        return cls(tuple(QueryItem(photo=photo) for photo in photos), onward)

    @classmethod
    def from_word(cls, word: str) -> StartSearch:
        """The search for photos that show what a word means."""
        return cls((QueryItem(word=word),))

    @classmethod
    def from_file(cls, path: Path) -> StartSearch:
        """The search for what is like a picture file, which need not be in the library."""
        return cls((QueryItem(path=path, name=path.name),))


@dataclass(frozen=True, slots=True)
class Back:
    """Return to the search before this one."""


@dataclass(frozen=True, slots=True)
class Forward:
    """Go on to the search that ``Back`` left."""


@dataclass(frozen=True, slots=True)
class LeaveSearch:
    """Have no search; ``Back`` returns to it."""


@dataclass(frozen=True, slots=True)
class SetOrder:
    """Show what was learned, or the order without any learning."""

    order: Literal["learned", "original"]


@dataclass(frozen=True, slots=True)
class SetScope:
    """Let only photos of a folder or a time be results, from now on."""

    scope: Scope


@dataclass(frozen=True, slots=True)
class SearchAgain:
    """Show the search with all photos that were read since."""


@dataclass(frozen=True, slots=True)
class AskMe:
    """Show first the few photos whose thumbs would teach most; asked again: no longer."""


@dataclass(frozen=True, slots=True)
class Judge:
    """Thumb photos up (+1) or down (-1) in this search, or clear their thumbs (0), in one gesture,
    which undo takes back whole."""

    photos: tuple[int, ...]
    sign: Sign


@dataclass(frozen=True, slots=True)
class Undo:
    """Take back what was judged last in this search."""


@dataclass(frozen=True, slots=True)
class Redo:
    """Judge again what was taken back last."""


@dataclass(frozen=True, slots=True)
class KeepSearch:
    """Let the active profile learn from this search, or leave it out."""

    keep: bool


@dataclass(frozen=True, slots=True)
class Prefetch:
    """Have the answer to this judgment ready: the pointer rests on its thumb."""

    photo: int
    sign: Sign


# Profiles


@dataclass(frozen=True, slots=True)
class CreateProfile:
    """Add a profile that knows nothing yet and learns with ``learner``, and use it."""

    name: str
    learner: str = USUAL


@dataclass(frozen=True, slots=True)
class UseProfile:
    """Let searches start from this profile."""

    profile: int


@dataclass(frozen=True, slots=True)
class RenameProfile:
    """Give a profile another name."""

    profile: int
    name: str


@dataclass(frozen=True, slots=True)
class DuplicateProfile:
    """Copy a profile with all it learned."""

    profile: int
    name: str


@dataclass(frozen=True, slots=True)
class MergeProfiles:
    """Make a profile that learned from the searches of both."""

    first: int
    second: int
    name: str


@dataclass(frozen=True, slots=True)
class ResetProfile:
    """Let a profile forget what it learned; the searches stay, left out."""

    profile: int


@dataclass(frozen=True, slots=True)
class FreezeProfile:
    """Stop a profile from learning, or let it learn again."""

    profile: int
    frozen: bool


@dataclass(frozen=True, slots=True)
class DeleteProfile:
    """Remove a profile and its searches; the last one can't be removed."""

    profile: int


@dataclass(frozen=True, slots=True)
class ImportProfile:
    """Add a profile from a file that ``ExportProfile`` wrote."""

    path: Path


@dataclass(frozen=True, slots=True)
class ExportProfile:
    """Write a profile to one file that works on other machines and libraries."""

    profile: int
    path: Path


@dataclass(frozen=True, slots=True)
class LearnFolders:
    """Make a profile that takes photos of one sub-folder for alike; searches go on."""


@dataclass(frozen=True, slots=True)
class StopTraining:
    """End learning from folders; nothing of it is kept."""


ScanRequest = (
    AddRoot
    | RemoveRoot
    | Rescan
    | UseModel
    | UseSubject
    | Exclude
    | SetPace
    | StopScan
    | Retry
    | LeaveOut
)

SearchRequest = (
    StartSearch
    | Back
    | Forward
    | LeaveSearch
    | SetOrder
    | SetScope
    | SearchAgain
    | AskMe
    | Judge
    | Undo
    | Redo
    | KeepSearch
)

ProfileRequest = (
    CreateProfile
    | UseProfile
    | RenameProfile
    | DuplicateProfile
    | MergeProfiles
    | ResetProfile
    | FreezeProfile
    | DeleteProfile
    | ImportProfile
)

TrainingRequest = ExportProfile | LearnFolders | StopTraining

Shown = SearchRequest | ProfileRequest
"""What ends in a view of the current search; the others leave it as it is."""

Task = ScanRequest | SearchRequest | ProfileRequest | TrainingRequest
"""What is done once and whole; a prefetch is done in steps, of which the rest may be dropped."""

Request = Task | Prefetch
