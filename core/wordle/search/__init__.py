"""The exact search for the best guess: a tree of candidates left, walked in compiled code."""
