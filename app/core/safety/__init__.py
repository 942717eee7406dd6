"""Keep a library safe: backups, their restoring, checks and repairs, the program's log."""
