"""An act: what is done to a library while faults happen, as a row of steps.

A step that returns is acknowledged: what it did must be there ever after. A step that fails with a
sentence is done once more, as a person would.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

Step = Callable[[], object]

EXPORTED = "exported-profile"
"""How the names of exported profiles end here."""


@dataclass(frozen=True, slots=True)
class Workspace:
    """Where a library and its photos are for one run; all of it below ``folder``."""

    folder: Path

    @property
    def library(self) -> Path:
        """The library's folder."""
        return self.folder / "library"

    @property
    def photos(self) -> Path:
        """The photos' folder."""
        return self.folder / "photos"


@dataclass(frozen=True, slots=True)
class Act:
    """``steps``: gives the steps, each when the one before is done. ``prepare``: makes the library
    what it has to be before. ``again``: doing it all once more brings it to its end."""

    steps: Callable[[Workspace], Iterator[Step]]
    prepare: Callable[[Workspace], object] = lambda workspace: None
    again: bool = True
