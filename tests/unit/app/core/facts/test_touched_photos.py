"""What was written about photos is noted, also where a line is replaced."""

from __future__ import annotations

from pathlib import Path

from app.core.facts.tables import take_touched, watch_photos
from app.core.marks.tables import set_mark
from app.core.open_library import open_library
from tests.made_files import add_file


def test_stars_that_are_given_again_are_noted_once(tmp_path: Path) -> None:
    (tmp_path / "photos").mkdir()
    with open_library(tmp_path / "library") as library:
        library.add_root(tmp_path / "photos")
        with library.catalogue.transaction() as connection:
            for name in (b"a", b"b", b"c"):
                add_file(connection, 1, name, content=b"x", state="ready")
        watch_photos(library.catalogue)
        set_mark(library.catalogue, [1, 2, 3], "stars", 3, 1.0)
        set_mark(library.catalogue, [1, 2, 3], "stars", 4, 2.0)
        assert take_touched(library.catalogue) == [0]
        assert take_touched(library.catalogue) == []
