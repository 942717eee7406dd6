"""Recovery of a damaged catalogue: its lines read page by page, and a sound one built of them."""
