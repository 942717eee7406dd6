"""Requests about profiles, and learning one from folders."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from app.core.profiles.learners import USUAL


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
