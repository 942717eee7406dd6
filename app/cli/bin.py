"""Move photos to the system's bin, which you can restore them from. Nothing is deleted; on a disk
without a bin nothing is done."""

from __future__ import annotations

import argparse

from app.cli import options
from app.core.files.types import PutIntoBin


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of `likewise bin`."""
    options.add_act(parser, into_folder=False, allow=True)


def run(arguments: argparse.Namespace) -> int:
    """Put the photos into the bin."""
    return options.act(arguments, PutIntoBin())
