"""Everything that the engine raises on purpose.

EngineError
├── InputError    an argument has the wrong shape, dtype or range; says what was expected
├── StateError    the object can't answer this call yet (not initialised, nothing learned)
└── SchemaError   something loaded from disk was made for other modalities or by another version
"""

from __future__ import annotations


class EngineError(Exception):
    """Base of all errors that the engine raises on purpose."""


class InputError(EngineError, ValueError):
    """An argument has the wrong shape, dtype or range."""


class StateError(EngineError, RuntimeError):
    """The object can't answer this call yet."""


class SchemaError(EngineError, ValueError):
    """Something loaded from disk was made for other modalities or by another version."""
