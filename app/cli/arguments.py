"""What several commands take: paths, counts, seeds, where wrong values are wrong usage."""

from __future__ import annotations

import argparse
from pathlib import Path

from app.core.base.paths import own_folder


def path(text: str) -> Path:
    """A file or folder. An empty one, as of a variable that is not set, would mean this folder."""
    if not text:
        raise argparse.ArgumentTypeError("an empty name; give a file or folder, or . for this one")
    return Path(text)


def library(text: str) -> Path:
    """Our folder in the one that is named for a library."""
    return own_folder(path(text))


def count(text: str) -> int:
    """A number of photos."""
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number of photos; give 1 or more")
    return int(text)


def seed(text: str) -> int:
    """Where random numbers begin."""
    if not text.isdecimal():
        raise argparse.ArgumentTypeError(f"{text!r} is not a seed; give 0, 1, 2 ...")
    return int(text)


def add_subject(parser: argparse.ArgumentParser) -> None:
    """``subject``: True or False to be kept with the library; None: as it is."""
    choice = parser.add_mutually_exclusive_group()
    for name, wanted, what in (
        ("--with-subject", True, "look at what is in the pictures, as is usual"),
        ("--without-subject", False, "leave out what is in them: colours, texture, layout alone"),
    ):
        choice.add_argument(
            name, dest="subject", action="store_const", const=wanted, help=f"{what}; it is kept"
        )
