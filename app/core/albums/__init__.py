"""Albums: photos put together by hand, and searches that go on to fill an album by themselves."""
