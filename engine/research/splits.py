"""Draw splits, pairs and triplets from labelled collections, seeded, as row numbers."""

from __future__ import annotations

import numpy as np

from engine.errors import InputError
from engine.types import Mask, Rows


def split_classes(
    labels: Rows, counts: tuple[int | float, ...], random: np.random.Generator
) -> tuple[Rows, ...]:
    """Return disjoint parts of the rows: ``counts`` rows of every class, then the rest.

    A count is a number of rows per class, or, as a float, a share of the class (rounded).
    ``labels`` (n,) are any integers. Raises InputError if a class is too small for the counts, or
    if shares sum to more than 1.
    """
    labels = np.asarray(labels)
    if sum(count for count in counts if _is_share(count)) > 1 + 1e-9:
        raise InputError(f"counts is {counts}; expected shares that come to at most 1.")
    parts: list[list[Rows]] = [[] for _ in range(len(counts) + 1)]
    for label in np.unique(labels):
        members = random.permutation(np.flatnonzero(labels == label))
        sizes: list[int] = []
        for count in counts:
            left = len(members) - sum(sizes)
            # Two halves of three are two rows and the one left.
            sizes.append(min(round(count * len(members)), left) if _is_share(count) else int(count))
        if sum(sizes) > len(members):
            raise InputError(
                f"counts is {counts}, but class {label} has only {len(members)} members."
            )
        for part, rows in zip(parts, np.split(members, np.cumsum(sizes)), strict=True):
            part.append(rows)
    return tuple(np.sort(np.concatenate(part)) for part in parts)


def _is_share(count: int | float) -> bool:
    return isinstance(count, float)


def all_pair_triplets(labels: Rows, rows: Rows, random: np.random.Generator) -> Rows:
    """Return (anchor, similar, dissimilar) for every pair of a class in ``rows``, shuffled, (t, 3).

    Each pair occurs once, with either row as the anchor, and with one random row of another class
    (Wu et al. 2016, section 5.5). Raises InputError if all are of one class.
    """
    i, j = np.triu_indices(len(rows), 1)
    same = labels[rows[i]] == labels[rows[j]]
    pairs = np.column_stack([rows[i[same]], rows[j[same]]])
    pairs = random.permuted(random.permutation(pairs), axis=1)
    return np.column_stack([pairs, _others(labels, rows, pairs[:, 0], random)])


def random_triplets(labels: Rows, rows: Rows, count: int, random: np.random.Generator) -> Rows:
    """Return ``count`` random triplets (t, 3): anchor, another of its class, one of another.

    Raises InputError if there is only one class, or a class of one.
    """
    if np.unique(labels[rows], return_counts=True)[1].min() < 2:
        raise InputError("A class has a single row; expected two at least, to be alike.")
    anchors = random.choice(rows, count)
    similar = anchors.copy()
    while (clash := similar == anchors).any():
        for label in np.unique(labels[anchors[clash]]):
            here = clash & (labels[anchors] == label)
            similar[here] = random.choice(rows[labels[rows] == label], int(here.sum()))
    return np.column_stack([anchors, similar, _others(labels, rows, anchors, random)])


def random_pairs(
    labels: Rows, count: int, random: np.random.Generator, *, repeat: bool = False
) -> tuple[Rows, Mask]:
    """Return ``count`` random pairs of distinct rows (t, 2), and if each is of one class (t,).

    Without ``repeat`` no pair occurs twice, and ``count`` is limited to the pairs there are.
    """
    i, j = np.triu_indices(len(labels), 1)
    count = count if repeat else min(count, len(i))
    chosen = random.choice(len(i), count, replace=repeat)
    pairs = np.column_stack([i[chosen], j[chosen]]).astype(np.int64)
    return pairs, labels[pairs[:, 0]] == labels[pairs[:, 1]]


def _others(labels: Rows, rows: Rows, anchors: Rows, random: np.random.Generator) -> Rows:
    """Return for each of ``anchors`` a random one of ``rows`` with another label."""
    if anchors.size and np.unique(labels[rows]).size < 2:
        raise InputError("All rows are of one class; expected two classes at least.")
    others = random.choice(rows, len(anchors))
    while (clash := labels[others] == labels[anchors]).any():
        others[clash] = random.choice(rows, int(clash.sum()))
    return others
