"""A library that was read without a network gets what it sees, and loses it again."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from contextlib import closing
from pathlib import Path

import numpy as np
import pytest

from app.cluster.machines import open_index
from app.command_line import run
from app.core.base.search_types import QueryItem
from app.core.library.library import Library
from app.core.library.modalities import Unseen, choose_subject, unseen_photos
from app.core.library.problems import all_problems
from app.core.open_library import open_library
from app.core.profiles.query import read_query, scaled_vectors, see_picture
from app.core.safety.repair import check
from app.core.search.session import SearchSession
from app.work.reading import read
from app.work.reading.extraction import ExtractionPlan
from app.work.reading.indexer import Indexer
from app.work.reading.scan import Scan
from features import subject
from features.extractor import MODALITIES
from tests.integration.network_change_steps import (
    PHOTOS,
    WITH,
    assert_same,
    library,
    matrices,
    often,
    only_networks,
    photos,
    scan,
)
from tests.integration.test_indexing import make_photo
from tests.made_matrices import name

__all__ = ["library", "often", "only_networks", "photos"]


pytestmark = pytest.mark.slow


@pytest.mark.usefixtures("only_networks")
def test_only_the_network_looks_and_the_library_is_as_if_it_always_had(
    library: Library, photos: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before, rows = matrices(library), library.snapshot().rows
    assert unseen_photos(library) == Unseen((subject.NAME,), PHOTOS, PHOTOS)
    watch = scan(library)
    seen = library.snapshot()
    assert seen.modalities == WITH
    np.testing.assert_array_equal(seen.rows, rows)
    assert seen.alive.all()
    assert_same({each: matrices(library)[each] for each in before}, before)
    assert all_problems(library) == []
    assert check(library) == []
    assert unseen_photos(library) is None
    assert watch.seeing[-1].total == PHOTOS
    assert library.matrices(searched=False) == ()

    monkeypatch.undo()
    with open_library(tmp_path / "fresh") as fresh:
        fresh.add_root(photos)
        scan(fresh)
        assert fresh.snapshot().scales == seen.scales
        assert fresh.snapshot().schema == seen.schema
        assert_same(matrices(library), matrices(fresh))


@pytest.mark.usefixtures("often")
def test_new_photos_do_not_wait_for_it(library: Library, photos: Path) -> None:
    scan(library, stop_at=4)
    unseen = unseen_photos(library)
    assert unseen is not None
    make_photo(photos / "new.png", 77)
    watch = scan(library, stop_at=1)
    assert [len(changes.added) for changes in watch.changes if changes.added] == [1]
    assert len(library.photos()) == PHOTOS + 1
    assert library.modalities() == tuple(MODALITIES)
    watch = scan(library)
    assert watch.seeing[0].done >= PHOTOS - unseen.photos  # what was seen is kept
    assert library.modalities() == WITH
    assert library.snapshot().alive.all()
    assert len(library.snapshot().rows) == PHOTOS + 1
    assert check(library) == []


@pytest.mark.usefixtures("only_networks")
def test_leaving_it_out_needs_no_photo(library: Library, photos: Path) -> None:
    before = matrices(library)
    scan(library)
    choose_subject(library, False)
    photos.rename(photos.parent / "unplugged")
    watch = scan(library)
    assert watch.seeing == []
    assert library.modalities() == tuple(MODALITIES)
    assert_same(matrices(library), before)
    assert library.snapshot().alive.all()
    assert len(library.photos()) == PHOTOS
    assert check(library) == []


def test_who_reads_for_a_cluster_is_asked_for_what_is_missing(library: Library) -> None:
    before = matrices(library)
    asked: list[int] = []

    def read_into(
        scan: Scan,
        plan: ExtractionPlan,
        photos: Iterable[tuple[int, Path]],
        rows: Mapping[int, int] | None = None,
    ) -> Iterator[None]:
        asked.extend(rows or {})
        assert [matrix.modality for matrix in plan.matrices] == [subject.NAME]
        yield from read.read_here(scan, plan, photos, rows)

    Indexer(library, processes=1, read_into=read_into).run()
    assert sorted(asked) == [photo.id for photo in library.photos()]
    assert library.modalities() == WITH
    assert_same({each: matrices(library)[each] for each in before}, before)
    assert check(library) == []


def test_another_version_is_read_beside_the_one_before(library: Library, photos: Path) -> None:
    choose_subject(library, False)
    before = matrices(library)
    with library.catalogue.transaction() as connection:
        connection.execute("UPDATE matrices SET version = 9000 WHERE modality = 'gist'")
    folder = library.folder / "vectors"
    for end in ("f32", "crc"):
        (folder / f"{name('gist')}.{end}").rename(folder / f"gist-9000.{end}")
    make_photo(photos / "new.png", 77)
    (photos / "00.png").rename(photos.parent / "00.png")  # it is gone
    scan(library)
    assert unseen_photos(library) is None
    (photos.parent / "00.png").rename(photos / "00.png")
    assert library.snapshot().outdated == frozenset()
    gist = matrices(library)["gist"]
    np.testing.assert_array_equal(gist[1:PHOTOS], before["gist"][1:])
    assert not np.array_equal(gist[0], before["gist"][0])
    scan(library)  # it is back, and read anew
    gist = matrices(library)["gist"]
    np.testing.assert_array_equal(gist[library.row_of(1)], before["gist"][0])
    assert len(library.photos()) == PHOTOS + 1
    assert check(library) == []


def test_while_a_version_is_outdated_new_photos_and_pictures_hold_its_mean(
    library: Library, photos: Path
) -> None:
    choose_subject(library, False)
    with library.catalogue.transaction() as connection:
        connection.execute("UPDATE matrices SET version = 9000 WHERE modality = 'gist'")
    folder = library.folder / "vectors"
    for end in ("f32", "crc"):
        (folder / f"{name('gist')}.{end}").rename(folder / f"gist-9000.{end}")
    mean = matrices(library)["gist"].mean(axis=0)
    make_photo(photos / "new.png", 77)
    scan(library, stop_at=0)
    snapshot = library.snapshot()
    assert snapshot.outdated == {"gist"}
    assert len(snapshot.rows) == PHOTOS + 1
    np.testing.assert_allclose(snapshot.vectors["gist"][:][-1], mean, rtol=1e-5)
    query = read_query([QueryItem(path=photos / "new.png")], {}, snapshot, see_picture)
    found = scaled_vectors(query, snapshot, see_picture)
    np.testing.assert_allclose(found["gist"][0], mean, rtol=1e-3)
    np.testing.assert_allclose(found["color"][0], snapshot.vectors["color"][:][-1], atol=1e-5)


@pytest.mark.usefixtures("often")
def test_searches_go_on_and_thumbs_stay(library: Library) -> None:
    photos = library.photos()
    with closing(SearchSession(library, open_index(library), see_picture)) as session:
        profile = session.profiles.active
        session.start([QueryItem(photos[0].id)])
        session.current().judge([photos[1].id], 1)
        session.current().judge([photos[2].id], -1)
        before = session.view()
        indexer = Indexer(library, processes=1, on_changes=lambda _: session.library_changed())
        assert before is not None
        for _ in indexer.steps():
            view = session.view()
            assert view is not None
            if subject.NAME not in library.modalities():
                assert view.results == before.results
        assert library.modalities() == WITH
        view = session.view()
        assert view is not None
        assert {r.photo for r in view.results} == {r.photo for r in before.results}
        assert view.results != before.results  # the network has its say
        assert (view.liked, view.disliked) == ((photos[1].id,), (photos[2].id,))
        session.current().judge([photos[3].id], 1)
        session.start([QueryItem(photos[4].id)])
        assert session.profiles.active == profile


def test_on_the_command_line(
    library: Library, photos: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = library.folder
    library.close()
    options = ["--library", str(folder)]
    assert run(["status", *options]) == 0
    said = capsys.readouterr().out
    assert f"What is in the pictures: {PHOTOS} of {PHOTOS} photos are still to be looked at" in said
    assert run(["index", str(photos), *options]) == 0
    capsys.readouterr()
    assert run(["status", "--check", *options]) == 0
    said = capsys.readouterr().out
    assert "still to be looked at" not in said
    assert "everything is in order" in said
