"""The words that Battle Spirits adds to the effect language."""
