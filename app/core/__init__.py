"""The program without Qt: the library, its profiles and searches, and everything stored on disk."""
