"""Python files among the photos: whatever the program starts in their folder, none of them runs.

Another way to start Python is one more line of `CHILDREN`; the last one gives a protection up.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import numpy as np
import pytest
from PIL import Image

import dev
from app.core.base.safe_start import start_command

INSTALLED = """
import sys
from app.__main__ import main

if __name__ == "__main__":
    sys.exit(main())
"""
"""The script that an installer writes for the program's command."""

INDEX = ("index", ".", "--library", "../library", "--without-subject")

IN_THE_PROGRAM = """
from app import isolate_children

if __name__ == "__main__":
    isolate_children()
"""
CHILDREN = {
    "spawned": "import multiprocessing, time\nway = multiprocessing.get_context('spawn')\n"
    "child = way.Process(target=time.sleep, args=(0,))\nchild.start()\nchild.join()",
    "forked from a server": "import multiprocessing, time\n"
    "way = multiprocessing.get_context('forkserver')\n"
    "child = way.Process(target=time.sleep, args=(0,))\nchild.start()\nchild.join()",
    "keeper of shared memory": "from multiprocessing.shared_memory import SharedMemory\n"
    "memory = SharedMemory(create=True, size=1); memory.close(); memory.unlink()",
    "safe start": "import subprocess, pathlib\nfrom app.core.base.safe_start import start_command\n"
    "subprocess.run([*start_command(pathlib.Path('library')), '--version'])",
    "workers of a cluster": "from app.cluster.cluster_address import ClusterAddress\n"
    "from app.cluster.connection import connect\nconnect(ClusterAddress('local')).close()",
    "a pool, whoever started this": "import os\n"
    "from app.work.processes.pool import Pool, Task\nos.environ.pop('PYTHONSAFEPATH')\n"
    "pool = Pool(1)\npool.submit(Task('', len, ((),), 60.0))\n"
    "while not pool.results(1.0):\n    pass\npool.close()",
}

OTHERS = ("app", "engine", "features", "resources", "numpy", "PIL", "cv2", "distributed", "PySide6")


@pytest.fixture
def photos(tmp_path: Path) -> Path:
    """A folder of one photo, and of a file for each module that the program may ask for; each that
    runs leaves its name in `ran`."""
    folder = tmp_path / "photos"
    folder.mkdir()
    pixels = np.random.default_rng(0).integers(0, 256, (64, 64, 3), dtype=np.uint8)
    Image.fromarray(pixels).save(folder / "photo.png")
    code = f"open({str(tmp_path / 'ran')!r}, 'a').write(__name__ + ' ')\nraise SystemExit(7)\n"
    for name in {*sys.stdlib_module_names, *OTHERS}:
        (folder / f"{name}.py").write_text(code)
    return folder


def run_there(photos: Path, program: Sequence[object]) -> subprocess.CompletedProcess[str]:
    """Run ``program`` in the folder of photos, as a person does who never heard of such files."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONSAFEPATH"}
    return subprocess.run(
        [*map(str, program)], cwd=photos, env=environment, capture_output=True, text=True
    )


def ran(photos: Path) -> str:
    note = photos.with_name("ran")
    return note.read_text() if note.exists() else ""


def script(photos: Path, text: str) -> Path:
    path = photos.with_name("script.py")
    path.write_text(text)
    return path


def test_the_trap_works(photos: Path) -> None:
    assert run_there(photos, [sys.executable, "-c", "import socket"]).returncode == 7
    assert ran(photos) == "socket "


@pytest.mark.long  # the next one starts more of the program
def test_the_program_as_installed_reads_the_photos(photos: Path) -> None:
    done = run_there(photos, [sys.executable, script(photos, INSTALLED), *INDEX])
    assert (done.returncode, ran(photos)) == (0, ""), done.stderr
    assert "1 photo can be searched" in done.stdout


def test_no_child_of_the_program_runs_them(photos: Path) -> None:
    code = IN_THE_PROGRAM
    for child, text in CHILDREN.items():
        code += "".join(f"    {line}\n" for line in (*text.splitlines(), f"print({child!r})"))
    done = run_there(photos, [sys.executable, script(photos, code)])
    assert (done.returncode, ran(photos)) == (0, ""), done.stdout + done.stderr
    assert [line for line in done.stdout.splitlines() if line in CHILDREN] == [*CHILDREN]


def test_the_program_from_a_checkout_runs_none_of_them(
    photos: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    started: list[list[str]] = []
    monkeypatch.setattr(dev, "install", lambda: None)
    monkeypatch.setattr(dev, "call", lambda command: started.append(command) or 0)
    monkeypatch.setattr(dev, "ISOLATED", [sys.executable, *dev.ISOLATED[1:]])
    dev.run(["doctor", "--library", "../library"])
    (program,) = started
    done = run_there(photos, program)
    assert (done.returncode, ran(photos)) == (0, ""), done.stderr
    assert "likewise index" in done.stdout


def test_a_safe_start_is_isolated_as_the_start_before(monkeypatch: pytest.MonkeyPatch) -> None:
    assert start_command(Path("library"))[1] == "-P"
    monkeypatch.setattr(sys, "flags", type("Flags", (), {"isolated": 1}))
    assert start_command(Path("library"))[1] == "-I"
