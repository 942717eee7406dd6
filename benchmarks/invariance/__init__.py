"""How far feature vectors move when a picture is resized, recompressed or turned."""
