"""Sentences of the window, made from numbers. Knows no Qt."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from datetime import datetime

from likewise.app.core.types import ClusterState, Problem, Progress, ResultItem
from likewise.features.families import FAMILIES, family


def by_family(modalities: Sequence[str], values: Iterable[float]) -> dict[str, float]:
    """Sum one value a modality into one value a family: ours in their order, then others."""
    sums: dict[str, float] = {}
    for modality, value in zip(modalities, values, strict=True):
        name = family(modality)
        sums[name] = sums.get(name, 0.0) + value
    ours = {name: sums.pop(name) for name in FAMILIES if name in sums}
    return ours | sums


def likeness(
    item: ResultItem, weights: Sequence[float], measured: Sequence[float]
) -> tuple[float, ...]:
    """How much each modality speaks for a match: 0 to its weight, so the sum lies in [0, 1].

    A result carries shares of a *distance*, which tell what differs; ``measured`` are the weights
    of that distance. Two random photos are at distance 1 in every (scaled) modality, so each
    modality could have added its weight to the distance; the part of it that it did not add speaks
    for the match, as much as the modality weighs in this search.
    """
    return tuple(
        weight * max(0.0, 1 - share * item.distance / added) if added > 0 else 0.0
        for weight, share, added in zip(weights, item.shares, measured, strict=True)
    )


def reason(families: Mapping[str, float]) -> str:
    """Say why a photo matched, from likeness by family: "Alike mostly in colour and layout"."""
    total = sum(families.values())
    if total <= 0:
        return "Not much alike"
    strongest = sorted(families, key=lambda name: -families[name])[:2]
    named = [name for name in strongest if families[name] >= 0.2 * total]
    return f"Alike mostly in {' and '.join(named or strongest[:1])}"


def what_counts(weights: Mapping[str, float]) -> str:
    """Say in a line what weighs most in a search: "Counts most: colour, layout"."""
    strongest = sorted(weights, key=lambda name: -weights[name])[:2]
    return f"Counts most: {', '.join(strongest)}" if strongest else "What counts"


_SHOWS = ((0.55, "Shows"), (0.32, "Probably shows"), (0.14, "May show"), (0.0, "Hardly shows"))
"""From which root of a probability on what is said of a photo: from .3, .1, .02 and less."""


def shows(word: str, likeness: float) -> str:
    """Say how much a photo shows what a word means, 0 to 1: "Probably shows “dog”"."""
    says = next(says for least, says in _SHOWS if likeness >= least)
    return f"{says} “{word}”"


def marks(stars: int, colour: str) -> str:
    """Say which marks a photo has: "3 stars, green"; empty if it has none."""
    said = [counted(stars, "star")] * bool(stars) + [colour] * bool(colour)
    return ", ".join(said)


def counted(number: int, noun: str, many: str = "") -> str:
    """Give "1 photo", "2,000 photos"; ``many``: how the noun ends up where an s is not enough."""
    return f"{number:,} {noun if number == 1 else many or f'{noun}s'}"


def bytes_counted(number: int) -> str:
    """Give "860 kB", "48 MB", "1.2 GB", as file managers count: a kB has 1,000 bytes."""
    if number < 1000:
        return counted(number, "byte")
    size = float(number)
    for unit in ("kB", "MB", "GB"):
        size /= 1000
        if size < 999.5:
            return f"{size:.1f} {unit}" if size < 9.95 and unit != "kB" else f"{size:.0f} {unit}"
    return f"{size / 1000:,.1f} TB"


def moment(when: datetime) -> str:
    """Give "3 Jun 2024, 14:03:22"."""
    return f"{when.day} {when:%b %Y, %H:%M:%S}"


def exposure(seconds: float) -> str:
    """Give "1/250 s", "0.4 s", "2.5 s", as cameras show it."""
    return f"1/{1 / seconds:.0f} s" if seconds <= 0.3 else f"{seconds:.3g} s"


def problems_sentence(problems: Sequence[Problem]) -> str:
    """Say what is wrong: "2 files couldn't be read", "1 problem"."""
    if all(problem.photo > 0 for problem in problems):
        return f"{counted(len(problems), 'file')} couldn't be read"
    return counted(len(problems), "problem")


def printable(text: str) -> str:
    """Give a file's name in one line that reads as it is written: a name may hold ends of lines,
    and signs that turn the direction of all that follows.
    """
    return "".join(sign if sign.isprintable() else "\N{REPLACEMENT CHARACTER}" for sign in text)


def shortened(text: str, most: int) -> str:
    """Give at most so many letters of a name, with dots for the rest."""
    return text if len(text) <= most else f"{text[: most - 1].rstrip()}…"


def duration(seconds: float) -> str:
    """Give a time left as a friend would say it."""
    if seconds < 10:
        return "a few seconds"
    if seconds < 90:
        return f"about {round(seconds / 10) * 10} seconds"
    if seconds < 90 * 60:
        return f"about {counted(round(seconds / 60), 'minute')}"
    return f"about {counted(round(seconds / 3600), 'hour')}"


def cluster_sentence(state: ClusterState) -> str:
    """Say how a cluster is: "Cluster: 7 of 8 shards answer", "Cluster: 8 shards on 2 workers"."""
    if not state.reachable:
        return "Cluster: not reached"
    if not state.workers:
        return "Cluster: no workers"
    workers = counted(state.workers, "worker")
    if not state.shards:
        return f"Cluster: {workers}"
    if state.ready < state.shards:
        return f"Cluster: {state.ready:,} of {counted(state.shards, 'shard')} answer"
    preparing = state.shards - state.coded
    more = f", preparing {preparing:,}" if preparing else ""
    return f"Cluster: {counted(state.shards, 'shard')} on {workers}{more}"


def cluster_details(state: ClusterState) -> str:
    """All there is to say about a cluster, a line each."""
    return "\n".join((state.address, *state.missing, *[state.warning] * bool(state.warning)))


def _how_far(progress: Progress) -> str:
    if progress.phase == "seeing":
        sentence = "Looking at what is in the pictures"
        counts = f": {progress.done:,} of {progress.total:,}" if progress.total else ""
        return sentence + counts
    if progress.phase == "dating":
        return (
            f"Asking {progress.done:,} of {counted(progress.total, 'photo')} when they were taken"
        )
    return f"Reading {progress.done:,} of {counted(progress.total, 'photo')}"


def progress_sentence(progress: Progress) -> str:
    """Say how far it is: "Reading 3,412 of 10,000 photos, 21 a second, about 5 minutes left"."""
    if progress.phase == "looking":
        return (
            f"Looking for photos, {progress.done:,} found so far"
            if progress.done
            else "Looking for photos"
        )
    if progress.phase == "vocabulary":
        return "Preparing detail matching (step 2 of 3)"
    if progress.phase == "copying":
        return "Putting the library in order"
    if progress.phase == "paused":
        return f"Paused at {progress.done:,} of {counted(progress.total, 'photo')}"
    parts = [_how_far(progress)]
    if progress.per_second > 0:
        parts.append(
            f"{progress.per_second:.0f} a second"
            if progress.per_second >= 1
            else "less than 1 a second"
        )
    if progress.seconds_left is not None:
        parts.append(f"{duration(progress.seconds_left)} left")
    return ", ".join(parts)
