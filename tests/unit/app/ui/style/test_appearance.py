"""The theme: kept, followed and changed while the window is there."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QSettings, Qt
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from app.ui.style.appearance import Appearance, Scheme, dress_when_shown
from app.ui.style.tokens import CONTRASTING, DARK, LIGHT, tokens_of


@pytest.fixture(autouse=True)
def undressed(qapp: QApplication) -> Iterator[None]:
    style, palette = qapp.style().name(), QPalette(qapp.palette())
    qapp.setStyleSheet("")  # of whatever ran before
    yield
    qapp.setStyleSheet("")
    qapp.setStyle(style)
    qapp.setPalette(palette)
    qapp.styleHints().setColorScheme(Qt.ColorScheme.Unknown)


def test_nothing_is_dressed_before_it_is_wanted(
    qapp: QApplication, window_settings: QSettings
) -> None:
    Appearance(window_settings)
    assert qapp.styleSheet() == ""


@pytest.mark.slow
@pytest.mark.parametrize(("choice", "tokens"), [(Scheme.LIGHT, LIGHT), (Scheme.DARK, DARK)])
def test_a_chosen_theme_is_worn_and_kept(
    qapp: QApplication, window_settings: QSettings, choice: Scheme, tokens: object
) -> None:
    Appearance(window_settings).choose(choice)
    assert tokens_of(qapp.palette()) is tokens
    again = Appearance(window_settings)
    assert again.choice == choice


@pytest.mark.slow
def test_the_system_is_followed_while_nothing_else_was_chosen(
    qapp: QApplication, window_settings: QSettings
) -> None:
    appearance = Appearance(window_settings)
    appearance.wear()
    for scheme, tokens in ((Qt.ColorScheme.Dark, DARK), (Qt.ColorScheme.Light, LIGHT)):
        qapp.styleHints().colorSchemeChanged.emit(scheme)
        assert tokens_of(qapp.palette()) is tokens
    appearance.choose(Scheme.LIGHT)
    qapp.styleHints().colorSchemeChanged.emit(Qt.ColorScheme.Dark)
    assert tokens_of(qapp.palette()) is LIGHT


@pytest.mark.slow
@pytest.mark.skipif(not hasattr(Qt, "ContrastPreference"), reason="Qt before 6.10")
def test_more_contrast_is_given_where_the_system_asks_for_it(
    qapp: QApplication, window_settings: QSettings, monkeypatch: pytest.MonkeyPatch
) -> None:
    appearance = Appearance(window_settings)
    appearance.choose(Scheme.DARK)
    hints, high = qapp.styleHints(), Qt.ContrastPreference.HighContrast
    wishes = hints.accessibility()
    monkeypatch.setattr(type(wishes), "contrastPreference", lambda _: high)
    wishes.contrastPreferenceChanged.emit(high)
    assert tokens_of(qapp.palette()) is CONTRASTING[DARK]


def test_a_part_is_dressed_when_it_is_shown_and_not_before(qtbot: QtBot) -> None:
    window, part = QWidget(), QWidget()
    qtbot.addWidget(window)
    QVBoxLayout(window).addWidget(part)
    part.hide()
    dress_when_shown(part, DARK)
    with qtbot.waitExposed(window):
        window.show()
    assert part.styleSheet() == ""
    part.show()
    assert tokens_of(part.palette()) is DARK
    assert part.styleSheet() != ""
    part.setStyleSheet("")
    part.hide()
    part.show()
    assert part.styleSheet() == "", "once is enough"


def test_a_damaged_setting_means_the_system(window_settings: QSettings) -> None:
    window_settings.setValue("appearance", "pink")
    assert Appearance(window_settings).choice == Scheme.SYSTEM
