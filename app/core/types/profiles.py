"""Profiles as a list of profiles shows them."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class ProfileInfo:
    """A profile, with what a list of profiles shows of it."""

    id: int
    name: str
    frozen: bool  # a frozen profile is used but learns nothing more
    searches: int  # that it learned from
    judgments: int
    learning_gain: str = ""  # one sentence: whether it has helped lately
    learner: str = "LOMDML"  # what it learns with
    brought: int = 0  # judgments that it came with when it was imported


@dataclass(frozen=True, slots=True)
class ProfilesView:
    """All profiles, and the one that searches start from."""

    active: int
    profiles: tuple[ProfileInfo, ...]
