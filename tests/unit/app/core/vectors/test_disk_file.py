"""Reading from the disk itself gives the bytes of the file, wherever they begin and end."""

from __future__ import annotations

import errno
import os
import sys
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.core.vectors.torn_rows import DIRECT, DiskFile

LARGEST = 20_000
only_direct = pytest.mark.skipif(not DIRECT, reason="this system reads nothing directly")


def a_file(folder: Path, size: int) -> tuple[Path, bytes]:
    whole = bytes(at * 7919 % 251 for at in range(size))
    (folder / "m").write_bytes(whole)
    return folder / "m", whole


@given(
    st.sampled_from([0, 1, 4_095, 4_096, 4_097, 12_288, 50_000]),
    st.lists(st.tuples(st.integers(0, 60_000), st.integers(0, LARGEST)), max_size=8),
)
def test_gives_the_bytes_of_the_file(
    tmp_path_factory: pytest.TempPathFactory, size: int, parts: list[tuple[int, int]]
) -> None:
    path, whole = a_file(tmp_path_factory.mktemp("m"), size)
    with DiskFile(path, LARGEST) as file:
        for at, count in parts:
            assert bytes(file.read(at, count)) == whole[at : at + count]


@only_direct
def test_a_file_system_that_refuses_is_read_like_any(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, whole = a_file(tmp_path, 9_000)
    asked: list[bool] = []
    opened = os.open

    def refusing(path: Path, how: int, *more: int) -> int:
        asked.append(bool(how & DIRECT))
        if how & DIRECT:
            raise OSError(errno.EINVAL, "Invalid argument")
        return opened(path, how, *more)

    with monkeypatch.context() as patched:
        patched.setattr(os, "open", refusing)
        file = DiskFile(path, LARGEST)
    with file:
        assert bytes(file.read(100, 8_000)) == whole[100:8_100]
    assert asked == [True, False]


@pytest.mark.skipif(sys.platform != "linux", reason="asks /proc how a file was opened")
@only_direct
def test_a_reading_that_is_refused_is_done_again_like_any(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, whole = a_file(tmp_path, 9_000)
    read = DiskFile._read
    refused: list[int] = []

    def refusing(self: DiskFile, at: int, size: int) -> memoryview:
        how = Path(f"/proc/self/fdinfo/{self._file.fileno()}").read_text("ascii")
        flags = next(int(line.split()[1], 8) for line in how.splitlines() if "flags" in line)
        if flags & DIRECT:
            refused.append(at)
            raise OSError(errno.EINVAL, "Invalid argument")
        return read(self, at, size)

    monkeypatch.setattr(DiskFile, "_read", refusing)
    with DiskFile(path, LARGEST) as file:
        assert bytes(file.read(100, 8_000)) == whole[100:8_100]
        assert bytes(file.read(8_990, 8_000)) == whole[8_990:]
    assert len(refused) <= 1  # it is asked once


def test_other_errors_come_through(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(FileNotFoundError):
        DiskFile(tmp_path / "none", LARGEST)
    path, _ = a_file(tmp_path, 9_000)

    def broken(self: DiskFile, at: int, size: int) -> memoryview:
        raise OSError(errno.EIO, "Input/output error")

    with DiskFile(path, LARGEST) as file, monkeypatch.context() as patched:
        patched.setattr(DiskFile, "_read", broken)
        with pytest.raises(OSError, match="Input/output"):
            file.read(0, 10)
