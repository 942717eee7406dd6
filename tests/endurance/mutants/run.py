"""Damage a library in every way and tell what became of the thumbs in it.

Each mutant is opened, checked, examined, repaired, opened again and searched, in this process; or
by the real commands, in processes of their own, with the photos read again.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import numpy as np

from app.core.base.paths import CATALOGUE
from tests.endurance.mutants.damages import DAMAGES, chosen_files, from_another
from tests.endurance.mutants.library import Original
from tests.endurance.mutants.trial import Outcome, held_in, is_as_much_of, survivors, try_mutant

SLOW = 300.0
"""Seconds for one command in a process of its own."""


def faults_of(outcome: Outcome) -> Iterator[str]:
    """What must not be, as lines."""
    if outcome.lost:
        yield f"{len(outcome.lost)} thumbs lost ({outcome.refused or 'repaired'})"
    if outcome.doubled:
        yield f"{outcome.doubled} thumbs doubled"
    yield from outcome.tracebacks
    yield from (f"{step} took too long" for step in outcome.hangs)


def mutant(original: Original, other: Original, inside: Path, seed: int) -> tuple[str, Path, bool]:
    """(what was done, the damaged copy, whether it may be taken for the other library)."""
    random = np.random.default_rng(seed)
    folder = inside / f"mutant {seed}"
    shutil.copytree(original.folder, folder)
    what, foreign = [], False
    for file in chosen_files(folder, random):
        damage = DAMAGES[int(random.integers(len(DAMAGES)))]
        if file.exists():
            damage(folder, file, other.folder, random)
            what.append(f"{damage.__name__} {file.relative_to(folder)}")
            foreign |= damage is from_another and CATALOGUE in file.name
    foreign |= is_as_much_of(other, original, folder)
    return f"mutant {seed} ({', '.join(what)})", folder, foreign


def tried(original: Original, other: Original, inside: Path, seed: int) -> list[str]:
    """What went wrong with the mutant of this seed, as lines."""
    what, folder, foreign = mutant(original, other, inside, seed)
    outcome = try_mutant(folder, original, foreign)
    shutil.rmtree(folder)
    return [f"{what}: {fault}" for fault in faults_of(outcome)]


def tried_by_commands(original: Original, other: Original, inside: Path, seed: int) -> list[str]:
    """The same by the commands as people type them."""
    what, folder, foreign = mutant(original, other, inside, seed)
    outcome, held = Outcome(), held_in(folder, original)
    search = ["search", str(original.photos / "03.png")]
    for words in (["status", "--check"], ["doctor"], ["doctor", "--repair"], search):
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
        survivors(folder, original, held, outcome)
    shutil.rmtree(folder)
    return [f"{what}, by commands: {fault}" for fault in faults_of(outcome)]
