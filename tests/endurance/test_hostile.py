"""Spoiled photos through the processes that index: thirty, or 100,000."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest

from tests.conftest import ROOT
from tests.endurance.conftest import Long
from tests.endurance.hostile.good import good_files
from tests.endurance.hostile.mutants import mutant
from tests.endurance.hostile.run import GOOD_EVERY

PEAK_MB = 1_500
"""What a process may take for a photo, whatever its header says."""


@pytest.mark.slow
def test_no_spoiled_file_brings_the_reading_down(long: Long | None) -> None:
    count = int(100_000 * long.share) if long else 12
    options = [str(count), "--seed", str(long.seed if long else 0)]
    done = subprocess.run(
        [sys.executable, "-m", "tests.endurance.hostile.run", *options],
        cwd=ROOT,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    report = json.loads(done.stdout)
    assert report["worker_deaths"] == report["overdue"] == report["unsound"] == []
    assert report["decoded"] + report["refused"] == count
    assert report["refused"] >= count / 2
    assert report["extracted"] >= count / 100
    assert report["good"] == len(range(0, count, GOOD_EVERY))
    assert report["peak_mb"] <= PEAK_MB


def test_a_mutant_is_the_same_every_time_and_never_empty() -> None:
    files = good_files(3)
    assert files == good_files(3)
    made = [mutant(3, number, files) for number in range(200)]
    assert made == [mutant(3, number, files) for number in range(200)]
    assert all(one.content for one in made)
    assert {one.original for one in made} == set(files)
    assert sum(one.content != files[one.original] for one in made) > 166
