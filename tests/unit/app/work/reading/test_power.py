"""Power state, from what each platform would say."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from app.work.reading import pace as power


def supply(folder: Path, name: str, **said: str) -> None:
    (folder / name).mkdir(parents=True)
    for file, word in said.items():
        (folder / name / file).write_text(word + "\n")


def test_a_battery_that_is_emptied(tmp_path: Path) -> None:
    supply(tmp_path, "AC", type="Mains", online="0")
    supply(tmp_path, "BAT0", type="Battery", status="Discharging", scope="System")
    assert power.discharging(tmp_path)


def test_mains_come_before_what_a_battery_says(tmp_path: Path) -> None:
    supply(tmp_path, "BAT0", type="Battery", status="Discharging")
    supply(tmp_path, "ucsi", type="USB", online="1")
    assert not power.discharging(tmp_path)


@pytest.mark.parametrize("status", ["Charging", "Full", "Not charging", "Unknown"])
def test_a_battery_at_rest(tmp_path: Path, status: str) -> None:
    supply(tmp_path, "BAT0", type="Battery", status=status)
    assert not power.discharging(tmp_path)


def test_the_battery_of_a_mouse_does_not_count(tmp_path: Path) -> None:
    supply(tmp_path, "hid", type="Battery", status="Discharging", scope="Device")
    assert not power.discharging(tmp_path)


def test_a_computer_that_says_nothing(tmp_path: Path) -> None:
    assert not power.discharging(tmp_path)
    assert not power.discharging(tmp_path / "nowhere")
    (tmp_path / "odd").mkdir()
    assert not power.discharging(tmp_path)


@pytest.mark.skipif(sys.platform == "win32", reason="runs a program of POSIX systems")
@pytest.mark.parametrize(
    ("said", "battery"),
    [("Now drawing from 'Battery Power'", True), ("Now drawing from 'AC Power'", False)],
)
def test_what_macos_says(said: str, battery: bool) -> None:
    assert power._macos_on_battery(["echo", said]) is battery


def test_a_tool_that_is_not_there() -> None:
    assert not power._macos_on_battery(["no such program"])


def test_it_can_be_asked_on_any_platform(monkeypatch: pytest.MonkeyPatch) -> None:
    assert power.on_battery() in (True, False)
    for platform in ("win32", "freebsd"):
        monkeypatch.setattr(sys, "platform", platform)
        assert not power.on_battery()
