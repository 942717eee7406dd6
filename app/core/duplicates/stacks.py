"""Change stacks: photos that lie on each other, of which lists show the top.

Each change returns what undoes it by `put_back`. Stacks refer to photos' ids, so they survive
moves, new names and rescans. Marks, albums and thumbs stay with each photo; a raw file and the
picture beside it share their marks.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence

from app.core.base.errors import StackError
from app.core.base.language import tr
from app.core.base.stacks import Stacks
from app.core.duplicates import tables as store
from app.core.library.library import Library
from app.core.photos.tables import check_known, other_of_pair, stacked_pairs
from app.core.store.catalogue import Catalogue

Before = dict[int, store.StackPosition]
"""The positions of the photos before a change."""


def stacks_of(library: Library) -> Stacks:
    """Return all stacks that can be shown."""
    below = (photo for _, photo in stacked_pairs(library.catalogue))
    return Stacks(store.shown_stacks(library.catalogue), below)


def are_stacked(library: Library, photos: Collection[int]) -> bool:
    """Return whether any of ``photos`` is in a stack, shown or not."""
    positions = store.positions_in_stacks(library.catalogue, photos)
    return any(position is not None for position in positions.values())


def in_pairs(library: Library, photos: Collection[int]) -> set[int]:
    """Return those of ``photos`` that are a raw or its picture, shown as one."""
    return {*other_of_pair(library.catalogue, photos)}


def stack(library: Library, photos: Sequence[int]) -> Before:
    """Stack ``photos``, the first one on top, with the other photos of stacks that they are in.

    Raises StackError for fewer than two photos.
    """
    chosen = list(dict.fromkeys(photos))
    if len(chosen) < 2:
        raise StackError(tr("A stack needs two photos or more."), tr("Select two photos or more."))
    catalogue = library.catalogue
    with library.transaction():
        check_known(catalogue, chosen)
        brought = _whole_stacks(catalogue, chosen)
        pile = list(dict.fromkeys(p for photo in chosen for p in brought.get(photo, [photo])))
        pile.remove(chosen[0])
        return _set_stack(catalogue, store.next_stack(catalogue), [chosen[0], *pile])


def stack_each(library: Library, stacks: Iterable[Sequence[int]]) -> Before:
    """Stack each of ``stacks``, which share no photo, unless they are together already."""
    before: Before = {}
    with library.transaction():
        for photos in stacks:
            positions = store.positions_in_stacks(library.catalogue, photos)
            found = {None if position is None else position[0] for position in positions.values()}
            if len(found) > 1 or None in found:
                before = stack(library, photos) | before
    return before


def take_apart(library: Library, photos: Sequence[int]) -> Before:
    """Dissolve all stacks that ``photos`` are in."""
    with library.transaction():
        whole = _whole_stacks(library.catalogue, photos)
        each = {photo for pile in whole.values() for photo in pile}
        return _place_all(library.catalogue, dict.fromkeys(each))


def take_out(library: Library, photos: Sequence[int]) -> Before:
    """Take photos out of their stacks; a stack with a single photo left is dissolved."""
    with library.transaction():
        whole = _whole_stacks(library.catalogue, photos)
        out = {photo for photo in photos if photo in whole}
        for pile in whole.values():
            rest = [photo for photo in pile if photo not in out]
            out.update(rest if len(rest) == 1 else ())
        return _place_all(library.catalogue, dict.fromkeys(out))


def put_on_top(library: Library, photo: int) -> Before:
    """Put a photo on top of its stack. Raises StackError if it is in none."""
    with library.transaction():
        position = store.positions_in_stacks(library.catalogue, [photo])[photo]
        if position is None:
            raise StackError(
                tr("This photo is not in a stack."), tr("Stack it with another one first.")
            )
        (pile,) = store.members(library.catalogue, [position[0]]).values()
        if pile[0] == photo:
            return {}
        pile.remove(photo)
        return _set_stack(library.catalogue, position[0], [photo, *pile])


def inherit_stack(library: Library, heir: int, photos: Collection[int]) -> None:
    """Put ``heir`` above the highest of ``photos`` in their stack, if it is in that or in none.

    If they are in several stacks, the first one counts.
    """
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
            _set_stack(library.catalogue, left[0], pile)


def became(library: Library, photo: int, to: int) -> None:
    """Give ``to`` the position of ``photo``, if it is in no other stack."""
    inherit_stack(library, to, [photo])
    _place_all(library.catalogue, {photo: None})


def put_back(library: Library, before: Mapping[int, store.StackPosition]) -> Before:
    """Restore positions in stacks; return what undoes that."""
    with library.transaction():
        return _place_all(library.catalogue, before)


def _whole_stacks(catalogue: Catalogue, photos: Sequence[int]) -> dict[int, list[int]]:
    """Return those of ``photos`` that are in a stack -> the whole stack, from the top."""
    positions = store.positions_in_stacks(catalogue, photos)
    piles = store.members(
        catalogue, {position[0] for position in positions.values() if position is not None}
    )
    return {
        photo: piles[position[0]] for photo, position in positions.items() if position is not None
    }


def _set_stack(catalogue: Catalogue, number: int, pile: Sequence[int]) -> Before:
    return _place_all(catalogue, {photo: (number, position) for position, photo in enumerate(pile)})


def _place_all(catalogue: Catalogue, positions: Mapping[int, store.StackPosition]) -> Before:
    before = store.positions_in_stacks(catalogue, positions)
    store.put_into_stacks(catalogue, positions)
    return before
