"""Indexes on the disk and by name."""

from __future__ import annotations

import os
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from numpy.typing import NDArray

from engine.errors import InputError, SchemaError
from engine.index import index_file
from engine.index.adaptive import AdaptiveIndex
from engine.index.registry import index_class

# The file of an index: read as written, refused if damaged, never half written.


def test_a_file_keeps_header_and_arrays(tmp_path: Path) -> None:
    path = tmp_path / "index"
    arrays = {"a": np.arange(7, dtype=np.uint64), "none": np.empty((0, 3), np.int8)}
    index_file.write(path, {"kind": "x"}, arrays)
    header, read = index_file.read(path)
    assert header["kind"] == "x"
    assert read["a"].tolist() == list(range(7))
    assert not read["a"].flags.writeable
    assert read["a"].flags.aligned
    assert read["none"].shape == (0, 3)
    index_file.write(path, {"kind": "y"}, {})
    assert index_file.read_header(path)["kind"] == "y"
    assert [each.name for each in tmp_path.iterdir()] == ["index"]


def test_a_file_that_is_no_index_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "index"
    for content in (b"", b"a picture", bytes(1000)):
        path.write_bytes(content)
        with pytest.raises(SchemaError, match="damaged"):
            index_file.read(path)


@given(offset=st.integers(0, 10_000), bit=st.integers(0, 7))
def test_damage_is_noticed_wherever_it_changes_what_is_read(
    offset: int, bit: int, tmp_path_factory: pytest.TempPathFactory
) -> None:
    path = tmp_path_factory.mktemp("damage") / "index"
    arrays: dict[str, NDArray[Any]]
    arrays = {"a": np.arange(3, dtype=np.uint64), "b": np.ones((2, 2), np.int8)}
    index_file.write(path, {"kind": "x", "version": 3}, arrays)
    content = bytearray(path.read_bytes())
    content[offset % len(content)] ^= 1 << bit
    path.write_bytes(content)
    with suppress(SchemaError):
        header, read = index_file.read(path)
        assert (header["kind"], header["version"]) == ("x", 3)
        assert {name: (a.dtype, a.shape) for name, a in read.items()} == {
            name: (a.dtype, a.shape)
            for name, a in arrays.items()  # type: ignore[attr-defined]
        }


def test_what_can_not_be_written_leaves_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "index"
    index_file.write(path, {"kind": "x"}, {})

    def full(_: int) -> None:
        raise OSError("No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="No space"):
        index_file.write(path, {"kind": "y"}, {"a": np.ones(1000)})
    assert [each.name for each in tmp_path.iterdir()] == ["index"]
    assert index_file.read(path)[0]["kind"] == "x"


def test_a_file_that_is_cut_after_it_was_read_changes_nothing(tmp_path: Path) -> None:
    path = tmp_path / "index"
    index_file.write(path, {"kind": "x"}, {"a": np.arange(100_000)})
    _, read = index_file.read(path)
    os.truncate(path, 500)
    assert read["a"].tolist() == list(range(100_000))
    with pytest.raises(SchemaError, match="damaged"):
        index_file.read(path)


# The registry of indexes finds each by its name, and imports none before.


def test_an_index_is_found_by_its_name() -> None:
    assert index_class("adaptive") is AdaptiveIndex


def test_a_name_that_is_none_is_named() -> None:
    with pytest.raises(InputError, match="no index 'graph'; there are adaptive, exact, hash"):
        index_class("graph")


@pytest.mark.slow
def test_research_is_not_imported_with_the_indexes_of_the_program() -> None:
    program = "import sys, engine.index, engine.index.registry; print(*sys.modules)"
    found = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    assert "engine.index.hash" in found.stdout.split()
    assert "engine.index.online_lsh" not in found.stdout.split()
