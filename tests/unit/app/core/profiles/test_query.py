"""Queries from outside the library: files, pasted pictures, parts of photos."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import cv2
import numpy as np
import pytest

from app.cluster.machines import open_index
from app.core.base.errors import QueryError
from app.core.base.search_types import QueryItem
from app.core.library.library import LibrarySnapshot
from app.core.library.networks import Networks
from app.core.profiles.journal import pack, unpack
from app.core.profiles.query import read_query, scaled_vectors, see_picture
from app.core.search.session import SearchSession
from features import SAFE
from features.extractor import GLOBAL, MODALITIES, extract_global


@pytest.fixture
def picture(tmp_path: Path) -> Path:
    """Noise on the left, red on the right, 80 x 40."""
    pixels = np.random.default_rng(0).integers(0, 256, (40, 80, 3), np.uint8)
    pixels[:, 40:] = (0, 0, 255)  # BGR
    path = tmp_path / "picture.png"
    cv2.imwrite(str(path), pixels)
    return path


@pytest.fixture
def snapshot() -> LibrarySnapshot:
    """An empty library with all global modalities, scaled by 2."""
    vectors = {name: np.zeros((0, MODALITIES[name].dimension), np.float32) for name in GLOBAL}
    nothing = np.zeros(0, np.int64)
    scales = dict.fromkeys(GLOBAL, 2.0)
    return LibrarySnapshot(1, "test", scales, vectors, nothing, nothing.astype(bool))


def test_a_file_is_extracted_as_a_photo_would_be(picture: Path, snapshot: LibrarySnapshot) -> None:
    query = read_query([QueryItem(path=picture)], {}, snapshot, see_picture)
    assert query.outside is not None
    pixels = cv2.cvtColor(cv2.imread(str(picture)), cv2.COLOR_BGR2RGB)
    for name, vector in extract_global(pixels).items():
        np.testing.assert_array_equal(query.outside.vectors[name], [vector])


def test_a_pasted_picture_equals_the_file(picture: Path, snapshot: LibrarySnapshot) -> None:
    from_file = read_query([QueryItem(path=picture)], {}, snapshot, see_picture)
    pasted = read_query(
        [QueryItem(name="x", thumbnail=picture.read_bytes())], {}, snapshot, see_picture
    )
    assert from_file.outside is not None
    assert pasted.outside is not None
    for name in GLOBAL:
        np.testing.assert_array_equal(from_file.outside.vectors[name], pasted.outside.vectors[name])


def test_a_region_is_cut_out(picture: Path, snapshot: LibrarySnapshot) -> None:
    item = QueryItem(photo=7, crop=(0.5, 0.0, 0.5, 1.0))
    query = read_query([item], {7: picture}, snapshot, see_picture)
    shown = cv2.imdecode(np.frombuffer(query.items[0].thumbnail or b"", np.uint8), cv2.IMREAD_COLOR)
    assert shown.shape == (40, 40, 3)
    assert (shown == (0, 0, 255)).all()


def test_a_tiny_region_is_refused(picture: Path, snapshot: LibrarySnapshot) -> None:
    with pytest.raises(QueryError, match="too small"):
        read_query(
            [QueryItem(photo=7, crop=(0.0, 0.0, 0.1, 0.1))], {7: picture}, snapshot, see_picture
        )


def test_vectors_of_another_width_than_the_photos_have_are_refused(
    picture: Path, snapshot: LibrarySnapshot
) -> None:
    eight = np.zeros((0, 8), np.float32)  # by damage, or another version of a plug-in
    narrow = dict(snapshot.vectors) | {"color": eight}
    with pytest.raises(QueryError, match="color gives something else"):
        read_query([QueryItem(path=picture)], {}, replace(snapshot, vectors=narrow), see_picture)


def test_no_picture_is_refused_with_its_name(tmp_path: Path, snapshot: LibrarySnapshot) -> None:
    text = tmp_path / "text.jpg"
    text.write_text("not a picture")
    with pytest.raises(QueryError, match=r"text\.jpg"):
        read_query([QueryItem(path=text)], {}, snapshot, see_picture)


def test_packing_keeps_everything(picture: Path, snapshot: LibrarySnapshot) -> None:
    items = [QueryItem(photo=3), QueryItem(path=picture, name="picture"), QueryItem(photo=4)]
    query = read_query(items, {}, snapshot, see_picture)
    blob = pack(query)
    assert blob is not None
    again = unpack(blob)
    assert again.items == query.items
    assert again.outside is not None
    assert query.outside is not None
    for name in GLOBAL:
        np.testing.assert_array_equal(again.outside.vectors[name], query.outside.vectors[name])
    of_before = replace(again, outside=replace(again.outside, schema="of before"))
    made_again = scaled_vectors(of_before, snapshot, see_picture)
    expected = scaled_vectors(again, snapshot, see_picture)
    np.testing.assert_array_equal(made_again["gist"], expected["gist"])


def test_a_search_from_outside_survives_the_session(
    picture: Path, photos_with_features: Any
) -> None:
    """Thumbs given to a picture from outside teach the profile after a restart as well."""
    library, ids = photos_with_features.library, photos_with_features.ids
    session = SearchSession(library, open_index(library), see_picture)
    session.start([QueryItem(path=picture, name="picture")])
    untaught = session.view()
    session.current().judge([ids[0]], 1)
    session.current().judge([ids[1]], -1)
    answers = []
    for again in (session, SearchSession(library, open_index(library), see_picture)):
        again.start([QueryItem(photo=ids[2])])
        answers.append(again.view())
    assert untaught is not None
    assert answers[0] is not None
    assert answers[1] is not None
    assert answers[0].results == answers[1].results
    assert answers[0].weights != untaught.weights


def test_in_a_safe_start_no_network_sees_a_picture_from_elsewhere(
    picture: Path, snapshot: LibrarySnapshot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(SAFE, "1")
    item = [QueryItem(path=picture)]
    assert (
        read_query(item, {}, replace(snapshot, networks=Networks()), see_picture).outside
        is not None
    )
    with pytest.raises(QueryError, match="safe start"):
        read_query(item, {}, replace(snapshot, networks=Networks(subject=True)), see_picture)
