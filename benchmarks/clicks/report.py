"""Compute, print and draw the figures that `clicks` reports for each method."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from matplotlib.axes import Axes

from benchmarks.line_chart import line_chart
from engine.research.simulated_user import Session

PEERS = ("rocchio", "logistic", "svm")


def figures(runs: Sequence[Session], unlearned: Sequence[Session]) -> dict[str, Any]:
    """Return precision per page, misses removed, the share of worse searches, and times of clicks.

    Comparisons are with no learning, on page 2; a search is worse if it misses over one photo more.
    "first_worse" is the share of first pages that miss over two more.
    """
    precision = np.array([run.precision for run in runs])
    before = 1 - np.mean([run.precision[1] for run in unlearned])
    pairs = zip(runs, unlearned, strict=True)
    lacking = np.array([run.missed - other.missed for run, other in pairs])
    milliseconds = 1000 * np.concatenate([run.seconds for run in runs])
    return {
        "p20": precision.mean(axis=0).tolist(),
        "worse_share": float(np.mean(lacking[:, 1] > 1)),
        "first_worse": float(np.mean(lacking[:, 0] > 2)),
        "misses_removed": float(1 - (1 - precision[:, 1].mean()) / before) if before else 0.0,
        "ms_click": {
            "median": float(np.median(milliseconds)),
            "p95": float(np.quantile(milliseconds, 0.95)),
        },
    }


def comparison(methods: Mapping[str, Mapping[str, Any]]) -> str:
    """Return the gain on page 2 against no learning in words, beside that of the best peer."""
    second = {name: found["p20"][1] for name, found in methods.items()}
    best = max(PEERS, key=lambda name: second[name])
    gain, peer = second["search"] - second["none"], second[best] - second["none"]
    times = f", {gain / peer:.2f} x" if peer > 0 else ""
    return f"gain of page 2: {gain:+.3f}, of {best}, the best peer: {peer:+.3f}{times}"


def show(report: Mapping[str, Any]) -> None:
    """Print ``report``, which is also written to the JSON file."""
    print(f"{report['photos']} photos, {report['queries']} queries, {report['marks']} marks a page")
    print("| method | precision at 20, page by page | misses removed | worse | ms a click |")
    print("|---|---|---|---|---|")
    for name, found in report["methods"].items():
        pages = " ".join(f"{value:.3f}" for value in found["p20"])
        print(
            f"| {name} | {pages} | {found['misses_removed']:.0%} | {found['worse_share']:.1%} "
            f"| {found['ms_click']['median']:.1f} |"
        )
    stream = report["stream"]
    print("\n| searches learned | untrained | paper | profile |\n|---|---|---|---|")
    for row in zip(*stream.values(), strict=True):
        print("| {} | {:.3f} | {:.3f} | {:.3f} |".format(*row))
    print("", comparison(report["methods"]), sep="\n")


def page_figure(methods: Mapping[str, Mapping[str, Any]]) -> str:
    """Return an SVG of the ``p20`` lists of ``methods``, page by page, one line per method."""
    lines = {name: [float(value) for value in found["p20"]] for name, found in methods.items()}
    pages = range(1, 1 + max(len(values) for values in lines.values()))

    def finish(axes: Axes) -> None:
        axes.set_xticks(pages, [f"page {page}" for page in pages])
        axes.set_ylim(0, 1)
        axes.set_xlabel("share of the 20 unseen photos of a page that are of the query's class")

    return line_chart(pages, lines, finish)
