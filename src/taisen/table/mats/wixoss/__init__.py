"""WIXOSS on the table: its board, faces, questions, movements and details."""

from typing import Final

from taisen.table.mats.wixoss.mat import WixossMat

MAT: Final = WixossMat()

__all__ = ["MAT"]
