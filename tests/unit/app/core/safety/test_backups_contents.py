"""What a backup holds, in words."""

from __future__ import annotations

from app.core.safety.backups import contents


def test_kinds_that_are_there_are_counted() -> None:
    counts = {"profiles": 1, "photos": 1_259, "thumbs": 1, "albums": 0, "marked": 2}
    assert contents(counts) == "1,259 photos, 1 thumb, 2 with stars or a colour, 1 profile"


def test_an_empty_library_is_said_to_be() -> None:
    assert contents({"photos": 0}) == "nothing yet"
