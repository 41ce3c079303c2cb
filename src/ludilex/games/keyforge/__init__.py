"""keyforge: so far only its law."""
