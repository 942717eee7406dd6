"""Measure how well photos of one sub-folder find each other: with the untrained metric, with what a
profile has learned, and with each kind of likeness alone. Sub-folders are the labels; photos that
the profile learned from are not asked for. Nothing is changed."""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Mapping
from contextlib import closing
from dataclasses import asdict

from app.cli.terminal import ProgressLine, answer, count, path, seed
from app.core.base.work_types import Progress
from app.core.open_library import open_library
from app.core.reports.evaluation import (
    QUERIES,
    ClassReport,
    Figure,
    ModalityReport,
    Report,
    evaluate,
)
from app.work.pictures.seeing import OutsideReader

MEASURES = {"precision": "precision at {k}", "recall": "recall at {k}", "average_precision": "mAP"}
METHODS = ("untrained", "profile")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of `likewise evaluate`."""
    parser.add_argument(
        "folders", metavar="FOLDER", nargs="*", type=path, help="sorted photos (default: all)"
    )
    parser.add_argument("--profile", metavar="NAME", help="which one (default: the active one)")
    parser.add_argument("--k", type=count, default=20, help="results that are looked at")
    parser.add_argument(
        "--queries", metavar="N", type=count, default=QUERIES, help="photos to ask for, at most"
    )
    parser.add_argument("--seed", type=seed, default=0, help="draws other photos to ask for")


def run(arguments: argparse.Namespace) -> int:
    """Measure, and show the results."""
    with (
        open_library(arguments.library, writable=False) as library,
        closing(OutsideReader()) as see,
        ProgressLine() as line,
    ):
        report = evaluate(
            library,
            arguments.folders,
            profile=arguments.profile,
            k=arguments.k,
            queries=arguments.queries,
            seed=arguments.seed,
            progress=lambda done, total: line.show(Progress("measuring", done, total)),
            see=see,
        )
    return answer(arguments, asdict(report), _lines(report))


def _lines(report: Report) -> Iterator[str]:
    yield (
        f"Asked for {report.queries:,} of {report.photos:,} photos in sub-folders."
        f" {report.unlabelled:,} more have no label, because they lie in no sub-folder."
    )
    if report.profile is None:
        yield "The profile has learned nothing yet, so this is the untrained metric alone."
    else:
        yield (
            f"The profile {report.profile} learned from {report.taught:,} of them;"
            " these were not asked for."
        )
    methods = [name for name in METHODS if name in report.overall]
    columns = [*methods, *(["gain"] if report.gain else [])]
    yield _line("Overall (95 % interval)", columns)
    for measure, words in MEASURES.items():
        figures = [report.overall[name] for name in methods] + [report.gain] * bool(report.gain)
        cells = [_figure(each[measure], signed=each is report.gain) for each in figures]
        yield _line(f"  {words.format(k=report.k)}", cells)
    yield _line("By folder: mAP", [*methods, "asked for"])
    for each in report.classes:
        yield _line(f"  {each.name}", [*_maps(each, methods), f"{each.queries} of {each.photos}"])
    yield _line("By one kind of likeness alone: mAP (weight)", methods)
    for modality in report.modalities:
        maps = zip(_maps(modality, methods), methods, strict=True)
        cells = [f"{value} ({modality.weights[name]:.2f})" for value, name in maps]
        yield _line(f"  {modality.name}", cells)


def _maps(of: ClassReport | ModalityReport, methods: list[str]) -> list[str]:
    means: Mapping[str, Mapping[str, float]] = of.means
    return [f"{means[name]['average_precision']:.3f}" for name in methods]


def _figure(figure: Figure, signed: bool) -> str:
    sign = "+" if signed else ""
    return f"{figure.mean:{sign}.3f} ({figure.low:{sign}.3f} to {figure.high:{sign}.3f})"


def _line(name: str, cells: list[str]) -> str:
    return f"{name:44}" + "".join(f"{cell:26}" for cell in cells).rstrip()
