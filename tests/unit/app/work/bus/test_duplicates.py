"""Binning copies tells the window what the photos that stay have inherited."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from contextlib import nullcontext
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

from app.core.base.errors import FileActError
from app.core.duplicates.copies import photos_in
from app.core.duplicates.types import Group, GroupKind, Preferences
from app.work.bus import duplicates, events
from app.work.bus.duplicates import OpenDuplicates
from app.work.bus.library_thread import LibraryThread, Shared
from app.work.processes.pool import PoolError
from tests.unit.app.core.conftest import photos

__all__ = ["photos"]

CLEANING = SimpleNamespace(heirs={2: 1}, plan=SimpleNamespace(left=()))
"""Photo 2 goes, photo 1 stays for it."""


def shared(library: Any, announce: Any) -> Shared:
    """What the requests share, but without a thread."""
    return Shared(library, cast(LibraryThread, None), announce)


def test_heirs_are_told_after_the_job_is_written_down(monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[Any] = []

    def inherited(photos: Collection[int]) -> None:
        told.append(("inherited", set(photos)))

    def begin(*_: object) -> int:
        told.append("written down")
        return 7

    monkeypatch.setattr(duplicates, "clean_up", lambda *_: CLEANING)
    monkeypatch.setattr(duplicates, "begin", begin)
    monkeypatch.setattr(duplicates, "kept_preferences", lambda _: Preferences())
    requests = OpenDuplicates(
        shared(None, lambda _: None), lambda _, job: told.append(("carried out", job)), inherited
    )
    requests.bin(())
    assert told == ["written down", ("inherited", {1}), ("carried out", 7)]


def test_a_group_that_is_no_more_is_refused() -> None:
    requests = OpenDuplicates(shared(None, print), lambda *_: None, print)
    with pytest.raises(FileActError, match="group has changed"):
        requests.bin(((1, (2,)),))


def test_rules_are_kept_and_change_what_is_proposed(
    photos: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    with photos.library.catalogue.transaction() as connection:
        connection.execute("UPDATE files SET hash = path")
    files = photos_in(photos.library)[:2]
    told: list[events.Event] = []
    requests = OpenDuplicates(shared(photos.library, told.append), lambda *_: None, print)
    monkeypatch.setattr(requests, "_groups", [Group(GroupKind.NEAR, tuple(files))])
    prefer: tuple[Path, ...]
    protect: tuple[Path, ...]
    for prefer, protect, best, go in (
        ((), (), 0, (1,)),
        ((files[1].path,), (), 1, (0,)),
        ((), (files[1].path.parent,), 0, ()),
    ):
        requests.prefer(Preferences(prefer, protect))
        event = told[-1]
        assert isinstance(event, events.DuplicatesFound)
        assert event.preferences == Preferences(prefer, protect)
        (found,) = event.proposals
        assert found.keep == files[best].file
        assert found.go == tuple(files[number].file for number in go)


class Comparing:
    """Pictures that are compared in processes of which some end, or all."""

    def __init__(self, missed: int) -> None:
        self.missed = missed

    def compare(self, pairs: Sequence[tuple[Path, Path]]) -> Iterator[list[Any]]:
        if self.missed > len(pairs):
            raise PoolError("The processes end.", "Start again.")
        yield [(number, None) for number in range(len(pairs))]

    def measure(self, paths: object) -> Iterator[list[Any]]:
        del paths
        return iter(())

    def close(self) -> None:
        pass


@pytest.mark.parametrize(
    ("missed", "said"),
    [
        (0, ""),
        (2, "2 pairs of photos could not be compared: copies may be missing here."),
        (1_000, "Looking for duplicates ended too soon: The processes end. Start again."),
    ],
)
def test_a_comparer_that_ends_does_not_look_like_no_duplicates(
    photos: Any, monkeypatch: pytest.MonkeyPatch, missed: int, said: str
) -> None:
    with photos.library.catalogue.transaction() as connection:
        connection.execute("UPDATE files SET hash = path")
    monkeypatch.setattr(duplicates, "PoolPictures", lambda _: Comparing(missed))
    told: list[events.Event] = []
    requests = OpenDuplicates(shared(photos.library, told.append), lambda *_: None, print)
    with nullcontext() if missed < 1_000 else pytest.raises(PoolError):
        for _ in requests._find_steps():
            pass
    *_, last, ended = told
    assert isinstance(last, events.DuplicatesFound)
    assert (last.proposals, last.missed) == ((), said)
    assert ended == events.DuplicatesProgressed(None)


def test_groups_kept_apart_come_back_when_that_is_undone(
    photos: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    with photos.library.catalogue.transaction() as connection:
        connection.execute("UPDATE files SET hash = path")
    files = photos_in(photos.library)[:2]
    told: list[events.Event] = []
    requests = OpenDuplicates(shared(photos.library, told.append), lambda *_: None, print)
    monkeypatch.setattr(requests, "_groups", [Group(GroupKind.NEAR, tuple(files))])

    def proposals() -> int:
        event = told[-1]
        assert isinstance(event, events.DuplicatesFound)
        return len(event.proposals)

    undo = requests.are_different(tuple(file.file for file in files))
    assert proposals() == 0
    redo = undo()
    assert proposals() == 1
    redo()
    assert proposals() == 0
