"""Define options that several commands share: photos, scopes, stacks, acts on files.

A wrong value is a usage error.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Iterator
from contextlib import closing
from datetime import date
from pathlib import Path
from typing import Any

from app.cli.terminal import ProgressLine, add_flag, agreed, answer, complain, count, counted, path
from app.core.base.errors import UnknownPhotoError
from app.core.base.photo_types import COLOURS
from app.core.base.search_types import Scope
from app.core.base.stacks import Stacks
from app.core.base.work_types import Progress, run_through
from app.core.duplicates.stacks import stacks_of
from app.core.facts.dates import EARLIEST
from app.core.facts.local_words import english_noun
from app.core.facts.terms import Term, TermKind, named, parse, text_of
from app.core.files.job import begin_job, carry_out, recover
from app.core.files.plan import Plan, plan_of, protect_files, source_files, warned
from app.core.files.tables import BIN_HAS_RECORDS, FileAct
from app.core.files.targets import known_file
from app.core.files.types import FileOperation
from app.core.library.library import Library
from app.core.open_library import open_library
from app.core.photos.at_hand_tables import photos_of_files, searchable_files
from app.work.tasks.rendering import Renderer


def word(text: str) -> str:
    """Return the English of a word in any language; a sentence, or an unknown word, unchanged."""
    return english_noun(text) or text


def add_photos(parser: argparse.ArgumentParser) -> None:
    """Add the argument for photos and folders."""
    parser.add_argument(
        "photos",
        metavar="PHOTO",
        nargs="+",
        type=path,
        help="photos of the library, or folders: all photos in them",
    )


def known_photo(library: Library, file: Path) -> int:
    """Return the id of the photo at this path. Raises UnknownPhotoError if there is none."""
    photo = library.find(file)
    if photo is None:
        raise UnknownPhotoError(
            f"{file} is not a photo of this library.", "Add its folder with `likewise index`."
        )
    return photo.id


def chosen(library: Library, paths: Iterable[Path]) -> list[int]:
    """Return the photos at these paths and in these folders.
    Raises RootError, UnknownPhotoError."""
    return photos_of_files(library.catalogue, chosen_files(library, paths))


def chosen_files(library: Library, paths: Iterable[Path]) -> list[int]:
    """Return their files, to act on; of a photo with copies, the given copy."""
    found: dict[int, None] = {}
    for given in paths:
        if given.is_dir():
            folder = library.known_folder(given)
            files = searchable_files(library.catalogue)
            found |= {file: None for file, path in files if path.is_relative_to(folder)}
        else:
            photo = known_photo(library, given)
            found[known_file(library, given) or photo] = None
    return list(found)


def add_scope(parser: argparse.ArgumentParser) -> None:
    """Add the options that `scope_of` reads."""
    parser.add_argument("--in", metavar="FOLDER", type=path, dest="folder", help="photos in there")
    parser.add_argument(
        "--filter",
        metavar="TEXT",
        default="",
        help='photos that match, such as "2024-06 landscape" or "last summer lisbon"',
    )
    parser.add_argument("--since", metavar="DATE", type=_day, help="photos of 2024-05-31 or later")
    parser.add_argument("--until", metavar="DATE", type=_day, help="photos from before that day")
    parser.add_argument(
        "--stars", metavar="N", type=count, default=0, help="photos with at least this many stars"
    )
    parser.add_argument("--colour", choices=COLOURS, default="", help="photos with this label")
    parser.add_argument(
        "--keyword", metavar="KEYWORD", default="", help="photos with it, or one below it"
    )


def scope_of(library: Library, arguments: argparse.Namespace) -> Scope:
    """Return the scope that the options define."""
    folder = arguments.folder and library.known_folder(arguments.folder)
    terms: list[Term | None] = list(parse(arguments.filter))
    if arguments.since is not None and arguments.since > EARLIEST:
        terms.append(Term(TermKind.DATE, f"..{arguments.since - date.resolution}", negated=True))
    if arguments.until is not None:
        terms.append(Term(TermKind.DATE, f"{max(arguments.until, EARLIEST)}..", negated=True))
    if arguments.stars:
        terms.append(Term(TermKind.STARS, f">={arguments.stars}"))
    if arguments.colour:
        terms.append(Term(TermKind.COLOUR, arguments.colour))
    if arguments.keyword:
        terms.append(named(TermKind.KEYWORD, arguments.keyword))
    return Scope(folder, filter=text_of(term for term in terms if term))


def _day(text: str) -> date:
    try:
        return date.fromisoformat(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"{text!r} is not a day; give one as 2024-05-31") from None


def add_stacks(parser: argparse.ArgumentParser) -> None:
    """Add the option to show stacks photo by photo."""
    what = "list each photo of a stack by itself; otherwise its top stands for it"
    add_flag(parser, "--open-stacks", what)


def wanted_stacks(library: Library, arguments: argparse.Namespace) -> Stacks:
    """Return the stacks that are shown as one photo each."""
    return Stacks() if arguments.open_stacks else stacks_of(library)


def paths_in_stack(library: Library, stacks: Stacks, photo: int) -> list[Path]:
    """Return the files of the stack below a photo, from the top; empty if it has none."""
    return [library.photo(each).path for each in stacks.of(photo)]


def count_of_stack(paths: list[Path]) -> str:
    """Return the words that a line says about its stack; empty without one."""
    return f"  (a stack of {len(paths)})" if paths else ""


def add_act(parser: argparse.ArgumentParser, *, into_folder: bool, allow: bool) -> None:
    """Add the options that `act` reads: with a target folder, and leave to change files."""
    parser.set_defaults(allow=False, yes=False)
    add_photos(parser)
    add_flag(parser, "--dry-run", "tell what would be done, and do nothing")
    if into_folder:
        parser.add_argument(
            "--to",
            metavar="FOLDER",
            type=lambda text: path(text).absolute(),
            required=True,
            dest="folder",
            help="made if it is not there",
        )
        add_flag(parser, "--yes", "do it also where something would be lost by it")
    if allow:
        add_allow(parser)


def add_allow(parser: argparse.ArgumentParser) -> None:
    """Add the option to allow moving photos from now on."""
    what = (
        "from now on let Likewise move, rename and bin photos of this library, and write sidecars;"
        " at first it only copies and exports"
    )
    add_flag(parser, "--allow", what)


def act(arguments: argparse.Namespace, operation: FileOperation) -> int:
    """Carry out an operation, or show what it would do; return 1 if something failed."""
    with open_library(arguments.library, writable=not arguments.dry_run) as library:
        if not arguments.dry_run:
            run_through(recover(library))
            if arguments.allow:
                protect_files(library, False)
        files = source_files(library, chosen_files(library, arguments.photos))
        plan = warned(library, plan_of(operation, files, library.folder))
        if arguments.dry_run:
            return _show_plan(arguments, plan)
        if plan.warnings and not (arguments.yes or agreed(plan.warnings)):
            return complain("Nothing was done. --yes does it all the same.")
        return do(library, plan, arguments)


def do(library: Library, plan: Plan, arguments: argparse.Namespace) -> int:
    """Carry out a plan, with a line of progress; show the outcome, and return 1 on any failure.
    After Ctrl+C the file under way is either finished or untouched."""
    job = begin_job(library, plan)
    acts: list[FileAct] = []
    with ProgressLine() as line, closing(Renderer(plan.options)) as render:
        for step in carry_out(library, job, render=render):
            acts.append(step.act)
            line.show(Progress("acting", len(acts), len(plan.acts)))
    final = {act.target for act in plan.final}
    done = [a for a in acts if a.is_done and a.photo is not None and a.target in final]
    failed = [act for act in acts if not act.is_done]
    missed = sum(act.photo is not None for act in failed)
    lost = len(plan.left) if plan.kind == "undo" else 0  # photos not restored from the bin
    answer(
        arguments,
        {
            "job": job,
            "done": [_pair(act.source, act.target) for act in done],
            "failed": [{"source": act.source, "reason": act.reason} for act in failed],
            "left": _left_as_json(plan),
        },
        [
            *(f"{act.source}: {act.reason}" for act in failed),
            *_left_lines(plan),
            f"{counted(len(done), 'photo')}{going_along(plan) if done else ''} {DONE[plan.kind]}"
            f"{f', {missed + lost:,} not' if missed + lost else ''}"
            f"{_number(job, plan) if done else '.'}",
        ],
    )
    return 1 if failed or lost else 0


DONE = {
    "copy": "copied",
    "move": "moved",
    "rename": "renamed",
    "bin": "put into the bin",
    "export": "exported",
    "undo": "put back, or into the bin if they were copies",
}
"""The participle for each kind of job."""


def _show_plan(arguments: argparse.Namespace, plan: Plan) -> int:
    """Show what would be done."""
    first = {act.photo: act.source for act in reversed(plan.acts)}
    pairs = [(first[act.photo], act.target) for act in plan.final]
    along = [(act.source, act.target) for act in plan.along]
    renamed = f", {len(plan.renamed):,} with another name" if plan.renamed else ""
    planned = f"{counted(len(pairs), 'photo')}{going_along(plan)}, {size(plan.bytes)}{renamed}"
    return answer(
        arguments,
        {
            "new_folders": plan.new_folders,
            "planned": [_pair(*pair) for pair in pairs],
            "along": [_pair(*pair) for pair in along],
            "left": _left_as_json(plan),
        },
        [
            *(f"{folder}: a new folder" for folder in plan.new_folders),
            *(f"{source} -> {target or 'the bin'}" for source, target in (*pairs, *along)),
            *_left_lines(plan),
            *plan.warnings,
            f"{planned}. Nothing was done.",
        ],
    )


def size(count: int) -> str:
    """Return bytes in a readable unit."""
    for unit, least in (("GB", 10**9), ("MB", 10**6)):
        if count >= least:
            return f"{count / least:,.1f} {unit}"
    return f"{count / 1e3:,.0f} kB"


def _pair(source: Path, target: Path | None) -> dict[str, Any]:
    return {"source": source, "target": target}


def _left_as_json(plan: Plan) -> list[dict[str, Any]]:
    return [{"source": left.path, "reason": left.reason} for left in plan.left]


def _left_lines(plan: Plan) -> Iterator[str]:
    """Yield what stays, and why."""
    yield from (f"{left.path}: {left.reason}" for left in plan.left)
    if plan.stay:
        yield f"{counted(plan.stay, 'photo')} with another file left will stay in the library."


def going_along(plan: Plan) -> str:
    """Return the words for files that go along with photos; empty if none do."""
    return f" and {counted(len(plan.along), 'accompanying file')}" if plan.along else ""


def _number(job: int, plan: Plan) -> str:
    if plan.kind == "bin" and not BIN_HAS_RECORDS:
        return ". Your system's bin gives them back."
    return "." if plan.kind == "undo" else f". `likewise done --undo {job}` undoes this."
