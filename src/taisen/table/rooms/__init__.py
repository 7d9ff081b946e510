"""Rooms: tables at which people and bots sit, and everything that goes on at one; see ``rooms.lobby``."""
