"""The style sheet: whole, of tokens only, with pictures that are there."""

from __future__ import annotations

import re
from dataclasses import asdict
from pathlib import Path

import pytest

from likewise.app.ui.style.sheet import sheet_of
from likewise.app.ui.style.tokens import DARK, LIGHT, Tokens


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=["light", "dark"])
def test_every_colour_is_a_token(theme: Tokens) -> None:
    colours = set(re.findall(r"#[0-9a-fA-F]{6}", sheet_of(theme)))
    assert colours
    assert colours <= set(asdict(theme).values())


def test_it_is_balanced_and_its_pictures_are_there() -> None:
    sheet = sheet_of(LIGHT)
    assert sheet.count("{") == sheet.count("}")
    pictures = re.findall(r'url\("([^"]+)"\)', sheet)
    assert pictures
    assert all(Path(picture).is_file() for picture in pictures)


def test_it_leaves_the_size_of_letters_to_the_system() -> None:
    assert "font" not in sheet_of(LIGHT)
