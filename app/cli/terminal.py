"""Parse arguments of commands, and write their answers, complaints and progress to a terminal."""

from __future__ import annotations

import argparse
import json
import re
import sys
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, Self

from app.core.base.paths import own_folder
from app.core.base.work_types import Progress


def path(text: str) -> Path:
    """Return a file or folder. An empty name, as from an unset variable, would mean this folder."""
    if not text:
        raise argparse.ArgumentTypeError("an empty name; give a file or folder, or . for this one")
    return Path(text)


def library(text: str) -> Path:
    """Return our own folder within the one given for a library."""
    return own_folder(path(text))


def count(text: str) -> int:
    """Return a number of photos, at least 1."""
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number of photos; give 1 or more")
    return int(text)


def number(least: int, most: int) -> Callable[[str], int]:
    """Return a function that parses a number within these."""

    def parsed(text: str) -> int:
        if not text.isdecimal() or not least <= int(text) <= most:
            raise argparse.ArgumentTypeError(f"{text!r} is not a number from {least} to {most}")
        return int(text)

    return parsed


def add_flag(parser: argparse._ActionsContainer, name: str, what: str) -> None:
    """Add an option without a value."""
    parser.add_argument(name, action="store_true", help=what)


def add_paths(parser: argparse.ArgumentParser, name: str, metavar: str, what: str) -> None:
    """Add an option for any number of paths."""
    several = f"{what}; may be given again"
    parser.add_argument(name, metavar=metavar, type=path, action="append", default=[], help=several)


def add_subject(parser: argparse.ArgumentParser) -> None:
    """Add ``subject``: True or False to be stored in the library; None to leave it unchanged."""
    choice = parser.add_mutually_exclusive_group()
    for name, wanted, what in (
        ("--with-subject", True, "recognise what is in the pictures (the default)"),
        ("--without-subject", False, "compare by colours, texture and layout alone"),
    ):
        choice.add_argument(
            name,
            dest="subject",
            action="store_const",
            const=wanted,
            help=f"{what}; kept in the library",
        )


PHASES = {
    "looking": "Looking for photos",
    "reading": "Reading photos",
    "seeing": "Recognising what is in your photos",
    "dating": "Reading dates",
    "preparing": "Preparing searches",
    "comparing": "Comparing photos",
    "filling": "Filling albums",
    "acting": "Working on files",
    "verifying": "Checking possible copies",
    "judging": "Finding the best of each group",
    "paused": "Paused",
}
BAR_WIDTH = 16  # of the bar, in characters
CONTROL = re.compile(r"[\x00-\x1f\x7f-\x9f]")
MAX_LINE = 79  # of the line


def say(text: str) -> None:
    """Write one line of the answer to standard output."""
    sys.stdout.write(f"{harmless(text)}\n")


def say_json(value: Any) -> None:
    """Write the answer for programs: JSON in ASCII, so that any path in it survives, as text."""
    sys.stdout.write(f"{json.dumps(value, indent=2, default=str)}\n")


def answer(arguments: argparse.Namespace, value: Any, lines: Iterable[str]) -> int:
    """Write the answer: ``value`` if JSON is asked for, else ``lines``; return the code of done."""
    if arguments.json:
        say_json(value)
    else:
        for line in lines:
            say(line)
    return 0


def complain(sentence: str) -> int:
    """Write an error to standard error; return the exit code of an error."""
    sys.stderr.write(f"likewise: {harmless(sentence)}\n")
    return 1


def agreed(warnings: Iterable[str]) -> bool:
    """Ask at a terminal whether to go on after these warnings; in a pipe, return False."""
    for warning in warnings:
        complain(warning)
    if not sys.stdin.isatty():
        return False
    sys.stderr.write("Go on? [y/N] ")
    sys.stderr.flush()
    return sys.stdin.readline().strip().lower() in ("y", "yes")


def harmless(text: str) -> str:
    """Return ``text`` with control characters escaped, as file names may contain terminal codes."""
    return CONTROL.sub(lambda found: repr(found[0])[1:-1], text)


class ProgressLine:
    """A line on a terminal's standard error that is overwritten; silent in a pipe.

    As a context manager it is cleared at the end.
    """

    def __init__(self) -> None:
        self._on = sys.stderr.isatty()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        self.show(Progress("idle"))

    def show(self, progress: Progress) -> None:
        """Show the progress; phase "idle" clears the line."""
        if self._on:
            text = "" if progress.phase == "idle" else progress_text(progress)
            sys.stderr.write(f"\r{text[:MAX_LINE]:{MAX_LINE}}\r")
            sys.stderr.flush()


def counted(number: int, noun: str) -> str:
    """Return a number with its noun: "1 photo", "2,127 photos"."""
    return f"{number:,} {noun}{'' if number == 1 else 's'}"


def progress_text(progress: Progress) -> str:
    """Return for instance ``Reading photos [#####...] 412 of 1,000, 31 a second, 0:19 left``."""
    parts = [f"{progress.done:,} of {progress.total:,}" if progress.total else f"{progress.done:,}"]
    if progress.per_second:
        parts.append(f"{progress.per_second:.0f} a second")
    if progress.seconds_left is not None:
        minutes, seconds = divmod(round(progress.seconds_left), 60)
        parts.append(f"{minutes}:{seconds:02} left")
    if progress.workers:
        parts[0] += f" by {counted(progress.workers, 'worker')}"
    filled = BAR_WIDTH * progress.done // progress.total if progress.total else 0
    bar = f" [{'#' * filled:.<{BAR_WIDTH}}]" if progress.total else ""
    return f"{PHASES[progress.phase]}{bar} {', '.join(parts)}"
