"""Benchmarks of the engine and of the public programs it is compared with."""
