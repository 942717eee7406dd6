"""Dialogs with a page to read: the guide, and what this program is."""

from __future__ import annotations

import platform
from importlib.resources import files

import PySide6
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QTextBrowser, QVBoxLayout, QWidget

from app.core.base.language import tr, tr_later
from app.core.base.shipped import licences, own_version
from app.ui.style import theme

_EXTRAS = ("raw", "fast", "cluster")

_ABOUT = tr_later("""# Likewise {version}

Finds the photos that are like one of yours, and learns from your ratings what you mean by alike.
Your photos never leave this computer and are never changed, unless you ask for it.

Free software under the MIT licence. It stands on Qt, NumPy, OpenCV, SciPy, scikit-learn, Pillow and
others, all named below with their licences. NOTICES.md, which comes with it, tells of weights
and data.

Python {python}, Qt {qt}, {system}""")


def show_guide(parent: QWidget) -> None:
    """Open the guide; the window stays usable beside it."""
    text = files("resources").joinpath("guide.md").read_text(encoding="utf-8")
    _open(parent, tr("Guide"), text, 80 * theme.UNIT)


def show_about(parent: QWidget) -> None:
    """Open what there is to say of the program itself."""
    text = tr(
        _ABOUT,
        version=own_version(),
        python=platform.python_version(),
        qt=PySide6.__version__,
        system=platform.system(),
    )
    _open(parent, tr("About Likewise"), f"{text}\n\n{_licences()}", 44 * theme.UNIT)


def _licences() -> str:
    """A line for each part: names and words that are the same in every language."""
    return "\n".join(f"- {line}" for line in licences(_EXTRAS))  # not shown


def _open(parent: QWidget, title: str, text: str, height: int) -> None:
    dialog = QDialog(parent)
    dialog.setWindowTitle(title)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    page = QTextBrowser()
    page.setAccessibleName(title)
    page.setMarkdown(text)
    page.setOpenExternalLinks(True)
    page.document().setDocumentMargin(2 * theme.UNIT)
    buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
    buttons.rejected.connect(dialog.close)
    column = QVBoxLayout(dialog)
    column.addWidget(page)
    column.addWidget(buttons)
    dialog.resize(min(parent.width(), 80 * theme.UNIT), min(parent.height(), height))
    dialog.show()
