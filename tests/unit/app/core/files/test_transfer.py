"""What a copy carries beside its content, and what is said where its disk doesn't keep it."""

from __future__ import annotations

import errno
import os
import sys
from pathlib import Path

import pytest

from app.core.files import transfer
from app.core.files.plan import plan_of, source_files
from app.core.files.types import CopyTo, MoveTo
from tests.unit.app.core.files.conftest import Shelf
from tests.unit.app.core.files.job_steps import names, reasons

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="attributes of files are Linux's")
RATING = "user.baloo.rating"


@pytest.fixture
def rated(shelf: Shelf) -> Path:
    """A photo that a desktop gave stars, with a time and permissions of its own."""
    shelf.add("a.jpg")
    path = shelf.folder / "a.jpg"
    try:
        os.setxattr(path, RATING, b"8")
    except OSError:
        pytest.skip("this disk keeps no attributes")
    path.chmod(0o640)
    os.utime(path, ns=(10**9, 2 * 10**9))
    with shelf.library.catalogue.transaction() as connection:
        connection.execute("UPDATE files SET mtime_ns = ?", (2 * 10**9,))
    return path


@pytest.mark.parametrize("operation", [CopyTo, MoveTo])
def test_attributes_times_and_permissions_go_along_to_another_disk(
    shelf: Shelf, rated: Path, other_disk: Path, operation: type[CopyTo] | type[MoveTo]
) -> None:
    if not transfer.keeps_attributes(other_disk):
        pytest.skip("the other disk keeps no attributes")
    assert reasons(shelf.do(operation(other_disk))) == [""]
    copy = other_disk / "a.jpg"
    assert os.getxattr(copy, RATING) == b"8"
    assert (copy.stat().st_mode & 0o777, copy.stat().st_mtime_ns) == (0o640, 2 * 10**9)


def test_what_a_disk_does_not_keep_is_said_before(
    shelf: Shelf, rated: Path, other_disk: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> None:
        raise OSError(errno.ENOTSUP, os.strerror(errno.ENOTSUP))

    files = source_files(shelf.library, shelf.photos.values())
    assert plan_of(MoveTo(other_disk), files).warnings == ()
    monkeypatch.setattr(os, "setxattr", refuse)
    getxattr = os.getxattr
    monkeypatch.setattr(
        os, "getxattr", lambda file, name: (refuse if file == other_disk else getxattr)(file, name)
    )
    (warning,) = plan_of(MoveTo(other_disk), files).warnings
    assert "1 file has tags or other attributes" in warning
    assert reasons(shelf.do(MoveTo(other_disk))) == [""], "a person agreed"
    assert names(other_disk) == ["a.jpg"]


def test_the_original_stays_where_there_is_no_room_for_its_attributes(
    shelf: Shelf, rated: Path, other_disk: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fill(*_: object) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(os, "setxattr", fill)
    (reason,) = reasons(shelf.do(MoveTo(other_disk)))
    assert "is full" in reason
    assert os.getxattr(rated, RATING) == b"8"
    assert names(other_disk) == []
