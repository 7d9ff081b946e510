"""The rules, one module per chapter or two of the manual."""
