"""The current search: writes its thumbs to the journal and creates the view of its results."""

from __future__ import annotations

from collections.abc import Generator, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Literal

import numpy as np

from app.core.albums.tables import StoredAlbum
from app.core.base.errors import QueryError
from app.core.base.language import both_sentences, tr
from app.core.base.search_types import Scope, SearchView
from app.core.index.local_index import OwnPoints
from app.core.index.protocol import LibraryIndex, SearchIndex
from app.core.library.library import Library, LibrarySnapshot
from app.core.profiles.journal import Journal, SearchRecord
from app.core.profiles.profile_files import keep_metric, read_metric
from app.core.profiles.profile_state import ProfileState
from app.core.profiles.query import SeePicture
from app.core.profiles.tables import add_judgments, add_reversals, set_kept
from app.core.search.label_table import LabelTable
from app.core.search.photo_filter import PhotoFilter, pack_scope, rows_in, unpack_scope
from app.core.search.ranking import VISIBLE, SearchRanking
from app.core.search.result_line import MIN_PROBABILITY, ResultLine
from app.core.search.summary import not_looked_at, nothing_found, summary_of
from app.core.search.words import distances_of_words, known_word, noun_asked
from engine.feedback.journal import (
    JournalEntry,
    Sign,
    gestures_of,
    in_order,
    numbered,
    redo_targets,
    undo_targets,
)
from engine.feedback.ranker import Click
from engine.metrics.metric import Metric
from engine.types import Float32


@dataclass(frozen=True, slots=True)
class SearchContext:
    """What all searches use: library, journal, index, labels, filter, reader of pictures."""

    library: Library
    journal: Journal
    index: LibraryIndex
    labels: LabelTable
    photos: PhotoFilter
    see: SeePicture


def known_rows(context: SearchContext, snapshot: LibrarySnapshot, word: str) -> int:
    """Return how many of the first rows a search by ``word`` can find."""
    if not word or snapshot.networks.reader:  # which has read all photos
        return len(snapshot.rows)
    return context.labels.count_of(snapshot)


def open_ranking(
    context: SearchContext,
    snapshot: LibrarySnapshot,
    index: SearchIndex,
    query: Mapping[str, Float32],
    own: Sequence[int],
    word: str,
    scope: Scope,
) -> tuple[SearchRanking, int]:
    """Return the ranking of a search within ``scope``, and how many photos have no labels yet.

    ``query``, ``own``: see SearchRanking; ``word``: the start in place of pictures. Raises
    QueryError.
    """
    allowed = rows_in(context.photos, snapshot, scope)
    if not word:
        return SearchRanking(snapshot, index, query, own, allowed), 0
    known = known_word(context.library, word)
    seen = known_rows(context, snapshot, word)
    unseen = int(np.count_nonzero(allowed[seen:] & snapshot.alive[seen:]))
    allowed[seen:] = False
    order = distances_of_words(known, snapshot, context.labels, context.see)
    noun = noun_asked(known, snapshot)
    return SearchRanking(snapshot, index, query, own, allowed, order, noun), unseen


@dataclass(frozen=True, slots=True)
class SearchThumbs:
    """The thumbs of a search.

    ``clicks``: row and sign of each, in order; ``gestures``: for each, the position of the first of
    its gesture; ``undoable`` and ``redoable``: the journal entries that the next undo and redo
    affect.
    """

    clicks: tuple[Click, ...]
    gestures: tuple[int, ...]
    undoable: tuple[int, ...]
    redoable: tuple[int, ...]

    @classmethod
    def of(cls, entries: list[JournalEntry]) -> SearchThumbs:
        """Return the thumbs from a search's lines in the journal."""
        judged = numbered(entries)
        return cls(
            tuple((each.row, each.sign) for _, each in judged),
            tuple(gestures_of(entries, [number for number, _ in judged])),
            undo_targets(entries),
            redo_targets(entries),
        )

    def rows(self, sign: Sign) -> list[int]:
        """Return the rows with this thumb, in the order of their thumbs."""
        return [row for row, given in self.clicks if given == sign]

    def after(self, row: int, sign: Sign) -> tuple[list[Click], Sequence[int]]:
        """Return clicks and gestures after one more thumb, or without that row's (sign 0)."""
        positions = [position for position, click in enumerate(self.clicks) if click[0] != row]
        clicks = [self.clicks[position] for position in positions]
        gestures = in_order([self.gestures[position] for position in positions])
        return ([*clicks, (row, sign)], [*gestures, len(clicks)]) if sign else (clicks, gestures)


def nothing_to_judge(*, of_album: bool) -> QueryError:
    """Return why the photos that a search starts from get no thumbs; an album shows its own."""
    if of_album:
        return QueryError(
            tr("The album starts from this photo, so it belongs there without a thumb."),
            tr("Take it out of the album if it does not."),
        )
    return QueryError(
        tr("Only the results of a search can be liked or disliked."), tr("Pick one of the results.")
    )


@dataclass(frozen=True, slots=True)
class FoundForAlbum:
    """The photos found for an album in the first ``rows`` of the library, and their probabilities.

    These are 1 for photos that the search starts from and thumbs up, 0 for thumbs down.
    """

    album: StoredAlbum
    rows: int
    chances: Mapping[int, float]


Order = Literal["learned", "original"]


class CurrentSearch:
    """One search over one snapshot of the library, within one scope.

    It is created when a search becomes the current one, or when the library or the scope has
    changed, and then replaced as a whole. Thumbs are on disk when the method that judges returns.

    Attributes: ``record``, the search as it was started; ``scope``; ``state``, its profile's state;
    ``snapshot``, the library that is searched; ``unseen``, how many of its photos have no labels
    yet; ``asked``, the photos of "Help it learn"; ``gains``, how many ranks learning raised each
    liked photo in the last view; ``shown``, that view.
    """

    def __init__(
        self,
        record: SearchRecord,
        state: ProfileState,
        context: SearchContext,
        scope: Scope,
        asked: tuple[int, ...] = (),
        *,
        aside: bool = False,
    ) -> None:
        """``aside``: for idle work, without disturbing what the search shown has prepared."""
        self.record = record
        self.state = state
        self.snapshot = state.snapshot
        self.asked = asked
        self.unseen = 0
        self.gains: tuple[int, ...] = ()
        self.shown: SearchView | None = None
        self.scope = scope
        self._context = context
        self._library = context.library
        self._own = frozenset(state.own(record.query.items))
        self._ranking: SearchRanking | None = None
        self._aside = aside
        self._line = self._open_line()
        self._thumbs = self._read_thumbs()

    # Judging

    def judge(self, photos: Sequence[int], sign: Sign) -> bool:
        """Thumb photos up (+1) or down (-1), or clear their thumbs (0), in one gesture.

        Photos that are no results, such as the query's own, are skipped. Raises QueryError if none
        is left. Returns whether any thumb changed.
        """
        known = {photo: self.state.rows[photo] for photo in photos if photo in self.state.rows}
        if not known:  # their files have just changed
            raise QueryError(tr("This photo isn't read yet."), tr("Try again in a moment."))
        rows = {photo: row for photo, row in known.items() if row not in self._own}
        if not rows:
            raise nothing_to_judge(of_album=self._line.album is not None)
        signs = dict(self._thumbs.clicks)
        new = {photo: row for photo, row in rows.items() if signs.get(row, 0) != sign}
        if new:
            add_judgments(self._library.catalogue, self.record.id, new, sign)
            self._thumbs_changed()
        return bool(new)

    def thumbs(self) -> dict[Sign, list[int]]:
        """Return the photos thumbed up (+1) and down (-1), in the order of their thumbs."""
        of = self.snapshot.rows
        signs: tuple[Sign, Sign] = 1, -1
        return {sign: [int(of[row]) for row in self._thumbs.rows(sign)] for sign in signs}

    def undo(self) -> None:
        """Take back the last gesture in force, if any."""
        self._reverse_judgments("undo", self._thumbs.undoable)

    def redo(self) -> None:
        """Restore the last gesture taken back, unless a judgment followed."""
        self._reverse_judgments("redo", self._thumbs.redoable)

    def keep(self, kept: bool) -> None:
        """Let the profile learn from this search, or exclude it."""
        set_kept(self._library.catalogue, self.record.id, kept)
        self.record = replace(self.record, kept=kept)
        self.state.add(self.record)

    def _reverse_judgments(self, kind: Literal["undo", "redo"], targets: tuple[int, ...]) -> None:
        if targets:
            add_reversals(self._library.catalogue, self.record.id, kind, targets)
            self._thumbs_changed()

    def _thumbs_changed(self) -> None:
        self.state.judged(self.record.id)
        self._thumbs = self._read_thumbs()

    def _read_thumbs(self) -> SearchThumbs:
        return SearchThumbs.of(self.state.entries(self.record.id))

    # Seeing

    @property
    def metric(self) -> Metric:
        """The metric of this search, before its own thumbs."""
        return self._get_ranking().metric

    def keep_metric(self) -> None:
        """Store the metric, for when this search is opened again."""
        keep_metric(self._library.folder, self.snapshot, self.record.id, self.metric)

    def ask(self) -> str:
        """Ask about the few photos whose thumbs would teach most; a second call ends that.

        Returns a sentence if there is nothing to ask, or empty.
        """
        clicks, gestures = self._thumbs.clicks, self._thumbs.gestures
        if self._open_questions():
            self.asked = ()
            return ""
        if self._line.album is None:
            self.asked = self._get_ranking().ask(clicks, gestures)
            return "" if self.asked else nothing_found(self.scope, len(clicks))
        self.asked = self._line.questions(self._get_ranking(), clicks, gestures)
        return "" if self.asked else tr("Nothing to ask: it is clear what belongs in the album.")

    def prefetch(self, photo: int, sign: Sign) -> Generator[None, None, None]:
        """Prepare the order that this judgment would give, in short steps that may be dropped."""
        row = self.state.rows.get(photo)
        if self._ranking is not None and row is not None and row not in self._own:
            yield from self._ranking.prefetch(*self._thumbs.after(row, sign))

    def learn_earlier(self) -> Iterator[int]:
        """Learn this search's metric, if needed, in steps; yields how many searches are left."""
        if self._ranking is None and self._kept_metric is None:
            yield from self.state.learn_before(self.record.id)

    def prepare(self) -> Iterator[int]:
        """Do the slow part of the view in steps that may be dropped; yields how many are left.

        The first line belongs to it: the photos would move if it parted them later.
        """
        ranking, thumbs = self._get_ranking(), self._thumbs
        yield from ranking.prepare(thumbs.clicks, thumbs.gestures)
        if self._line.is_first(thumbs.clicks):
            for _ in self._line.fit(ranking, thumbs.clicks, thumbs.gestures):
                yield 0

    def view(self, order: Order) -> SearchView:
        """Return what can be shown at once: all but a new line and what the session adds."""
        ranking, edge = self._get_ranking(), None
        clicks, gestures = self._thumbs.clicks, self._thumbs.gestures
        results, ranked = ranking.results(clicks, self._line.wanted, gestures)
        self.gains = ranked.evidence.gains
        if order == "original":
            results = ranking.original(clicks)
        else:
            results, edge = self._line.drawn(ranking, results, clicks)
        learned = ranking.metric.weights * ranked.reweighting
        weights = tuple((learned / learned.sum()).tolist())
        measured = tuple(ranking.metric.weights.tolist())
        asked, thumbs = self._open_questions(), self.thumbs()
        unseen = not_looked_at(self.unseen) if self.unseen else ""
        view = SearchView(
            search=self.record.id,
            query=self.record.query.items,
            liked=tuple(thumbs[1]),
            disliked=tuple(thumbs[-1]),
            results=tuple(results),
            modalities=self.snapshot.modalities,
            weights=weights if order == "learned" else measured,
            measured=measured,
            order=order,
            summary="",
            can_undo=bool(self._thumbs.undoable),
            can_redo=bool(self._thumbs.redoable),
            kept=self.record.kept,
            asked=asked,
            incomplete=ranking.incomplete or unseen,
            scope=self.scope,
            edge=edge,
        )
        return replace(view, summary=summary_of(view, ranked.evidence))

    def completed(self, view: SearchView) -> Generator[None, None, SearchView]:
        """Complete ``view`` with what takes longer, in short steps; unchanged if nothing does."""
        clicks, gestures = self._thumbs.clicks, self._thumbs.gestures
        if view.order == "original" or not self._line.is_due(clicks, gestures):
            return view
        yield
        ranking = self._get_ranking()
        yield from self._line.fit(ranking, clicks, gestures)
        results, ranked = ranking.results(clicks, self._line.wanted, gestures)
        drawn, edge = self._line.drawn(ranking, results, clicks)
        if (drawn, edge) != (view.results, view.edge):
            view = replace(view, results=drawn, edge=edge, revised=True)
        summary = summary_of(view, ranked.evidence)
        return replace(view, summary=both_sentences(summary, self._line.doubt))

    def look_ahead(self) -> Iterator[None]:
        """Prepare thumbs up of the first visible photos, in steps of about 10 ms."""
        if self.shown is not None and self._ranking is not None:
            seen = (self.state.rows.get(item.photo) for item in self.shown.results[:VISIBLE])
            yield from self._ranking.ask_ahead([row for row in seen if row is not None])

    def fill(self) -> Iterator[object]:
        """Find what belongs in the album that this search fills, in short steps; see `found`."""
        if self._kept_metric is None:
            yield from self.learn_earlier()
            self.keep_metric()
        if isinstance(self._index, OwnPoints):
            yield from self._index.prepare()
        ranking = self._get_ranking()
        yield None
        yield from self._line.fit(ranking, self._thumbs.clicks, self._thumbs.gestures)

    def found(self) -> FoundForAlbum | None:
        """Return what was found for the album that this search fills.

        None without an album or within another scope than the album's, before the line is fitted,
        or if a part of the library did not answer.
        """
        album, ranking = self._line.album, self._ranking
        fitted = self._line.fitted(self._thumbs.clicks, self._thumbs.gestures)
        if album is None or ranking is None or ranking.incomplete or fitted is None:
            return None
        if unpack_scope(pack_scope(self.scope)) != unpack_scope(album.scope):
            return None
        rows, chances = fitted
        likely = chances >= MIN_PROBABILITY
        found = dict(zip(ranking.photos_of(rows[likely]), chances[likely].tolist(), strict=True))
        found |= dict.fromkeys(ranking.photos_of(sorted(self._own)), 1.0)
        for sign, photos in self.thumbs().items():
            found |= dict.fromkeys(photos, 1.0 if sign > 0 else 0.0)
        known = known_rows(self._context, self.snapshot, self.record.query.word)
        return FoundForAlbum(album, known, found)

    def _open_questions(self) -> tuple[int, ...]:
        """Return the questions that are not answered yet."""
        judged = {int(self.snapshot.rows[row]) for row, _ in self._thumbs.clicks}
        return tuple(photo for photo in self.asked if photo not in judged)

    @cached_property
    def _kept_metric(self) -> Metric | None:
        if self._line.album is None:  # no other search keeps one
            return None
        return read_metric(self._library.folder, self.snapshot, self.record.id)

    @cached_property
    def _index(self) -> SearchIndex:
        metric = self._kept_metric or self.state.before(self.record.id)
        view = self._context.index.aside if self._aside else self._context.index.bind
        return view(self.snapshot, metric)

    def _get_ranking(self) -> SearchRanking:
        """Return the ranking, created on first use because judging needs none."""
        if self._ranking is None:
            self._ranking, self.unseen = open_ranking(
                self._context,
                self.snapshot,
                self._index,
                self.state.query_vectors(self.record.id),
                [*self._own],
                self.record.query.word,
                self.scope,
            )
        return self._ranking

    def album_changed(self) -> None:
        """Reload the album that this search fills, or its line, after a change."""
        before, self._line = self._line, self._open_line()
        self._line.copy_fit(before)

    def _open_line(self) -> ResultLine:
        return ResultLine(
            self._library.catalogue,
            self.record.id,
            self.snapshot,
            self.state.rows,
            self._own,
            of_word=bool(noun_asked(self.record.query.word, self.snapshot)),
        )
