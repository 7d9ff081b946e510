"""The words that WIXOSS adds to the effect language."""
