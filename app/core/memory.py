"""The long memory at work: a profile's journal, replayed over one generation of the library."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

import numpy as np

from app.core.catalogue import Catalogue
from app.core.exchange import base_of
from app.core.journal import Journal, SearchRecord, engine_events
from app.core.library import Library
from app.core.profiles import ProfileRecord
from app.core.query import extract, is_outside, vocabulary_name
from app.core.settings import get_setting, set_setting
from app.core.snapshot import LibrarySnapshot
from engine.feedback.journal import Event, Judgment, effective
from engine.feedback.photos import gather
from engine.feedback.portable import PortableProfile, pack
from engine.feedback.profile import Profile, sample_background
from engine.metrics.base import MultiModalMetric
from engine.types import Float32


class ProfileMemory:
    """What a profile knows before and after each of its searches.

    The engine gets a profile's searches numbered from 0, whatever their ids, so that a copy of a
    profile learns exactly the same. Photos are rows; pictures from outside are -1, -2, ... in the
    order of the searches that brought them.

    ``base`` is what an imported profile brought along, learned before all searches; its photos come
    first among those from outside, and its background is the profile's.

    Attributes: ``record``, the profile; ``snapshot``, the library; ``rows``, photo -> row.
    """

    def __init__(
        self,
        snapshot: LibrarySnapshot,
        record: ProfileRecord,
        journal: Journal,
        background: Sequence[int],
        base: PortableProfile | None = None,
    ) -> None:
        self.record = record
        self._base = () if base is None else base.judgments
        self._journal = journal
        self._searches: dict[int, SearchRecord] = {}
        self._anchors: dict[int, tuple[int, ...]] = {}
        # The engine reads these two by reference; they grow in place.
        self._vectors: dict[str, Float32] = {}
        self._outside: dict[str, Float32] = {
            name: np.zeros((0, array.shape[1]), np.float32) if base is None else base.photos[name]
            for name, array in snapshot.vectors.items()
        }
        self.follow(snapshot)
        self._profile = Profile(
            self._vectors,
            record.learner,
            record.settings,
            record.seed,
            outside=self._outside,
            background=background,
        )
        for search in journal.searches(record.id):
            self.add(search)

    @property
    def untrained(self) -> MultiModalMetric:
        """The metric before any judgment."""
        return self._profile.untrained

    def follow(self, snapshot: LibrarySnapshot) -> None:
        """See the rows that were added since; the generation must be the same."""
        self.snapshot = snapshot
        self._vectors.update(snapshot.vectors)
        self.rows = dict(zip(snapshot.rows.tolist(), range(len(snapshot.rows)), strict=True))

    def add(self, search: SearchRecord) -> None:
        """Know a search of this profile, or what has changed of it."""
        if search.id not in self._searches:
            outside = iter(self._add_outside(search))
            inside = (self.rows.get(item.photo or 0) for item in search.query.items)
            anchors = [
                next(outside) if is_outside(item) else row
                for item, row in zip(search.query.items, inside, strict=True)
            ]
            self._anchors[search.id] = tuple(row for row in anchors if row is not None)
        self._searches[search.id] = search

    def own(self, search: int) -> list[int]:
        """The rows of the photos that a search started from, whole or in part: never results."""
        items = self._searches[search].query.items
        return [self.rows[item.photo] for item in items if item.photo in self.rows]

    def query_vectors(self, search: int) -> dict[str, Float32]:
        """The scaled vectors (q, d_k) of a search's query photos."""
        return gather(self._vectors, self._anchors[search], self._outside)

    def events(self, search: int) -> list[Event]:
        """The lines of one search, for the engine."""
        return engine_events(self._journal.entries([search]), self._anchors, self.rows)

    def before(self, search: int) -> MultiModalMetric:
        """What the kept searches before ``search`` taught; a search is ranked by that."""
        earlier = [s.id for s in self._searches.values() if s.kept and s.id < search]
        return self._profile.replay(self._judgments(earlier))

    def after(self, search: int) -> MultiModalMetric:
        """What they and, if it is kept, ``search`` itself have taught."""
        until = [s.id for s in self._searches.values() if s.kept and s.id <= search]
        return self._profile.replay(self._judgments(until))

    def latest(self) -> MultiModalMetric:
        """What all kept searches taught: what the next search will be ranked by."""
        return self._profile.replay(self._kept())

    def portable(self) -> PortableProfile:
        """All that the kept searches taught, cut loose from this library."""
        return pack(self._profile, self._kept(), self._vectors, self.snapshot.schema, self._outside)

    def _kept(self) -> list[Judgment]:
        return self._judgments([s.id for s in self._searches.values() if s.kept])

    def _judgments(self, searches: Iterable[int]) -> list[Judgment]:
        """What still counts of ``searches``, search by search: one sitting each."""
        frozen = self.record.frozen
        entries = [e for e in self._journal.entries(searches) if not frozen or e.seq < frozen]
        first = 1 + max((judgment.search for judgment in self._base), default=-1)
        numbers = {search: number for number, search in enumerate(self._searches, start=first)}
        judgments = effective(engine_events(entries, self._anchors, self.rows))
        numbered = [replace(j, search=numbers[j.search]) for j in judgments]
        return [*self._base, *sorted(numbered, key=lambda judgment: judgment.search)]

    def _add_outside(self, search: SearchRecord) -> range:
        """Append the pictures of ``search`` to the table; their numbers."""
        outside = search.query.outside
        first = len(next(iter(self._outside.values())))
        if outside is None:
            return range(0)
        if outside.vocabulary != vocabulary_name(self.snapshot):
            outside = extract(search.query.items, self.snapshot) or outside
        for name, array in self.snapshot.scaled(outside.vectors).items():
            self._outside[name] = np.concatenate([self._outside[name], array])
        last = len(next(iter(self._outside.values())))
        return range(-1 - first, -1 - last, -1)


def open_memory(
    library: Library, record: ProfileRecord, snapshot: LibrarySnapshot, *, store: bool = True
) -> ProfileMemory:
    """The memory of a profile over ``snapshot``; ``store``: the library may be written to.

    What an imported profile brought along is left out once the library's features are others.
    """
    journal = Journal(library.catalogue)
    base = base_of(library, record.id)
    if base is not None and base.schema == snapshot.schema:
        return ProfileMemory(snapshot, record, journal, base.background, base)
    background = _background(library.catalogue, record.id, snapshot, store)
    return ProfileMemory(snapshot, record, journal, background)


def _background(
    catalogue: Catalogue, profile: int, snapshot: LibrarySnapshot, store: bool
) -> tuple[int, ...]:
    """The rows that the profile's start is computed from: drawn once a generation, then kept.

    A library that has grown would draw others, and the same journal would teach something else.
    """
    key = f"background of profile {profile}"
    kept = get_setting(catalogue, key)
    if isinstance(kept, dict) and kept["generation"] == snapshot.generation:
        rows = kept["rows"]
        assert isinstance(rows, list)
        return tuple(row for row in rows if isinstance(row, int))
    drawn = sample_background(len(snapshot.rows))
    if store:
        set_setting(catalogue, key, {"generation": snapshot.generation, "rows": list(drawn)})
    return drawn
