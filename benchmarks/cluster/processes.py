"""Start a scheduler and workers as processes on loopback, each worker bound to one core."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress

import psutil

from app.cluster.cluster_address import ClusterAddress

QUIET = {
    "DASK_DISTRIBUTED__WORKER__PROFILE__ENABLED": "False",
    "DASK_DISTRIBUTED__ADMIN__SYSTEM_MONITOR__INTERVAL": "5s",
    "DASK_DISTRIBUTED__ADMIN__TICK__INTERVAL": "500ms",
}
"""As in docs/guide/cluster.md: by default, Dask's monitoring takes 2 to 3 % of every core."""


class Cluster:
    """Started processes; ``workers`` are loops that restart one worker each."""

    def __init__(self, workers: int) -> None:
        with socket.socket() as found:
            found.bind(("127.0.0.1", 0))
            port = found.getsockname()[1]
        self.address = ClusterAddress(f"tcp://127.0.0.1:{port}")
        self._scheduler = _start(f"scheduler --host 127.0.0.1 --port {port} --no-dashboard")
        cores = sorted(os.sched_getaffinity(0)) if sys.platform == "linux" else []
        options = "--host 127.0.0.1 --nthreads 1 --memory-limit 0 --no-nanny --no-dashboard"
        self.workers = [
            _start(f"worker {self.address.scheduler} {options}", cores[number % len(cores) :][:1])
            for number in range(workers)
        ]

    def kill_worker(self, number: int) -> None:
        """Kill a worker with SIGKILL; its loop restarts it at once."""
        for process in psutil.Process(self.workers[number].pid).children(recursive=True):
            with suppress(psutil.NoSuchProcess):
                process.kill()

    def close(self) -> None:
        """Kill all processes."""
        for loop in (*self.workers, self._scheduler):
            processes = psutil.Process(loop.pid).children(recursive=True)
            loop.kill()
            for process in processes:
                with suppress(psutil.NoSuchProcess):
                    process.kill()
            loop.wait()


@contextmanager
def cluster(workers: int) -> Iterator[Cluster]:
    """Start a cluster with ``workers`` workers; worker i and its processes are bound to core i."""
    started = Cluster(workers)
    try:
        yield started
    finally:
        started.close()


def _start(arguments: str, cores: list[int] | None = None) -> subprocess.Popen[bytes]:
    """Start a process that runs ``dask ARGUMENTS``, and again whenever it ends."""
    again = (
        "import subprocess, sys\n"
        "while True: subprocess.run([sys.executable, '-m', 'dask', *sys.argv[1:]])"
    )
    process = subprocess.Popen(
        [sys.executable, "-c", again, *arguments.split()],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        env={**os.environ, **QUIET},
    )
    if cores:
        os.sched_setaffinity(process.pid, cores)
    return process
