"""Duplicates: files of one content, copies of one photo, bursts; what of them might go, and why."""
