"""Battle Spirits on the table: its board, faces, questions, movements and details."""

from typing import Final

from taisen.table.mats.battle_spirits.mat import BattleSpiritsMat

MAT: Final = BattleSpiritsMat()

__all__ = ["MAT"]
