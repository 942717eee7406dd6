"""Run the tables of the papers that Likewise implements, with our figures beside theirs.

    python -m benchmarks papers --table NAME --data DIR [--quick] [--json FILE]

Without --table every table runs. Parameters are chosen on a validation part only. The exit code is
1 if a floor is not met; --quick runs a small part of everything and has no floors.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable
from pathlib import Path

from threadpoolctl import threadpool_limits

from benchmarks.papers import bdrm, lego, mlev, multi_view, omdml, pa_pals, scaling
from benchmarks.papers.report import Report

TABLES: dict[str, Callable[[Path, bool], Report]] = {
    "omdml-small": omdml.small,
    "omdml-standard": omdml.standard,
    "multi-view": multi_view.run,
    "pa-pals": pa_pals.run,
    "lego": lego.run,
    "mlev": mlev.run,
    "bdrm": bdrm.run,
    "scaling": scaling.run,
}


def main(arguments: list[str]) -> int:
    """Run the chosen tables, print them, write the JSON."""
    parser = argparse.ArgumentParser(prog="papers", description=__doc__.partition("\n")[0])
    parser.add_argument("--table", choices=TABLES, action="append", help="one table; repeatable")
    parser.add_argument("--data", type=Path, required=True, help="holds corel1k/ and tables/")
    parser.add_argument("--quick", action="store_true", help="a small part, in seconds")
    parser.add_argument("--json", type=Path, help="write rows, notes and floors here")
    options = parser.parse_args(arguments)
    with threadpool_limits(1):  # so that CPU seconds compare
        reports = {
            name: TABLES[name](options.data, options.quick) for name in options.table or TABLES
        }
    if options.quick:
        for report in reports.values():
            report.floors.clear()
    for report in reports.values():
        print(report, end="\n\n")
    if options.json:
        written = {name: report.to_json() for name, report in reports.items()}
        single = next(iter(written.values()))
        text = json.dumps(single if len(written) == 1 else written, indent=2)
        options.json.write_text(text, encoding="utf-8")
    return int(any(not holds for report in reports.values() for _, holds in report.floors))
