"""Connect to a Dask cluster, or start one on this computer.

A connection is secured by TLS, with the given certificates, and refused if the scheduler or workers
have other versions than this computer.
"""

from __future__ import annotations

import asyncio
import logging
import os
import sys
import warnings
from collections.abc import Callable, Iterable, Mapping
from importlib.metadata import version
from pathlib import Path
from typing import Any, Self

from app.cluster.cluster_address import LOCAL, ClusterAddress, is_loopback
from app.core.base.errors import ClusterError
from app.core.base.language import tr
from app.core.base.shipped import own_version

Dask = Any
"""Objects of dask.distributed, which has no types: Client, LocalCluster, Security."""

CONNECT_TIMEOUT = 10.0
"""Seconds to wait for a scheduler to answer."""

ANSWER_TIMEOUT = 3.0
"""Seconds for a worker to answer a simple question; one that hangs would take forever."""

POLL_INTERVAL = 1.0
"""Seconds between two requests to the scheduler for the list of workers."""

_LOGGED = ("distributed", "tornado.application")
"""Prefixes of the loggers that report each lost connection, with long traces."""

_CONFIG = {
    "distributed.worker.profile.enabled": False,  # samples every 10 ms, under the interpreter lock
    "distributed.admin.system-monitor.gil.enabled": False,
    "distributed.admin.system-monitor.interval": "5s",  # this and the tick, at the defaults,
    "distributed.admin.tick.interval": "500ms",  # take 2 to 3 % of a core, in every process
    "distributed.comm.timeouts.connect": f"{CONNECT_TIMEOUT:g}s",
}


class Connection:
    """A usable cluster; what is known of it is refreshed in the background.

    Attributes: ``address``, with scheme and port; ``client``, Dask's own, synchronous; ``workers``,
    the sorted addresses of the workers, and ``threads``, the number of tasks they run at once;
    ``reachable``, whether the scheduler answered the last request.
    """

    def __init__(self, address: ClusterAddress, client: Dask, cluster: Dask | None) -> None:
        self.address = address
        self.client = client
        self.reachable = True
        self.workers: tuple[str, ...] = ()
        self.threads = 0
        self._set_workers(client.nthreads())
        self._cluster = cluster
        self._closed = False
        client.loop.add_callback(self._watch)

    def close(self) -> None:
        """Disconnect; a cluster that was started here ends. Closing twice is harmless."""
        self._closed = True
        self.client.close()
        if self._cluster is not None:
            self._cluster.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    async def call(self, worker: str, function: Callable[..., object], *arguments: object) -> Any:
        """Return what ``function``, maybe a coroutine, returns or raises on a worker's loop.
        Raises OSError if the worker is gone; on the loop of the client."""
        from distributed.core import clean_exception
        from distributed.protocol import pickle

        reply = await self.client.rpc(worker).run(
            function=pickle.dumps(function), args=pickle.dumps(arguments)
        )
        if reply["status"] == "error":
            raise clean_exception(**reply)[1]
        return reply["result"]

    async def refresh(self) -> None:
        """Update the list of workers from the scheduler; on the loop of the client."""
        scheduler = self.client.scheduler
        if scheduler is None:  # Dask has given it up
            self.reachable = False
            return
        try:
            found = await asyncio.wait_for(scheduler.ncores(), CONNECT_TIMEOUT)
        except OSError:  # TimeoutError is one
            self.reachable = False
        else:
            self._set_workers(
                {worker: n for worker, n in found.items() if may_use(self.address, worker)}
            )
            self.reachable = True

    def _set_workers(self, threads: Mapping[str, int]) -> None:
        self.workers, self.threads = tuple(sorted(threads)), sum(threads.values())

    async def _watch(self) -> None:
        while not self._closed:
            await self.refresh()
            await asyncio.sleep(POLL_INTERVAL)


def connect(address: ClusterAddress, *, workers_within: float = CONNECT_TIMEOUT) -> Connection:
    """Connect to the cluster at ``address``; "local" starts one, which ends with the connection.
    workers_within: seconds to wait for the first worker; 0 requires none. Raises ClusterError."""
    address = address.checked()
    distributed, dask = _libraries()
    security = security_of(distributed, address)
    with dask.config.set(_CONFIG), warnings.catch_warnings():
        # `check_scheduler` reports it in a sentence of ours.
        warnings.simplefilter("ignore", distributed.versions.VersionMismatchWarning)
        cluster = _start(distributed, security) if address.scheduler == LOCAL else None
        try:
            client = _client(distributed, address, cluster, security)
        except BaseException:
            if cluster is not None:
                cluster.close()
            raise
    connection = Connection(address, client, cluster)
    try:
        check_scheduler(client.sync(client.scheduler.versions, packages=[]))
        if workers_within:
            _wait_for_workers(connection, workers_within)
        client.sync(_check_workers, connection, client.nthreads())
    except OSError as error:  # it was lost just now; TimeoutError is one
        connection.close()
        raise _unreached(address, error) from error
    except BaseException:
        connection.close()
        raise
    return connection


async def _check_workers(connection: Connection, workers: Iterable[str]) -> None:
    """Raise ClusterError unless these workers may be used; those that hang are not waited for.
    Their versions must agree, and connections without encryption must stay on this computer."""
    asked = {}
    for worker in workers:
        if not may_use(connection.address, worker):
            raise ClusterError(
                tr(
                    "The worker {worker} is on another computer, and the connection to it "
                    "would not be encrypted.",
                    worker=worker,
                ),
                tr("Use TLS for the whole cluster, or take the risk with --insecure."),
            )
        asked[worker] = asyncio.ensure_future(connection.call(worker, of_this_end))
    if asked:
        await asyncio.wait(asked.values(), timeout=ANSWER_TIMEOUT)
    for worker, task in asked.items():
        if task.done():
            check_worker(worker, task.exception() or task.result())
        task.cancel()


def may_use(address: ClusterAddress, worker: str) -> bool:
    """Return whether a worker of a cluster at ``address`` may be connected to."""
    return address.encrypted or address.insecure or is_loopback(worker)


def _libraries() -> tuple[Any, Any]:
    try:
        import dask
        import distributed
    except ImportError as error:
        raise ClusterError(
            tr("Clusters need the package dask.distributed, which is not installed."),
            tr("Install it with: pip install likewise[cluster]"),
        ) from error
    for name in [name for name in logging.root.manager.loggerDict if name.startswith(_LOGGED)]:
        logging.getLogger(name).setLevel(logging.CRITICAL)  # our own sentences report what matters
    return distributed, dask


def _start(distributed: Dask, security: Dask) -> Dask:
    """Start one worker process per core, reachable from this computer only.
    Without a memory limit: Dask counts mapped files, and would kill workers that only read."""
    return distributed.LocalCluster(
        n_workers=os.cpu_count() or 1,
        threads_per_worker=1,
        processes=True,
        host="127.0.0.1",
        protocol="tcp://",
        security=security,
        silence_logs=logging.CRITICAL,
        dashboard_address="127.0.0.1:0",  # the port is for health checks only
        scheduler_kwargs={"dashboard": False},
        memory_limit=0,
    )


def _client(
    distributed: Dask, address: ClusterAddress, cluster: Dask | None, security: Dask
) -> Dask:
    try:
        if cluster is None:
            asyncio.run(asyncio.wait_for(_greet(distributed, address, security), CONNECT_TIMEOUT))
        client = distributed.Client(
            address.scheduler if cluster is None else cluster,
            security=security,
            timeout=CONNECT_TIMEOUT,
            set_as_default=False,
            direct_to_workers=True,
        )
    except (OSError, RuntimeError) as error:  # TimeoutError is one; RuntimeError: not encrypted
        raise _unreached(address, error) from error
    return client


async def _greet(distributed: Dask, address: ClusterAddress, security: Dask) -> None:
    """Return once a scheduler has answered. Raises OSError.
    Dask's client would wait forever for one that accepts the connection but stays silent."""
    secured = security.get_connection_args("client")
    (await distributed.comm.connect(address.scheduler, timeout=CONNECT_TIMEOUT, **secured)).abort()


def _unreached(address: ClusterAddress, error: Exception) -> ClusterError:
    return ClusterError(
        tr(
            "The cluster at {scheduler} can't be reached: {error}.",
            scheduler=address.scheduler,
            error=str(error) or tr("no answer"),
        ),
        tr("Check that its scheduler runs, and that this computer may connect to it."),
    )


def _wait_for_workers(connection: Connection, seconds: float) -> None:
    try:
        connection.client.wait_for_workers(1, timeout=seconds)
        connection.client.sync(connection.refresh)
    except TimeoutError as error:
        raise ClusterError(
            tr(
                "The scheduler at {scheduler} has no workers.",
                scheduler=connection.address.scheduler,
            ),
            tr("Start some: dask worker {scheduler}", scheduler=connection.address.scheduler),
        ) from error


_ALIKE = ("dask", "distributed", "msgpack")
"""Packages whose versions decide whether two ends understand each other."""


def of_this_end() -> dict[str, str]:
    """Return the versions that have to agree, of the calling process; for Python two numbers."""
    python = f"{sys.version_info.major}.{sys.version_info.minor}"
    return {"python": python, **{name: version(name) for name in _ALIKE}, "likewise": own_version()}


def check_scheduler(found: Mapping[str, Any]) -> None:
    """Raise ClusterError unless a scheduler's reported versions agree; it needs no Likewise."""
    theirs = {name: str(found["packages"][name]) for name in _ALIKE}
    theirs["python"] = ".".join(str(found["host"]["python"]).split(".")[:2])
    ours = of_this_end()
    _compare(tr("The scheduler"), {name: ours[name] for name in theirs}, theirs)


def check_worker(worker: str, found: object) -> None:
    """Raise ClusterError unless the result of ``of_this_end`` on a worker agrees with ours."""
    if isinstance(found, OSError):
        return  # it was disconnected, and the scheduler will notice
    if not isinstance(found, Mapping):
        raise ClusterError(
            tr("The worker {worker} has no Likewise: {found}.", worker=worker, found=found),
            tr("Install likewise[cluster] {version} where the worker runs.", version=own_version()),
        )
    _compare(tr("The worker {worker}", worker=worker), of_this_end(), found)


def _compare(end: str, ours: Mapping[str, str], theirs: Mapping[str, str]) -> None:
    for name, version_ in ours.items():
        if theirs[name] != version_:
            raise ClusterError(
                tr(
                    "{end} has {name} {theirs}, this computer {ours}.",
                    end=end,
                    name=name,
                    theirs=theirs[name],
                    ours=version_,
                ),
                tr("Install the same versions on all of them."),
            )


def security_of(distributed: Any, address: ClusterAddress) -> Any:
    """Return the `Security` of a connection: the given files, and Dask's settings for the rest.
    Raises ClusterError if a certificate is missing."""
    if not address.encrypted:  # Dask refuses this itself if its settings ask for encryption
        asked = address.scheduler != LOCAL and distributed.Security().require_encryption
        return distributed.Security(require_encryption=bool(asked), tls_ca_file=None)
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
