"""A library with real files in a folder, a bin of its own, and a second disk if there is one."""

from __future__ import annotations

import os
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from app.core.base.content_hash import content_hash
from app.core.base.photo_types import PhotoState
from app.core.files.job import Step, begin_job, carry_out
from app.core.files.plan import plan_of, protect_files, source_files
from app.core.files.types import FileOperation
from app.core.library.library import Library
from app.core.open_library import open_library
from tests.made_files import add_file


@dataclass
class Shelf:
    """A library whose photos are files of a few bytes, and what is done with them."""

    library: Library
    folder: Path  # its one root
    bin: Path  # where the files in the bin are
    photos: dict[str, int] = field(default_factory=dict)  # name -> id

    def add(self, *names: str) -> None:
        """Write files, each with a content of its own, and note them as photos that are read."""
        root = self.library.roots()[0].id
        with self.library.catalogue.transaction() as connection:
            for name in names:
                path = self.folder / name
                path.parent.mkdir(exist_ok=True)
                path.write_bytes(f"content of {name}".encode())
                status = path.stat()
                self.photos[name] = add_file(
                    connection,
                    root,
                    os.fsencode(name),
                    size=status.st_size,
                    mtime_ns=status.st_mtime_ns,
                    content=content_hash(path),
                    state="ready",
                    row=len(self.photos),
                )

    def begin(self, operation: FileOperation, *names: str) -> int:
        """Write the job down; all photos if none is named."""
        photos = [self.photos[name] for name in names or self.photos]
        plan = plan_of(operation, source_files(self.library, photos), self.library.folder)
        return begin_job(self.library, plan)

    def do(self, operation: FileOperation, *names: str) -> list[Step]:
        """Carry it out to its end."""
        return list(carry_out(self.library, self.begin(operation, *names)))

    def paths(self) -> dict[str, Path]:
        """Where the catalogue says that the photos are that are not gone, by their first names."""
        found = {
            info.id: info.path
            for info in self.library.photos(PhotoState)
            if info.state is not PhotoState.GONE
        }
        return {name: found[photo] for name, photo in self.photos.items() if photo in found}

    def check(self) -> None:
        """Every photo is where the catalogue says, with its content and its row."""
        for name, path in self.paths().items():
            assert path.read_bytes() == f"content of {name}".encode()
        for name, photo in self.photos.items():
            assert self.library.row_of(photo) is not None, name


@pytest.fixture
def bin_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The bin of this test."""
    send2trash = pytest.importorskip("send2trash.plat_other", reason="the bin of other platforms")
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setattr(send2trash, "XDG_DATA_HOME", os.fsencode(tmp_path / "data"))
    monkeypatch.setattr(send2trash, "HOMETRASH_B", os.fsencode(tmp_path / "data" / "Trash"))
    return tmp_path / "data" / "Trash" / "files"


@pytest.fixture
def shelf(tmp_path: Path, bin_folder: Path) -> Iterator[Shelf]:
    folder = tmp_path / "photos"
    folder.mkdir()
    with open_library(tmp_path / "library") as library:
        library.add_root(folder)
        protect_files(library, False)
        yield Shelf(library, folder, bin_folder)


@pytest.fixture
def elsewhere(tmp_path: Path) -> Path:
    """A folder that no library knows, on the same disk."""
    folder = tmp_path / "elsewhere"
    folder.mkdir()
    return folder
