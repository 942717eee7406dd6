"""Protocol of what compares and measures picture files: in isolated processes, as they may be
hostile."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Protocol

from app.core.store.groups.compared import Quality
from features.same_picture import Agreement

Compared = tuple[int, Agreement | None]
"""The number of a pair, and how its pictures agree; None if one can't be read now."""

Measured = tuple[int, Quality | None]
"""The number of a photo, and how good it is; None if it can't be read now."""


class Pictures(Protocol):
    """Opens pictures and compares or measures them, in short steps. In no particular order."""

    def compare(self, pairs: Sequence[tuple[Path, Path]]) -> Iterator[list[Compared]]:
        """How the pictures in each pair of files agree; a step gives what was found meanwhile."""
        ...

    def measure(self, paths: Sequence[Path]) -> Iterator[list[Measured]]:
        """How good each file shows its picture; a step gives what was found meanwhile."""
        ...
