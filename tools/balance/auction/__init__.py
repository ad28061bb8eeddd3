"""What A3, A5 and A7 come to in the auction."""
