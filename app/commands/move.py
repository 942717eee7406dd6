"""Move photos to a folder. The library follows: they keep all that was said about them. Nothing
there is replaced, and to another disk the original goes only after its copy was compared with it.
"""

from __future__ import annotations

import argparse

from app.commands import file_options
from app.commands.photo_arguments import add_photos
from app.core.files.types import MoveTo


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What `likewise move` takes."""
    add_photos(parser)
    file_options.add_dry_run(parser)
    file_options.add_folder(parser)
    file_options.add_allow(parser)


def run(arguments: argparse.Namespace) -> int:
    """Move them."""
    return file_options.act(arguments, MoveTo(arguments.folder))
