"""Requests from the window to the library's thread: frozen dataclasses, a file for each part.

A part adds its file here and its union to ``Task``; the handler that serves it stands beside this
folder, because the window must not load what handlers need.
"""

from app.workers.bridge.requests.albums import AlbumRequest, AlbumSearch
from app.workers.bridge.requests.backups import BackupRequest
from app.workers.bridge.requests.duplicates import BinCopies, DuplicateRequest
from app.workers.bridge.requests.facts import FactRequest, WithdrawThumbs
from app.workers.bridge.requests.files import FileRequest
from app.workers.bridge.requests.maps import MapRequest
from app.workers.bridge.requests.marks import MarkRequest
from app.workers.bridge.requests.profiles import ProfileRequest, TrainingRequest
from app.workers.bridge.requests.scans import ScanRequest
from app.workers.bridge.requests.searches import Prefetch, SearchRequest
from app.workers.bridge.requests.stacks import StackRequest

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

Request = Task | SearchRequest | BackupRequest | Prefetch
