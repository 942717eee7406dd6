"""What a crashed process of tests leaves running is ended with the run, and nothing else."""

from __future__ import annotations

import os
import subprocess
import sys

from tests.conftest import RUN, end_what_is_left


def waiting(run: str) -> subprocess.Popen[bytes]:
    """A process of this run that is there, and ends when its input does."""
    process = subprocess.Popen(
        [sys.executable, "-c", "print(flush=True); input()"],
        env=os.environ | {RUN: run},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
    )
    assert process.stdout is not None
    process.stdout.readline()
    return process


def test_processes_of_a_run_are_ended_and_no_others() -> None:
    with waiting("one run") as left, waiting("another run") as other:
        end_what_is_left("one run")
        assert left.wait() != 0
        assert other.poll() is None
        other.communicate(b"\n")
        assert other.returncode == 0
