"""Whatever is done, cut off and taken back: each photo is in one place, and the catalogue knows."""

from __future__ import annotations

import errno
import os
import tempfile
import threading
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from itertools import count
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.core.base.errors import FileActError
from app.core.base.photo_types import PhotoState
from app.core.files import acts, transfer
from app.core.files.job import begin_job, carry_out, recover
from app.core.files.plan import plan_of, protect_files, source_files
from app.core.files.tables import latest_jobs, open_acts
from app.core.files.transfer import rename_without_replacing
from app.core.files.types import CopyTo, FileOperation, MoveTo, PutIntoBin, RenameBy
from app.core.files.undo import plan_undo
from app.core.open_library import open_library
from app.core.store.catalogue import Catalogue
from tests.unit.app.core.files.conftest import Shelf

NAMES = ("a.jpg", "b.jpg", "c.jpg")


@contextmanager
def temporary_folder() -> Iterator[Path]:
    """In memory, where there is such a place: so many flushes would take a while on a disk."""
    memory = Path("/dev/shm")
    with tempfile.TemporaryDirectory(dir=memory if os.access(memory, os.W_OK) else None) as top:
        yield Path(os.path.realpath(top))


class Killed(BaseException):
    """The program ends here: whatever handles errors has no effect on the disk any more."""


class Killer:
    """Ends the program before its n-th call of what changes the disk, in this thread: the log is
    written by one of its own, whenever it comes to that. Behind a call is before the next one.
    """

    def __init__(self, after: int | None) -> None:
        self._left = after
        self._thread = threading.get_ident()
        self.dead = False

    def tick(self) -> None:
        if threading.get_ident() != self._thread:
            return
        if self.dead:
            raise Killed
        if self._left is not None:
            self._left -= 1
            if self._left < 0:
                self.dead = True
                raise Killed

    def around(self, function: Callable[..., Any]) -> Callable[..., Any]:
        """``function``, in front of which the program may end."""

        def killable(*arguments: Any, **named: Any) -> Any:
            self.tick()
            return function(*arguments, **named)

        return killable


class World:
    """Folders on two disks, a bin, and the library; each test makes its own."""

    def __init__(self, top: Path) -> None:
        self.top = top
        self.folders = {
            name: top / name for name in ("photos", "outside", "other disk", "other disk/root")
        }
        for folder in (*self.folders.values(), top / "bin"):
            folder.mkdir()
        self.library = open_library(top / "library")
        self.library.add_root(self.folders["photos"])
        self.library.add_root(self.folders["other disk/root"])
        protect_files(self.library, False)
        self.shelf = Shelf(self.library, self.folders["photos"], top / "bin")
        self.shelf.add(*NAMES)

    def reopen(self) -> None:
        """Open the library as a new program would, and bring what was cut to an end."""
        self.library.close()
        self.library = self.shelf.library = open_library(self.top / "library")
        list(recover(self.library))

    def put_into_bin(self, path: Path) -> None:
        """The system's bin: one step, as a rename is."""
        folder = self.top / ("copies in the bin" if "copies" in path.parts else "bin")
        folder.mkdir(exist_ok=True)
        path.rename(folder / f"{len(list(folder.iterdir()))} {path.name}")

    @contextmanager
    def deadly(self, killer: Killer) -> Iterator[None]:
        """Let the program end where ``killer`` says, and two folders be of another disk."""
        rename = rename_without_replacing

        def between_disks(source: Path, target: Path) -> None:
            if len({"other disk" in path.parts for path in (source, target)}) == 2:
                raise OSError(errno.EXDEV, os.strerror(errno.EXDEV))
            rename(source, target)

        with ExitStack() as stack:
            for owner, name, function in (
                (transfer, "rename_without_replacing", between_disks),
                (acts, "put_into_bin", self.put_into_bin),
                (Path, "unlink", Path.unlink),
                (os, "fsync", os.fsync),
                (transfer, "write", transfer.write),
            ):
                stack.enter_context(patch.object(owner, name, killer.around(function)))
            stack.enter_context(patch.object(Catalogue, "transaction", _committing(killer)))
            yield

    def do(self, operation: FileOperation | int, photos: list[str], kill: int | None) -> bool:
        """Carry out an operation, or undo a job so far back; False if the program ended before."""
        killer = Killer(kill)
        try:
            if isinstance(operation, int):
                jobs = latest_jobs(self.library.catalogue, 10)
                plan = plan_undo(self.library, jobs[operation % len(jobs)].id)
            else:
                ids = [self.shelf.photos[name] for name in photos]
                plan = plan_of(operation, source_files(self.library, ids))
        except (FileActError, ZeroDivisionError):
            return True
        try:
            with self.deadly(killer):
                for _ in carry_out(self.library, begin_job(self.library, plan)):
                    pass
        except Killed:
            self.reopen()
        return not killer.dead

    def check(self) -> None:
        """Every content is there once, besides whole copies, and where the catalogue says."""
        files = [path for path in self.top.rglob("*") if path.is_file()]
        files = [path for path in files if not path.is_relative_to(self.library.folder)]
        assert not [path for path in files if path.name.endswith(".part")]
        first = {f"content of {name}": photo for name, photo in self.shelf.photos.items()}
        assert {path.read_text() for path in files} <= {*first}
        found = [
            path for path in files if not path.relative_to(self.top).parts[0].startswith("copies")
        ]
        assert sorted(path.read_text() for path in found) == sorted(first)
        self.shelf.check()
        roots = [self.folders["photos"], self.folders["other disk/root"]]
        for path in found:
            known = self.library.photo(first[path.read_text()])
            inside = any(path.is_relative_to(root) for root in roots)
            assert (
                (known.path, inside) == (path, True) if inside else known.state is PhotoState.GONE
            )
        assert open_acts(self.library.catalogue) == []


def _committing(killer: Killer) -> Any:
    """Transactions in front of which the program may end, or of their commits."""
    transaction = Catalogue.transaction

    @contextmanager
    def killable(self: Catalogue) -> Iterator[Any]:
        killer.tick()
        with transaction(self) as connection:
            yield connection
            killer.tick()

    return killable


folders = st.sampled_from(["photos", "outside", "other disk", "other disk/root"])
operations = st.one_of(
    folders.map(lambda name: ("move", name)),
    st.just(("bin", "")),
    st.sampled_from([("rename", "{number}"), ("rename", "x"), ("rename", "{name}{number}")]),
    st.just(("copy", "copies")),
    st.integers(0, 3).map(lambda back: ("undo", back)),
)
deeds = st.tuples(
    operations,
    st.lists(st.sampled_from(NAMES), unique=True, min_size=1),
    st.one_of(st.none(), st.integers(0, 30)),
)


def operation_of(world: World, kind: str, value: Any) -> FileOperation | int:
    match kind:
        case "move":
            return MoveTo(world.folders[value])
        case "rename":
            return RenameBy(value)
        case "copy":
            (world.top / "copies").mkdir(exist_ok=True)
            return CopyTo(world.top / "copies")
        case "undo":
            return int(value)
    return PutIntoBin()


@pytest.mark.slow
@given(st.lists(deeds, min_size=1, max_size=5))
def test_any_acts_kills_and_undos_leave_every_content_exactly_once(deeds: list[Any]) -> None:
    with temporary_folder() as top:
        world = World(top)
        try:
            for (kind, value), photos, kill in deeds:
                world.do(operation_of(world, kind, value), photos, kill)
                world.check()
        finally:
            world.library.close()


@pytest.mark.slow
def test_a_move_to_another_disk_may_end_at_any_moment() -> None:
    """Every one of the moments, one after the other, until none is left."""
    states, ended = set(), False
    for moment in count():
        with temporary_folder() as top:
            world = World(top)
            ended = world.do(MoveTo(world.folders["other disk/root"]), list(NAMES[:2]), moment)
            world.check()
            states.add(len(list(world.folders["photos"].iterdir())))
            world.library.close()
        if ended:
            break
    assert moment > 15
    assert states == {1, 2, 3}
