"""The command line."""

import argparse
import os
import sqlite3
import sys
from functools import partial
from importlib.metadata import version
from pathlib import Path

import platformdirs

from webui import surveying
from webui.arguments import add_openings, add_play, add_word_lists
from webui.compiled import use_own_folder
from webui.listening import LOOPBACK, USUAL_PORT, CantListenError, choose_port, is_ours
from webui.rooms.identity import SHORTEST_KEY, Identity, load_identity
from webui.words import Sources, WordsError

CANT_START = 2

EVERYWHERE = "0.0.0.0"

NOT_SHARED = (
    "--debug shows everything on a board to whoever opens its page: it goes with this computer "
    "alone, so leave out --lan and --address"
)


class CantStartError(Exception):
    """Why the program can't start, as a sentence."""


def main() -> None:
    """Parse the options and serve until Ctrl-C, or do what another command says.

    Exits with 2 and a sentence when that can't be.
    """
    use_own_folder()
    options = _parser().parse_args()
    try:
        options.run(options)
    except KeyboardInterrupt:
        pass
    except (CantStartError, CantListenError, WordsError, OSError) as error:
        print(f"hunch: {error}", file=sys.stderr)
        sys.exit(CANT_START)


def _start(options: argparse.Namespace) -> None:
    address = options.address or (EVERYWHERE if options.lan else LOOPBACK)
    if options.debug and address != LOOPBACK:
        raise CantStartError(NOT_SHARED)
    if not is_ours(address):
        raise CantListenError(f"{address} is not an address of this computer")
    port = choose_port(address, options.port)
    # NiceGUI makes a folder of its own as soon as it is imported, if need be where one stands.
    os.environ.setdefault("NICEGUI_STORAGE_PATH", str(options.data / "nicegui"))
    from webui.server import FolderInUseError, folder_of_our_own

    try:
        with folder_of_our_own(options.data):
            identity = load_identity(options.data, options.key, options.new_key)
            _serve(options, address, port, identity)
    except FolderInUseError:
        raise CantStartError(
            f"another hunch keeps its boards in {options.data}: stop it, or choose another folder "
            "with --data"
        ) from None
    except (OSError, sqlite3.Error) as error:
        raise CantStartError(f"boards can't be kept in {options.data}: {error}") from error


def _serve(options: argparse.Namespace, address: str, port: int, identity: Identity) -> None:
    from webui.announcing import announce, hosts, path_to_open, sharing_at
    from webui.server import Options, serve

    sharing = sharing_at(address, port, identity.key)
    serve(
        Options(
            address=address,
            port=port,
            hosts=hosts(address, port, options.host_name),
            sharing=sharing,
            identity=identity,
            data=options.data,
            sources=Sources(options.answers, options.guesses),
            opened=None if options.no_browser else path_to_open(address, sharing),
            started=partial(announce, address, port, sharing),
            is_debugging=options.debug,
        )
    )


# OPTIONS


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="hunch",
        description="Help with puzzles, as a page in your browser. Wordle: type the guesses you "
        "have made, tap their letters to colour them, and see which words are still possible. "
        "Countdown: type the tiles and the target, and see every way to make it.",
    )
    parser.add_argument(
        "--port",
        type=_port,
        metavar="N",
        help=f"port to listen on (default: {USUAL_PORT}, or a free one when that is taken)",
    )
    parser.add_argument(
        "--no-browser", action="store_true", help="don't open the page in a browser"
    )
    parser.add_argument(
        "--data",
        type=Path,
        metavar="FOLDER",
        default=platformdirs.user_data_path("hunch", appauthor=False),
        help="folder in which boards are kept (default: %(default)s)",
    )
    parser.add_argument(
        "--debug",
        action="store_true",
        help="show the history of every page beside it, to go back and forth in; on this computer "
        "alone",
    )
    parser.add_argument("--version", action="version", version=f"hunch {version('hunch')}")

    add_word_lists(parser, default=None)

    sharing = parser.add_argument_group("sharing on a network")
    sharing.add_argument(
        "--lan",
        action="store_true",
        help="let others on your network in, by a link that is printed and shown under Share",
    )
    sharing.add_argument(
        "--address",
        metavar="ADDRESS",
        help="listen on this address of the computer alone (with --lan the default is all)",
    )
    sharing.add_argument(
        "--key",
        type=_key,
        metavar="KEY",
        help="the key in the links (default: one that is made once and kept)",
    )
    sharing.add_argument(
        "--new-key", action="store_true", help="make a new key: the links so far open nothing"
    )
    sharing.add_argument(
        "--host-name",
        action="append",
        default=[],
        metavar="NAME",
        help="another name by which browsers may call this computer; can be given several times",
    )

    parser.set_defaults(run=_start)
    commands = parser.add_subparsers(title="other commands", metavar="COMMAND")
    surveying.add_parser(commands)
    add_play(commands)
    add_openings(commands)
    return parser


def _port(text: str) -> int:
    if not (text.isascii() and text.isdecimal()) or not 1 <= int(text) <= 65535:
        raise argparse.ArgumentTypeError(f"{text!r} is not a port: expected 1 to 65535")
    return int(text)


def _key(text: str) -> str:
    if len(text) < SHORTEST_KEY or not text.isprintable() or not text.isascii() or " " in text:
        raise argparse.ArgumentTypeError(
            f"a key has at least {SHORTEST_KEY} letters, digits or signs, without spaces"
        )
    return text


if __name__ in {"__main__", "__mp_main__"}:
    main()
