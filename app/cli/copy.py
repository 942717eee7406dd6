"""Copy photos to a folder. Nothing there is replaced: a name that is taken gets a number. Each copy
is read back and compared before it gets its name."""

from __future__ import annotations

import argparse

from app.cli import options
from app.core.files.types import CopyTo


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of `likewise copy`."""
    options.add_act(parser, into_folder=True, allow=False)


def run(arguments: argparse.Namespace) -> int:
    """Copy the photos."""
    return options.act(arguments, CopyTo(arguments.folder))
