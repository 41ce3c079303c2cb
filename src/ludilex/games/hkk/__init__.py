"""hkk: so far only its law."""
