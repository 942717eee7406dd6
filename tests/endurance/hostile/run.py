"""Fuzz the reading of photos in the pool's processes: nothing may bring it down.

    python -m tests.endurance.hostile.run COUNT [--seed S] [--complete-every K]

makes small sound files of every format, spoils them in many ways, and runs them through the
processes that index photos: every one is decoded, every K-th goes all the way to its vectors. A
process of its own does so, whose children's memory is that of these processes alone. Mutant i is
the same in every run with the same seed.
"""

from __future__ import annotations

import argparse
import json
import resource
import sys
from collections.abc import Iterator, Mapping
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from app.core.library.networks import Networks
from app.core.vectors.tables import StoredMatrix
from app.work.processes.pool import Done, Failed, Pool, Task
from app.work.reading.extraction import ExtractionPlan, read_photo
from features.extractor import BUILT_IN
from features.scales import shipped_scales
from tests.endurance.hostile.findings import Findings, Vectors
from tests.endurance.hostile.good import good_files
from tests.endurance.hostile.mutants import mutant
from tests.endurance.hostile.tasks import decoded

PROCESSES = 2
LIMIT = 60.0  # seconds a file
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
    """Run and print a report."""
    parser = argparse.ArgumentParser("hostile")
    parser.add_argument("count", type=int)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--complete-every", type=int, default=20, help="mutants to a complete one")
    options = parser.parse_args(arguments)
    print(json.dumps(measure(options.count, options.seed, options.complete_every)))
    return 0


def measure(count: int, seed: int, complete_every: int) -> dict[str, Any]:
    """The report on so many mutants."""
    files = good_files(seed)
    before = _peak_megabytes(resource.RUSAGE_SELF)
    with TemporaryDirectory() as folder:
        clean = _clean_vectors(files, Path(folder))
        findings = Findings()
        jobs = _jobs(range(count), seed, files, complete_every)
        for job, result in _run(jobs, Path(folder), PROCESSES):
            if job.number is None:
                findings.add_good(job.name, clean[job.name], result)
            else:
                findings.add(f"mutant {job.number} of {job.name}, {job.kind}", job.kind, result)
    return {
        "peak_mb": _peak_megabytes(resource.RUSAGE_CHILDREN),
        "growth_mb": round(_peak_megabytes(resource.RUSAGE_SELF) - before, 1),
        **findings.report(),
    }


def _clean_vectors(files: Mapping[str, bytes], folder: Path) -> dict[str, Vectors]:
    """The vectors of the sound files, from a process that sees nothing else."""
    jobs = (Job(None, name, "", content, True) for name, content in files.items())
    vectors = {}
    for job, result in _run(jobs, folder, 1):
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


def _run(jobs: Iterator[Job], folder: Path, processes: int) -> Iterator[tuple[Job, Done | Failed]]:
    """Every job with its result, some at a time, from a pool of its own."""
    matrices = tuple(
        StoredMatrix(number, m.name, m.version, m.dimension, shipped_scales()[m.name], True)
        for number, m in enumerate(BUILT_IN.values())
    )
    plan = ExtractionPlan(Networks(), matrices)
    with closing(Pool(processes)) as pool:
        for turn, job in enumerate(jobs):
            path = folder / f"{turn}.{job.name.rpartition('.')[2]}"
            path.write_bytes(job.content)
            if job.complete:
                pool.submit(Task((job, path), read_photo, (path, plan), LIMIT))
            else:
                pool.submit(Task((job, path), decoded, (path,), LIMIT))
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


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
