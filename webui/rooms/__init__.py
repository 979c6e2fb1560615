"""Boards that live at an address: their logs, what the logs add up to, who may look."""
