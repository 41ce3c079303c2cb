"""Cards: one folder per set, one module per house; modules are found, not listed."""
