"""Who is silent for long, by clocks that differ."""

from __future__ import annotations

from app.cluster.heartbeats import SILENT, Heartbeats


def test_a_worker_is_silent_while_no_sign_of_life_is_new() -> None:
    beats = Heartbeats()
    beats.note({"a": 5000.0, "b": 5000.0}, now=0)
    beats.note({"a": 5001.0, "b": 5000.0}, now=SILENT)
    assert beats.silent == frozenset()
    beats.note({"a": 5001.0, "b": 5000.0}, now=SILENT + 1)
    assert beats.silent == {"b"}
    beats.note({"a": 5001.0, "b": 5002.0}, now=2 * SILENT + 2)
    assert beats.silent == {"a"}


def test_a_worker_that_comes_back_begins_anew() -> None:
    beats = Heartbeats()
    beats.note({"a": 7.0}, now=0)
    beats.note({}, now=SILENT)
    beats.note({"a": 7.0}, now=2 * SILENT)
    assert beats.silent == frozenset()
