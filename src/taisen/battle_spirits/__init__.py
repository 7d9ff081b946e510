"""Battle Spirits, Eternal format, manual 17.1."""
