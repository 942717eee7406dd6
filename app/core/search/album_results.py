"""Results of a search that fills an album: who put each photo there, and how probably it belongs.

The probability of a photo depends on where it stands in the order, so after a thumb the curve of
before serves until the new one is fitted, which a click does not wait for.
"""

from __future__ import annotations

from collections.abc import Generator, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace

import numpy as np

from app.core.library.snapshot import LibrarySnapshot
from app.core.search.ranking import RESULTS, Asked, SearchRanking
from app.core.search.summary import doubtful_line
from app.core.store.catalogue import Catalogue
from app.core.store.groups.album_fillings import found_photos
from app.core.store.groups.albums import StoredAlbum, album_of_search, memberships
from app.core.types import AlbumEdge, ResultItem
from engine.feedback.album_edge import CERTAINLY, PERHAPS, edge_questions
from engine.feedback.ranker import Click
from engine.steps import finish
from engine.types import Float64, Rows

BELOW = 100
"""Photos below the line that are shown at least."""


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


def results_of_album(
    catalogue: Catalogue,
    search: int,
    snapshot: LibrarySnapshot,
    rows: Mapping[int, int],
    own: Iterable[int],
) -> AlbumResults | None:
    """What fills the album of ``search``; None for a search that is no album. ``rows``: photo ->
    row; ``own``: the rows that the search starts from."""
    album = album_of_search(catalogue, search)
    if album is None:
        return None
    alive = snapshot.alive
    there = {photo: row for photo, row in rows.items() if alive[row]}
    return AlbumResults(catalogue, album, there, [row for row in sorted(own) if alive[row]])


class AlbumResults:
    """The results of the search that fills ``album``. ``rows``: photo -> row, of the photos that
    can be shown; ``own``: the rows that the search starts from, which belong to the album."""

    def __init__(
        self, catalogue: Catalogue, album: StoredAlbum, rows: Mapping[int, int], own: Sequence[int]
    ) -> None:
        self._album = album
        said = memberships(catalogue, album.id)
        known = [
            (rows[photo], member[1]) for photo, member in said.items() if member and photo in rows
        ]
        self._put_in = [row for row, inside in known if inside]
        self._kept_out = {row for row, inside in known if not inside}
        self._own = [row for row in own if row not in self._kept_out]
        # What a person said belongs there is certain, and stands before the results.
        found = [chance for chance in found_photos(catalogue, album.id).values() if 0 < chance < 1]
        self._chances: Float64 = -np.sort(-np.array(found, np.float64))
        self._ranked: Rows = np.zeros(0, np.int64)
        self._fitted: Asked | None = None  # what the two were fitted to

    def take_over(self, before: AlbumResults) -> None:
        """Know the probabilities that are known already."""
        self._chances, self._ranked = before._chances, before._ranked
        self._fitted = before._fitted

    @property
    def edge(self) -> AlbumEdge | None:
        """Where the album ends; None while it was never found out."""
        if self._fitted is None and not len(self._chances):
            return None
        album = self._album
        return AlbumEdge(album.id, album.name, self._line, CERTAINLY, album.line is not None)

    @property
    def _line(self) -> float:
        return PERHAPS if self._album.line is None else self._album.line

    @property
    def doubt(self) -> str:
        """A sentence if the line may lie far off, once it was found out; else empty."""
        inside = int(np.count_nonzero(self._chances >= self._line))
        return doubtful_line(len(self._ranked), inside) if self._fitted else ""

    @property
    def wanted(self) -> int:
        """How many results are worth ranking: all of the album, and what comes next."""
        inside = int(np.count_nonzero(self._chances >= self._line))
        return max(RESULTS, inside + BELOW)

    def arranged(
        self, ranking: SearchRanking, results: Sequence[ResultItem], clicks: Sequence[Click]
    ) -> tuple[ResultItem, ...]:
        """What people put into the album, then ``results`` with their probabilities, without what
        is kept out."""
        ups = [row for row, sign in clicks if sign > 0]
        downs = {row for row, sign in clicks if sign < 0}
        by_hand = [r for r in dict.fromkeys([*self._own, *ups, *self._put_in]) if r not in downs]
        first = [replace(item, probability=1.0) for item in ranking.items(by_hand)]
        known = {item.photo for item in first} | set(ranking.photos_of(sorted(self._kept_out)))
        chances = np.zeros(len(results))
        chances[: len(self._chances)] = self._chances[: len(results)]
        rest = [
            replace(item, probability=float(chance))
            for item, chance in zip(results, chances, strict=True)
            if item.photo not in known
        ]
        return (*first, *rest)

    def fit(
        self, ranking: SearchRanking, clicks: Sequence[Click], gestures: Sequence[int]
    ) -> Generator[None, None, None]:
        """Have the probabilities that ``clicks`` give, in steps as short as one click."""
        asked = tuple(clicks), tuple(gestures)
        if self._fitted != asked:
            self._ranked, self._chances = yield from ranking.fill_in_steps(clicks, gestures)
            self._fitted = asked

    def found(self, search: AlbumSearch, scope: str) -> FoundForAlbum | None:
        """What ``search``, which looks within ``scope``, finds for the album; None if that was not
        found out yet, or it looks elsewhere than the album does."""
        if self._fitted != (search.clicks, search.gestures) or scope != self._album.scope:
            return None
        return FoundForAlbum(self._album, search, self._ranked, self._chances)

    def questions(
        self, ranking: SearchRanking, clicks: Sequence[Click], gestures: Sequence[int]
    ) -> tuple[int, ...]:
        """The few photos near the line whose thumbs would teach most, by their ids."""
        finish(self.fit(ranking, clicks, gestures))
        known = {*self._put_in, *self._kept_out}
        open_ = np.array([row not in known for row in self._ranked.tolist()], np.bool_)
        return ranking.photos_of(edge_questions(self._ranked[open_], self._chances[open_]))
