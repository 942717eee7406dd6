"""Requests about the map of the library."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class WatchMap:
    """Tell the map now and whenever it changes, and make a new one when it is out of date; or no
    longer."""

    wanted: bool


MapRequest = WatchMap
