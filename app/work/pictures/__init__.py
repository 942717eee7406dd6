"""Pictures of photos: thumbnails, full size, what a network sees; made in isolated processes."""
