"""The tables of folders and files."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.core.base.photo_types import SEARCHABLE, PhotoState
from app.core.library.file_tables import (
    Difference,
    FoundFile,
    apply_difference,
    files_of_roots,
    files_of_sizes,
    known_below,
    known_in,
    remove_file,
)
from app.core.library.root_tables import deactivate_root, insert_root, root_infos
from app.core.store.catalogue import Catalogue

# Counts of the photos of folders, against the state of each.


@pytest.fixture
def catalogue(tmp_path: Path) -> Iterator[Catalogue]:
    opened = Catalogue(tmp_path)
    yield opened
    opened.close()


def fill(catalogue: Catalogue, name: str, states: list[PhotoState]) -> int:
    """A root with a photo in each of these states, each of a content of its own."""
    root = insert_root(catalogue, Path(f"/{name}").absolute(), 1)
    files = [FoundFile(root, b"%d.jpg" % n, 1, 1) for n in range(len(states))]
    apply_difference(catalogue, Difference(new=files))
    with catalogue.transaction() as connection:
        connection.executemany(
            "UPDATE files SET state = ?, hash = ? WHERE root = ? AND path = ?",
            [(state, f"{name}{n}".encode(), root, b"%d.jpg" % n) for n, state in enumerate(states)],
        )
    return root


@pytest.mark.parametrize("seed", range(5))
def test_photos_are_counted_by_their_states(catalogue: Catalogue, seed: int) -> None:
    random, all_states = np.random.default_rng(seed), list(PhotoState)
    expected = {}
    for name in ("a", "b", "c"):
        states = [all_states[n] for n in random.integers(0, len(all_states), 40)]
        expected[fill(catalogue, name, states)] = states
    counts = {counted.id: counted for counted in root_infos(catalogue)}
    assert counts.keys() == expected.keys()
    for root, states in expected.items():
        assert counts[root].copies == 0
        assert counts[root].photos == sum(s in SEARCHABLE for s in states)
        assert counts[root].problems == states.count(PhotoState.FAILED)
        scanning = {info.id: info.state for info in root_infos(catalogue, scanning=True)}
        assert (scanning[root] == "scanning") == (PhotoState.PENDING in states)


def test_a_folder_without_photos_is_counted_and_a_removed_one_is_not(catalogue: Catalogue) -> None:
    empty, removed = fill(catalogue, "empty", []), fill(catalogue, "full", [PhotoState.READY] * 3)
    deactivate_root(catalogue, removed)
    (counted,) = root_infos(catalogue)
    assert (counted.id, counted.photos, counted.problems, counted.state) == (empty, 0, 0, "ready")


# What the catalogue knows of photos' files.


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


# What the catalogue knows of some folders, against all that it knows, one by one.


def at(path: str) -> bytes:
    return os.fsencode(path.replace("/", os.sep))


def folder_of(catalogue: Catalogue, *paths: str) -> int:
    root = insert_root(catalogue, Path("/photos").absolute(), 1)
    files = [FoundFile(root, at(path), size, 1) for size, path in enumerate(paths)]
    apply_difference(catalogue, Difference(new=files))
    return root


def test_a_folder_has_photos_and_folders_that_have_some(catalogue: Catalogue) -> None:
    root = folder_of(
        catalogue, "a.jpg", "x/b.jpg", "x/c.jpg", "x/y/d.jpg", "x/y/z/e.jpg", "x-/f.jpg"
    )
    known = known_in(catalogue, root, at("x"))
    assert [photo.path for photo in known.files] == [at("x/b.jpg"), at("x/c.jpg")]
    assert known.folders == [at("x/y")]
    assert sorted(known_in(catalogue, root, b"").folders) == sorted([at("x"), at("x-")])
    below = [photo.path for photo in known_below(catalogue, root, at("x/y"))]
    assert below == [at("x/y/d.jpg"), at("x/y/z/e.jpg")]


def test_what_vanished_is_known_by_its_size_alone(catalogue: Catalogue) -> None:
    root = folder_of(catalogue, "a.jpg", "b.jpg")
    (first, second) = files_of_roots(catalogue, [root])
    remove_file(catalogue, first.id)
    assert [photo.id for photo in known_in(catalogue, root, b"").files] == [second.id]
    assert [photo.id for photo in files_of_sizes(catalogue, [0, 7])] == [first.id]


NAMES = st.lists(st.sampled_from(["a", "b", "a b", "a-", "ab", "a0"]), min_size=1, max_size=3)


@pytest.mark.slow
@given(st.lists(NAMES.map("/".join), unique=True, max_size=12), NAMES.map("/".join))
def test_a_folder_is_told_like_by_looking_at_every_path(paths: list[str], folder: str) -> None:
    with tempfile.TemporaryDirectory() as folder:
        catalogue = Catalogue(Path(folder))
        try:
            root = folder_of(catalogue, *paths)
            for asked in ("", folder):
                begin = f"{asked}/" if asked else ""
                below = [path for path in paths if path.startswith(begin)]
                direct = {path for path in below if "/" not in path[len(begin) :]}
                others = {begin + path[len(begin) :].split("/")[0] for path in below} - direct
                known = known_in(catalogue, root, at(asked))
                assert {photo.path for photo in known.files} == set(map(at, direct))
                assert set(map(at, others)) - set(known.folders) <= {at(path) for path in direct}
                found = {photo.path for photo in known_below(catalogue, root, at(asked))}
                assert found == set(map(at, below))
        finally:
            catalogue.close()
