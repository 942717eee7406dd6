"""Shots by their dates, and undated copies that look like several of them."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from app.core.duplicates.near_duplicates import are_different_shots, of_one_shot
from app.core.duplicates.tables import PhotoFile
from features.same_picture import Agreement

SHOT = PhotoFile(1, b"1", Path("/1"), 1, 1, 1, 0.0, 100.25, "One")


@pytest.mark.parametrize(
    ("change", "different"),
    [
        ({}, False),
        ({"taken": 101.25}, True),
        ({"taken": 100.5}, True),
        ({"taken": 100.0}, False),  # a program dropped the fraction
        ({"taken": None}, False),
        ({"taken": 200.0, "camera": "Two"}, False),
    ],
)
def test_the_camera_tells_shots_apart(change: dict[str, Any], different: bool) -> None:
    assert are_different_shots(SHOT, replace(SHOT, **change)) == different
    assert are_different_shots(replace(SHOT, **change), SHOT) == different


def agreement(disagreeing: float) -> Agreement:
    return Agreement(1.0, 0.99, 0.95, disagreeing)


LATER, UNDATED = replace(SHOT, taken=101.25), replace(SHOT, taken=None)


def test_an_undated_copy_is_of_the_shot_that_it_agrees_with_best() -> None:
    copies = {(0, 2): agreement(0.002), (1, 2): agreement(0.001)}
    assert of_one_shot([SHOT, LATER, UNDATED], copies) == [(1, 2)]


def test_its_own_copies_are_of_that_shot_too() -> None:
    photos = [SHOT, LATER, UNDATED, UNDATED]
    copies = {
        (0, 2): agreement(0.0),
        (1, 2): agreement(0.001),
        (1, 3): agreement(0.0),
        (2, 3): agreement(0.002),
    }
    assert of_one_shot(photos, copies) == [(0, 2), (1, 3)]


def test_without_dates_all_stay_and_dates_of_one_shot_part_nothing() -> None:
    copies = {(0, 1): agreement(0.0), (0, 2): agreement(0.001), (1, 2): agreement(0.002)}
    assert of_one_shot([UNDATED] * 3, copies) == list(copies)
    assert of_one_shot([SHOT, replace(SHOT, taken=100.0), UNDATED], copies) == list(copies)
