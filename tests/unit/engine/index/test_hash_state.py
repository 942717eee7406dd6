"""The settings of a HashIndex."""

from __future__ import annotations

import pytest

from engine.errors import InputError
from engine.index import HashSettings


@pytest.mark.parametrize(
    "wrong", [{"bits": 100}, {"bits": 64}, {"components": 0}, {"share": 2.0}, {"candidates": 0}]
)
def test_settings_out_of_range_are_named(wrong: dict[str, int]) -> None:
    with pytest.raises(InputError, match=next(iter(wrong))):
        HashSettings(**wrong)
