"""A program that is killed while albums fill themselves: what an album held is still there, and the
next start fills it as if nothing had happened."""

from __future__ import annotations

import signal
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from app.cluster.machines import open_index
from app.core.albums.tables import found_photos
from app.core.base.search_types import QueryItem
from app.core.filling import AlbumFilling, keep_search
from app.core.open_library import open_library
from app.core.profiles.query import see_picture
from app.core.search.session import SearchSession
from tests.unit.app.core.conftest import fill

pytestmark = pytest.mark.slow

FILL = """
import sys
from pathlib import Path
from app.core.filling import AlbumFilling
from app.core.open_library import open_library
from app.cluster.machines import open_index
from app.core.search.session import SearchSession
with open_library(Path(sys.argv[1])) as library:
    session = SearchSession(library, open_index(library), see_picture)
    list(session.idle.prepare())
    for _ in AlbumFilling(session).steps():
        print("step", flush=True)
        sys.stdin.readline()
"""


@pytest.fixture
def albums(tmp_path: Path) -> tuple[Path, dict[int, float], dict[int, float]]:
    """A library whose album was filled, and got a thumb since; what it held, and what it is to
    hold."""
    (tmp_path / "photos").mkdir()
    folder = tmp_path / "library"
    with open_library(folder) as library:
        photos = fill(library, tmp_path / "photos", {"color": 60, "gist": 80})
        query = photos.ids[0]
        with closing(SearchSession(library, open_index(library), see_picture)) as session:
            session.start([QueryItem(photo=query)])
            session.current().judge(photos.like(query)[:2], 1)
            session.current().judge(photos.unlike(query)[:2], -1)
            album = keep_search(library, session.current(), "Beach")
            filled(session)
            before = found_photos(library.catalogue, album)
            session.current().judge(photos.like(query)[2:3], 1)
            filled(session)
            after = found_photos(library.catalogue, album)
            session.current().undo()
            filled(session)
            session.current().redo()
    return folder, before, after


def filled(session: SearchSession) -> None:
    list(session.idle.prepare())
    for _ in AlbumFilling(session).steps():
        pass


@pytest.mark.parametrize("steps", [pytest.param(1, marks=pytest.mark.long), 21])
def test_a_kill_leaves_what_was_there_and_the_next_start_goes_on(
    albums: tuple[Path, dict[int, float], dict[int, float]], steps: int
) -> None:
    folder, before, after = albums
    assert before != after
    with subprocess.Popen(
        [sys.executable, "-c", FILL, str(folder)], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as program:
        assert program.stdin is not None
        assert program.stdout is not None
        for _ in range(steps):
            if program.stdout.readline() != b"step\n":
                break
            program.stdin.write(b"\n")
            program.stdin.flush()
        program.send_signal(signal.SIGKILL)
    with open_library(folder) as library:
        assert found_photos(library.catalogue, 1) in (before, after)
        with closing(SearchSession(library, open_index(library), see_picture)) as session:
            filled(session)
        assert found_photos(library.catalogue, 1) == after
