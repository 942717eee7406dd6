"""The state of a profile: its journal replayed over the vectors of the library.

Of each search it keeps in memory only what learning needs, because there are thousands over the
years. Their pictures from outside and their names are read from the journal when a search is shown
again. The state of the profile in use is loaded on request, brought up to date, and saved.
"""

from __future__ import annotations

from collections import ChainMap
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from itertools import chain, groupby, repeat
from operator import attrgetter, itemgetter
from pathlib import Path

import numpy as np

from app.core.base.errors import QueryError
from app.core.base.language import tr
from app.core.base.search_types import QueryItem
from app.core.library.library import Library, LibrarySnapshot
from app.core.profiles.journal import Journal, SearchRecord, engine_entries
from app.core.profiles.profile_base import base_of, fitted, reference_sample_of
from app.core.profiles.profile_files import state_path
from app.core.profiles.profiles import Profiles
from app.core.profiles.query import SeePicture, is_outside, scaled_vectors
from app.core.profiles.tables import ProfileRecord
from engine.feedback import checkpoint
from engine.feedback.journal import JournalEntry, Judgment, numbered
from engine.feedback.photo_vectors import gather
from engine.feedback.portable import PortableProfile, pack
from engine.feedback.profile import Profile
from engine.index.base import Matrix
from engine.metrics.metric import Metric
from engine.metrics.registry import without_prior
from engine.types import Float32
from features.families import prior

Outside = dict[str, Float32]
"""Modality -> vectors of the pictures from outside (n, d_k). Picture i has the number -1 - i."""


@dataclass(slots=True)
class KnownSearch:
    """A search as needed for learning.

    ``number``: how many searches of the profile came before it. ``kept``: the profile learns from
    it. ``anchors``: the rows of the photos that it started from; ``anchors_then``: their rows at
    the time. ``unusable``: why it teaches nothing, or empty.
    """

    number: int
    kept: bool
    anchors: tuple[int, ...] = ()
    anchors_then: tuple[int, ...] = ()
    unusable: str = ""


def known_search(
    search: SearchRecord,
    number: int,
    snapshot: LibrarySnapshot,
    rows: Mapping[int, int],
    outside: Outside,
    see: SeePicture,
) -> KnownSearch:
    """Return what learning needs of ``search``, and append its pictures to ``outside``.

    ``rows``: photo -> row; ``see`` reads pictures again if the vectors have changed.
    """
    known = KnownSearch(number, search.kept)
    try:
        vectors = scaled_vectors(search.query, snapshot, see)
    except QueryError as error:
        known.unusable = str(error)
        return known
    if search.damage:
        known.unusable = search.damage
        return known
    added = iter(_append(outside, vectors))
    now, then = list[int | None](), list[int | None]()
    for item, row in zip(search.query.items, chain(search.rows, repeat(None)), strict=False):
        place = next(added) if is_outside(item) else rows.get(item.photo or 0)
        now.append(place)
        then.append(row if was_at(snapshot, item.photo, row) else place)
    known.anchors = tuple(row for row in now if row is not None)
    anchors_then = tuple(row for row in then if row is not None)
    known.anchors_then = known.anchors if anchors_then == known.anchors else anchors_then
    return known


def was_at(snapshot: LibrarySnapshot, photo: int | None, row: int | None) -> bool:
    """Return whether ``row`` has current or earlier vectors of ``photo``."""
    rows = snapshot.rows
    return row is not None and 0 <= row < len(rows) and bool(rows[row] == photo)


def _append(outside: Outside, vectors: Mapping[str, Float32]) -> range:
    """Append pictures to the table of those from outside; return their numbers."""
    first = len(next(iter(outside.values())))
    for name, more in vectors.items():
        outside[name] = np.concatenate([outside[name], more])
    last = len(next(iter(outside.values())))
    return range(-1 - first, -1 - last, -1)


PER_STEP = 2
"""Earlier searches that are learned in one step while a search waits: .15 s."""

KEPT_EVERY = 50
"""Most searches that have to be learned again after a kill."""


_Judged = tuple[tuple[int, Judgment], ...]
"""The judgments of a search that still count, each with the number of its line."""


class ProfileState:
    """What a profile knows before and after each of its searches.

    The engine's searches are numbered from 0, whatever their ids, so that a copy of a profile
    learns exactly the same. Photos are rows; pictures from outside are -1, -2, ... in the order of
    their searches.

    ``base`` is what an imported profile learned elsewhere, before all its searches here; its photos
    come first among those from outside. ``state`` is the file that stores what was learned between
    starts; ``see`` reads the pictures of earlier searches again if the vectors have changed.

    A judgment teaches what the photo looked like at the time, by its row then: an edited file gets
    another row, and what was learned from it stays. A search itself uses current rows.

    An earlier search whose pictures can't be read back, or extracted in the current modalities,
    keeps its number and teaches nothing; the others still do.

    Attributes: ``record``, the profile; ``snapshot``, the library; ``rows``, photo -> row;
    ``reference``, the rows that stand for the library in the untrained metric; ``base_left_out``,
    whether the imported base can't be used with this library.
    """

    reference: tuple[int, ...] = ()
    base_left_out = False

    def __init__(
        self,
        snapshot: LibrarySnapshot,
        record: ProfileRecord,
        journal: Journal,
        reference: Sequence[int],
        base: PortableProfile | None,
        state: Path,
        see: SeePicture,
    ) -> None:
        self.record = record
        self._see = see
        self._base = () if base is None else base.judgments
        self._journal = journal
        self._state = state
        self._stored: tuple[str, list[Judgment]] | None = None  # the content of that file, if known
        self._known: dict[int, KnownSearch] = {}
        self._judged: dict[int, _Judged] = {}
        # The engine holds references to these two, which grow in place.
        self._vectors: dict[str, Matrix] = {}
        self._outside: Outside = {
            name: np.zeros((0, array.shape[1]), np.float32) if base is None else base.photos[name]
            for name, array in snapshot.vectors.items()
        }
        self.follow(snapshot)
        self._profile = Profile(
            self._vectors,
            record.learner,
            without_prior(record.settings),  # an imported prior belongs to its own library
            record.seed,
            outside=self._outside,
            reference=reference,
            prior=prior(snapshot.modalities),
        )
        for search in journal.searches(record.id):
            self.add(search)
        kept = self._kept_judgments()
        checkpoint.resume(self._profile, kept, snapshot.key, self._outside, state)
        if kept and not self.left():
            self._stored = snapshot.key, kept

    @property
    def untrained(self) -> Metric:
        """The metric before any judgment."""
        return self._profile.untrained

    def follow(self, snapshot: LibrarySnapshot) -> None:
        """Use a snapshot with rows appended; its key must be the same."""
        self.snapshot = snapshot
        self._vectors.update(snapshot.vectors)
        self.rows = dict(zip(snapshot.rows.tolist(), range(len(snapshot.rows)), strict=True))
        self._judged.clear()  # photos without a row may have one now

    def add(self, search: SearchRecord) -> None:
        """Add a search of this profile, or update whether it is kept."""
        if search.id in self._known:
            self._known[search.id].kept = search.kept
            return
        first = 1 + max((judgment.search for judgment in self._base), default=-1)
        number = first + len(self._known)
        self._known[search.id] = known_search(
            search, number, self.snapshot, self.rows, self._outside, self._see
        )

    def knows(self, search: int) -> bool:
        """Return whether a search is of this profile."""
        return search in self._known

    def judged(self, search: int) -> None:
        """Reload ``search`` after lines were added to its journal."""
        self._judged.pop(search, None)

    def own(self, query: Iterable[QueryItem]) -> list[int]:
        """Return the rows of the query's photos, whole or in part, which are never results."""
        return [self.rows[item.photo] for item in query if item.photo in self.rows]

    def query_vectors(self, search: int) -> dict[str, Float32]:
        """Return the scaled vectors (q, d_k) of a search's query. Raises QueryError if unusable."""
        known = self._known[search]
        if known.unusable:
            raise QueryError(known.unusable)
        return gather(self._vectors, known.anchors, self._outside)

    def entries(self, search: int) -> list[JournalEntry]:
        """Return the lines of one search from the journal, for the engine."""
        anchors = {search: self._known[search].anchors}
        return engine_entries(self._journal.entries([search]), anchors, self.rows)

    def before(self, search: int) -> Metric:
        """Return the metric after the kept searches before ``search``, which ranks it."""
        return self._profile.replay(
            self._judgments([s for s in self._teaching_searches() if s < search])
        )

    def learn_before(self, search: int | None) -> Iterator[int]:
        """Learn what `before` needs (None: `latest`) in short steps; yields how many are left."""
        learned, searches = self.catch_up(PER_STEP, before=search)
        while learned < searches:
            yield searches - learned
            learned, searches = self.catch_up(PER_STEP, before=search)

    def learn(self, search: int) -> None:
        """Learn all judgments, including those of ``search``; before its first thumb, rehearse."""
        if search not in self._teaching_searches():  # it may be of another profile
            return
        judgments = self._kept_judgments()
        if self._counting_judgments([search]):
            self._profile.replay(judgments)
        else:
            self._profile.rehearse(judgments, self._known[search].number)

    def catch_up(self, searches: int, before: int | None = None) -> tuple[int, int]:
        """Learn at most ``searches`` more kept searches, of those before ``before`` if given.

        Returns how many are learned and how many there are. The state is saved now and then, so
        that a kill doesn't lose all of it.
        """
        teaching = self._teaching_searches()
        kept = self._judgments([s for s in teaching if before is None or s < before])
        sittings = _sittings(kept)
        begun = self._profile.learned(kept)
        learned = min(begun + searches, len(sittings))
        head = [judgment for each in sittings[:learned] for judgment in each]
        self._profile.replay(head)
        if begun // KEPT_EVERY < learned // KEPT_EVERY:
            self._save_checkpoint(head)
        return learned, len(sittings)

    def left(self) -> int:
        """Return how many kept searches are yet to be learned, including any after a change."""
        kept = self._kept_judgments()
        return len(_sittings(kept)) - self._profile.learned(kept)

    def latest(self) -> Metric:
        """Return the metric after all kept searches, which ranks the next one."""
        return self._profile.replay(self._kept_judgments())

    def store(self) -> None:
        """Save what was learned, unless it is saved already."""
        judgments = self._kept_judgments()
        if judgments:
            self._profile.replay(judgments)
            self._save_checkpoint(judgments)

    def _save_checkpoint(self, learned: Sequence[Judgment]) -> None:
        stored = self.snapshot.key, list(learned)
        if stored == self._stored:
            return
        key = checkpoint.key_of(self._profile, learned, stored[0], self._outside)
        with suppress(OSError):  # the next start computes it again
            self._state.parent.mkdir(exist_ok=True)
            checkpoint.save(self._profile, learned, key, self._state)
            self._stored = stored

    def portable(self) -> PortableProfile:
        """Return all that the kept searches taught, independent of this library."""
        schema, vectors = self.snapshot.schema, self._vectors
        return pack(self._profile, self._kept_judgments(), vectors, schema, self._outside)

    def _kept_judgments(self) -> list[Judgment]:
        return self._judgments(self._teaching_searches())

    def _teaching_searches(self) -> list[int]:
        """Return the searches that the profile learns from."""
        return [s for s, known in self._known.items() if known.kept and not known.unusable]

    def _judgments(self, searches: Sequence[int]) -> list[Judgment]:
        """Return all judgments to be learned, in order."""
        return [*self._base, *self._counting_judgments(searches)]

    def _counting_judgments(self, searches: Sequence[int]) -> list[Judgment]:
        """Return the judgments of ``searches`` that still count, in the journal's order.

        So continuing a search, as in an album, does not change what was learned in between.
        """
        self._read_judgments([search for search in searches if search not in self._judged])
        judged = chain.from_iterable(self._judged[s] for s in searches)
        return [judgment for _, judgment in sorted(judged, key=itemgetter(0))]

    def _read_judgments(self, searches: Sequence[int]) -> None:
        """Read the judgments of ``searches`` that still count from the journal."""
        if not searches:
            return
        frozen = self.record.frozen
        entries = [e for e in self._journal.entries(searches) if not frozen or e.seq < frozen]
        self._judged.update(dict.fromkeys(searches, ()))
        by_search = sorted(entries, key=attrgetter("search"))
        for search, group in groupby(by_search, key=attrgetter("search")):
            lines = list(group)
            then = {e.photo: e.row for e in lines if was_at(self.snapshot, e.photo, e.row)}
            rows = ChainMap(then, self.rows)
            known = self._known[search]
            judged = numbered(engine_entries(lines, {search: known.anchors_then}, rows))
            self._judged[search] = tuple(
                (line, replace(judgment, search=known.number)) for line, judgment in judged
            )


def _sittings(judgments: Iterable[Judgment]) -> list[list[Judgment]]:
    """Return the judgments grouped by search."""
    return [list(each) for _, each in groupby(judgments, key=lambda judgment: judgment.search)]


def load_profile(
    library: Library,
    record: ProfileRecord,
    snapshot: LibrarySnapshot,
    see: SeePicture,
    *,
    store: bool = True,
) -> ProfileState:
    """Return the state of a profile over ``snapshot``.

    ``see`` reads the pictures of earlier searches again; ``store``: the library may be written to.
    Its ``base_left_out`` says that the base of an imported profile can't be used.
    """
    reference = reference_sample_of(library.catalogue, record.id, snapshot, store)
    brought = base_of(library, record.id)
    base = None if brought is None else fitted(brought, snapshot, reference)
    state = ProfileState(
        snapshot,
        record,
        Journal(library.catalogue),
        reference if base is None else base.reference,
        base,
        state_path(library.folder, record.id),
        see,
    )
    state.reference = reference
    state.base_left_out = brought is not None and base is None
    return state


PER_IDLE_STEP = 10
"""Earlier searches that are learned in one step while nobody waits: about half a second."""


class ActiveProfile:
    """Loads a profile's state on request, and keeps it until another one is requested.

    Attributes: ``state``, the one requested last; None before, and to have it reloaded.
    ``outdated``: the library has changed since, which the next request takes into account.
    """

    def __init__(self, library: Library, profiles: Profiles, see: SeePicture) -> None:
        self.state: ProfileState | None = None
        self.outdated = False
        self._library = library
        self._profiles = profiles
        self._see = see
        self._stored = True  # what was learned is saved

    def state_of(self, profile: int) -> ProfileState:
        """Return a profile's state over the current library. Raises QueryError if that is empty."""
        state = self.state
        if state is not None and state.record.id == profile and not self.outdated:
            return state
        snapshot = self._snapshot()
        if state is not None and self._continues(state, profile, snapshot):
            state.follow(snapshot)
        else:
            state = self._load(profile, snapshot)
        self.state, self.outdated = state, False
        return state

    def _continues(self, state: ProfileState, profile: int, snapshot: LibrarySnapshot) -> bool:
        """Return whether a state can go on in a library that has only grown."""
        same = (state.record.id, state.snapshot.key) == (profile, snapshot.key)
        catalogue = self._library.catalogue
        return same and state.reference == reference_sample_of(catalogue, profile, snapshot, True)

    def load(self) -> bool:
        """Load the state of the active profile; returns whether that was needed and possible."""
        profile, state = self._profiles.active().id, self.current_state()
        if state is not None and state.record.id == profile:
            return False
        try:
            self.state_of(profile)
        except QueryError:
            return False
        return True

    def current_state(self) -> ProfileState | None:
        """Return the state in use if it is up to date with the library, else None."""
        return None if self.outdated else self.state

    def warning(self) -> str:
        """Return a sentence if the profile's base can't be used; else empty."""
        if self.state is None or not self.state.base_left_out:
            return ""
        return tr(
            "What “{name}” brought along was learned by a version of Likewise that saw other "
            "features in photos, so it is left out; the searches made here still count.",
            name=self.state.record.name,
        )

    def peek(self, profile: int) -> ProfileState:
        """Return a profile's state without making it the one in use."""
        if self.state is not None and self.state.record.id == profile:
            return self.state_of(profile)
        return self._load(profile, self._snapshot())

    def catch_up(self) -> tuple[int, int]:
        """Learn some earlier searches of the active profile, and save once all are learned.

        Returns how many are learned and how many there are; (0, 0) while no photo was read.
        """
        try:
            state = self.state_of(self._profiles.active().id)
        except QueryError:
            return 0, 0
        learned, searches = state.catch_up(PER_IDLE_STEP)
        if learned == searches:
            self.store()
        return learned, searches

    def mark_unsaved(self) -> None:
        """Note that there is something new to save."""
        self._stored = False

    def store_if_new(self) -> bool:
        """Save what was learned since the last time; return whether anything was."""
        if self.state is None or self._stored:
            return False
        self.store()
        return self._stored

    def store(self) -> None:
        """Save what was learned, unless much is yet to be learned.

        Closing waits for this, and only the speed of the next start depends on it.
        """
        if self.state is not None and self.state.left() <= PER_IDLE_STEP:
            self.state.store()
            self._stored = True

    def _load(self, profile: int, snapshot: LibrarySnapshot) -> ProfileState:
        return load_profile(self._library, self._profiles.get(profile), snapshot, self._see)

    def _snapshot(self) -> LibrarySnapshot:
        snapshot = self._library.snapshot()
        if not snapshot.alive.any():
            raise QueryError(tr("No photo has been read yet."), tr("Add a folder of photos first."))
        return snapshot
