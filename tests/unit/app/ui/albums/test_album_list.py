"""What stands under an album's name where there is much room, and little."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.core.base.search_types import AlbumInfo
from app.ui.albums.album_list import second_line


@pytest.mark.usefixtures("qtbot")
def test_the_sign_makes_way_before_the_word_and_that_before_the_number(qtbot: QtBot) -> None:
    letters = QFontMetrics(QApplication.font())
    info = AlbumInfo(1, "Sea", 1070, new=0, search=3, cover=None, line=None)
    words, number = (letters.horizontalAdvance(said) for said in ("1,070 photos", "1,070"))
    assert second_line(info, words + 100, letters) == (True, "1,070 photos")
    assert second_line(info, words, letters) == (False, "1,070 photos")
    assert second_line(info, words - 1, letters)[1] == "1,070"
    assert second_line(info, number, letters) == (False, "1,070")
    assert second_line(info, number - 1, letters) == (False, "1,070 photos")  # cut with a mark
