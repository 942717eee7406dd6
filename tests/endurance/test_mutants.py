"""Whatever is damaged in a library, no thumb is lost that it still held: six mutants, or 10,000."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.endurance.conftest import Long
from tests.endurance.mutants.library import Original, make_original
from tests.endurance.mutants.run import tried, tried_by_commands
from tests.endurance.mutants.trial import held_in

MANY, AT_ONCE, BY_COMMANDS = 10_000, 100, 20

pytestmark = [pytest.mark.slow, pytest.mark.usefixtures("without_subject")]


@pytest.fixture(scope="module")
def libraries(tmp_path_factory: pytest.TempPathFactory) -> tuple[Original, Original]:
    first, second = (make_original(tmp_path_factory.mktemp("made") / "it", n) for n in range(2))
    return first, second


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    option = metafunc.config.getoption
    first, number = option("--first-seed"), int(MANY * option("--share"))
    if "seeds" in metafunc.fixturenames:
        starts = range(first, first + number, AT_ONCE) if option("--long") else []
        parts = [range(start, min(start + AT_ONCE, first + number)) for start in starts]
        metafunc.parametrize("seeds", parts or [range(6)], ids=str)


def test_no_mutant_loses_a_thumb_or_ends_with_a_traceback(
    libraries: tuple[Original, Original], seeds: range, tmp_path: Path
) -> None:
    assert [line for seed in seeds for line in tried(*libraries, tmp_path, seed)] == []


def test_nor_does_one_that_commands_repair(
    libraries: tuple[Original, Original], long: Long | None, tmp_path: Path
) -> None:
    if long is None:
        pytest.skip("takes minutes: --long")
    seeds = range(long.seed + MANY, long.seed + MANY + max(1, int(BY_COMMANDS * long.share)))
    assert [line for seed in seeds for line in tried_by_commands(*libraries, tmp_path, seed)] == []


def test_a_sound_library_holds_all_its_thumbs(libraries: tuple[Original, Original]) -> None:
    original = libraries[0]
    assert len(original.events) > len(original.backed_up) > 0
    assert held_in(original.folder, original) == original.events
