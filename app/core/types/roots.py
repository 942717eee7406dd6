"""How the folder of a root was found: whether it is there, and on what kind of disk."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

Kind = Literal["local", "removable", "network"]

Trouble = Literal["", "replaced"]

PathInRoot = tuple[int, bytes]
"""The id of a root and a path below it: where a photo's file is, as the catalogue has it."""


@dataclass(frozen=True, slots=True)
class Presence:
    """``device`` (st_dev) None: it is offline; ``trouble`` "replaced": another disk is there.

    ``volume``: what its disk is known by, empty if nothing tells; ``inside``: where it is on that.
    """

    device: int | None = None
    volume: str = ""
    inside: str = ""
    kind: Kind = "local"
    trouble: Trouble = ""
