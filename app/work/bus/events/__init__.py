"""Events from the library's thread to the window's: one frozen dataclass for each kind, a file for
each part, as with requests."""

from app.work.bus.events.files import (
    DuplicatesFound,
    DuplicatesProgressed,
    FilesDone,
    FilesFailed,
    FilesPlanned,
    FilesProgressed,
)
from app.work.bus.events.library import (
    BackupsListed,
    ColoursChanged,
    Failed,
    IndexChanged,
    Message,
    Opened,
    PhotosChanged,
    ProblemsChanged,
    ProgressChanged,
    RootsChanged,
)
from app.work.bus.events.photos import (
    AlbumListed,
    AlbumsChanged,
    FactsCounted,
    FactsTold,
    MapChanged,
    MapProgressed,
    MarksChanged,
    NamesRanked,
    PhotoSeen,
    PhotosFiltered,
    SidecarsChanged,
    SidecarsWritten,
    StacksChanged,
)
from app.work.bus.events.searches import (
    LearningChanged,
    ProfilesChanged,
    SearchChanged,
    SearchesListed,
    SearchOutdated,
)

Event = (
    Opened
    | PhotosChanged
    | RootsChanged
    | ProblemsChanged
    | ProgressChanged
    | SearchChanged
    | SearchOutdated
    | ProfilesChanged
    | AlbumsChanged
    | AlbumListed
    | MarksChanged
    | SidecarsChanged
    | SidecarsWritten
    | PhotosFiltered
    | FactsCounted
    | FactsTold
    | PhotoSeen
    | SearchesListed
    | FilesPlanned
    | FilesProgressed
    | FilesDone
    | FilesFailed
    | DuplicatesProgressed
    | DuplicatesFound
    | StacksChanged
    | ColoursChanged
    | NamesRanked
    | MapChanged
    | MapProgressed
    | LearningChanged
    | IndexChanged
    | BackupsListed
    | Message
    | Failed
)

__all__ = [
    "AlbumListed",
    "AlbumsChanged",
    "BackupsListed",
    "ColoursChanged",
    "DuplicatesFound",
    "DuplicatesProgressed",
    "Event",
    "FactsCounted",
    "FactsTold",
    "Failed",
    "FilesDone",
    "FilesFailed",
    "FilesPlanned",
    "FilesProgressed",
    "IndexChanged",
    "LearningChanged",
    "MapChanged",
    "MapProgressed",
    "MarksChanged",
    "Message",
    "NamesRanked",
    "Opened",
    "PhotoSeen",
    "PhotosChanged",
    "PhotosFiltered",
    "ProblemsChanged",
    "ProfilesChanged",
    "ProgressChanged",
    "RootsChanged",
    "SearchChanged",
    "SearchOutdated",
    "SearchesListed",
    "SidecarsChanged",
    "SidecarsWritten",
    "StacksChanged",
]
