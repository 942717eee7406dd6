"""Load onnxruntime, which runs networks, with its telemetry turned off.

Its package for Linux (1.31) writes an id of the computer and the program's path to the user's
cache, and tries to send them to Microsoft through its own client, invisible to Python, unless this
variable is set. It reads the variable when loaded, so no other module here imports it.
"""

from __future__ import annotations

import os
from types import ModuleType

SILENCED = {"ORT_DISABLE_TELEMETRY": "1"}


def load() -> ModuleType:
    """Return the package. Raises ImportError if it, or a system library it needs, is missing."""
    os.environ.update(SILENCED)
    import onnxruntime

    module: ModuleType = onnxruntime
    module.disable_telemetry_events()  # where the variable has no effect, as on Windows
    return module
