"""Which cluster a library is on, and whether its machines run the same versions."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from app.cluster.cluster_address import ClusterAddress, is_loopback, store_address, stored_address
from app.cluster.connection import check_scheduler, check_worker, of_this_end
from app.core.base.errors import ClusterError

# Where a cluster may be, and what this machine remembers of it.


@pytest.mark.parametrize(
    ("given", "completed"),
    [
        ("local", "local"),
        ("localhost", "tcp://localhost:8786"),
        ("127.0.0.1:9000", "tcp://127.0.0.1:9000"),
        ("tcp://127.1.2.3:9000", "tcp://127.1.2.3:9000"),
        ("tcp://[::1]:9000/", "tcp://[::1]:9000"),
        ("tls://cluster.example.org:8786", "tls://cluster.example.org:8786"),
    ],
)
def test_addresses_are_completed(given: str, completed: str) -> None:
    assert ClusterAddress(given).checked().scheduler == completed


def test_a_certificate_means_tls(tmp_path: Path) -> None:
    file = tmp_path / "cert.pem"
    file.touch()
    assert ClusterAddress("10.0.0.1", tls_cert=file).checked().scheduler == "tls://10.0.0.1:8786"


@pytest.mark.parametrize(
    "address",
    ["http://127.0.0.1", "tcp://", "tcp://127.0.0.1:port", "tls://h:1/path", "inproc://a"],
)
def test_other_things_are_no_address(address: str) -> None:
    with pytest.raises(ClusterError, match="not the address of a Dask scheduler"):
        ClusterAddress(address).checked()


@pytest.mark.parametrize(
    "address", ["tcp://10.0.0.1:8786", "scheduler.example.org", "tcp://0.0.0.0:1", "[fe80::1]:8786"]
)
def test_another_computer_needs_tls_or_a_word(address: str) -> None:
    with pytest.raises(ClusterError, match="--insecure"):
        ClusterAddress(address).checked()
    allowed = ClusterAddress(address, insecure=True).checked()
    assert "not encrypted" in allowed.warning


@pytest.mark.parametrize("address", ["local", "tcp://127.0.0.1:1", "tls://10.0.0.1:1"])
def test_what_is_safe_warns_of_nothing(address: str) -> None:
    assert ClusterAddress(address, insecure=True).warning == ""


def test_names_are_not_looked_up() -> None:
    assert is_loopback("tcp://localhost:1")
    assert not is_loopback("tcp://localhost.example.org:1")
    assert not is_loopback("tcp://127.0.0.1.example.org:1")


def test_this_machine_remembers_the_cluster_of_a_library(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LIKEWISE_STATE", str(tmp_path / "state"))
    library = tmp_path / "library"
    address = ClusterAddress("tls://h:1", tls_ca=tmp_path / "ca \udce9.pem", insecure=True)
    assert stored_address(library) is None
    store_address(library, address)
    assert stored_address(library) == address
    assert stored_address(tmp_path / "another" / ".." / "library") == address
    assert stored_address(tmp_path / "another") is None
    store_address(library, None)
    store_address(library, None)
    assert stored_address(library) is None


@pytest.mark.parametrize("text", ["", "[]", "{}", '{"scheduler": "local"}', "\udce9"])
def test_a_damaged_memory_is_none_and_can_be_made_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, text: str
) -> None:
    monkeypatch.setenv("LIKEWISE_STATE", str(tmp_path))
    store_address(tmp_path, ClusterAddress("local"))
    [file] = tmp_path.glob("library-*.json")
    file.write_text(text, encoding="utf-8", errors="surrogateescape")
    assert stored_address(tmp_path) is None
    store_address(tmp_path, ClusterAddress("local"))
    assert stored_address(tmp_path) == ClusterAddress("local")


# Ends that would not understand each other are refused, with what to do.


def _scheduler(**other: str) -> dict[str, Any]:
    ours = of_this_end() | other
    packages = {name: ours[name] for name in ("dask", "distributed", "msgpack")}
    return {"packages": packages, "host": {"python": f"{ours['python']}.7.final.0"}}


def test_the_same_versions_pass() -> None:
    check_scheduler(_scheduler())
    check_worker("w", of_this_end())


@pytest.mark.parametrize("name", ["dask", "distributed", "msgpack", "python"])
def test_a_scheduler_of_another_version_is_refused(name: str) -> None:
    with pytest.raises(ClusterError, match=f"scheduler has {name} 1.0") as caught:
        check_scheduler(_scheduler(**{name: "1.0"}))
    assert "Install the same versions" in caught.value.hint


@pytest.mark.parametrize("name", ["dask", "distributed", "likewise", "msgpack", "python"])
def test_a_worker_of_another_version_is_refused(name: str) -> None:
    with pytest.raises(ClusterError, match=f"worker w has {name} 1.0"):
        check_worker("w", of_this_end() | {name: "1.0"})


def test_a_worker_without_likewise_is_told_to_install_it() -> None:
    with pytest.raises(ClusterError, match="has no Likewise") as caught:
        check_worker("w", ModuleNotFoundError("No module named 'likewise'"))
    assert "likewise[cluster]" in caught.value.hint


def test_a_worker_that_was_cut_off_is_the_schedulers_to_notice() -> None:
    check_worker("w", ConnectionResetError())
