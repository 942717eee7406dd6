"""Make sentences of the window from numbers. Without Qt."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from datetime import datetime

from app.core.base.language import Sentence, isolated, listed, tr, tr_date, tr_later, tr_n
from app.core.base.language import number as number_text
from app.core.base.photo_types import Problem
from app.core.base.search_types import ResultItem
from app.core.base.work_types import ClusterState, Progress
from features.families import FAMILIES, family


def by_family(modalities: Sequence[str], values: Iterable[float]) -> dict[str, float]:
    """Sum one value per modality into one per family: ours in their order, then others."""
    sums: dict[str, float] = {}
    for modality, value in zip(modalities, values, strict=True):
        name = family(modality)
        sums[name] = sums.get(name, 0.0) + value
    ours = [name for name in FAMILIES if name in sums]
    return {name: sums[name] for name in dict.fromkeys((*ours, *sums))}


def likeness(
    item: ResultItem, weights: Sequence[float], measured: Sequence[float]
) -> tuple[float, ...]:
    """Return how much each modality speaks for a match: 0 to its weight, in sum at most 1.

    A result carries shares of a *distance*, which tell what differs; ``measured`` are the weights
    of that distance. Two random photos are at distance 1 in every (scaled) modality, so each
    modality could have added its weight to the distance; the part that it did not add speaks for
    the match, as much as the modality weighs in this search.
    """
    return tuple(
        weight * max(0.0, 1 - share * item.distance / added) if added > 0 else 0.0
        for weight, share, added in zip(weights, item.shares, measured, strict=True)
    )


FAMILY_NAMES = {
    "subject": tr_later("subject"),
    "colour": tr_later("colour"),
    "outlines": tr_later("outlines"),
    "texture": tr_later("texture"),
    "layout": tr_later("layout"),
    "details": tr_later("details"),
    "patterns": tr_later("patterns"),
}
"""Names of the families of features/families.py; others are shown by their own names."""

COLOUR_NAMES = {
    "red": tr_later("red"),
    "yellow": tr_later("yellow"),
    "green": tr_later("green"),
    "blue": tr_later("blue"),
    "purple": tr_later("purple"),
}
"""Names of the colours in app/core/base/photo_types.py, within a sentence."""


def family_name(family: str) -> str:
    """Return the name of a family in the person's language."""
    return tr(FAMILY_NAMES[family]) if family in FAMILY_NAMES else family


def colour_name(colour: str) -> str:
    """Return the name of a colour label, within a sentence."""
    return tr(COLOUR_NAMES[colour]) if colour in COLOUR_NAMES else colour


def colour_label(colour: str) -> str:
    """Return the name of a colour label by itself."""
    return capital(colour_name(colour))


def capital(text: str) -> str:
    """Return the text with a capital first letter, in scripts that have them."""
    return text[:1].upper() + text[1:]


def reason(families: Mapping[str, float]) -> str:
    """Return why a photo matched, from likeness by family: "Similar colour and layout"."""
    total = sum(families.values())
    if total <= 0:
        return tr("Not much alike")
    strongest = sorted(families, key=lambda name: -families[name])[:2]
    named = [name for name in strongest if families[name] >= 0.2 * total]
    first, *others = map(family_name, named or strongest[:1])
    if others:
        return tr("Similar {first} and {second}", first=first, second=others[0])
    return tr("Similar {family}", family=first)


def what_counts(weights: Mapping[str, float]) -> str:
    """Return in a line what weighs most in a search: "What matters here: colour (60%)"."""
    strongest = sorted(weights, key=lambda name: -weights[name])[:2]
    said = [
        tr("{family} ({percent}%)", family=family_name(name), percent=round(100 * weights[name]))
        for name in strongest
        if weights[name] >= 0.1
    ]
    return tr("What matters here: {families}", families=listed(said))


_SHOWS = (
    (0.75, tr_later("Shows “{word}”")),
    (0.5, tr_later("Probably shows “{word}”")),
    (0.2, tr_later("May show “{word}”")),
    (0.0, tr_later("Hardly shows “{word}”")),
)
"""Least probability for each sentence on a word; good matches and those to check begin at two."""


def shows(word: str, probability: float) -> str:
    """Return how sure it is that a photo shows what a word means: "Probably shows “dog”"."""
    return tr(next(says for least, says in _SHOWS if probability >= least), word=word)


def star_count(stars: int) -> str:
    """Return "3 stars"."""
    return tr_n("{n} star", "{n} stars", stars)


def marks(stars: int, colour: str) -> str:
    """Return the marks of a photo in words: "3 stars, green"; "" if it has none."""
    said = [star_count(stars)] * bool(stars) + [colour_name(colour)] * bool(colour)
    return listed(said)


def bytes_counted(number: int) -> str:
    """Return "860 kB", "48 MB", "1.2 GB"; a kB has 1,000 bytes, as in file managers."""
    if number < 1000:
        return tr_n("{n} byte", "{n} bytes", number)
    size = float(number)
    for unit in _UNITS:
        size /= 1000
        if size < 999.5:
            decimals = 1 if size < 9.95 and unit != _UNITS[0] else 0
            return tr(unit, size=number_text(size, decimals))
    return tr("{size} TB", size=number_text(size / 1000, 1))


_UNITS = (tr_later("{size} kB"), tr_later("{size} MB"), tr_later("{size} GB"))


def minute(when: float) -> str:
    """Return a time in seconds since the epoch as "3 Jun 2024, 14:03"."""
    return tr_date(datetime.fromtimestamp(when), "d MMM yyyy, HH:mm")


def moment(when: datetime) -> str:
    """Return "3 Jun 2024, 14:03:22"."""
    return tr_date(when, "d MMM yyyy, HH:mm:ss")


def problems_sentence(problems: Sequence[Problem]) -> str:
    """Return what is wrong: "2 files couldn't be read", "1 problem"."""
    if all(problem.photo > 0 for problem in problems):
        return tr_n("{n} file couldn't be read", "{n} files couldn't be read", len(problems))
    return tr_n("{n} problem", "{n} problems", len(problems))


def printable(text: str) -> str:
    """Return a file's name as one line without signs that can't be printed.
    Names may contain line breaks, and signs that change the direction of the text after them."""
    return "".join(sign if sign.isprintable() else "\N{REPLACEMENT CHARACTER}" for sign in text)


def printed(text: str) -> str:
    """Return a sentence of ours unchanged, any other text made `printable`."""
    return text if isinstance(text, Sentence) else printable(text)


def name_alone(name: str) -> str:
    """Return a file's or folder's name isolated in its own direction.
    In a text from right to left the signs and digits of a Latin name would change places."""
    return isolated(printable(name))


def duration(seconds: float) -> str:
    """Return a remaining time in rounded words."""
    if seconds < 10:
        return tr("a few seconds")
    if seconds < 90:
        tens = round(seconds / 10) * 10
        return tr_n("about {n} second", "about {n} seconds", tens)
    if seconds < 90 * 60:
        return tr_n("about {n} minute", "about {n} minutes", round(seconds / 60))
    return tr_n("about {n} hour", "about {n} hours", round(seconds / 3600))


def cluster_sentence(state: ClusterState) -> str:
    """Return the state of a cluster: "Cluster: 7 of 8 parts answer"."""
    if not state.reachable:
        return tr("Cluster: not reached")
    if not state.workers:
        return tr("Cluster: no workers")
    return tr_n(
        "Cluster: {ready} of {n} part answer",
        "Cluster: {ready} of {n} parts answer",
        state.parts,
        ready=state.ready,
    )


def cluster_details(state: ClusterState) -> str:
    """Return the details of a cluster, one per line."""
    return "\n".join((state.address, *state.missing, *[state.warning] * bool(state.warning)))


def _how_far(progress: Progress) -> str:
    done, total = progress.done, progress.total
    if progress.phase == "seeing":
        if not total:
            return tr("Recognising what is in your photos")
        return tr("Recognising what is in your photos: {done} of {total}", done=done, total=total)
    if progress.phase == "dating":
        return tr_n(
            "Reading dates, {done} of {n} photo",
            "Reading dates, {done} of {n} photos",
            total,
            done=done,
        )
    return tr_n("Reading {done} of {n} photo", "Reading {done} of {n} photos", total, done=done)


def progress_sentence(progress: Progress) -> str:
    """Return the progress: "Reading 3,412 of 10,000 photos, about 5 minutes left"."""
    if progress.phase == "looking":
        if not progress.done:
            return tr("Looking for photos")
        return tr("Looking for photos, {done} found so far", done=progress.done)
    if progress.phase == "paused":
        return tr_n(
            "Paused at {done} of {n} photo",
            "Paused at {done} of {n} photos",
            progress.total,
            done=progress.done,
        )
    parts = [_how_far(progress)]
    if progress.seconds_left is not None:
        parts.append(tr("{time} left", time=duration(progress.seconds_left)))
    return listed(parts)
