"""Fuzzes the reading of photos in the pool's processes: nothing may bring it down.

`python -m benchmarks hostile --count N [--seed S] [--first F] [--json FILE]` makes small sound
files of every format, spoils them in many ways (benchmarks/_hostile), and runs them through the
processes that index photos: every one is decoded, every tenth goes all the way to its vectors. It
fails (exit code 1) if a mutant has no answer, a reason that is no sentence, or a vector that is not
finite or leaves [0, 1]; if a process takes more than PEAK_MB; or if sound files among the mutants
get other vectors than in a clean run. Mutant i is the same in every run with the same seed.
"""

from __future__ import annotations

import argparse
import json
import resource
import sys
import time
from collections.abc import Iterator, Mapping
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from app.workers.indexing.extraction import prepare, read_photo
from app.workers.processes.pool import Done, Failed, Pool, Task
from benchmarks.hostile.findings import Findings, Vectors
from benchmarks.hostile.good import good_files
from benchmarks.hostile.mutants import mutant
from benchmarks.hostile.tasks import decoded
from features.vocabulary import fallback

PEAK_MB = 1_500
"""What a process may take for a photo, whatever its header says."""

QUEUED = 4
GOOD_EVERY = 50


@dataclass(frozen=True, slots=True)
class Job:
    """A file for the pool: mutant ``number``, or a sound file where that is None."""

    number: int | None
    name: str  # of the sound file that it is, or was made of
    kind: str
    content: bytes
    complete: bool  # to its vectors, not only decoded


def main(arguments: list[str]) -> int:
    """Run, print, and write the JSON file; 0 if all is as it should be."""
    parser = argparse.ArgumentParser(prog="hostile", description=__doc__)
    parser.add_argument("--count", type=int, default=2_000)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--first", type=int, default=0, help="number of the first mutant")
    parser.add_argument("--complete-every", type=int, default=10, help="mutants to a complete one")
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--limit", type=float, default=20.0, help="seconds a file")
    parser.add_argument("--json", type=Path)
    options = parser.parse_args(arguments)
    numbers = range(options.first, options.first + options.count)
    report = measure(
        numbers, options.seed, options.complete_every, options.processes, options.limit
    )
    print(json.dumps(report, indent=2))
    if options.json:
        options.json.write_text(json.dumps(report, indent=2), encoding="utf-8")
    return 0 if report["survived"] else 1


def measure(
    numbers: range, seed: int, complete_every: int, processes: int, limit: float
) -> dict[str, Any]:
    """The report on the mutants ``numbers``; "survived" sums it up."""
    files = good_files(seed)
    started, before = time.monotonic(), _peak_megabytes(resource.RUSAGE_SELF)
    with TemporaryDirectory() as folder:
        clean = _clean_vectors(files, Path(folder), limit)
        findings = Findings()
        jobs = _jobs(numbers, seed, files, complete_every)
        for job, result in _run(jobs, Path(folder), processes, limit):
            if job.number is None:
                findings.add_good(job.name, clean[job.name], result)
            else:
                findings.add(f"mutant {job.number} of {job.name}, {job.kind}", job.kind, result)
    peak = _peak_megabytes(resource.RUSAGE_CHILDREN)
    answered = findings.decoded + findings.refused == len(numbers)
    return {
        "survived": answered and not findings.unsound and peak <= PEAK_MB,
        "count": len(numbers),
        "seed": seed,
        "seconds": round(time.monotonic() - started, 1),
        "peak_mb": peak,
        "growth_mb": round(_peak_megabytes(resource.RUSAGE_SELF) - before, 1),
        **findings.report(),
    }


def _clean_vectors(files: Mapping[str, bytes], folder: Path, limit: float) -> dict[str, Vectors]:
    """The vectors of the sound files, from a process that sees nothing else."""
    jobs = (Job(None, name, "", content, True) for name, content in files.items())
    vectors = {}
    for job, result in _run(jobs, folder, 1, limit):
        if isinstance(result, Failed):
            raise SystemExit(f"The sound {job.name} cannot be read: {result.reason}")
        vectors[job.name] = result.value.vectors
    return vectors


def _jobs(
    numbers: range, seed: int, files: Mapping[str, bytes], complete_every: int
) -> Iterator[Job]:
    names = list(files)
    for number in numbers:
        made = mutant(seed, number, files)
        complete = number % complete_every == 0
        yield Job(number, made.original, made.kind, made.content, complete)
        if number % GOOD_EVERY == 0:
            name = names[number // GOOD_EVERY % len(names)]
            yield Job(None, name, "", files[name], True)


def _run(
    jobs: Iterator[Job], folder: Path, processes: int, limit: float
) -> Iterator[tuple[Job, Done | Failed]]:
    """Every job with its result, some at a time, from a pool of its own."""
    vocabulary = folder / "vocabulary.npz"
    fallback().save(vocabulary)
    with closing(Pool(processes, prepare)) as pool:
        for turn, job in enumerate(jobs):
            path = folder / f"{turn}.{job.name.rpartition('.')[2]}"
            path.write_bytes(job.content)
            if job.complete:
                arguments = (path, folder / "no samples", vocabulary)
                pool.submit(Task((job, path), read_photo, arguments, limit))
            else:
                pool.submit(Task((job, path), decoded, (path,), limit))
            yield from _finished(pool, QUEUED * processes)
        yield from _finished(pool, 0)


def _finished(pool: Pool, still: int) -> Iterator[tuple[Job, Done | Failed]]:
    """What finishes until at most ``still`` tasks are left; their files are deleted."""
    while pool.outstanding > still:
        for result in pool.results(0.05):
            job, path = result.key
            path.unlink()
            yield job, result


def _peak_megabytes(who: int) -> float:
    """The largest resident size so far; kilobytes on Linux, bytes on macOS."""
    unit = 2**20 if sys.platform == "darwin" else 2**10
    return round(resource.getrusage(who).ru_maxrss / unit, 1)
