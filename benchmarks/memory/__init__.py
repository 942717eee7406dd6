"""Memory and time of reading a large library, until a kill and after it."""
