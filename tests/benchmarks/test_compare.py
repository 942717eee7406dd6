"""The benchmark of comparing counts frames of both photos in every room and view."""

from __future__ import annotations

import json
from pathlib import Path

from benchmarks.compare import run as compare


def test_every_room_and_view_has_frames(tmp_path: Path, qapp: object) -> None:
    del qapp
    out = tmp_path / "report.json"
    options = ["--photo", "1600x1200", "--rooms", "700x500", "900x400", "--frames", "12"]
    assert compare.main([*options, "--json", str(out)]) == 0
    report = json.loads(out.read_text(encoding="utf-8"))
    assert report["options"]["seed"] == 0
    assert report["load_s"] > 0
    assert set(report["pan"]) == {"700x500", "900x400"}
    for views in report["pan"].values():
        assert set(views) == set(compare.VIEWS)
        for found in views.values():
            assert found["frames"] >= 6
            assert 0 < found["cpu_ms"]["median"] <= found["cpu_ms"]["p95"]
