"""`./dev ablate`: what is taken away, one thing at a time, and which rulings notice it."""
