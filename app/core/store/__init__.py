"""The SQLite catalogue of a library: opening, transactions, format, damage; and derived data."""
