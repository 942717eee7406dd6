"""Damage of a catalogue: found, its lines read page by page, and a sound one built of them."""
