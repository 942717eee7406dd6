"""Results of a search with each stack once: its top, in the place of the photo that fits best."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import replace

from app.core.stacks.stacks import Stacks
from app.core.types import ResultItem


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
            shown += [items[photo] for photo in pile if photo != first.photo]
    return tuple(shown)
