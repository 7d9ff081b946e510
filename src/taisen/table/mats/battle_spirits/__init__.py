"""Battle Spirits on the table: its board, faces, questions, movements and details."""

from taisen.table.mats.battle_spirits.mat import BattleSpiritsMat

__all__ = ["BattleSpiritsMat"]
