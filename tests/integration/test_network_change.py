"""A library that was read without a network gets what it sees, and loses it again."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import closing
from pathlib import Path

import numpy as np
import pytest

from likewise.app.cli import run
from likewise.app.core.library.library import Library
from likewise.app.core.library.network_change import Unseen, unseen_photos
from likewise.app.core.library.network_choice import choose_subject
from likewise.app.core.library.problems import all_problems
from likewise.app.core.maintenance.check import check
from likewise.app.core.open_index import open_index
from likewise.app.core.search.session import SearchSession
from likewise.app.core.store.generations import Generation
from likewise.app.core.types import Changes, Progress, QueryItem
from likewise.app.workers.indexing import read
from likewise.app.workers.indexing.indexer import Indexer
from likewise.app.workers.indexing.work import Scan
from likewise.features import subject
from likewise.features.extractor import GLOBAL, MODALITIES, WORDS
from tests.integration.test_indexing import make_photo

PHOTOS = 12
WITH = (*GLOBAL, subject.NAME, *WORDS)

pytestmark = pytest.mark.slow


@pytest.fixture
def photos(tmp_path: Path) -> Path:
    for number in range(PHOTOS):
        make_photo(tmp_path / "photos" / f"{number:02}.png", number)
    return tmp_path / "photos"


@pytest.fixture
def library(tmp_path: Path, photos: Path) -> Iterator[Library]:
    """Read without the network, which is wanted since."""
    with Library.open(tmp_path / "library") as opened:
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
    if stop_at is not None:
        watch.at[stop_at] = indexer.stop
    indexer.run()
    return watch


@pytest.fixture
def only_networks(library: Library, monkeypatch: pytest.MonkeyPatch) -> None:
    """No photo can be read wholly any more."""
    del library
    monkeypatch.setattr(read, "read_photo", None)


@pytest.fixture
def often(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every result is committed and told of at once."""
    from likewise.app.workers.indexing import progress, work

    monkeypatch.setattr(work, "HAND_OVER_EVERY", 0.0)
    monkeypatch.setattr(work, "QUEUED", 1)
    monkeypatch.setattr(progress, "EVERY", 0.0)


def matrices(library: Library) -> dict[str, np.ndarray]:
    return {name: matrix[:].copy() for name, matrix in library.snapshot().vectors.items()}


def assert_same(found: dict[str, np.ndarray], expected: dict[str, np.ndarray]) -> None:
    assert tuple(found) == tuple(expected)
    for name, matrix in expected.items():
        np.testing.assert_array_equal(found[name], matrix, err_msg=name)


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
    assert_same({name: matrices(library)[name] for name in before}, before)
    assert all_problems(library) == []
    assert check(library) == []
    assert unseen_photos(library) is None
    assert watch.seeing[-1].total == PHOTOS
    assert library.next_generation() is None

    monkeypatch.undo()
    with Library.open(tmp_path / "fresh") as fresh:
        fresh.add_root(photos)
        scan(fresh)
        assert fresh.snapshot().scales == seen.scales
        assert fresh.snapshot().schema == seen.schema
        assert_same(matrices(library), matrices(fresh))


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


@pytest.mark.usefixtures("often")
def test_a_photo_that_is_edited_meanwhile_is_read_wholly(library: Library, photos: Path) -> None:
    before = matrices(library)
    watch = Watch()
    edited = library.photos()[-1]
    watch.at[0] = lambda: make_photo(edited.path, 1_000)
    scan(library, watch)
    assert library.modalities() == WITH
    row = library.row_of(edited.id)
    after = matrices(library)
    assert not np.array_equal(after["color"][row], before["color"][row])
    others = [number for number in range(PHOTOS) if number != row]
    np.testing.assert_array_equal(after["color"][others], before["color"][others])
    scan(library)  # finds that the file has changed
    assert library.row_of(edited.id) == PHOTOS
    for name, matrix in matrices(library).items():
        np.testing.assert_array_equal(matrix[PHOTOS], matrix[row], err_msg=name)
    assert check(library) == []


def test_a_row_that_is_damaged_is_read_again(library: Library) -> None:
    before = matrices(library)
    generation = library.generation()
    assert generation is not None
    with library.store(generation).path("gist").open("r+b") as file:
        file.seek(4 * generation.dimensions["gist"] * 5)
        file.write(b"damage")
    assert check(library) == ["The vectors at row 5 are not what was written."]
    scan(library)
    assert library.modalities() == WITH
    assert check(library) == []
    np.testing.assert_array_equal(matrices(library)["gist"], before["gist"])


@pytest.mark.usefixtures("often")
def test_a_folder_that_is_offline_is_waited_for(
    library: Library, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for number in range(3):
        make_photo(tmp_path / "disk" / f"{number}.png", 50 + number)
    choose_subject(library, False)
    library.add_root(tmp_path / "disk")
    scan(library)
    choose_subject(library, True)
    (tmp_path / "disk").rename(tmp_path / "unplugged")
    scan(library)
    assert library.modalities() == tuple(MODALITIES)
    assert len(library.photos()) == PHOTOS + 3  # nothing is hidden
    assert unseen_photos(library) == Unseen((subject.NAME,), 3, PHOTOS + 3)
    (tmp_path / "unplugged").rename(tmp_path / "disk")
    monkeypatch.setattr(read, "read_photo", None)
    watch = scan(library)
    assert watch.seeing[0].done == PHOTOS
    assert library.modalities() == WITH
    assert check(library) == []


def test_rows_of_photos_that_are_gone_keep_what_was_known(library: Library, photos: Path) -> None:
    before = matrices(library)
    (photos / "03.png").rename(photos.parent / "03.png")
    scan(library)
    assert library.modalities() == WITH
    assert len(library.photos()) == PHOTOS - 1
    after = matrices(library)
    for name, matrix in before.items():
        np.testing.assert_array_equal(after[name], matrix, err_msg=name)
    np.testing.assert_allclose(
        after[subject.NAME][3], np.delete(after[subject.NAME], 3, axis=0).mean(axis=0), rtol=1e-5
    )
    (photos.parent / "03.png").rename(photos / "03.png")
    scan(library)  # it comes back, and is seen
    assert len(library.photos()) == PHOTOS
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


def test_who_reads_for_a_cluster_reads_whole_photos(library: Library) -> None:
    before = matrices(library)
    asked: list[int] = []

    def read_into(
        scan: Scan,
        generation: Generation,
        photos: Iterable[tuple[int, Path]],
        rows: Mapping[int, int] | None = None,
    ) -> Iterator[None]:
        asked.extend(rows or {})
        yield from read.read_here(scan, generation, photos, rows)

    Indexer(library, processes=1, read_into=read_into).run()
    assert sorted(asked) == [photo.id for photo in library.photos()]
    assert library.modalities() == WITH
    assert_same({name: matrices(library)[name] for name in before}, before)
    assert check(library) == []


@pytest.mark.usefixtures("often")
def test_a_library_that_has_grown_is_fitted_anew_instead(library: Library, photos: Path) -> None:
    scan(library, stop_at=4)
    following = library.next_generation()
    assert following is not None
    for number in range(3 * PHOTOS):
        make_photo(photos / "more" / f"{number}.png", 100 + number)
    scan(library)
    generation = library.generation()
    assert generation is not None
    assert generation.id > following.id
    assert generation.fitted_on == 4 * PHOTOS
    assert library.modalities() == WITH
    assert library.snapshot().alive.all()
    assert library.next_generation() is None
    assert check(library) == []


@pytest.mark.usefixtures("often")
def test_searches_go_on_and_thumbs_stay(library: Library) -> None:
    photos = library.photos()
    with closing(SearchSession(library, open_index(library))) as session:
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
    place = ["--library", str(folder)]
    assert run(["status", *place]) == 0
    said = capsys.readouterr().out
    assert f"What is in the pictures: {PHOTOS} of {PHOTOS} photos are still to be looked at" in said
    assert run(["index", str(photos), *place]) == 0
    capsys.readouterr()
    assert run(["status", "--check", *place]) == 0
    said = capsys.readouterr().out
    assert "still to be looked at" not in said
    assert "everything is in order" in said


@pytest.mark.skipif(sys.platform == "win32", reason="there is no SIGKILL")
def test_killed_at_random_moments(library: Library, tmp_path: Path) -> None:
    from tests.integration.test_kill import KILLS, index

    expected, folder, photos = matrices(library), library.folder, tmp_path / "photos"
    library.close()
    random = np.random.default_rng(5)
    for _ in range(KILLS):
        index(folder, photos, random)
        with Library.open(folder) as killed:
            assert check(killed) == []
            assert len(killed.photos()) == PHOTOS
    assert index(folder, photos, None)
    with Library.open(folder) as whole:
        assert whole.modalities() == WITH
        assert check(whole) == []
        found = matrices(whole)
        assert_same({name: found[name] for name in expected}, expected)
        assert len(np.unique(found[subject.NAME], axis=0)) == PHOTOS
