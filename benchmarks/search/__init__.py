"""Cost and recall of a click by the index, beside other designs and libraries."""
