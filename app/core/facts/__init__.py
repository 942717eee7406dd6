"""Facts of photos: where they were taken, what people type to find them, and finding these."""
