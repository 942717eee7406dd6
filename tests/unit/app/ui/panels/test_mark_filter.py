"""Which photos have the wanted marks."""

from __future__ import annotations

from pathlib import Path

import pytest

from likewise.app.core.types import PhotoInfo, PhotoState
from likewise.app.ui.panels.mark_filter import WantedMarks

PHOTO = PhotoInfo(
    1, 1, Path("p"), 1, 1, 0.0, PhotoState.READY, 3, "red", ("Animals|Dog|Poodle", "sea")
)


@pytest.mark.parametrize(
    ("wanted", "fits"),
    [
        (WantedMarks(), True),
        (WantedMarks(stars=3), True),
        (WantedMarks(stars=4), False),
        (WantedMarks(colour="red"), True),
        (WantedMarks(colour="blue"), False),
        (WantedMarks(keyword="sea"), True),
        (WantedMarks(keyword="Animals|Dog"), True),
        (WantedMarks(keyword="Animal"), False),
        (WantedMarks(keyword="Dog"), False),
        (WantedMarks(3, "red", "sea"), True),
        (WantedMarks(3, "red", "se"), False),
    ],
)
def test_wanted_marks(wanted: WantedMarks, fits: bool) -> None:
    assert wanted.fit(PHOTO) is fits
