"""One module a change of the schema, the oldest first; a released one is never edited."""
