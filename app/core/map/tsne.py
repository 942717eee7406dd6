"""t-SNE in steps: moves the points of a map until like lies beside like.

van der Maaten & Hinton 2008, with the interpolated gradient of Linderman et al. 2019, as openTSNE
computes it. What it begins with is in engine/map/embedding.py.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

import numpy as np
from scipy.sparse import csr_matrix

from engine.types import Float64

ITERATIONS_A_STEP = 25  # iterations between two moments at which it tells how far it is
INTERPOLATED_FROM = 10_000  # points from which the gradient is interpolated, which is quicker there
INTERVAL = 2.0  # side of a cell of the interpolation, a quarter of the cells of the usual 1


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
