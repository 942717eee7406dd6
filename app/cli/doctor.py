"""Check whether everything is in order: the library, its folders and profiles. Each line says what
is wrong and what to do. Photos are never touched."""

from __future__ import annotations

import argparse
import time
from dataclasses import asdict
from functools import partial

from app.cli.terminal import ProgressLine, add_flag, answer
from app.core.base.paths import default_library
from app.core.base.photo_types import PhotoState
from app.core.files.job import recover
from app.core.files.tables import FileAct
from app.core.open_library import open_library
from app.core.safety.doctor import Finding, examine
from app.core.safety.repair import repair, to_be_read
from app.core.safety.restore import recover_catalogue
from app.work.reading.indexer import Indexer

WORDS = {"ok": "ok", "note": "note", "wrong": "WRONG"}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of `likewise doctor`."""
    what = "repair what can be: a damaged catalogue or index, leftovers, photos without vectors"
    add_flag(parser, "--repair", what)


def run(arguments: argparse.Namespace) -> int:
    """Examine, after repairing if asked to; exit with 1 if something is wrong."""
    done = _repaired(arguments) if arguments.repair else []
    findings = list(examine(arguments.library, partial(open_library, writable=False)))
    wrong = sum(finding.state == "wrong" for finding in findings)
    lines = [*(f"Repaired: {sentence}" for sentence in done), *map(_line, findings)]
    if wrong:
        lines.append("1 thing is wrong." if wrong == 1 else f"{wrong:,} things are wrong.")
        lines.append("What to do about it is in the help: press F1 in the window.")
    else:
        lines.append("Everything is in order.")
    rows = [asdict(finding) for finding in findings]
    answer(arguments, {"repaired": done, "findings": rows}, lines)
    return 1 if wrong else 0


def _repaired(arguments: argparse.Namespace) -> list[str]:
    """Repair, then read the photos that have to be read again."""
    folder = (arguments.library or default_library()).absolute()
    done = recover_catalogue(folder, time.time())
    made_anew = bool(done)
    with open_library(folder) as library:
        done += [_resolved(step.act) for step in recover(library)]
        done += repair(library)
        if made_anew or to_be_read(library):
            Indexer(library, on_progress=ProgressLine().show).run()
            left = library.count([PhotoState.PENDING])
            done.append(f"Read photos; {left:,} still wait." if left else "Read all photos.")
    return done


def _resolved(act: FileAct) -> str:
    """Describe the outcome for a file that was being worked on when the program ended."""
    if act.is_done:
        where = "in the bin" if act.target is None else f"at {act.target}"
        return f"{act.source} is {where} now, as it was meant to be."
    return f"{act.source} is where it was. {act.reason}"


def _line(finding: Finding) -> str:
    words = f"{WORDS[finding.state]:6} {finding.part}: {finding.sentence}"
    return f"{words} {finding.advice}".rstrip()
