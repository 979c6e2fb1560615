"""The SET page."""
