"""Solving logic: values in, values out. Nothing here does input or output."""
