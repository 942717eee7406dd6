"""Damages libraries in every way and tells what became of the thumbs in them.

    python3 dev.py bench mutants [--n 10000] [--json FILE] [--processes 2] [--seed 0] [--apart 20]

Each mutant is opened, checked, examined, repaired, opened again and searched, in this process;
`--apart` of them also by the real commands, in processes of their own, with the photos read again.
Fails if a thumb was lost that the mutant still held, one was doubled, or anything ended with a
traceback or took too long.
"""

from __future__ import annotations

import argparse
import json
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path

import numpy as np

from app.core.store.catalogue import FILE_NAME
from benchmarks.mutants.damages import DAMAGES, chosen_files, from_another
from benchmarks.mutants.library import Original, make_original
from benchmarks.mutants.trial import Outcome, held_in, survivors, try_mutant

AT_ONCE = 50
SLOW = 300.0
"""Seconds for one command in a process of its own."""

Told = tuple[str, Outcome]


def main(arguments: list[str]) -> int:
    """Run the benchmark; exit code 1 if anything went wrong."""
    parser = argparse.ArgumentParser("bench mutants")
    parser.add_argument("--n", type=int, default=10_000, help="mutants")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--apart", type=int, default=20, help="mutants for the real commands")
    parser.add_argument("--json", type=Path, metavar="FILE")
    chosen = parser.parse_args(arguments)
    with tempfile.TemporaryDirectory() as folder:
        inside = Path(folder)
        original, other = (make_original(inside / str(n), seed=n) for n in range(2))
        told = [*_all(original, other, inside, chosen), *_apart(original, other, inside, chosen)]
        files = len([path for path in original.folder.rglob("*") if path.is_file()])
    report = summary([outcome for _, outcome in told], files)
    print(json.dumps(report))
    if chosen.json:
        chosen.json.write_text(json.dumps(report, indent=1) + "\n", encoding="utf-8")
    bad = ("lost", "doubled", "tracebacks", "hangs")
    return 1 if any(report[name] for name in bad) else 0


def summary(outcomes: list[Outcome], files: int) -> dict[str, int]:
    """The figures of many outcomes. ``files``: files that were damaged, in one way or another."""
    return {
        "places": files * len(DAMAGES),
        "runs": len(outcomes),
        "lost": sum(len(each.lost) for each in outcomes),
        "doubled": sum(each.doubled for each in outcomes),
        "tracebacks": sum(len(each.tracebacks) for each in outcomes),
        "hangs": sum(len(each.hangs) for each in outcomes),
        "refused": sum(bool(each.refused) for each in outcomes),
        "wrong after": sum(bool(each.wrong) for each in outcomes),
    }


def faults_of(outcome: Outcome) -> Iterator[str]:
    """What must not be, as lines."""
    if outcome.lost:
        yield f"{len(outcome.lost)} thumbs lost ({outcome.refused or 'repaired'})"
    if outcome.doubled:
        yield f"{outcome.doubled} thumbs doubled"
    yield from outcome.tracebacks
    yield from (f"{step} took too long" for step in outcome.hangs)


def mutant(original: Original, other: Original, inside: Path, seed: int) -> tuple[str, Path, bool]:
    """(what was done, the damaged copy, whether its catalogue may be another library's)."""
    random = np.random.default_rng(seed)
    folder = inside / f"mutant {seed}"
    shutil.copytree(original.folder, folder)
    what, foreign = [], False
    for file in chosen_files(folder, random):
        damage = DAMAGES[int(random.integers(len(DAMAGES)))]
        if file.exists():
            damage(folder, file, other.folder, random)
            what.append(f"{damage.__name__} {file.relative_to(folder)}")
            foreign |= damage is from_another and FILE_NAME in file.name
    return f"mutant {seed} ({', '.join(what)})", folder, foreign


def some(original: Original, other: Original, inside: Path, seeds: range) -> list[Told]:
    """Try the mutants of these seeds, in this process."""
    told = []
    for seed in seeds:
        what, folder, foreign = mutant(original, other, inside, seed)
        told.append((what, try_mutant(folder, original, foreign)))
        shutil.rmtree(folder)
    return told


def _all(
    original: Original, other: Original, inside: Path, chosen: argparse.Namespace
) -> Iterator[Told]:
    last = chosen.seed + chosen.n
    parts = [range(n, min(n + AT_ONCE, last)) for n in range(chosen.seed, last, AT_ONCE)]
    with ProcessPoolExecutor(chosen.processes) as pool:
        for done, told in enumerate(pool.map(partial(some, original, other, inside), parts), 1):
            _tell(told)
            print(f"{min(done * AT_ONCE, chosen.n):,} of {chosen.n:,}", file=sys.stderr, flush=True)
            yield from told


def _tell(told: list[Told]) -> None:
    """Print what went wrong, at once: who watches need not wait for the end."""
    for what, outcome in told:
        for fault in faults_of(outcome):
            print(f"{what}: {fault}", flush=True)


def _apart(
    original: Original, other: Original, inside: Path, chosen: argparse.Namespace
) -> Iterator[Told]:
    """The same by the commands as people type them."""
    for seed in range(chosen.seed + chosen.n, chosen.seed + chosen.n + chosen.apart):
        what, folder, foreign = mutant(original, other, inside, seed)
        outcome = Outcome()
        held = held_in(folder, original)
        photo = str(original.photos / "03.png")
        for words in (
            ["status", "--check"],
            ["doctor"],
            ["doctor", "--repair"],
            ["search", photo],
        ):
            command = [sys.executable, "-m", "app", *words, "--library", str(folder)]
            try:
                done = subprocess.run(
                    command,
                    capture_output=True,
                    text=True,
                    errors="replace",  # names of files are told as they are, damaged ones too
                    timeout=SLOW,
                )
            except subprocess.TimeoutExpired:
                outcome.hangs.append(words[0])
                continue
            if "Traceback" in done.stderr:
                outcome.tracebacks.append(f"{words}: {done.stderr}")
        if not foreign:
            survivors(folder, held, outcome)
        shutil.rmtree(folder)
        _tell([(f"{what}, apart", outcome)])
        done = seed - chosen.seed - chosen.n + 1
        print(f"{done:,} of {chosen.apart:,} by the commands", file=sys.stderr, flush=True)
        yield f"{what}, apart", outcome
