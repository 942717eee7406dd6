"""What the catalogue knows of photos' files."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

from app.core.base.photo_types import PhotoState
from app.core.library.file_tables import (
    Difference,
    FoundFile,
    apply_difference,
    files_of_roots,
)
from app.core.library.root_tables import insert_root
from app.core.store.catalogue import Catalogue


@pytest.fixture
def catalogue(tmp_path: Path) -> Iterator[Catalogue]:
    opened = Catalogue(tmp_path)
    yield opened
    opened.close()


@pytest.mark.parametrize("seed", range(5))
def test_known_are_those_of_the_folders_not_seen_and_all_that_vanished(
    catalogue: Catalogue, seed: int
) -> None:
    random, states = np.random.default_rng(seed), list(PhotoState)
    roots = [insert_root(catalogue, Path(f"/{name}").absolute(), 1) for name in "abc"]
    files = [FoundFile(root, b"%d.jpg" % n, n, 1) for n in range(20) for root in roots]
    apply_difference(catalogue, Difference(new=files))
    everything = files_of_roots(catalogue, roots)
    assert [photo.id for photo in everything] == sorted(photo.id for photo in everything)
    assert len(everything) == len(files)
    with catalogue.transaction() as connection:
        for photo in everything:
            state = states[int(random.integers(len(states)))]
            connection.execute("UPDATE files SET state = ? WHERE id = ?", (state, photo.id))
    seen = {photo.id for photo in everything if random.random() < 0.8} | {10_000}
    expected = [
        photo.id
        for photo in files_of_roots(catalogue, roots)
        if photo.state is PhotoState.GONE or (photo.root in roots[:2] and photo.id not in seen)
    ]
    known = files_of_roots(catalogue, roots[:2], seen)
    assert [photo.id for photo in known] == expected
