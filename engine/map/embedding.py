"""Embedding in the plane: t-SNE over the graph of nearest neighbours, in steps that can be resumed.

van der Maaten & Hinton 2008, with the interpolated gradient of Linderman et al. 2019 as openTSNE
computes it. The affinities are those of "uniform" kernels: each photo attracts its nearest
NEIGHBOURS alike, which finds the same as perplexity 30 with a fifth of the entries (Böhm, Berens &
Kobak 2022, section 3). A new map starts from principal components (Kobak & Berens 2019), one that
takes the place of another starts from where its photos were.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

import numpy as np
from scipy.sparse import csr_matrix

from likewise.engine.map.neighbours import Neighbours
from likewise.engine.types import Float32, Float64

NEIGHBOURS = 15
ITERATIONS_A_STEP = 25  # iterations between two moments at which an embedding can be kept
INTERPOLATED_FROM = 10_000  # points from which the gradient is interpolated, which is quicker there
INTERVAL = 2.0  # side of a cell of the interpolation, a quarter of the cells of the usual 1
START_SPREAD = 1e-4  # standard deviation of a new start, as in the reference implementations


@dataclass(frozen=True)
class Phase:
    """Some iterations with one exaggeration of the attraction and one momentum."""

    iterations: int
    exaggeration: float
    momentum: float


NEW = (Phase(250, 12.0, 0.5), Phase(500, 1.0, 0.8))
"""For a map that is made from nothing."""

FEW = 20_000  # points for which half as many iterations find the same

NEW_OF_FEW = (Phase(125, 12.0, 0.5), Phase(250, 1.0, 0.8))
"""For one of less than FEW points."""

WARM = (Phase(200, 1.0, 0.8),)
"""For one that starts from where its photos were."""


@dataclass
class State:
    """Where an embedding is between two steps: ``points``, ``gains`` and ``velocity`` float64
    (n, 2), and how many iterations are done. The rest of the way depends on nothing else."""

    points: Float64
    gains: Float64 = field(default_factory=lambda: np.ones((0, 2)))
    velocity: Float64 = field(default_factory=lambda: np.zeros((0, 2)))
    done: int = 0

    @classmethod
    def of(cls, points: Float64) -> State:
        """The state before the first iteration."""
        return cls(points.copy(), np.ones_like(points), np.zeros_like(points))


def iterations(phases: Sequence[Phase]) -> int:
    """How many iterations the phases take together."""
    return sum(phase.iterations for phase in phases)


def affinities(neighbours: Neighbours) -> csr_matrix:
    """The symmetric affinities, sum 1, of a graph of k neighbours (n, k)."""
    count, k = neighbours.shape
    graph = csr_matrix(
        (np.ones(count * k), neighbours.ravel(), np.arange(0, count * k + 1, k)), (count, count)
    )
    graph = graph + graph.T
    graph /= graph.sum()
    return graph


def principal_start(x: Float32) -> Float64:
    """Where a new map starts, (n, 2): the two widest components, wide rather than high."""
    start = np.zeros((len(x), 2))
    width = min(2, x.shape[1])
    start[:, :width] = x[:, :width]
    spread = start[:, 0].std()
    return start * (START_SPREAD / spread) if spread > 0 else start


def filled(start: Float64, neighbours: Neighbours, x: Float32) -> Float64:
    """``start`` (n, 2) with the positions that are NaN filled in: a photo begins in the middle of
    its neighbours that have a position, or, where none has, of all."""
    start = start.copy()
    missing = np.isnan(start[:, 0])
    for _ in range(2):  # a second time for those whose neighbours are new, too
        rows = np.flatnonzero(missing)
        around = start[neighbours[rows]]
        known = ~np.isnan(around[..., 0])
        found = known.any(axis=1)
        sums = np.where(known[..., None], around, 0).sum(axis=1)
        start[rows[found]] = sums[found] / known.sum(axis=1)[found, None]
        missing = np.isnan(start[:, 0])
    if missing.all():
        return principal_start(x)
    # Points in one place would never part.
    jitter = np.random.default_rng(0).normal(0, 1e-3, (int(missing.sum()), 2))
    start[missing] = np.nanmean(start, axis=0) + jitter
    return start


def advance(state: State, graph: csr_matrix, phases: Sequence[Phase], threads: int) -> None:
    """Do the next ITERATIONS_A_STEP iterations, or what is left of their phase, in place."""
    from openTSNE import TSNEEmbedding  # slow to load
    from openTSNE.affinity import PrecomputedAffinities

    first = 0
    for phase in phases:
        if state.done < first + phase.iterations:
            break
        first += phase.iterations
    else:
        return
    count = min(ITERATIONS_A_STEP, first + phase.iterations - state.done)
    many = len(state.points) >= INTERPOLATED_FROM
    embedding = TSNEEmbedding(
        state.points,
        PrecomputedAffinities(graph.copy(), normalize=False),  # it is exaggerated in place
        negative_gradient_method="fft" if many else "bh",
        ints_in_interval=INTERVAL,
        n_jobs=threads,
        random_state=0,
    )
    embedding.optimizer.gains = state.gains
    embedding.optimizer.update = state.velocity
    embedding.optimize(
        count, exaggeration=phase.exaggeration, momentum=phase.momentum, inplace=True
    )
    state.points = np.array(embedding, np.float64)
    state.gains = np.array(embedding.optimizer.gains)
    state.velocity = np.array(embedding.optimizer.update)
    state.done += count
