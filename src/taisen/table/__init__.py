"""The table: a server at which people and bots sit down and play, in a browser.

It knows rooms, seats, clocks and who may see what, and holds no rule: it draws views and passes on answers.
"""
