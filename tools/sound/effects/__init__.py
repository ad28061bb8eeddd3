"""The effects, one module per family; each function takes a seeded generator and returns a wave."""
