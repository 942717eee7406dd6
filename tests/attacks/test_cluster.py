"""A stranger's library that names a cluster: nobody calls there, whatever is done with the library.

Dask unpickles what a scheduler sends, so to be called is all that an attacker needs. Another way to
be called is one more line of `COMMANDS` or of `SETTINGS`.
"""

from __future__ import annotations

import select
import socket
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import numpy as np
import pytest
from PIL import Image

from app.cluster.cluster_address import ClusterAddress, store_address
from app.cluster.machines import open_index
from app.cluster.remote_index import RemoteIndex
from app.command_line import run
from app.core.index.local_index import LocalIndex
from app.core.open_library import open_library
from app.core.safety.backups import back_up
from app.core.store.catalogue import set_setting

COMMANDS = {
    "status": ["status"],
    "search": ["search", "{photo}"],
    "search by a word": ["search", "--word", "dog"],
    "index": ["index", "{photos}"],
    "duplicates": ["duplicates"],
    "doctor": ["doctor"],
    "profile": ["profile"],
    "restore": ["restore", "1"],
}

SETTINGS = ("cluster", "cluster_address", "scheduler")
"""Names under which the catalogue may hold an address; libraries of before have the first."""


@pytest.fixture(scope="module")
def attacker() -> Iterator[socket.socket]:
    """A scheduler that waits for a call."""
    with socket.create_server(("127.0.0.1", 0)) as server:
        server.setblocking(False)
        yield server


def was_called(attacker: socket.socket) -> bool:
    try:
        attacker.accept()[0].close()
    except BlockingIOError:
        return False
    return True


@pytest.fixture(autouse=True)
def this_machine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LIKEWISE_STATE", str(tmp_path / "state"))


@pytest.fixture(scope="module")
def photo(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("cluster") / "photos" / "photo.png"
    path.parent.mkdir()
    pixels = np.random.default_rng(0).integers(0, 256, (64, 64, 3), dtype=np.uint8)
    Image.fromarray(pixels).save(path)
    return path


@pytest.fixture(scope="module")
def library(photo: Path, attacker: socket.socket) -> Path:
    """A library as a stranger hands it on, with a backup of the same."""
    folder = photo.parent.with_name("library")
    assert run(["index", str(photo.parent), "--library", str(folder), "--without-subject"]) == 0
    address = f"tcp://127.0.0.1:{attacker.getsockname()[1]}"
    files = dict.fromkeys(("tls_ca", "tls_cert", "tls_key"))
    with open_library(folder) as library:
        for name in SETTINGS:
            named = {"address": address, "scheduler": address, "insecure": True, **files}
            set_setting(library.catalogue, name, named)
    back_up(folder, "", time.time())
    return folder


@pytest.mark.parametrize("command", [*COMMANDS])
def test_no_command_calls(
    library: Path, photo: Path, attacker: socket.socket, command: str
) -> None:
    words = [word.format(photo=photo, photos=photo.parent) for word in COMMANDS[command]]
    run([*words, "--library", str(library)])
    run(["status", "--library", str(library)])  # also after a restore
    assert not was_called(attacker)


def test_the_window_asks_no_cluster(library: Path) -> None:
    with open_library(library) as opened, closing(open_index(opened)) as index:
        assert isinstance(index, LocalIndex)


def test_who_names_a_cluster_on_this_machine_calls_it(
    library: Path, attacker: socket.socket
) -> None:
    address = f"tcp://127.0.0.1:{attacker.getsockname()[1]}"
    store_address(library, ClusterAddress(address))
    with open_library(library, writable=False) as opened, closing(open_index(opened)) as index:
        assert isinstance(index, RemoteIndex)
        select.select([attacker], (), (), 60.0)
    assert was_called(attacker)
