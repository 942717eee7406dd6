"""First page of an empty library."""
