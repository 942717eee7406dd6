"""Whether photos can be read into a generation, and it be searched, by what the features are."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from app.core.library.generations import is_sound
from app.core.library.library import Library
from app.core.store.matrices.generations import Generation
from features.extractor import GLOBAL, MODALITIES, WORDS
from features.schema import schema_id
from features.vocabulary import fallback

WORDS_OF = fallback()
FITTED = Generation(
    id=1,
    schema=schema_id(WORDS_OF.id),
    vocabulary=WORDS_OF.id,
    dimensions={name: MODALITIES[name].dimension for name in (*GLOBAL, *WORDS)},
    scales=dict.fromkeys((*GLOBAL, *WORDS), 1.0),
    fitted_on=100,
    rows=3,
)
FIRST = replace(
    FITTED,
    schema=schema_id(""),
    vocabulary=None,
    dimensions={name: MODALITIES[name].dimension for name in GLOBAL},
    scales=None,
)


@pytest.fixture
def library(tmp_path: Path) -> Iterator[Library]:
    with Library.open(tmp_path) as opened:
        path = opened.vocabulary_path(WORDS_OF.id)
        path.parent.mkdir()
        WORDS_OF.save(path)
        yield opened


@pytest.mark.parametrize("generation", [FITTED, FIRST])
def test_it_is_sound_while_the_features_are_the_same(
    library: Library, generation: Generation
) -> None:
    assert is_sound(library, generation)
    assert not is_sound(library, replace(generation, schema="of before"))


def test_without_its_vocabulary_it_is_not(library: Library) -> None:
    library.vocabulary_path(WORDS_OF.id).unlink()
    assert not is_sound(library, FITTED)


@pytest.mark.parametrize("generation", [FITTED, FIRST])
@pytest.mark.parametrize("entries", [None, 7])
def test_one_that_damage_left_without_a_modality_is_not(
    library: Library, generation: Generation, entries: int | None
) -> None:
    last = [*generation.dimensions][-1]
    damaged = {name: d for name, d in generation.dimensions.items() if name != last}
    if entries is not None:
        damaged[last] = entries
    assert not is_sound(library, replace(generation, dimensions=damaged))
