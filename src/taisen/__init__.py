"""taisen: a rules engine for the card games Battle Spirits and WIXOSS."""
