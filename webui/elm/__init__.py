"""A small Elm-style runtime on NiceGUI. It knows no game and no page."""
