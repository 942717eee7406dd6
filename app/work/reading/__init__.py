"""Reads photos: scans folders, extracts in processes, watches for changes."""
