"""The map of the library: computed in a separate process, and stored as a derived file."""
