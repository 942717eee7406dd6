"""Put photos into the system's bin, from where the system gives them back. Nothing is deleted; on
a disk without a bin nothing is done."""

from __future__ import annotations

import argparse

from app.cli import options
from app.cli.options import add_photos
from app.core.files.types import PutIntoBin


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of `likewise bin`."""
    add_photos(parser)
    options.add_dry_run(parser)
    options.add_allow(parser)


def run(arguments: argparse.Namespace) -> int:
    """Put the photos into the bin."""
    return options.act(arguments, PutIntoBin())
