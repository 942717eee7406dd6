"""Cameras' names, with the maker once."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.core.facts.facts import camera_name


@pytest.mark.parametrize(
    ("kept", "said"),
    [
        ("NIKON CORPORATION NIKON D750", "NIKON D750"),
        ("EASTMAN KODAK COMPANY KODAK DC290", "KODAK DC290"),
        ("Leica Camera AG LEICA Q2", "LEICA Q2"),
        ("Canon EOS 5D Mark II", "Canon EOS 5D Mark II"),
        ("SONY ILCE-7M3", "SONY ILCE-7M3"),
        ("Acme II II", "Acme II II"),
        ("", ""),
    ],
)
def test_the_maker_is_said_once(kept: str, said: str) -> None:
    assert camera_name(kept) == said


@given(st.lists(st.sampled_from(["Acme", "ACME", "Two", "X-1", ""])).map(" ".join))
def test_a_camera_is_found_by_what_it_is_called(kept: str) -> None:
    assert kept.endswith(camera_name(kept))
    assert bool(camera_name(kept)) == bool(kept)
