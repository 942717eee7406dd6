"""An hour of a random person among kills, with `--long`; and the model that tells what is lost."""

from __future__ import annotations

import sys
from pathlib import Path

import numpy as np
import pytest

from app.core.profiles.tables import Entry
from engine.feedback.profile import Checkpoint
from engine.metrics.learner_state import LearnerState
from tests.endurance.conftest import Long
from tests.endurance.soak import disk as disk_module
from tests.endurance.soak.disk import FEWEST, MOST, Disk
from tests.endurance.soak.growth import COMPRESSED, GROWS_AT_MOST, growing, trend
from tests.endurance.soak.memory import at_rest, taken
from tests.endurance.soak.model import Gestures, Model, thumbs_in
from tests.endurance.soak.person import ACTS, Person
from tests.endurance.soak.run import soak_for


@pytest.mark.skipif(sys.platform != "linux", reason="read from /proc")
def test_an_hour_of_a_person_loses_nothing(long: Long | None, tmp_path: Path) -> None:
    if long is None:
        pytest.skip("takes an hour: --long")
    soak = soak_for(3_600 * long.share, tmp_path, long.seed)
    assert (soak.lost, soak.doubled, soak.failures) == ([], [], [])
    assert growing(soak.rested) == {}


def test_a_person_can_do_every_act() -> None:
    assert [act for act in ACTS if not hasattr(Person, f"_{act}")] == []


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


def test_a_leak_is_told_from_noise() -> None:
    random = np.random.default_rng(1)
    noise = random.normal(0, 2, 60)
    for leak, grows in ((0, set()), (30, {"beside_states_mb"})):
        rested = [
            {
                **dict.fromkeys(GROWS_AT_MOST, 100.0),
                "at": 60.0 * minute,
                "beside_states_mb": 200 + leak * minute / 60 + noise[minute],
            }
            for minute in range(60)
        ]
        found = growing(rested)
        assert found.keys() == grows
        for _, low, high in found.values():
            assert low < leak / COMPRESSED < high


def test_growth_is_told_from_what_begins_once_or_is_high_for_a_moment() -> None:
    at = np.arange(60) / 60
    once, moment, leak = np.full(60, 15.0), np.full(60, 230.0), 15 + np.arange(60) // 12
    once[40:] += 1
    moment[[7, 50]] = 290
    assert trend(at, once)[1] == trend(at, moment)[1] == 0
    assert trend(at, leak)[1] > 1
    assert trend([0, 1], [0, 1]) == (0, -np.inf, np.inf)


@pytest.mark.skipif(sys.platform != "linux", reason="read from /proc")
def test_what_this_process_takes_is_counted_by_kinds() -> None:
    before = taken()
    kept = np.ones(64 << 17)  # 64 MB, each page of it touched
    after = taken()
    assert {*GROWS_AT_MOST} <= at_rest().keys()
    assert 60 < after["in_use_mb"] - before["in_use_mb"] < 70
    assert after["mb"] - before["mb"] > 50
    del kept


def test_the_states_of_a_profile_are_counted_once_each() -> None:
    before = at_rest()
    arrays = {"matrix": np.zeros((1024, 1024))}
    learner = LearnerState((("color", 1024),), arrays)
    states = [Checkpoint(learner, trust, np.zeros((0, 3), np.int64)) for trust in (0.1, 0.2)]
    after = at_rest()
    assert after["states_mb"] - before["states_mb"] == 8  # of which both hold the same
    assert len(states) == 2
