"""Move photos to a folder. The library follows: they keep all that was said about them. Nothing
there is replaced, and to another disk the original goes only after its copy was compared with it.
"""

from __future__ import annotations

import argparse

from likewise.app.commands import file_options
from likewise.app.core.files.types import MoveTo


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What `likewise move` takes."""
    file_options.add_photos(parser)
    file_options.add_folder(parser)
    file_options.add_allow(parser)


def run(arguments: argparse.Namespace) -> int:
    """Move them."""
    return file_options.act(arguments, MoveTo(arguments.folder))
