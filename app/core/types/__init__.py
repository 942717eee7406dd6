"""What crosses threads: frozen snapshots that workers make and windows read.

Who uses them imports from here; each subject has a file of its own.
"""

from app.core.types.albums import (
    AlbumInfo,
)
from app.core.types.facts import (
    UNKNOWN_SHOT,
    FactCounts,
    FactValue,
    KnownFacts,
    Range,
    SeenPhoto,
    Shot,
    Teller,
    Thumbed,
    XmpFacts,
)
from app.core.types.index import (
    ClusterState,
    Doing,
    IndexState,
)
from app.core.types.marks import (
    COLOURS,
    MOST_STARS,
    REJECTED,
    UNMARKED,
    MarkChange,
    Marks,
    SidecarState,
)
from app.core.types.photos import (
    SEARCHABLE,
    Changes,
    MovedFile,
    PhotoInfo,
    PhotoState,
    Problem,
    RootInfo,
)
from app.core.types.profiles import (
    ProfileInfo,
    ProfilesView,
)
from app.core.types.progress import (
    LearningProgress,
    Pace,
    Progress,
)
from app.core.types.roots import (
    Kind,
    PathInRoot,
    Presence,
    Trouble,
)
from app.core.types.searches import (
    EVERYWHERE,
    AlbumEdge,
    Crop,
    EarlierSearch,
    QueryItem,
    ResultItem,
    Scope,
    SearchView,
    TrailStep,
    word_of,
)

__all__ = [
    "COLOURS",
    "EVERYWHERE",
    "MOST_STARS",
    "REJECTED",
    "SEARCHABLE",
    "UNKNOWN_SHOT",
    "UNMARKED",
    "AlbumEdge",
    "AlbumInfo",
    "Changes",
    "ClusterState",
    "Crop",
    "Doing",
    "EarlierSearch",
    "FactCounts",
    "FactValue",
    "IndexState",
    "Kind",
    "KnownFacts",
    "LearningProgress",
    "MarkChange",
    "Marks",
    "MovedFile",
    "Pace",
    "PathInRoot",
    "PhotoInfo",
    "PhotoState",
    "Presence",
    "Problem",
    "ProfileInfo",
    "ProfilesView",
    "Progress",
    "QueryItem",
    "Range",
    "ResultItem",
    "RootInfo",
    "Scope",
    "SearchView",
    "SeenPhoto",
    "Shot",
    "SidecarState",
    "Teller",
    "Thumbed",
    "TrailStep",
    "Trouble",
    "XmpFacts",
    "word_of",
]
