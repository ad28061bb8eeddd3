"""Tickets, tiles, markers, coins, barrels, boats and papers."""
