"""A library that was read without a network gets what it sees, and loses it again, whatever
interrupts that."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import closing
from itertools import takewhile
from pathlib import Path

import numpy as np
import pytest

from app.cluster.machines import open_index
from app.command_line import run
from app.core.base.photo_types import Changes
from app.core.base.search_types import QueryItem
from app.core.base.work_types import Progress, run_through
from app.core.library.library import Library
from app.core.library.modalities import Unseen, choose_subject, unseen_photos
from app.core.library.problems import all_problems
from app.core.open_library import open_library
from app.core.profiles.query import read_query, scaled_vectors, see_picture
from app.core.safety.repair import check
from app.core.search.session import SearchSession
from app.core.vectors.tables import StoredMatrix
from app.work.reading import extraction, read
from app.work.reading.extraction import ExtractionPlan
from app.work.reading.indexer import Indexer
from app.work.reading.scan import Scan
from features import subject
from features.extractor import GLOBAL, MODALITIES, WORDS
from tests.integration.test_indexing import make_photo
from tests.made_matrices import name

pytestmark = pytest.mark.slow


PHOTOS = 12
WITH = (*GLOBAL, subject.NAME, *WORDS)


@pytest.fixture
def photos(tmp_path: Path) -> Path:
    for number in range(PHOTOS):
        make_photo(tmp_path / "photos" / f"{number:02}.png", number)
    return tmp_path / "photos"


@pytest.fixture
def library(tmp_path: Path, photos: Path) -> Iterator[Library]:
    """Read without the network, which is wanted since."""
    with open_library(tmp_path / "library") as opened:
        opened.add_root(photos)
        choose_subject(opened, False)
        scan(opened)
        assert opened.modalities() == tuple(MODALITIES)
        choose_subject(opened, True)
        yield opened


class Watch:
    """Hears of a scan, and does something when the network has looked at so many photos."""

    def __init__(self) -> None:
        self.progress: list[Progress] = []
        self.changes: list[Changes] = []
        self.at: dict[int, Callable[[], object]] = {}

    def hear(self, progress: Progress) -> None:
        self.progress.append(progress)
        if progress.phase == "seeing" and progress.total:
            for count in [count for count in self.at if progress.done >= count]:
                self.at.pop(count)()

    @property
    def seeing(self) -> list[Progress]:
        return [each for each in self.progress if each.phase == "seeing" and each.total]


def scan(library: Library, watch: Watch | None = None, stop_at: int | None = None) -> Watch:
    watch = watch or Watch()
    indexer = Indexer(library, processes=1, on_progress=watch.hear, on_changes=watch.changes.append)
    stopped: list[int] = []
    if stop_at is not None:
        watch.at[stop_at] = lambda: stopped.append(stop_at)
    with closing(indexer.steps()) as steps:
        run_through(takewhile(lambda _: not stopped, steps))
    return watch


@pytest.fixture
def only_networks(library: Library, monkeypatch: pytest.MonkeyPatch) -> None:
    """No photo can be read wholly any more."""
    del library

    def plan_for(library: Library, matrices: Iterable[StoredMatrix]) -> ExtractionPlan:
        wanted = tuple(matrices)
        assert not any(matrix.searched for matrix in wanted)
        return extraction.plan_for(library, wanted)

    monkeypatch.setattr(read, "plan_for", plan_for)


@pytest.fixture
def often(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every result is committed and told of at once."""
    from app.work.reading import scan as scanning

    monkeypatch.setattr(scanning, "HAND_OVER_INTERVAL", 0.0)
    monkeypatch.setattr(scanning, "QUEUED", 1)
    monkeypatch.setattr(scanning, "REPORT_INTERVAL", 0.0)


def matrices(library: Library) -> dict[str, np.ndarray]:
    return {name: matrix[:].copy() for name, matrix in library.snapshot().vectors.items()}


def assert_same(found: dict[str, np.ndarray], expected: dict[str, np.ndarray]) -> None:
    assert tuple(found) == tuple(expected)
    for each, matrix in expected.items():
        np.testing.assert_array_equal(found[each], matrix, err_msg=each)


# A library that was read without a network gets what it sees, and loses it again.

__all__ = ["library", "often", "only_networks", "photos"]


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


# Changing networks while it is stopped, files change, folders are away or it is killed.


@pytest.mark.usefixtures("only_networks", "often")
def test_it_goes_on_where_it_was_stopped(library: Library) -> None:
    scan(library, stop_at=4)
    assert library.modalities() == tuple(MODALITIES)  # searched as before
    unseen = unseen_photos(library)
    assert unseen is not None
    assert 0 < unseen.photos <= PHOTOS - 3
    watch = scan(library)
    assert watch.seeing[0].done == PHOTOS - unseen.photos
    assert library.modalities() == WITH
    assert check(library) == []


@pytest.mark.usefixtures("often")
def test_a_photo_that_is_edited_meanwhile_is_read_anew(library: Library, photos: Path) -> None:
    before = matrices(library)
    watch = Watch()
    edited = library.photos()[-1]
    watch.at[0] = lambda: make_photo(edited.path, 1_000)
    scan(library, watch)
    assert library.modalities() == WITH
    assert library.row_of(edited.id) == PHOTOS
    after = matrices(library)
    assert not np.array_equal(after["color"][PHOTOS], before["color"][PHOTOS - 1])
    np.testing.assert_array_equal(after["color"][:PHOTOS], before["color"])
    scan(library)  # finds that the file has changed, and that it was read
    assert len(library.photos()) == PHOTOS
    assert check(library) == []


@pytest.mark.usefixtures("often")
def test_photos_of_a_folder_that_is_away_hold_the_mean_until_it_is_back(
    library: Library, tmp_path: Path
) -> None:
    for number in range(3):
        make_photo(tmp_path / "disk" / f"{number}.png", 50 + number)
    choose_subject(library, False)
    library.add_root(tmp_path / "disk")
    scan(library)
    choose_subject(library, True)
    (tmp_path / "disk").rename(tmp_path / "unplugged")
    scan(library)
    assert library.modalities() == WITH
    assert len(library.photos()) == PHOTOS + 3  # nothing is hidden
    assert unseen_photos(library) is None
    seen, away = matrices(library)[subject.NAME][:PHOTOS], matrices(library)[subject.NAME][PHOTOS:]
    np.testing.assert_allclose(away, np.tile(seen.mean(axis=0), (3, 1)), rtol=1e-5)
    scan(library)
    assert len(library.snapshot().rows) == PHOTOS + 3
    (tmp_path / "unplugged").rename(tmp_path / "disk")
    scan(library)
    back = matrices(library)[subject.NAME][PHOTOS + 3 :]
    assert len(np.unique(back, axis=0)) == 3
    assert len(library.photos()) == PHOTOS + 3
    scan(library)
    assert len(library.snapshot().rows) == PHOTOS + 6  # once is enough
    assert check(library) == []


def test_photos_that_are_gone_keep_what_was_known(library: Library, photos: Path) -> None:
    before = matrices(library)
    (photos / "03.png").rename(photos.parent / "03.png")
    scan(library)
    assert library.modalities() == WITH
    assert len(library.photos()) == PHOTOS - 1
    after = matrices(library)
    for each, matrix in before.items():
        np.testing.assert_array_equal(after[each], matrix, err_msg=each)
    np.testing.assert_allclose(
        after[subject.NAME][3], np.delete(after[subject.NAME], 3, axis=0).mean(axis=0), rtol=1e-5
    )
    (photos.parent / "03.png").rename(photos / "03.png")
    scan(library)  # it comes back, and is seen
    assert len(library.photos()) == PHOTOS
    assert len(library.snapshot().rows) == PHOTOS + 1
    assert check(library) == []


@pytest.mark.long
@pytest.mark.skipif(sys.platform == "win32", reason="there is no SIGKILL")
def test_killed_at_random_moments(library: Library, tmp_path: Path) -> None:
    from tests.integration.test_kill import KILLS, index

    expected, folder, photos = matrices(library), library.folder, tmp_path / "photos"
    library.close()
    random = np.random.default_rng(5)
    for _ in range(KILLS):
        index(folder, photos, random)
        with open_library(folder) as killed:
            assert check(killed) == []
            assert len(killed.photos()) == PHOTOS
    assert index(folder, photos, None)
    with open_library(folder) as whole:
        assert whole.modalities() == WITH
        assert check(whole) == []
        found = matrices(whole)
        assert_same({name: found[name] for name in expected}, expected)
        assert len(np.unique(found[subject.NAME], axis=0)) == PHOTOS
