"""What a search starts from: photos of the library, pictures that are not in it, or a word.

A picture from outside has no row, so the search stores it: as a PNG no larger than extraction
needs, and as the vectors extracted from that. When the features change they are extracted again.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

import cv2
import numpy as np
from numpy.typing import NDArray

from app.core.base.errors import LibraryError, QueryError
from app.core.base.language import tr, tr_stored
from app.core.base.safe_start import is_safe
from app.core.base.search_types import Crop, QueryItem, word_of
from app.core.library.library import LibrarySnapshot
from app.core.library.networks import SUBJECT, Networks
from engine.types import Float32
from features import text_model
from features.decode import decode, decode_bytes
from features.errors import DecodeError, FeatureError
from features.extractor import extract_global, extract_keypoints
from features.picture import Picture
from features.schema import schema_id
from features.vocabulary import shipped

Pixels = NDArray[np.uint8]

SIDE = 500  # pixels; the size that extraction uses
MIN_REGION = 16  # pixels per side; anything smaller shows no texture


@dataclass(frozen=True)
class OutsideVectors:
    """Unscaled vectors (n, d_k) of the pictures from outside, and their schema."""

    vectors: Mapping[str, Float32]
    schema: str


@dataclass(frozen=True)
class Query:
    """The items of a search. Those from outside have a thumbnail and, in order, rows of vectors."""

    items: tuple[QueryItem, ...]
    outside: OutsideVectors | None = None

    @property
    def word(self) -> str:
        """The noun or sentence of the query; empty for pictures."""
        return word_of(self.items)


def is_outside(item: QueryItem) -> bool:
    """Return whether an item has no row: a file, a pasted picture, or part of a photo."""
    return not item.word and (item.photo is None or item.crop is not None)


def networks_for_outside(snapshot: LibrarySnapshot) -> Networks:
    """Return the networks for outside pictures. Raises QueryError in a safe start with any."""
    if is_safe() and snapshot.networks != Networks():
        raise QueryError(
            tr("In a safe start no network looks at pictures from elsewhere."),
            tr("Search with a photo of the library."),
        )
    return snapshot.networks


@dataclass(frozen=True, slots=True)
class OutsidePicture:
    """A picture from outside as PNG no larger than extraction needs, and its unscaled vectors."""

    thumbnail: bytes
    vectors: Mapping[str, Float32]


def see_picture(item: QueryItem, paths: Mapping[int, Path], networks: Networks) -> OutsidePicture:
    """Decode an item from outside and extract its vectors, or those of its words.

    ``paths``: the files of photos of which items are parts. Raises QueryError for an item that is
    no picture, or too small a part of one.
    """
    if item.word:
        return OutsidePicture(b"", _sentence_vector(item.word, networks))
    thumbnail = _png(_picture(item, paths))
    return OutsidePicture(thumbnail, _picture_vectors(thumbnail, item.name, networks))


SeePicture = Callable[[QueryItem, Mapping[int, Path], Networks], OutsidePicture]
"""`see_picture`, or a version in a safer process: pictures and networks may come from anyone."""


def read_query(
    items: Sequence[QueryItem],
    paths: Mapping[int, Path],
    snapshot: LibrarySnapshot,
    see: SeePicture,
) -> Query:
    """Return a query whose items from outside were extracted by ``see`` (see `see_picture`)."""
    outside = [item for item in items if is_outside(item)]
    if not outside:
        return Query(tuple(items))
    networks = networks_for_outside(snapshot)
    seen = [see(item, paths, networks) for item in outside]
    thumbnails = iter(seen)
    known = tuple(
        replace(item, thumbnail=next(thumbnails).thumbnail) if is_outside(item) else item
        for item in items
    )
    return Query(known, _stack_rows([picture.vectors for picture in seen], snapshot))


def _extract_again(item: QueryItem, networks: Networks, see: SeePicture) -> Mapping[str, Float32]:
    try:
        kept = QueryItem(name=item.name, thumbnail=item.thumbnail or b"")
        return see(kept, {}, networks).vectors
    except (LibraryError, FeatureError) as error:
        why = error.sentence if isinstance(error, LibraryError) else error
        sentence = tr("A picture of an earlier search can't be read again: {error}", error=why)
        raise QueryError(sentence, tr("Search anew.")) from error


def _sentence_vector(sentence: str, networks: Networks) -> dict[str, Float32]:
    """Return the vector of a sentence by the modality that reads sentences; {} without one."""
    model = networks.reader
    return {} if model is None else {model.stem: text_model.load(model)(sentence)}


def _picture_vectors(thumbnail: bytes, name: str, networks: Networks) -> dict[str, Float32]:
    picture = Picture(decode_bytes(thumbnail, name, SIDE))
    row = dict(extract_global(picture))
    for network in networks.opened():
        row[network.name] = network.extract(picture)
    return row | shipped().words(extract_keypoints(picture))


def _stack_rows(rows: Sequence[Mapping[str, Float32]], snapshot: LibrarySnapshot) -> OutsideVectors:
    for name, stored in snapshot.vectors.items():
        if name not in rows[0] or rows[0][name].shape != stored.shape[1:]:
            raise QueryError(
                tr(
                    "Only photos of the library can be searched with: {name} gives something else"
                    " than when they were read.",
                    name=name,
                ),
                tr("Rescan the folders, or see the list of problems."),
            )
    vectors = {name: np.stack([row[name] for row in rows]) for name in snapshot.modalities}
    return OutsideVectors(vectors, schema_id([SUBJECT]))


def scaled_vectors(query: Query, snapshot: LibrarySnapshot, see: SeePicture) -> dict[str, Float32]:
    """Return the vectors of the items from outside in the scales of ``snapshot``; {} for none.

    They are extracted again by ``see`` if the stored ones are of other features, or lack a
    modality. Raises QueryError if that fails.
    """
    outside = query.outside
    if outside is None:
        return {}
    if not _fits(query, outside, snapshot):
        networks = networks_for_outside(snapshot)
        again = [_extract_again(item, networks, see) for item in query.items if is_outside(item)]
        outside = _stack_rows(again, snapshot)
    return snapshot.scaled(outside.vectors)


def _fits(query: Query, outside: OutsideVectors, snapshot: LibrarySnapshot) -> bool:
    """Return whether the stored vectors cover all that ``snapshot`` needs of the query."""
    kept = {name: array.shape for name, array in outside.vectors.items()}
    count = sum(map(is_outside, query.items))
    wanted = {name: (count, array.shape[1]) for name, array in snapshot.vectors.items()}
    return outside.schema == schema_id([SUBJECT]) and wanted.items() <= kept.items()


def _picture(item: QueryItem, paths: Mapping[int, Path]) -> Pixels:
    path = item.path if item.photo is None else paths[item.photo]
    name = path.name if path is not None else item.name or tr("The pasted picture")
    try:
        if path is None:
            return decode_bytes(item.thumbnail or b"", name, SIDE)
        if item.crop is not None:
            return _crop_picture(decode(path, 4 * SIDE), item.crop)
        return decode(path, SIDE)
    except DecodeError as error:
        message = tr(
            "{name} can't be searched with. {reason}", name=name, reason=tr_stored(error.reason)
        )
        raise QueryError(message, tr("Try another picture.")) from error


def _crop_picture(picture: Pixels, crop: Crop) -> Pixels:
    height, width = picture.shape[:2]
    left, top, across, down = crop
    x, y = max(round(left * width), 0), max(round(top * height), 0)
    part = picture[y : y + round(down * height), x : x + round(across * width)]
    if min(part.shape[:2]) < MIN_REGION:
        raise QueryError(
            tr("This part of the photo is too small to search with."), tr("Mark a larger part.")
        )
    scale = min(1.0, SIDE / max(part.shape[:2]))
    size = (max(1, round(part.shape[1] * scale)), max(1, round(part.shape[0] * scale)))
    return np.asarray(cv2.resize(part, size, interpolation=cv2.INTER_AREA), np.uint8)


def _png(picture: Pixels) -> bytes:
    _, encoded = cv2.imencode(".png", cv2.cvtColor(picture, cv2.COLOR_RGB2BGR))
    return encoded.tobytes()
