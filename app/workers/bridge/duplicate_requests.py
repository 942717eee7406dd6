"""Executes the window's requests about duplicates, on the library's thread.

Looking for them is background work of that thread, in short steps, with the pictures compared in
processes apart; a click goes before each step.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Generator, Iterator
from typing import TypeVar, assert_never

from likewise.app.core.duplicates.clean_up import begin, clean_up
from likewise.app.core.duplicates.keep_best import proposal
from likewise.app.core.duplicates.search import find_groups, keep_apart, measure
from likewise.app.core.duplicates.types import Group, Proposal
from likewise.app.core.errors import FileActError
from likewise.app.core.files.plan import Plan
from likewise.app.core.library.library import Library
from likewise.app.core.types import Progress
from likewise.app.workers.bridge import events
from likewise.app.workers.bridge.library_thread import Background, LibraryThread
from likewise.app.workers.bridge.requests import duplicates as ask
from likewise.app.workers.comparing.pool_pictures import PoolPictures
from likewise.app.workers.indexing.indexer import cores

T = TypeVar("T")

_GONE = "These photos are no group any more. Look for duplicates again."


class DuplicateRequests:
    """The duplicates of an open library, as they were found last.

    ``carry_out(plan, job)`` does a job that was written down; ``inherited(photos)`` tells of those
    that were given the marks, albums and thumbs of others.
    """

    def __init__(
        self,
        library: Library,
        thread: LibraryThread,
        announce: Callable[[events.Event], None],
        carry_out: Callable[[Plan, int], None],
        inherited: Callable[[Collection[int]], None],
    ) -> None:
        self._library = library
        self._thread = thread
        self._announce = announce
        self._carry_out = carry_out
        self._inherited = inherited
        self._found: list[Proposal] = []

    def handle(self, request: ask.DuplicateRequest) -> None:
        """Do what the window asks for; see `requests.duplicates`."""
        match request:
            case ask.FindDuplicates():
                self._thread.set_background(Background.DUPLICATES, self._finding())
            case ask.StopFinding():
                self._thread.set_background(Background.DUPLICATES, None)
            case ask.AreDifferent(photos):
                keep_apart(self._library, photos)
                self._tell([each for each in self._found if not _is_of(each.group, photos)])
            case ask.BinCopies(choices):
                self._bin(choices)
            case _:
                assert_never(request)

    def _finding(self) -> Iterator[None]:
        pictures = PoolPictures(cores())
        try:
            groups = yield from self._telling(find_groups(self._library, pictures))
            qualities = yield from self._telling(measure(self._library, groups, pictures))
            self._tell([proposal(group, qualities=qualities) for group in groups])
        finally:
            pictures.close()
            self._announce(events.DuplicatesProgressed(None))

    def _telling(self, steps: Generator[Progress, None, T]) -> Generator[None, None, T]:
        while True:
            try:
                progress = next(steps)
            except StopIteration as end:
                result: T = end.value
                return result
            self._announce(events.DuplicatesProgressed(progress))
            yield

    def _tell(self, found: list[Proposal]) -> None:
        self._found = found
        self._announce(events.DuplicatesFound(tuple(found)))

    def _bin(self, choices: tuple[tuple[int, tuple[int, ...]], ...]) -> None:
        groups = [each.group for each in self._found]
        wanted = []
        for keep, go in choices:
            group = next((group for group in groups if _holds(group, (keep, *go))), None)
            if group is None:
                raise FileActError(_GONE)
            wanted.append((group, keep, go))
        cleaning = clean_up(self._library, wanted)
        left = len(cleaning.plan.left)
        job = begin(self._library, cleaning)
        self._inherited({*cleaning.heirs.values()})
        self._carry_out(cleaning.plan, job)
        going = set(cleaning.heirs)
        self._tell([each for each in map(_without(going), self._found) if each is not None])
        if left:
            self._announce(events.Message(f"{left:,} stay: {cleaning.plan.left[0].reason}"))


def _is_of(group: Group, photos: tuple[int, ...]) -> bool:
    return {photo.photo for photo in group.photos} == set(photos)


def _holds(group: Group, photos: tuple[int, ...]) -> bool:
    return set(photos) <= {photo.photo for photo in group.photos}


def _without(gone: set[int]) -> Callable[[Proposal], Proposal | None]:
    """Gives a proposal without the photos that are ``gone``; None if it has become none."""

    def rest(each: Proposal) -> Proposal | None:
        photos = tuple(photo for photo in each.group.photos if photo.photo not in gone)
        if len(photos) == len(each.group.photos):
            return each
        return proposal(Group(each.group.kind, photos)) if len(photos) > 1 else None

    return rest
