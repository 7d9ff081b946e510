"""WIXOSS on the table: its board, faces, questions, movements and details."""

from taisen.table.mats.wixoss.mat import WixossMat

__all__ = ["WixossMat"]
