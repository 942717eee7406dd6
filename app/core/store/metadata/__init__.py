"""The tables of what photos say of themselves and people of them: facts, shots, XMP and marks."""
