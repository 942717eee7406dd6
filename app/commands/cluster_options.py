"""The options that say which cluster is meant and how the way there is secured."""

from __future__ import annotations

import argparse

from app.arguments import path
from app.core.cluster.cluster_address import ClusterAddress
from app.core.errors import ClusterError


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Options for commands that may work on a cluster."""
    group = parser.add_argument_group("cluster", "a Dask cluster that sees the same folders")
    either = group.add_mutually_exclusive_group()
    either.add_argument(
        "--cluster",
        metavar="ADDRESS",
        help="its scheduler: tls://HOST:PORT, or local to start workers on this computer",
    )
    either.add_argument(
        "--no-cluster",
        action="store_true",
        help="no cluster any more: this computer reads and searches the library from now on",
    )
    for option, what in (
        ("--tls-ca", "the authority that signed the cluster's certificates"),
        ("--tls-cert", "the certificate of this computer"),
        ("--tls-key", "the key of that certificate"),
    ):
        group.add_argument(option, metavar="FILE", type=path, help=f"PEM file of {what}")
    group.add_argument(
        "--insecure",
        action="store_true",
        help="allow unencrypted connections to other computers; whoever reaches that network can"
        " read features and run programs on the workers",
    )


def address(arguments: argparse.Namespace) -> ClusterAddress | None:
    """The cluster that was named, if one was. Raises ClusterError if it is none to be used."""
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
