"""The table of stacks: photos that lie on each other, each with its position from the top.

The top is the first one that can be shown. So a top whose file is away leaves its position to the
next one until it is back. A stack of which fewer than two photos can be shown is none.
"""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Collection, Iterable, Mapping

from app.core.store.catalogue import Catalogue
from app.core.store.states import IS_SEARCHABLE

StackPosition = tuple[int, int] | None
"""Number of a stack, and position from the top; None: in no stack."""


def positions_in_stacks(catalogue: Catalogue, photos: Collection[int]) -> dict[int, StackPosition]:
    """Where each of ``photos`` lies."""
    with catalogue.reading() as connection:
        found = connection.execute(
            "SELECT photo, stack, place FROM stacked_photos"
            " WHERE photo IN (SELECT value FROM json_each(?))",
            (json.dumps(list(photos)),),
        ).fetchall()
    known = {photo: (stack, position) for photo, stack, position in found}
    return {photo: known.get(photo) for photo in photos}


def members(catalogue: Catalogue, stacks: Iterable[int]) -> dict[int, list[int]]:
    """Stack -> its photos from the top, also those that can't be shown."""
    with catalogue.reading() as connection:
        found = connection.execute(
            "SELECT stack, photo FROM stacked_photos WHERE stack IN"
            " (SELECT value FROM json_each(?)) ORDER BY stack, place",
            (json.dumps(list(stacks)),),
        ).fetchall()
    return _grouped(found)


def shown_stacks(catalogue: Catalogue) -> list[tuple[int, ...]]:
    """The photos of each stack that can be shown, from the top; where two or more can."""
    with catalogue.reading() as connection:
        found = connection.execute(
            "SELECT stack, photo FROM stacked_photos JOIN photos ON photos.id = photo"
            f" WHERE {IS_SEARCHABLE} ORDER BY stack, place"
        ).fetchall()
    return [tuple(photos) for photos in _grouped(found).values() if len(photos) > 1]


def next_stack(catalogue: Catalogue) -> int:
    """A number that no stack has."""
    with catalogue.reading() as connection:
        found = connection.execute("SELECT coalesce(max(stack), 0) FROM stacked_photos").fetchone()
    return int(found[0]) + 1


def put_into_stacks(catalogue: Catalogue, positions: Mapping[int, StackPosition]) -> None:
    """Let each photo lie where it is told."""
    with catalogue.transaction() as connection:
        connection.executemany(
            "DELETE FROM stacked_photos WHERE photo = ?", [(photo,) for photo in positions]
        )
        connection.executemany(
            "INSERT INTO stacked_photos (photo, stack, place) VALUES (?, ?, ?)",
            [(photo, *position) for photo, position in positions.items() if position is not None],
        )


def _grouped(found: Iterable[tuple[int, int]]) -> dict[int, list[int]]:
    stacks: defaultdict[int, list[int]] = defaultdict(list)
    for stack, photo in found:
        stacks[stack].append(photo)
    return stacks
