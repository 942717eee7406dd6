"""Provide the item model of a grid: photos of the library or of a search, stacks, the selection."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from html import escape
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import (
    QItemSelection,
    QItemSelectionModel,
    QItemSelectionRange,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QStringListModel,
    Qt,
    QTimer,
    Signal,
)

from app.core.base.language import listed, number, tr, tr_later, tr_n
from app.core.base.photo_types import PhotoInfo, PhotoState
from app.core.base.search_types import EVERYWHERE, QueryItem, ResultItem, SearchView
from app.core.base.stacks import Stacks, stacked_results
from app.core.facts.local_words import local_noun
from app.core.photos.order import PhotoOrder, arrange
from app.core.photos.sorting_table import Ids, ids_of
from app.ui.canvas.pictures import Pictures
from app.ui.photos.headings import Headings, dated_headings
from app.ui.style import words


class ListedStacks(QObject):
    """The stacks of the library, and which of them are open.

    Signal: ``changed()``, after which lists have to be arranged again.
    """

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._stacks = Stacks()
        self._opened: set[int] = set()  # photos of opened stacks

    def show_stacks(self, stacks: Stacks) -> None:
        """Replace the stacks; open ones stay open if they still exist."""
        self._stacks = stacks
        self._opened = {photo for photo in self._opened if stacks.of(photo)}
        self.changed.emit()

    def of(self, photo: int) -> tuple[int, ...]:
        """Return the stack of a photo, from the top; empty if it is in none."""
        return self._stacks.of(photo)

    def is_open(self, photo: int) -> bool:
        """Return whether a photo's stack is open."""
        return not self._opened.isdisjoint(self.of(photo))

    def toggle(self, photo: int) -> None:
        """Open the stack of a photo in the list, or close it."""
        stack = self.of(photo)
        if self.is_open(photo):
            self._opened.difference_update(stack)
        else:
            self._opened.update(stack)
        self.changed.emit()

    def in_library(self, photos: Sequence[int] | Ids) -> Sequence[int] | Ids:
        """Return the photos with each closed stack as one, in the place of its top."""
        if not self._stacks:  # usual; and an array stays an array
            return photos
        listed = photos.tolist() if isinstance(photos, np.ndarray) else photos
        return self._stacks.by_top(listed, self._opened)

    def in_results(self, view: SearchView) -> SearchView:
        """Return a search with each stack as its top, in the place of its best result.
        Left out are stacks with a photo, no result itself, that the query or judgments show."""
        if not self._stacks:
            return view
        found = {item.photo for item in view.results}
        queries = (item.photo for item in view.query if item.photo is not None)
        judged = (*queries, *view.liked, *view.disliked)
        results = stacked_results(
            view.results,
            self._stacks,
            seen=[photo for photo in judged if photo not in found],
            opened=self._opened,
            anywhere=view.scope == EVERYWHERE,
        )
        return replace(view, results=results)

    def is_hidden_raw(self, photo: int) -> bool:
        """Return whether a photo is the raw of a pair that is shown as one."""
        return self._stacks.is_below(photo) and not self.is_open(photo)

    def with_those_below(self, photos: Iterable[int]) -> tuple[int, ...]:
        """Return photos, each followed by those that its closed stack hides."""
        if not self._stacks:
            return tuple(photos)
        stacks = ((p, *self.of(p)) if self.of(p) and not self.is_open(p) else (p,) for p in photos)
        return tuple(dict.fromkeys(each for stack in stacks for each in stack))

    def badge(self, photo: int, kind: str = "") -> str:
        """Return the text of a tile's badge: the size of the stack; empty outside of stacks.
        Of a raw and a picture of this ``kind`` it names both."""
        if size := self._size(photo):
            return number(size)
        both = "RAW" if self._stacks.is_below(photo) else f"RAW+{kind}"
        return both if self.of(photo) else ""

    def sentence(self, photo: int) -> str:
        """Return a sentence that explains a tile's badge; empty without one."""
        if size := self._size(photo):
            return tr_n("A stack of {n} photo", "A stack of {n} photos", size)
        return tr("A raw file and its picture as one photo") if self.of(photo) else ""

    def _size(self, photo: int) -> int:
        """Return the size of a stack, raw and picture as one; 0 if it has no more."""
        stack = self._stacks.shots(photo)
        return len(stack) if len(stack) > 1 and photo in stack else 0


Index = QModelIndex | QPersistentModelIndex

PHOTO = Qt.ItemDataRole.UserRole  # int, the photo's id

_AT_ONCE = 1_000  # most thumbs changed one by one; more in one go, which is faster

_STATE_WORDS = {1: tr_later("liked"), -1: tr_later("disliked")}


def readable(photos: Iterable[PhotoInfo]) -> Ids:
    """Return the photos that were read, as added: int64 (n,)."""
    return np.sort(ids_of(info.id for info in photos if info.state == PhotoState.READY))


class PhotoModel(QStringListModel):
    """The ids of photos in their ``order``, under ``headings`` if there are any.
    ``given``: the photos before sorting; ``ids``: as they are shown, both int64 (n,), if ``folded``
    with each closed stack as one. All else is looked up when a photo is painted.

    To Qt a list of empty strings, which Qt counts itself: selecting among 100,000 photos asks for
    the number of rows so often that calls into Python would take longer than all the rest.
    """

    def __init__(self, pictures: Pictures, stacks: ListedStacks, *, folded: bool = False) -> None:
        super().__init__()
        self.pictures, self.stacks, self.folded = pictures, stacks, folded
        self.order = PhotoOrder()
        self.headings: Headings | None = None
        self.given = self.ids = ids_of(())
        self._photos: tuple[int, ...] = ()
        self._listed: frozenset[int] | None = None  # those of ``given``, made later
        self._rows: NDArray[np.int32] | None = None  # by photo id, -1: not shown; made later
        self._signs: dict[int, int] = {}
        self._results: dict[int, ResultItem] = {}
        self._view: SearchView | None = None

    def photos(self) -> tuple[int, ...]:
        """Return the shown photos, in order."""
        return self._photos

    def set_photos(self, photos: Sequence[int] | Ids, headings: Headings | None = None) -> None:
        """Show these photos in their order; ``headings``: those of the given order."""
        self.given, self._listed = np.asarray(photos, np.int64), None
        listed = self.stacks.in_library(self.given) if self.folded else self.given
        arranged = arrange(np.asarray(listed, np.int64), self.order, self.pictures.table)
        ids = arranged.photos
        if self.order != PhotoOrder():
            order, table = self.order.group, self.pictures.table
            headings = dated_headings(arranged, order, table, self._count)
        self.headings = headings
        if np.array_equal(ids, self.ids):
            return
        before, self.ids, self._rows = len(self.ids), ids, None
        self._photos = tuple(ids.tolist())
        if before == len(ids):  # the empty strings stay
            self.beginResetModel()
            self.endResetModel()
        else:
            self.setStringList([""] * len(ids))

    def set_results(
        self, view: SearchView, photos: Sequence[int], headings: Headings | None = None
    ) -> None:
        """Show ``photos`` of a search under ``headings``."""
        self._view = view
        self._results = {item.photo: item for item in view.results}
        self.set_photos(photos, headings)
        self._all_changed()

    def set_signs(self, signs: Mapping[int, int]) -> None:
        """Mark photos as thumbed up (+1) or down (-1); all others are neutral."""
        changed = {photo for photo, _ in signs.items() ^ self._signs.items()}
        self._signs = dict(signs)
        if len(changed) > _AT_ONCE:
            self._all_changed()
            return
        for photo in changed:
            self.touch(photo)

    def meant(self, tiles: tuple[int, ...]) -> tuple[int, ...]:
        """Return the photos that selected tiles stand for: one alone for the photo that is seen,
        several for all that their closed stacks hide, too."""
        return self._with_hidden(tiles) if len(tiles) > 1 and self._hides_any() else tiles

    def _count(self, tiles: Ids) -> int:
        """Return how many photos the list has with those that closed stacks hide."""
        return len(self._with_hidden(tiles.tolist())) if self._hides_any() else len(tiles)

    def _hides_any(self) -> bool:
        return len(self.ids) < len(self.given)

    def _with_hidden(self, tiles: Iterable[int]) -> tuple[int, ...]:
        """Return photos, each followed by those of the list that its closed stack hides."""
        if self._listed is None:
            self._listed = frozenset(self.given.tolist())
        return tuple(filter(self._listed.__contains__, self.stacks.with_those_below(tiles)))

    def row_of(self, photo: int) -> int | None:
        """Return the row of a photo; None if it is not shown."""
        if self._rows is None:
            self._rows = np.full(int(self.ids.max(initial=0)) + 1, -1, np.int32)
            self._rows[self.ids] = np.arange(len(self.ids), dtype=np.int32)
        row = int(self._rows[photo]) if 0 <= photo < len(self._rows) else -1
        return None if row < 0 else row

    def touch(self, photo: int) -> None:
        """Repaint one photo."""
        row = self.row_of(photo)
        if row is not None:
            index = self.index(row)
            self.dataChanged.emit(index, index)

    def sign(self, photo: int) -> int:
        """Return the thumb of a photo, whether or not it is in the list."""
        return self._signs.get(photo, 0)

    def name_of(self, item: QueryItem) -> str:
        """Return the name of a query picture, without its extension."""
        path = item.path if item.photo is None else self._path_of(item.photo)
        return words.printable(path.stem) if path else item.name or tr("a copied picture")

    def description(self, photo: int) -> str:
        """Return in one line what a tile shows, for screen readers."""
        return listed(self.lines(photo))

    def lines(self, photo: int) -> list[str]:
        """Return the facts of a photo for its tool tip: name, thumb, stack and marks, why it can't
        be shown, why it matched and because of which photo."""
        lines = [self._name(photo)]
        if failure := self.pictures.failure(photo):
            lines.append(failure)
        if sign := self._signs.get(photo):
            lines.append(tr(_STATE_WORDS[sign]))
        if stacked := self.stacks.sentence(photo):
            lines.append(stacked)
        lines += self._marks(photo)
        if (item := self._results.get(photo)) is not None:
            lines += self._reasons(item)
        return lines

    def _reasons(self, item: ResultItem) -> Iterator[str]:
        """Yield why a photo is a result."""
        view = self._view
        assert view is not None  # whose result it is
        if not view.word:
            likeness = words.likeness(item, view.weights, view.measured)
            yield words.reason(words.by_family(view.modalities, likeness))
        elif view.edge is not None:
            yield words.shows(local_noun(view.word), item.probability or 0.0)
        if item.found is not None:
            yield tr("In this stack {name} fits best", name=self._name(item.found))
        if item.pulled_by is not None and self._signs.get(item.pulled_by) == 1:
            yield tr("Because you liked {name}", name=self._name(item.pulled_by))

    def badge(self, photo: int) -> str:
        """Return the text of a tile's badge; empty if the photo is in no stack."""
        if not self.stacks.of(photo):
            return ""
        path = self._path_of(photo)
        kind = path.suffix[1:].upper() if path else ""
        return self.stacks.badge(photo, kind)

    def _marks(self, photo: int) -> list[str]:
        info = self.pictures.info(photo)
        if info is None:
            return []
        said = words.marks(info.stars, info.colour)
        keywords = listed(map(words.printable, info.keywords))
        return [line for line in (said, keywords) if line]

    def _all_changed(self) -> None:
        if self._photos:
            self.dataChanged.emit(self.index(0), self.index(len(self._photos) - 1))

    # QStringListModel

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        photo = self._photos[index.row()]
        match role:
            case Qt.ItemDataRole.UserRole:
                return photo
            case Qt.ItemDataRole.DisplayRole:
                return self._name(photo)
            case Qt.ItemDataRole.ToolTipRole:
                return "<br>".join(escape(line) for line in self.lines(photo))
            case Qt.ItemDataRole.AccessibleTextRole:
                return self.description(photo)
        return None

    def _name(self, photo: int) -> str:
        path = self._path_of(photo)
        return words.name_alone(path.name) if path else ""

    def flags(self, index: Index) -> Qt.ItemFlag:
        if not index.isValid():
            return Qt.ItemFlag.NoItemFlags
        selectable = Qt.ItemFlag.ItemIsSelectable | Qt.ItemFlag.ItemIsEnabled
        return selectable | Qt.ItemFlag.ItemIsDragEnabled | Qt.ItemFlag.ItemNeverHasChildren

    def _path_of(self, photo: int) -> Path | None:
        info = self.pictures.info(photo)
        return None if info is None else info.path


Flag = QItemSelectionModel.SelectionFlag

_CALM = 30  # ms; a rubber band changes the selection with every move of the mouse


class SelectedPhotos(QObject):
    """The selected photos of a view on a PhotoModel, as ranges of rows.
    Signal: ``changed()``, after a short delay.

    Qt's own functions make an object of every selected row (a second for 100,000), and compare
    every old range with every new one when a selection replaces another.
    """

    changed = Signal()

    def __init__(self, model: PhotoModel, rows: QItemSelectionModel, parent: QObject) -> None:
        super().__init__(parent)
        self._model = model
        self._selection = rows
        self._known: Ids | None = None  # the selected rows; None after a change
        self._calm = QTimer(self, singleShot=True, interval=_CALM)
        self._calm.timeout.connect(self.changed)
        rows.selectionChanged.connect(self._emit_soon)
        model.modelReset.connect(self._emit_soon)

    def count(self) -> int:
        """Return the number of selected photos."""
        return len(self._chosen())

    def photos(self) -> tuple[int, ...]:
        """Return the selected photos in the order of the list."""
        return tuple(self._model.ids[self._chosen()].tolist())

    def choose(self, photos: Iterable[int]) -> None:
        """Select these photos as far as they are shown, and no others."""
        rows = map(self._model.row_of, photos)
        self._choose(ids_of(sorted(row for row in rows if row is not None)))

    def choose_all(self) -> None:
        """Select all photos."""
        self._choose(np.arange(len(self._model.ids)))

    def choose_none(self) -> None:
        """Select no photo."""
        self._choose(ids_of(()))

    def invert(self) -> None:
        """Select the photos that are not selected, and no others."""
        self._choose(np.delete(np.arange(len(self._model.ids)), self._chosen()))

    def toggle(self, index: QModelIndex) -> None:
        """Add a photo to the selection, or take it out."""
        if index.isValid():
            self._selection.select(index, Flag.Toggle)

    def change(self, rows: Iterable[range], how: QItemSelectionModel.SelectionFlag) -> None:
        """Change the selection by ranges of rows: add, take out, or replace."""
        selection, index = QItemSelection(), self._model.index
        for each in rows:
            selection.append(QItemSelectionRange(index(each.start), index(each.stop - 1)))
        self._selection.select(selection, how)

    def _emit_soon(self) -> None:
        """Emit `changed` soon; further changes don't extend the delay."""
        self._known = None
        if not self._calm.isActive():
            self._calm.start()

    def _chosen(self) -> Ids:
        """Return the selected rows, ascending, int64 (n,)."""
        if self._known is None:
            ranges = self._selection.selection().toList()
            rows = [np.arange(each.top(), each.bottom() + 1) for each in ranges]
            self._known = np.sort(np.concatenate([ids_of(()), *rows]))
        return self._known

    def _choose(self, rows: Ids) -> None:
        runs = np.split(rows, np.flatnonzero(np.diff(rows) > 1) + 1)
        self._selection.clearSelection()  # without this Qt would compare all ranges with all
        self.change((range(each[0], each[-1] + 1) for each in runs if len(each)), Flag.Select)
        self._known = rows
