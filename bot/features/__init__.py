"""The features of the bot, a folder for each: its commands, what its buttons, menus and windows do, its pages and its
rules.
"""
