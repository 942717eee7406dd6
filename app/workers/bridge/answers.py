"""What the owner thread tells the service when it is more than the window hears."""

from __future__ import annotations

from dataclasses import dataclass

from likewise.app.core.types import Changes, PhotoInfo, Problem, RootInfo


@dataclass(frozen=True, slots=True)
class PhotosAnswer:
    """A change record and the new state of every photo that it adds or updates."""

    changes: Changes
    infos: tuple[PhotoInfo, ...]


@dataclass(frozen=True, slots=True)
class RootsAnswer:
    """All folders, and the patterns of what is left out of them."""

    roots: tuple[RootInfo, ...]
    excluded: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class ProblemsAnswer:
    """All photos that can't be read."""

    problems: tuple[Problem, ...]
