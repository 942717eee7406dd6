"""Parts of the benchmark of hostile files."""
