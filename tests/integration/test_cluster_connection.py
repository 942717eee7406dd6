"""Reaching real schedulers: on this computer, over TLS, and those that can't be used."""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from app.cluster import connection
from app.cluster.cluster_address import ClusterAddress
from app.cluster.connection import connect
from app.core.base.errors import ClusterError

distributed = pytest.importorskip("distributed", reason="the extra `cluster` is not installed")


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """What can't be reached is given up after a second. A busy machine may need more for others."""
    monkeypatch.setattr(connection, "CONNECT_TIMEOUT", 1.0)
    monkeypatch.setitem(connection._CONFIG, "distributed.comm.timeouts.connect", "1s")


@pytest.fixture
def empty_scheduler() -> Iterator[str]:
    """The address of a scheduler without workers."""
    with distributed.LocalCluster(
        n_workers=0, host="127.0.0.1", dashboard_address="127.0.0.1:0", processes=True
    ) as cluster:
        yield cluster.scheduler_address


def test_local_starts_workers_that_no_other_computer_can_reach() -> None:
    with connect(ClusterAddress("local")) as found:
        assert found.reachable
        assert found.workers
        assert all(worker.startswith("tcp://127.0.0.1:") for worker in found.workers)
        assert found.client.scheduler.address.startswith("tcp://127.0.0.1:")


@pytest.fixture
def demanding() -> Iterator[None]:
    """Settings of Dask that ask for encryption, with certificates that are not there."""
    import dask

    settings: dict[str, object] = {"distributed.comm.require-encryption": True}
    settings["distributed.comm.tls.ca-file"] = "/nowhere/ca.pem"
    for role in ("client", "scheduler", "worker"):
        settings[f"distributed.comm.tls.{role}.cert"] = "/nowhere/cert.pem"
    with dask.config.set(settings):
        yield


@pytest.mark.usefixtures("demanding")
def test_local_works_whatever_the_settings_of_dask_ask_for() -> None:
    with connect(ClusterAddress("local")) as found:
        assert set(found.client.run(os.getpid)) == set(found.workers)
        assert all(worker.startswith("tcp://127.0.0.1:") for worker in found.workers)


def test_settings_of_dask_that_ask_for_encryption_are_heeded(
    empty_scheduler: str, demanding: None
) -> None:
    with pytest.raises(ClusterError, match="encryption required by Dask configuration"):
        connect(ClusterAddress(empty_scheduler), workers_within=0)
    with pytest.raises(ClusterError, match=r"file /nowhere/ca\.pem does not exist"):
        connect(ClusterAddress("tls://127.0.0.1:9"))


@pytest.mark.usefixtures("quick")
def test_a_scheduler_that_does_not_answer_is_named() -> None:
    with socket.socket() as unused:
        unused.bind(("127.0.0.1", 0))  # not listening
        address = f"tcp://127.0.0.1:{unused.getsockname()[1]}"
        with pytest.raises(ClusterError, match=f"The cluster at {address} can't be reached"):
            connect(ClusterAddress(address))


@pytest.mark.usefixtures("quick")
def test_a_scheduler_that_accepts_and_stays_silent_is_named() -> None:
    with socket.create_server(("127.0.0.1", 0)) as silent:
        address = f"tcp://127.0.0.1:{silent.getsockname()[1]}"
        with pytest.raises(ClusterError, match=f"The cluster at {address} can't be reached"):
            connect(ClusterAddress(address))


def test_a_scheduler_without_workers_says_how_to_start_one(empty_scheduler: str) -> None:
    with pytest.raises(ClusterError, match=f"dask worker {empty_scheduler}"):
        connect(ClusterAddress(empty_scheduler), workers_within=0.2)
    with connect(ClusterAddress(empty_scheduler), workers_within=0) as found:
        assert found.workers == ()


def test_other_versions_are_refused() -> None:
    ours = connection.of_this_end()
    theirs = {"host": {"python": sys.version}, "packages": ours | {"dask": "1.0"}}
    with pytest.raises(ClusterError, match=r"The scheduler has dask 1\.0, this computer \d"):
        connection.check_scheduler(theirs)
    with pytest.raises(ClusterError, match=r"The worker w has likewise 0\.0, this computer \d"):
        connection.check_worker("w", ours | {"likewise": "0.0"})
    with pytest.raises(
        ClusterError, match="The worker w has no Likewise: No module named 'likewise'"
    ):
        connection.check_worker("w", ModuleNotFoundError("No module named 'likewise'"))
    connection.check_scheduler(theirs | {"packages": ours})
    connection.check_worker("w", ours)


def test_a_worker_that_was_cut_off_is_no_reason_to_refuse_the_others() -> None:
    connection.check_worker("w", TimeoutError("no answer"))


def test_nobody_waits_for_a_worker_that_hangs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connection, "ANSWER_TIMEOUT", 0.5)
    with distributed.LocalCluster(
        n_workers=2, threads_per_worker=1, host="127.0.0.1", dashboard_address="127.0.0.1:0"
    ) as cluster:
        victim = cluster.workers[0]
        os.kill(victim.process.pid, signal.SIGSTOP)
        try:
            with connect(ClusterAddress(cluster.scheduler_address)) as found:
                assert len(found.workers) == 2
        finally:
            os.kill(victim.process.pid, signal.SIGCONT)


def test_without_the_extra_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    with pytest.raises(ClusterError, match=r"pip install likewise\[cluster\]"):
        connect(ClusterAddress("local"))


def test_tls_needs_certificates() -> None:
    with pytest.raises(ClusterError, match="needs certificates"):
        connect(ClusterAddress("tls://127.0.0.1:9"))


@pytest.mark.skipif(shutil.which("openssl") is None, reason="needs openssl to make certificates")
def test_tls_lets_in_who_has_a_certificate_and_nobody_else(
    tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    ca, cert, key = make_certificates(tmp_path)
    security = distributed.Security(
        require_encryption=True,
        tls_ca_file=str(ca),
        tls_scheduler_cert=str(cert),
        tls_scheduler_key=str(key),
        tls_worker_cert=str(cert),
        tls_worker_key=str(key),
        tls_client_cert=str(cert),
        tls_client_key=str(key),
    )
    with distributed.LocalCluster(
        n_workers=1,
        threads_per_worker=1,
        host="tls://127.0.0.1",
        protocol="tls://",
        security=security,
        dashboard_address="127.0.0.1:0",
    ) as cluster:
        address = cluster.scheduler_address
        with connect(ClusterAddress(address, ca, cert, key)) as found:
            assert found.workers[0].startswith("tls://")
        request.getfixturevalue("quick")  # those that follow are refused, however long they wait
        with pytest.raises(ClusterError, match="can't be reached"):
            connect(ClusterAddress(address.replace("tls://", "tcp://")))
        stranger = make_certificates(tmp_path / "stranger")
        with pytest.raises(ClusterError, match="can't be reached"):
            connect(ClusterAddress(address, *stranger))


def make_certificates(folder: Path) -> tuple[Path, Path, Path]:
    """An authority, and one certificate with its key that it signed: PEM files in ``folder``."""
    folder.mkdir(exist_ok=True)
    ca, ca_key, cert, key, request = (
        folder / name for name in ("ca.pem", "ca-key.pem", "cert.pem", "key.pem", "request.pem")
    )
    new = "openssl req -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes"
    for command in (
        f"{new} -x509 -days 2 -subj /CN=authority -keyout {ca_key} -out {ca}",
        f"{new} -subj /CN=likewise -keyout {key} -out {request}",
        f"openssl x509 -req -in {request} -CA {ca} -CAkey {ca_key} -days 2 -out {cert}",
    ):
        subprocess.run(command.split(), check=True, capture_output=True)
    return ca, cert, key
