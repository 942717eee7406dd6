"""A confined process reads, writes where it may, and does nothing else."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from app.work.processes.confinement import landlock_version

pytestmark = [
    pytest.mark.skipif(sys.platform != "linux", reason="Linux has the means"),
    pytest.mark.slow,
]

_TRY = """
import json, os, socket, subprocess, sys, time
from pathlib import Path
from app.work.processes.confinement import confine

allowed, other = map(Path, sys.argv[1:])
began = time.perf_counter()
confine([allowed])
took = time.perf_counter() - began

def works(function):
    try:
        function()
    except OSError:
        return False
    return True

def listen():
    server = socket.socket()
    server.bind(("127.0.0.1", 0))

print(json.dumps({
    "reads": works(lambda: (other / "photo").read_bytes()),
    "lists": works(lambda: list(other.iterdir())),
    "writes where it may": works(lambda: (allowed / "new").write_text("x")),
    "writes nowhere": works(lambda: open(os.devnull, "w").close()),
    "replaces where it may": works(lambda: os.replace(allowed / "new", allowed / "newer")),
    "writes elsewhere": works(lambda: (other / "new").write_text("x")),
    "changes a photo": works(lambda: (other / "photo").write_text("x")),
    "cuts a photo": works(lambda: os.truncate(other / "photo", 0)),
    "removes a photo": works(lambda: (other / "photo").unlink()),
    "moves a photo": works(lambda: (other / "photo").rename(allowed / "photo")),
    "listens": works(listen),
    "connects": works(lambda: socket.create_connection(("127.0.0.1", 9), 1)),
    "opens a local socket": works(lambda: socket.socket(socket.AF_UNIX)),
    "runs a program": works(lambda: subprocess.run([sys.executable, "--version"])),
    "took": took,
}))
"""


@pytest.fixture(scope="module")
def found(tmp_path_factory: pytest.TempPathFactory) -> dict[str, object]:
    folders = [tmp_path_factory.mktemp(name) for name in ("allowed", "other")]
    (folders[1] / "photo").write_text("a photo")
    command = [sys.executable, "-c", _TRY, *map(str, folders)]
    said = subprocess.run(command, capture_output=True, text=True, check=True)
    assert (folders[1] / "photo").read_text() == "a photo" or not landlock_version()
    answers: dict[str, object] = json.loads(said.stdout)
    return answers


@pytest.mark.parametrize(
    "what", ["reads", "lists", "writes where it may", "writes nowhere", "replaces where it may"]
)
def test_it_does_what_it_is_for(found: dict[str, object], what: str) -> None:
    assert found[what]


@pytest.mark.skipif(landlock_version() < 3, reason="this kernel does not rule over all of it")
@pytest.mark.parametrize(
    "what",
    ["writes elsewhere", "changes a photo", "cuts a photo", "removes a photo", "moves a photo"],
)
def test_photos_are_safe_from_it(found: dict[str, object], what: str) -> None:
    assert not found[what]


@pytest.mark.parametrize("what", ["listens", "connects", "opens a local socket", "runs a program"])
def test_it_reaches_nobody(found: dict[str, object], what: str) -> None:
    assert not found[what]


def test_what_is_not_there_is_no_reason_to_fail(tmp_path: Path) -> None:
    code = "import sys; from pathlib import Path; from app.work.processes.confinement"
    code += " import confine; confine([Path(sys.argv[1])])"
    subprocess.run([sys.executable, "-c", code, str(tmp_path / "gone")], check=True)
