"""The page of duplicates: groups, the photos of one side by side, and what is to go."""
