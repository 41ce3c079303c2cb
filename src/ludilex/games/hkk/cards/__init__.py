"""Card definitions as data, found by folder."""
