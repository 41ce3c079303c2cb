"""Dominion cards as data, one module per expansion. Each module has a function `cards()`; none is listed anywhere."""
