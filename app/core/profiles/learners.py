"""What a profile can learn with: the engine's learners that follow thumbs, in a person's words.

Their names stand here once more because the engine takes a second to load, and the window, which
lists them, opens before that.
"""

from __future__ import annotations

from likewise.app.core.errors import ProfileError

USUAL = "LOMDML"

_STEPS = {
    "PA": "Mends each mistake at once and in full, so it trusts every thumb.",
    "PA-I": "Mends mistakes in steps of limited length, and bears a wrong thumb.",
    "PA-II": "Mends mistakes in shortened steps, and bears a wrong thumb.",
    "PALS": "Moves photos towards set distances, even those that were right already.",
}

LEARNERS = {
    USUAL: "The usual one: finds which colours, shapes and textures matter. Fast.",
    "OMDML": "The forerunner of the usual one: learns in small corrections. Slower.",
    "OASIS": "Learns what goes together, rather than how far apart things are.",
    "LEGO": "Moves photos a little towards set distances and never overshoots.",
    "ITML-Online": "Like LEGO, by an estimate: it may overshoot.",
    "POLA": "Moves photos straight towards set distances. Slower.",
} | {
    f"{name}{sign}": words + end
    for name, words in _STEPS.items()
    for sign, end in (("+", " Tidies up after each step. Slower."), ("-", " Fast."))
}
"""Name -> a sentence or two, the usual one first."""

OFFERED = (USUAL, "PA+")
"""What the window offers for a new profile, each for what was measured of it (docs/learning.md).

The command line knows all, and a profile goes on with the one that it was made with."""


def check_learner(learner: str) -> None:
    """Raise ProfileError unless profiles can learn with ``learner``."""
    if learner not in LEARNERS:
        raise ProfileError(
            f"There is no learner called {learner!r} here.", f"There are {', '.join(LEARNERS)}."
        )
