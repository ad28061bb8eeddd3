"""The duel's two-faced cards, another deck than the auction's: night round every fish."""
