"""Requests from the window to the library's thread: frozen dataclasses, a file for each part.

A part adds its file here and its union to ``Task``; the handler that serves it stands beside this
folder, because the window must not load what handlers need.
"""

from app.work.bus.requests.albums import AlbumRequest, AlbumSearch
from app.work.bus.requests.duplicates import BinCopies, DuplicateRequest
from app.work.bus.requests.facts import FactRequest, WithdrawThumbs
from app.work.bus.requests.files import FileRequest
from app.work.bus.requests.maps import MapRequest
from app.work.bus.requests.marks import MarkRequest
from app.work.bus.requests.profiles import ProfileRequest, TrainingRequest
from app.work.bus.requests.scans import ScanRequest
from app.work.bus.requests.searches import SearchRequest
from app.work.bus.requests.stacks import StackRequest

Shown = SearchRequest | ProfileRequest | AlbumSearch | WithdrawThumbs | BinCopies
"""What ends in a view of the current search; the others leave it as it is."""

Task = (
    ScanRequest
    | ProfileRequest
    | TrainingRequest
    | AlbumRequest
    | MarkRequest
    | FactRequest
    | FileRequest
    | DuplicateRequest
    | StackRequest
    | MapRequest
)
"""What is asked of a library, but for its searches and its backups."""

Request = Task | SearchRequest
