"""Where the results of a search end: how probably each photo is meant, and where the line is.

A search by a word has a line at once, others after a few thumbs. Of one that fills an album what
people put there comes first. A line that was moved by hand stays where it was put.
The probability of a photo depends on where it stands in the order, so after a thumb the curve of
before serves until the new one is fitted, which a click does not wait for.
"""

from __future__ import annotations

from collections.abc import Generator, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace

import numpy as np

from app.core.albums.tables import (
    StoredAlbum,
    album_of_search,
    found_photos,
    line_of_search,
    memberships,
)
from app.core.base.search_types import ResultEdge, ResultItem
from app.core.library.snapshot import LibrarySnapshot
from app.core.search.ranking import RESULTS, Asked, SearchRanking
from app.core.search.summary import doubtful_line
from app.core.store.catalogue import Catalogue
from engine.feedback.line import (
    CERTAINLY,
    PERHAPS,
    WORTH_A_CHECK,
    is_all,
    is_told,
    questions,
)
from engine.feedback.ranker import Click
from engine.steps import finish
from engine.types import Float64, Rows

BELOW = 100
"""Photos below the line that are shown at least."""

LEAST = 0.02
"""Probability below which a result has none to tell of."""


@dataclass(frozen=True, slots=True)
class AlbumSearch:
    """``ranking`` of the photos, after ``clicks`` with their ``gestures``; ``own``: the rows that
    the search starts from; ``rows``: how many of the library's rows it knows."""

    ranking: SearchRanking
    clicks: tuple[Click, ...]
    gestures: tuple[int, ...]
    own: tuple[int, ...]
    rows: int


@dataclass(frozen=True, slots=True)
class FoundForAlbum:
    """What the search of ``album`` finds: the ``candidates`` int64 (n,), as rows, and how probably
    each belongs there, ``chances`` float64 (n,), falling."""

    album: StoredAlbum
    search: AlbumSearch
    candidates: Rows
    chances: Float64


class ResultLine:
    """The line of one search. ``own``: the rows that it starts from; ``of_word``: a word, instead.

    Attribute: ``album``, the one that the search fills; None for a search that is no album.
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
        self._by_hand: list[int] = []  # rows that stand before all results of an album
        self._kept_out: set[int] = set()
        self._put_in: list[int] = []
        self._chances: Float64 = np.zeros(0)
        self._ranked: Rows = np.zeros(0, np.int64)
        self._fitted: Asked | None = None  # what the two were fitted to
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
        """What people said of the album, and what its search found last."""
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
        # What a person said belongs there is certain, and stands before the results.
        found = [chance for chance in found_photos(catalogue, album.id).values() if 0 < chance < 1]
        self._chances = -np.sort(-np.array(found, np.float64))

    def take_over(self, before: ResultLine) -> None:
        """Know the probabilities that are known already."""
        if len(before._chances):
            self._chances, self._ranked = before._chances, before._ranked
            self._fitted = before._fitted

    @property
    def _line(self) -> float:
        return PERHAPS if self._moved is None else self._moved

    @property
    def doubt(self) -> str:
        """A sentence if the line of an album may lie far off, once it was found out; else empty."""
        if self.album is None or not self._fitted:
            return ""
        inside = int(np.count_nonzero(self._chances >= self._line))
        return doubtful_line(len(self._ranked), inside)

    @property
    def wanted(self) -> int:
        """How many results are worth ranking: all above an album's line, and what comes next."""
        if self.album is None:
            return RESULTS
        inside = int(np.count_nonzero(self._chances >= self._line))
        return max(RESULTS, inside + BELOW)

    def is_due(self, clicks: Sequence[Click], gestures: Sequence[int]) -> bool:
        """Whether there is a line to find out that is not known yet."""
        return self._has_line(clicks) and self._fitted != (tuple(clicks), tuple(gestures))

    def _has_line(self, clicks: Sequence[Click]) -> bool:
        """Whether the search ends somewhere: one that is no album and starts from photos as soon as
        its thumbs tell that from a guess."""
        return self.album is not None or self._of_word or is_told([sign for _, sign in clicks])

    def drawn(
        self, ranking: SearchRanking, results: Sequence[ResultItem], clicks: Sequence[Click]
    ) -> tuple[tuple[ResultItem, ...], ResultEdge | None]:
        """``results`` with their probabilities, and where the line is; None while it was never
        found out. An album has first what people put into it, and lacks what is kept out."""
        if not self._has_line(clicks):
            return tuple(results), None
        first, rest = self._arranged(ranking, results, clicks)
        if self._fitted is None and not len(self._chances):
            return (*first, *rest), None
        ups = sum(sign > 0 for _, sign in clicks)
        certain = ups if self.album is None else len(first)
        told = is_told([sign for _, sign in clicks])
        return (*first, *rest), self._edge((*first, *rest), certain, told=told)

    def _arranged(
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
        likely = self._chances[self._chances >= LEAST].tolist()[: len(results)]
        told = [
            replace(item, probability=chance)
            for item, chance in zip(results[: len(likely)], likely, strict=True)
            if item.photo not in known
        ]
        rest = results[len(likely) :]
        return first, [*told, *(item for item in rest if not known or item.photo not in known)]

    def _edge(self, results: Sequence[ResultItem], certain: int, *, told: bool) -> ResultEdge:
        """``certain``: how many are meant for certain; ``told``: thumbs tell how many there are."""
        album, line = self.album, self._line
        chances = np.array([item.probability or 0.0 for item in results])
        good = int(np.count_nonzero(chances >= line))
        left = float(self._chances[self._chances < line].sum())
        exist = certain + float(self._chances.sum())
        return ResultEdge(
            album=None if album is None else album.id,
            name="" if album is None else album.name,
            line=line,
            certainly=CERTAINLY,
            moved=self._moved is not None,
            good=good,
            check=int(np.count_nonzero(chances >= WORTH_A_CHECK * line)) - good,
            exist=max(round(exist), certain) if told else 0,
            done=told and is_all(left, exist),
        )

    def fit(
        self, ranking: SearchRanking, clicks: Sequence[Click], gestures: Sequence[int]
    ) -> Generator[None, None, None]:
        """Have the probabilities that ``clicks`` give, in steps as short as one click."""
        asked = tuple(clicks), tuple(gestures)
        if self._fitted != asked:
            self._ranked, self._chances = yield from ranking.fill_in_steps(clicks, gestures)
            self._fitted = asked

    def found(self, search: AlbumSearch, scope: str) -> FoundForAlbum | None:
        """What ``search``, which looks within ``scope``, finds for the album; None if there is none
        or that was not found out yet, or it looks elsewhere than the album does."""
        album = self.album
        if album is None or self._fitted != (search.clicks, search.gestures):
            return None
        if scope != album.scope:
            return None
        return FoundForAlbum(album, search, self._ranked, self._chances)

    def questions(
        self, ranking: SearchRanking, clicks: Sequence[Click], gestures: Sequence[int]
    ) -> tuple[int, ...]:
        """The few photos near the line whose thumbs would teach most, by their ids."""
        finish(self.fit(ranking, clicks, gestures))
        known = {*self._put_in, *self._kept_out}
        open_ = np.array([row not in known for row in self._ranked.tolist()], np.bool_)
        return ranking.photos_of(questions(self._ranked[open_], self._chances[open_]))
