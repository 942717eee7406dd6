"""The menu of languages."""

from __future__ import annotations

from typing import Any

from app.ui.commands.language_menu import LanguageMenu
from app.ui.system.languages import LANGUAGES, kept_choice


def test_a_language_is_chosen_for_the_next_start(qtbot: Any, window_settings: Any) -> None:
    said: list[str] = []
    menu = LanguageMenu(window_settings, said.append, None)
    qtbot.addWidget(menu)
    entries = {action.text(): action for action in menu.actions() if not action.isSeparator()}
    assert set(entries) == {"As the system", *LANGUAGES.values()}
    assert entries["As the system"].isChecked()
    entries["Deutsch"].trigger()
    assert kept_choice(window_settings) == "de"
    assert said == ["The language changes with the next start of Likewise."]
    again = LanguageMenu(window_settings, said.append, None)
    qtbot.addWidget(again)
    assert [action.text() for action in again.actions() if action.isChecked()] == ["Deutsch"]


def test_the_window_offers_it(window: Any) -> None:
    assert len(window.findChildren(LanguageMenu)) == 1
