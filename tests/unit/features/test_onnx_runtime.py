"""What runs networks reports to nobody."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

pytest.importorskip("onnxruntime", reason="is what is watched")

RUN = """
import sys
from pathlib import Path
import numpy as np
from features import subject
from features.picture import Picture
black = Picture(np.zeros((8, 8, 3), np.uint8))
subject.modality(Path(sys.argv[1])).extract(black)
"""


@pytest.mark.slow
@pytest.mark.skipif(sys.platform != "linux", reason="looks where it leaves its reports on Linux")
def test_it_leaves_no_reports_to_be_sent(tmp_path: Path) -> None:
    """It writes down what it is about to send, and who is told apart by which id."""
    home = tmp_path / "home"
    home.mkdir()
    theirs = ("XDG_CACHE_HOME", "ORT_DISABLE_TELEMETRY")
    kept = {name: value for name, value in os.environ.items() if name not in theirs}
    command = [sys.executable, "-c", RUN, str(tmp_path / "models")]
    subprocess.run(command, env=kept | {"HOME": str(home)}, check=True)
    assert [*home.rglob("*")] == []
