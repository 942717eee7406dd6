"""Hosts for a Dask cluster: on loopback, or each in a network namespace with an address of its own.

A worker ends when its scheduler does, as Dask's workers do, and is started again by a loop, as it
would be by systemd, Kubernetes or SLURM.
"""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from typing import Self

import psutil

from app.cluster.cluster_address import ClusterAddress

PORT = 8786
PATIENCE = 300  # seconds for the processes to start: the machine may be slow, and busy

NO_NAMESPACES = "network namespaces need Linux, root and iproute2"


def namespaces_work() -> bool:
    """Whether this process may make network namespaces."""
    if sys.platform != "linux" or os.geteuid() != 0 or shutil.which("ip") is None:
        return False
    name = f"lw-try-{os.getpid()}"
    made = subprocess.run(["ip", "netns", "add", name], capture_output=True, check=False)
    subprocess.run(["ip", "netns", "del", name], capture_output=True, check=False)
    return made.returncode == 0


class Host:
    """Where a scheduler or a worker runs: this computer."""

    address = "127.0.0.1"
    command: tuple[str, ...] = ()

    def remove(self) -> None:
        """Undo what making it did."""


class NamespaceHost(Host):
    """A network namespace of its own, on a bridge that this process is on too."""

    def __init__(self, bridge: str, subnet: str, number: int) -> None:
        self.name = f"{bridge}-{number}"
        self.address = f"{subnet}.{number + 2}"
        self.command = ("ip", "netns", "exec", self.name)
        _ip(f"netns add {self.name}")
        _ip(f"link add {self.name} type veth peer name eth0 netns {self.name}")
        _ip(f"link set {self.name} master {bridge} up")
        _ip(f"-n {self.name} addr add {self.address}/24 dev eth0")
        for device in ("eth0", "lo"):
            _ip(f"-n {self.name} link set {device} up")

    def cut(self) -> None:
        """Pull the cable."""
        _ip(f"link set {self.name} down")

    def mend(self) -> None:
        """Put it back."""
        _ip(f"link set {self.name} up")

    def remove(self) -> None:
        """Undo what making it did.

        The kernel clears a deleted namespace away in its own time, and the link's name would stay
        taken until then; a link that is deleted is gone at once.
        """
        _ip(f"link del {self.name}")
        _ip(f"netns del {self.name}")


class Hosts:
    """A scheduler on host 0 and a worker on each of the others; a context manager.

    ``namespaces``: each host is a network namespace; else all are this computer.
    ``folder`` takes the logs.
    """

    def __init__(self, folder: Path, workers: int, *, namespaces: bool = False) -> None:
        self._folder = folder
        self._bridge = ""
        self.running: dict[int, subprocess.Popen[bytes]] = {}
        self.hosts: list[Host] = []
        if namespaces:
            self._bridge, subnet = _free_bridge()
            _ip(f"addr add {subnet}.1/24 dev {self._bridge}")
            _ip(f"link set {self._bridge} up")
            self.hosts += [NamespaceHost(self._bridge, subnet, n) for n in range(workers + 1)]
            self._port = PORT
        else:
            self.hosts += [Host()] * (workers + 1)
            self._port = _free_port()
        for number in range(workers + 1):
            self.start(number)

    @property
    def scheduler(self) -> str:
        """The scheduler's address."""
        return f"tcp://{self.hosts[0].address}:{self._port}"

    @property
    def address(self) -> ClusterAddress:
        """The same, as our own connections want it."""
        return ClusterAddress(self.scheduler, insecure=True)

    def start(self, number: int) -> None:
        """Start the scheduler (0) or a worker, and start it again whenever it ends."""
        host = self.hosts[number]
        if number == 0:
            command = f"dask.__main__ scheduler --host {host.address} --port {self._port}"
        else:
            command = f"dask.__main__ worker {self.scheduler} --host {host.address} --nthreads 1"
            command += " --no-nanny --no-dashboard"
        loop = f"while :; do {sys.executable} -m {command}; sleep 0.2; done"
        with (self._folder / f"host{number}.log").open("ab") as log:
            self.running[number] = subprocess.Popen(
                [*host.command, "sh", "-c", loop],
                stdout=log,
                stderr=log,
                env=dict(os.environ),
                start_new_session=True,
            )

    def kill(self, number: int) -> None:
        """kill -9 whatever runs on a host; the loop starts it again."""
        for process in psutil.Process(self.running[number].pid).children(recursive=True):
            with suppress(psutil.NoSuchProcess):
                if process.name() != "sh":
                    process.kill()

    def stop(self, number: int) -> None:
        """kill -9 whatever runs on a host, for good."""
        process = self.running.pop(number)
        children = psutil.Process(process.pid).children(recursive=True)
        os.killpg(process.pid, signal.SIGKILL)
        for child in children:
            with suppress(psutil.NoSuchProcess):
                child.kill()
        process.wait()

    def __enter__(self) -> Self:
        """Wait until the scheduler knows all workers: what tests give up soon is there by then."""
        from distributed import Client

        try:
            with Client(self.scheduler, timeout=PATIENCE) as client:
                client.wait_for_workers(len(self.hosts) - 1, timeout=PATIENCE)
        except BaseException:
            self.__exit__()
            raise
        return self

    def __exit__(self, *error: object) -> None:
        for number in list(self.running):
            self.stop(number)
        for host in self.hosts:
            host.remove()
        if self._bridge:
            _ip(f"link del {self._bridge}")


def _free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
        return port


def _free_bridge() -> tuple[str, str]:
    """Make a bridge; its name and its subnet, which nobody else has while the bridge is there.

    Tests run in several processes at once. The kernel refuses a name that is taken, so that no two
    of them can get the same.
    """
    start = os.getpid()
    for number in (n % 250 for n in range(start, start + 250)):
        if not _ip_error(f"link add lw{number} type bridge"):
            return f"lw{number}", f"10.213.{number}"
    raise OSError("no network bridge can be made: " + _ip_error(f"link add lw{start % 250}"))


def _ip(arguments: str) -> None:
    if error := _ip_error(arguments):
        raise OSError(f"ip {arguments}: {error}")


def _ip_error(arguments: str) -> str:
    """Run ``ip``; what it complained about, or nothing where it worked."""
    done = subprocess.run(["ip", *arguments.split()], capture_output=True, text=True, check=False)
    return "" if done.returncode == 0 else done.stderr.strip() or f"exit {done.returncode}"
