"""Requests from the window to the library's thread: frozen dataclasses, a file for each part.

A part adds its file here and its union to ``Task``; the handler that serves it stands beside this
folder, because the window must not load what handlers need.
"""

from likewise.app.workers.bridge.requests.albums import AlbumRequest, AlbumSearch
from likewise.app.workers.bridge.requests.backups import BackupRequest
from likewise.app.workers.bridge.requests.duplicates import BinCopies, DuplicateRequest
from likewise.app.workers.bridge.requests.facts import FactRequest, WithdrawThumbs
from likewise.app.workers.bridge.requests.files import FileRequest
from likewise.app.workers.bridge.requests.maps import MapRequest
from likewise.app.workers.bridge.requests.marks import MarkRequest
from likewise.app.workers.bridge.requests.profiles import ProfileRequest, TrainingRequest
from likewise.app.workers.bridge.requests.scans import ScanRequest
from likewise.app.workers.bridge.requests.searches import Prefetch, SearchRequest
from likewise.app.workers.bridge.requests.stacks import StackRequest

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
