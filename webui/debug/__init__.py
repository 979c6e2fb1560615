"""The history of a page, to go back and forth in: what `hunch --debug` adds to every page.

It is a triple like any page, around the whole program: `model`, `update` and `view` take the
program's own functions and give them back with a memory. Models are immutable and share what did
not change, so that remembering a thousand of them costs little more than remembering one.
"""
