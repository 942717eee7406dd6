"""Stacks in lists of photos: each is one tile with a number, or lies open where it is."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

import numpy as np
from PySide6.QtCore import QObject, Signal

from app.core.language import number, tr, tr_n
from app.core.photos.table import Ids
from app.core.stacks.results import stacked_results
from app.core.stacks.stacks import Stacks
from app.core.types import EVERYWHERE, SearchView


class ListedStacks(QObject):
    """The stacks of the library, and which of them a person has opened.

    Signal: ``changed()``: lists have to be arranged anew.
    """

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._stacks = Stacks()
        self._opened: set[int] = set()  # photos of opened stacks

    def show_stacks(self, stacks: Stacks) -> None:
        """Take over the stacks as they are now."""
        self._stacks = stacks
        self._opened = {photo for photo in self._opened if stacks.of(photo)}
        self.changed.emit()

    def of(self, photo: int) -> tuple[int, ...]:
        """Give the stack that a photo is in, from the top; empty if it is in none."""
        return self._stacks.of(photo)

    def is_open(self, photo: int) -> bool:
        """Tell whether the stack of a photo lies open."""
        return not self._opened.isdisjoint(self.of(photo))

    def toggle(self, photo: int) -> None:
        """Lay open the stack of a photo where it is, or close it."""
        stack = self.of(photo)
        if self.is_open(photo):
            self._opened.difference_update(stack)
        else:
            self._opened.update(stack)
        self.changed.emit()

    def in_library(self, photos: Sequence[int] | Ids) -> Sequence[int] | Ids:
        """Give photos with each stack once, where its top is."""
        if not self._stacks:  # as in most libraries: an array stays one
            return photos
        listed = photos.tolist() if isinstance(photos, np.ndarray) else photos
        return self._stacks.by_top(listed, self._opened)

    def in_results(self, view: SearchView) -> SearchView:
        """Give a search with each stack once, its top where the best of it is; not where one of it
        is searched from, or was judged, as that is shown at the side. An album shows these too."""
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
            asked=view.asked,
            anywhere=view.scope == EVERYWHERE,
        )
        return replace(view, results=results)

    def with_those_below(self, photos: Iterable[int]) -> tuple[int, ...]:
        """Give photos, and behind each those that its closed stack hides."""
        stacks = ((p,) if self.is_open(p) else (p, *self.of(p)) for p in photos)
        return tuple(dict.fromkeys(each for stack in stacks for each in stack))

    def badge(self, photo: int, *, apart: bool) -> str:
        """Give what stands on a tile: how many the stack has, or which one of them it is if they
        lie ``apart``; nothing for a photo that is in none."""
        stack = self.of(photo)
        if not stack:
            return ""
        of = number(len(stack))
        return f"{number(stack.index(photo) + 1)}/{of}" if apart else of

    def sentence(self, photo: int, *, apart: bool) -> str:
        """Say what the badge of a tile means; empty without one."""
        stack = self.of(photo)
        if not stack:
            return ""
        if apart:
            position, of = stack.index(photo) + 1, len(stack)
            return tr("Number {place} of a stack of {of}", place=position, of=of)
        return tr_n("A stack of {n} photo", "A stack of {n} photos", len(stack))
