"""Albums: photos collected by hand, and searches that keep filling an album."""
