"""The window: item models, views, panels. It shows what the library answers.

PySide reads the source of each module that is imported after it, and Python keeps what was read:
whether PySide is named there matters to other spellings of Qt's names, which nobody here asks for.
Once searches learn these are 700 files, in 25 MB. They are left unread, as in a package without
sources.
"""

import sys

import PySide6.QtCore  # noqa: F401, loads what is changed


def _leave_sources_unread() -> None:
    feature = sys.modules.get("shibokensupport.feature")
    if feature is not None and "_mod_uses_pyside" in vars(feature):  # not part of what it promises
        vars(feature)["_mod_uses_pyside"] = lambda module: False


_leave_sources_unread()
