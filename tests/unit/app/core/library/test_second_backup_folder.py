"""The second folder for backups."""

from pathlib import Path

from app.core.open_library import open_library
from app.core.safety.backups import (
    second_backup_folder,
    set_second_backup_folder,
)


def test_it_is_kept_until_it_is_taken_back(tmp_path: Path) -> None:
    with open_library(tmp_path) as library:
        assert second_backup_folder(library.folder) is None
        set_second_backup_folder(library.folder, tmp_path / "disk \udce9")
    with open_library(tmp_path) as library:
        assert second_backup_folder(library.folder) == tmp_path / "disk \udce9"
        set_second_backup_folder(library.folder, None)
        assert second_backup_folder(library.folder) is None
