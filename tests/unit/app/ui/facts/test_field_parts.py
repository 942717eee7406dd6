"""Chips of a filter: what they say, how they look, how they go."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from app.core.facts.terms import Term, parse
from app.ui.canvas.pictures import Pictures
from app.ui.facts.field_parts import CROSS, Chips

pytestmark = pytest.mark.same_window


@pytest.fixture
def chips(qtbot: QtBot, fake_thumbnails: Any) -> Chips:
    made = Chips(Pictures(fake_thumbnails, lambda photo: None))
    qtbot.addWidget(made)
    made.show_terms(parse("lisbon -people"))
    return made


def test_what_is_left_out_says_so_and_has_another_frame(chips: Chips) -> None:
    wanted, left_out = chips.chips
    assert [wanted.text(), left_out.text()] == [f"“lisbon”{CROSS}", f"not “people”{CROSS}"]
    assert (wanted.property("negated"), left_out.property("negated")) == (False, True)


def test_delete_takes_a_term_away(qtbot: QtBot, chips: Chips) -> None:
    removed: list[Term] = []
    chips.removed.connect(removed.append)
    QTest.keyClick(chips.chips[1], Qt.Key.Key_Delete)
    assert removed == [chips.terms[1]]


def test_a_chip_in_the_place_of_others_has_room(chips: Chips) -> None:
    chips.show()
    chips.show_terms(parse("paris"))
    assert chips.sizeHint().height() >= chips.chips[0].sizeHint().height()
