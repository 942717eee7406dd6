"""A page of a map that can't be had ends what reads it, and not the program."""

from __future__ import annotations

import subprocess
import sys

import pytest

from app.core.vectors.torn_pages import SUPPORTED

pytestmark = [pytest.mark.slow, pytest.mark.skipif(not SUPPORTED, reason="64-bit Linux only")]

START = """if True:
    import faulthandler, os, signal, sys
    from pathlib import Path
    import numpy as np
    from app.core.vectors import vectors
    from app.core.vectors.vectors import MatrixFile
    path = Path(sys.argv[1])
    whole = np.arange(3_000_000, dtype=np.float32).reshape(-1, 3)
    path.write_bytes(whole.tobytes())

    class FaultError(Exception):
        pass

    class Blind:
        # the length is as it was: what a broken disk looks like
        st_size = whole.nbytes

"""


def run(script: str, path: object) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", START + script, str(path)]
    return subprocess.run(command, capture_output=True, text=True)


def test_rows_of_a_torn_page_fail_and_others_do_not(tmp_path: object) -> None:
    script = """
    from concurrent.futures import ThreadPoolExecutor
    found = MatrixFile(path, len(whole), 3, FaultError)
    other = MatrixFile(path, 1_000, 3, FaultError)
    os.truncate(path, 12 * 500_000)
    vectors.os.fstat = lambda file: Blind
    rows = np.arange(0, len(whole), 7)
    for number in range(2):
        try:
            found[rows]
        except FaultError:
            print("refused")
    assert np.array_equal(found[[1, 499_999]], whole[[1, 499_999]])
    assert np.array_equal(other[[1, 999]], whole[[1, 999]]) and not other._torn
    with ThreadPoolExecutor(2) as pool:
        print([type(pool.submit(found.__getitem__, rows).exception()).__name__ for _ in range(2)])
    """
    done = run(script, f"{tmp_path}/m.f32")
    assert done.returncode == 0, done.stderr
    assert done.stdout.split("\n")[:3] == ["refused", "refused", "['FaultError', 'FaultError']"]


def test_a_signal_that_is_nobodys_still_ends_the_program(tmp_path: object) -> None:
    script = """
    import mmap
    found = MatrixFile(path, 1_000, 3, FaultError)
    file = os.open(path, os.O_RDONLY)
    mapped = np.frombuffer(mmap.mmap(file, whole.nbytes, access=mmap.ACCESS_READ), np.float32)
    os.truncate(path, 12 * 500_000)
    mapped.sum()
    """
    assert run(script, f"{tmp_path}/m.f32").returncode == -7


def test_no_watch_is_left_behind(tmp_path: object) -> None:
    script = """
    from app.core.vectors import torn_pages
    for _ in range(5):
        assert len(MatrixFile(path, len(whole), 3, FaultError)[[7]]) == 1
    print(len(torn_pages._watches), len(torn_pages._watches[0].torn))
    """
    done = run(script, f"{tmp_path}/m.f32")
    assert done.stdout.split() == ["1", "0"], done.stderr
