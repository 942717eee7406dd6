"""The command line on a cluster: photos are read by workers, and found by them."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest
from PIL import Image

from app import command_line
from tests.integration.cluster_hosts import Hosts

pytest.importorskip("distributed", reason="the extra `cluster` is not installed")


@pytest.fixture
def pictures(tmp_path: Path) -> Path:
    """Twenty small pictures, each its own."""
    folder = tmp_path / "pictures"
    folder.mkdir()
    for number in range(20):
        coarse = np.random.default_rng(number).integers(0, 256, (6, 8, 3), np.uint8)
        Image.fromarray(coarse).resize((120, 90)).save(folder / f"{number:02}.png")
    return folder


def test_what_workers_read_they_find_like_this_computer(
    tmp_path: Path, pictures: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    library = str(tmp_path / "library")
    chosen = [str(pictures / f"{number:02}.png") for number in (3, 5, 8)]
    search = ["search", chosen[0], "--up", chosen[1], "--down", chosen[2], "--library", library]

    def found() -> list[dict[str, object]]:
        assert command_line.run([*search, "--json"]) == 0
        answer = capsys.readouterr()
        assert answer.err == ""
        rows: list[dict[str, object]] = json.loads(answer.out)
        return rows

    with Hosts(tmp_path, 2) as hosts:
        index = ["index", str(pictures), "--cluster", hosts.scheduler, "--library", library]
        assert command_line.run(index) == 0
        capsys.readouterr()
        there = found()
        assert command_line.run(["status", "--json", "--library", library]) == 0
        assert json.loads(capsys.readouterr().out)["cluster"] == hosts.scheduler
    assert command_line.run(["index", str(pictures), "--no-cluster", "--library", library]) == 0
    capsys.readouterr()
    here = found()
    assert_same(here, there)
    assert len(here) == 17


def assert_same(found: list[dict[str, object]], expected: list[dict[str, object]]) -> None:
    assert [row["path"] for row in found] == [row["path"] for row in expected]
    np.testing.assert_allclose(
        [row["distance"] for row in found], [row["distance"] for row in expected], rtol=1e-4
    )
