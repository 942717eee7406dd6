"""The small form of the benchmark of damaged libraries: the same mutants in every run."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from benchmarks.mutants.library import Original, make_original
from benchmarks.mutants.run import faults_of, some, summary
from benchmarks.mutants.trial import cell, held_in

MUTANTS = int(os.environ.get("LIKEWISE_MUTANTS", "20"))

pytestmark = [pytest.mark.slow, pytest.mark.usefixtures("without_subject")]


@pytest.fixture(scope="module")
def libraries(tmp_path_factory: pytest.TempPathFactory) -> tuple[Original, Original]:
    first, second = (make_original(tmp_path_factory.mktemp("made") / "it", n) for n in range(2))
    return first, second


def test_no_mutant_loses_a_thumb_or_ends_with_a_traceback(
    libraries: tuple[Original, Original], tmp_path: Path
) -> None:
    told = some(*libraries, tmp_path, range(MUTANTS))
    assert [f"{what}: {fault}" for what, outcome in told for fault in faults_of(outcome)] == []
    report = summary([outcome for _, outcome in told], 1)
    assert (report["runs"], report["lost"]) == (MUTANTS, 0)


def test_a_sound_library_holds_all_its_thumbs(libraries: tuple[Original, Original]) -> None:
    original = libraries[0]
    assert len(original.events) > len(original.backed_up) > 0
    assert held_in(original.folder, original) == original.events


def test_a_line_of_the_journal_by_hand() -> None:
    line = (7, 1, "judge", 300, None, -1, None, 2.5)
    payload = bytes([9, 0, 9, 23, 2, 0, 1, 0, 7]) + b"judge" + b"\x01\x2c" + b"\xff"
    payload += b"\x40\x04" + bytes(6)
    assert cell(line) == bytes([len(payload), 7]) + payload
