"""onnxruntime, which runs networks, kept from telling its maker about it.

Its package for Linux (1.31) writes an id of the computer and the program's path into the cache of
the user, and tries to send them to Microsoft by a client of its own, unless told not to. What that
opens Python does not see. It reads the variable when it is loaded, so nothing else here imports it.
"""

from __future__ import annotations

import os
from types import ModuleType

SILENCED = {"ORT_DISABLE_TELEMETRY": "1"}


def load() -> ModuleType:
    """The package. Raises ImportError if it is missing, or what it needs of the system."""
    os.environ.update(SILENCED)
    import onnxruntime

    module: ModuleType = onnxruntime
    module.disable_telemetry_events()  # where another heeds no variable, as on Windows
    return module
