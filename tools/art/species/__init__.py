"""The catch: each species drawn once, printed on cards, tokens, barrels and signs."""
