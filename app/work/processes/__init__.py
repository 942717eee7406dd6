"""Spawned processes with limits on memory, CPU time and silence."""
