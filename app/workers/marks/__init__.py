"""Reading marks from files, and writing them into sidecars, in a process that may crash."""
