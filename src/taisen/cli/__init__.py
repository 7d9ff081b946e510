"""The command line: one module for each group of commands, collected by ``main``."""
