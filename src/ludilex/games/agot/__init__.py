"""agot: so far only its law."""
