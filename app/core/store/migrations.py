"""Define the catalogue's format: its tables, and the steps from each format to the next.

A released step never changes; later changes are new steps at the end.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable

from app.core.store.said_tables import note_changes

APPLICATION = int.from_bytes(b"LIKE", "big")
"""The application id in the header of a catalogue; early builds left it 0."""

LAST_EARLY_FORMAT = 13
"""Early builds numbered their formats from 1 to this."""

_TABLES = """
CREATE TABLE roots (
    id INTEGER PRIMARY KEY,
    path BLOB NOT NULL UNIQUE,
    device INTEGER NOT NULL,              -- st_dev when last seen: an empty mount point is another
    online INTEGER NOT NULL DEFAULT 1,
    active INTEGER NOT NULL DEFAULT 1,    -- 0: removed by the user, kept for its ids
    added REAL NOT NULL,
    volume TEXT NOT NULL DEFAULT '',      -- what its disk is known by
    inside BLOB NOT NULL DEFAULT x'',     -- where it is on that disk
    kind TEXT NOT NULL DEFAULT 'local',
    trouble TEXT NOT NULL DEFAULT ''      -- why it is offline
) STRICT;
CREATE TABLE photos (                     -- what is in a picture, whatever its files
    id INTEGER PRIMARY KEY,
    file INTEGER NOT NULL REFERENCES files ON UPDATE CASCADE,  -- at hand, or else the last
    width INTEGER NOT NULL DEFAULT 0,
    height INTEGER NOT NULL DEFAULT 0,
    row INTEGER UNIQUE                    -- where its vectors stand
) STRICT;
CREATE TABLE files (
    id INTEGER PRIMARY KEY,               -- that of the photo that it was found as
    photo INTEGER NOT NULL                -- that it holds
        REFERENCES photos DEFERRABLE INITIALLY DEFERRED,
    root INTEGER NOT NULL REFERENCES roots,
    path BLOB NOT NULL,                   -- relative to the root
    size INTEGER NOT NULL,
    mtime_ns INTEGER NOT NULL,
    hash BLOB,                            -- of its bytes, once they were read
    state TEXT NOT NULL DEFAULT 'pending',
    reason TEXT
) STRICT;
CREATE UNIQUE INDEX files_path ON files (root, path) WHERE state <> 'gone';
CREATE INDEX files_photo ON files (photo);
CREATE INDEX files_copies ON files (photo) WHERE photo <> id;  -- of photos with several files
CREATE INDEX files_state ON files (state, root);
CREATE INDEX files_size ON files (size);
CREATE INDEX files_hash ON files (hash) WHERE hash IS NOT NULL;
CREATE VIEW at_hand AS                    -- photos, each with the file by which it is shown
    SELECT photos.id, file, root, path, size, mtime_ns, hash, width, height, state, reason, row
    FROM photos JOIN files ON files.id = photos.file AND files.photo = photos.id;
CREATE TABLE rows (                       -- of each matrix, 0 to n - 1
    row INTEGER PRIMARY KEY,
    photo INTEGER NOT NULL REFERENCES photos
) STRICT;
CREATE TABLE matrices (
    id INTEGER PRIMARY KEY AUTOINCREMENT, -- never used again: what is derived is named by it
    modality TEXT NOT NULL,
    version INTEGER NOT NULL,
    dimension INTEGER NOT NULL,
    scale REAL NOT NULL,                  -- the factor that its entries were multiplied by
    searched INTEGER NOT NULL,            -- 0: it is being filled
    UNIQUE (modality, version)
) STRICT;
CREATE TABLE unseen_rows (                -- hold the mean of a searched matrix, else nothing
    matrix INTEGER NOT NULL REFERENCES matrices ON DELETE CASCADE,
    row INTEGER NOT NULL,
    PRIMARY KEY (matrix, row)
) STRICT, WITHOUT ROWID;
CREATE TABLE profiles (
    id INTEGER PRIMARY KEY,
    name TEXT NOT NULL UNIQUE,
    learner TEXT NOT NULL,
    settings TEXT NOT NULL DEFAULT '{}',  -- JSON
    seed INTEGER NOT NULL DEFAULT 0,
    frozen INTEGER NOT NULL DEFAULT 0,
    created REAL NOT NULL
) STRICT;
CREATE TABLE searches (
    id INTEGER PRIMARY KEY,
    profile INTEGER NOT NULL REFERENCES profiles ON DELETE CASCADE,
    created REAL NOT NULL,
    query_photos TEXT NOT NULL,           -- JSON list of photo ids, null for pictures from outside
    query_rows TEXT NOT NULL,             -- JSON list of rows, likewise
    query_vectors BLOB,                   -- npz of the pictures from outside
    kept INTEGER NOT NULL DEFAULT 0,
    word TEXT                             -- that it started from, NULL: from pictures
) STRICT;
CREATE TABLE events (
    seq INTEGER PRIMARY KEY AUTOINCREMENT,
    search INTEGER NOT NULL REFERENCES searches ON DELETE CASCADE,
    kind TEXT NOT NULL CHECK (kind IN ('judge', 'undo', 'redo')),
    photo INTEGER REFERENCES photos,
    row INTEGER,
    sign INTEGER CHECK (sign IN (-1, 0, 1)),
    target INTEGER REFERENCES events,
    created REAL NOT NULL
) STRICT;
CREATE INDEX events_search ON events (search);
CREATE TABLE settings (
    key TEXT PRIMARY KEY,
    value TEXT NOT NULL                   -- JSON
) STRICT, WITHOUT ROWID;
CREATE TABLE albums (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    name TEXT NOT NULL,
    created REAL NOT NULL,
    cover INTEGER REFERENCES photos,      -- chosen by hand, NULL: its first photo
    search INTEGER REFERENCES searches,   -- that fills it, NULL: it is filled by hand alone
    scope TEXT NOT NULL,                  -- JSON of which photos it may hold, '' for all
    line REAL,                            -- probability, chosen by hand, from which photos belong
    looked INTEGER NOT NULL,              -- rows known when it was looked at: later ones are new
    deleted INTEGER NOT NULL
) STRICT;
CREATE UNIQUE INDEX albums_name ON albums (name) WHERE NOT deleted;
CREATE UNIQUE INDEX albums_search ON albums (search) WHERE NOT deleted;
CREATE TABLE album_photos (               -- what a person put in or keeps out
    album INTEGER NOT NULL REFERENCES albums,
    photo INTEGER NOT NULL REFERENCES photos,
    place REAL NOT NULL,                  -- they stand in this order
    inside INTEGER NOT NULL CHECK (inside IN (0, 1)),
    PRIMARY KEY (album, photo)
) STRICT, WITHOUT ROWID;
CREATE INDEX album_photos_photo ON album_photos (photo);
CREATE TABLE album_changes (              -- that can be taken back
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    album INTEGER NOT NULL REFERENCES albums,
    what TEXT NOT NULL,
    delta TEXT NOT NULL,                  -- JSON: fields and photos, each as it was and as it is
    undone INTEGER NOT NULL DEFAULT 0,
    created REAL NOT NULL
) STRICT;
CREATE TABLE album_fillings (             -- derived: what an album's search found last
    album INTEGER PRIMARY KEY REFERENCES albums,
    depends TEXT NOT NULL,                -- hash of all that it is a function of
    rows INTEGER NOT NULL,                -- of the library, that were looked at: the first ones
    line REAL NOT NULL,                   -- the learned edge
    state TEXT NOT NULL                   -- JSON: what later photos are judged by
) STRICT;
CREATE TABLE album_found (                -- derived: the photos that may belong to it
    album INTEGER NOT NULL REFERENCES albums,
    photo INTEGER NOT NULL REFERENCES photos,
    probability REAL NOT NULL,
    PRIMARY KEY (album, photo)
) STRICT, WITHOUT ROWID;
CREATE INDEX album_found_photo ON album_found (photo);
CREATE TABLE marks (
    photo INTEGER PRIMARY KEY REFERENCES photos,
    stars INTEGER NOT NULL DEFAULT 0 CHECK (stars BETWEEN -1 AND 5),  -- -1: rejected elsewhere
    colour TEXT NOT NULL DEFAULT '',
    stars_set REAL NOT NULL DEFAULT 0,    -- when a person, or another program, gave them
    colour_set REAL NOT NULL DEFAULT 0
) STRICT;
CREATE TABLE keywords (
    id INTEGER PRIMARY KEY,
    name TEXT NOT NULL UNIQUE             -- levels with | between
) STRICT;
CREATE TABLE photo_keywords (
    photo INTEGER NOT NULL REFERENCES photos,
    keyword INTEGER NOT NULL REFERENCES keywords,
    PRIMARY KEY (photo, keyword)
) STRICT, WITHOUT ROWID;
CREATE INDEX photo_keywords_keyword ON photo_keywords (keyword);
CREATE TABLE seen_marks (
    photo INTEGER PRIMARY KEY REFERENCES photos,
    stamp TEXT NOT NULL,                  -- sizes and times of the files when they were looked at
    sidecars INTEGER NOT NULL,            -- how many there were
    stars INTEGER NOT NULL DEFAULT 0,     -- what the files said then
    colour TEXT NOT NULL DEFAULT '',
    keywords TEXT NOT NULL DEFAULT '[]'   -- JSON
) STRICT;
CREATE TABLE file_jobs (
    id INTEGER PRIMARY KEY,
    kind TEXT NOT NULL CHECK (kind IN ('copy', 'move', 'rename', 'bin', 'export', 'undo')),
    folder BLOB,                          -- absolute, where things go (NULL: rename, bin, undo)
    options TEXT NOT NULL DEFAULT '{}',   -- JSON, of an export
    undoes INTEGER REFERENCES file_jobs,  -- of an undo
    created REAL NOT NULL
) STRICT;
CREATE TABLE file_acts (
    id INTEGER PRIMARY KEY,               -- in the order in which a job does them
    job INTEGER NOT NULL REFERENCES file_jobs ON DELETE CASCADE,
    kind TEXT NOT NULL CHECK (kind IN ('copy', 'move', 'bin', 'export')),
    photo INTEGER REFERENCES photos,      -- NULL: a file that goes along with a photo
    source BLOB NOT NULL,                 -- absolute
    target BLOB,                          -- absolute (NULL: the bin)
    part TEXT NOT NULL,                   -- name of the temporary file beside the target
    size INTEGER NOT NULL,                -- of the source, as it is to be when its turn comes
    mtime_ns INTEGER NOT NULL,
    hash BLOB,
    state TEXT NOT NULL DEFAULT 'planned'
        CHECK (state IN ('planned', 'begun', 'done', 'failed', 'left', 'undone')),
    reason TEXT NOT NULL DEFAULT '',
    undoes INTEGER REFERENCES file_acts,  -- of an undo
    made_size INTEGER,                    -- of what is at the target since it is done
    made_mtime_ns INTEGER,
    made_hash BLOB
) STRICT;
CREATE INDEX file_acts_job ON file_acts (job);
CREATE INDEX file_acts_open ON file_acts (state) WHERE state IN ('planned', 'begun');
CREATE INDEX file_acts_undoes ON file_acts (undoes) WHERE undoes IS NOT NULL;
CREATE TABLE shots (                      -- derived: what EXIF tells of when and how it was taken
    photo INTEGER PRIMARY KEY REFERENCES photos,
    hash BLOB NOT NULL,                   -- of the content that told it
    taken REAL,                           -- seconds on the camera's clock, NULL: not told
    camera TEXT NOT NULL                  -- maker and model, '' if not told
) STRICT;
CREATE TABLE distinct_photos (            -- a person said that these are no duplicates
    a INTEGER NOT NULL REFERENCES photos,
    b INTEGER NOT NULL REFERENCES photos,
    PRIMARY KEY (a, b),
    CHECK (a < b)
) STRICT, WITHOUT ROWID;
CREATE TABLE facts (                      -- derived: what EXIF tells of how and where it was taken
    photo INTEGER PRIMARY KEY REFERENCES photos,
    hash BLOB NOT NULL,                   -- of the content that told it
    told TEXT NOT NULL,                   -- JSON: fact -> value, of those that are told
    asked INTEGER NOT NULL,               -- checksum of the facts' names that it was asked for
    latitude REAL,                        -- degrees, north is positive, NULL: not told
    longitude REAL,                       -- degrees, east is positive
    place TEXT                            -- town|region|country, '': none near, NULL: not looked up
) STRICT;
CREATE INDEX facts_nameless ON facts (photo) WHERE place IS NULL AND latitude IS NOT NULL;
CREATE TABLE stacked_photos (             -- photos that lie on each other
    photo INTEGER PRIMARY KEY REFERENCES photos,
    stack INTEGER NOT NULL,
    place INTEGER NOT NULL                -- the smaller, the nearer to the top
) STRICT;
CREATE INDEX stacked_photos_stack ON stacked_photos (stack);
CREATE TABLE xmp_facts (                  -- derived: what XMP tells of when and where it was taken
    photo INTEGER PRIMARY KEY REFERENCES photos,
    taken REAL,                           -- seconds on the clock there, NULL: not told
    taken_end REAL,                       -- end of the second, day, month or year that is told
    dated_beside INTEGER NOT NULL,        -- 1: by a sidecar, which is believed more than EXIF
    latitude REAL,                        -- degrees, north is positive, NULL: not told
    longitude REAL,                       -- degrees, east is positive
    located_beside INTEGER NOT NULL,
    camera TEXT NOT NULL,                 -- '': not told
    place TEXT                            -- as in facts
) STRICT;
CREATE INDEX xmp_facts_nameless ON xmp_facts (photo) WHERE place IS NULL AND latitude IS NOT NULL;
"""


def make_tables(connection: sqlite3.Connection) -> None:
    """Make format 1 in an empty database."""
    connection.execute(f"PRAGMA application_id = {APPLICATION}")
    for statement in _TABLES.split(";"):  # `executescript` would commit
        connection.execute(statement)
    connection.execute("INSERT INTO settings VALUES ('library', json_quote(hex(randomblob(8))))")
    note_changes(connection)


STEPS: list[Callable[[sqlite3.Connection], None]] = [make_tables]
"""Step i takes a catalogue from `user_version` i to i + 1."""


def current_format() -> int:
    """Return the format that this program writes."""
    return len(STEPS)


def migrate(connection: sqlite3.Connection, version: int, target: int | None = None) -> None:
    """Migrate from format ``version`` to ``target`` (today's), within the caller's transaction."""
    for number, step in enumerate(STEPS[version:target], start=version + 1):
        step(connection)
        connection.execute(f"PRAGMA user_version = {number}")
