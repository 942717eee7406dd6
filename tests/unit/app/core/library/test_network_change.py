"""When two generations differ in their networks alone."""

from __future__ import annotations

from dataclasses import replace

from app.core.library.network_change import shares_vectors
from app.core.library.networks import SUBJECT
from app.core.store.matrices.generations import Generation
from features.extractor import BUILT_IN
from features.schema import schema_id

PLAIN = Generation(
    id=1,
    schema=schema_id(),
    dimensions={name: each.dimension for name, each in BUILT_IN.items()},
    scales=dict.fromkeys(BUILT_IN, 2.0),
    rows=9,
)
SEEN = replace(
    PLAIN,
    schema=schema_id([SUBJECT]),
    dimensions={**PLAIN.dimensions, SUBJECT.name: SUBJECT.dimension},
    scales={**PLAIN.scales, SUBJECT.name: 1.0},
)


def test_networks_may_come_and_go() -> None:
    assert shares_vectors(PLAIN, SEEN)
    assert shares_vectors(SEEN, PLAIN)
    assert shares_vectors(PLAIN, PLAIN)


def test_nothing_else_may_differ() -> None:
    less = {name: d for name, d in SEEN.dimensions.items() if name != "color"}
    for other in (
        replace(SEEN, scales={**SEEN.scales, "color": 2.5}),
        replace(SEEN, dimensions=less),
        replace(SEEN, dimensions=less | {"color": 4}),
    ):
        assert not shares_vectors(PLAIN, other)
    assert not shares_vectors(None, SEEN)
    assert not shares_vectors(replace(PLAIN, schema="of before"), SEEN)
