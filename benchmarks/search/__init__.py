"""Parts of the search benchmark: data, clicks, designs."""
