"""Move photos to a folder. The library follows: they keep all that was said about them. Nothing
there is replaced, and to another disk the original goes only after its copy was compared with it.
"""

from __future__ import annotations

import argparse

from app.cli import options
from app.core.files.types import MoveTo


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of `likewise move`."""
    options.add_act(parser, into_folder=True, allow=True)


def run(arguments: argparse.Namespace) -> int:
    """Move the photos."""
    return options.act(arguments, MoveTo(arguments.folder))
