"""Cards as data, one module a set or house; modules are found by their function `cards()`."""
