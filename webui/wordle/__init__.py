"""The Wordle page."""
