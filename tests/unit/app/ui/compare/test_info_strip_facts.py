"""Facts of photos, and which of them differ."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import numpy as np

from app.core.base.photo_types import PhotoInfo, PhotoState
from app.ui.compare.info_strip import Fact, best, differing, facts
from app.work.pictures.full_decoding import Measured

INFO = PhotoInfo(1, 1, Path("/photos/beach"), "a.jpg", 600, 400, 1_000_000.0, PhotoState.READY)
MEASURED = Measured(
    ((600, 400),), 600, 400, 1, "JPEG", 8_240_000, 84.4, np.zeros((4, 256), np.int64)
)


def text(found: tuple[Fact, ...]) -> dict[str, str]:
    return {fact.label: fact.text for fact in found}


def test_what_is_known_by_hand() -> None:
    found = text(facts(INFO, MEASURED))
    assert found["Size"] == "600 × 400"
    assert found["File"] == "8.2 MB"
    assert found["Sharpness"] == "84"
    assert found["Format"] == "JPEG"
    assert found["Folder"] == "beach"
    assert "1970" in found["Changed"]


def test_a_photo_that_is_too_large_says_how_it_is_shown() -> None:
    huge = replace(MEASURED, width=16_000, height=12_000, reduction=2)
    assert text(facts(INFO, huge))["Size"] == "16,000 × 12,000 (shown at 1/2)"


def test_the_date_taken_is_on_the_clock_of_the_camera() -> None:
    found = text(facts(replace(INFO, taken=1_000_000_000.0), None))
    assert found["Taken"] == "9 Sep 2001, 01:46:40"
    assert "Changed" not in found


def test_how_it_was_taken_is_told_as_far_as_the_file_tells_it() -> None:
    how = {
        "lens": "Mini 50",
        "exposure": 1 / 250,
        "aperture": 2.8,
        "iso": 1_600,
        "focal_length": 35.0,
    }
    found = text(facts(replace(INFO, camera="Pocket 3"), replace(MEASURED, facts=how)))
    assert found["Exposure"] == "1/250 s"
    assert found["Aperture"] == "f/2.8"
    assert found["ISO"] == "1,600"
    assert found["Focal length"] == "35 mm"
    assert (found["Lens"], found["Camera"]) == ("Mini 50", "Pocket 3")
    slow = facts(INFO, replace(MEASURED, facts={"exposure": 2.5}))
    assert text(slow)["Exposure"] == "2.5 s"
    assert not {"Aperture", "ISO", "Focal length", "Lens", "Camera"} & text(slow).keys()
    assert differing([facts(INFO, replace(MEASURED, facts=how)), slow]) >= {"Exposure"}


def test_what_needs_the_file_is_left_out_until_it_is_measured() -> None:
    assert set(text(facts(replace(INFO, width=0, height=0), None))) == {"Changed", "Folder", "Name"}


def test_only_what_differs() -> None:
    other = replace(MEASURED, bytes=999, sharpness=84.2)
    pair = [facts(INFO, MEASURED), facts(replace(INFO, name="b.jpg"), other)]
    assert differing(pair) == {"File", "Name"}
    assert text(pair[1])["File"] == "999 bytes"
    assert differing([pair[0]]) == set()


def test_the_best_leads_clearly_or_nobody_does() -> None:
    def pair(sharper: float) -> list[tuple[Fact, ...]]:
        return [facts(INFO, MEASURED), facts(INFO, replace(MEASURED, sharpness=sharper))]

    assert best(pair(100.0)) == {"Sharpness": 1}
    assert best(pair(60.0)) == {"Sharpness": 0}
    assert best(pair(85.0)) == {}
    assert best([facts(INFO, MEASURED)]) == {}
