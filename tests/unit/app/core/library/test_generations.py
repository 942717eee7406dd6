"""Whether photos can be read into a generation, and it be searched, by what the features are."""

from __future__ import annotations

from dataclasses import replace

import pytest

from app.core.library.generations import is_sound
from app.core.store.matrices.generations import Generation
from features.extractor import BUILT_IN
from features.schema import schema_id

FITTED = Generation(
    id=1,
    schema=schema_id(),
    dimensions={name: each.dimension for name, each in BUILT_IN.items()},
    scales=dict.fromkeys(BUILT_IN, 1.0),
    rows=3,
)


def test_it_is_sound_while_the_features_are_the_same() -> None:
    assert is_sound(FITTED)
    assert not is_sound(replace(FITTED, schema="of before"))


@pytest.mark.parametrize("entries", [None, 7])
def test_one_that_damage_left_without_a_modality_is_not(entries: int | None) -> None:
    last = [*FITTED.dimensions][-1]
    damaged = {name: d for name, d in FITTED.dimensions.items() if name != last}
    if entries is not None:
        damaged[last] = entries
    assert not is_sound(replace(FITTED, dimensions=damaged))
