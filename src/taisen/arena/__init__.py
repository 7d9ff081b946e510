"""The arena: many matches between bots, what they measure, and what is checked on the way."""
