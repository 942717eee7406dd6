"""Find where the results of a search end: the photos' probabilities, and the line.

A search by a word has a line at once, others after a few thumbs. In an album, photos put there by
hand come first. A line that was moved by hand stays there. A photo's probability depends on its
rank, so after a thumb the previous curve is used until the new one is fitted, for which a click
does not wait.
"""

from __future__ import annotations

from collections.abc import Generator, Iterable, Mapping, Sequence
from dataclasses import replace

import numpy as np

from app.core.albums.tables import (
    StoredAlbum,
    album_of_search,
    found_photos,
    line_of_search,
    memberships,
)
from app.core.base.language import tr_n
from app.core.base.search_types import ResultEdge, ResultItem
from app.core.library.library import LibrarySnapshot
from app.core.search.ranking import MAX_RESULTS, Asked, SearchRanking
from app.core.store.catalogue import Catalogue
from engine.feedback.candidates import CANDIDATES
from engine.feedback.line import PERHAPS, is_all, questions, thumbs_suffice
from engine.feedback.ranker import Click
from engine.steps import finish
from engine.types import Float64, Rows

MIN_BELOW = 100
"""Least number of photos shown below the line."""

MIN_PROBABILITY = 0.02
"""Probabilities below this are neither shown nor stored."""


class ResultLine:
    """The line of one search, from the rows ``own`` or from a word (``of_word``).

    Attribute: ``album``, the one that the search fills, or None.
    """

    def __init__(
        self,
        catalogue: Catalogue,
        search: int,
        snapshot: LibrarySnapshot,
        rows: Mapping[int, int],
        own: Iterable[int],
        *,
        of_word: bool = False,
    ) -> None:
        """``rows``: photo -> row."""
        self.album = album_of_search(catalogue, search)
        self._of_word = of_word
        self._moved = line_of_search(catalogue, search) if self.album is None else self.album.line
        self._by_hand: list[int] = []  # rows that come before all results of an album
        self._kept_out: set[int] = set()
        self._put_in: list[int] = []
        self._chances: Float64 = np.zeros(0)
        self._ranked: Rows = np.zeros(0, np.int64)
        self._fitted: Asked | None = None  # what the previous two were fitted to
        if self.album is not None:
            self._read_album(catalogue, self.album, snapshot, rows, own)

    def _read_album(
        self,
        catalogue: Catalogue,
        album: StoredAlbum,
        snapshot: LibrarySnapshot,
        rows: Mapping[int, int],
        own: Iterable[int],
    ) -> None:
        """Read what was put in or kept out by hand, and what the search found last."""
        known = [
            (rows[photo], member[1])
            for photo, member in memberships(catalogue, album.id).items()
            if member and photo in rows and snapshot.alive[rows[photo]]
        ]
        self._put_in = [row for row, inside in known if inside]
        self._kept_out = {row for row, inside in known if not inside}
        self._by_hand = [
            row for row in sorted(own) if snapshot.alive[row] and row not in self._kept_out
        ]
        # Photos put in by hand are certain and come before the results.
        found = [chance for chance in found_photos(catalogue, album.id).values() if 0 < chance < 1]
        self._chances = -np.sort(-np.array(found, np.float64))

    def copy_fit(self, before: ResultLine) -> None:
        """Copy the probabilities that are already known."""
        if len(before._chances):
            self._chances, self._ranked = before._chances, before._ranked
            self._fitted = before._fitted

    @property
    def _line(self) -> float:
        return PERHAPS if self._moved is None else self._moved

    @property
    def doubt(self) -> str:
        """A sentence if an album may be cut off by the number of candidates; else empty."""
        inside = int(np.count_nonzero(self._chances >= self._line))
        if self.album is None or len(self._ranked) < CANDIDATES or 2 * inside <= CANDIDATES:
            return ""
        return tr_n(
            "There may be more: a search looks at {n} photo at most.",
            "There may be more: a search looks at {n} photos at most.",
            CANDIDATES,
        )

    @property
    def wanted(self) -> int:
        """The number of results worth ranking: all above an album's line, and some below."""
        if self.album is None:
            return MAX_RESULTS
        inside = int(np.count_nonzero(self._chances >= self._line))
        return max(MAX_RESULTS, inside + MIN_BELOW)

    def is_due(self, clicks: Sequence[Click], gestures: Sequence[int]) -> bool:
        """Return whether the search has a line that is yet to be fitted."""
        return self._has_line(clicks) and self._fitted != (tuple(clicks), tuple(gestures))

    def is_first(self, clicks: Sequence[Click]) -> bool:
        """Return whether the search has a line, and no probabilities yet, not even earlier ones."""
        return self._has_line(clicks) and self._fitted is None and not len(self._chances)

    def _has_line(self, clicks: Sequence[Click]) -> bool:
        """Return whether the search has a line: an album, a word, or enough thumbs."""
        return (
            self.album is not None or self._of_word or thumbs_suffice([sign for _, sign in clicks])
        )

    def drawn(
        self, ranking: SearchRanking, results: Sequence[ResultItem], clicks: Sequence[Click]
    ) -> tuple[tuple[ResultItem, ...], ResultEdge | None]:
        """Return ``results`` with probabilities, and the edge, None without a line.

        An album starts with what was put in by hand, and omits what is kept out.
        """
        if not self._has_line(clicks):
            return tuple(results), None
        first, rest = self._arrange(ranking, results, clicks)
        if self._fitted is None and not len(self._chances):
            return (*first, *rest), None
        ups = sum(sign > 0 for _, sign in clicks)
        certain = ups if self.album is None else len(first)
        is_learned = thumbs_suffice([sign for _, sign in clicks])
        return (*first, *rest), self._edge(certain, is_learned=is_learned)

    def _arrange(
        self, ranking: SearchRanking, results: Sequence[ResultItem], clicks: Sequence[Click]
    ) -> tuple[list[ResultItem], list[ResultItem]]:
        first: list[ResultItem] = []
        if self.album is not None:
            ups = [row for row, sign in clicks if sign > 0]
            downs = {row for row, sign in clicks if sign < 0}
            by_hand = [*self._by_hand, *ups, *self._put_in]
            rows = [row for row in dict.fromkeys(by_hand) if row not in downs]
            first = [replace(item, probability=1.0) for item in ranking.items(rows)]
        known = {item.photo for item in first} | set(ranking.photos_of(sorted(self._kept_out)))
        likely = self._chances[self._chances >= MIN_PROBABILITY].tolist()[: len(results)]
        likeliest = [
            replace(item, probability=chance)
            for item, chance in zip(results[: len(likely)], likely, strict=True)
            if item.photo not in known
        ]
        rest = results[len(likely) :]
        return first, [*likeliest, *(item for item in rest if not known or item.photo not in known)]

    def _edge(self, certain: int, *, is_learned: bool) -> ResultEdge:
        """Return the edge; the first ``certain`` results are sure, ``is_learned``: by thumbs."""
        album, line = self.album, self._line
        left = float(self._chances[self._chances < line].sum())
        exist = certain + float(self._chances.sum())
        return ResultEdge(
            album=None if album is None else album.id,
            name="" if album is None else album.name,
            line=line,
            moved=self._moved is not None,
            exist=max(round(exist), certain) if is_learned else 0,
            done=is_learned and is_all(left, exist),
        )

    def fit(
        self, ranking: SearchRanking, clicks: Sequence[Click], gestures: Sequence[int]
    ) -> Generator[None, None, None]:
        """Fit the probabilities after ``clicks``, in steps as short as one click."""
        asked = tuple(clicks), tuple(gestures)
        if self._fitted != asked:
            self._ranked, self._chances = yield from ranking.fill_in_steps(clicks, gestures)
            self._fitted = asked

    def fitted(
        self, clicks: Sequence[Click], gestures: Sequence[int]
    ) -> tuple[Rows, Float64] | None:
        """Return the candidates' rows and probabilities (n,), descending; None until fitted."""
        is_fitted = self._fitted == (tuple(clicks), tuple(gestures))
        return (self._ranked, self._chances) if is_fitted else None

    def questions(
        self, ranking: SearchRanking, clicks: Sequence[Click], gestures: Sequence[int]
    ) -> tuple[int, ...]:
        """Return ids of the few photos near the line whose thumbs would teach most."""
        finish(self.fit(ranking, clicks, gestures))
        known = {*self._put_in, *self._kept_out}
        open_ = np.array([row not in known for row in self._ranked.tolist()], np.bool_)
        return ranking.photos_of(questions(self._ranked[open_], self._chances[open_]))
