"""What all rooms of the core share: errors, language, paths, records that cross threads."""
