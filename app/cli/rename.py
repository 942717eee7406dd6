"""Rename photos by a pattern, in their folders. A name that is taken gets a number; photos may
exchange their names. --dry-run shows every new name."""

from __future__ import annotations

import argparse

from app.cli import options
from app.cli.terminal import count
from app.core.files.types import FIELDS, RenameBy

_FIELDS = "; ".join(f"{{{field}}}: {meaning}" for field, meaning in FIELDS.items())
_PATTERN = f"of the new names, without the ending: '{{date}} {{number:03}}', say. {_FIELDS}"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of `likewise rename`."""
    options.add_act(parser, into_folder=False, allow=True)
    parser.add_argument(
        "--pattern",
        required=True,
        help=_PATTERN.replace("%", "%%"),  # argparse formats what follows a %
    )
    parser.add_argument("--first", metavar="N", type=count, default=1, help="the first number")


def run(arguments: argparse.Namespace) -> int:
    """Rename the photos."""
    return options.act(arguments, RenameBy(arguments.pattern, arguments.first))
