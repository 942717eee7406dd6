"""The likeliest labels of all rows: made in steps, kept in a file, the same however they came."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from app.core.library.library import LibrarySnapshot
from app.core.search import label_table
from app.core.search.label_table import NAME, LabelTable
from app.core.store.derived import derived_folder, derived_path, keep
from engine.index import index_file
from features import nouns


@pytest.fixture
def snapshot(photos_that_show: Any) -> LibrarySnapshot:
    found: LibrarySnapshot = photos_that_show.library.snapshot()
    return found


@pytest.fixture
def file(photos_that_show: Any, snapshot: LibrarySnapshot) -> Path:
    folder: Path = photos_that_show.library.folder
    return derived_path(derived_folder(folder), NAME)


@pytest.fixture(autouse=True)
def _saved_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(label_table, "SAVE_FROM", 1)


def grown(folder: Path, snapshot: LibrarySnapshot, **keep: bool) -> LabelTable:
    table = LabelTable(folder, **keep)
    for _ in table.grow(snapshot):
        pass
    return table


def replace_kept(file: Path, table: np.ndarray) -> None:
    """Other arrays in the file, which is whole."""
    header, _ = index_file.read(file)
    keep(file.parent, NAME, header["depends"], {NAME: table})


def first_rows(snapshot: LibrarySnapshot, count: int) -> LibrarySnapshot:
    vectors = {name: matrix[:count] for name, matrix in snapshot.vectors.items()}
    return replace(
        snapshot, vectors=vectors, rows=snapshot.rows[:count], alive=snapshot.alive[:count]
    )


def test_distances_are_those_of_the_probabilities(tmp_path: Path, snapshot: Any) -> None:
    found = grown(tmp_path, snapshot).distances("zebra", snapshot)
    unscaled = snapshot.vectors["subject"][:] / np.float32(snapshot.scales["subject"])
    likely = nouns.probabilities(nouns.likeliest_labels(unscaled), "zebra")
    np.testing.assert_allclose(found, 1 - np.sqrt(likely), atol=1e-6)
    assert set(np.argsort(found)[:5] % 3) == {1}


def test_rows_that_are_not_known_yet_are_as_far_as_can_be(tmp_path: Path, snapshot: Any) -> None:
    table = LabelTable(tmp_path)
    assert (table.count_of(snapshot), table.distances("zebra", snapshot).tolist()) == (0, [1] * 30)
    early = first_rows(snapshot, 12)
    table = grown(tmp_path, early)
    assert table.count_of(snapshot) == 12
    assert (table.distances("zebra", snapshot)[12:] == 1).all()
    np.testing.assert_array_equal(
        table.distances("zebra", early), table.distances("zebra", snapshot)[:12]
    )


def test_it_grows_in_steps_and_goes_on_where_it_was(
    tmp_path: Path, snapshot: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = grown(tmp_path / "another", snapshot).distances("zebra", snapshot)
    monkeypatch.setattr(label_table, "PHOTOS_PER_STEP", 7)
    table = LabelTable(tmp_path)
    counts = []
    for _ in range(6):
        next(table.grow(snapshot), None)  # dropped each time
        counts.append(table.count_of(snapshot))
    assert counts == [7, 14, 21, 28, 30, 30]
    np.testing.assert_allclose(table.distances("zebra", snapshot), whole, atol=1e-3)


def test_what_was_made_is_read_back(
    photos_that_show: Any, snapshot: Any, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = photos_that_show.library.folder
    whole = grown(folder, snapshot).distances("zebra", snapshot)
    assert file.exists()
    monkeypatch.setattr(nouns, "last_layer", pytest.fail)
    np.testing.assert_array_equal(grown(folder, snapshot).distances("zebra", snapshot), whole)


@pytest.mark.parametrize("content", [b"", b"no table", "half", "other", "too many"])
def test_a_file_that_is_of_no_use_is_made_again(
    photos_that_show: Any, snapshot: Any, file: Path, content: bytes | str
) -> None:
    folder = photos_that_show.library.folder
    whole = grown(folder, snapshot).distances("zebra", snapshot)
    if content == "other":
        replace_kept(file, np.zeros((30, 2)))
    elif content == "too many":
        replace_kept(file, np.zeros(31, nouns.LABELS))
    else:
        file.write_bytes(file.read_bytes()[:1000] if content == "half" else content)  # type: ignore[arg-type]
    np.testing.assert_array_equal(grown(folder, snapshot).distances("zebra", snapshot), whole)


def test_nothing_is_written_where_nothing_may_be(
    photos_that_show: Any, snapshot: Any, file: Path
) -> None:
    grown(photos_that_show.library.folder, snapshot, keep=False).close()
    assert not file.exists()


def test_other_vectors_begin_anew(tmp_path: Path, snapshot: Any) -> None:
    table = grown(tmp_path, snapshot)
    other = replace(snapshot, key="other")
    assert table.count_of(other) == 0


def test_a_library_without_subject_vectors_has_no_labels(tmp_path: Path, photos: Any) -> None:
    snapshot = photos.library.snapshot()
    assert grown(tmp_path, snapshot).count_of(snapshot) == 0


def test_rows_that_stand_in_shards_are_looked_at_as_they_are_read(
    tmp_path: Path, snapshot: Any
) -> None:
    class Gathered:
        """Like the rows of several shards: read by slices alone."""

        shape = (30, 8)

        def __getitem__(self, rows: slice) -> np.ndarray:
            return np.array(snapshot.vectors["subject"][rows])

    sharded = replace(snapshot, vectors={**snapshot.vectors, "subject": Gathered()})
    np.testing.assert_array_equal(
        grown(tmp_path, sharded).distances("zebra", sharded),
        grown(tmp_path, snapshot).distances("zebra", snapshot),
    )
