"""How well photos of a class are found: against rankings made one by one, and its uncertainty."""

from __future__ import annotations

import numpy as np
import pytest

from engine.errors import InputError
from engine.evaluation.bootstrap import mean_interval
from engine.evaluation.ranking import average_precision, precision_at, recall_at
from engine.evaluation.retrieval import joined, retrieve
from engine.metrics.euclid import Euclid
from engine.metrics.metric import Metric

DIMENSIONS = {"color": 5, "gist": 7}
N = 60


@pytest.fixture
def random() -> np.random.Generator:
    return np.random.default_rng(0)


def collection(random: np.random.Generator) -> tuple[dict[str, np.ndarray], np.ndarray]:
    """Vectors of a library of 2 N rows, and labels of N of them."""
    vectors = {
        name: random.normal(size=(2 * N, dimension)).astype(np.float32)
        for name, dimension in DIMENSIONS.items()
    }
    return vectors, random.integers(4, size=N)


def test_every_measure_is_that_of_the_exact_ranking(random: np.random.Generator) -> None:
    vectors, labels = collection(random)
    rows = np.sort(random.choice(2 * N, N, replace=False))
    metric = Metric(
        DIMENSIONS,
        np.array([0.3, 0.7]),
        {name: random.normal(size=(3, dimension)) for name, dimension in DIMENSIONS.items()},
    )
    queries = np.array([0, 7, 59])
    found = retrieve(metric, vectors, rows, labels, queries, k=10)
    mine = {name: matrix[rows] for name, matrix in vectors.items()}
    for position, query in enumerate(queries):
        asked = {name: matrix[query] for name, matrix in mine.items()}
        apart = metric.modality_distances(asked, mine)
        distances = {"": apart @ metric.weights} | dict(zip(DIMENSIONS, apart.T, strict=True))
        for name, distance in distances.items():
            scores = found.alone[name] if name else found.combined
            order = np.argsort(distance)
            relevant = labels[order[order != query]] == labels[query]
            assert scores.precision[position] == precision_at(relevant, 10)
            assert scores.recall[position] == recall_at(relevant, 10)
            assert scores.average_precision[position] == pytest.approx(average_precision(relevant))


def test_lots_of_queries_join_to_the_same(random: np.random.Generator) -> None:
    vectors, labels = collection(random)
    rows, queries = np.arange(N), np.arange(0, N, 3)
    whole, *parts = (
        retrieve(Euclid(DIMENSIONS), vectors, rows, labels, lot, k=5)
        for lot in (queries, queries[:8], queries[8:])
    )
    one = joined(parts)
    np.testing.assert_array_equal(one.combined.precision, whole.combined.precision)
    np.testing.assert_array_equal(one.alone["gist"].recall, whole.alone["gist"].recall)


def test_equal_distances_favour_nobody(random: np.random.Generator) -> None:
    """Rows that stand class by class would all be found, or none, if ties kept their order."""
    vectors = {name: np.zeros((400, d), np.float32) for name, d in DIMENSIONS.items()}
    labels = np.repeat([0, 1], 200)
    scores = retrieve(
        Euclid(DIMENSIONS), vectors, np.arange(400), labels, np.array([0, 399]), k=100
    ).combined
    assert scores.precision == pytest.approx([0.5, 0.5], abs=0.15)


def test_a_query_must_be_among_the_rows(random: np.random.Generator) -> None:
    vectors, labels = collection(random)
    with pytest.raises(InputError, match="60 is none"):
        retrieve(Euclid(DIMENSIONS), vectors, np.arange(N), labels, np.array([3, N]), k=5)


@pytest.mark.slow
def test_the_interval_covers_the_true_mean_nineteen_times_in_twenty(
    random: np.random.Generator,
) -> None:
    covered = 0
    for _ in range(20):
        low, high = mean_interval(random.normal(0.5, 0.2, 60), random)
        covered += low <= 0.5 <= high
    assert 17 <= covered < 20


def test_the_interval_narrows_with_more_values(random: np.random.Generator) -> None:
    widths = [
        high - low
        for low, high in (mean_interval(random.random(n), random) for n in (10, 100, 1000))
    ]
    assert widths == sorted(widths, reverse=True)
    assert mean_interval(np.array([0.25]), random) == (0.25, 0.25)
    with pytest.raises(InputError):
        mean_interval(np.array([]), random)
