"""Benchmarks, one folder per question: `python -m benchmarks NAME [--json FILE]` runs one."""
