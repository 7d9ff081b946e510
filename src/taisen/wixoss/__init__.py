"""WIXOSS, classic to Key era: state, rules, vocabulary and cards."""
