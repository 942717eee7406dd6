"""A library, its profiles and an export of an earlier version open, and find what they found then.

`make_library.py` made the archive, with the version that was current then. Where learning is
to give something else from now on, `LEARNING` in engine/feedback/checkpoint.py must be raised, too.
"""

from __future__ import annotations

import json
import shutil
import tarfile
from collections.abc import Mapping
from pathlib import Path

import numpy as np
import pytest

from app.core.library.library import Library
from app.core.library.modalities import choose_subject
from app.core.open_library import open_library
from app.core.safety.repair import check
from app.work.reading.indexer import Indexer
from features import subject
from tests.golden.make_library import (
    ARCHIVE,
    EXPORTED,
    FOUND,
    QUERIES,
    USUAL,
    Found,
    gestures,
    say,
    search,
    searches,
)

EXPECTED = json.loads(FOUND.read_text())
USUALLY, ELSE = 1e-4, 5e-3
"""Shares of the distances that may differ; see assert_same."""


@pytest.fixture(scope="module")
def moved(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The library, with its photos in another folder than they were in."""
    folder = tmp_path_factory.mktemp("earlier")
    with tarfile.open(ARCHIVE) as archive:
        if hasattr(tarfile, "data_filter"):  # from 3.11.4 on, which asks for a filter later
            archive.extraction_filter = tarfile.data_filter
        archive.extractall(folder)
    with open_library(folder / "library") as library:
        before = rows_of(library)
        (root,) = library.roots()
        library.remove_root(root.id)
        library.add_root(folder / "photos")
        choose_subject(library, False)  # as then, when nothing saw what is in a picture
        Indexer(library, processes=1).run()
        assert rows_of(library) == before  # known again by their content, and not read again
        assert before.keys() == {photo.name for photo in (folder / "photos").iterdir()}
        assert len(library.snapshot().rows) == len(before)
    return folder


def rows_of(library: Library) -> dict[str, tuple[int, int | None]]:
    """Name -> the photo's id, and the row of its vectors."""
    return {photo.path.name: (photo.id, library.row_of(photo.id)) for photo in library.photos()}


@pytest.fixture
def folder(moved: Path, tmp_path: Path) -> Path:
    """A copy to change."""
    shutil.copytree(moved / "library", tmp_path / "library")
    (tmp_path / "photos").symlink_to(moved / "photos")
    shutil.copy(moved / EXPORTED, tmp_path)
    return tmp_path


def assert_same(found: Mapping[str, Found], expected: Mapping[str, Found], within: float) -> None:
    """The same photos in the same order, at distances that differ by ``within`` of theirs at most.

    Learning repeats what the last bits of its numbers say, and these differ from processor to
    processor: as measured, by 3e-5 of the distances with the usual learner and 2e-3 with others.
    """
    assert found.keys() == expected.keys()
    for asked, results in expected.items():
        names, distances = zip(*results, strict=True)
        names_now, distances_now = zip(*found[asked], strict=True)
        assert names_now == names, asked
        np.testing.assert_allclose(distances_now, distances, rtol=within, err_msg=asked)


def test_it_is_whole_and_finds_the_same_under_each_profile(
    folder: Path, pytestconfig: pytest.Config
) -> None:
    """With `--long` by each learner, else by those that the window offers."""
    assert say(folder, "status", "--check")["check"] == EXPECTED["check"] == []
    for now, then in zip(say(folder, "profile"), EXPECTED["profiles"], strict=True):
        assert now | then == now  # there may be more to tell by now
        name, learner = now["name"], now["learner"]
        if learner in ("LOMDML", "PA+") or pytestconfig.getoption("--long"):
            within = USUALLY if learner == USUAL else ELSE
            assert_same(searches(folder, name), EXPECTED["searches"][name], within)


def test_judging_undoing_and_redoing_give_the_same_steps(folder: Path) -> None:
    steps = gestures(folder)
    assert_same(steps, EXPECTED["gestures"], USUALLY)
    assert steps["undone"] == steps["up"]
    assert steps["redone"] == steps["down"]


def test_an_export_of_then_is_imported(folder: Path) -> None:
    (folder / EXPORTED).rename(folder / "Again.npz")
    say(folder, "profile", "--import", folder / "Again.npz")
    assert_same(searches(folder, "Again"), EXPECTED["searches"]["Exported"], USUALLY)


def test_an_export_of_now_holds_what_that_of_then_did(folder: Path) -> None:
    say(folder, "profile", "--export", USUAL, folder / "now.npz")
    with np.load(folder / "now.npz") as now, np.load(folder / EXPORTED) as then:
        assert set(now) == set(then)
        for name in then:
            np.testing.assert_array_equal(now[name], then[name], err_msg=name)


@pytest.mark.long
def test_it_gets_what_is_in_the_pictures(folder: Path) -> None:
    """In the next scan, as every library does: its vectors, profiles and exports go on."""
    before = {query: search(folder, folder / "photos" / query) for query in QUERIES}
    with open_library(folder / "library") as library:
        vectors = {name: matrix[:].copy() for name, matrix in library.snapshot().vectors.items()}
        rows = rows_of(library)
        choose_subject(library, True)
        Indexer(library, processes=1).run()
        snapshot = library.snapshot()
        assert set(snapshot.modalities) == {*vectors, subject.NAME}
        for name, matrix in vectors.items():
            np.testing.assert_array_equal(snapshot.vectors[name][:], matrix, err_msg=name)
        assert rows_of(library) == rows
        assert check(library) == []

    profiles = say(folder, "profile")
    for info, then in zip(profiles, EXPECTED["profiles"], strict=True):
        for name in ("name", "learner", "searches", "judgments"):
            assert info[name] == then[name]
    for name in (USUAL, "Frozen", profiles[-1]["name"]):
        judged = searches(folder, name)["judged"]
        assert len(judged) == len(EXPECTED["searches"][name]["judged"])
    say(folder, "profile", "--use", USUAL)
    found = {query: search(folder, folder / "photos" / query) for query in QUERIES}
    assert of_its_kind(found) >= of_its_kind(before)

    say(folder, "profile", "--export", USUAL, folder / "now.npz")
    with np.load(folder / "now.npz") as now, np.load(folder / EXPORTED) as then:
        assert set(now) - set(then) == {name for name in now if subject.NAME in name}
    say(folder, "profile", "--import", folder / "now.npz")
    names_then = [name for name, _ in searches(folder, USUAL)["judged"]]
    assert [name for name, _ in searches(folder, "now")["judged"]] == names_then
    (folder / EXPORTED).rename(folder / "Again.npz")  # of then, which lacks the network's vectors
    say(folder, "profile", "--import", folder / "Again.npz")
    assert len(searches(folder, "Again")["judged"]) == len(names_then)


def of_its_kind(found: Mapping[str, Found]) -> int:
    """How many results show what their query does; names are mood-kind-number."""
    return sum(
        name.split("-")[1] == query.split("-")[1]
        for query, results in found.items()
        for name, _ in results
    )
