"""What the catalogue knows of some folders, against all that it knows, one by one."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

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
from app.core.library.root_tables import insert_root
from app.core.store.catalogue import Catalogue


@pytest.fixture
def catalogue(tmp_path: Path) -> Iterator[Catalogue]:
    opened = Catalogue(tmp_path)
    yield opened
    opened.close()


def at(path: str) -> bytes:
    return os.fsencode(path.replace("/", os.sep))


def fill(catalogue: Catalogue, *paths: str) -> int:
    root = insert_root(catalogue, Path("/photos").absolute(), 1)
    files = [FoundFile(root, at(path), size, 1) for size, path in enumerate(paths)]
    apply_difference(catalogue, Difference(new=files))
    return root


def test_a_folder_has_photos_and_folders_that_have_some(catalogue: Catalogue) -> None:
    root = fill(catalogue, "a.jpg", "x/b.jpg", "x/c.jpg", "x/y/d.jpg", "x/y/z/e.jpg", "x-/f.jpg")
    known = known_in(catalogue, root, at("x"))
    assert [photo.path for photo in known.files] == [at("x/b.jpg"), at("x/c.jpg")]
    assert known.folders == [at("x/y")]
    assert sorted(known_in(catalogue, root, b"").folders) == sorted([at("x"), at("x-")])
    below = [photo.path for photo in known_below(catalogue, root, at("x/y"))]
    assert below == [at("x/y/d.jpg"), at("x/y/z/e.jpg")]


def test_what_vanished_is_known_by_its_size_alone(catalogue: Catalogue) -> None:
    root = fill(catalogue, "a.jpg", "b.jpg")
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
            root = fill(catalogue, *paths)
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
