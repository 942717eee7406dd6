"""A model of what files are on the disks and what was said of their contents, and how it is told
from a library that goes through the same."""

from __future__ import annotations

import os
import shutil
import tempfile
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from hypothesis import strategies as st

from app.core.albums.albums import Albums
from app.core.files import acts
from app.core.files.companions import SourceFile
from app.core.files.job import begin_job, carry_out
from app.core.files.plan import Plan, protect_files, source_files
from app.core.files.targets import known_file
from app.core.library import file_tables
from app.core.open_library import open_library
from app.core.profiles.profiles import Profiles
from app.core.profiles.tables import insert_search, read_entries
from app.core.safety.repair import check
from engine.feedback.journal import JournalEntry, Sign, effective
from tests.integration.identity_steps import begin, scan, watch

NAMES = tuple(f"{letter}.jpg" for letter in "abcd")
ROOTS = ("one", "two")

RootAndName = tuple[str, str]
"""A root and a name."""


@dataclass(frozen=True)
class Said:
    """What was said about a content. ``moment``: when the thumb was given."""

    stars: int = 0
    album: bool = False
    thumb: int = 0
    moment: int = 0

    def and_also(self, other: Said) -> Said:
        """Both, of files that became one: of two thumbs the later."""
        thumbs = [each for each in (self, other) if each.thumb]
        later = max(thumbs, key=lambda each: each.moment, default=self)
        return Said(
            max(self.stars, other.stars), self.album or other.album, later.thumb, later.moment
        )


class IdentityModel:
    """``files``: what is on the disks, as the model knows it; ``said``: content -> what was said;
    it outlives the files, as long as they were not changed into something else."""

    def __init__(self) -> None:
        self.base = Path(tempfile.mkdtemp())
        self.files: dict[RootAndName, str] = {}
        self.said: dict[str, Said] = {}
        self.contents = self.moment = self.mounts = 0
        self.unseen: list[Path] = []  # where something happened since anybody looked
        self.jobs: list[int] = []
        self.lost: set[str] = set()  # contents of which a file went
        self.online = dict.fromkeys(ROOTS, True)
        self.folders = {root: self.base / root for root in ROOTS}
        self.library = open_library(self.base / "library")
        self.patch = pytest.MonkeyPatch()
        self.patch.setattr(acts, "put_into_bin", Path.unlink)
        self.patch.setattr(file_tables, "MAX_EARLIER", 1_000)
        self.library.catalogue._connection.execute("PRAGMA synchronous = OFF")
        begin(self.library)
        protect_files(self.library, False)
        self.ids = {}
        for root, folder in self.folders.items():
            folder.mkdir()
            (folder / "note.txt").touch()  # an empty folder may be a disk that is away
            self.ids[root] = self.library.add_root(folder).id
        self.album = Albums(self.library).create("Best")
        profile = Profiles(self.library).active().id
        self.search = insert_search(
            self.library.catalogue, profile, [None], [None], None, None, True
        )

    def close(self) -> None:
        """Compare what is on the disk, and remove it."""
        found = check(self.library)
        self.library.close()
        self.patch.undo()
        shutil.rmtree(self.base)
        assert not found, found

    def path(self, file: RootAndName) -> Path:
        return self.folders[file[0]] / file[1]

    def paths(self, *, free: bool = False) -> list[RootAndName]:
        every = [(root, name) for root in ROOTS if self.online[root] for name in NAMES]
        return [file for file in every if (file in self.files) is not free]

    def elsewhere(self, file: RootAndName) -> bool:
        """Whether another file has the content of the one at ``file``."""
        content = self.files[file]
        return any(each == content for other, each in self.files.items() if other != file)

    def follow(self, data: Any, *paths: RootAndName, later: bool = False) -> None:
        """Have what happened noticed; or, if it may be ``later``, with what happens next."""
        self.unseen += [self.path(file) for file in paths]
        if later and data.draw(st.booleans(), "later"):
            return
        if data.draw(st.booleans(), "watch"):
            watch(self.library, self.unseen)
        else:
            scan(self.library)
        self.unseen = []

    def look(self) -> None:
        """Notice what nobody looked at yet: what follows depends on it."""
        if self.unseen:
            scan(self.library)
            self.unseen = []

    def _file(self, file: RootAndName) -> SourceFile:
        known = known_file(self.library, self.path(file))
        assert known is not None
        (file,) = source_files(self.library, [known])
        return file

    def _do(self, plan: Plan) -> int:
        """Do it; what can't be done, as files are not where they were, is left."""
        paths = {self.path((root, name)): (root, name) for root in ROOTS for name in NAMES}
        job = begin_job(self.library, plan)
        for step in carry_out(self.library, job):
            if step.act.is_done:
                content = self.files.pop(paths[step.act.source])
                if step.act.target is None:
                    self.lost.add(content)
                else:
                    self.files[paths[step.act.target]] = content
        return job

    def _photo(self, content: str) -> int:
        file = next(file for file, each in self.files.items() if each == content)
        found = self.library.find(self.path(file))
        assert found is not None, file
        return found.id

    def _thumbs(self) -> dict[int, Sign]:
        entries = read_entries(self.library.catalogue, [self.search])
        events = [
            JournalEntry(e.seq, e.kind, self.search, row=e.photo or 0, sign=e.sign) for e in entries
        ]
        return {judged.row: judged.sign for judged in effective(events)}

    def _new(self) -> str:
        self.contents += 1
        return f"{self.contents:04}{'x' * (self.contents % 2)}"

    def _write(self, file: RootAndName, content: str) -> None:
        self.path(file).write_bytes(content.encode())
        self._date(file)
        self.files[file] = content
        self.said.setdefault(content, Said())

    def _date(self, file: RootAndName) -> None:
        self.moment += 1
        os.utime(self.path(file), ns=(self.moment * 10**9, self.moment * 10**9))
