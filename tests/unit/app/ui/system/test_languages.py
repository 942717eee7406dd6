"""The languages that the window speaks, with Qt's translators."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date, datetime
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale, QSettings, Qt, QTranslator
from PySide6.QtWidgets import QApplication

from app.core.base import language
from app.core.base.language import number, tr, tr_date, tr_n, tr_stored
from app.ui.system import languages
from resources.marked_sentences import Message
from resources.translation_files import compile_to, write


@pytest.fixture
def application(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> Iterator[QApplication]:
    """Speaks as before when a test is over."""
    before, locale, direction = language.current_language(), QLocale(), qapp.layoutDirection()
    found: list[QTranslator] = []
    monkeypatch.setattr(qapp, "installTranslator", found.append)
    yield qapp
    language.set_language(before)
    QLocale.setDefault(locale)
    qapp.setLayoutDirection(direction)
    for each in qapp.findChildren(QTranslator):
        each.deleteLater()


@pytest.fixture
def settings(tmp_path: Path) -> QSettings:
    return QSettings(str(tmp_path / "window.ini"), QSettings.Format.IniFormat)


def translation(folder: Path, code: str, forms: list[str]) -> Path:
    """A compiled file with a few sentences."""
    file = folder / f"likewise_{code}.ts"
    messages = [
        (Message("Back to {place}", "", None), ["zurück: {place}"]),
        (Message("{n} photos", "", "{n} photo"), forms),
        (Message("Open", "a door", None), ["auf"]),
        (Message("Open", "", None), ["öffnen"]),
    ]
    write(file, code, messages)
    compile_to(file, file.with_suffix(".qm"))
    return file.with_suffix(".qm")


def test_a_file_is_read_with_the_numbers_and_dates_of_its_language(
    application: QApplication, settings: QSettings, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = translation(tmp_path, "de", ["{n} Foto", "{n} Fotos"])
    monkeypatch.setenv("LIKEWISE_LANGUAGE", str(file))
    languages.install(application, settings)
    assert tr("Back to {place}", place="x") == "zurück: x"
    assert tr_n("{n} photo", "{n} photos", 1) == "1 Foto"
    assert tr_n("{n} photo", "{n} photos", 2000) == "2.000 Fotos"
    assert tr("Open", "a door") == "auf"
    assert tr("Open") == "öffnen"
    assert tr("Close") == "Close"
    assert number(1.5, 1) == "1,5"
    assert tr_date(date(2024, 3, 1), "d MMMM yyyy") == "1 März 2024"
    assert tr_date(datetime(2024, 3, 1, 14, 5), "d MMM yyyy, HH:mm") == "1 März 2024, 14:05"
    assert application.layoutDirection() == Qt.LayoutDirection.LeftToRight


def test_english_needs_no_file_and_has_the_apostrophes_of_print(
    application: QApplication, settings: QSettings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LIKEWISE_LANGUAGE", "en")
    languages.install(application, settings)
    said = tr("{name} can't be opened.", name="Emma's.jpg")
    assert said == "Emma's.jpg can’t be opened."
    assert language.english(said) == "Emma's.jpg can't be opened."
    assert tr("Photos' folder") == "Photos’ folder"
    assert tr_stored("x.jpg can't be read: no.") == "x.jpg can’t be read: no."


def test_arabic_has_six_forms_and_runs_from_right_to_left(
    application: QApplication, settings: QSettings, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    forms = ["none", "one", "two", "few", "many", "other"]
    monkeypatch.setenv("LIKEWISE_LANGUAGE", str(translation(tmp_path, "ar", forms)))
    languages.install(application, settings)
    said = [tr_n("{n} photo", "{n} photos", n) for n in (0, 1, 2, 3, 11, 100)]
    assert said == forms
    assert application.layoutDirection() == Qt.LayoutDirection.RightToLeft
    assert language.current_language().right_to_left


def test_a_choice_is_kept(settings: QSettings) -> None:
    assert languages.kept_choice(settings) == ""
    languages.keep_choice(settings, "ja")
    assert languages.kept_choice(settings) == "ja"
    settings.setValue("language", "xx")
    assert languages.kept_choice(settings) == ""


@pytest.mark.parametrize(
    ("wanted", "spoken"),
    [
        (["de-AT", "en"], "de"),
        (["nl-NL", "fr_FR"], "fr"),
        (["en-GB", "de"], "en"),
        (["xx"], "en"),
        ([], "en"),
    ],
)
def test_the_first_of_the_systems_languages_that_we_speak(wanted: list[str], spoken: str) -> None:
    assert languages.of_system(wanted) == spoken
