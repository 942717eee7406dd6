"""Requests about photos' files: plan, do, stop, undo; and whether they may be moved at all."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from app.core.files.types import FileOperation

if TYPE_CHECKING:
    from app.core.files.plan import Plan


@dataclass(frozen=True, slots=True)
class PlanFiles:
    """Tell what an operation would do with photos; answered by `FilesPlanned` of this number."""

    number: int
    photos: tuple[int, ...]
    operation: FileOperation


@dataclass(frozen=True, slots=True)
class DoFiles:
    """Carry out a plan that was shown."""

    plan: Plan


@dataclass(frozen=True, slots=True)
class StopFiles:
    """End what is being done with files; what is done stays done."""


@dataclass(frozen=True, slots=True)
class UndoFiles:
    """Take back a job, as far as the platform lets us."""

    job: int


@dataclass(frozen=True, slots=True)
class RetryFiles:
    """Try again what failed in a job."""

    job: int


@dataclass(frozen=True, slots=True)
class ListFailed:
    """Tell what failed in a job; answered by `FilesFailed`."""

    job: int


@dataclass(frozen=True, slots=True)
class SetHandsOff:
    """Only copy photos of this library, or let them be moved, renamed and binned too."""

    wanted: bool


FileRequest = PlanFiles | DoFiles | StopFiles | UndoFiles | RetryFiles | ListFailed | SetHandsOff
