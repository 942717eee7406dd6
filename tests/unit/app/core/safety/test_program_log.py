"""The log, bad ends, and a report that names no file."""

from __future__ import annotations

import logging
import sys
import threading
from pathlib import Path

import pytest

from app.core.safety import program_log
from app.core.safety.program_log import LOG, report, running

LIBRARY = Path("/home/somebody/holidays/library")


def test_a_run_that_ended_properly_is_not_a_bad_end(tmp_path: Path) -> None:
    for _ in range(2):
        with running(tmp_path, LIBRARY) as ended_badly:
            assert not ended_badly


def test_a_run_that_was_killed_is_told_once_and_for_its_library_alone(tmp_path: Path) -> None:
    with running(tmp_path, LIBRARY):
        (marker,) = tmp_path.glob("running-*")
        content = marker.read_bytes()
    marker.write_bytes(content)  # as a killed one leaves it
    with running(tmp_path, LIBRARY.with_name("another")) as ended_badly:
        assert not ended_badly
    with running(tmp_path, LIBRARY) as ended_badly:
        assert ended_badly
    with running(tmp_path, LIBRARY) as ended_badly:
        assert not ended_badly


def test_what_goes_wrong_is_logged_and_reported_without_names(tmp_path: Path) -> None:
    with running(tmp_path, LIBRARY):
        try:
            raise ValueError("can't read /home/somebody/my secret.jpg")
        except ValueError as error:
            logging.getLogger("likewise.test").error("my secret.jpg failed", exc_info=error)
        logging.getLogger("likewise.test").debug("not worth a line")
    written = (tmp_path / LOG).read_text(encoding="utf-8")
    assert "my secret.jpg failed" in written
    assert "not worth" not in written
    told = report(tmp_path, {"photos": 12})
    assert "secret" not in told
    assert "somebody" not in told
    assert "photos: 12" in told
    assert "ERROR likewise.test" in told
    assert "test_program_log.py:" in told
    assert "  ValueError\n" in told


@pytest.mark.filterwarnings("ignore::pytest.PytestUnhandledThreadExceptionWarning")
def test_what_nobody_caught_is_logged(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail() -> None:
        raise KeyError("lost")

    with running(tmp_path, LIBRARY):
        thread = threading.Thread(target=fail)
        thread.start()
        thread.join()
        sys.excepthook(OSError, OSError("gone"), None)
    told = report(tmp_path, {})
    assert told.count("CRITICAL app.core.safety.program_log") == 2
    assert {"  KeyError", "  OSError"} <= set(told.splitlines())
    assert "lost" in capsys.readouterr().err


def test_logs_are_rotated(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(program_log, "SIZE", 2_000)
    with running(tmp_path, LIBRARY):
        for number in range(200):
            logging.getLogger("likewise.test").warning("%d %s", number, "x" * 50)
    files = list(tmp_path.glob(f"{LOG}*"))
    assert len(files) == 1 + program_log.FILES
    assert max(file.stat().st_size for file in files) <= 2_000


def test_a_folder_that_cant_be_written_stops_nobody(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"")
    with running(tmp_path / "file" / "state", LIBRARY) as ended_badly:
        assert not ended_badly
    assert "(nothing)" in report(tmp_path / "file" / "state", {})
