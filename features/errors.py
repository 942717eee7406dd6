"""Exceptions of feature extraction.

FeatureError
├── DecodeError        a file is no readable picture; `reason` is a sentence for the user
├── VocabularyError    a vocabulary can't be trained, saved or loaded, or does not fit
├── ModelError         a model of the user's can't be used; the message says why and what to do
├── WeightsError       the weights of the built-in network are missing, damaged or wrong
└── SchemaError        vectors or modalities do not fit together
"""

from __future__ import annotations


class FeatureError(Exception):
    """Base of all errors that feature extraction raises on purpose."""


class DecodeError(FeatureError, ValueError):
    """A file is not a readable picture."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


class VocabularyError(FeatureError, ValueError):
    """A vocabulary cannot be trained, saved or loaded, or does not fit the descriptors."""


class ModelError(FeatureError, ValueError):
    """A model of the user's cannot be used: no model, no picture in, no vector out."""


class WeightsError(FeatureError, ValueError):
    """The weights of the built-in network are missing, damaged, or those of another one."""


class SchemaError(FeatureError, ValueError):
    """Vectors or modalities do not fit together."""
