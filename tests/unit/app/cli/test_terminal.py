"""Output of the command line."""

from __future__ import annotations

import pytest

from app.cli.terminal import ProgressLine, complain, progress_text, say
from app.core.base.work_types import Progress


def test_progress_says_how_much_how_fast_how_long() -> None:
    text = progress_text(Progress("reading", 150, 1200, 30.4, 68.0))
    assert text == "Reading photos [##..............] 150 of 1,200, 30 a second, 1:08 left"


def test_progress_without_a_total_only_counts() -> None:
    assert progress_text(Progress("looking", 1234)) == "Looking for photos 1,234"


def test_a_pipe_gets_no_progress(capsys: pytest.CaptureFixture[str]) -> None:
    ProgressLine().show(Progress("reading", 50, 1200))
    assert capsys.readouterr() == ("", "")


def test_an_error_goes_to_standard_error(capsys: pytest.CaptureFixture[str]) -> None:
    assert complain("No.") == 1
    assert capsys.readouterr() == ("", "likewise: No.\n")


def test_a_name_cannot_command_the_terminal(capsys: pytest.CaptureFixture[str]) -> None:
    say("\x1b[2Jфото 🌸\ttwo\nlines")
    complain("\x07")
    assert capsys.readouterr() == (
        "\\x1b[2Jфото 🌸\\ttwo\\nlines\n",
        "likewise: \\x07\n",
    )
