"""The benchmark of thumbs runs on a handful of pictures, one collection or two."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from PIL import Image

from benchmarks.clicks import run
from benchmarks.clicks.intents import same_look
from benchmarks.clicks.report import figures
from engine.research.simulated_user import Session


def report(tmp_path: Path, collections: list[Path], *more: str) -> dict[str, Any]:
    written = tmp_path / "clicks.json"
    chosen = [word for folder in collections for word in ("--collection", str(folder))]
    few = ["--modalities", "global", "--queries", "3", "--pages", "2", "--searches", "2"]
    assert run.main([*chosen, *few, *more, "--json", str(written)]) == 0
    found: dict[str, Any] = json.loads(written.read_text(encoding="utf-8"))
    return found


@pytest.mark.slow
def test_two_collections_are_one_library(collections: list[Path], tmp_path: Path) -> None:
    found = report(tmp_path, collections)
    assert found["collection"] == "one+other"
    assert found["photos"] == 72
    assert all(0 <= found["methods"][name]["p50"] <= 1 for name in ("none", "graph"))
    assert {"none", "rocchio", "logistic", "svm", "search", "both"} < set(found["methods"])
    for method in found["methods"].values():
        assert all(0 <= page <= 1 for page in method["p20"])
        assert {"misses_removed", "worse_share"} < set(method)


@pytest.mark.slow
def test_a_look_is_meant(collections: list[Path], tmp_path: Path) -> None:
    found = report(tmp_path, collections, "--intent", "colour")
    assert found["intent"] == "colour"
    assert {"none", "search"} < set(found["methods"])


def stripes(folder: Path, number: int, colours: tuple[int, int], upright: bool) -> Path:
    """A picture of two halves, side by side or one on the other, with some noise."""
    picture = np.random.default_rng(number).normal(0, 4, (32, 32, 3))
    for half, colour in enumerate(colours):
        part = slice(16 * half, 16 * half + 16)
        picture[(slice(None), part) if upright else part] += (colour >> 8, colour & 255, 128)
    path = folder / f"{number}.png"
    Image.fromarray(picture.clip(0, 255).astype(np.uint8)).save(path)
    return path


@pytest.mark.parametrize("intent", ["colour", "layout"])
def test_looks_are_palettes_or_compositions(tmp_path: Path, intent: str) -> None:
    """Two palettes in two compositions: each intent sees one of the two."""
    kinds = [(palette, upright) for palette in (0, 1) for upright in (False, True)] * 25
    palettes = ((0x20F0, 0x2040), (0xF0E0, 0x4020))
    paths = [
        stripes(tmp_path, number, palettes[palette], upright)
        for number, (palette, upright) in enumerate(kinds)
    ]
    looks = same_look(paths, intent)
    truth = np.array([palette if intent == "colour" else upright for palette, upright in kinds])
    assert len(set(zip(looks.tolist(), truth.tolist(), strict=True))) == 2


def test_worse_counts_photos_of_what_is_left() -> None:
    def session(missed: list[int], possible: list[int]) -> Session:
        page = [1 - m / p for m, p in zip(missed, possible, strict=True)]
        return Session(np.array(page), np.array(missed), ((0, 1),), (0.1,))

    unlearned = [session([4, 4], [20, 10]), session([4, 4], [20, 10])]
    found = figures([session([4, 5], [20, 10]), session([4, 0], [20, 10])], unlearned)
    assert found["worse_share"] == 0  # one photo is not more than one
    assert found["misses_removed"] == pytest.approx(1 - 0.25 / 0.4)
    assert figures([session([4, 6], [20, 10])] * 2, unlearned)["worse_share"] == 1
    first = [session([6, 4], [20, 10]), session([7, 4], [20, 10])]
    assert figures(first, unlearned)["first_worse"] == 0.5  # two photos are not more than two
