"""Benchmarks, one folder a question: `python -m benchmarks NAME [--json FILE]` runs one."""
