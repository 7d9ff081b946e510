"""The rules of WIXOSS, a module for a chapter or two of the ledger."""
