"""Feature extraction: turn a picture into vectors, without engine, catalogue or Qt.

decode.decode(path)               a file's pixels, uint8 (h, w, 3) RGB
extractor.extract_global(pixels)  one vector for each global modality
extractor.extract_keypoints, vocabulary.shipped().words(...)  the vectors of visual words
subject.modality(folder)          the network that knows what is in a picture
metadata.read_metadata(path)      date, camera and place
same_picture.compare              whether two pictures are the same one
"""

SAFE = "LIKEWISE_SAFE"
"""Environment variable that disables loading other packages; here, as this loads nothing."""
