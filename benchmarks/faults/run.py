"""Lets every call that changes a library's files fail in turn, and cuts the power at every sync.

    python3 dev.py bench faults [--json FILE] [--each] [--acts judge,index] [--part 1/20] [--cuts 3]

Acts (judging, filing, indexing, backing up, restoring, repairing, upgrading, files, exports,
profiles, sidecars, duplicates, the map, thumbnails) run in forks of this process. Each of their
writes, syncs, renames, opens, maps and locks fails once, in turn with EIO, ENOSPC, EDQUOT, EROFS,
EACCES, EMFILE or SIGKILL (`--each`: with each of them); a full disk stays full. Then memory runs
out: requests for much of it fail, one in each run, which is the same each time, where a limit on
the address space would depend on the machine. What they write is recorded too, and replayed up to
every sync, with what was not synced dropped, torn or reordered as a seed says. Afterwards the
library must open and be whole, hold what was acknowledged, and nothing twice.

Needs Linux, and a C compiler (`cc`); without one, only what Python itself asks for fails, which is
said ("preloaded": false).
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import sys
import tempfile
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path

import numpy as np

from app.core.library import networks
from app.workers.indexing.extraction import prepare
from benchmarks.faults.act import Act, Workspace
from benchmarks.faults.acts import ACTS
from benchmarks.faults.power_cut import cuts
from benchmarks.faults.preload import KILL, KINDS, Fault, Faults, PreloadedFaults, build, faults
from benchmarks.faults.trial import Held, Outcome, do, errors_for, judge_run, steps_of
from benchmarks.mutants.library import make_original

LOADED = "LIKEWISE_FAULTS"
"""Set in the process that has the library preloaded, to the folder where it is."""


MOST = 100
"""Requests for memory of an act that fail, unless `--each` is given."""


def main(arguments: list[str]) -> int:
    """Run the benchmark; exit code 1 if anything went wrong."""
    chosen = _parser().parse_args(arguments)
    if sys.platform != "linux":
        print("Faults are made by preloading a library, which is done on Linux only.")
        return 0
    if LOADED not in os.environ:
        with tempfile.TemporaryDirectory() as folder:
            return _with_library_preloaded(Path(folder), arguments)
    networks.ON_BY_DEFAULT = False  # which takes seconds in each fork, and writes nothing
    prepare()  # no threads, as they do not come along into a fork
    report = _measured(Path(os.environ[LOADED]), chosen)
    print(json.dumps(report))
    if chosen.json:
        chosen.json.write_text(json.dumps(report, indent=1) + "\n", encoding="utf-8")
    return 1 if any(report[n] for n in ("lost", "doubled", "tracebacks", "hangs", "wrong")) else 0


def _with_library_preloaded(folder: Path, arguments: list[str]) -> int:
    """Run all of this in a process that has the C library; returns its exit code."""
    built = build(folder)
    if built is None:
        print("There is no C compiler here: only what Python asks for fails.", file=sys.stderr)
    loaded = {} if built is None else {"LD_PRELOAD": str(built)}
    quiet = {LOADED: str(folder), "OMP_NUM_THREADS": "1", "QT_QPA_PLATFORM": "offscreen"}
    command = [sys.executable, "-m", "benchmarks", "faults", *arguments]
    return os.spawnve(os.P_WAIT, sys.executable, command, os.environ | quiet | loaded)


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
    counts: dict[str, int] = {}
    for name in chosen.acts or ACTS:
        act = ACTS[name]
        prepare(act)
        held = steps_of(act, fresh)
        kinds = _fault_points(act, fresh, tools, folder / "trace")
        counts[name] = len(kinds)
        outcomes += _failing(name, act, fresh, tools, held, kinds, _faults(kinds, chosen))
        if isinstance(tools, PreloadedFaults):
            outcomes += _cut(name, act, fresh, tools, held, chosen)
            tools.count_memory(chosen.memory)
            kinds = _fault_points(act, fresh, tools, folder / "trace") if chosen.memory else []
            counts[f"{name}, memory"] = len(kinds)
            runs = _of_memory(_faults(kinds, chosen), chosen)
            outcomes += _failing(name, act, fresh, tools, held, kinds, runs)
            tools.count_memory(0)
    preloaded = isinstance(tools, PreloadedFaults)
    return {**_summed(outcomes, counts), "preloaded": preloaded, "places of acts": counts}


def _summed(outcomes: Sequence[Outcome], counts: Mapping[str, int]) -> dict[str, object]:
    return {
        "places": sum(counts.values()),
        "runs": len(outcomes),
        "lost": sum(len(each.lost) for each in outcomes),
        "doubled": sum(len(each.doubled) for each in outcomes),
        "tracebacks": sum(len(each.tracebacks) for each in outcomes),
        "hangs": sum(len(each.hangs) for each in outcomes),
        "wrong": sum(bool(each.wrong) for each in outcomes),
        "crashes apart": sum(each.crashes for each in outcomes),
    }


def _failing(
    name: str,
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
        _tell(f"{name} {number + 1}/{len(runs)}, {kinds[fault.number - 1]}, {fault}", outcome)
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
    """Which calls fail, and how: each once, or with each error."""
    part, parts = (int(text) for text in chosen.part.split("/"))
    found = []
    for number, kind in enumerate(kinds, 1):
        errors = errors_for(kind.split()[0])
        wanted = errors if chosen.each else (errors[(number + chosen.seed) % len(errors)],)
        found += [Fault(number, error) for error in wanted]
    return found[part % parts :: parts]


def _of_memory(runs: list[Fault], chosen: argparse.Namespace) -> list[Fault]:
    """Some of them, evenly spread: pictures alone ask for memory thousands of times."""
    step = 1 if chosen.each else 1 + (len(runs) - 1) // MOST
    return runs[::step]


def _cut(
    name: str,
    act: Act,
    fresh: Callable[[], Workspace],
    tools: PreloadedFaults,
    held: list[Held],
    chosen: argparse.Namespace,
) -> Iterator[Outcome]:
    random = np.random.default_rng(chosen.seed)
    for what, workspace, told in cuts(act, fresh, tools, random, chosen.cuts, chosen.part):
        outcome = judge_run(act, workspace, tools, told, held, killed=True)
        _tell(f"{name}, {what}", outcome)
        yield outcome


def _tell(what: str, outcome: Outcome) -> None:
    print(what, "BAD" if outcome.is_bad else "", outcome.said[:1], file=sys.stderr)
    for name in ("lost", "doubled", "tracebacks", "hangs", "wrong"):
        for each in getattr(outcome, name):
            print(f"    {name}: {each}", file=sys.stderr)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser("bench faults")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--acts", type=lambda text: text.split(","), help="only these")
    parser.add_argument("--each", action="store_true", help="every error at every place")
    parser.add_argument(
        "--memory",
        type=int,
        default=1 << 16,
        metavar="BYTES",
        help="let requests of so much memory and more fail, too; 0: none",
    )
    parser.add_argument("--part", default="0/1", help="0/20: every twentieth run, from the first")
    parser.add_argument("--cuts", type=int, default=2, help="power cuts at each sync")
    parser.add_argument("--json", type=Path, metavar="FILE")
    return parser
