"""Facts of photos: when, where and with what they were taken; parsing and matching of filters."""
