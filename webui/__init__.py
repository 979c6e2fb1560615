"""The page: a model, an update and a view on a small Elm-style runtime."""
