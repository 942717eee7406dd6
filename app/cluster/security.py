"""Secures the connection to a Dask cluster by TLS, with the certificates that somebody named."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from app.cluster.cluster_address import LOCAL, ClusterAddress
from app.core.base.errors import ClusterError
from app.core.base.language import tr


def security_of(distributed: Any, address: ClusterAddress) -> Any:
    """What a connection to ``address`` is secured by, as Dask's `Security`: the files that were
    named, and Dask's settings for the rest. Without TLS these settings count for nothing, except
    that they may forbid it: not to ourselves, on "local".

    Raises ClusterError where encryption is asked for and not there, or a certificate is missing.
    """
    return _certificates(distributed, address) if address.encrypted else _none(distributed, address)


def _none(distributed: Any, address: ClusterAddress) -> Any:
    if address.scheduler != LOCAL and distributed.Security().require_encryption:
        raise ClusterError(
            tr(
                "Dask's settings on this computer ask for encryption, but {scheduler} is "
                "not encrypted.",
                scheduler=address.scheduler,
            ),
            tr("Use tls:// instead of tcp://, or take require-encryption out of Dask's settings."),
        )
    return distributed.Security(require_encryption=False, tls_ca_file=None)


def _certificates(distributed: Any, address: ClusterAddress) -> Any:
    named = {
        "tls_ca_file": address.tls_ca,
        "tls_client_cert": address.tls_cert,
        "tls_client_key": address.tls_key,
    }
    given = {key: str(file) for key, file in named.items() if file is not None}
    security = distributed.Security(require_encryption=True, **given)
    if not security.tls_ca_file or not security.tls_client_cert:
        raise ClusterError(
            tr("{scheduler} needs certificates.", scheduler=address.scheduler),
            tr(
                "Give --tls-ca, --tls-cert and --tls-key, or set distributed.comm.tls in Dask's"
                " configuration."
            ),
        )
    for file in (getattr(security, name) for name in named):
        if file and not Path(file).is_file():
            raise ClusterError(
                tr("The certificate file {file} does not exist.", file=file),
                tr("Check the --tls options, and distributed.comm.tls in Dask's settings."),
            )
    return security
