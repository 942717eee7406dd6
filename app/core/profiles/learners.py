"""The learners that a profile can use, described for people.

Their names are repeated here because the engine takes a second to load, and the window, which lists
them, opens before that.
"""

from __future__ import annotations

from app.core.base.errors import ProfileError
from app.core.base.language import tr, tr_later

USUAL = "LOMDML"

LEARNERS = {
    USUAL: tr_later("The usual one: finds which colours, shapes and textures matter. Fast."),
    "OMDML": tr_later("The forerunner of the usual one: learns in small corrections. Slower."),
    "OASIS": tr_later("Learns what goes together, rather than how far apart things are."),
    "LEGO": tr_later("Moves photos a little towards set distances and never overshoots."),
    "ITML-Online": tr_later("Like LEGO, by an estimate: it may overshoot."),
    "POLA": tr_later("Moves photos straight towards set distances. Slower."),
    "PA+": tr_later(
        "Mends each mistake at once and in full, so it trusts every thumb. Tidies up after each"
        " step. Slower."
    ),
    "PA-": tr_later("Mends each mistake at once and in full, so it trusts every thumb. Fast."),
    "PA-I+": tr_later(
        "Mends mistakes in steps of limited length, and bears a wrong thumb. Tidies up after each"
        " step. Slower."
    ),
    "PA-I-": tr_later("Mends mistakes in steps of limited length, and bears a wrong thumb. Fast."),
    "PA-II+": tr_later(
        "Mends mistakes in shortened steps, and bears a wrong thumb. Tidies up after each step."
        " Slower."
    ),
    "PA-II-": tr_later("Mends mistakes in shortened steps, and bears a wrong thumb. Fast."),
    "PALS+": tr_later(
        "Moves photos towards set distances, even those that were right already. Tidies up after"
        " each step. Slower."
    ),
    "PALS-": tr_later(
        "Moves photos towards set distances, even those that were right already. Fast."
    ),
}
"""Name -> a sentence or two, the usual one first."""

OFFERED = (USUAL, "PA+")
"""Offered for a new profile, by measurement (docs/learning.md); the command line knows all."""


def check_learner(learner: str) -> None:
    """Raise ProfileError unless profiles can learn with ``learner``."""
    if learner not in LEARNERS:
        raise ProfileError(
            tr("There is no learner called {learner} here.", learner=repr(learner)),
            tr("There are {known}.", known=", ".join(LEARNERS)),
        )
