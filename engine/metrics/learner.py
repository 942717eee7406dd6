"""The base of all learners: what the constructor takes are settings, as scikit-learn has it.

scikit-learn's ``clone``, pipelines and model selection take these learners. Its own base classes,
which bring SciPy's statistics, take 40 MB of memory and a second to load.
"""

from __future__ import annotations

from inspect import signature
from typing import Any, Self

from engine.errors import InputError


class Learner:
    """A learner whose constructor keeps each argument as an attribute of the same name.

    After ``fit`` it has attributes whose names end in "_".
    """

    def get_params(self, deep: bool = True) -> dict[str, Any]:
        """Return the settings by name.
        With ``deep`` those of learners among them follow, as "learner__C"."""
        settings = {name: getattr(self, name) for name in sorted(signature(type(self)).parameters)}
        inner = {name: value for name, value in settings.items() if isinstance(value, Learner)}
        if deep:
            for name, learner in inner.items():
                settings |= {f"{name}__{key}": each for key, each in learner.get_params().items()}
        return settings

    def set_params(self, **settings: Any) -> Self:
        """Change settings, named as by ``get_params``. Raises InputError for an unknown one."""
        for name, value in settings.items():
            own, _, inner = name.partition("__")
            if own not in signature(type(self)).parameters:
                raise InputError(f"{type(self).__name__} has no setting {own!r}.")
            if inner:
                getattr(self, own).set_params(**{inner: value})
            else:
                setattr(self, own, value)
        return self

    def clone(self) -> Self:
        """Return an unfitted learner with the same settings."""
        return type(self)(**self.get_params(deep=False))

    def check_fitted(self) -> None:
        """Raise scikit-learn's NotFittedError before ``fit``."""
        if not any(name.endswith("_") for name in vars(self)):
            from sklearn.exceptions import NotFittedError  # slow to load

            raise NotFittedError(f"Call fit of {type(self).__name__} first.")

    def __sklearn_tags__(self) -> Any:
        """Return what scikit-learn asks of a step of a pipeline: nothing unusual."""
        from sklearn.base import BaseEstimator  # slow to load

        return BaseEstimator().__sklearn_tags__()

    def __repr__(self) -> str:
        settings = (f"{name}={value!r}" for name, value in self.get_params(deep=False).items())
        return f"{type(self).__name__}({', '.join(settings)})"
