"""The page of the Countdown numbers game."""
