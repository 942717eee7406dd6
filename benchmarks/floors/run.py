"""Hold the reports of other benchmarks against what finding should reach.

    python -m benchmarks floors FILE [FILE]...

A file is what `clicks`, `words`, `tasks` or `line` wrote by `--json FILE`; which one is told by its
contents. Each floor is printed with what was measured, and whether it is met; of `tasks`, those of
the tasks that the file has. The exit code is 1 if a floor is missed.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

PEERS = ("rocchio", "logistic", "svm")

Report = Mapping[str, Any]
Floor = tuple[str, float, str, float]
"""What was measured, its value, ">=" or "<=", and the bound."""


def main(arguments: list[str]) -> int:
    """Print the floors of all reports; return 1 if one is missed."""
    parser = argparse.ArgumentParser("bench floors", description=__doc__)
    parser.add_argument("files", type=Path, nargs="+", metavar="FILE")
    missed = 0
    print("| report | figure | value | floor | |\n|---|---|---|---|---|")
    for file in parser.parse_args(arguments).files:
        for name, value, way, bound in floors(json.loads(file.read_text(encoding="utf-8"))):
            met = value >= bound if way == ">=" else value <= bound
            missed += not met
            told = "met" if met else "missed"
            print(f"| {file.stem} | {name} | {value:.3f} | {way} {bound:.3f} | {told} |")
    return int(missed > 0)


def floors(report: Report) -> Iterator[Floor]:
    """Yield the floors of one report."""
    if "methods" in report:
        yield from _first_page(report)
    elif "unknown_before" in report:
        yield from _words(report)
    elif "together" in report:
        yield from _line(report)
    else:
        yield from _tasks(report)


def _first_page(report: Report) -> Iterator[Floor]:
    graph, plain = report["methods"]["graph"], report["methods"]["none"]
    if report["collection"] == "corel1k":
        yield "first page, precision at 20", graph["p20"][0], ">=", 0.972
        yield "first page, precision at 50", graph["p50"], ">=", 0.972
    else:
        yield "first page, precision at 20", graph["p20"][0], ">=", plain["p20"][0] + 0.02
    yield "first page: lost more than two of twenty", graph["first_worse"], "<=", 0.005


def _words(report: Report) -> Iterator[Floor]:
    yield "precision at 20 of words that are no label", report["unknown mean"], ">=", 0.48
    yield "a hit on their first page", report["any_hit"], ">=", 0.8
    yield "precision at 20 of all words", report["mean"], ">=", 0.7


def _line(report: Report) -> Iterator[Floor]:
    photos, together = report["photos"], report["together"]
    apart = abs(photos["promised"] - photos["realised"])
    yield "line: promised and realised precision, apart", apart, "<=", 0.05
    yield "line: count within a fifth", photos["count"], ">=", 0.8
    if photos["all"]:
        yield "line: that is all, true", photos["all true"], ">=", 0.95
    if not report["wrong"]:
        yield "two taught words, class and palette, F1", together["looks"], ">=", 0.8
        yield "two taught words, class and fact, F1", together["facts"], ">=", 0.8


def _tasks(report: Report) -> Iterator[Floor]:
    for task in ("collect", "word"):
        if report.get(task, {}).get("ours", {}).get("searches"):
            found = report[task]
            yield f"{task}: worse than without learning", found["ours"]["worse"], "<=", 0.01
            if task == "collect":
                looked, best = found["ours"]["t90"], min(found[peer]["t90"] for peer in PEERS)
                yield "collect: photos looked at for each wanted", looked, "<=", 1.25
                yield "collect: the same, to the best peer's", looked / best, "<=", 0.8
    if "ten" in report:
        ours, best = report["ten"]["ours"], max(report["ten"][peer]["hardest"] for peer in PEERS)
        yield "ten: average precision", ours["ap"], ">=", 0.9
        yield "ten: hardest tenth", ours["hardest"], ">=", best + 0.1
        yield "ten: worse than without learning", ours["worse"], "<=", 0.01
