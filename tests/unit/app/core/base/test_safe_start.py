"""A safe start: nothing of others is loaded, and nothing is read."""

from __future__ import annotations

from pathlib import Path

import pytest

from app.cluster.cluster_address import ClusterAddress, store_address
from app.cluster.machines import open_index
from app.core.base.safe_start import begin_safely, is_safe, start_command
from app.core.index.local_index import LocalIndex
from app.core.open_library import open_library
from features import SAFE, plugins


@pytest.fixture
def safe(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(SAFE, "")  # so that it is put back
    monkeypatch.delenv(SAFE)
    assert not is_safe()
    begin_safely()


def test_it_is_told_by_the_environment(safe: None) -> None:
    assert is_safe()


def test_no_other_package_is_loaded(safe: None, monkeypatch: pytest.MonkeyPatch) -> None:
    def entry_points(**_: str) -> list[object]:
        raise AssertionError("looked for plug-ins")

    monkeypatch.setattr(plugins, "entry_points", entry_points)
    assert plugins.discovered([]) == ((), ())


def test_no_cluster_is_asked(safe: None, tmp_path: Path) -> None:
    with open_library(tmp_path) as library:
        store_address(library.folder, ClusterAddress("tcp://localhost:1"))
        index = open_index(library)
        assert isinstance(index, LocalIndex)
        index.close()


def test_the_command_that_starts_safely(tmp_path: Path) -> None:
    options = ["--safe", "--library", str(tmp_path)]
    assert start_command(tmp_path)[1:] == ["-P", "-m", "app", *options]


def test_a_program_made_whole_is_started_by_its_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.frozen", True, raising=False)
    assert start_command(tmp_path)[1:] == ["--safe", "--library", str(tmp_path)]
