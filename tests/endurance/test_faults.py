"""Whatever fails while a library is written to, it stays whole; without `--long` a few places."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from tests.conftest import ROOT
from tests.endurance.conftest import Long
from tests.endurance.faults.acts import ACTS
from tests.endurance.faults.power_cut import (
    CREATE,
    FOLDER,
    RENAME,
    SECTOR,
    SYNC,
    TRUNCATE,
    UNLINK,
    WRITE,
    Call,
    Disk,
)
from tests.endurance.faults.preload import build

BAD = ("lost", "doubled", "tracebacks", "hangs", "wrong")


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "act" in metafunc.fixturenames:
        metafunc.parametrize("act", [*ACTS] if metafunc.config.getoption("--long") else ["judge"])


@pytest.mark.slow
@pytest.mark.skipif(sys.platform != "linux", reason="forks, and preloads a library")
def test_no_fault_loses_a_thumb(act: str, long: Long | None, tmp_path: Path) -> None:
    """Without a compiler only what Python itself asks for fails."""
    built = build(tmp_path)
    part = long.part if long else "11/640" if built else "3/9"
    cuts = "2" if long else "1"
    options = [str(tmp_path), act, "--part", part, "--cuts", cuts]
    options += ["--seed", str(long.seed if long else 0)]
    quiet = {"OMP_NUM_THREADS": "1", "QT_QPA_PLATFORM": "offscreen"}
    done = subprocess.run(
        [sys.executable, "-m", "tests.endurance.faults.run", *options],
        cwd=ROOT,
        env=os.environ | quiet | ({"LD_PRELOAD": str(built)} if built else {}),
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    told = json.loads(done.stdout)
    assert {name: told[name] for name in BAD} == dict.fromkeys(BAD, 0), done.stderr
    assert told["runs"] > 0
    assert told["preloaded"] == (built is not None)


def call(kind: int, path: Path, second: Path | str = "", at: int = 0, data: bytes = b"") -> Call:
    return Call(kind, str(path), str(second), at, data)


def left_on(folder: Path, calls: list[Call], target: Path) -> dict[str, bytes]:
    disk = Disk(folder)
    for each in calls:
        disk.take(each)
    disk.left(target, None)
    return {path.name: path.read_bytes() for path in target.iterdir() if path.is_file()}


def test_what_was_not_synced_is_lost(tmp_path: Path) -> None:
    folder, old = tmp_path / "disk", tmp_path / "disk" / "old"
    folder.mkdir()
    old.write_bytes(b"abc")
    write = [call(WRITE, old, at=1, data=b"XYZ")]
    assert left_on(folder, write, tmp_path / "1") == {"old": b"abc"}
    synced = [*write, call(SYNC, old), call(TRUNCATE, old, at=2)]
    assert left_on(folder, synced, tmp_path / "2") == {"old": b"aXYZ"}


def test_a_rename_is_sure_once_its_folder_is_synced(tmp_path: Path) -> None:
    folder = tmp_path / "disk"
    folder.mkdir()
    (folder / "old").write_bytes(b"abc")
    new, old = folder / "new", folder / "old"
    calls = [call(CREATE, new), call(WRITE, new, data=b"n"), call(RENAME, new, old)]
    assert left_on(folder, calls, tmp_path / "1") == {"old": b"abc"}
    unsynced = [*calls, call(SYNC, folder)]
    assert left_on(folder, unsynced, tmp_path / "2") == {"old": b""}  # the name, not the content
    sure = [*calls[:2], call(SYNC, new), calls[2], call(SYNC, folder)]
    assert left_on(folder, sure, tmp_path / "3") == {"old": b"n"}
    gone = [*sure, call(UNLINK, old)]
    assert left_on(folder, gone, tmp_path / "4") == {"old": b"n"}


def test_chance_leaves_a_beginning_of_names_and_parts_of_writes(tmp_path: Path) -> None:
    folder = tmp_path / "disk"
    folder.mkdir()
    disk = Disk(folder)
    names = [folder / f"{number}" for number in range(6)]
    for name in names:
        disk.take(call(FOLDER, name / "below" if name == names[5] else name))
    file = names[0] / "file"
    for each in (call(CREATE, file), call(WRITE, file, data=b"x" * 4 * SECTOR)):
        disk.take(each)
    seen = set()
    for seed in range(40):
        target = tmp_path / f"left {seed}"
        disk.left(target, np.random.default_rng(seed))
        there = sorted(path.name for path in target.iterdir())
        assert there == [f"{number}" for number in range(len(there))]
        written = target / "0" / "file"
        seen.add(len(written.read_bytes()) if written.exists() else -1)
    assert {-1, 0, 4 * SECTOR} < seen
    assert all(size < 0 or size % SECTOR == 0 for size in seen)


@pytest.mark.slow
@pytest.mark.skipif(sys.platform != "linux", reason="reads /proc")
def test_what_python_asks_for_fails_in_turn(tmp_path: Path) -> None:
    script = """if True:
        import errno, os, pathlib, sys
        from tests.endurance.faults.preload import Fault, PythonFaults
        folder = pathlib.Path(sys.argv[1])
        faults = PythonFaults()
        for number in range(1, 6):
            faults.arm(folder, Fault(number, errno.EIO))
            try:
                with (folder / "new").open("w") as file:
                    os.fsync(file.fileno())
                (folder / "new").rename(folder / "old")
                (folder / "old").unlink()
                print("all")
            except OSError as error:
                print(error.errno == errno.EIO)
    """
    command = [sys.executable, "-c", script, str(tmp_path)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["True"] * 4 + ["all"]
