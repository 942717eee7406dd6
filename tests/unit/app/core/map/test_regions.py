"""What a map shows that the library holds, by everyday names."""

from __future__ import annotations

import numpy as np

from app.core.map.regions import Cover, MapRegions, covers


def tree(*parts: tuple[int, int, str]) -> MapRegions:
    """Regions of (parent, photos, name); photo n + 1 stands for part n."""
    parents, counts, names = zip(*parts, strict=True)
    nowhere = np.zeros((len(parts), 2))
    photos = np.arange(len(parts)) + 1
    return MapRegions(np.array(parents), np.array(counts), nowhere, nowhere, photos, names)


def test_the_largest_named_parts_come_first_and_none_lies_within_another() -> None:
    regions = tree(
        (2, 5, "rose"),
        (2, 9, "daisy"),
        (4, 14, "flower"),
        (4, 20, "boat"),
        (5, 34, ""),
        (-1, 34, ""),
    )
    assert covers(regions) == (Cover("boat", 20, 4), Cover("flower", 14, 3))


def test_parts_of_one_name_are_one_with_the_photo_of_the_largest() -> None:
    regions = tree((3, 6, "dog"), (3, 8, "dog"), (3, 10, "cat"), (-1, 24, ""))
    assert covers(regions) == (Cover("dog", 14, 2), Cover("cat", 10, 3))


def test_where_nothing_is_sure_there_are_none() -> None:
    assert covers(tree((-1, 24, ""))) == ()
