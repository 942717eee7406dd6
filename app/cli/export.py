"""Write resized copies of photos into a folder, upright, with their colour profile and metadata.
Photos are never enlarged, and nothing in the folder is replaced."""

from __future__ import annotations

import argparse

from app.cli import options
from app.cli.terminal import add_flag, number
from app.core.files.types import ENDINGS, ExportOptions, ExportTo


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of `likewise export`."""
    options.add_act(parser, into_folder=True, allow=False)
    parser.add_argument(
        "--side", metavar="PIXELS", type=number(1, 100_000), default=0, help="longest side"
    )
    parser.add_argument(
        "--format",
        choices=[name.lower() for name in ENDINGS],
        default="jpeg",
        help="of the copies (default: jpeg)",
    )
    parser.add_argument(
        "--quality", type=number(1, 100), default=90, help="1 to 100, not of PNG (default: 90)"
    )
    kept = parser.add_mutually_exclusive_group()
    add_flag(kept, "--no-metadata", "keep nothing but the picture")
    add_flag(kept, "--no-gps", "leave out where photos were taken")


def run(arguments: argparse.Namespace) -> int:
    """Export the photos."""
    chosen = ExportOptions(
        arguments.side,
        arguments.format.upper(),
        arguments.quality,
        metadata=not arguments.no_metadata,
        location=not arguments.no_gps,
    )
    return options.act(arguments, ExportTo(arguments.folder, chosen.as_json()))
