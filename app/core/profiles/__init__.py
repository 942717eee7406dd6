"""Profiles: the journal of judgments, the metric learned from it, import and export."""
