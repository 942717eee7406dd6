"""Divide a map into a tree of regions that are connected in the plane and whose points are alike.

Points are grouped into small patches by k-means in the plane; neighbouring patches are merged by
Ward's criterion in the space that was mapped (structured agglomerative clustering). So a region is
one piece of the map, and the most similar ones are merged first.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from scipy.sparse import csr_matrix

from engine.types import Float32, Float64, Rows

PATCH, SMALL_PATCH = 24, 5  # average number of points in a patch, of a small map
FEW_PATCHES = 100  # of a small map
MAX_PATCHES = 1_200
TOUCHING = 6  # neighbouring patches that one may initially be merged with
TRAINED_ON = 20_000  # points that patches are fitted to


@dataclass(frozen=True)
class Regions:
    """A tree of m regions: children precede their parents, the last one is the whole map.

    ``parent`` int64 (m,), -1 for the whole map; ``count`` int64 (m,) points; ``middle`` and
    ``spread`` float64 (m, 2): mean and standard deviation of the points' positions; ``shown`` int64
    (m,): the point that represents each; ``patch`` int64 (n,): the leaf region of each point.
    """

    parent: Rows
    count: Rows
    middle: Float64
    spread: Float64
    shown: Rows
    patch: Rows

    def totals(self, of_patches: Float64) -> Float64:
        """Return the sums of ``of_patches`` (patches, c) over each region's patches: (m, c)."""
        return _summed(of_patches, self.parent)


def find_regions(positions: Float64, x: Float32, seed: int) -> Regions:
    """Return the regions of points at ``positions`` (n, 2), n >= 1, mapped from ``x`` (n, d).

    A region is represented by one of its children's representatives, the one most like the region's
    mean, so that it stays visible when zooming in.
    """
    patch = _patches(positions, seed)
    number = int(patch.max()) + 1
    count = np.bincount(patch, minlength=number).astype(np.float64)[:, None]
    sums = _sum_by(positions, patch, number)
    squares = _sum_by(np.square(positions), patch, number)
    likeness = _sum_by(x.astype(np.float64), patch, number)
    parent = _merged(sums / count, likeness / count)
    count, sums, squares, likeness = (
        _summed(each, parent) for each in (count, sums, squares, likeness)
    )
    middle = sums / count
    spread = np.sqrt(np.maximum(squares / count - np.square(middle), 0))
    shown = _representatives(x, patch, parent, likeness / count)
    return Regions(parent, count[:, 0].astype(np.int64), middle, spread, shown, patch)


def _patches(positions: Float64, seed: int) -> Rows:
    """Return the patch of each point, numbered from 0 without gaps."""
    from sklearn.cluster import KMeans  # slow to load

    few = min(len(positions) // SMALL_PATCH, FEW_PATCHES)
    number = min(max(1, few, len(positions) // PATCH), MAX_PATCHES)
    sample = positions[
        np.linspace(0, len(positions) - 1, min(len(positions), TRAINED_ON)).astype(np.int64)
    ]
    distinct = len(np.unique(sample, axis=0))
    means = KMeans(min(number, distinct), n_init=1, max_iter=20, random_state=seed).fit(sample)
    found: Rows = np.unique(means.predict(positions), return_inverse=True)[1]
    return found


def _merged(middle: Float64, likeness: Float64) -> Rows:
    """Return the parents of patches and of the regions merged from them."""
    from sklearn.cluster import AgglomerativeClustering
    from sklearn.neighbors import kneighbors_graph

    number = len(middle)
    parent = np.full(2 * number - 1, -1, np.int64)
    if number == 1:
        return parent
    touching = kneighbors_graph(middle, min(TOUCHING, number - 1), include_self=False)
    touching = _connected(touching + touching.T, middle)
    tree = AgglomerativeClustering(
        n_clusters=None, distance_threshold=0.0, linkage="ward", connectivity=touching
    ).fit(likeness)
    for node, children in enumerate(tree.children_):
        parent[children] = number + node
    return parent


def _connected(graph: csr_matrix, middle: Float64) -> csr_matrix:
    """Return ``graph`` with edges added between the nearest patches until it is connected."""
    from scipy.sparse.csgraph import connected_components
    from scipy.spatial import cKDTree

    graph = graph.tolil()
    while True:
        number, island = connected_components(graph, directed=False)
        if number == 1:
            return graph.tocsr()
        for each in range(number):
            inside, outside = np.flatnonzero(island == each), np.flatnonzero(island != each)
            distances, nearest = cKDTree(middle[outside]).query(middle[inside])
            best = int(distances.argmin())
            a, b = inside[best], outside[nearest[best]]
            graph[a, b] = graph[b, a] = 1


def _representatives(x: Float32, patch: Rows, parent: Rows, mean: Float64) -> Rows:
    away = np.square(x - mean[patch]).sum(axis=1)
    shown = np.full(len(parent), -1, np.int64)
    order = np.lexsort((away, patch))
    numbers, first = np.unique(patch[order], return_index=True)
    shown[numbers] = order[first]
    best = np.full(len(parent), np.inf)
    for node, above in enumerate(parent[:-1]):
        distance = float(np.square(x[shown[node]] - mean[above]).sum())
        if distance < best[above]:
            best[above], shown[above] = distance, shown[node]
    return shown


def _sum_by(values: Float64, patch: Rows, number: int) -> Float64:
    sums = [np.bincount(patch, column, number) for column in values.T]
    return np.stack(sums, axis=1)


def _summed(of_patches: Float64, parent: Rows) -> Float64:
    """Return the sums of all regions from those of the patches, which come first."""
    totals = np.zeros((len(parent), of_patches.shape[1]))
    totals[: len(of_patches)] = of_patches
    for node in range(len(parent) - 1):
        totals[parent[node]] += totals[node]
    return totals
