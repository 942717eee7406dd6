"""kill -9 while judging: what was acknowledged is in the journal, and nothing is torn."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import numpy as np
import pytest

from app.core.open_library import open_library
from app.core.profiles.journal import Journal
from app.core.safety.repair import check
from app.work.reading.indexer import Indexer
from resources.gallery import draw

pytestmark = pytest.mark.usefixtures("without_subject")

ROUNDS = int(os.environ.get("LIKEWISE_KILLS", "1"))

JUDGE_FOR_EVER = """
import itertools, sys
from pathlib import Path
from app.core.open_library import open_library
from app.cluster.machines import open_index
from app.core.profiles.query import see_picture
from app.core.search.session import SearchSession
from app.core.base.search_types import QueryItem

with open_library(Path(sys.argv[1])) as library:
    session = SearchSession(library, open_index(library), see_picture)
    query, *others = [photo.id for photo in library.photos()]
    session.start([QueryItem(photo=query)])
    for turn in itertools.count():
        photo, sign = others[turn % len(others)], 1 - 2 * (turn // len(others) % 2)
        session.current().judge([photo], sign)
        print(session.view().search, photo, sign, flush=True)
"""


@pytest.fixture
def library(tmp_path: Path) -> Path:
    folder = tmp_path / "pictures"
    folder.mkdir()
    for number in range(6):
        draw("city", "dusk", number).save(folder / f"{number}.jpg")
    with open_library(tmp_path / "library") as opened:
        opened.add_root(folder)
        Indexer(opened).run()
    return tmp_path / "library"


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="this system has no kill -9")
def test_no_acknowledged_judgment_is_lost(library: Path) -> None:
    random = np.random.default_rng(0)
    for _ in range(ROUNDS):
        acknowledged = _killed_after(library, float(random.uniform(0.0, 0.5)))
        assert acknowledged
        with open_library(library) as opened:
            assert check(opened) == []
            journal = Journal(opened.catalogue)
            written = journal.entries([search.id for search in journal.searches()])
        search = acknowledged[0][0]
        lines = [(e.search, e.photo, e.sign) for e in written if e.search == search]
        assert lines[: len(acknowledged)] == acknowledged


def _killed_after(library: Path, seconds: float) -> list[tuple[int, int, int]]:
    """Judge in another process, kill it ``seconds`` after its first answer; what it answered."""
    process = subprocess.Popen(
        [sys.executable, "-c", JUDGE_FOR_EVER, str(library)], stdout=subprocess.PIPE, text=True
    )
    assert process.stdout is not None
    first = process.stdout.readline()
    time.sleep(seconds)
    process.kill()
    rest, _ = process.communicate()
    complete = (first + rest).rpartition("\n")[0].splitlines()
    return [tuple(map(int, line.split())) for line in complete]  # type: ignore[misc]
