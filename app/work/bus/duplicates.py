"""Find duplicates, and carry out what a person decides about them.

The search is background work of the library thread, in short steps that clicks precede; the
pictures are compared in separate processes.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Generator, Iterable, Iterator, Mapping, Sequence
from typing import TypeVar

from app.core.base.errors import FileActError, sentence_of
from app.core.base.language import Plural, tr, tr_later, tr_n
from app.core.base.work_types import Progress
from app.core.duplicates.clean_up import begin, clean_up
from app.core.duplicates.keep_best import proposal
from app.core.duplicates.search import find_groups, measure
from app.core.duplicates.tables import Quality, set_distinct
from app.core.duplicates.types import Group, Preferences, keep_preferences, kept_preferences
from app.core.files.acts import same_file
from app.core.files.plan import Plan
from app.work.bus import events
from app.work.bus.library_thread import Background, Part, Shared
from app.work.reading.indexer import cores
from app.work.reading.scan import ScanProgress
from app.work.tasks.comparing import PoolPictures

T = TypeVar("T")

_MISSED = Plural(
    "{n} pair of photos could not be compared: copies may be missing here.",
    "{n} pairs of photos could not be compared: copies may be missing here.",
)

_GONE = tr_later("This group has changed. Look for duplicates again.")


class OpenDuplicates(Part):
    """The duplicates of an open library, as found last.

    ``carry_out(plan, job)`` does a job that was written to the catalogue; ``inherited(photos)`` is
    called with photos that were given the marks, albums and thumbs of others.
    """

    def __init__(
        self,
        shared: Shared,
        carry_out: Callable[[Plan, int], None],
        inherited: Callable[[Collection[int]], None],
    ) -> None:
        super().__init__(shared)
        self._carry_out = carry_out
        self._inherited = inherited
        self._groups: list[Group] = []
        self._qualities: Mapping[bytes, Quality] = {}
        self._missed = ""  # a sentence if not all photos were compared
        self._gone: set[int] = set()  # put into the bin since the search
        self._apart: list[tuple[int, ...]] = []  # groups that a person has split since

    def find(self) -> None:
        """Find groups of all kinds, from the start; results of earlier comparisons are reused."""
        self._thread.set_background(Background.DUPLICATES, self._find_steps())

    def stop(self) -> None:
        """Stop the search; what was compared is kept."""
        self._thread.set_background(Background.DUPLICATES, None)

    def are_different(self, photos: tuple[int, ...]) -> events.Inverse:
        """Note that the photos of a group are not duplicates of each other."""
        set_distinct(self._library.catalogue, photos)
        self._apart.append(photos)
        self._announce_groups(self._groups)
        return lambda: self._are_alike_again(photos)

    def _are_alike_again(self, photos: tuple[int, ...]) -> events.Inverse:
        set_distinct(self._library.catalogue, photos, wanted=False)
        self._apart.remove(photos)
        if any(_is_of(group, photos) for group in self._groups):
            self._announce_groups(self._groups)
        else:  # the search has run again since, without it
            self.find()
        return lambda: self.are_different(photos)

    def prefer(self, preferences: Preferences) -> None:
        """Set which folders' photos to keep, and update the proposals already found."""
        keep_preferences(self._library, preferences)
        self._announce_groups(self._groups)

    def _find_steps(self) -> Iterator[None]:
        pictures = PoolPictures(cores())
        self._missed = ""
        self._gone.clear()
        try:
            groups = yield from self._announcing_progress(
                find_groups(self._library, pictures, found=self._announce_groups)
            )
            steps = measure(self._library, groups, pictures)
            self._qualities = yield from self._announcing_progress(steps)
            if pictures.missed:
                self._missed = tr_n(*_MISSED, pictures.missed)
            self._announce_groups(groups)
        except Exception as error:
            reason = sentence_of(error)
            self._missed = tr("Looking for duplicates ended too soon: {reason}", reason=reason)
            self._announce_groups(self._groups)
            raise
        finally:
            pictures.close()
            self._announce(events.DuplicatesProgressed(None))

    def _announcing_progress(self, steps: Generator[Progress, None, T]) -> Generator[None, None, T]:
        shown = ScanProgress(lambda now: self._announce(events.DuplicatesProgressed(now)))
        while True:
            try:
                progress = next(steps)
            except StopIteration as end:
                result: T = end.value
                return result
            if progress.phase != shown.phase:
                shown.start(progress.phase, progress.total, progress.done)
            shown.done = progress.done
            shown.report()
            yield

    def _announce_groups(self, groups: list[Group]) -> None:
        """Replace the known groups and announce the proposals for them."""
        self._groups = groups
        preferences = kept_preferences(self._library)
        shown = _without(self._gone, groups)
        found = tuple(
            proposal(group, preferences, self._qualities)
            for group in shown
            if not any(_is_of(group, photos) for photos in self._apart)
        )
        self._announce(events.DuplicatesFound(found, preferences, self._missed))

    def along(self, choices: tuple[tuple[int, tuple[int, ...]], ...]) -> int:
        """Return how many files would go into the bin together with the photos of these choices."""
        return len(clean_up(self._library, self._groups_of(choices)).plan.along)

    def _groups_of(
        self, choices: tuple[tuple[int, tuple[int, ...]], ...]
    ) -> list[tuple[Group, int, Sequence[int]]]:
        wanted: list[tuple[Group, int, Sequence[int]]] = []
        for keep, go in choices:
            group = next((group for group in self._groups if _contains(group, (keep, *go))), None)
            if group is None:
                raise FileActError(tr(_GONE))
            wanted.append((group, keep, go))
        return wanted

    def bin(self, choices: tuple[tuple[int, tuple[int, ...]], ...]) -> None:
        """Bin photos by choices of (kept, binned); kept ones inherit marks, albums and thumbs."""
        cleaning = clean_up(self._library, self._groups_of(choices), same_file())
        left = len(cleaning.plan.left)
        job = begin(self._library, cleaning)
        self._inherited({*cleaning.heirs.values()})
        self._carry_out(cleaning.plan, job)
        self._gone |= set(cleaning.heirs)
        self._announce_groups(self._groups)
        if left:
            self._announce(
                events.Message(
                    tr("{left} stay: {reason}", left=left, reason=cleaning.plan.left[0].reason)
                )
            )


def _is_of(group: Group, photos: tuple[int, ...]) -> bool:
    return {photo.file for photo in group.photos} == set(photos)


def _contains(group: Group, photos: tuple[int, ...]) -> bool:
    return set(photos) <= {photo.file for photo in group.photos}


def _without(gone: set[int], groups: Iterable[Group]) -> list[Group]:
    """Return the groups without ``gone`` photos, dropping those with only one photo left."""
    rest = (
        Group(group.kind, tuple(photo for photo in group.photos if photo.file not in gone))
        for group in groups
    )
    return [group for group in rest if len(group.photos) > 1]
