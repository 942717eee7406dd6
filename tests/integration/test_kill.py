"""kill -9 at random moments of indexing: nothing is lost, doubled or torn.

LIKEWISE_KILLS sets how many times (2 if it is not set).
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path

import numpy as np
import pytest
from PIL import Image

from app.core.library.library import Library
from app.core.library.modalities import choose_subject
from app.core.open_library import open_library
from app.core.safety.repair import check
from app.work.reading.indexer import Indexer

KILLS = int(os.environ.get("LIKEWISE_KILLS", "2"))
PHOTOS = 16

INDEX = """
import sys
from pathlib import Path
from app.core.library.modalities import choose_subject
from app.core.open_library import open_library
from app.work.reading import scan
from app.work.reading.indexer import Indexer

scan.HAND_OVER_EVERY = 0.05  # many commits, to be killed between
said = lambda _: print(flush=True)
with open_library(Path(sys.argv[1])) as library:
    library.add_root(Path(sys.argv[2]))
    Indexer(library, on_changes=said, on_progress=said, processes=1).run()
print("done", flush=True)
"""


def index(library: Path, photos: Path, random: np.random.Generator | None) -> bool:
    """Index in a process of its own; with ``random``, kill that soon. True if it got to the end."""
    with subprocess.Popen(
        [sys.executable, "-c", INDEX, str(library), str(photos)], stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        signs_of_life = -1 if random is None else int(random.integers(1, 40))
        for number, line in enumerate(process.stdout, start=1):
            if line == "done\n":
                return True
            if number == signs_of_life and random is not None:
                time.sleep(random.uniform(0, 0.05))
                process.kill()
                return False
    return False


def vectors(library: Library) -> dict[str, np.ndarray]:
    """File name -> all its vectors in one, of the photos that are shown."""
    snapshot = library.snapshot()
    joined = np.concatenate([snapshot.vectors[name][:] for name in snapshot.modalities], axis=1)
    return {photo.path.name: joined[library.row_of(photo.id)] for photo in library.photos()}


@pytest.mark.skipif(sys.platform == "win32", reason="there is no SIGKILL")
def test_killed_at_random_moments(tmp_path: Path) -> None:
    photos = tmp_path / "photos"
    photos.mkdir()
    for number in range(PHOTOS):
        blobs = np.random.default_rng(number).integers(0, 256, (9, 12, 3), np.uint8)
        Image.fromarray(blobs).resize((120, 90)).save(photos / f"{number}.jpg")
    with open_library(tmp_path / "library") as library:
        choose_subject(library, False)  # its start takes each process half a second
    random = np.random.default_rng(2)
    known: dict[str, int] = {}
    for _ in range(KILLS):
        index(tmp_path / "library", photos, random)
        with open_library(tmp_path / "library") as library:
            assert check(library) == []
            now = {photo.path.name: photo.id for photo in library.photos()}
        assert now.items() >= known.items()  # what could be searched once can be searched again
        known = now

    assert index(tmp_path / "library", photos, None)
    with (
        open_library(tmp_path / "library") as library,
        open_library(tmp_path / "never killed") as other,
    ):
        assert check(library) == []
        assert len(library.photos()) == len(set(library.snapshot().rows)) == PHOTOS
        choose_subject(other, False)
        other.add_root(photos)
        Indexer(other, processes=2).run()
        expected = vectors(other)
        for name, vector in vectors(library).items():
            np.testing.assert_array_equal(vector, expected[name])
