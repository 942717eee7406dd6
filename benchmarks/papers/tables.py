"""Load the public tables: `tables/NAME.csv`, features then the class, no header."""

from __future__ import annotations

import csv
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

Table = tuple[NDArray[np.float64], NDArray[np.int64]]


def load(data: Path, name: str) -> Table:
    """Return features (n, d) and class numbers (n,). A missing entry becomes its column's mean."""
    with (data / "tables" / f"{name}.csv").open(newline="", encoding="utf-8") as file:
        records = [record for record in csv.reader(file) if record]
    features = np.array(
        [[float(x) if x.strip() not in ("?", "") else np.nan for x in row[:-1]] for row in records]
    )
    missing = np.isnan(features)
    if missing.any():
        means = np.nanmean(features, axis=0)
        features[missing] = np.broadcast_to(means, features.shape)[missing]
    labels = np.unique([row[-1] for row in records], return_inverse=True)[1]
    return features, labels.astype(np.int64)


def standardised(
    train: NDArray[np.float64], *others: NDArray[np.float64]
) -> list[NDArray[np.float64]]:
    """Return all tables, standardised by the mean and standard deviation of ``train``."""
    mean, spread = train.mean(axis=0), train.std(axis=0)
    spread = np.where(spread > 0, spread, 1)
    return [(table - mean) / spread for table in (train, *others)]
