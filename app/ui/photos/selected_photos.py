"""Keep the selection of a list of photos as ranges of rows, fast for 100,000 photos.

Qt's own functions make an object of every selected row (a second for 100,000), and compare every
old range with every new one when a selection replaces another.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import chain, groupby
from operator import attrgetter

from PySide6.QtCore import (
    QItemSelection,
    QItemSelectionModel,
    QItemSelectionRange,
    QModelIndex,
    QObject,
    QTimer,
    Signal,
)

from app.ui.photos.photo_model import PhotoModel

Flag = QItemSelectionModel.SelectionFlag

_CALM = 30  # ms; a rubber band changes the selection with every move of the mouse


class SelectedPhotos(QObject):
    """The selected photos of a view on a PhotoModel. Signal: ``changed()``, after a short delay."""

    changed = Signal()

    def __init__(self, model: PhotoModel, rows: QItemSelectionModel, parent: QObject) -> None:
        super().__init__(parent)
        self._model = model
        self._rows = rows
        self._known: list[range] | None = None  # sorted; None after a change
        self._calm = QTimer(self, singleShot=True, interval=_CALM)
        self._calm.timeout.connect(self.changed)
        rows.selectionChanged.connect(self._emit_soon)
        model.modelReset.connect(self._emit_soon)

    def count(self) -> int:
        """Return the number of selected photos."""
        return sum(map(len, self._ranges()))

    def photos(self) -> tuple[int, ...]:
        """Return the selected photos in the order of the list."""
        photos = self._model.photos()
        parts = [photos[rows.start : rows.stop] for rows in self._ranges()]
        return tuple(chain.from_iterable(parts))

    def choose(self, photos: Iterable[int]) -> None:
        """Select these photos as far as they are shown, and no others."""
        rows = map(self._model.row_of, photos)
        self._select(_ranges_of(sorted(row for row in rows if row is not None)))

    def choose_where(self, wanted: Callable[[int], bool]) -> None:
        """Select the shown photos for which ``wanted`` is true, and no others."""
        photos = self._model.photos()
        self._select(_ranges_of([row for row, photo in enumerate(photos) if wanted(photo)]))

    def choose_all(self) -> None:
        """Select all photos."""
        self._select([range(len(self._model.photos()))])

    def choose_none(self) -> None:
        """Select no photo."""
        self._select([])

    def toggle(self, index: QModelIndex) -> None:
        """Add a photo to the selection, or take it out."""
        if index.isValid():
            self._rows.select(index, Flag.Toggle)

    def invert(self) -> None:
        """Select the photos that are not selected, and no others."""
        chosen = set(self.photos())
        self.choose_where(lambda photo: photo not in chosen)

    def _emit_soon(self) -> None:
        """Emit `changed` soon; further changes don't extend the delay."""
        self._known = None
        if not self._calm.isActive():
            self._calm.start()

    def _ranges(self) -> list[range]:
        """Return the ranges of selected rows in order, as few as Qt keeps."""
        if self._known is None:
            chosen = self._rows.selection().toList()
            self._known = [range(each.top(), each.bottom() + 1) for each in chosen]
            self._known.sort(key=attrgetter("start"))
        return self._known

    def _select(self, rows: Iterable[range]) -> None:
        ranges = [each for each in rows if each]
        self._rows.clearSelection()  # without this Qt would compare all ranges with all
        self.change(ranges, Flag.Select)
        self._known = ranges

    def change(self, rows: Iterable[range], how: QItemSelectionModel.SelectionFlag) -> None:
        """Change the selection by ranges of rows: add, take out, or replace."""
        selection, index = QItemSelection(), self._model.index
        for each in rows:
            selection.append(QItemSelectionRange(index(each.start), index(each.stop - 1)))
        self._rows.select(selection, how)


def _ranges_of(rows: Sequence[int]) -> Iterator[range]:
    """Yield sorted rows as ranges without gaps."""
    for _, numbered in groupby(enumerate(rows), key=lambda pair: pair[1] - pair[0]):
        following = [row for _, row in numbered]
        yield range(following[0], following[-1] + 1)
