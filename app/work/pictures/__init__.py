"""Thumbnails, full-size pictures and what networks see in photos, made in isolated processes."""
