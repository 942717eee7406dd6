"""Read photos: scan folders, extract features in processes, watch for changes."""
