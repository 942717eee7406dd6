"""Converters for argparse: paths, counts, seeds; wrong values are wrong usage."""

from __future__ import annotations

import argparse
from pathlib import Path


def path(text: str) -> Path:
    """A file or folder. An empty one, as of a variable that is not set, would mean this folder."""
    if not text:
        raise argparse.ArgumentTypeError("an empty name; give a file or folder, or . for this one")
    return Path(text)


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
