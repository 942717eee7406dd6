"""The benchmark of duplicates, on a few drawn pictures."""

from __future__ import annotations

import os
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from PIL import Image

from benchmarks.duplicates import library, run
from benchmarks.duplicates.bursts import BURSTS
from benchmarks.duplicates.changes import CHANGES, has_imagemagick
from features.same_picture import Agreement
from resources.gallery import MOODS, draw

FEW = ("crop_corner", "mirror", "greyscale")


@pytest.fixture(scope="module")
def photos(tmp_path_factory: pytest.TempPathFactory) -> list[Path]:
    folder, random = tmp_path_factory.mktemp("photos"), np.random.default_rng(0)
    paths = []
    for kind in ("balloons", "weave"):
        for number, mood in enumerate(MOODS):
            (folder / kind).mkdir(exist_ok=True)
            smooth = np.asarray(draw(kind, mood, number), np.float64)
            grainy = np.clip(smooth + random.normal(0, 4, smooth.shape), 0, 255)
            paths.append(folder / kind / f"{number}.png")
            Image.fromarray(grainy.astype(np.uint8)).save(paths[-1])
    return paths


@pytest.mark.long  # test_duplicates of the whole finds copies too
def test_copies_are_counted(
    photos: list[Path], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(run, "CHANGES", {name: CHANGES[name] for name in FEW})
    with ThreadPoolExecutor(1) as workers:
        found: Any = run.measure(photos[:4], 2, 0, tmp_path, workers)  # type: ignore[arg-type]
    assert set(found["by_kind"]) == set(FEW)
    assert found["recall"] >= 0.6
    assert set(found["bursts"]) == set(BURSTS)
    assert 0 <= found["precision"] <= 1
    assert found["dates"]["kept"]["precision"] >= found["dates"]["lost"]["precision"]
    assert found["dates"]["lost"]["precision"] >= found["precision"]


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
    parts = [library.part_of(both, part) for part in ("validation", "report")]
    assert set(parts[0]).isdisjoint(parts[1])
    assert len(both) - 1 <= len(parts[0]) + len(parts[1]) <= len(both)


def picture(number: int, name: str = "photo", frame: str = "") -> library.Picture:
    return library.Picture(Path(f"{number}-{name}"), number, str(number), frame, {})


def test_half_of_the_cameras_tell_fractions_and_frames_come_later() -> None:
    fine = 0
    for number in range(40):
        made = {"photo": picture(number), "png": picture(number, "png")}
        made["burst_by_hand"] = picture(number, "burst", "a frame")
        found = library.dated(made, number, np.random.default_rng(number))
        photo, copy, frame = (found[name].taken or 0 for name in ("photo", "png", "burst_by_hand"))
        fine += photo % 1 > 0
        assert copy in (photo, photo // 1)
        assert 0 <= frame - photo <= library.LATER[1] + 1
    assert 10 <= fine <= 30


def test_what_is_right_wrong_and_neither() -> None:
    same, other = Agreement(1, 0.99, 0.95, 0.0), Agreement(1, 0.5, 0.1, 0.5)
    photo, copy, frame, stranger = (
        picture(0),
        picture(0, "png"),
        picture(0, "burst", "0-burst"),
        picture(1),
    )
    pictures = [photo, copy, frame, stranger]
    agreements = {
        (a.path, b.path): same if stranger not in (a, b) else other
        for a in pictures
        for b in pictures
    }
    pairs = [(0, 1), (0, 2), (1, 2), (0, 3)]
    assert run.copies_among(pictures, pairs, agreements) == [(0, 1), (0, 2), (1, 2)]
    dated = [replace(photo, taken=1.0), replace(copy, taken=1.0), replace(frame, taken=2.0)]
    assert run.copies_among([*dated, stranger], pairs, agreements) == [(0, 1)]


@pytest.mark.skipif(os.name == "nt", reason="the stand-in is a shell script")
@pytest.mark.parametrize(
    ("script", "expected"),
    [
        ("echo Version: ImageMagick 7.1", True),
        ("exit 1", False),
        ("echo FAT32", False),
        ("", False),
    ],
)
def test_another_program_called_convert_is_not_imagemagick(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, script: str, expected: bool
) -> None:
    if script:
        (tmp_path / "convert").write_text(f"#!/bin/sh\n{script}\n")
        (tmp_path / "convert").chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    assert has_imagemagick() is expected
