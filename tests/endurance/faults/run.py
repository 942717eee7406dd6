"""Let every call that changes a library's files fail in turn, and cut the power at every sync.

    python -m tests.endurance.faults.run FOLDER ACT [--part 1/20] [--cuts 3]

tests/endurance/test_faults.py starts this with the library of `preload` loaded before all others.
Acts (judging, filing, indexing, backing up, restoring, repairing, upgrading, files, exports,
profiles, sidecars, duplicates, the map, thumbnails) run in forks of this process. Each of their
writes, syncs, renames, opens, maps and locks fails once, in turn with EIO, ENOSPC, EDQUOT, EROFS,
EACCES, EMFILE or SIGKILL; a full disk stays full. Then memory runs out: requests for much of it
fail, one in each run, which is the same each time, where a limit on the address space would depend
on the machine. What they write is recorded too, and replayed up to
every sync, with what was not synced dropped, torn or reordered as a seed says. Afterwards the
library must open and be whole, hold what was acknowledged, and nothing twice.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import cv2
import numpy as np

from app.core.library import networks
from tests.endurance.faults.act import Act, Workspace
from tests.endurance.faults.acts import ACTS
from tests.endurance.faults.power_cut import cuts
from tests.endurance.faults.preload import KILL, KINDS, Fault, Faults, PreloadedFaults, faults
from tests.endurance.faults.trial import Held, Outcome, do, errors_for, judge_run, steps_of
from tests.endurance.mutants.library import make_original

MUCH = 1 << 16
"""Bytes: smaller requests for memory don't fail."""

MOST = 100
"""Requests for memory of an act that fail."""


def main(arguments: list[str]) -> int:
    """Try one act, tell what went wrong on standard error, and print a report."""
    chosen = _parser().parse_args(arguments)
    networks.ON_BY_DEFAULT = False  # which takes seconds in each fork, and writes nothing
    cv2.setNumThreads(1)  # no threads, as they do not come along into a fork
    print(json.dumps(_measured(chosen.folder, chosen)))
    return 0


def _measured(folder: Path, chosen: argparse.Namespace) -> dict[str, object]:
    original, prepared, run = (folder / name for name in ("original", "prepared", "run"))
    make_original(run, seed=0)
    run.rename(original)

    def prepare(act: Act) -> None:
        for old in (run, prepared):
            shutil.rmtree(old, ignore_errors=True)
        shutil.copytree(original, run)  # there, as a library knows where its photos are
        act.prepare(Workspace(run))
        run.rename(prepared)

    def fresh() -> Workspace:
        shutil.rmtree(run, ignore_errors=True)
        shutil.copytree(prepared, run)
        return Workspace(run)

    tools = faults()
    outcomes: list[Outcome] = []
    act = ACTS[chosen.act]
    prepare(act)
    held = steps_of(act, fresh)
    kinds = _fault_points(act, fresh, tools, folder / "trace")
    outcomes += _failing(act, fresh, tools, held, kinds, _faults(kinds, chosen))
    if isinstance(tools, PreloadedFaults):
        outcomes += _cut(act, fresh, tools, held, chosen)
        tools.count_memory(MUCH)
        kinds = _fault_points(act, fresh, tools, folder / "trace")
        runs = _faults(kinds, chosen)  # thousands, where pictures are made
        some = runs[:: 1 + (len(runs) - 1) // MOST]
        outcomes += _failing(act, fresh, tools, held, kinds, some)
        tools.count_memory(0)
    return {**_summed(outcomes), "preloaded": isinstance(tools, PreloadedFaults)}


def _summed(outcomes: Sequence[Outcome]) -> dict[str, object]:
    return {
        "runs": len(outcomes),
        "lost": sum(len(each.lost) for each in outcomes),
        "doubled": sum(len(each.doubled) for each in outcomes),
        "tracebacks": sum(len(each.tracebacks) for each in outcomes),
        "hangs": sum(len(each.hangs) for each in outcomes),
        "wrong": sum(bool(each.wrong) for each in outcomes),
    }


def _failing(
    act: Act,
    fresh: Callable[[], Workspace],
    tools: Faults,
    held: list[Held],
    kinds: list[str],
    runs: list[Fault],
) -> Iterator[Outcome]:
    for number, fault in enumerate(runs):
        workspace = fresh()
        told = do(act, workspace, tools, fault)
        outcome = judge_run(act, workspace, tools, told, held, killed=fault.error == KILL)
        _tell(f"{number + 1}/{len(runs)}, {kinds[fault.number - 1]}, {fault}", outcome)
        yield outcome


def _fault_points(
    act: Act, fresh: Callable[[], Workspace], tools: Faults, trace: Path
) -> list[str]:
    """The calls of an act to which nothing happens, each as its kind and file."""
    workspace = fresh()
    file = os.open(trace, os.O_CREAT | os.O_TRUNC | os.O_WRONLY)
    tools.trace(file)
    do(act, workspace, tools, None)
    tools.trace(-1)
    os.close(file)
    lines = [line.split(" ", 1) for line in trace.read_text("utf-8", "replace").splitlines()]
    return [
        f"{KINDS[int(kind)]} {Path(path).relative_to(workspace.folder)}" for kind, path in lines
    ]


def _faults(kinds: list[str], chosen: argparse.Namespace) -> list[Fault]:
    """Each call fails once, in one of the ways in which it can."""
    part, parts = (int(text) for text in chosen.part.split("/"))
    found = []
    for number, kind in enumerate(kinds, 1):
        errors = errors_for(kind.split()[0])
        found.append(Fault(number, errors[(number + chosen.seed) % len(errors)]))
    return found[part % parts :: parts]


def _cut(
    act: Act,
    fresh: Callable[[], Workspace],
    tools: PreloadedFaults,
    held: list[Held],
    chosen: argparse.Namespace,
) -> Iterator[Outcome]:
    random = np.random.default_rng(chosen.seed)
    for what, workspace, told in cuts(act, fresh, tools, random, chosen.cuts, chosen.part):
        outcome = judge_run(act, workspace, tools, told, held, killed=True)
        _tell(what, outcome)
        yield outcome


def _tell(what: str, outcome: Outcome) -> None:
    print(what, "BAD" if outcome.is_bad else "", outcome.said[:1], file=sys.stderr)
    for name in ("lost", "doubled", "tracebacks", "hangs", "wrong"):
        for each in getattr(outcome, name):
            print(f"    {name}: {each}", file=sys.stderr)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser("faults")
    add = parser.add_argument
    add("folder", type=Path, help="where libraries are made")
    add("act", choices=ACTS)
    add("--seed", type=int, default=0)
    add("--part", default="0/1", help="0/20: every twentieth run, from the first")
    add("--cuts", type=int, default=2, help="power cuts at each sync")
    return parser


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
