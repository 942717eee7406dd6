"""Record of a long run: what happened so far, and what the process took."""

from __future__ import annotations

import sys
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np

from tests.endurance.soak.disk import Disk
from tests.endurance.soak.model import Model


@dataclass
class Soak:
    """What happened so far."""

    folder: Path
    seed: int
    random: np.random.Generator
    disk: Disk
    model: Model = field(default_factory=Model)
    acts: int = 0  # that must be kept
    begun: int = 0  # acts of all kinds
    last: str = ""  # what was done last
    kills: int = 0
    changes: dict[str, int] = field(default_factory=dict)
    failures: list[str] = field(default_factory=list)
    lost: list[str] = field(default_factory=list)
    doubled: list[str] = field(default_factory=list)
    rested: list[dict[str, Any]] = field(default_factory=list)  # what the last run took, at rest

    def note(self, kind: list[str], what: str) -> None:
        """Something went wrong; a person who watches need not wait for the end."""
        kind.append(what)
        print(f"after {self.acts} acts, {self.last}: {what}", file=sys.stderr, flush=True)
