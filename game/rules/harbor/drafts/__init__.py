"""Decisions of several presses, built on what a seat may know."""
