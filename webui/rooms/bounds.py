"""Every limit on what a browser can ask of the server, with its reason.

They are far above what people do, and low enough that a broken or hostile page can't take the
server away from the others.
"""

MESSAGE_BYTES = 160 * 1024
"""One message over the socket. The largest honest one is a pasted text of 20,000 characters, most
of them of three or four bytes, and at worst of seven. A larger one ends the connection, which the
page then makes anew."""

MESSAGES_PER_SECOND = 30.0
"""What one page may send in the long run: a key held down repeats about as fast."""

MESSAGES_AT_ONCE = 150
"""What one page may send in a burst: a game typed in at once by a program or a keyboard macro."""

PEOPLE_PER_BOARD = 100
"""Pages on one board: a large class. Each change is sent to every one of them."""

PEOPLE = 400
"""Pages in all, each about a megabyte of memory."""

BOARDS = 20_000
"""Boards kept by one server: years of puzzles for many people."""

ENTRIES_KEPT = 20_000
"""Messages of one board that stay in its log; older ones are dropped once a snapshot holds what
they came to. A game needs about thirty."""

ENTRIES_BETWEEN_SNAPSHOTS = 200
"""Messages that have to be folded again, at most about, when a board is opened."""

NAME_CHARACTERS = 60
"""A board's name: enough for a sentence, and still two lines on a phone."""

FILE_BYTES = 1024 * 1024
"""A board's file that is imported. A change of a board is some 80 bytes of it."""

FILE_ENTRIES = 20_000
"""Messages in a board's file: as many as a log keeps."""

ENTRY_CHARACTERS = 10_000
"""One message in a board's file. The largest honest one, twenty pasted rows, has about 900."""

KEY_TRIES = 5
"""Wrong keys from one address before it has to wait."""

KEY_WAIT_SECONDS = 60.0
"""The longest wait after wrong keys; it doubles up to this with each one."""

ADDRESSES_WATCHED = 1_000
"""Addresses whose wrong keys are remembered."""
