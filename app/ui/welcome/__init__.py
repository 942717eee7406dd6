"""First screen of an empty library."""
