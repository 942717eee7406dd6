"""Where a cluster is and how the way there is secured; what a library remembers of it.

Dask's protocol can run any code on either end, so whoever can speak to a scheduler or a worker owns
what they may do. Hence: this computer alone, TLS with certificates, or a risk taken by name.
"""

from __future__ import annotations

import ipaddress
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Self
from urllib.parse import urlsplit

from likewise.app.core.errors import ClusterError
from likewise.app.core.store.catalogue import Catalogue
from likewise.app.core.store.settings import get_setting, set_setting

LOCAL = "local"
"""The address that means: start workers on this computer."""

SETTING = "cluster"
PORT = 8786  # Dask's own choice for schedulers


@dataclass(frozen=True, slots=True)
class Place:
    """A Dask scheduler. Files that are None are taken from Dask's configuration.

    address: "local", or "tcp://HOST:PORT", "tls://HOST:PORT". tls_ca, tls_cert, tls_key: PEM files
    of the authority that signed all certificates, of this end's certificate, and of its key.
    insecure: unencrypted connections to other computers are allowed.
    """

    address: str
    tls_ca: Path | None = None
    tls_cert: Path | None = None
    tls_key: Path | None = None
    insecure: bool = False

    @property
    def encrypted(self) -> bool:
        """Whether TLS is spoken."""
        return self.address.startswith("tls://")

    @property
    def warning(self) -> str:
        """A sentence where others could listen or take over; or empty."""
        if self.address == LOCAL or self.encrypted or is_loopback(self.address):
            return ""
        return (
            f"The connection to {self.address} is not encrypted: whoever can reach that network"
            " can read the photos' features and run programs on the workers."
        )

    def checked(self) -> Self:
        """This place with its address completed. Raises ClusterError if it is none that may be
        used: an unknown form, a file that is missing, or another computer without TLS."""
        if self.address == LOCAL:
            return self
        place = replace(self, address=_completed(self.address, tls=self.tls_cert is not None))
        for file in (place.tls_ca, place.tls_cert, place.tls_key):
            if file is not None and not file.is_file():
                raise ClusterError(
                    f"The certificate file {file} does not exist.", "Check the --tls options."
                )
        if place.warning and not place.insecure:
            raise ClusterError(
                f"{place.address} is another computer, and the connection would not be encrypted.",
                "Use tls:// with --tls-ca, --tls-cert and --tls-key, or take the risk with"
                " --insecure.",
            )
        return place


def is_loopback(address: str) -> bool:
    """Whether ``address``, with its scheme, stays on this computer. Names are not looked up."""
    host = urlsplit(address).hostname or ""
    if host == "localhost":
        return True
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


def home(catalogue: Catalogue) -> Place | None:
    """The cluster that the library lives on; None if it lives on this computer alone."""
    found: Any = get_setting(catalogue, SETTING)
    if found is None:
        return None
    files = {name: None if found[name] is None else Path(found[name]) for name in _FILES}
    return Place(address=found["address"], insecure=found["insecure"], **files)


def remember(catalogue: Catalogue, place: Place | None) -> None:
    """Let the library live on the cluster at ``place`` from now on; None: on no cluster."""
    if place is None:
        set_setting(catalogue, SETTING, None)
        return
    named = {name: getattr(place, name) for name in _FILES}
    files = {name: None if file is None else str(file.absolute()) for name, file in named.items()}
    set_setting(catalogue, SETTING, {"address": place.address, "insecure": place.insecure, **files})


_FILES = ("tls_ca", "tls_cert", "tls_key")


def _completed(address: str, *, tls: bool) -> str:
    """``address`` with scheme and port."""
    if "://" not in address:
        address = f"{'tls' if tls else 'tcp'}://{address}"
    try:
        parts = urlsplit(address)
        host, port = parts.hostname, parts.port or PORT
    except ValueError:
        host, port = None, 0
    if not host or parts.scheme not in ("tcp", "tls") or parts.path not in ("", "/"):
        raise ClusterError(
            f"{address} is not the address of a Dask scheduler.",
            "Give local, tls://HOST:PORT, or tcp://127.0.0.1:PORT.",
        )
    return f"{parts.scheme}://{f'[{host}]' if ':' in host else host}:{port}"
