"""Examination of the program itself: libraries, extras, network, decoders."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from itertools import takewhile

import pytest

from app.core.safety.doctor import examine_program
from features import raw, subject


def program(*needed: str) -> Iterator[tuple[str, str, str]]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("app.core.safety.doctor.requires", lambda _: list(needed))
        found = list(examine_program())
    for finding in found:
        yield finding.part, finding.state, f"{finding.sentence} {finding.advice}"


def installed(*needed: str) -> Iterator[tuple[str, str, str]]:
    """What is said before the network is tried, which takes long."""
    return takewhile(lambda each: each[0] != "network", program(*needed))


@pytest.mark.slow
def test_libraries_that_are_missing_or_too_old_are_told() -> None:
    found = {part: (state, said) for part, state, said in installed("nosuchthing>=1", "numpy")}
    assert found["libraries"][0] == "wrong"
    assert "nosuchthing" in found["libraries"][1]
    for versions, state in ((">=99", "wrong"), ("<1.9", "wrong"), ("<99,>=1.10", "ok")):
        found = {part: (state, said) for part, state, said in installed(f"numpy{versions}")}
        assert found["libraries"][0] == state, versions


def test_an_extra_that_is_missing_is_worth_a_note() -> None:
    found = list(
        installed("numpy>=2", 'nosuchthing>=1; extra == "raw"', 'numpy; extra == "cluster"')
    )
    extras = [(state, said) for part, state, said in found if part == "extra"]
    assert [state for state, _ in extras] == ["note", "ok"]
    assert "camera raw" in extras[0][1]
    assert "`pip install likewise[raw]` adds it" in extras[0][1]


def test_nothing_can_be_added_to_a_package_that_is_made_whole(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    found = list(installed('nosuchthing>=1; extra == "fast"'))
    (said,) = [said for part, _, said in found if part == "extra"]
    assert "adds it" not in said
    assert "`pipx install likewise[fast]`" in said


@pytest.mark.slow
def test_the_network_is_tried(monkeypatch: pytest.MonkeyPatch) -> None:
    ((state, said),) = [(state, said) for part, state, said in program() if part == "network"]
    assert (state, "1,280" in said) == ("ok", True)
    monkeypatch.setattr(subject, "SHA256", "0" * 64)
    ((state, said),) = [(state, said) for part, state, said in program() if part == "network"]
    assert state == "wrong"
    assert said.startswith("Photos can't be looked at for what is in them: ")


@pytest.mark.slow
def test_decoders_are_tried(monkeypatch: pytest.MonkeyPatch) -> None:
    decoders = [(state, said) for part, state, said in program() if part == "decoder"]
    assert {said.split()[0] for state, said in decoders if state == "ok"} >= {"AVIF"}
    monkeypatch.setattr(raw, "is_installed", lambda: False)
    decoders = [(state, said) for part, state, said in program() if part == "decoder"]
    assert decoders[-1][0] == "note"
    assert "likewise[raw]" in decoders[-1][1]
