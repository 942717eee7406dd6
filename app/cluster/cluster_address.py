"""Store the address of a Dask scheduler and its TLS files, for a library on this machine.

Dask's protocol can run any code on either end, so anyone who can connect to a scheduler or worker
controls all that it may do. Hence only this computer, TLS with certificates, or an explicit
--insecure are accepted. The address is stored on this machine, through `app.core.base.paths`,
because a library or a backup may come from a stranger.
"""

from __future__ import annotations

import ipaddress
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Self
from urllib.parse import urlsplit

from app.core.base.errors import ClusterError
from app.core.base.language import tr
from app.core.base.machine_settings import machine_setting, set_machine_setting

LOCAL = "local"
"""The address that stands for workers started on this computer."""

PORT = 8786  # Dask's default for schedulers


@dataclass(frozen=True, slots=True)
class ClusterAddress:
    """A Dask scheduler. Files that are None are taken from Dask's configuration.

    scheduler: "local", "tcp://HOST:PORT" or "tls://HOST:PORT". tls_ca, tls_cert, tls_key: PEM files
    of the authority that signed all certificates, of this end's certificate, and of its key.
    insecure: unencrypted connections to other computers are allowed.
    """

    scheduler: str
    tls_ca: Path | None = None
    tls_cert: Path | None = None
    tls_key: Path | None = None
    insecure: bool = False

    @property
    def encrypted(self) -> bool:
        """Whether the connection uses TLS."""
        return self.scheduler.startswith("tls://")

    @property
    def warning(self) -> str:
        """A sentence if others could listen or take over; otherwise empty."""
        if self.scheduler == LOCAL or self.encrypted or is_loopback(self.scheduler):
            return ""
        return tr(
            "The connection to {scheduler} is not encrypted: whoever can reach that "
            "network can read the photos' features and run programs on the workers.",
            scheduler=self.scheduler,
        )

    def checked(self) -> Self:
        """Return this address with scheme and port.
        Raises ClusterError if it may not be used: an unknown form, or another computer without TLS.
        """
        if self.scheduler == LOCAL:
            return self
        address = replace(self, scheduler=_completed(self.scheduler, tls=self.tls_cert is not None))
        if address.warning and not address.insecure:
            raise ClusterError(
                tr(
                    "{scheduler} is another computer, and the connection would not be encrypted.",
                    scheduler=address.scheduler,
                ),
                tr(
                    "Use tls:// with --tls-ca, --tls-cert and --tls-key, or take the risk with"
                    " --insecure."
                ),
            )
        return address


def is_loopback(address: str) -> bool:
    """Return whether ``address``, with its scheme, is on this computer. Names are not looked up."""
    host = urlsplit(address).hostname or ""
    if host == "localhost":
        return True
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


def stored_address(library: Path) -> ClusterAddress | None:
    """Return the address of the cluster that serves the library in this folder, or None.
    None also stands for an address that can't be read."""
    try:
        found = machine_setting(library, _KEY)
        files = {name: None if found[name] is None else Path(found[name]) for name in _FILES}
        return ClusterAddress(str(found["scheduler"]), insecure=found["insecure"] is True, **files)
    except (LookupError, TypeError):
        return None


def store_address(library: Path, address: ClusterAddress | None) -> None:
    """Serve the library in this folder by the cluster at ``address``; None: by no cluster.
    Raises OSError."""
    kept = None
    if address is not None:
        paths = [(name, getattr(address, name)) for name in _FILES]
        files = {name: None if path is None else str(path.absolute()) for name, path in paths}
        kept = asdict(address) | files
    set_machine_setting(library, _KEY, kept)


_KEY = "cluster"
_FILES = ("tls_ca", "tls_cert", "tls_key")


def _completed(address: str, *, tls: bool) -> str:
    """Return ``address`` with scheme and port. Raises ClusterError."""
    if "://" not in address:
        address = f"{'tls' if tls else 'tcp'}://{address}"
    try:
        parts = urlsplit(address)
        host, port = parts.hostname, parts.port or PORT
    except ValueError:
        host, port = None, 0
    if not host or parts.scheme not in ("tcp", "tls") or parts.path not in ("", "/"):
        raise ClusterError(
            tr("{address} is not the address of a Dask scheduler.", address=address),
            tr("Give local, tls://HOST:PORT, or tcp://127.0.0.1:PORT."),
        )
    return f"{parts.scheme}://{f'[{host}]' if ':' in host else host}:{port}"
