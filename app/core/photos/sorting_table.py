"""Hold what photos are sorted, grouped and laid out by, as arrays over photo ids."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from operator import attrgetter
from typing import TypeVar

import numpy as np
from numpy.typing import NDArray

from app.core.base.language import listed
from app.core.base.photo_types import PhotoInfo
from app.core.photos.names import NameRanks
from features.exif import local_time

_DAY, _QUARTER = 86_400, 900  # seconds


def local_times(moments: NDArray[np.float64]) -> NDArray[np.float64]:
    """Apply `features.exif.local_time` to many moments, (n,).

    The offset from UTC is looked up at both ends of each day among them, and for each quarter of an
    hour on days where these differ.
    """
    days, which = np.unique(moments // _DAY, return_inverse=True)
    evening_before, evening = _ahead(days * _DAY), _ahead((days + 1) * _DAY)
    ahead = evening_before[which]
    changing = (evening_before != evening)[which]
    if changing.any():
        quarters, inverse = np.unique(moments[changing] // _QUARTER, return_inverse=True)
        ahead[changing] = _ahead(quarters * _QUARTER)[inverse]
    return np.asarray(moments + ahead)


def _ahead(moments: NDArray[np.float64]) -> NDArray[np.float64]:
    return np.array([local_time(each) - each for each in moments.tolist()], np.float64)


Ids = NDArray[np.int64]

Places = tuple[Ids, Sequence[str], NDArray[np.int32]]
"""Photos, different places (town|region|country; empty: not known), the position of each photo's.
"""

_Number = TypeVar("_Number", bound=np.number)

_LAST = np.int64(1 << 40)  # after all alphabetical ranks
_USUAL = 4 / 3  # the shape of an unknown photo


class SortingTable:
    """One line per photo id, as ids are small and consecutive.

    An unknown photo has the usual shape, no date, and 0 elsewhere.
    """

    def __init__(self) -> None:
        self._infos: dict[int, PhotoInfo] = {}
        self._shape = np.full(1, _USUAL, np.float32)
        self._date = np.full(1, np.nan)  # seconds on the camera's clock
        self._by_file = np.ones(1, bool)  # the date is the file's
        self._size = np.zeros(1, np.int64)  # bytes
        self._stars = np.zeros(1, np.int8)
        self._colour = np.zeros((1, 4), np.uint8)  # RGB, and 255 where it is known
        self._name = np.full(1, _LAST)  # ranks in the alphabet
        self._folder = np.full(1, _LAST)
        self._place = np.zeros(1, np.int32)  # position in:
        self._places: list[tuple[str, ...]] = [()]  # from the town to the country

    def note(self, infos: Sequence[PhotoInfo]) -> None:
        """Store what is known of photos."""
        if not infos:
            return
        ids = _column(infos, "id", np.int64)
        self._make_room(int(ids.max()) + 1)
        self._infos.update(zip(ids.tolist(), infos, strict=True))
        width, height = (_column(infos, name, np.float32) for name in ("width", "height"))
        known = (width > 0) & (height > 0)
        self._shape[ids] = np.where(known, width / np.where(known, height, 1), _USUAL)
        taken = np.array([np.nan if each.taken is None else each.taken for each in infos])
        self._by_file[ids] = np.isnan(taken)
        modified = local_times(_column(infos, "modified", np.float64))
        self._date[ids] = np.where(np.isnan(taken), modified, taken)
        self._size[ids] = _column(infos, "size", np.int64)
        self._stars[ids] = _column(infos, "stars", np.int8)

    def note_ranks(self, ranks: NameRanks) -> None:
        """Store the alphabetical ranks of photos."""
        if len(ranks.photos):
            self._make_room(int(ranks.photos.max()) + 1)
            self._name[ranks.photos] = ranks.names
            self._folder[ranks.photos] = ranks.folders

    def note_colours(self, photos: Ids, colours: NDArray[np.uint8]) -> None:
        """Store the mean colours of photos, uint8 (n, 3) RGB."""
        if len(photos):
            self._make_room(int(photos.max()) + 1)
            self._colour[photos, :3] = colours
            self._colour[photos, 3] = 255

    def note_places(self, blocks: Iterable[Places]) -> None:
        """Store the places of photos."""
        codes = {"": 0}
        for photos, places, of_photos in blocks:
            own = [codes.setdefault(place, len(codes)) for place in places]
            self._make_room(int(photos.max(initial=0)) + 1)
            self._place[photos] = np.array(own, np.int32)[of_photos]
        self._places = [tuple(place.split("|")) if place else () for place in codes]

    def place_of_most(self, photos: Ids) -> str:
        """Return the town and country, else the country, of more than half of photos; or empty."""
        counts = np.bincount(self._place[self._known(photos)])
        for ends in (slice(None, None), slice(-1, None)):
            found = Counter[str]()
            for position in np.flatnonzero(counts).tolist():
                names = self._places[position]
                found[listed(dict.fromkeys((*names[:1], *names[-1:])[ends]))] += counts[position]
            place, most = found.most_common(1)[0]
            if place and 2 * most > len(photos):
                return place
        return ""

    def colour(self, photo: int) -> tuple[int, int, int] | None:
        """Return the mean colour of a photo (red, green, blue); None if it is not known."""
        if not 0 < photo < len(self._colour) or not self._colour[photo, 3]:
            return None
        red, green, blue, _ = self._colour[photo].tolist()
        return red, green, blue

    def info(self, photo: int) -> PhotoInfo | None:
        """Return what was stored last for a photo."""
        return self._infos.get(photo)

    def shapes(self, photos: Ids) -> NDArray[np.float32]:
        """Return width : height of photos, float32 (n,)."""
        return self._shape[self._known(photos)]

    def sizes(self, photos: Ids) -> NDArray[np.int64]:
        """Return the bytes of photos' files, (n,)."""
        return self._size[self._known(photos)]

    def stars(self, photos: Ids) -> NDArray[np.int8]:
        """Return the stars of photos, (n,)."""
        return self._stars[self._known(photos)]

    def dates(self, photos: Ids) -> NDArray[np.float64]:
        """Return dates, (n,), in seconds on the camera's clock, else those of the files, or NaN."""
        return self._date[self._known(photos)]

    def around(self, photo: int, most: int) -> list[int]:
        """Return the ``most`` photos taken nearest to one, in order of time; itself if undated."""
        if not 0 < photo < len(self._date) or self._by_file[photo]:
            return [photo]
        dated = np.flatnonzero(~self._by_file)
        apart = np.abs(self._date[dated] - self._date[photo])
        apart[dated == photo] = -1  # before others of the same moment
        if len(dated) > most:
            dated = dated[np.argpartition(apart, most - 1)[:most]]
        return [int(each) for each in dated[np.argsort(self._date[dated], kind="stable")]]

    def dated_by_file(self, photos: Ids) -> NDArray[np.bool_]:
        """Return whether the dates of photos, (n,), are those of their files."""
        return self._by_file[self._known(photos)]

    def name_ranks(self, photos: Ids) -> NDArray[np.int64]:
        """Return the ranks of photos among all names, (n,); those without a rank come last."""
        return self._name[self._known(photos)]

    def folder_ranks(self, photos: Ids) -> NDArray[np.int64]:
        """Return the ranks of photos' folders, as `name_ranks` does of names."""
        return self._folder[self._known(photos)]

    def _known(self, photos: Ids) -> Ids:
        """Map unknown photos to line 0, which has the default values."""
        return np.where((photos > 0) & (photos < len(self._shape)), photos, 0)

    def _make_room(self, count: int) -> None:
        more = max(count, 2 * len(self._shape)) - len(self._shape)
        if count <= len(self._shape):
            return
        self._shape = np.append(self._shape, np.full(more, _USUAL, np.float32))
        self._date = np.append(self._date, np.full(more, np.nan))
        self._by_file = np.append(self._by_file, np.ones(more, bool))
        self._size = np.append(self._size, np.zeros(more, np.int64))
        self._stars = np.append(self._stars, np.zeros(more, np.int8))
        self._name = np.append(self._name, np.full(more, _LAST))
        self._folder = np.append(self._folder, np.full(more, _LAST))
        self._place = np.append(self._place, np.zeros(more, np.int32))
        self._colour = np.append(self._colour, np.zeros((more, 4), np.uint8), axis=0)


def ids_of(photos: Iterable[int]) -> Ids:
    """Return photo ids as an array, int64 (n,)."""
    return np.fromiter(photos, np.int64)


def _column(infos: Sequence[PhotoInfo], name: str, kind: type[_Number]) -> NDArray[_Number]:
    return np.fromiter(map(attrgetter(name), infos), kind, len(infos))
