"""List what was done with photos' files, newest first; undo it, or try again what failed. Moved and
renamed photos go back, copies into the bin; binned photos come back from there on Linux."""

from __future__ import annotations

import argparse
from datetime import datetime
from typing import Any

from app.cli.options import DONE, do
from app.cli.terminal import add_flag, agreed, answer, count
from app.core.base.work_types import run_through
from app.core.files.job import failed_files, recover
from app.core.files.plan import are_files_protected, plan_of, protect_files
from app.core.files.tables import JobSummary, latest_jobs
from app.core.files.undo import known_job, plan_undo, retry_of
from app.core.library.library import Library
from app.core.open_library import open_library

SHOWN = 20  # jobs listed by default
_LAST = "{:,} of the copies may be the last: their originals are not there any more as they were."


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of `likewise done`."""
    what = parser.add_mutually_exclusive_group()
    what.add_argument("--undo", metavar="NUMBER", type=count, help="undo this")
    what.add_argument("--retry", metavar="NUMBER", type=count, help="try again what failed in it")
    what.add_argument(
        "--failed", metavar="NUMBER", type=count, help="list what failed in it, and why"
    )
    what.add_argument(
        "--protect-files",
        choices=("on", "off"),
        help="on: only copy and export photos, as at first; off: move, rename and bin them, too",
    )
    add_flag(parser, "--yes", "bin also copies whose originals are not there any more")
    parser.add_argument("--top", metavar="K", type=count, default=SHOWN, help="how many to list")


def run(arguments: argparse.Namespace) -> int:
    """List the jobs, or carry out the chosen action."""
    if arguments.undo or arguments.retry or arguments.protect_files:
        with open_library(arguments.library) as library:
            run_through(recover(library))
            return _act(library, arguments)
    with open_library(arguments.library, writable=False) as library:
        if arguments.failed:
            return _list_failed(library, arguments)
        return _list(library, arguments)


def _act(library: Library, arguments: argparse.Namespace) -> int:
    if arguments.protect_files:
        protect_files(library, arguments.protect_files == "on")
        return _list(library, arguments)
    if arguments.undo:
        plan = plan_undo(
            library,
            arguments.undo,
            last_too=lambda copies: arguments.yes or agreed([_LAST.format(copies)]),
        )
        return do(library, plan, arguments)
    operation, files = retry_of(library, arguments.retry)
    return do(library, plan_of(operation, files, library.folder), arguments)


def _list(library: Library, arguments: argparse.Namespace) -> int:
    found, protected = latest_jobs(library.catalogue, arguments.top), are_files_protected(library)
    lines = [_line(each) for each in found] or ["Nothing was done with the photos of this library."]
    may = "may only copy photos" if protected else "may move, rename and bin photos"
    return answer(
        arguments,
        {"protected": protected, "jobs": [_json(each) for each in found]},
        [*lines, f"Likewise {may}."],
    )


def _list_failed(library: Library, arguments: argparse.Namespace) -> int:
    known_job(library, arguments.failed)
    failed = failed_files(library, arguments.failed)
    return answer(
        arguments,
        [{"source": each.path, "reason": each.reason} for each in failed],
        [f"{each.path}: {each.reason}" for each in failed] or ["Nothing failed in it."],
    )


def _line(each: JobSummary) -> str:
    when = datetime.fromtimestamp(each.created).strftime("%Y-%m-%d %H:%M")
    where = f" to {each.folder}" if each.folder is not None else ""
    failed = f", {each.failed:,} failed" if each.failed else ""
    undone = f", {each.undone:,} undone" if each.undone else ""
    return f"{each.id:4}  {when}  {each.done:,} {DONE[each.kind]}{where}{failed}{undone}"


def _json(each: JobSummary) -> dict[str, Any]:
    return {
        "number": each.id,
        "kind": each.kind,
        "folder": each.folder,
        "created": each.created,
        "done": each.done,
        "failed": each.failed,
        "undone": each.undone,
        "can_undo": each.can_undo,
    }
