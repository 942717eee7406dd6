"""Measures of rankings, splits of data, simulated users and tests of significance."""
