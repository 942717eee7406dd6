"""Start the program safely: without what may have crashed it last time.

A safe start loads no plug-in modalities, reads and watches no photos, runs no network and contacts
no cluster. Photos that were read before can be searched, judged and filed as usual.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

from app.core.base.language import tr_later
from features import SAFE

NOTHING_NEW = tr_later(
    "This is a safe start: without plug-ins, image model, cluster and watching. New photos are read"
    " at the next usual start."
)
"""The notice shown at a safe start, and when the user asks to read new photos."""

RESTART = 74
"""The exit code of a window that asks to be started again."""

RESTART_SAFELY = 75
"""The exit code of a window that asks for a safe start."""


def is_safe() -> bool:
    """Return whether this program was started safely."""
    return SAFE in os.environ


def begin_safely() -> None:
    """Make this process, and those that it starts, safe ones."""
    os.environ[SAFE] = "1"


def start_command(library: Path, *, safely: bool = True) -> list[str]:
    """Return the command that starts the program on this library, isolated as this process is."""
    isolated = "-I" if sys.flags.isolated else "-P"
    program = [] if getattr(sys, "frozen", False) else [isolated, "-m", "app"]
    return [sys.executable, *program, *["--safe"] * safely, "--library", str(library)]
