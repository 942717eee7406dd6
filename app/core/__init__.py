"""Use-cases without Qt: the library, its profiles and searches, and everything kept on disk."""
