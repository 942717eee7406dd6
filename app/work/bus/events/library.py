"""Events about the library as a whole: its photos, folders, problems, backups, what is said."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from app.core.types import Changes, IndexState, PhotoInfo, Problem, Progress, RootInfo

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from app.core.backups.keep import Backup


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


@dataclass(frozen=True, slots=True, eq=False)
class ColoursChanged:
    """The mean colours of photos: their ids, int64 (n,), and uint8 (n, 3) RGB."""

    photos: NDArray[np.int64]
    colours: NDArray[np.uint8]


@dataclass(frozen=True, slots=True)
class IndexChanged:
    """What finds photos was prepared."""

    state: IndexState


@dataclass(frozen=True, slots=True)
class BackupsListed:
    """The backups of the library in ``folder``, newest first, and the second folder for them."""

    backups: tuple[Backup, ...]
    folder: Path
    second: Path | None


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
