"""Apply the appearance: the system's, light or dark; remembered, and changed at any time."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QSettings, Qt
from PySide6.QtGui import QPalette, QStyleHints
from PySide6.QtWidgets import QApplication, QWidget

from app.ui.style import theme
from app.ui.style.tokens import CONTRASTING, DARK, LIGHT, Tokens, palette_of, sheet_of

if TYPE_CHECKING:
    from PySide6.QtGui import QAccessibilityHints

_KEPT = "appearance"


class Scheme(StrEnum):
    """The appearances to choose from."""

    SYSTEM = "system"
    LIGHT = "light"
    DARK = "dark"


_SCHEMES = {Scheme.LIGHT: Qt.ColorScheme.Light, Scheme.DARK: Qt.ColorScheme.Dark}


class Appearance(QObject):
    """Applies a theme to the application; after `wear` it also follows the system's theme."""

    def __init__(self, settings: QSettings, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        kept = str(settings.value(_KEPT, Scheme.SYSTEM.value))
        self.choice = Scheme(kept) if kept in set(Scheme) else Scheme.SYSTEM
        self._hints = _application().styleHints()
        self._wishes = wishes_of(self._hints)
        self._worn: Tokens | None = None
        # Before any title is made: its size is a multiple of this one.
        _application().setFont(theme.at_least_usual(_application().font()))

    def choose(self, choice: Scheme) -> None:
        """Apply an appearance, and remember it."""
        self.choice = choice
        self._settings.setValue(_KEPT, choice.value)
        self.wear()

    def wear(self) -> None:
        """Apply the chosen theme to the application."""
        if self._worn is None:
            # Fusion everywhere: the sheet is written for it, and it looks the same on all systems.
            _application().setStyle("fusion")
            # Else a sheet stops a palette from reaching the children of a part that is dark alone.
            QApplication.setAttribute(
                Qt.ApplicationAttribute.AA_UseStyleSheetPropagationInWidgetStyles
            )
            self._hints.colorSchemeChanged.connect(self._follow_system)
            if self._wishes is not None:
                self._wishes.contrastPreferenceChanged.connect(self.wear)
        scheme = _SCHEMES.get(self.choice, Qt.ColorScheme.Unknown)
        self._hints.setColorScheme(scheme)  # for frames of windows and the system's dialogs
        self._dress(self._hints.colorScheme() if self.choice == Scheme.SYSTEM else scheme)

    def _follow_system(self, scheme: Qt.ColorScheme) -> None:
        if self.choice == Scheme.SYSTEM:
            self._dress(scheme)

    def _dress(self, scheme: Qt.ColorScheme) -> None:
        tokens = DARK if scheme == Qt.ColorScheme.Dark else LIGHT
        wishes = self._wishes
        if wishes is not None and wishes.contrastPreference() is Qt.ContrastPreference.HighContrast:
            tokens = CONTRASTING[tokens]
        if tokens != self._worn:
            self._worn = tokens
            dress(_application(), tokens)


def wishes_of(hints: QStyleHints) -> QAccessibilityHints | None:
    """Return what the system asks for in order to be seen better; None before Qt 6.10.
    PySide deletes it with ``hints``."""
    return hints.accessibility() if hasattr(hints, "accessibility") else None


def dress(what: QApplication | QWidget, tokens: Tokens | None) -> None:
    """Give the application or a part of it the colours of a theme; None: those of its parent."""
    what.setPalette(QPalette() if tokens is None else palette_of(tokens))
    what.setStyleSheet("" if tokens is None else sheet_of(tokens, theme.letters()))


def dress_when_shown(part: QWidget, tokens: Tokens) -> None:
    """Give a part its own colours just before it is first shown.
    Most windows never show it, and with three such parts a window takes a third longer to make."""
    part.installEventFilter(_FirstShown(part, tokens))


class _FirstShown(QObject):
    """Waits until a widget is shown; being polished happens as soon as its window is there."""

    def __init__(self, part: QWidget, tokens: Tokens) -> None:
        super().__init__(part)
        self._part, self._tokens = part, tokens

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Show:
            self._part.removeEventFilter(self)
            dress(self._part, self._tokens)
        return False


def _application() -> QApplication:
    found = QApplication.instance()
    assert isinstance(found, QApplication)
    return found
