"""Safe start: whether this start leaves out what may have crashed the last one.

In a safe start other packages' modalities are not loaded, nothing is read, watched or seen by a
network, and no cluster is asked. What was read before is searched, judged and filed as ever. The
processes of this one are told by their environment.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

from app.core.language import tr_later
from features.plugins import SAFE

NOTHING_NEW = tr_later(
    "This is a safe start: without plug-ins, image model, cluster and watching. New photos are read"
    " at the next usual start."
)
"""What a person is told, at the start and when new photos are asked for."""

AGAIN_SAFELY = 75
"""The exit code of a window that is to be followed by a safe start."""


def is_safe() -> bool:
    """Whether this program was started so."""
    return SAFE in os.environ


def begin_safely() -> None:
    """Let this process, and those that it starts, be so."""
    os.environ[SAFE] = "1"


def command(library: Path) -> list[str]:
    """What starts the program so, on this library; isolated as this process is."""
    isolated = "-I" if sys.flags.isolated else "-P"
    program = [] if getattr(sys, "frozen", False) else [isolated, "-m", "app"]
    return [sys.executable, *program, "--safe", "--library", str(library)]
