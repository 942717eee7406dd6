"""What the commands on photos' files share: which photos, what would be done, doing it."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from app.arguments import path
from app.commands.photo_arguments import chosen_files
from app.core.files.companions import is_sidecar
from app.core.files.job import Step, begin_job, carry_out, recover
from app.core.files.plan import Plan
from app.core.files.prepare import plan_of, set_hands_off, source_files
from app.core.files.types import BIN_HAS_RECORDS, FileOperation
from app.core.library.library import Library
from app.core.types import Progress
from app.terminal import ProgressLine, say, say_json
from app.workers.file_acts.rendering import Renderer


def add_dry_run(parser: argparse.ArgumentParser) -> None:
    """Whether to only tell what would be done."""
    parser.add_argument(
        "--dry-run", action="store_true", help="tell what would be done, and do nothing"
    )


def add_folder(parser: argparse.ArgumentParser) -> None:
    """Where photos go."""
    parser.add_argument(
        "--to",
        metavar="FOLDER",
        type=lambda text: path(text).absolute(),
        required=True,
        dest="folder",
        help="made if it is not there",
    )


def add_allow(parser: argparse.ArgumentParser) -> None:
    """Whether to let photos be moved from now on."""
    parser.add_argument(
        "--allow",
        action="store_true",
        help="let Likewise move, rename and bin photos of this library from now on; at first it"
        " only copies them",
    )


def act(arguments: argparse.Namespace, operation: FileOperation) -> int:
    """Do with the photos what is wished, or tell what it would be; 1 if something failed."""
    if arguments.dry_run:
        with Library.open(arguments.library, writable=False) as library:
            files = source_files(library, chosen_files(library, arguments.photos))
            return _tell(arguments, plan_of(operation, files, library.folder))
    with Library.open(arguments.library) as library:
        for _ in recover(library):
            pass
        if getattr(arguments, "allow", False):
            set_hands_off(library, False)
        files = source_files(library, chosen_files(library, arguments.photos))
        return do(library, plan_of(operation, files, library.folder), arguments.json)


def do(library: Library, plan: Plan, as_json: bool) -> int:
    """Carry out a plan, with a line of progress, and tell what came of it; 1 if something failed.

    Stopped by Ctrl+C, the file under way is finished or as it was.
    """
    job, line = begin_job(library, plan), ProgressLine()
    renderer = Renderer(plan.options) if plan.kind == "export" else None
    steps: list[Step] = []
    try:
        for step in carry_out(library, job, render=renderer, new_folders=plan.new_folders):
            steps.append(step)
            line.show(Progress("acting", step.done, step.total))
    finally:
        line.show(Progress("idle"))
        if renderer is not None:
            renderer.close()
    final = {act.target for act in plan.final}
    done = [step for step in steps if step.outcome.done and step.act.target in final]
    done = [step for step in done if not is_sidecar(step.act.source)]
    failed = [step for step in steps if not step.outcome.done]
    lost = len(plan.left) if plan.kind == "undo" else 0  # from the bin
    if as_json:
        say_json(
            {
                "job": job,
                "done": [_pair(step.act.source, step.act.target) for step in done],
                "failed": [
                    {"source": str(step.act.source), "reason": step.outcome.reason}
                    for step in failed
                ],
                "left": _left(plan),
            }
        )
    else:
        for step in failed:
            say(f"{step.act.source}: {step.outcome.reason}")
        _say_left(plan)
        _say_stay(plan)
        say(
            f"{_counted(len(done))} {DONE[plan.kind]}{_lost(len(failed) + lost)}"
            f"{_number(job, plan)}"
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
"""What was done, by the kind of a job."""


def _tell(arguments: argparse.Namespace, plan: Plan) -> int:
    """Tell what would be done."""
    acts = plan.final
    first = {act.file.photo: act.file.path for act in reversed(plan.acts)}
    pairs = [(first[act.file.photo], act.target) for act in acts]
    if arguments.json:
        new = [str(folder) for folder in plan.new_folders]
        planned = [_pair(*pair) for pair in pairs]
        say_json({"new_folders": new, "planned": planned, "left": _left(plan)})
        return 0
    for folder in plan.new_folders:
        say(f"{folder}: a new folder")
    for source, target in pairs:
        say(f"{source} -> {'the bin' if target is None else target}")
    _say_left(plan)
    _say_stay(plan)
    renamed = f", {plan.renamed:,} with another name" if plan.renamed else ""
    say(f"{_counted(len(acts))}, {size(plan.bytes)}{renamed}. Nothing was done.")
    return 0


def size(count: int) -> str:
    """Bytes as a person reads them."""
    for unit, least in (("GB", 10**9), ("MB", 10**6)):
        if count >= least:
            return f"{count / least:,.1f} {unit}"
    return f"{count / 1e3:,.0f} kB"


def _pair(source: Path, target: Path | None) -> dict[str, Any]:
    return {"source": str(source), "target": None if target is None else str(target)}


def _left(plan: Plan) -> list[dict[str, str]]:
    return [{"source": str(left.path), "reason": left.reason} for left in plan.left]


def _say_left(plan: Plan) -> None:
    for left in plan.left:
        say(f"{left.path}: {left.reason}")


def _say_stay(plan: Plan) -> None:
    if plan.stay:
        say(f"Of {_counted(plan.stay)} another file is left, so that stays in the library.")


def _counted(count: int) -> str:
    return f"{count:,} photo{'' if count == 1 else 's'}"


def _lost(count: int) -> str:
    return f", {count:,} not" if count else ""


def _number(job: int, plan: Plan) -> str:
    if plan.kind == "bin" and not BIN_HAS_RECORDS:
        return ". Your system's bin gives them back."
    return "." if plan.kind == "undo" else f". `likewise done --undo {job}` takes it back."
