"""Move photos to a folder. They keep their thumbs, stars and albums. Nothing in the folder is
replaced, and to another disk the original is removed only after its copy was compared with it."""

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
