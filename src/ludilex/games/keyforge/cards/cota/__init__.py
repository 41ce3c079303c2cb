"""Call of the Archons (2018)."""
