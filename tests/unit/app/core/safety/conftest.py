"""A library with something of every kind in it."""

from pathlib import Path

import numpy as np
import pytest

from app.core.library.library import Library
from app.core.open_library import open_library
from app.core.store.catalogue import set_setting
from tests.made_files import add_file


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A library of two photos, one search, one thumb and one imported profile."""
    folder = tmp_path / "library"
    with open_library(folder) as library, library.catalogue.transaction() as connection:
        connection.execute("INSERT INTO roots (path, device, added) VALUES (x'2f70', 1, 0)")
        for name in (b"a.jpg", b"b.jpg"):
            add_file(connection, 1, name, state="ready")
        connection.execute(
            "INSERT INTO profiles (name, learner, created) VALUES ('P', 'LOMDML', 0)"
        )
        connection.execute(
            "INSERT INTO searches (profile, created, query_photos, query_rows)"
            " VALUES (1, 0, '[1]', '[0]')"
        )
        judge(library, photo=2)
    (folder / "profiles").mkdir()
    np.savez(folder / "profiles" / "1.npz", weights=np.ones(3))
    return folder


def judge(library: Library, photo: int) -> None:
    """Thumb a photo up."""
    with library.catalogue.transaction() as connection:
        connection.execute(
            "INSERT INTO events (search, kind, photo, row, sign, created)"
            " VALUES (1, 'judge', ?, 1, 1, 0)",
            (photo,),
        )


def say(library: Library, word: str) -> None:
    """Change a setting, which is one more thing that can't be made again."""
    set_setting(library.catalogue, "said", word)
