"""The model of the long run: what counts, what may be under way, what is told as lost."""

from __future__ import annotations

from pathlib import Path

import pytest

from benchmarks.soak import disk as disk_module
from benchmarks.soak.disk import FEWEST, MOST, Disk
from benchmarks.soak.model import Gestures, Model, thumbs_in
from likewise.app.core.store.journal.journal import Entry


def judged(search: int, *photos: int, sign: int = 1) -> dict[str, object]:
    return {"kind": "judge", "search": search, "photos": list(photos), "sign": sign}


def test_undo_and_redo_take_whole_gestures() -> None:
    gestures = Gestures()
    gestures.judge([1, 2], 1)
    gestures.judge([2, 3], -1)
    assert gestures.thumbs() == {1: 1, 2: -1, 3: -1}
    gestures.undo()
    assert gestures.thumbs() == {1: 1, 2: 1}
    gestures.redo()
    gestures.redo()  # nothing is left
    assert gestures.thumbs() == {1: 1, 2: -1, 3: -1}
    gestures.undo()
    gestures.judge([1], 0)
    gestures.redo()  # a judgment came after it
    assert gestures.thumbs() == {2: 1}


def test_what_is_under_way_at_a_kill_may_stand_or_not() -> None:
    for thumbs, lost in (({1: 1}, 0), ({1: 1, 2: 1}, 0), ({}, 1), ({2: 1}, 1)):
        model = Model()
        model.asked(judged(7, 1))
        model.shown()
        model.asked(judged(7, 2))
        assert len(model.settle({7: thumbs}, {}, [])) == lost


def test_after_a_kill_the_model_goes_on_from_what_stands() -> None:
    model = Model()
    model.asked(judged(7, 2))
    assert model.settle({7: {2: 1}}, {}, []) == []
    assert model.settle({7: {}}, {}, []) == ["search 7: {2: 1} expected, {} found"]


def test_lost_stars_and_albums_are_told() -> None:
    model = Model()
    for act in ({"kind": "stars", "photos": [4], "stars": 3}, {"kind": "album", "name": "A"}):
        model.asked(act)
        model.shown()
    assert model.settle({}, {4: 3}, ["A"]) == []
    assert len(model.settle({}, {}, ["A", "A"])) == 2


def test_more_lines_than_thumbs_are_doubled() -> None:
    model = Model()
    model.asked(judged(7, 1, 2))
    model.shown()
    assert model.doubled({7: 2}) == []
    assert model.doubled({7: 3}) == ["search 7: 2 thumbs given, 3 written"]


def test_thumbs_of_a_journal_by_hand() -> None:
    lines = [
        Entry(1, 7, "judge", 10, 1, None, 1),
        Entry(2, 7, "judge", 11, 1, None, 2),
        Entry(3, 7, "undo", None, 0, 1, 3),
        Entry(4, 7, "judge", 11, -1, None, 4),
        Entry(5, 7, "judge", 12, 1, None, 5),
        Entry(6, 7, "judge", 12, 0, None, 6),
        Entry(7, 7, "undo", None, 0, 6, 7),
        Entry(8, 7, "redo", None, 0, 6, 8),
    ]
    assert thumbs_in(lines) == {11: -1}


def test_the_disk_keeps_its_size_and_can_always_be_plugged_in(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(disk_module, "photo", lambda number, seed: b"%d" % number)
    disk = Disk(tmp_path / "photos", 0)
    done = {disk.change() for _ in range(60)}
    disk.plug_in()
    count = len(list((tmp_path / "photos").rglob("*.jpg")))
    assert FEWEST - 1 <= count <= MOST + 10
    assert {"add", "rename", "edit", "delete"} <= done
