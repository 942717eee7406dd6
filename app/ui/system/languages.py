"""Set the language before the window is made: Qt's translators, locale and layout direction."""

from __future__ import annotations

import os
from collections.abc import Sequence
from datetime import date, datetime
from pathlib import Path

from PySide6.QtCore import (
    QDate,
    QDateTime,
    QLibraryInfo,
    QLocale,
    QSettings,
    Qt,
    QTime,
    QTranslator,
)
from PySide6.QtWidgets import QApplication

from app.core.base import language
from resources import TRANSLATIONS

LANGUAGES = {
    "en": "English",
    "de": "Deutsch",
    "fr": "Français",
    "es": "Español",
    "ja": "日本語",
    "ar": "العربية",
}
"""The languages by their own names, as a person may read no other."""

_KEPT = "language"
_CONTEXT = "likewise"
_CHOSEN = "LIKEWISE_LANGUAGE"  # a code, or a .qm file of resources/pseudo_languages.py


class PrintedEnglish(language.English):
    """English as it is printed in a window."""

    apostrophe = "\N{RIGHT SINGLE QUOTATION MARK}"


class QtLanguage:
    """A language of a .qm file, with numbers and dates in the format of a locale."""

    apostrophe = PrintedEnglish.apostrophe

    def __init__(self, translator: QTranslator, locale: QLocale) -> None:
        self.code = QLocale(translator.language()).name().partition("_")[0]
        self.right_to_left = locale.textDirection() == Qt.LayoutDirection.RightToLeft
        self._translator = translator
        self._locale = locale

    def find(self, text: str, note: str, number: int | None) -> str | None:
        """See language.Language."""
        counted = -1 if number is None else abs(number)
        return self._translator.translate(_CONTEXT, text, note, counted) or None

    def number(self, value: float, decimals: int) -> str:
        """See language.Language."""
        return self._locale.toString(float(value), "f", decimals)

    def date(self, when: date, pattern: str) -> str:
        """See language.Language."""
        day = QDate(when.year, when.month, when.day)
        if not isinstance(when, datetime):
            return self._locale.toString(day, pattern)
        moment = QDateTime(day, QTime(when.hour, when.minute, when.second))
        return self._locale.toString(moment, pattern)


def kept_choice(settings: QSettings) -> str:
    """Return the code that a person chose; empty if the system's language is used."""
    kept = str(settings.value(_KEPT, ""))
    return kept if kept in LANGUAGES else ""


def keep_choice(settings: QSettings, code: str) -> None:
    """Use this language from the next start on; empty: the system's."""
    settings.setValue(_KEPT, code)


def of_system(wanted: Sequence[str]) -> str:
    """Return the first available one of the system's languages ("de-AT", "en"), else English."""
    codes = (name.replace("_", "-").partition("-")[0].lower() for name in wanted)
    return next((code for code in codes if code in LANGUAGES), "en")


def install(application: QApplication, settings: QSettings) -> None:
    """Use the language of the environment, the settings or the system."""
    system = QLocale.system()
    chosen = os.environ.get(_CHOSEN) or kept_choice(settings) or of_system(system.uiLanguages())
    file = Path(chosen) if chosen.endswith(".qm") else TRANSLATIONS / f"likewise_{chosen}.qm"
    translator = QTranslator(application)
    if not translator.load(str(file)):  # English has no file
        language.set_language(PrintedEnglish())
        QLocale.setDefault(system if system.language() == QLocale.Language.English else _ENGLISH)
        return
    of_file = QLocale(translator.language())
    locale = system if system.language() == of_file.language() else of_file
    speak(application, translator, locale)


def speak(application: QApplication, translator: QTranslator, locale: QLocale) -> None:
    """Use a translator for all sentences, and its layout direction."""
    QLocale.setDefault(locale)
    own = QTranslator(application)  # Qt's own, for standard buttons and dialogs
    if own.load(
        locale, "qtbase", "_", QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
    ):
        application.installTranslator(own)
    language.set_language(QtLanguage(translator, locale))
    application.setLayoutDirection(locale.textDirection())


_ENGLISH = QLocale(QLocale.Language.English)
