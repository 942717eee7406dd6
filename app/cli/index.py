"""Read the photos in folders. What was read before and has not changed is not read again."""

from __future__ import annotations

import argparse
import time
from contextlib import closing, nullcontext
from functools import partial
from typing import Any

from app.cli.terminal import ProgressLine, add_flag, add_subject, answer, complain, counted, path
from app.cluster.cluster_address import ClusterAddress, store_address
from app.cluster.connection import connect
from app.cluster.reading import read_there
from app.core.base.errors import ClusterError
from app.core.base.photo_types import Changes
from app.core.base.work_types import run_through
from app.core.duplicates.automatic_stacks import stack_bursts_and_pairs
from app.core.files.job import recover
from app.core.library.library import Library
from app.core.library.modalities import choose_model, choose_subject
from app.core.library.problems import all_problems
from app.core.library.walk import exclude
from app.core.open_library import open_library
from app.work.processes.pool import Pool
from app.work.reading.indexer import Indexer, name_new_places
from app.work.reading.read import read_here
from app.work.reading.scan import ReadInto
from app.work.tasks.exchange_marks import import_marks


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of `likewise index`."""
    parser.add_argument(
        "folders", metavar="FOLDER", nargs="+", type=path, help="of photos, with the folders in it"
    )
    parser.add_argument(
        "--exclude",
        metavar="PATTERN",
        action="append",
        help="leave out what has this name or path, such as Screenshots, '*.gif' or 2019/raw;"
        " may be given again. Kept with the library; --exclude '' forgets all",
    )
    add_subject(parser)
    model = parser.add_mutually_exclusive_group()
    model.add_argument(
        "--model",
        metavar="FILE",
        type=path,
        help="an ONNX model, or a folder with one, that looks at the photos, too",
    )
    add_flag(model, "--no-model", "use no such model any more")
    _add_cluster(parser)


def _add_cluster(parser: argparse.ArgumentParser) -> None:
    group = parser.add_argument_group("cluster", "a Dask cluster that sees the same folders")
    either = group.add_mutually_exclusive_group()
    either.add_argument(
        "--cluster",
        metavar="ADDRESS",
        help="its scheduler: tls://HOST:PORT, or local to start workers on this computer",
    )
    what = "no cluster any more: this computer reads and searches the library from now on"
    add_flag(either, "--no-cluster", what)
    for option, what in (
        ("--tls-ca", "the authority that signed the cluster's certificates"),
        ("--tls-cert", "the certificate of this computer"),
        ("--tls-key", "the key of that certificate"),
    ):
        group.add_argument(option, metavar="FILE", type=path, help=f"PEM file of {what}")
    what = (
        "allow unencrypted connections to other computers; whoever reaches that network can"
        " read features and run programs on the workers"
    )
    add_flag(group, "--insecure", what)


def run(arguments: argparse.Namespace) -> int:
    """Add the folders and read all new photos, with a line of progress on a terminal."""
    started = time.monotonic()
    read: set[int] = set()

    def note(changes: Changes) -> None:
        read.update(changes.added)

    address = _address(arguments)
    if address is not None and address.warning:
        complain(address.warning)
    with (
        open_library(arguments.library) as library,
        nullcontext() if address is None else connect(address) as connection,
    ):
        run_through(recover(library))
        read_into: ReadInto = read_here
        if connection is not None:
            read_into = partial(read_there, connection)
            store_address(library.folder, connection.address)
        elif arguments.no_cluster:
            store_address(library.folder, None)
        _note_choices(library, arguments)
        show = ProgressLine().show
        Indexer(library, on_progress=show, on_changes=note, read_into=read_into).run()
        _read_marks(library)
        stack_bursts_and_pairs(library)
        report, lines = _outcome(library, len(read), time.monotonic() - started)
    return answer(arguments, report, lines)


def _outcome(library: Library, read: int, seconds: float) -> tuple[dict[str, Any], list[str]]:
    """Return what can be searched now, for programs and for people."""
    photos, problems = library.count(), all_problems(library)
    failed = sum(problem.photo > 0 for problem in problems)
    report = {
        "library": library.folder,
        "photos": photos,
        "failed": failed,
        "read": read,
        "seconds": round(seconds, 2),
    }
    lines = [
        f"{counted(photos, 'photo')} can be searched, after {counted(round(seconds), 'second')}."
    ]
    lines += [problem.reason for problem in problems if problem.photo < 0]
    if failed:
        lines.append(f"{counted(failed, 'file')} couldn't be read; `likewise status` tells why.")
    return report, lines


def _note_choices(library: Library, arguments: argparse.Namespace) -> None:
    """Store the choice of folders, and how they are read, in the library."""
    for folder in arguments.folders:
        library.add_root(folder)
    if arguments.exclude is not None:
        exclude(library, arguments.exclude)
    if arguments.subject is not None:
        choose_subject(library, arguments.subject)
    if arguments.model or arguments.no_model:
        choose_model(library, arguments.model)


def _read_marks(library: Library) -> None:
    """Import stars, colours, keywords, dates and places from the photos' XMP."""
    with closing(Pool(1)) as pool:
        run_through(import_marks(library, pool, lambda _: None, complain))
        run_through(name_new_places(library, pool))


def _address(arguments: argparse.Namespace) -> ClusterAddress | None:
    """Return the cluster that was named, if any. Raises ClusterError if it can't be used."""
    if arguments.cluster is None:
        if arguments.insecure or any((arguments.tls_ca, arguments.tls_cert, arguments.tls_key)):
            raise ClusterError(
                "--insecure and --tls-... say how to reach a cluster, and none is named.",
                "Name it with --cluster ADDRESS.",
            )
        return None
    return ClusterAddress(
        arguments.cluster,
        arguments.tls_ca,
        arguments.tls_cert,
        arguments.tls_key,
        arguments.insecure,
    ).checked()
