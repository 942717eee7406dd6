"""Memory and time of reading a large library."""
