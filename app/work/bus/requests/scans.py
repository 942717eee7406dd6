"""Requests about folders, how their photos are read, and photos that can't be."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True, slots=True)
class AddRoot:
    """Add a folder of photos and read what is in it."""

    path: Path


@dataclass(frozen=True, slots=True)
class RemoveRoot:
    """Forget a folder; its photos leave the results, its files are not touched."""

    root: int


@dataclass(frozen=True, slots=True)
class RelocateRoot:
    """Look for the photos of a folder that was moved in this folder; they stay what they are."""

    root: int
    path: Path


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


ScanRequest = (
    AddRoot
    | RemoveRoot
    | RelocateRoot
    | Rescan
    | UseModel
    | UseSubject
    | Exclude
    | StopScan
    | Retry
    | LeaveOut
)
