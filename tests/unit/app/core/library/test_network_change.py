"""When two generations differ in their networks alone."""

from __future__ import annotations

from dataclasses import replace

from app.core.library.network_change import shares_vectors
from app.core.store.matrices.generations import Generation
from features.subject import NAME as SUBJECT

PLAIN = Generation(
    id=1,
    schema="s",
    vocabulary="words",
    dimensions={"color": 3, "bow_sift": 2},
    scales={"color": 2.0, "bow_sift": 3.0},
    fitted_on=9,
    rows=9,
)
SEEN = replace(
    PLAIN,
    dimensions={"color": 3, SUBJECT: 5, "bow_sift": 2},
    scales={"color": 2.0, SUBJECT: 1.0, "bow_sift": 3.0},
)


def test_networks_may_come_and_go() -> None:
    assert shares_vectors(PLAIN, SEEN)
    assert shares_vectors(SEEN, PLAIN)
    assert shares_vectors(PLAIN, PLAIN)


def test_nothing_else_may_differ() -> None:
    other_scale = {"color": 2.5, SUBJECT: 1.0, "bow_sift": 3.0}
    less = {SUBJECT: 5, "bow_sift": 2}
    for other in (
        replace(SEEN, vocabulary="others"),
        replace(SEEN, scales=other_scale),
        replace(SEEN, scales=None),
        replace(SEEN, dimensions=less),
        replace(SEEN, dimensions=less | {"color": 4}),
    ):
        assert not shares_vectors(PLAIN, other)
    assert not shares_vectors(None, SEEN)
    assert not shares_vectors(replace(PLAIN, scales=None), SEEN)
