"""Measuring with sub-folders as labels: who is asked, who is ranked, and what a profile gains."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

from app.cluster.machines import open_index
from app.core.base.errors import LibraryError, ProfileError, RootError
from app.core.base.search_types import QueryItem
from app.core.open_library import open_library
from app.core.profiles.folder_training import read_folders, record_searches, train
from app.core.profiles.query import see_picture
from app.core.reports import evaluation
from app.core.reports.evaluation import evaluate
from app.core.search.session import SearchSession
from tests.unit.app.core.conftest import Photos, fill


@pytest.fixture
def photos(tmp_path: Path) -> Iterator[Photos]:
    """A library in which one modality in three tells kinds apart; two photos are in no folder."""
    (tmp_path / "photos").mkdir()
    with open_library(tmp_path / "library") as library:
        dimensions = {"color": 6, "edge": 6, "gist": 6}
        made = fill(library, tmp_path / "photos", dimensions, silent=("color", "edge"))
        with library.catalogue.transaction() as connection:
            for photo, kind in list(made.kinds.items())[2:]:
                path = f"kind {kind}/{photo:02}.jpg".encode()
                connection.execute("UPDATE files SET path = ? WHERE id = ?", (path, photo))
        yield made


def root_of(photos: Photos) -> Path:
    return photos.library.roots()[0].path


def test_photos_in_no_sub_folder_are_counted_and_left_out(photos: Photos) -> None:
    report = evaluate(photos.library, k=5, see=see_picture)
    assert (report.photos, report.unlabelled, report.queries) == (28, 2, 28)
    assert {each.name: each.photos for each in report.classes} == {
        "kind 0": 9,
        "kind 1": 9,
        "kind 2": 10,
    }
    assert sum(each.queries for each in report.classes) == report.queries


def test_a_library_that_was_taught_nothing_is_measured_untrained(photos: Photos) -> None:
    report = evaluate(photos.library, k=5, see=see_picture)
    assert (report.profile, set(report.overall), report.gain) == (None, {"untrained"}, {})
    for figure in report.overall["untrained"].values():
        assert figure.low <= figure.mean <= figure.high


def test_the_modality_that_tells_kinds_apart_finds_most_alone(photos: Photos) -> None:
    report = evaluate(photos.library, k=5, see=see_picture)
    alone = {each.name: each.means["untrained"]["average_precision"] for each in report.modalities}
    assert max(alone, key=alone.__getitem__) == "gist"
    means = [each.means["untrained"]["precision"] for each in report.classes]
    counts = [each.queries for each in report.classes]
    assert np.average(means, weights=counts) == pytest.approx(
        report.overall["untrained"]["precision"].mean
    )


@pytest.mark.slow
def test_what_the_profile_learned_from_is_not_asked_for(photos: Photos) -> None:
    training = read_folders(photos.library)
    learned = train(training, lambda done, total: True)
    assert learned is not None
    name = record_searches(photos.library, learned).name
    report = evaluate(photos.library, profile=name, k=5, see=see_picture)
    known = {judgment.row for judgment in training.taught.judgments}
    known |= {row for judgment in training.taught.judgments for row in judgment.anchors}
    assert report.profile == name
    assert report.taught == len(known)
    assert report.queries == report.photos - len(known)
    assert report.gain["average_precision"].mean == pytest.approx(
        report.overall["profile"]["average_precision"].mean
        - report.overall["untrained"]["average_precision"].mean
    )
    assert report.gain["average_precision"].mean > 0
    weights = {each.name: each.weights for each in report.modalities}
    assert weights["gist"]["profile"] > weights["gist"]["untrained"]


@pytest.mark.slow
def test_a_search_that_is_not_kept_teaches_nothing(photos: Photos) -> None:
    session = SearchSession(photos.library, open_index(photos.library), see_picture)
    session.start([QueryItem(photo=photos.ids[3])])
    session.current().judge([photos.ids[4]], 1)
    assert evaluate(photos.library, see=see_picture).taught == 2
    session.current().keep(False)
    assert evaluate(photos.library, see=see_picture).taught == 0


@pytest.mark.slow
def test_the_seed_draws_the_queries(photos: Photos) -> None:
    first, again, other = (
        evaluate(photos.library, queries=5, seed=seed, k=5, see=see_picture) for seed in (0, 0, 1)
    )
    assert first == again
    assert first.queries == 5
    assert first.classes != other.classes


def test_one_folder_is_a_collection_of_its_own(photos: Photos) -> None:
    root = root_of(photos)
    two = evaluate(photos.library, [root / "kind 0", root], k=5, see=see_picture)
    assert (two.photos, two.unlabelled) == (19, 11)
    with pytest.raises(LibraryError, match="nothing to ask for"):
        evaluate(photos.library, [root / "kind 0"], see=see_picture)
    with pytest.raises(RootError, match="elsewhere"):
        evaluate(photos.library, [root / "elsewhere"], see=see_picture)
    with pytest.raises(ProfileError, match="Nobody"):
        evaluate(photos.library, profile="Nobody", see=see_picture)


@pytest.mark.slow
def test_many_queries_are_asked_in_lots(photos: Photos, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = evaluate(photos.library, k=5, see=see_picture)
    told: list[tuple[int, int]] = []
    monkeypatch.setattr(evaluation, "HELD", 28 * 10)
    assert (
        evaluate(photos.library, k=5, progress=lambda *done: told.append(done), see=see_picture)
        == whole
    )
    assert told == [(0, 28), (10, 28), (19, 28)]
