"""What people do: a folder for each thing, with its commands, what its buttons, menus and windows do, its pages and its
rules.
"""
