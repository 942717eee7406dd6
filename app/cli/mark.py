"""Give photos stars, a colour label and keywords, write these into XMP sidecars, or list them.
Photos are never touched, and sidecars are written only when asked for."""

from __future__ import annotations

import argparse
from collections.abc import Collection
from contextlib import closing
from pathlib import Path
from typing import Any

from app.cli.options import add_allow, add_photos, chosen
from app.cli.terminal import ProgressLine, add_flag, answer, complain, counted
from app.core.base.photo_types import COLOURS, MAX_STARS, MarkChange, Marks
from app.core.base.work_types import Progress, run_through
from app.core.files.plan import protect_files
from app.core.library.library import Library
from app.core.marks.marking import choose_habit, mark, marks_of
from app.core.marks.sidecars import HABITS
from app.core.open_library import open_library
from app.work.processes.pool import Pool
from app.work.tasks.exchange_marks import SidecarReport, write_sidecars


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of `likewise mark`."""
    add_photos(parser)
    parser.add_argument(
        "--stars", metavar="N", type=int, choices=range(MAX_STARS + 1), help="0 to 5"
    )
    parser.add_argument("--colour", choices=(*COLOURS, "none"), help="the colour label")
    for what in ("add", "remove"):
        parser.add_argument(
            f"--{what}-keyword",
            metavar="KEYWORD",
            action="append",
            default=[],
            dest=what,
            help="such as sea, or 'Places|Beach' for one below another; may be given again",
        )
    add_flag(parser, "--write-sidecars", "write the marks next to the photos, as XMP")
    parser.add_argument(
        "--names", choices=HABITS, help="how new sidecars are named; kept with the library"
    )
    add_allow(parser)


def run(arguments: argparse.Namespace) -> int:
    """Change marks, write sidecars, and show the result; exit with 1 if a sidecar failed."""
    colour = None if arguments.colour is None else arguments.colour.replace("none", "")
    add, remove = tuple(arguments.add), tuple(arguments.remove)
    change = MarkChange(arguments.stars, colour, add, remove)
    changes = change != MarkChange()
    writable = changes or arguments.write_sidecars or arguments.allow or arguments.names is not None
    report = None
    with open_library(arguments.library, writable=writable) as library:
        photos = chosen(library, arguments.photos)
        if arguments.allow:
            protect_files(library, False)
        if arguments.names is not None:
            choose_habit(library, arguments.names)
        if changes:
            mark(library, photos, change)
        if arguments.write_sidecars:
            report = _write(library, photos)
        marks = marks_of(library, photos)
        rows = [_row(library.photo(photo).path, marks[photo]) for photo in photos]
    faults = [] if report is None else report.faults
    sidecars = None if report is None else {"written": report.written, "failed": faults}
    lines = [] if changes or arguments.write_sidecars else [_line(row) for row in rows]
    if changes:
        lines.append(f"{counted(len(photos), 'photo')} marked.")
    if report is not None:
        lines.append(f"{counted(report.written, 'sidecar')} written.")
    answer(arguments, {"photos": rows, "sidecars": sidecars}, lines)
    for fault in faults:
        complain(fault)
    return 1 if faults else 0


def _write(library: Library, photos: Collection[int]) -> SidecarReport:
    """Write sidecars, with a line of progress; those written before Ctrl+C stay."""
    report = SidecarReport(len(photos))

    def tell(now: SidecarReport) -> None:
        nonlocal report
        report = now
        line.show(Progress("acting", now.done, now.total))

    with closing(Pool(1)) as pool, ProgressLine() as line:
        run_through(write_sidecars(library, pool, photos, lambda _: None, tell))
    return report


def _row(file: Path, marks: Marks) -> dict[str, Any]:
    return {
        "path": file,
        "stars": marks.shown_stars,
        "colour": marks.shown_colour,
        "keywords": list(marks.keywords),
    }


def _line(row: dict[str, Any]) -> str:
    said = f"{row['stars'] or '-'}  {row['colour'] or '-':6}  {row['path']}"
    return f"{said}  {', '.join(row['keywords'])}".rstrip()
