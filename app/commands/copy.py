"""Copy photos to a folder. Nothing there is replaced: a name that is taken gets a number. Each copy
is read back and compared before it gets its name."""

from __future__ import annotations

import argparse

from app.commands import file_options
from app.commands.photo_arguments import add_photos
from app.core.files.types import CopyTo


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What `likewise copy` takes."""
    add_photos(parser)
    file_options.add_dry_run(parser)
    file_options.add_folder(parser)


def run(arguments: argparse.Namespace) -> int:
    """Copy them."""
    return file_options.act(arguments, CopyTo(arguments.folder))
