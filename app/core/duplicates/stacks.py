"""Stacks: photos that lie on each other, of which lists show the top.

What each change returns takes it back, by `put_back`. Photos are known by their ids, so a stack
survives moves, new names and rescans. Marks, albums and thumbs stay with each photo; a raw file
and the picture beside it share their marks.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import replace

from app.core.base.errors import StackError, UnknownPhotoError
from app.core.base.language import tr
from app.core.base.search_types import ResultItem
from app.core.duplicates import tables as store
from app.core.library.library import Library
from app.core.photos.pair_tables import other_of_pair, stacked_pairs
from app.core.photos.tables import unknown_photos
from app.core.store.catalogue import Catalogue


class Stacks:
    """The stacks of a library at one moment, each from the top; no photo is in two.
    ``below``: those that are seen with the photo of their pair."""

    def __init__(self, stacks: Iterable[Sequence[int]] = (), below: Iterable[int] = ()) -> None:
        self._of = {photo: tuple(stack) for stack in stacks for photo in stack}
        self._below = frozenset(below)

    def __bool__(self) -> bool:
        return bool(self._of)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Stacks) and (self._of, self._below) == (other._of, other._below)

    __hash__ = None  # type: ignore[assignment]

    def of(self, photo: int) -> tuple[int, ...]:
        """The stack that a photo is in, from the top; empty if it is in none."""
        return self._of.get(photo, ())

    def shots(self, photo: int) -> tuple[int, ...]:
        """The same with each pair once; one shot: the stack is a raw and its picture."""
        return tuple(each for each in self.of(photo) if each not in self._below)

    def side_by_side(self, photo: int) -> tuple[int, ...]:
        """What lies side by side when its stack is opened."""
        shots = self.shots(photo)
        return shots if len(shots) > 1 else self.of(photo)

    def by_top(self, photos: Sequence[int], opened: Collection[int] = ()) -> list[int]:
        """``photos`` with each stack once: where its top is, or the next of it if that is not
        among them. Behind it the others from the top, if one of its photos is ``opened``."""
        if not self._of:  # as in most libraries, of up to a million photos
            return list(photos)
        there = set(photos)
        whole = self._all_of(opened)
        found = []
        for photo in photos:
            stack = self._of.get(photo)
            if stack is None:
                found.append(photo)
                continue
            pile = [each for each in stack if each in there]
            if photo == pile[0]:
                apart = self.side_by_side(photo) if photo in whole else ()
                found += [photo, *(each for each in pile[1:] if each in apart)]
        return found

    def by_best(
        self, photos: Iterable[int], seen: Iterable[int] = (), opened: Iterable[int] = ()
    ) -> list[list[int]]:
        """``photos``, the best first, in one list for each stack, or photo that is in none: in the
        order of their best. A stack that holds a photo of ``seen``, which is shown elsewhere, is
        left out unless one of its photos is ``opened``."""
        away = self._all_of(seen) - self._all_of(opened)
        piles: dict[tuple[int, ...], list[int]] = {}
        for photo in photos:
            if photo not in away:
                piles.setdefault(self.of(photo) or (photo,), []).append(photo)
        return list(piles.values())

    def _all_of(self, photos: Iterable[int]) -> set[int]:
        return {each for photo in photos for each in self.of(photo)}


Before = dict[int, store.StackPosition]
"""Where each photo lay that a change concerned."""


def stacks_of(library: Library) -> Stacks:
    """All stacks that can be shown."""
    below = (photo for _, photo in stacked_pairs(library.catalogue))
    return Stacks(store.shown_stacks(library.catalogue), below)


def are_stacked(library: Library, photos: Collection[int]) -> bool:
    """Whether any of ``photos`` lies in a stack, shown or not."""
    positions = store.positions_in_stacks(library.catalogue, photos)
    return any(position is not None for position in positions.values())


def in_pairs(library: Library, photos: Collection[int]) -> set[int]:
    """Those of ``photos`` that are a raw or its picture, seen as one."""
    return {*other_of_pair(library.catalogue, photos)}


def stack(library: Library, photos: Sequence[int]) -> Before:
    """Put ``photos`` on each other, the first one on top. What lies in a stack brings it along, so
    that what is shown as one photo stays one. Raises StackError for fewer than two photos."""
    chosen = list(dict.fromkeys(photos))
    if len(chosen) < 2:
        raise StackError(tr("A stack needs two photos or more."), tr("Select two photos or more."))
    catalogue = library.catalogue
    with library.transaction():
        if unknown := unknown_photos(catalogue, chosen):
            raise UnknownPhotoError(
                tr("The library has no photo number {photo}.", photo=str(unknown[0]))
            )
        brought = _whole_stacks(catalogue, chosen)
        pile = list(dict.fromkeys(p for photo in chosen for p in brought.get(photo, [photo])))
        pile.remove(chosen[0])
        return _lay(catalogue, store.next_stack(catalogue), [chosen[0], *pile])


def stack_each(library: Library, stacks: Iterable[Sequence[int]]) -> Before:
    """Stack each of ``stacks``, of which no two share a photo, all at once; those that lie together
    already are left as they are."""
    before: Before = {}
    with library.transaction():
        for photos in stacks:
            positions = store.positions_in_stacks(library.catalogue, photos)
            found = {None if position is None else position[0] for position in positions.values()}
            if len(found) > 1 or None in found:
                before = stack(library, photos) | before
    return before


def take_apart(library: Library, photos: Sequence[int]) -> Before:
    """Let the photos of all stacks that ``photos`` are in lie by themselves again."""
    with library.transaction():
        whole = _whole_stacks(library.catalogue, photos)
        each = {photo for pile in whole.values() for photo in pile}
        return _put(library.catalogue, dict.fromkeys(each))


def take_out(library: Library, photos: Sequence[int]) -> Before:
    """Take single photos out of their stacks; one that is left alone is in none either."""
    with library.transaction():
        whole = _whole_stacks(library.catalogue, photos)
        out = {photo for photo in photos if photo in whole}
        for pile in whole.values():
            rest = [photo for photo in pile if photo not in out]
            out.update(rest if len(rest) == 1 else ())
        return _put(library.catalogue, dict.fromkeys(out))


def put_on_top(library: Library, photo: int) -> Before:
    """Let one photo stand for its stack. Raises StackError if it is in none."""
    with library.transaction():
        position = store.positions_in_stacks(library.catalogue, [photo])[photo]
        if position is None:
            raise StackError(
                tr("This photo is not in a stack."), tr("Stack it with another one first.")
            )
        (pile,) = store.members(library.catalogue, [position[0]]).values()
        pile.remove(photo)
        return _lay(library.catalogue, position[0], [photo, *pile])


def inherit_stack(library: Library, heir: int, photos: Collection[int]) -> None:
    """Put ``heir`` where those of ``photos`` lie that are in one stack, as high as the highest of
    them, if it is in that stack or in none; of several stacks, the one of the first of them."""
    with library.transaction():
        positions = store.positions_in_stacks(library.catalogue, [heir, *photos])
        own = positions.pop(heir)
        left = next((position for position in positions.values() if position is not None), None)
        if left is None or (own is not None and own[0] != left[0]):
            return
        (pile,) = store.members(library.catalogue, [left[0]]).values()
        highest = next(photo for photo in pile if photo in (heir, *photos))
        pile = [photo for photo in pile if photo != heir]
        if highest != heir:
            pile.insert(pile.index(highest), heir)
            _lay(library.catalogue, left[0], pile)


def became(library: Library, photo: int, to: int) -> None:
    """Let ``to`` lie where ``photo`` lay, if it is in no other stack."""
    inherit_stack(library, to, [photo])
    _put(library.catalogue, {photo: None})


def put_back(library: Library, before: Mapping[int, store.StackPosition]) -> Before:
    """Let photos lie as they did; returns what takes that back."""
    with library.transaction():
        return _put(library.catalogue, before)


def _whole_stacks(catalogue: Catalogue, photos: Sequence[int]) -> dict[int, list[int]]:
    """Each of ``photos`` that is in a stack -> all of that, from the top."""
    positions = store.positions_in_stacks(catalogue, photos)
    piles = store.members(
        catalogue, {position[0] for position in positions.values() if position is not None}
    )
    return {
        photo: piles[position[0]] for photo, position in positions.items() if position is not None
    }


def _lay(catalogue: Catalogue, number: int, pile: Sequence[int]) -> Before:
    return _put(catalogue, {photo: (number, position) for position, photo in enumerate(pile)})


def _put(catalogue: Catalogue, positions: Mapping[int, store.StackPosition]) -> Before:
    before = store.positions_in_stacks(catalogue, positions)
    store.put_into_stacks(catalogue, positions)
    return before


def stacked_results(
    results: Iterable[ResultItem],
    stacks: Stacks,
    *,
    seen: Collection[int] = (),
    opened: Collection[int] = (),
    asked: Collection[int] = (),
    anywhere: bool = True,
) -> tuple[ResultItem, ...]:
    """``results``, best first, with each stack where the first of its photos stands.

    Shown there is its top, which need not be found itself; where a search does not look
    ``anywhere``, the nearest to the top of those found. A stack with a photo of ``seen``, which is
    shown elsewhere, is left out, unless one of its photos is ``opened``; behind the top of an
    opened one follow the others that were found. A photo of ``asked`` is shown as it is.
    """
    items = {item.photo: item for item in results}
    shown: list[ResultItem] = []
    for pile in stacks.by_best(items, seen, opened):
        first = items[pile[0]]
        if first.photo not in asked:
            may_stand = (each for each in stacks.of(first.photo) if anywhere or each in items)
            top = next((each for each in may_stand if each not in seen), first.photo)
            first = first if top == first.photo else replace(first, photo=top, found=first.photo)
        shown.append(first)
        if not set(opened).isdisjoint(stacks.of(first.photo)):
            apart = stacks.side_by_side(first.photo)
            shown += [items[photo] for photo in pile if photo != first.photo and photo in apart]
    return tuple(shown)
