"""Put photos into the system's bin, from where the system gives them back. Nothing is deleted; on
a disk without a bin nothing is done."""

from __future__ import annotations

import argparse

from app.commands import file_options
from app.commands.photo_arguments import add_photos
from app.core.files.types import PutIntoBin


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What `likewise bin` takes."""
    add_photos(parser)
    file_options.add_dry_run(parser)
    file_options.add_allow(parser)


def run(arguments: argparse.Namespace) -> int:
    """Bin them."""
    return file_options.act(arguments, PutIntoBin())
