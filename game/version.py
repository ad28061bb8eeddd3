"""The version of the game, in one place; pyproject.toml must agree."""

VERSION = "0.7.0"
