"""Watching folders: a process hears of changes, threads look at what changed, a step follows it."""
