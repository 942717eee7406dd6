"""The library of many files: files of their own, and vectors for those that are not extracted."""

from __future__ import annotations

from io import BytesIO
from pathlib import Path

import numpy as np
from PIL import Image

from app.core.facts.facts import shot_in
from app.core.vectors.tables import ReadPhoto
from app.work.processes.pool import Done
from benchmarks.library.run import LINES
from benchmarks.library.subsampled import Mixed, skim
from benchmarks.library.tree import FIRST, make_tree, photo
from benchmarks.line_chart import cost_chart


def test_the_same_seed_gives_the_same_files() -> None:
    assert photo(7, seed=3) == photo(7, seed=3)
    assert len({photo(number, seed) for number in range(5) for seed in range(2)}) == 10


def test_a_file_is_a_small_picture_with_a_date() -> None:
    data = photo(6, seed=0)
    picture = Image.open(BytesIO(data))
    assert picture.format == "JPEG"
    assert 112 <= min(picture.size) <= max(picture.size) <= 200
    taken = shot_in(data, "a.jpg").taken
    since = (FIRST - FIRST.replace(1970, hour=0)).total_seconds()
    assert taken is not None
    assert 3_600 <= taken - since < 4_200  # the sixth of ten minutes each


def test_a_tree_keeps_the_files_that_it_has(tmp_path: Path) -> None:
    (tmp_path / "0000").mkdir()
    (tmp_path / "0000" / "IMG_0000001.jpg").write_bytes(b"kept")
    make_tree(tmp_path, 3, seed=0, processes=1)
    found = {file.name: file.read_bytes() for file in tmp_path.rglob("*.jpg")}
    assert found == {
        "IMG_0000000.jpg": photo(0, 0),
        "IMG_0000001.jpg": b"kept",
        "IMG_0000002.jpg": photo(2, 0),
    }


def test_a_skimmed_photo_lies_halfway_between_two_that_were_extracted(tmp_path: Path) -> None:
    file = tmp_path / "a.jpg"
    file.write_bytes(photo(0, 0))
    skimmed = skim(file)
    assert not skimmed.vectors
    mixed = Mixed()
    for value in (2.0, 4.0):
        vectors = {"colour": np.full(3, value, np.float32)}
        mixed.complete(Done(int(value), ReadPhoto(b"", 1, 1, vectors)))
    key, made = mixed.complete(Done(9, skimmed))
    assert key == 9
    assert (made.hash, made.width, made.shot) == (skimmed.hash, skimmed.width, skimmed.shot)
    assert made.vectors["colour"].tolist() in ([2.0] * 3, [3.0] * 3, [4.0] * 3)


def test_the_figure_names_each_line() -> None:
    sizes = [{"photos": n} | dict.fromkeys(LINES, n / 100) for n in (1_000, 10_000)]
    drawn = cost_chart(sizes, LINES, "photos")
    assert all(title in drawn for title in LINES.values())
