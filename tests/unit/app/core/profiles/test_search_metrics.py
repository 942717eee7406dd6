"""Metrics of kept searches in files: read back bit for bit, and never believed when damaged."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from app.core.base.search_types import EVERYWHERE, QueryItem
from app.core.filling import keep_search
from app.core.profiles.profile_files import keep_metric, name_of, read_metric
from app.core.search.session import SearchSession
from app.core.store.derived import derived_folder, derived_path
from tests.unit.app.core.conftest import Photos


def judged(session: SearchSession, photos: Photos, query: int) -> int:
    session.start([QueryItem(photo=query)])
    session.current().judge(photos.like(query)[:4], 1)
    session.current().judge(photos.unlike(query)[:4], -1)
    return session.current().record.id


def test_a_metric_is_read_back_bit_for_bit(session: SearchSession, photos: Photos) -> None:
    judged(session, photos, photos.ids[0])
    search = judged(session, photos, photos.ids[1])
    metric = session.current().metric
    snapshot, folder = photos.library.snapshot(), photos.library.folder
    assert read_metric(folder, snapshot, search) is None
    keep_metric(folder, snapshot, search, metric)
    kept = read_metric(folder, snapshot, search)
    assert kept is not None
    vectors = {name: matrix[:] for name, matrix in snapshot.vectors.items()}
    assert np.array_equal(kept.embed(vectors), metric.embed(vectors))
    assert kept.dimensions == metric.dimensions
    assert read_metric(folder, replace(snapshot, key="another"), search) is None


def test_a_damaged_file_is_no_metric(session: SearchSession, photos: Photos) -> None:
    search = judged(session, photos, photos.ids[0])
    session.current().keep_metric()
    snapshot = photos.library.snapshot()
    path = derived_path(derived_folder(photos.library.folder), name_of(search))
    whole = path.read_bytes()
    for cut in (0, 10, len(whole) // 2, len(whole) - 30):
        path.write_bytes(whole[:cut])
        assert read_metric(photos.library.folder, snapshot, search) is None


def test_a_search_that_is_opened_again_is_ranked_as_it_was(
    session: SearchSession, photos: Photos, monkeypatch: pytest.MonkeyPatch
) -> None:
    judged(session, photos, photos.ids[0])
    search = judged(session, photos, photos.ids[1])
    keep_search(photos.library, session.current(), "Sea")
    before = session.view()
    judged(session, photos, photos.ids[2])
    session.reopen(search, EVERYWHERE)
    state = session.current().state
    monkeypatch.setattr(state, "before", lambda _: pytest.fail("replays the journal"))
    again = session.view()
    assert before is not None
    assert again is not None
    assert again.results == before.results
    assert again.liked == before.liked
    assert again.can_go_back
