"""Find copies of photos: stored vectors propose pairs, and comparing the pictures decides.

Colours survive turning, mirroring, cropping and writing on a photo, and layout survives
recolouring; so pairs that are near in one of the two are proposed. Two pictures are copies if they
can be aligned and agree everywhere (features/same_picture.py). Results are stored by content, so a
search that was stopped resumes, and a second one is quick.
Copies without a date belong to the shot that they are a copy of.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Generator, Iterable, Mapping, Sequence, Set
from contextlib import closing
from time import monotonic
from typing import Protocol

import numpy as np
from numpy.typing import NDArray

from app.core.base.work_types import Progress
from app.core.duplicates.keep_best import best_first
from app.core.duplicates.tables import Contents, PhotoFile, StoredComparisons, pair_of
from app.core.duplicates.types import Group, GroupKind, Pictures
from app.core.library.library import Library, LibrarySnapshot
from engine.index.near_pairs import near_pairs
from features.same_picture import Agreement, Verdict


def without_copies(photos: Sequence[PhotoFile], groups: Sequence[Group]) -> list[PhotoFile]:
    """Return ``photos`` without copies: only the best of each group stays."""
    spare = {photo.file for group in groups for photo in group.photos[1:]}
    return [photo for photo in photos if photo.file not in spare]


Positions = tuple[int, int]
"""Of two photos in a list, the smaller first."""


class Dated(Protocol):
    """A photo's EXIF. ``taken``: in seconds on the camera's clock; None if unknown."""

    @property
    def taken(self) -> float | None: ...
    @property
    def camera(self) -> str: ...


def are_different_shots(a: Dated, b: Dated) -> bool:
    """Return whether one camera took them at different times, if both are known.

    Fractions of a second count if both have one: programs that save a photo may drop it.
    """
    if a.taken is None or b.taken is None or a.camera != b.camera:
        return False
    if a.taken // 1 != b.taken // 1:
        return True
    return a.taken != b.taken and a.taken % 1 > 0 and b.taken % 1 > 0


def of_one_shot(photos: Sequence[Dated], copies: Mapping[Positions, Agreement]) -> list[Positions]:
    """Return the pairs of ``copies`` that are of one shot, as far as dates show.

    A photo that lost its date may look like a copy of two shots of a burst: it belongs to the one
    that it agrees with best, and so do its own copies.
    """
    best_first = sorted(copies, key=lambda pair: (copies[pair].disagreeing, -copies[pair].low))
    shots = {position: photo for position, photo in enumerate(photos) if photo.taken is not None}
    dated = set(shots)
    for a, b in best_first:
        if a in dated and b not in dated:
            shots.setdefault(b, photos[a])
        elif b in dated and a not in dated:
            shots.setdefault(a, photos[b])
    return [
        (a, b)
        for a, b in copies
        if a not in shots or b not in shots or not are_different_shots(shots[a], shots[b])
    ]


LIMITS = {"color": 0.12, "gist": 0.15}
"""Largest squared distances of pairs that are compared; two random photos are 1 apart. Nearly every
copy in the validation halves is nearer in one of the two modalities (docs/guide/commands.md)."""

NEIGHBOURS = 8
"""How many nearest photos each one is compared with, by each modality."""

REPORT_INTERVAL = 5.0
"""Seconds between two reports of the groups known so far."""

Steps = Generator[Progress, None, list[Group]]


def near_groups(
    library: Library,
    photos: Sequence[PhotoFile],
    pictures: Pictures,
    distinct: Set[tuple[int, int]] = frozenset(),
    found: Callable[[list[Group]], object] = lambda groups: None,
) -> Steps:
    """Return groups of photos that are copies of the first one, in short steps.

    ``photos`` have different contents. Each is in one group at most, and every member is a copy of
    the first, not only of another member. Pairs of ``distinct`` ids are in no group together.
    ``found`` gets the groups known so far, now and then.
    """
    snapshot = library.snapshot()
    if not set(LIMITS) <= set(snapshot.modalities):
        return []
    ranked = _with_rows(best_first(photos, GroupKind.NEAR), snapshot)
    with closing(StoredComparisons.open(library.folder)) as known:
        comparing = _Comparing([photo for photo, _ in ranked], pictures, known, distinct)
        reported = monotonic()
        pairs = yield from _proposed(snapshot, np.array([row for _, row in ranked], np.int64))
        while pairs:
            for progress in comparing.compare(pairs):
                if monotonic() - reported > REPORT_INTERVAL:
                    found(comparing.groups_by_now())
                    reported = monotonic()
                yield progress
            pairs = comparing.missing()
    return comparing.groups()


def _with_rows(
    photos: Iterable[PhotoFile], snapshot: LibrarySnapshot
) -> list[tuple[PhotoFile, int]]:
    rows = snapshot.rows_by_photo()
    return [(photo, rows[photo.photo]) for photo in photos if photo.photo in rows]


def _proposed(
    snapshot: LibrarySnapshot, rows: NDArray[np.int64]
) -> Generator[Progress, None, list[Positions]]:
    """Return pairs of positions in ``rows`` that are near in one modality."""
    found: list[NDArray[np.int64]] = [np.zeros((0, 2), np.int64)]
    for number, (name, limit) in enumerate(LIMITS.items()):
        for done, pairs in near_pairs(snapshot.vectors[name], rows, limit, NEIGHBOURS):
            found.append(pairs)
            share = (number + done / len(rows)) / len(LIMITS)
            yield Progress("comparing", round(share * len(rows)), len(rows))
    unique = np.unique(np.concatenate(found), axis=0)
    return [(a, b) for a, b in unique.tolist()]


class _Comparing:
    """The graph of copies among ``photos``, which are sorted by quality."""

    def __init__(
        self,
        photos: Sequence[PhotoFile],
        pictures: Pictures,
        known: StoredComparisons,
        distinct: Set[tuple[int, int]],
    ) -> None:
        self._photos = photos
        self._pictures = pictures
        self._known = known
        self._distinct = distinct
        self._compared: set[Positions] = set()
        self._alike: dict[Positions, Agreement] = {}
        self._copies: dict[int, set[int]] = {}

    def compare(self, pairs: Sequence[Positions]) -> Generator[Progress, None, None]:
        """Compare the pictures of ``pairs`` for which there is no stored result."""
        self._compared.update(pairs)
        pairs = [pair for pair in pairs if self._may_be_copies(pair)]
        known = self._known.agreements({self._contents(pair) for pair in pairs})
        self._note_alike({pair: known.get(self._contents(pair)) for pair in pairs})
        unknown = [pair for pair in pairs if self._contents(pair) not in known]
        files = [(self._photos[a].path, self._photos[b].path) for a, b in unknown]
        done = len(pairs) - len(unknown)
        for found in self._pictures.compare(files):
            agreements = {unknown[number]: agreement for number, agreement in found}
            self._store_results(agreements)
            self._note_alike(agreements)
            done += len(found)
            yield Progress("verifying", done, len(pairs))
        self._copies = _graph(of_one_shot(self._photos, self._alike))

    def groups_by_now(self) -> list[Group]:
        """Return the groups among the pairs compared so far."""
        self._copies = _graph(of_one_shot(self._photos, self._alike))
        return self.groups()

    def missing(self) -> list[Positions]:
        """Return the pairs not compared yet of the best photo and others connected to it."""
        pairs: list[Positions] = []
        seen: set[int] = set()
        for best in sorted(self._copies):
            if best not in seen:
                chain = self._chain(best)
                seen |= chain
                pairs += [(best, other) for other in sorted(chain - {best})]
        return [pair for pair in pairs if pair not in self._compared]

    def groups(self) -> list[Group]:
        """Let each free photo, the best first, form a group with its free copies."""
        groups: list[Group] = []
        grouped: set[int] = set()
        for best in sorted(self._copies):
            others = self._one_shot(best, self._copies[best] - grouped)
            if best not in grouped and others:
                grouped.update((best, *others))
                members = tuple(self._photos[position] for position in (best, *others))
                groups.append(Group(GroupKind.NEAR, members))
        return groups

    def _one_shot(self, best: int, others: set[int]) -> list[int]:
        """Return those of ``others`` most like ``best`` of which no two are different shots."""
        kept: list[int] = []
        for other in sorted(others, key=lambda other: self._disagreeing(best, other)):
            photo = self._photos[other]
            if not any(are_different_shots(photo, self._photos[each]) for each in kept):
                kept.append(other)
        return sorted(kept)

    def _disagreeing(self, best: int, other: int) -> tuple[float, float]:
        agreement = self._alike[min(best, other), max(best, other)]
        return agreement.disagreeing, -agreement.low

    def _chain(self, start: int) -> set[int]:
        chain, waiting = {start}, [start]
        while waiting:
            new = self._copies[waiting.pop()] - chain
            chain |= new
            waiting += new
        return chain

    def _note_alike(self, agreements: Mapping[Positions, Agreement | None]) -> None:
        for pair, agreement in agreements.items():
            if agreement is not None and agreement.verdict is Verdict.SAME:
                self._alike[pair] = agreement

    def _store_results(self, agreements: Mapping[Positions, Agreement | None]) -> None:
        found = {pair: agreement for pair, agreement in agreements.items() if agreement is not None}
        self._known.add_agreements({self._contents(pair): found[pair] for pair in found})

    def _contents(self, pair: Positions) -> Contents:
        a, b = (self._photos[position].content for position in pair)
        return (a, b) if a < b else (b, a)

    def _may_be_copies(self, pair: Positions) -> bool:
        """Return whether neither a person nor the camera says that they are different shots."""
        a, b = (self._photos[position] for position in pair)
        return pair_of(a, b) not in self._distinct and not are_different_shots(a, b)


def _graph(pairs: Iterable[Positions]) -> dict[int, set[int]]:
    """Return position -> the positions that it is paired with."""
    graph: defaultdict[int, set[int]] = defaultdict(set)
    for a, b in pairs:
        graph[a].add(b)
        graph[b].add(a)
    return dict(graph)
