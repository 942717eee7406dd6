"""Notifications: what the desktop's own program is asked to say."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from app.ui.system.desktop import notify

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="a program of Linux desktops")


def test_the_desktop_hears_title_sentence_and_who_says_it(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    said, program = tmp_path / "said", tmp_path / "notify-send"
    program.write_text(f'#!/bin/sh\nprintf "%s\\n" "$@" > {said}.part; mv {said}.part {said}\n')
    program.chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path}:/usr/bin:/bin")
    assert notify("Your photos are read", "1 < 2")
    qtbot.waitUntil(said.exists)
    name, icon, _, end, title, sentence = said.read_text().splitlines()
    assert (name, icon) == ("--app-name=Likewise", "--icon=likewise")
    assert (end, title, sentence) == ("--", "Your photos are read", "1 < 2")


def test_without_such_a_program_nothing_happens(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    assert not notify("Your photos are read", "1 < 2")
