"""What is in a picture, as a modality of a library: from the first scan, left out, missing."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest
from PIL import Image

from app.command_line import run
from app.core.base.paths import own_folder
from app.core.base.search_types import QueryItem
from app.core.library import modalities
from app.core.library.library import Library
from app.core.library.modalities import choose_subject, refused_subject
from app.core.library.networks import subject_folder, wanted_networks
from app.core.library.problems import SUBJECT, all_problems, leave_out, retry
from app.core.open_library import open_library
from app.core.profiles.query import read_query, see_picture
from app.core.safety.repair import check
from app.work.reading.indexer import Indexer
from features import subject
from features.extractor import GLOBAL, MODALITIES, WORDS
from tests.made_matrices import name

PHOTOS = 6

pytestmark = pytest.mark.slow


@pytest.fixture
def photos(tmp_path: Path) -> Path:
    folder = tmp_path / "photos"
    folder.mkdir()
    for number in range(PHOTOS):
        blobs = np.random.default_rng(number).integers(0, 256, (6, 8, 3), np.uint8)
        Image.fromarray(blobs).resize((96, 72)).save(folder / f"{number}.png")
    return folder


@pytest.fixture
def library(tmp_path: Path, photos: Path) -> Iterator[Library]:
    """A few photos, not read yet."""
    with open_library(tmp_path / "library") as opened:
        opened.add_root(photos)
        yield opened


def scan(library: Library) -> None:
    Indexer(library, processes=1).run()


def test_it_is_a_modality_from_the_first_scan(library: Library) -> None:
    scan(library)
    seen = library.snapshot()
    assert seen.modalities == (*GLOBAL, subject.NAME, *WORDS)
    assert seen.vectors[subject.NAME].shape == (PHOTOS, subject.DIMENSION)
    assert name(subject.NAME) in seen.schema.split()
    assert [network.name for network in wanted_networks(library.catalogue)] == [subject.NAME]
    assert check(library) == []
    assert all_problems(library) == []
    assert list(subject_folder().glob("*.onnx"))  # once for all libraries
    assert not list(library.folder.rglob("*.onnx"))


def test_a_picture_from_outside_gets_the_vector_that_it_would_have_inside(library: Library) -> None:
    scan(library)
    seen, photo = library.snapshot(), library.photos()[0]
    query = read_query([QueryItem(path=photo.path)], {}, seen, see_picture)
    assert query.outside is not None
    np.testing.assert_allclose(
        seen.scaled(query.outside.vectors)[subject.NAME][0],
        seen.vectors[subject.NAME][:][library.row_of(photo.id)],
        atol=1e-6,
    )


def test_left_out_the_library_is_what_it_was_before_there_was_one(library: Library) -> None:
    choose_subject(library, False)
    scan(library)
    seen = library.snapshot()
    assert seen.modalities == tuple(MODALITIES)
    assert wanted_networks(library.catalogue) == ()


def test_it_is_left_out_of_a_library_that_had_it(library: Library) -> None:
    scan(library)
    choose_subject(library, False)
    assert subject.NAME in library.modalities()  # until the next scan
    scan(library)
    assert library.snapshot().modalities == tuple(MODALITIES)
    assert check(library) == []


def test_a_library_without_it_goes_on_with_new_photos(library: Library, photos: Path) -> None:
    choose_subject(library, False)
    scan(library)
    choose_subject(library, True)
    Image.new("RGB", (64, 48), "teal").save(photos / "new.png")
    scan(library)
    assert len(library.photos()) == PHOTOS + 1
    assert subject.NAME in library.modalities()


@pytest.mark.parametrize("left", [[], ["weights"]])
def test_what_is_missing_or_damaged_is_told_once_and_the_library_does_without(
    library: Library, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, left: list[str]
) -> None:
    damaged = tmp_path / "damaged.pth"
    if left:
        damaged.write_bytes(b"other weights")
    with monkeypatch.context() as patch:
        _without_network(patch, damaged if left else None, tmp_path / "cache")
        scan(library)
        assert library.snapshot().modalities == tuple(MODALITIES)
        assert len(library.photos()) == PHOTOS
        (problem,) = all_problems(library)
        assert problem.photo == SUBJECT
        assert "without recognising" in problem.reason
        assert problem.reason.endswith(".")
        scan(library)
        assert all_problems(library) == [problem]
    assert wanted_networks(library.catalogue) == ()
    scan(library)  # it is there again
    assert all_problems(library) == []
    assert [network.name for network in wanted_networks(library.catalogue)] == [subject.NAME]


def test_a_library_that_had_it_is_read_without_it_where_it_is_missing(
    library: Library, photos: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    scan(library)
    Image.new("RGB", (64, 48), "teal").save(photos / "new.png")
    _without_network(monkeypatch, None, tmp_path / "cache")
    scan(library)
    assert library.snapshot().modalities == tuple(MODALITIES)
    assert len(library.photos()) == PHOTOS + 1
    assert [problem.photo for problem in all_problems(library)] == [SUBJECT]


def test_its_problem_can_be_left_out_or_tried_again(library: Library) -> None:
    modalities.refuse_subject(library, "It is gone.")
    retry(library, [SUBJECT])
    assert refused_subject(library) is None
    modalities.refuse_subject(library, "It is gone.")
    leave_out(library, [SUBJECT])
    assert all_problems(library) == []
    assert wanted_networks(library.catalogue) == ()
    assert not modalities.is_subject_wanted(library)


def test_on_the_command_line(
    tmp_path: Path, photos: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "other"
    options, own = ["--library", str(folder)], own_folder(folder)
    assert run(["index", str(photos), "--without-subject", *options]) == 0
    with open_library(own) as library:
        assert library.modalities() == tuple(MODALITIES)
    assert run(["index", str(photos), *options]) == 0
    with open_library(own) as library:
        assert wanted_networks(library.catalogue) == ()
    assert run(["index", str(photos), "--with-subject", *options]) == 0
    with open_library(own) as library:
        assert [network.name for network in wanted_networks(library.catalogue)] == [subject.NAME]
    with pytest.raises(SystemExit):
        run(["index", str(photos), "--with-subject", "--without-subject", *options])
    capsys.readouterr()


def test_odd_pictures_have_finite_vectors(library: Library, photos: Path) -> None:
    odd = [("RGB", (1, 1)), ("L", (300, 2)), ("I;16", (40, 30)), ("P", (64, 64))]
    for number, (mode, size) in enumerate(odd):
        Image.new(mode, size).save(photos / f"odd {number}.png")
    scan(library)
    assert len(library.photos()) == PHOTOS + len(odd)
    for matrix in library.snapshot().vectors.values():
        assert np.isfinite(matrix[:]).all()


def _without_network(patch: pytest.MonkeyPatch, weights: Path | None, cache: Path) -> None:
    """Let there be no weights, or those in another file; in the processes of the pool, too."""
    patch.setenv("LIKEWISE_CACHE", str(cache))  # where no model was made yet
    if weights is None:
        patch.setattr(subject, "PACKAGE", "no_such_package")
    else:
        patch.setattr("app.work.reading.read.open_subject", _open_damaged)
        patch.setenv("LIKEWISE_TEST_WEIGHTS", str(weights))


def _open_damaged(folder: Path) -> None:
    """Runs in a process of the pool."""
    import os

    subject.weights_file = lambda: Path(os.environ["LIKEWISE_TEST_WEIGHTS"])
    subject.prepare(folder)
