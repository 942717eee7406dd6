"""Frame rates while photos are compared."""
