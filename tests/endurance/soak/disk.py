"""The folder of photos as a person changes it behind the program's back."""

from __future__ import annotations

import os
from pathlib import Path

import numpy as np

from benchmarks.library.tree import photo

FEWEST, MOST = 300, 500  # files


class Disk:
    """Adds, renames, edits, copies and deletes files, and unplugs the folder and brings it back."""

    def __init__(self, folder: Path, seed: int) -> None:
        self._folder = folder
        self._away = folder.with_name(folder.name + " (away)")
        self._random = np.random.default_rng((seed, 1))
        self._next = 0
        folder.mkdir(parents=True, exist_ok=True)
        self._add(FEWEST)

    def change(self) -> str:
        """Do one thing; what it was."""
        if self._away.exists():
            self._away.rename(self._folder)
            return "plugged in"
        files = sorted(self._folder.rglob("*.jpg"))
        acts = ["add", "rename", "edit", "copy", "delete", "unplug", "spoil"]
        shares = np.array([4, 4, 3, 2, 4, 1, 1], float)
        act = str(self._random.choice(acts, p=shares / shares.sum()))
        if act == "unplug":
            self._folder.rename(self._away)
            return act
        if len(files) <= FEWEST:
            act = "add"
        elif len(files) >= MOST:
            act = "delete"
        getattr(self, f"_{act}")(*([] if act == "add" else [self._one_of(files)]))
        return act

    def plug_in(self) -> None:
        """Have the folder where it belongs."""
        if self._away.exists():
            self._away.rename(self._folder)

    def _one_of(self, files: list[Path]) -> Path:
        return files[int(self._random.integers(len(files)))]

    def _add(self, count: int = 10) -> None:
        roll = self._folder / f"roll {self._next:05}"
        roll.mkdir()
        for _ in range(count):
            (roll / f"IMG_{self._next:05}.jpg").write_bytes(photo(self._next, 0))
            self._next += 1

    def _rename(self, file: Path) -> None:
        self._next += 1
        file.rename(file.with_name(f"renamed {self._next:05}.jpg"))

    def _edit(self, file: Path) -> None:
        self._next += 1
        file.write_bytes(photo(self._next, 0))

    def _copy(self, file: Path) -> None:
        self._next += 1
        file.with_name(f"copy {self._next:05}.jpg").write_bytes(file.read_bytes())

    def _delete(self, file: Path) -> None:
        file.unlink()

    def _spoil(self, file: Path) -> None:
        os.truncate(file, file.stat().st_size // 2)
