"""Acts on files away from the library's thread: a thread of their own, a process that renders."""
