"""Cost and recall of a click with the index, compared with other designs and libraries."""
