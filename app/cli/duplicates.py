"""List photos that you have more than once: files with the same content, copies that were scaled,
saved anew, cropped, turned, mirrored, recoloured or written on, and bursts. Nothing is deleted:
`--keep-best` proposes what might go and why, and puts it into the bin only with `--bin`."""

from __future__ import annotations

import argparse
from collections.abc import Generator, Iterator, Sequence
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, TypeVar

from app.cli.options import add_allow, going_along, size
from app.cli.terminal import ProgressLine, add_flag, add_paths, answer, complain, counted, path
from app.core.base.work_types import Progress, run_through
from app.core.duplicates.clean_up import CleanUp, begin, clean_up, proposed
from app.core.duplicates.keep_best import proposal
from app.core.duplicates.search import find_groups, measure
from app.core.duplicates.tables import PhotoFile
from app.core.duplicates.types import Group, GroupKind, Preferences, Proposal, kept_preferences
from app.core.files.acts import same_file
from app.core.files.job import carry_out, recover
from app.core.files.plan import protect_files
from app.core.library.library import Library
from app.core.open_library import open_library
from app.work.reading.indexer import cores
from app.work.tasks.comparing import PoolPictures

T = TypeVar("T")

NAMES = {
    GroupKind.IDENTICAL: ("exact", "the same file"),
    GroupKind.NEAR: ("near", "the same photo"),
    GroupKind.BURST: ("bursts", "in one burst"),
}
"""The key of each kind in JSON, and its words in a sentence."""

USUAL = (GroupKind.IDENTICAL, GroupKind.NEAR)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of `likewise duplicates`."""
    parser.add_argument(
        "folders", metavar="FOLDER", nargs="*", type=path, help="where to look (default: all)"
    )
    kind = parser.add_mutually_exclusive_group()
    for name, only, what in (
        ("--exact", GroupKind.IDENTICAL, "files with the same content only"),
        ("--near", GroupKind.NEAR, "copies that are not the same file only"),
        ("--bursts", GroupKind.BURST, "bursts only: shots taken within seconds"),
    ):
        kind.add_argument(
            name, dest="kinds", action="store_const", const=(only,), default=USUAL, help=what
        )
    add_flag(parser, "--keep-best", "propose which ones to remove, and why")
    add_paths(parser, "--prefer", "DIR", "keep the one in there")
    add_paths(parser, "--protect", "DIR", "keep everything in there")
    act = parser.add_mutually_exclusive_group()
    add_flag(act, "--dry-run", "only propose; this is the default")
    add_flag(act, "--bin", "put what --keep-best proposes into the system's bin")
    add_allow(parser)


def run(arguments: argparse.Namespace) -> int:
    """List the groups, propose, or put the proposed photos into the bin."""
    if arguments.bin and not arguments.keep_best:
        complain("--bin needs --keep-best.")
        return 2
    kinds = arguments.kinds
    with (
        open_library(arguments.library, writable=arguments.bin) as library,
        closing(PoolPictures(cores())) as pictures,
        ProgressLine() as line,
    ):
        preferences = _preferences(library, arguments)
        if arguments.bin:
            run_through(recover(library))  # what a crash interrupted
            if arguments.allow:
                protect_files(library, False)
        groups = _shown(find_groups(library, pictures, kinds, arguments.folders), line)
        best = arguments.keep_best
        qualities = _shown(measure(library, groups, pictures), line) if best else {}
        proposals = [proposal(group, preferences, qualities) for group in groups]
        wanted = None
        if best:
            is_same = same_file() if arguments.bin else Path.samefile
            wanted = clean_up(library, proposed(proposals), is_same)
        failed = 0
        if pictures.missed:
            complain(f"{pictures.missed:,} pairs could not be compared: copies may be missing.")
        if wanted is not None and arguments.bin:
            failed = _put_into_bin(library, wanted, line)
        code = 1 if failed or pictures.missed else 0
        answer(
            arguments,
            _json(proposals, kinds, wanted, binned=arguments.bin, failed=failed),
            _lines(proposals, kinds, wanted, arguments, failed),
        )
    return code


def _lines(
    proposals: Sequence[Proposal],
    kinds: Sequence[GroupKind],
    wanted: CleanUp | None,
    arguments: argparse.Namespace,
    failed: int,
) -> Iterator[str]:
    for each in proposals:
        yield f"{len(each.group.photos):,} times {NAMES[each.group.kind][1]}:"
        for photo in each.group.photos:
            goes = arguments.keep_best and photo.file in each.go
            kept = "bin?" if goes else "keep" if photo.file == each.keep else "    "
            because = f": {each.reasons[photo.file].sentence}" if arguments.keep_best else ""
            yield f"  {kept}  {_described(photo)}{because}"
    if wanted is not None:
        yield _bin_sentence(wanted, arguments.bin, failed)
    else:
        yield _summary([each.group for each in proposals], kinds)


def _preferences(library: Library, arguments: argparse.Namespace) -> Preferences:
    """Return the given preferred folders, or else the stored ones, and all protected folders."""
    kept = kept_preferences(library)
    prefer = tuple(arguments.prefer) or kept.prefer
    return Preferences(prefer, (*arguments.protect, *kept.protect))


def _shown(steps: Generator[Progress, None, T], line: ProgressLine) -> T:
    """Return the result of ``steps``, showing their progress."""
    while True:
        try:
            line.show(next(steps))
        except StopIteration as end:
            result: T = end.value
            return result


def _put_into_bin(library: Library, wanted: CleanUp, line: ProgressLine) -> int:
    """Bin the photos, complain about each file that fails, and return the number of failed
    photos."""
    failed = 0
    total = len(wanted.plan.acts)
    for number, step in enumerate(carry_out(library, begin(library, wanted)), 1):
        line.show(Progress("acting", number, total))
        if not step.act.is_done:
            failed += step.act.photo is not None
            complain(f"{step.act.source}: {step.act.reason}")
    line.show(Progress("idle"))
    return failed


def _described(photo: PhotoFile) -> str:
    day = (
        datetime.fromtimestamp(photo.modified)
        if photo.taken is None
        else datetime.fromtimestamp(photo.taken, UTC)  # in the camera's own time
    ).date()
    measures = f"{photo.width:,} x {photo.height:,}, {size(photo.bytes)}"
    return f"{photo.path}  {measures}, {day}"


def _summary(groups: Sequence[Group], kinds: Sequence[GroupKind]) -> str:
    if not groups:
        bursts = GroupKind.BURST in kinds
        return "There are no bursts." if bursts else "There are no duplicates."
    if GroupKind.BURST in kinds:
        shots = sum(len(group.photos) for group in groups)
        return f"{counted(len(groups), 'burst')} of {shots:,} photos. Nothing was deleted."
    copies, alike = (
        sum(len(group.photos) - 1 for group in groups if group.kind is kind) for kind in USUAL
    )
    spared = size(sum(group.spare for group in groups))
    return (
        f"{counted(copies, 'more file')} of identical content, {alike:,} nearly the same;"
        f" together {spared}. Nothing was deleted."
    )


def _bin_sentence(wanted: CleanUp, binned: bool, failed: int) -> str:
    if not wanted.photos:
        return "Nothing is proposed for the bin."
    if binned:
        return f"{counted(wanted.photos - failed, 'photo')} moved to the bin."
    return (
        f"{counted(wanted.photos, 'photo')}{going_along(wanted.plan)} ({size(wanted.bytes)})"
        " proposed for the bin. Nothing was moved; --bin does it."
    )


def _json(
    proposals: Sequence[Proposal],
    kinds: Sequence[GroupKind],
    wanted: CleanUp | None,
    *,
    binned: bool,
    failed: int,
) -> dict[str, Any]:
    answer: dict[str, Any] = {NAMES[kind][0]: [] for kind in (*USUAL, *kinds)}
    for each in proposals:
        answer[NAMES[each.group.kind][0]].append(_group_json(each, reasons=wanted is not None))
    if wanted is not None:
        answer["bin"] = {
            "photos": wanted.photos,
            "bytes": wanted.bytes,
            "paths": [act.source for act in wanted.plan.acts],
            "left": [{"path": f.path, "reason": f.reason} for f in wanted.plan.left],
            "done": binned,
            "failed": failed,
        }
    return answer


def _group_json(each: Proposal, *, reasons: bool) -> dict[str, Any]:
    keep, *others = (_photo_json(photo, each, reasons) for photo in each.group.photos)
    return {"keep": keep, "others": others, "spare_bytes": each.group.spare}


def _photo_json(photo: PhotoFile, each: Proposal, reasons: bool) -> dict[str, Any]:
    fields = {
        "path": photo.path,
        "bytes": photo.bytes,
        "width": photo.width,
        "height": photo.height,
        "modified": photo.modified,
        "taken": photo.taken,
    }
    if reasons:
        reason = each.reasons[photo.file]
        fields |= {"goes": photo.file in each.go, "rule": reason.rule, "reason": reason.sentence}
    return fields
