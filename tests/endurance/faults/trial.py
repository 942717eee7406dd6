"""One run: an act in a process of its own in which something fails, then what is left of it all."""

from __future__ import annotations

import shutil
import sqlite3
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import dataclass, field
from hashlib import blake2b
from pathlib import Path
from typing import Any

from app.core.base.errors import LibraryDamagedError, LibraryError, is_out_of_memory, sentence_of
from app.core.base.paths import CATALOGUE
from app.core.open_library import open_library
from app.core.safety.repair import check
from engine.errors import EngineError
from features.errors import FeatureError
from tests.endurance.faults.act import EXPORTED, Act, Workspace
from tests.endurance.faults.in_fork import ForkReport, in_fork
from tests.endurance.faults.preload import ERRORS, KILL, Fault, Faults

WRITTEN = (".png", ".xmp", f".{EXPORTED}")
"""How the names of files end that acts write, of which none may ever be half there."""

HELD = {
    "events": ("search", "kind", "photo", "sign"),
    "searches": ("id", "query_photos"),
    "albums": ("name", "deleted"),
    "album_photos": ("album", "photo", "inside"),
    "marks": ("photo", "stars", "colour"),
    "photo_keywords": ("photo", "keyword"),
    "keywords": ("name",),
    "stacked_photos": ("stack", "photo"),
    "profiles": ("name",),
}
"""What can't be made again: tables, and of each the columns that are the same in every run."""

APART = "pool_worker.py"
"""What the stack shows where a library crashes in what the program does in a process of its own,
which costs it one photo."""

Held = Counter[str]


@dataclass(slots=True)
class Outcome:
    """What was found wrong after one run."""

    lost: list[str] = field(default_factory=list)
    doubled: list[str] = field(default_factory=list)
    tracebacks: list[str] = field(default_factory=list)
    hangs: list[str] = field(default_factory=list)
    wrong: list[str] = field(default_factory=list)  # the library does not open, or is not whole
    said: list[str] = field(default_factory=list)  # the sentences
    crashes: int = 0  # in what the program does in processes of their own

    @property
    def is_bad(self) -> bool:
        """Whether anything is."""
        return any((self.lost, self.doubled, self.tracebacks, self.hangs, self.wrong))


def do(act: Act, workspace: Workspace, faults: Faults, fault: Fault | None) -> ForkReport:
    """Do an act in a process of its own, with ``fault`` happening in it."""

    def run(tell: Callable[[Any], None]) -> None:
        faults.arm(workspace.folder, fault)
        try:
            for number, step in enumerate(act.steps(workspace), 1):
                try:
                    step()
                except Exception as error:  # noqa: BLE001 - raised again if it is not expected
                    tell({"said": _sentence(error)})
                    step()
                tell({"done": number})
        except Exception as error:  # noqa: BLE001
            tell({"said": _sentence(error)})

    return in_fork(run)


def _sentence(error: Exception) -> str:
    """What the program tells of an error. Raises those that it does not expect."""
    expected = isinstance(error, LibraryError | FeatureError | EngineError | OSError)
    if not expected and not is_out_of_memory(error):
        raise error
    return sentence_of(error)


def look(workspace: Workspace) -> ForkReport:
    """What the library in ``workspace`` holds, told by a process in which nothing fails."""

    def run(tell: Callable[[Any], None]) -> None:
        tell({"files": sorted(_contents(workspace.folder))})
        try:
            with open_library(workspace.library) as library:
                tell({"held": list(_held(workspace.library))})
                tell({"wrong": check(library)})
        except LibraryDamagedError as error:
            tell({"damaged": str(error)})

    return in_fork(run)


def _held(library: Path) -> Iterator[str]:
    with closing(sqlite3.connect(library / CATALOGUE)) as connection:
        for name, columns in HELD.items():
            for line in connection.execute(f"SELECT {', '.join(columns)} FROM {name}"):
                yield f"{name} {[*line]}"


def _contents(folder: Path) -> set[str]:
    """The files below ``folder`` that acts write, by hashes of what is in them."""
    return {
        f"{path.suffix} {blake2b(path.read_bytes(), digest_size=6).hexdigest()}"
        for path in folder.rglob("*")
        if path.suffix in WRITTEN
    }


def told(lines: list[Any], name: str) -> list[Any]:
    """What was told under this name."""
    return [line[name] for line in lines if name in line]


def steps_of(act: Act, fresh: Callable[[], Workspace]) -> list[Held]:
    """What a library holds before an act, and after each of its steps if nothing fails."""
    workspace = fresh()

    def run(tell: Callable[[Any], None]) -> None:
        for number, step in enumerate(act.steps(workspace), 1):
            step()
            shutil.copytree(
                workspace.folder, _after(workspace, number).folder
            )  # as a kill leaves it
            tell({"done": number})

    held = [_state(workspace)]
    done = in_fork(run)
    for number in told(done.lines, "done"):
        held.append(_state(_after(workspace, number)))
        shutil.rmtree(_after(workspace, number).folder)
    return held


def _after(workspace: Workspace, step: int) -> Workspace:
    return Workspace(workspace.folder.with_name(f"after step {step}"))


def _state(workspace: Workspace) -> Held:
    """What the library holds; nothing if it is damaged, as one is before its repair."""
    seen = look(workspace).lines
    if told(seen, "damaged"):
        return Counter()
    return Counter([*told(seen, "held")[0], *(f"file {each}" for each in told(seen, "files")[0])])


def judge_run(
    act: Act,
    workspace: Workspace,
    faults: Faults,
    run: ForkReport,
    held: list[Held],
    *,
    killed: bool,
) -> Outcome:
    """What is wrong after ``run`` of an act. ``held``: see `steps_of`."""
    outcome = Outcome(said=told(run.lines, "said"))
    _note_end(outcome, "the act", run, killed=killed)
    done = max(told(run.lines, "done"), default=0)
    _compare(outcome, look(workspace), held[done], held[min(done + 1, len(held) - 1)])
    if act.again and not outcome.is_bad:
        once_more = do(act, workspace, faults, None)
        _note_end(outcome, "once more", once_more, killed=False)
        outcome.wrong += [f"once more: {each}" for each in told(once_more.lines, "said")]
        _compare(outcome, look(workspace), held[-1], held[-1])
    return outcome


def _note_end(outcome: Outcome, what: str, run: ForkReport, *, killed: bool) -> None:
    if run.hung:
        outcome.hangs.append(what)
    if "Traceback" in run.errors:
        outcome.tracebacks.append(f"{what}: {run.errors}")
    if run.signal and not run.hung and not killed:
        if APART in run.errors:
            outcome.crashes += 1
        else:
            outcome.tracebacks.append(f"{what} ended with signal {run.signal}: {run.errors}")


def _compare(outcome: Outcome, seen: ForkReport, least: Held, most: Held) -> None:
    """What has to be there, and nothing beyond what the step under way could have written."""
    _note_end(outcome, "looking", seen, killed=False)
    damaged = told(seen.lines, "damaged")
    if damaged and not least:
        return  # as it was before
    if not (found := told(seen.lines, "held")):
        outcome.wrong.append(f"it does not open: {damaged or seen.errors.splitlines()[-1:]}")
        return
    files = Counter(f"file {each}" for each in told(seen.lines, "files")[0])
    state = Counter(found[0])
    outcome.lost += ((least & most) - state - files).elements()
    outcome.doubled += (state - (least | most)).elements()
    outcome.wrong += (f"half a {each}" for each in files - (least | most))
    for faults in told(seen.lines, "wrong"):
        outcome.wrong += faults
    if least and not told(seen.lines, "wrong"):
        outcome.wrong.append("it could not be checked")


def errors_for(kind: str) -> tuple[int, ...]:
    """What a call of this kind is let fail with, a kill among them (that of lack of memory comes at
    any moment, so it is tried with the calls)."""
    return ERRORS[kind] if kind == "memory" else (*ERRORS[kind], KILL)
