"""Events about what is done with photos' files, and about duplicates."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from app.core.files.types import FailedFile, FileProgress, JobSummary
from app.core.types import Progress

if TYPE_CHECKING:
    from app.core.duplicates.types import Preferences, Proposal
    from app.core.files.plan import Plan


@dataclass(frozen=True, slots=True)
class FilesPlanned:
    """What an operation would do with photos' files, asked for by this number; or else a sentence
    why it can't be done."""

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

    jobs: tuple[JobSummary, ...]
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
    """All groups that were found, each with what is proposed for it by these preferences.
    ``missed``: a sentence if not all photos could be compared; or empty."""

    proposals: tuple[Proposal, ...]
    preferences: Preferences
    missed: str = ""
