"""Learning and searching over feature vectors; independent of images, files and Qt."""
