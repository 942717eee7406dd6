"""SQL for when, where and with what a photo was taken, by all that tells it.

A sidecar is believed more than the EXIF in the photo, and that more than the XMP beside it there.
Where a sidecar's date is that of EXIF, less exactly, it is EXIF's: some programs leave out the
fractions that tell the photos of a burst apart, others all but the year.
"""

from __future__ import annotations

SHOTS = (
    " LEFT JOIN shots ON shots.photo = photos.id AND shots.hash = photos.hash"
    " LEFT JOIN xmp_facts AS xmp ON xmp.photo = photos.id"
)
"""Joins what TAKEN, DATED_BY and CAMERA are made of to `photos`."""

FACTS = f"{SHOTS} LEFT JOIN facts ON facts.photo = photos.id AND facts.hash = photos.hash"
"""Joins what the others are made of, too."""

_DATED_BESIDE = (
    "(xmp.dated_beside AND xmp.taken IS NOT NULL AND"
    " NOT coalesce(shots.taken >= xmp.taken AND shots.taken < xmp.taken_end, 0))"
)
_LOCATED_BESIDE = "(xmp.located_beside AND xmp.latitude IS NOT NULL)"
BY_XMP = f"({_LOCATED_BESIDE} OR facts.latitude IS NULL AND xmp.latitude IS NOT NULL)"
"""Whether XMP tells the place."""

TAKEN = (
    f"CASE WHEN {_DATED_BESIDE} THEN xmp.taken"  # not shown
    " ELSE coalesce(shots.taken, xmp.taken) END"
)
LASTING = (
    f"CASE WHEN {_DATED_BESIDE} OR shots.taken IS NULL"  # not shown
    " THEN xmp.taken_end - xmp.taken ELSE 0 END"
)
"""Seconds of what is told: a second or less, a day, a month, a year; NULL where nothing is."""

DATED_BY = (
    f"CASE WHEN {_DATED_BESIDE} THEN 'sidecar' WHEN shots.taken IS NOT NULL THEN 'exif'"
    " WHEN xmp.taken IS NOT NULL THEN CASE WHEN xmp.dated_beside THEN 'sidecar' ELSE 'packet' END"
    " END"
)
CAMERA = "coalesce(nullif(shots.camera, ''), xmp.camera, '')"
LATITUDE = f"CASE WHEN {BY_XMP} THEN xmp.latitude ELSE facts.latitude END"  # not shown
LONGITUDE = f"CASE WHEN {BY_XMP} THEN xmp.longitude ELSE facts.longitude END"  # not shown
ALTITUDE = f"CASE WHEN {BY_XMP} THEN NULL ELSE facts.told ->> 'altitude' END"
PLACE = f"CASE WHEN {BY_XMP} THEN xmp.place ELSE facts.place END"  # not shown
LOCATED_BY = (
    f"CASE WHEN {_LOCATED_BESIDE} THEN 'sidecar' WHEN facts.latitude IS NOT NULL THEN 'exif'"
    " WHEN xmp.latitude IS NOT NULL THEN 'packet' END"
)
