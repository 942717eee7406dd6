"""An exported profile with torn bytes anywhere is refused, or means what was written."""

from __future__ import annotations

from pathlib import Path

import numpy as np

from engine.errors import SchemaError
from engine.feedback import portable
from engine.feedback.journal import Judgment
from engine.feedback.portable import PortableProfile


def test_torn_bytes_are_refused_in_one_way(tmp_path: Path) -> None:
    path = tmp_path / "cats.likewise"
    random = np.random.default_rng(0)
    photos = {"gist": random.random((50, 64)).astype(np.float32)}
    judged = (Judgment(0, (-1,), -2, 1),)
    portable.save(PortableProfile("features", "LOMDML", {}, 0, judged, (), photos), path)
    whole = path.read_bytes()
    refused = 0
    for offset in random.integers(len(whole) - 16, size=400):
        torn = bytearray(whole)
        torn[offset : offset + 16] = random.bytes(16)
        path.write_bytes(torn)
        try:
            np.testing.assert_array_equal(portable.load(path).photos["gist"], photos["gist"])
        except SchemaError:
            refused += 1
    assert refused > 350
