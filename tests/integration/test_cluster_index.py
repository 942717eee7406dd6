"""Reading photos on real Dask workers: the same library as one machine makes, whatever dies."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from pathlib import Path

import numpy as np
import pytest
from PIL import Image

from app.cluster import connection
from app.cluster.cluster_address import ClusterAddress
from app.core.base.errors import ClusterError
from app.core.base.photo_types import Changes
from app.core.base.work_types import Progress
from app.core.library.library import Library
from app.core.library.problems import all_problems
from app.core.open_library import open_library
from app.core.safety.repair import check
from app.work.reading.indexer import Indexer

distributed = pytest.importorskip("distributed", reason="the extra `cluster` is not installed")

from app.cluster import reading
from app.cluster.reading import read_there, reading_at
from tests.integration.cluster_hosts import Hosts, namespaces_work

pytestmark = pytest.mark.usefixtures("without_subject")

PHOTOS = 40


def draw(folder: Path, count: int = PHOTOS) -> Path:
    """A folder of small pictures, each of its own blobs."""
    folder.mkdir()
    for number in range(count):
        blobs = np.random.default_rng(number).integers(0, 256, (9, 12, 3), np.uint8)
        Image.fromarray(blobs).resize((120, 90)).save(folder / f"{number:03}.jpg")
    return folder


def vectors(library: Library) -> dict[str, np.ndarray]:
    """File name -> all its vectors in one, of the photos that are shown."""
    snapshot = library.snapshot()
    joined = np.concatenate([snapshot.vectors[name][:] for name in snapshot.modalities], axis=1)
    return {photo.path.name: joined[library.row_of(photo.id)] for photo in library.photos()}


def problems(library: Library) -> list[str]:
    """The names of what can't be read."""
    return [problem.path.name for problem in all_problems(library)]


def draw_with_a_broken_one(folder: Path) -> Path:
    """The photos that all tests here read."""
    draw(folder)
    (folder / "broken.jpg").write_bytes(b"\xff\xd8\xff this is no picture")
    return folder


@pytest.fixture(scope="module")
def one_machine(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Library]:
    """What processes of this machine make of the photos."""
    folder = tmp_path_factory.mktemp("one machine")
    with open_library(folder / "library") as library:
        library.add_root(draw_with_a_broken_one(folder / "photos"))
        Indexer(library, processes=2).run()
        yield library


def assert_the_same(library: Library, one_machine: Library) -> None:
    """Every photo once, with the vectors that processes of this machine make."""
    assert check(library) == []
    expected, found = vectors(one_machine), vectors(library)
    assert found.keys() == expected.keys()
    for name, vector in found.items():
        np.testing.assert_array_equal(vector, expected[name])
    assert problems(library) == problems(one_machine) == ["broken.jpg"]
    rows = library.snapshot().rows[library.snapshot().alive]
    assert len(rows) == len(set(rows.tolist())) == len(found)


def test_a_cluster_on_this_computer(
    tmp_path: Path, one_machine: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reading, "FEW", 0)
    photos = draw_with_a_broken_one(tmp_path / "photos")
    seen: list[Progress] = []
    added: list[int] = []

    def note(changes: Changes) -> None:
        added.extend(changes.added)

    with open_library(tmp_path / "library") as library:
        library.add_root(photos)
        with connection.connect(ClusterAddress("local")) as cluster:
            reader = partial(read_there, cluster)
            Indexer(library, on_progress=seen.append, on_changes=note, read_into=reader).run()
            assert sorted(added) == [photo.id for photo in library.photos()]
            assert max(progress.workers for progress in seen) >= 1
            assert_the_same(library, one_machine)

            Image.new("RGB", (50, 40), "red").save(photos / "late.jpg")
            Indexer(library, read_into=reader).run()
        Image.new("RGB", (50, 40), "blue").save(photos / "last.jpg")
        Indexer(library, processes=1).run()  # this machine goes on by itself
        assert check(library) == []
        assert {"late.jpg", "last.jpg"} < {photo.path.name for photo in library.photos()}
        assert len(library.photos()) == PHOTOS + 2


@pytest.mark.long  # unit tests of reading, and searches, kill workers too
def test_a_killed_worker_and_a_restarted_scheduler(tmp_path: Path, one_machine: Library) -> None:
    """Each on a host of its own, where that can be made."""
    photos = draw_with_a_broken_one(tmp_path / "photos")
    apart = namespaces_work()
    with (
        Hosts(tmp_path, 2, namespaces=apart) as hosts,
        open_library(tmp_path / "library") as library,
    ):
        index_while_hosts_die(library, photos, hosts)
        assert len({host.address for host in hosts.hosts}) == (3 if apart else 1)
        assert_the_same(library, one_machine)


def index_while_hosts_die(library: Library, photos: Path, hosts: Hosts) -> None:
    """Read all photos, kill a worker after the first commits, the scheduler after the next."""
    victims = [1, 0]

    def kill_one(changes: Changes) -> None:
        if len(changes.added) and victims:
            hosts.kill(victims.pop(0))

    library.add_root(photos)
    with connection.connect(hosts.address) as cluster:
        Indexer(library, on_changes=kill_one, read_into=partial(read_there, cluster)).run()
    assert not victims


def lose_patience(monkeypatch: pytest.MonkeyPatch) -> None:
    """Give up after a second what can't be reached."""
    monkeypatch.setattr("app.cluster.reading.RECONNECT_TIMEOUT", 0.5)
    monkeypatch.setattr(connection, "CONNECT_TIMEOUT", 1.0)
    monkeypatch.setitem(connection._CONFIG, "distributed.comm.timeouts.connect", "1s")


def test_a_cluster_that_stays_away_ends_the_run_and_the_next_goes_on(
    tmp_path: Path, one_machine: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    photos = draw_with_a_broken_one(tmp_path / "photos")
    with open_library(tmp_path / "library") as library:
        library.add_root(photos)
        with Hosts(tmp_path, 1) as hosts:

            def stop_all(changes: Changes) -> None:
                if changes.added and hosts.running:
                    hosts.stop(1)
                    hosts.stop(0)
                    lose_patience(monkeypatch)

            reader = reading_at(hosts.address)
            indexer = Indexer(library, on_changes=stop_all, read_into=reader)
            with pytest.raises(ClusterError):
                indexer.run()
        before = len(library.photos())
        assert 0 < before < PHOTOS
        Indexer(library, processes=2).run()
        assert_the_same(library, one_machine)


def test_a_cluster_is_looked_for_when_there_are_more_than_a_few_photos(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    lose_patience(monkeypatch)
    photos = draw(tmp_path / "photos", reading.FEW)
    read_into = reading_at(ClusterAddress("tcp://127.0.0.1:9"))
    with open_library(tmp_path / "library") as library:
        library.add_root(photos)
        for number in range(3):
            Indexer(library, processes=1, read_into=read_into).run()
            Image.new("RGB", (50, 40 + number), "red").save(photos / f"{number}.png")
        assert len(library.photos()) == reading.FEW + 2
        draw(photos / "more")
        with pytest.raises(ClusterError, match="can't be reached"):
            Indexer(library, processes=1, read_into=read_into).run()
