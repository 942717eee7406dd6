"""The second place for backups."""

from pathlib import Path

from likewise.app.core.library.backup_place import second_place, set_second_place
from likewise.app.core.library.library import Library


def test_it_is_kept_until_it_is_taken_back(tmp_path: Path) -> None:
    with Library.open(tmp_path) as library:
        assert second_place(library) is None
        set_second_place(library, tmp_path / "disk \udce9")
    with Library.open(tmp_path) as library:
        assert second_place(library) == tmp_path / "disk \udce9"
        set_second_place(library, None)
        assert second_place(library) is None
