"""Learning and searching over feature vectors; knows nothing of images, files or Qt."""
