"""The benchmark of duplicates, on a few drawn pictures."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from PIL import Image

from benchmarks.duplicates import run
from benchmarks.duplicates.bursts import BURSTS
from benchmarks.duplicates.changes import CHANGES
from likewise.resources.gallery import MOODS, draw

FEW = ("crop_corner", "mirror", "greyscale")


@pytest.fixture(scope="module")
def photos(tmp_path_factory: pytest.TempPathFactory) -> list[Path]:
    folder, random = tmp_path_factory.mktemp("photos"), np.random.default_rng(0)
    paths = []
    for kind in ("balloons", "blossom", "city", "weave"):
        for number, mood in enumerate(MOODS):
            (folder / kind).mkdir(exist_ok=True)
            smooth = np.asarray(draw(kind, mood, number), np.float64)
            grainy = np.clip(smooth + random.normal(0, 4, smooth.shape), 0, 255)
            paths.append(folder / kind / f"{number}.png")
            Image.fromarray(grainy.astype(np.uint8)).save(paths[-1])
    return paths


def test_copies_are_counted(
    photos: list[Path], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(run, "CHANGES", {name: CHANGES[name] for name in FEW})
    with ThreadPoolExecutor(1) as workers:
        found: Any = run.measure(photos[:8], 3, 0, tmp_path, workers)  # type: ignore[arg-type]
    assert set(found["by_kind"]) == set(FEW)
    assert found["recall"] >= 0.6
    assert set(found["bursts"]) == set(BURSTS)
    assert 0 <= found["precision"] <= 1


def test_every_change_makes_a_file_that_differs(photos: list[Path], tmp_path: Path) -> None:
    for name, change in (CHANGES | BURSTS).items():
        copy = change(photos[0], tmp_path / name, np.random.default_rng(0))
        with Image.open(photos[0]) as before, Image.open(copy) as after:
            assert copy.stem == name
            same = before.size == after.size and before.tobytes() == after.tobytes()
            assert same == (name == "png")


def test_halves_share_no_photo_and_no_pixels(photos: list[Path], tmp_path: Path) -> None:
    twin = photos[0].with_name("twin.png")
    twin.write_bytes(photos[0].read_bytes())
    both = sorted([*photos, twin])
    parts = [run.part_of(both, part) for part in ("validation", "report")]
    assert set(parts[0]).isdisjoint(parts[1])
    assert len(both) - 1 <= len(parts[0]) + len(parts[1]) <= len(both)
