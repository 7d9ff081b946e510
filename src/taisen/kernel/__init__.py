"""The kernel: matches as plain data, and the machinery that moves them. It knows no game."""
