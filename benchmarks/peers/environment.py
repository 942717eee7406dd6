"""Make the peers' environment, `.venv-peers`, from its own lock when first needed.

metric-learn 0.7 fails with scikit-learn 1.8, which the project itself uses; so peers run in
processes of another interpreter, measure their own times, and exchange npz files with us.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import tempfile
import venv
from collections.abc import Mapping
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

ROOT = Path(__file__).resolve().parent.parent.parent
LOCK = Path(__file__).with_name("requirements.lock")
ENVIRONMENT = ROOT / ".venv-peers"
PYTHON = ENVIRONMENT / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
STAMP = ENVIRONMENT / "peers-installed"


def python() -> Path:
    """Return the interpreter that has the peers, after making or renewing its environment."""
    wanted = hashlib.sha256(LOCK.read_bytes() + sys.version.encode()).hexdigest()
    if not STAMP.exists() or STAMP.read_text(encoding="utf-8") != wanted:
        sentence = "Setting up .venv-peers from benchmarks/peers/requirements.lock (once) ..."
        print(sentence, file=sys.stderr)
        made = _install(ENVIRONMENT.with_name(f"{ENVIRONMENT.name}-{os.getpid()}"))
        (made / STAMP.name).write_text(wanted, encoding="utf-8")
        if ENVIRONMENT.exists():
            shutil.rmtree(ENVIRONMENT)
        made.rename(ENVIRONMENT)
    return PYTHON


def _install(folder: Path) -> Path:
    """Make the environment in ``folder``, which no other process uses."""
    venv.create(folder, with_pip=True)
    install = ["-m", "pip", "--disable-pip-version-check", "install", "--quiet"]
    options = ["--require-hashes", "--no-deps", "--requirement", str(LOCK)]
    interpreter = folder / PYTHON.relative_to(ENVIRONMENT)
    subprocess.run([str(interpreter), *install, *options], check=True)
    return folder


def call(
    script: Path, *arguments: str, **arrays: NDArray[np.generic]
) -> dict[str, NDArray[np.generic]]:
    """Run ``script IN.npz OUT.npz ARGUMENTS`` with the peers; pass ``arrays``, return its arrays.

    Raises subprocess.CalledProcessError if the script fails; its messages go to standard error.
    """
    with tempfile.TemporaryDirectory() as folder:
        given, answered = Path(folder) / "in.npz", Path(folder) / "out.npz"
        np.savez(given, allow_pickle=False, **arrays)
        command = [str(python()), str(script), str(given), str(answered), *arguments]
        subprocess.run(command, check=True, env=one_thread(os.environ))
        with np.load(answered, allow_pickle=False) as archive:
            return dict(archive)


def one_thread(environment: Mapping[str, str]) -> dict[str, str]:
    """Return ``environment`` with BLAS and OpenMP limited to one thread, for comparable times."""
    caps = ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS")
    return {**environment, **dict.fromkeys(caps, "1")}
