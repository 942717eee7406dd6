"""What finding should reach, held against reports that other benchmarks wrote."""
