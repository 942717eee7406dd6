"""How commands that list photos show stacks: once each, as the window does, or photo by photo."""

from __future__ import annotations

import argparse

from app.core.library.library import Library
from app.core.stacks import Stacks, stacks_of


def add_stacks(parser: argparse.ArgumentParser) -> None:
    """Whether stacks are shown photo by photo."""
    parser.add_argument(
        "--open-stacks",
        action="store_true",
        help="list each photo of a stack by itself; otherwise its top stands for it",
    )


def wanted_stacks(library: Library, arguments: argparse.Namespace) -> Stacks:
    """The stacks that are shown as one photo."""
    return Stacks() if arguments.open_stacks else stacks_of(library)


def paths_in_stack(library: Library, stacks: Stacks, photo: int) -> list[str]:
    """The files of the stack that a photo stands for, from the top; none if it is in none."""
    return [str(library.photo(each).path) for each in stacks.of(photo)]


def count_of_stack(paths: list[str]) -> str:
    """What a line says of the stack behind it; empty without one."""
    return f"  (a stack of {len(paths)})" if paths else ""
